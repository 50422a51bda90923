// What is chosen, time, the keys, and the start of it all.

const label = (one) => (one.isLoad ? one.label : one.label[0].toUpperCase() + one.label.slice(1));

/// Keeps what is chosen where the page finds it again.
function remember() {
  const { file, screen: name, variant: of } = choice;
  const parts = Object.entries({ file, screen: name, variant: of }).filter(([, value]) => value);
  history.replaceState(null, '', `#${query(Object.fromEntries(parts))}`);
}

/// What was said about the documents, and about the one that is shown.
function takeNews(said) {
  document.documentElement.classList.remove('ended');
  const before = news;
  news = said;
  fillDocuments();
  // What is gone stays as long as there is a picture of it.
  if (choice.file === null
    || (!said.files.includes(choice.file) && !said.document?.pictured)) {
    choice.file = said.files[0] ?? null;
    if (choice.file === null) shown = null;
    if (choice.file !== null) askAnew();
    showEmptiness();
    return;
  }
  const { saved } = said;
  if (saved && saved.revision > (before.saved?.revision ?? 0) && before.revision > 0
    && saved.file !== choice.file && at('follow').checked) {
    chooseFile(saved.file);
    return;
  }
  if (said.document) takeDocument(said.document);
  showEmptiness();
}

function takeDocument(one) {
  const isOther = one.file !== shown?.file;
  if (!isOther && one.revision === shown.revision) return;
  const isNewPicture = isOther || one.pictured !== shown.pictured;
  shown = one;
  at('headline').textContent = one.title ?? one.file.split('/').at(-1);
  at('place').textContent = one.file;
  document.title = `${one.problems.length > 0 ? '⚠ ' : ''}${at('headline').textContent}`;
  if (isOther) forgetPicture();
  if (isNewPicture) {
    pictures.clear();
    ownProblems = [];
    if (!screen()) choice.screen = one.screens?.[0]?.name ?? null;
    settleVariant();
    fillScreens();
    paint().then(() => {
      fillVariants();
      if (!player.isOn) findNodes();
    });
  } else {
    paintings += 1;
  }
  showTrouble();
  showWarnings();
  announce(one.problems.length > 0 ? `${counted(one.problems.length, 'problem')}: `
    + one.problems[0].message : 'Painted anew');
  document.documentElement.dataset.revision = one.revision;
}

function forgetPicture() {
  nodes = [];
  choice.node = null;
  const canvas = at('picture');
  canvas.width = 0;
  canvas.height = 0;
  for (const key of Object.keys(canvas.dataset)) delete canvas.dataset[key];
  at('variants').replaceChildren();
  fillNodes();
}

function settleVariant() {
  if (!variant()) choice.variant = screen()?.variants[0]?.name ?? null;
  const { isLoad, stops } = screen() ?? {};
  if (isLoad ? !Number.isInteger(choice.time) && choice.time < 1 : choice.time > 1) {
    choice.time = isLoad ? stops[0] ?? 0 : 0.5;
  }
}

function showEmptiness() {
  const isEmpty = choice.file === null || !shown;
  at('empty').hidden = !isEmpty || news.revision === 0;
  at('bench').hidden = isEmpty;
  at('desk').hidden = isEmpty || !shown.pictured;
  if (!isEmpty || news.revision === 0) return;
  if (choice.file !== null) at('empty').replaceChildren();
  else {
    at('empty').replaceChildren(make('h2', {}, 'There is no document here'),
      ...news.problems.map(problemCard), make('p', { class: 'faint' },
        'As soon as there is a file that ends in .skel.yaml, it is shown.'));
  }
}

// Choosing.

function chooseFile(file) {
  stop();
  choice.file = file;
  choice.screen = null;
  choice.variant = null;
  choice.time = 0.5;
  remember();
  fillDocuments();
  askAnew();
}

function chooseScreen(name) {
  stop();
  choice.screen = name;
  choice.time = screen()?.isLoad ? screen().stops[0] ?? 0 : 0.5;
  choice.node = null;
  settleVariant();
  showView();
}

function chooseVariant(name) {
  choice.variant = name;
  showView();
}

/// Another view of the same document.
function showView() {
  remember();
  ownProblems = [];
  nodes = [];
  fillNodes();
  fillScreens();
  paint().then(() => {
    fillVariants();
    findNodes();
  });
}

function stepVariant(step) {
  const all = screen()?.variants ?? [];
  const place = all.findIndex((one) => one.name === choice.variant) + step;
  if (all[place]) {
    chooseVariant(all[place].name);
    if (at('variants').contains(document.activeElement)) {
      at('variants').children[place].focus();
    }
  }
}

