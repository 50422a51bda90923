// The list of strips, document by document, and what narrows it.

const filter = { verdicts: new Set(), document: '', variant: '', words: [] };
let shownStrips = [];

function fits(one) {
  if (filter.verdicts.size > 0 && !filter.verdicts.has(one.verdict)) return false;
  if (filter.document && one.strip.document !== filter.document) return false;
  if (filter.variant && one.strip.variant !== filter.variant) return false;
  if (filter.words.length === 0) return true;
  one.haystack ??= [one.name, one.strip.state, wordFor(one.verdict), one.message ?? '',
    ...one.changed.map(changeText)].join('\n').toLowerCase();
  return filter.words.every((word) => one.haystack.includes(word));
}

/// `2 of 5 differ`, in a word where all cases agree.
function stripText(strip) {
  const kinds = new Map();
  for (const one of strip.cases) kinds.set(one.verdict, (kinds.get(one.verdict) ?? 0) + 1);
  return [...kinds].map(([verdict, count]) => `${count} ${wordFor(verdict)}`).join(', ');
}

function pips(strip) {
  if (strip.cases.length > 10) {
    return make('span', { class: 'tally', 'aria-hidden': 'true' },
      `${strip.failing} / ${strip.cases.length}`);
  }
  return make('span', { class: 'pips', 'aria-hidden': 'true' },
    ...strip.cases.map((one) => make('span', { class: 'pip', 'data-verdict': one.verdict },
      isClean(one) ? '' : marks[one.verdict])));
}

function row(strip) {
  const worst = strip.cases.find((one) => !isClean(one)) ?? strip.cases[0];
  strip.row = make('a', {
    class: 'row', href: `#${fragment(worst)}`, tabindex: '-1', 'data-strip': strip.number,
    'data-failing': String(strip.failing > 0),
  }, badge(worst.verdict, false), make('span', { class: 'label' }, strip.title), pips(strip),
  unseen(stripText(strip)));
  return make('li', {}, strip.row);
}

/// Rows are made once; filters hide them.
function fillList() {
  const groups = new Map();
  for (const strip of strips) {
    if (!groups.has(strip.document)) groups.set(strip.document, []);
    groups.get(strip.document).push(strip);
  }
  const sections = [];
  const notes = [
    ['problems', 'problem', run.problems.length + run.omitted.problems],
    ['laws', 'broken law', run.laws.length + run.omitted.laws],
    ['warnings', 'warning', run.warnings.length + run.omitted.warnings],
    ...run.checks.map(({ name, count }) => [name, `finding of ${name}`, count]),
  ].filter((one) => one[2] > 0).map(([id, noun, count]) => make('li', {},
    make('a', { class: 'row note', href: `#run-${id}`, tabindex: '-1', 'data-note': id },
      badge(['problems', 'laws'].includes(id) ? 'unreadable' : 'tolerated', false),
      make('span', { class: 'label' }, noun.includes(' of ')
        ? counted(count, 'finding') + noun.slice('finding'.length) : counted(count, noun)))));
  const overview = make('li', {}, make('a', {
    class: 'row note', href: '#run', tabindex: '-1', 'data-note': 'run',
  }, make('span', { class: 'mark', 'aria-hidden': 'true' }, '≡'),
  make('span', { class: 'label' }, words.whole)));
  sections.push(make('ul', { class: 'plain' }, overview, ...notes));
  for (const [name, members] of groups) {
    const failing = members.reduce((sum, strip) => sum + strip.failing, 0);
    const total = members.reduce((sum, strip) => sum + strip.cases.length, 0);
    const tally = failing > 0 ? `${grouped(failing)} of ${grouped(total)}` : `${grouped(total)} ✓`;
    const section = make('section', { class: 'group' },
      make('h2', {}, make('span', { class: 'path' }, name),
        make('span', { class: 'faint' }, make('span', { 'aria-hidden': 'true' }, tally),
          unseen(failing > 0 ? `, ${failing} of ${total} ${words.failing}` : `, all ${total} clean`))),
      make('ul', { class: 'plain' }, ...members.map(row)));
    section.strips = members;
    section.style.containIntrinsicBlockSize = `auto ${44 + members.length * 34}px`;
    sections.push(section);
  }
  at('rows').append(...sections);
}

