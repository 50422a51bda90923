// What can be shown of an app: thumbnails of its views, and what is missing from them.

const check = JSON.parse(document.getElementById('check').textContent);
const words = {
  refused: 'no picture', 'stand-ins': 'with stand-ins', blank: 'one colour', whole: 'whole',
  arguments: 'needs arguments',
};

function ground(view) {
  if (view.picture !== null) {
    return make('div', { class: 'ground' },
      make('img', { src: address(view.picture), alt: `${view.name}, drawn`, loading: 'lazy' }));
  }
  const call = `${view.name}(${view.arguments.map((name) => `${name}:`).join(' ')})`;
  const why = view.outcome === 'arguments' ? make('code', {}, call) : 'no picture';
  return make('div', { class: 'ground' }, why);
}

function card(view) {
  const said = view.said.map(({ place, message }) => make('li', {}, message, ' ',
    make('span', { class: 'path faint' }, place)));
  return make('li', { class: 'view' },
    ground(view),
    make('h3', {}, view.name, view.preview ? ' (preview)' : ''),
    make('p', { class: 'path faint' }, view.place),
    make('span', { class: `badge ${view.outcome}` }, words[view.outcome]),
    said.length ? make('ul', { class: 'plain said' }, ...said) : null);
}

function fits(view, outcome, text) {
  if (outcome !== 'all' && view.outcome !== outcome) return false;
  const all = [view.name, view.place, ...view.said.map(({ message }) => message)];
  return all.some((one) => one.toLowerCase().includes(text));
}

function show() {
  const outcome = at('outcome').value;
  const text = at('words').value.trim().toLowerCase();
  const views = check.views.filter((view) => fits(view, outcome, text));
  at('views').replaceChildren(...views.map(card));
  at('shown').textContent = `${counted(views.length, 'view')} shown`;
}

at('headline').textContent = `${check.source}: ${check.headline}`;
at('causes').append(...check.causes.map(({ outcome, message, count }) => make('li', {},
  make('strong', {}, `${counted(count, 'view')}, ${words[outcome]}: `), message)));
at('causes-part').hidden = check.causes.length === 0;
for (const outcome of ['all', ...Object.keys(words)]) {
  const count = check.views.filter((view) => outcome === 'all' || view.outcome === outcome).length;
  const label = `${outcome === 'all' ? 'all' : words[outcome]} (${grouped(count)})`;
  if (count) at('outcome').append(make('option', { value: outcome }, label));
}
at('outcome').addEventListener('change', show);
at('words').addEventListener('input', show);
startTheme();
show();
