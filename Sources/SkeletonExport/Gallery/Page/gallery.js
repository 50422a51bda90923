// Which document is shown, and the clock that all screens follow.

const gallery = JSON.parse(document.getElementById('gallery').textContent);
const { pen } = gallery;
const speeds = [0.1, 0.25, 0.5, 1, 2];
const zooms = [0.25, 0.5, 1, 2, 3, 4];
const look = { redlines: false, zoom: 'fit', speed: 1 };
const clock = { time: 0, isRunning: false, last: 0 };
let current = null;
const panes = [new Pane(1)];

const duration = () => Math.max(...panes.map((pane) => pane.duration), 0);
const step = () => 1 / gallery.framesPerSecond;

/// Shows a document from its first screen, or as an address says.
function choose(one, slugs = []) {
  const isNew = one !== current;
  current = one;
  at('document-title').textContent = one.title;
  document.title = `${one.title}: skelsnap`;
  for (const name of at('names').querySelectorAll('.name')) {
    if (name.dataset.name === one.name) name.setAttribute('aria-current', 'true');
    else name.removeAttribute('aria-current');
  }
  panes.forEach((pane, index) => {
    const [screenName, slug] = slugs[index] ?? [];
    const kept = isNew && pane.screen ? pane.screen.name : null;
    const screen = one.screens.find(({ name }) => name === (screenName ?? kept)) ?? one.screens[0];
    const variant = screen.variants.find((other) => other.slug === slug)
      ?? (pane.variant ? nearest(screen.variants, pane.variant.axes) : screen.variants[0]);
    pane.choose(screen, variant);
  });
  if (isNew) announce(one.title);
}

/// After anything that a pane shows has changed.
function onChange() {
  const end = duration();
  at('time').max = String(end);
  at('time').step = String(step());
  at('time').disabled = end === 0;
  for (const id of ['play', 'back', 'on']) at(id).disabled = end === 0;
  if (clock.time > end) clock.time = 0;
  seek(clock.time);
  const parts = panes.flatMap((pane) => (pane.variant
    ? [`${pane.screen.name}/${pane.variant.slug}`] : []));
  const address = [current.name, ...parts].map(encodeURIComponent).join('&');
  // Pages in frames may not be allowed to.
  try { history.replaceState(null, '', `#${address}`); } catch { /* It stays. */ }
}

function seek(time) {
  clock.time = time;
  for (const pane of panes) pane.seek();
  at('time').value = String(time);
  at('now').textContent = timeText();
  at('time').setAttribute('aria-valuetext', timeText());
}

/// `phase 0.25 · 350 ms`; of a load, `350 ms`.
function timeText() {
  const [{ screen, duration: length }] = panes;
  if (!screen || length === 0) return 'stands still';
  const own = screen.isLoad ? Math.min(clock.time, length) : clock.time % length;
  const text = `${grouped(Math.round(own * 1000))} ms`;
  return screen.isLoad ? text : `phase ${(own / length).toFixed(2)} · ${text}`;
}

function play(isRunning) {
  clock.isRunning = isRunning && duration() > 0;
  at('play').setAttribute('aria-pressed', String(clock.isRunning));
  at('play').textContent = clock.isRunning ? '❚❚ Pause' : '▶ Play';
  clock.last = performance.now();
  if (clock.isRunning) requestAnimationFrame(tick);
}

function tick(now) {
  if (!clock.isRunning) return;
  const end = duration();
  const time = clock.time + Math.max(now - clock.last, 0) / 1000 * look.speed;
  clock.last = now;
  if (end > 0) seek(time % end);
  requestAnimationFrame(tick);
}

/// One frame on or back, round the end.
function advance(count) {
  play(false);
  const end = duration();
  const frames = Math.max(Math.round(end / step()), 1);
  const frame = (Math.round(clock.time / step()) + count + frames) % frames;
  seek(Math.min(frame * step(), end));
}

function compare(isOn) {
  at('compare').checked = isOn;
  if (isOn === panes.length > 1) return;
  if (isOn) {
    const [{ screen, variant }] = panes;
    const pane = new Pane(2);
    panes.push(pane);
    at('panes').append(pane.element);
    // Its counterpart in the first way in which there is one: dark for light, and so on.
    const axis = gallery.axes.find(({ key }) => screen.variants.some(
      (one) => one.axes[key] !== variant.axes[key]));
    const others = axis
      ? screen.variants.filter((one) => one.axes[axis.key] !== variant.axes[axis.key]) : [variant];
    pane.choose(screen, nearest(others, variant.axes));
  } else {
    panes.pop().element.remove();
    onChange();
  }
  resize();
  announce(isOn ? 'Two side by side' : 'One screen');
}

function setRedlines(isOn) {
  look.redlines = isOn;
  at('redlines').checked = isOn;
  resize();
}

function setZoom(zoom) {
  look.zoom = zoom;
  at('zoom').value = String(zoom);
  at('zoom-out').disabled = zoom === zooms[0];
  at('zoom-in').disabled = zoom === zooms.at(-1);
  resize();
}

function stepZoom(way) {
  const now = look.zoom === 'fit' ? panes[0].scale ?? 1 : look.zoom;
  const next = way > 0 ? zooms.find((zoom) => zoom > now + 0.01)
    : zooms.findLast((zoom) => zoom < now - 0.01);
  if (next) setZoom(next);
}