function stepScreen(step) {
  const all = shown?.screens ?? [];
  const place = all.findIndex((one) => one.name === choice.screen) + step;
  if (!all[place]) return;
  chooseScreen(all[place].name);
  if (at('screens').contains(document.activeElement)) at('screens').children[place].focus();
}

function fillScreens() {
  const all = shown?.screens ?? [];
  const hadFocus = at('screens').contains(document.activeElement);
  at('screens').replaceChildren(...all.map((one) => make('button', {
    type: 'button', role: 'radio', 'aria-checked': String(one.name === choice.screen),
    'data-screen': one.name, 'data-load': String(one.isLoad),
    tabindex: one.name === choice.screen ? '0' : '-1',
    'aria-label': one.isLoad ? `Scenario ${one.label}` : undefined,
    onclick: () => chooseScreen(one.name),
  }, label(one))));
  if (hadFocus) at('screens').querySelector('[aria-checked=true]')?.focus();
  fillTime();
}

function fillDocuments() {
  const isMany = news.files.length > 1;
  at('documents').hidden = !isMany;
  document.querySelector('.columns').classList.toggle('many', isMany);
  if (!isMany) return;
  const words = at('search').value.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = news.files.filter((file) => {
    const text = file.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const most = fitting.slice(0, 500);
  const old = [...at('names').querySelectorAll('.name')];
  if (old.map((one) => one.dataset.file).join('\n') !== most.join('\n')) {
    at('names').replaceChildren(...most.map((file) => {
      const parts = file.split('/');
      const name = parts.pop();
      return make('li', {}, make('button', {
        type: 'button', class: 'name', 'data-file': file, onclick: () => chooseFile(file),
      }, name.replace(/\.skel\.(yaml|json)$/, ''),
      parts.length > 0 ? make('span', { class: 'faint' }, parts.join('/')) : null));
    }), ...(fitting.length > most.length ? [make('li', { class: 'faint' },
      `${counted(fitting.length - most.length, 'more')}; the search finds them`)] : []));
  }
  for (const one of at('names').querySelectorAll('.name')) {
    const isChosen = one.dataset.file === choice.file;
    if (isChosen) one.setAttribute('aria-current', 'page');
    else one.removeAttribute('aria-current');
  }
}

// Time: a phase of a round, or so many milliseconds of a load.

const player = { isOn: false, start: 0, isBusy: false };
const rate = 25;

function fillTime() {
  const one = screen();
  const isStill = duration === 0;
  at('time').disabled = isStill;
  at('play').disabled = isStill;
  at('time').max = one?.isLoad ? duration : 1000;
  at('time').step = one?.isLoad ? 10 : 1;
  at('time').value = one?.isLoad ? choice.time : choice.time * 1000;
  const text = isStill ? 'stands still' : one?.isLoad ? `${points(choice.time)} ms`
    : `phase ${points(choice.time)}`;
  at('now').textContent = text;
  at('time').setAttribute('aria-valuetext', text);
  const stops = isStill ? [] : one?.stops ?? [];
  if (at('stops').dataset.stops !== stops.join()) {
    at('stops').dataset.stops = stops.join();
    at('stops').replaceChildren(...stops.map((time) => make('button', {
      type: 'button', 'data-time': time, onclick: () => goTo(time),
    }, one.isLoad ? `${points(time)} ms` : points(time))));
  }
  for (const button of at('stops').children) {
    button.setAttribute('aria-pressed', String(Number(button.dataset.time) === choice.time));
  }
}

function goTo(time) {
  stop();
  setTime(time);
  findNodesSoon();
}

function setTime(time) {
  choice.time = time;
  fillTime();
  return paint();
}

let findingNodes = 0;
function findNodesSoon() {
  clearTimeout(findingNodes);
  findingNodes = setTimeout(() => {
    findNodes();
    if (screen()?.isLoad) fillVariants();
  }, 120);
}

function stepStop(step) {
  const stops = screen()?.stops ?? [];
  if (stops.length === 0 || duration === 0) return;
  const next = step > 0 ? stops.find((one) => one > choice.time + 1e-9)
    : stops.findLast((one) => one < choice.time - 1e-9);
  goTo(next ?? stops.at(step > 0 ? 0 : -1));
}

function play() {
  if (duration === 0 || player.isOn) return;
  player.isOn = true;
  player.start = performance.now()
    - (screen().isLoad ? choice.time % duration : choice.time * duration);
  at('play').textContent = 'Pause';
  at('play').setAttribute('aria-pressed', 'true');
  requestAnimationFrame(playOn);
}

function stop() {
  if (!player.isOn) return;
  player.isOn = false;
  at('play').textContent = 'Play';
  at('play').setAttribute('aria-pressed', 'false');
  findNodesSoon();
}

const togglePlay = () => (player.isOn ? stop() : play());

/// At the speed of the round; what is not painted in time is left out. Who wants less motion sees
/// what is tested, one after the other.
function playOn(now) {
  if (!player.isOn) return;
  requestAnimationFrame(playOn);
  if (player.isBusy || isLate()) return;
  const one = screen();
  const isCalm = stillness.matches && one.stops.length > 0;
  let time;
  if (isCalm) {
    time = one.stops[Math.floor((now - player.start) / 1000) % one.stops.length];
  } else {
    const frames = Math.max(1, Math.round(duration * rate / 1000));
    const place = Math.floor(((now - player.start) % duration) / duration * frames);
    time = one.isLoad ? place * 1000 / rate : place / frames;
    // The next ones are painted while this one is seen.
    for (let ahead = 1; ahead <= 3; ahead += 1) {
      const next = (place + ahead) % frames;
      picture(2, one.name, choice.variant, one.isLoad ? next * 1000 / rate : next / frames);
    }
  }
  if (time === choice.time) return;
  player.isBusy = true;
  setTime(time).finally(() => { player.isBusy = false; });
}

// Keys.

const keys = [
  [[' '], 'Space', 'Play or pause', togglePlay],
  [['l', 'ArrowRight'], 'l or →', 'Next phase or instant that is tested', () => stepStop(1)],
  [['h', 'ArrowLeft'], 'h or ←', 'The one before', () => stepStop(-1)],
  [['j', 'ArrowDown'], 'j or ↓', 'Next variant', () => stepVariant(1)],
  [['k', 'ArrowUp'], 'k or ↑', 'The one before', () => stepVariant(-1)],
  [['n'], 'n', 'Next screen', () => stepScreen(1)],
  [['p'], 'p', 'The one before', () => stepScreen(-1)],
  [['s'], 's', 'What shifts when the skeleton gives way', () => at('shift').click()],
  [['+', '='], '+', 'Zoom in', () => stepZoom(1)],
  [['-'], '−', 'Zoom out', () => stepZoom(-1)],
  [['0'], '0', 'Zoom to fit', () => setZoom('fit')],
  [['/'], '/', 'Find a document', () => at('search').focus()],
  [['t'], 't', 'Light, dark, or as the system is', () => at('theme').click()],
  [['Escape'], 'Escape', 'No node', () => chooseNode(null)],
  [['?'], '?', 'These keys', () => at('help').showModal()],
];

function start() {
  const asked = new URLSearchParams(location.hash.slice(1));
  for (const key of ['file', 'screen', 'variant']) choice[key] = asked.get(key);
  startTheme();
  startKeys();
  at('zoom').append(...zooms.map((one) => make('option', { value: one },
    one === 'fit' ? 'Fit' : one)));
  at('zoom').addEventListener('change', () => setZoom(at('zoom').value));
  at('zoom-in').addEventListener('click', () => stepZoom(1));
  at('zoom-out').addEventListener('click', () => stepZoom(-1));
  at('shift').addEventListener('change', showShift);
  at('play').addEventListener('click', togglePlay);
  at('time').addEventListener('input', () => {
    stop();
    const value = Number(at('time').value);
    setTime(screen()?.isLoad ? value : value / 1000);
    findNodesSoon();
  });
  // What is chosen already has no use of its own for the key.
  for (const id of ['screens', 'variants']) {
    at(id).addEventListener('keydown', (event) => {
      if (event.key !== ' ' || !event.target.matches('[aria-checked=true]')) return;
      event.preventDefault();
      togglePlay();
    });
  }
  at('search').addEventListener('input', fillDocuments);
  at('sheet').addEventListener('mousemove', (event) => {
    if (!isLate()) showMark('probe', nodeUnder(event));
  });
  at('sheet').addEventListener('mouseleave', () => showMark('probe', null));
  at('sheet').addEventListener('click', (event) => {
    if (!isLate()) chooseNode(nodeUnder(event)?.name ?? null);
  });
  document.querySelector('.skip').addEventListener('click', (event) => {
    event.preventDefault();
    at('main').focus();
  });
  new ResizeObserver(applyZoom).observe(at('viewport'));
  followNews();
}

start();
