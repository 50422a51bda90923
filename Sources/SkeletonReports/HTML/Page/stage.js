// The pictures of the chosen case: five ways to look at them, outlines over them, zoom and pan.

const views = [
  ['side', 'Side by side'], ['slider', 'Slider'], ['blink', 'Blink'], ['onion', 'Onion skin'],
  ['difference', 'Difference'],
];
const roles = { before: words.before, after: words.after, diff: 'Difference' };
const zooms = [0.25, 0.5, 1, 2, 3, 4, 8];
const look = { view: 'side', zoom: 'fit', share: 50, opacity: 50, isAfter: false };
let blinker = null;
let panesKey = '';

/// The pictures a case can show in the chosen view, pane by pane, each a stack of layers.
function panes(one) {
  const has = (role) => one[role] !== undefined;
  const single = ['after', 'before'].filter(has).slice(0, 1);
  if (!has('before') || !has('after')) return { view: 'single', stacks: [single] };
  if (look.view === 'difference' && !has('diff')) {
    return { view: 'single', stacks: [['after']] };
  }
  const stacks = {
    side: [['before'], ['after']], slider: [['after', 'before']], blink: [['before', 'after']],
    onion: [['before', 'after']], difference: [['diff']],
  }[look.view];
  return { view: look.view, stacks };
}

function showStage(one) {
  at('stage').hidden = Boolean(one.isText);
  if (one.isText) {
    stopBlinking();
    return;
  }
  const { view, stacks } = panes(one);
  for (const radio of at('views').children) {
    const name = radio.dataset.view;
    radio.disabled = one.before === undefined || one.after === undefined
      || (name === 'difference' && one.diff === undefined);
    const isChosen = name === look.view;
    radio.setAttribute('aria-checked', isChosen);
    radio.tabIndex = isChosen ? 0 : -1;
  }
  // A view that this case has not keeps nobody from the others.
  const open = [...at('views').children].filter((radio) => !radio.disabled);
  if (open.length > 0 && open.every((radio) => radio.tabIndex !== 0)) open[0].tabIndex = 0;
  const key = `${view}: ${stacks.map((stack) => stack.join(' over ')).join(', ')}`;
  if (key !== panesKey) {
    panesKey = key;
    at('panes').dataset.view = view;
    replaceIn(at('panes'), stacks[0].length === 0
      ? [make('p', { class: 'nothing' }, nothingText(one))] : stacks.map(pane),
    () => at('panes').querySelector('.viewport'));
    fillViewBar(view);
  }
  for (const image of at('panes').querySelectorAll('img')) {
    const role = image.dataset.role;
    image.src = address(one[role]);
    image.alt = `${roles[role]} of ${one.strip.document}, ${one.strip.title}, ${frameName(one)}`;
  }
  at('outlines').disabled = one.changed.length === 0;
  resize();
  blend(view);
}

function nothingText(one) {
  if (run.left === 0) return `There is no picture to show: ${one.golden} is not a readable picture.`;
  return 'This page carries no pictures of this case, to stay small.'
    + (one.golden === undefined ? '' : ` They are at ${one.golden}.`);
}

/// Scrolls a pane, and nothing around it, until a box in it is seen.
function bringIntoView(box) {
  const viewport = box.closest('.viewport');
  const [outer, inner] = [viewport.getBoundingClientRect(), box.getBoundingClientRect()];
  const room = 24;
  if (inner.left < outer.left || inner.right > outer.right) {
    viewport.scrollLeft += inner.left - outer.left - room;
  }
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    viewport.scrollTop += inner.top - outer.top - room;
  }
}

function pane(stack) {
  const title = ['before', 'after', 'diff'].filter((role) => stack.includes(role))
    .map((role, place) => (place === 0 ? roles[role] : roles[role].toLowerCase())).join(' and ');
  const sheet = make('div', { class: 'sheet' },
    ...stack.map((role) => make('img', { class: 'layer', 'data-role': role, draggable: 'false' })));
  if (panesKey.startsWith('slider')) sheet.append(wipe());
  sheet.append(make('div', { class: 'outlines', 'aria-hidden': 'true', 'data-roles': stack.join(' ') }));
  const viewport = make('div', {
    class: 'viewport', tabindex: '0', role: 'group', 'aria-label': `${title}, arrow keys move it`,
  }, make('div', { class: 'mat' }, sheet));
  letPan(viewport);
  return make('figure', { class: 'pane' }, make('figcaption', {}, title), viewport);
}