const resize = () => panes.forEach((pane) => pane.resize());

function move(way) {
  const all = gallery.documents;
  choose(all[(all.indexOf(current) + way + all.length) % all.length]);
}

/// The same variant with the next value on an axis.
function turn(key) {
  const [pane] = panes;
  const { values } = gallery.axes.find((axis) => axis.key === key) ?? { values: [] };
  const known = values.filter((value) => pane.screen.variants.some(
    ({ axes }) => axes[key] === value));
  if (known.length < 2) return;
  const value = known[(known.indexOf(pane.variant.axes[key]) + 1) % known.length];
  pane.choose(pane.screen, nearest(pane.screen.variants, { ...pane.variant.axes, [key]: value },
    key));
  announce(value);
}

const keys = [
  [[' '], 'Space', 'Play, or pause', () => play(!clock.isRunning)],
  [['ArrowRight'], '→', 'One frame on', () => advance(1)],
  [['ArrowLeft'], '←', 'One frame back', () => advance(-1)],
  [['Home'], 'Home', 'To the beginning', () => seek(0)],
  [['n', 'ArrowDown'], 'n or ↓', 'The next document', () => move(1)],
  [['p', 'ArrowUp'], 'p or ↑', 'The one before', () => move(-1)],
  [['d'], 'd', 'Light or dark', () => turn('appearance')],
  [['r'], 'r', 'Redlines', () => setRedlines(!look.redlines)],
  [['c'], 'c', 'Two side by side', () => compare(panes.length === 1)],
  [['+', '='], '+', 'Zoom in', () => stepZoom(1)],
  [['-'], '−', 'Zoom out', () => stepZoom(-1)],
  [['0'], '0', 'Zoom to fit', () => setZoom('fit')],
  [['t'], 't', 'This page light, dark, or as the system is', () => at('theme').click()],
  [['Escape'], 'Esc', 'Close the list of documents', () => openList(false)],
  [['?'], '?', 'These keys', () => at('help').showModal()],
];

/// Follows an address: the document, and of each pane the screen and the variant.
function go(hash) {
  let parts = [];
  try {
    parts = hash.split('&').map(decodeURIComponent);
  } catch { /* An address typed by hand may be anything. */ }
  const one = gallery.documents.find(({ name }) => name === parts[0]) ?? gallery.documents[0];
  const slugs = parts.slice(1, 3).map((part) => {
    const cut = part.lastIndexOf('/');
    return [part.slice(0, cut), part.slice(cut + 1)];
  });
  choose(one, slugs);
  compare(slugs.length > 1);
  if (slugs.length > 1) choose(one, slugs);
}

function openList(isOpen = true) {
  document.body.classList.toggle('list-open', isOpen);
  at('show-list').setAttribute('aria-expanded', isOpen);
}

function fillNames() {
  at('names').append(...gallery.documents.map((one) => make('li', {},
    make('button', { type: 'button', class: 'name', 'data-name': one.name, onclick: () => {
      choose(one);
      openList(false);
    } }, one.title, make('span', { class: 'faint' }, one.name)))));
}

function startDesk() {
  at('play').addEventListener('click', () => play(!clock.isRunning));
  at('back').addEventListener('click', () => advance(-1));
  at('on').addEventListener('click', () => advance(1));
  at('time').addEventListener('input', () => {
    play(false);
    seek(Number(at('time').value));
  });
  at('speed').append(...speeds.map((speed) => make('option', { value: speed }, `${speed}×`)));
  at('speed').value = '1';
  at('speed').addEventListener('change', () => { look.speed = Number(at('speed').value); });
  at('redlines').addEventListener('change', () => setRedlines(at('redlines').checked));
  at('compare').addEventListener('change', () => compare(at('compare').checked));
  at('zoom').append(make('option', { value: 'fit' }, 'Fit'),
    ...zooms.map((zoom) => make('option', { value: zoom }, `${zoom * 100} %`)));
  at('zoom').addEventListener('change', () => {
    setZoom(at('zoom').value === 'fit' ? 'fit' : Number(at('zoom').value));
  });
  at('zoom-out').addEventListener('click', () => stepZoom(-1));
  at('zoom-in').addEventListener('click', () => stepZoom(1));
}

function start() {
  at('headline').textContent = counted(gallery.documents.length, 'document');
  startTheme();
  startKeys();
  fillNames();
  startDesk();
  at('panes').append(panes[0].element);
  at('show-list').addEventListener('click', () => {
    openList(!document.body.classList.contains('list-open'));
  });
  document.querySelector('.skip').addEventListener('click', (event) => {
    event.preventDefault();
    at('main').focus();
  });
  setZoom('fit');
  new ResizeObserver(resize).observe(at('panes'));
  // What was being unpacked may have changed the address since.
  addEventListener('hashchange', (event) => go(new URL(event.newURL).hash.slice(1)));
  go(location.hash.slice(1));
  // Who wants less motion starts it.
  const first = panes[0];
  unpack(first.variant.block).then(() => requestAnimationFrame(() => play(!stillness.matches)));
}

start();
