// The frames of one strip, and the loop through them.

let beat = null;

function showStrip(one) {
  const strip = one.strip;
  const tiles = at('frames');
  const wasInside = tiles.contains(document.activeElement);
  if (tiles.strip !== strip) {
    tiles.strip = strip;
    replaceIn(tiles, strip.cases.map(tile), () => tiles.children[one.place]);
  }
  if (wasInside) tiles.children[one.place].focus({ preventScroll: true });
  for (const [place, element] of [...at('frames').children].entries()) {
    const isChosen = place === one.place;
    element.tabIndex = isChosen ? 0 : -1;
    if (isChosen) element.setAttribute('aria-current', 'true');
    else element.removeAttribute('aria-current');
    if (isChosen) reveal(element);
  }
  const loops = phases(strip).length > 1;
  at('play').hidden = !loops;
  if (!loops) stopPlaying();
  showPlay();
}

/// Scrolls the strip alone, never the page.
function reveal(element) {
  const box = at('frames');
  const left = element.offsetLeft - box.offsetLeft;
  if (left < box.scrollLeft) box.scrollLeft = left - 16;
  const right = left + element.offsetWidth;
  if (right > box.scrollLeft + box.clientWidth) box.scrollLeft = right - box.clientWidth + 16;
}

function tile(one) {
  const picture = one.after ?? one.before;
  const button = make('button', { type: 'button', class: 'tile' },
    one.isText ? make('span', { class: 'thumb page', 'aria-hidden': 'true' }, 'Aa')
      : picture === undefined ? make('span', { class: 'thumb empty', 'aria-hidden': 'true' }, '·')
        : thumbnail(picture),
    make('span', { class: 'caption' }, badge(one.verdict, false),
      unseen([frameName(one), one.loading, wordFor(one.verdict)].filter(Boolean).join(', ')),
      make('span', { 'aria-hidden': 'true' }, one.label)),
    one.loading === undefined ? ''
      : make('span', { class: 'loading', 'aria-hidden': 'true' }, one.loading));
  button.addEventListener('click', () => choose(one));
  return button;
}

function thumbnail(picture) {
  const { width, height } = run.pictures[picture];
  const image = make('img', { class: 'thumb', alt: '', width, height });
  image.src = address(picture);
  return image;
}

/// Whether it runs over the time of a simulated load.
const isScenario = (strip) => strip?.state.startsWith('scenario-') ?? false;

const phases = (strip) => strip.cases.filter((one) => !one.isText);

function showPlay() {
  const isPlaying = beat !== null;
  const step = isScenario(current?.strip) ? 'instant' : 'phase';
  const [mark, word] = stillness.matches ? ['→', `Next ${step}`] : isPlaying
    ? ['❚❚', 'Pause'] : ['▶', 'Play'];
  at('play').replaceChildren(make('span', { 'aria-hidden': 'true' }, mark), ` ${word}`);
  at('play').title = stillness.matches
    ? `Your system asks for less motion, so each press shows one ${step}` : 'Space';
}

/// One phase on; nobody is told at every step of a loop.
function stepPhase() {
  const loop = phases(current.strip);
  const here = loop.indexOf(current);
  choose(loop[(here + 1) % loop.length], { quiet: beat !== null });
}

function togglePlay() {
  if (at('play').hidden || at('case').hidden) return;
  if (stillness.matches) {
    stepPhase();
    return;
  }
  if (beat !== null) {
    stopPlaying();
    choose(current);
    return;
  }
  const pause = Math.max(120, Math.min(400, 1600 / phases(current.strip).length));
  beat = setInterval(stepPhase, pause);
  showPlay();
}

function stopPlaying() {
  if (beat === null) return;
  clearInterval(beat);
  beat = null;
  showPlay();
}

function startStrip() {
  at('play').addEventListener('click', togglePlay);
  stillness.addEventListener('change', () => {
    stopPlaying();
    showPlay();
  });
  rove(at('frames'), '.tile', {
    forward: ['ArrowRight'], backward: ['ArrowLeft'],
    onMove: (element) => {
      const place = [...at('frames').children].indexOf(element);
      choose(current.strip.cases[place]);
    },
  });
}