/// The handle between the two pictures of the slider.
function wipe() {
  const input = make('input', {
    type: 'range', class: 'wipe', min: '0', max: '100', step: '0.5', value: look.share,
    'aria-label': `${words.before} up to here, ${words.after.toLowerCase()} beyond`,
  });
  input.addEventListener('input', () => {
    look.share = Number(input.value);
    blend('slider');
  });
  return input;
}

function fillViewBar(view) {
  stopBlinking();
  const bar = at('view-bar');
  bar.replaceChildren();
  if (view === 'slider') {
    bar.append(make('span', { class: 'faint' },
      `${words.before} on the left, ${words.after.toLowerCase()} on the right. `
      + 'Drag the line, or move it with the arrow keys.'));
  } else if (view === 'blink') {
    const flip = make('button', { type: 'button', id: 'flip', onclick: () => {
      stopBlinking();
      turnOver();
    } }, 'Switch picture');
    const auto = make('button', { type: 'button', id: 'auto', onclick: toggleBlinking },
      'Blink by itself');
    bar.append(flip, auto, make('span', { id: 'face', class: 'faint' }));
    if (!stillness.matches) startBlinking();
    showBlinking();
  } else if (view === 'onion') {
    const range = make('input', {
      type: 'range', id: 'opacity', min: '0', max: '100', value: look.opacity,
    });
    range.addEventListener('input', () => {
      look.opacity = Number(range.value);
      blend('onion');
    });
    bar.append(make('label', { for: 'opacity' }, words.before), range,
      make('span', {}, words.after), make('output', { id: 'opacity-text', for: 'opacity' }));
    range.setAttribute('aria-label', `How much of ${words.theAfter} is seen over ${words.theBefore}`);
  } else if (view === 'difference') {
    bar.append(make('span', { class: 'faint' },
      'What is the same is pale; what differs is marked.'));
  } else if (view === 'side') {
    bar.append(make('span', { class: 'faint' },
      'Dragging, scrolling or the arrow keys move both pictures.'));
  } else if (view === 'single') {
    bar.append(make('span', { class: 'faint', id: 'single-text' }));
  }
}

/// Sets how the layers of a stack are seen through each other.
function blend(view) {
  const layer = (role) => at('panes').querySelector(`img[data-role=${role}]`);
  if (view === 'slider') {
    const input = at('panes').querySelector('.wipe');
    layer('before').style.clipPath = `inset(0 ${100 - look.share}% 0 0)`;
    // It may be the smaller picture: the line is drawn on the sheet that holds both.
    const sheet = layer('before').parentElement;
    const rest = layer('before').offsetWidth - sheet.offsetWidth * look.share / 100;
    layer('before').style.clipPath = `inset(0 ${Math.max(0, rest)}px 0 0)`;
    layer('after').style.clipPath = `inset(0 0 0 ${sheet.offsetWidth * look.share / 100}px)`;
    input.setAttribute('aria-valuetext', `${look.share} % of the width shows ${words.theBefore}`);
    sheet.style.setProperty('--share', `${look.share}%`);
  } else if (view === 'onion') {
    layer('after').style.opacity = look.opacity / 100;
    at('opacity-text').value = `${look.opacity} %`;
  } else if (view === 'blink') {
    layer('before').style.visibility = look.isAfter ? 'hidden' : 'visible';
    layer('after').style.visibility = look.isAfter ? 'visible' : 'hidden';
    at('face').textContent = `Shown: ${look.isAfter ? roles.after : roles.before}`;
  } else if (view === 'single') {
    const one = current;
    at('single-text').textContent = one.verdict === 'missing' ? words.onlyAfter
      : one.verdict === 'obsolete' ? words.onlyBefore
        : isClean(one) ? words.same
          : one.after === undefined ? `Of this case there is ${words.theBefore} alone.`
            : one.before === undefined ? `Of this case there is ${words.theAfter} alone.`
              : `${words.after}; there is no picture of the difference.`;
  }
}

function turnOver() {
  look.isAfter = !look.isAfter;
  blend('blink');
}

function startBlinking() {
  blinker = setInterval(turnOver, 700);
}

function stopBlinking() {
  if (blinker !== null) clearInterval(blinker);
  blinker = null;
  if (at('auto')) showBlinking();
}

function toggleBlinking() {
  if (blinker === null) startBlinking();
  else stopBlinking();
  showBlinking();
}

function showBlinking() {
  at('auto').setAttribute('aria-pressed', blinker !== null);
}

// Zoom and pan.

