// Which case is chosen, the keys, and the start of it all.

let current = null;

const fragment = (one) => encodeURI(one.name).replaceAll('#', '%23').replaceAll('?', '%3F');

/// Shows a case everywhere at once.
function choose(one, { quiet = false, focus = null } = {}) {
  const isNew = one !== current;
  if (!quiet) stopPlaying();
  if (!current || current.changed !== one.changed) look.node = null;
  current = one;
  at('overview').hidden = true;
  at('case').hidden = false;
  showDetail(one);
  showStrip(one);
  showStage(one);
  if (look.node === null) {
    for (const node of at('nodes').querySelectorAll('.node')) {
      node.setAttribute('aria-pressed', 'false');
    }
  }
  if (quiet) return;
  markRow(one.strip.row);
  history.replaceState(null, '', `#${fragment(one)}`);
  document.title = `${one.name}: ${wordFor(one.verdict)}`;
  if (focus === 'row') one.strip.row.focus();
  if (isNew) {
    announce(`${one.strip.document}, ${one.strip.title}, ${frameName(one)}: ${wordFor(one.verdict)}. `
      + explanation(one));
  }
}

function chooseRun(part) {
  stopPlaying();
  stopBlinking();
  current = null;
  at('case').hidden = true;
  at('overview').hidden = false;
  showRun(part);
  markRow(at('rows').querySelector(`[data-note="${part}"]`)
    ?? at('rows').querySelector('[data-note="run"]'));
  history.replaceState(null, '', part === 'run' ? '#run' : `#run-${part}`);
  document.title = `skelsnap: ${run.headline}`;
  announce(`${words.whole}: ${run.headline}`);
}

/// Follows a fragment: a case by its name, else the run, else what needs a look first.
function go(hash) {
  let name = hash;
  try {
    name = decodeURIComponent(hash);
  } catch { /* An address typed by hand may be anything. */ }
  const one = casesByName.get(name);
  if (one) {
    choose(one);
  } else if (/^run(-\w+)?$/.test(name)) {
    chooseRun(name.slice(4) || 'run');
  } else if (strips.some((strip) => strip.failing > 0)) {
    choose(firstIn(strips[0]));
  } else {
    chooseRun('run');
  }
}

/// Shows what a row of the list stands for.
function openRow(row) {
  if (row.dataset.note) chooseRun(row.dataset.note);
  else choose(firstIn(strips[Number(row.dataset.strip)]));
}

function move(step) {
  if (!current) {
    if (shownStrips.length > 0) choose(firstIn(shownStrips[0]));
    return;
  }
  const strip = neighbour(current.strip, step);
  if (!strip || strip === current.strip) return;
  choose(firstIn(strip), { focus: at('rows').contains(document.activeElement) ? 'row' : null });
}

function moveInStrip(step) {
  if (!current) return;
  const one = current.strip.cases[current.place + step];
  if (one) choose(one);
}

// Keys.

const keys = [
  ...decisionKeys,
  [['j', 'ArrowDown'], 'j or ↓', 'Next in the list', () => move(1)],
  [['k', 'ArrowUp'], 'k or ↑', 'Previous in the list', () => move(-1)],
  [['l', 'ArrowRight'], 'l or →', 'Next frame of the strip', () => moveInStrip(1)],
  [['h', 'ArrowLeft'], 'h or ←', 'Previous frame of the strip', () => moveInStrip(-1)],
  [[' '], 'Space', 'Play or pause the strip', togglePlay],
  ...views.map(([name, title], index) => [[String(index + 1)], String(index + 1), title,
    () => current && !current.isText && chooseView(name)]),
  [['b'], 'b', 'Switch the picture while blinking', () => at('flip')?.click()],
  [['o'], 'o', 'Outlines on or off', () => at('outlines').click()],
  [['d'], 'd', 'What changed at the outlines, or not', () => at('labels').click()],
  [['n'], 'n', 'Next changed node', () => current && stepNode(1)],
  [['p'], 'p', 'Previous changed node', () => current && stepNode(-1)],
  [['+', '='], '+', 'Zoom in', () => current && stepZoom(1)],
  [['-'], '−', 'Zoom out', () => current && stepZoom(-1)],
  [['0'], '0', 'Zoom to fit', () => setZoom('fit')],
  [['r'], 'r', words.whole, () => chooseRun('run')],
  [['/'], '/', 'Search', () => {
    openList();
    at('search').focus();
  }],
  [['t'], 't', 'Light, dark, or as the system is', () => at('theme').click()],
  [['?'], '?', 'These keys', () => at('help').showModal()],
];

function openList(isOpen = true) {
  document.body.classList.toggle('list-open', isOpen);
  at('show-list').setAttribute('aria-expanded', isOpen);
}

function start() {
  at('headline').textContent = run.headline;
  document.documentElement.classList.toggle('clean', run.isClean);
  startTheme();
  startKeys();
  fillFilters();
  fillList();
  startStage();
  startStrip();
  startDetail();
  startDeciding();
  applyFilter();
  at('previous').addEventListener('click', () => move(-1));
  at('next').addEventListener('click', () => move(1));
  at('show-list').addEventListener('click', () => {
    openList(!document.body.classList.contains('list-open'));
  });
  at('rows').addEventListener('click', (event) => {
    const row = event.target.closest('.row');
    if (!row || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openRow(row);
    openList(false);
  });
  document.querySelector('.skip').addEventListener('click', (event) => {
    event.preventDefault();
    at('main').focus();
  });
  addEventListener('hashchange', () => go(location.hash.slice(1)));
  go(location.hash.slice(1));
}

start();