function applyFilter() {
  let count = 0;
  shownStrips = [];
  for (const section of at('rows').querySelectorAll('.group')) {
    let isEmpty = true;
    for (const strip of section.strips) {
      const fitting = strip.cases.filter(fits).length;
      strip.row.parentElement.hidden = fitting === 0;
      if (fitting === 0) continue;
      isEmpty = false;
      count += fitting;
      shownStrips.push(strip);
    }
    section.hidden = isEmpty;
  }
  const rest = run.omitted.cases === 0 ? ''
    : `; ${counted(run.omitted.cases, 'more case')} left out`;
  at('shown').textContent = count === cases.length
    ? `${counted(cases.length, 'case')} in ${counted(strips.length, 'strip')}${rest}`
    : count === 0 ? 'No case fits. Escape in the search clears all filters.'
      : `${grouped(count)} of ${counted(cases.length, 'case')} fit`;
  for (const chip of at('verdicts').children) {
    chip.setAttribute('aria-pressed', filter.verdicts.has(chip.dataset.verdict));
  }
  holdTabStop();
}

/// The list is one stop for the Tab key: the chosen row, else the first.
function holdTabStop() {
  const rows = [...at('rows').querySelectorAll('.row')].filter((one) => !one.closest('[hidden]'));
  for (const one of rows) one.tabIndex = -1;
  const chosen = rows.find((one) => one.getAttribute('aria-current')) ?? rows[0];
  if (chosen) chosen.tabIndex = 0;
}

function clearFilter() {
  filter.verdicts.clear();
  filter.document = filter.variant = '';
  filter.words = [];
  for (const id of ['search', 'document', 'variant']) at(id).value = '';
  applyFilter();
}

function fillFilters() {
  const present = run.verdicts.filter((one) => one.count > 0)
    .sort((a, b) => a.isClean - b.isClean);
  for (const verdict of present) {
    const chip = make('button', {
      type: 'button', class: 'chip', 'data-verdict': verdict.name, 'aria-pressed': 'false',
      title: verdict.meaning,
    }, badge(verdict.name, false), verdict.word, ' ',
    make('span', { class: 'count' }, grouped(verdict.count)));
    chip.addEventListener('click', () => {
      if (!filter.verdicts.delete(verdict.name)) filter.verdicts.add(verdict.name);
      applyFilter();
    });
    at('verdicts').append(chip);
  }
  const choices = { document: 'All documents', variant: 'All variants' };
  for (const [key, all] of Object.entries(choices)) {
    const names = [...new Set(strips.map((strip) => strip[key]))].sort();
    at(key).append(make('option', { value: '' }, all),
      ...names.map((name) => make('option', { value: name }, name)));
    at(key).addEventListener('change', () => {
      filter[key] = at(key).value;
      applyFilter();
    });
  }
  at('search').addEventListener('input', () => {
    filter.words = at('search').value.toLowerCase().split(/\s+/).filter(Boolean);
    applyFilter();
  });
  at('search').addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    clearFilter();
    event.stopPropagation();
  });
  at('filters').addEventListener('submit', (event) => {
    event.preventDefault();
    if (shownStrips.length > 0) choose(firstIn(shownStrips[0]), { focus: 'row' });
  });
  rove(at('rows'), 'section:not([hidden]) li:not([hidden]) > .row, #rows > ul .row', {
    forward: ['ArrowDown'], backward: ['ArrowUp'],
    onMove: openRow,
  });
}

/// Where one lands in a strip: at the first case with something to look at.
const firstIn = (strip) => strip.cases.find((one) => fits(one) && !isClean(one))
  ?? strip.cases.find(fits) ?? strip.cases.find((one) => !isClean(one)) ?? strip.cases[0];

/// The strip so many rows further on; the first or the last where there is none.
function neighbour(strip, step) {
  const here = shownStrips.indexOf(strip);
  if (here < 0) return shownStrips.find((one) => one.number > strip.number) ?? shownStrips[0];
  return shownStrips[Math.max(0, Math.min(shownStrips.length - 1, here + step))];
}

function markRow(element) {
  for (const old of at('rows').querySelectorAll('[aria-current]')) {
    old.removeAttribute('aria-current');
  }
  if (element) {
    element.setAttribute('aria-current', 'page');
    element.scrollIntoView({ block: 'nearest' });
  }
  holdTabStop();
}