/// The room a case's pictures take, in pixels.
function sheetSize(one) {
  const all = ['before', 'after', 'diff'].filter((role) => one[role] !== undefined)
    .map((role) => run.pictures[one[role]]);
  return {
    width: Math.max(1, ...all.map((picture) => picture.width)),
    height: Math.max(1, ...all.map((picture) => picture.height)),
  };
}

/// How many of the screen's pixels a picture's takes.
function factor(one) {
  if (look.zoom !== 'fit') return look.zoom;
  const viewport = at('panes').querySelector('.viewport');
  const { width, height } = sheetSize(one);
  const room = 40;
  const fit = Math.min((viewport.clientWidth - room) / width,
    (viewport.clientHeight - room - 4) / height);
  return fit >= 1 ? Math.min(8, Math.floor(fit)) : Math.max(0.02, fit);
}

function resize() {
  const one = current;
  const sheets = [...at('panes').querySelectorAll('.sheet')];
  if (!one || one.isText || sheets.length === 0) return;
  const scale = factor(one);
  const { width, height } = sheetSize(one);
  for (const sheet of sheets) {
    sheet.style.width = `${width * scale}px`;
    sheet.style.height = `${height * scale}px`;
    sheet.classList.toggle('crisp', scale >= 1);
    for (const image of sheet.querySelectorAll('img')) {
      const picture = run.pictures[one[image.dataset.role]];
      image.style.width = `${picture.width * scale}px`;
      image.style.height = `${picture.height * scale}px`;
    }
    outline(sheet.querySelector('.outlines'), one, scale * one.strip.scale);
  }
  at('zoom').value = String(look.zoom);
  at('zoom').options[0].textContent = `Fit (${Math.round(scale * 100)} %)`;
  if (at('panes').dataset.view === 'slider') blend('slider');
}

function setZoom(zoom) {
  look.zoom = zoom;
  resize();
}

function stepZoom(step) {
  const scale = factor(current);
  const next = step > 0 ? zooms.find((one) => one > scale + 0.001)
    : zooms.findLast((one) => one < scale - 0.001);
  if (next) setZoom(next);
}

/// Where a pane was last put by the other.
const sent = new WeakMap();

/// Both panes show the same part, however it is moved.
function letPan(viewport) {
  viewport.addEventListener('scroll', () => {
    const place = sent.get(viewport);
    // The one that was put there must not call back the other, which may have moved on.
    if (place && place[0] === viewport.scrollLeft && place[1] === viewport.scrollTop) return;
    sent.delete(viewport);
    for (const other of at('panes').querySelectorAll('.viewport')) {
      if (other === viewport) continue;
      other.scrollLeft = viewport.scrollLeft;
      other.scrollTop = viewport.scrollTop;
      sent.set(other, [other.scrollLeft, other.scrollTop]);
    }
  });
  let start = null;
  viewport.addEventListener('pointerdown', (event) => {
    // Fingers scroll by themselves.
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    if (event.target.matches('input')) return;
    start = {
      x: event.clientX, y: event.clientY, left: viewport.scrollLeft, top: viewport.scrollTop,
    };
  });
  viewport.addEventListener('pointermove', (event) => {
    if (!start || event.buttons !== 1) return;
    const moved = [event.clientX - start.x, event.clientY - start.y];
    if (!viewport.hasPointerCapture(event.pointerId)) {
      if (Math.hypot(...moved) < 4) return;
      viewport.setPointerCapture(event.pointerId);
      viewport.classList.add('panning');
    }
    viewport.scrollLeft = start.left - moved[0];
    viewport.scrollTop = start.top - moved[1];
  });
  const end = () => {
    start = null;
    viewport.classList.remove('panning');
  };
  viewport.addEventListener('pointerup', end);
  viewport.addEventListener('pointercancel', end);
}

// Outlines.

/// Frames of changed nodes, large ones below, so that each can be pointed at.
function outline(overlay, one, scale) {
  const shown = overlay.dataset.roles.split(' ');
  const sides = shown.includes('diff') ? ['before', 'after']
    : shown.filter((role) => role === 'before' || role === 'after');
  const boxes = [];
  for (const [index, node] of one.changed.entries()) {
    for (const side of sides) {
      if (!node[side]) continue;
      const [x, y, width, height] = node[side].map((length) => length * scale);
      const box = make('div', { class: 'outline', 'data-node': index, 'data-side': side });
      Object.assign(box.style, {
        left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
      });
      box.title = `${changeText(node)} (${side === 'before' ? words.asBefore : 'now'})`;
      box.addEventListener('click', () => chooseNode(index, { reveal: true }));
      boxes.push({ box, area: width * height });
      // What there is to read stands once, at what is there now.
      if (side === 'after' || !node.after) box.label = { text: labelText(node), x, y, width, height };
    }
  }
  boxes.sort((a, b) => b.area - a.area);
  overlay.replaceChildren(...boxes.map(({ box }) => box));
  placeLabels(boxes.map(({ box }) => box).filter((box) => box.label), overlay);
  markOutlines();
}

const labelSize = { letter: 6.7, least: 12, height: 18, gap: 3, longest: 40 };

/// Finds room for each label: above its outline, beside it or below it, and over no other changed
/// node that it is not inside of. One without room is shown when its node is pointed at or chosen; the
/// list beside the pictures has them all.
function placeLabels(boxes, overlay) {
  const taken = [];
  const meets = (one, other) => one.x < other.x + other.width && other.x < one.x + one.width
    && one.y < other.y + other.height && other.y < one.y + one.height;
  const contains = (one, other) => one.x <= other.x && one.y <= other.y
    && one.x + one.width >= other.x + other.width && one.y + one.height >= other.y + other.height;
  for (const { label } of boxes) {
    const { x, y } = label;
    const { letter, least, height, gap, longest } = labelSize;
    const width = Math.min(label.text.length, longest) * letter + least;
    // Not beyond the picture's edge, if the picture is wide enough.
    const left = Math.max(0, Math.min(x, overlay.clientWidth - width));
    const beside = x + label.width + gap;
    const places = [[left, y - height - gap], [beside, y + (label.height - height) / 2],
      [left, y + label.height + gap]].map(([across, down]) => ({ x: across, y: down, width, height }));
    const found = places.find((place) => place.y > -24 && !taken.some((one) => meets(one, place))
      && (place.x !== beside || beside + width <= overlay.clientWidth)
      && !boxes.some((one) => one.label !== label && meets(one.label, place)
        && !contains(one.label, label)));
    label.place = found ?? places[0];
    label.isCrowded = found === undefined;
    if (found) taken.push(found);
  }
}

/// The label of an outline: what changed, and of the chosen one which node it is.
function tag(box, isChosen) {
  if (!box.label) return [];
  const { text, x, y, place, isCrowded } = box.label;
  const whole = isChosen ? `${current.changed[Number(box.dataset.node)].path}: ${text}` : text;
  const label = make('span', { class: isCrowded ? 'tag crowded' : 'tag' }, whole);
  const room = box.parentElement.clientWidth;
  const width = whole.length * labelSize.letter + labelSize.least;
  label.style.left = `${Math.max(0, Math.min(place.x, room - width)) - x}px`;
  label.style.top = `${place.y - y}px`;
  return [label];
}

function markOutlines() {
  at('panes').classList.toggle('bare', !at('outlines').checked);
  at('panes').classList.toggle('mute', !at('labels').checked);
  at('labels').disabled = !at('outlines').checked;
  for (const box of at('panes').querySelectorAll('.outline')) {
    const isChosen = Number(box.dataset.node) === look.node;
    box.classList.toggle('chosen', isChosen);
    box.replaceChildren(...tag(box, isChosen));
  }
}

function chooseView(view) {
  look.view = view;
  showStage(current);
  announce(`View: ${views.find(([name]) => name === view)[1]}`);
}

function startStage() {
  for (const [index, [name, title]] of views.entries()) {
    const button = make('button', {
      type: 'button', role: 'radio', 'data-view': name, 'aria-checked': 'false',
    }, title, ' ', make('kbd', { 'aria-hidden': 'true' }, String(index + 1)));
    button.addEventListener('click', () => chooseView(name));
    at('views').append(button);
  }
  rove(at('views'), 'button:not(:disabled)', {
    forward: ['ArrowRight', 'ArrowDown'], backward: ['ArrowLeft', 'ArrowUp'],
    onMove: (button) => chooseView(button.dataset.view),
  });
  at('zoom').append(make('option', { value: 'fit' }, 'Fit'),
    ...zooms.map((zoom) => make('option', { value: String(zoom) }, `${zoom * 100} %`)));
  at('zoom').addEventListener('change', () => {
    setZoom(at('zoom').value === 'fit' ? 'fit' : Number(at('zoom').value));
  });
  at('zoom-in').addEventListener('click', () => stepZoom(1));
  at('zoom-out').addEventListener('click', () => stepZoom(-1));
  at('outlines').addEventListener('change', markOutlines);
  at('labels').addEventListener('change', markOutlines);
  new ResizeObserver(() => { if (look.zoom === 'fit') resize(); }).observe(at('panes'));
  stillness.addEventListener('change', () => { if (stillness.matches) stopBlinking(); });
}
