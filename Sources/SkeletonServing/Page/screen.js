// The picture: what is painted, when, at which size; its nodes; and what is wrong in its place.

const settings = JSON.parse(at('settings').textContent);
const choice = { file: null, screen: null, variant: null, time: 0.5, node: null };
let nodes = [];
/// In milliseconds; 0 if nothing moves.
let duration = 0;
/// What is wrong with the view that is shown, but not with the document.
let ownProblems = [];

const screen = () => shown?.screens?.find((one) => one.name === choice.screen);
const variant = () => screen()?.variants.find((one) => one.name === choice.variant);

// Painting. A new picture takes the place of the old one when it is decoded, never before.

let paintings = 0;

async function paint(urgency = 0) {
  paintings += 1;
  const turn = paintings;
  const [of, name, time] = [variant(), choice.screen, choice.time];
  if (!of) return;
  const revision = shown.pictured;
  const got = await picture(urgency, name, of.name, time);
  if (turn !== paintings || got === null) return;
  if (got.problems) {
    ownProblems = got.problems;
    showTrouble();
    return;
  }
  const bitmap = await createImageBitmap(got.file);
  if (turn !== paintings) {
    bitmap.close();
    return;
  }
  ownProblems = [];
  draw(at('picture'), bitmap);
  at('picture').dataset.scale = of.scale;
  Object.assign(at('picture').dataset, {
    revision, variant: of.name, screen: name, time: String(time),
  });
  at('picture').setAttribute('aria-label', `${shown.title}, ${label(screen())}, ${of.name}`);
  applyZoom();
  showTrouble();
}

function draw(canvas, bitmap) {
  if (canvas.width !== bitmap.width) canvas.width = bitmap.width;
  if (canvas.height !== bitmap.height) canvas.height = bitmap.height;
  const pen = canvas.getContext('2d');
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0);
  bitmap.close();
}

/// The nodes of what is painted.
async function findNodes() {
  if (!variant()) return;
  const [revision, name, of, time] = [shown.pictured, choice.screen, choice.variant, choice.time];
  const found = await saidOf('nodes', name, of, time);
  if (!found || revision !== shown?.pictured || name !== choice.screen || of !== choice.variant) {
    return;
  }
  duration = found.duration;
  nodes = found.nodes;
  fillNodes();
  fillTime();
  showShift();
}

// What moves when the skeleton gives way: from where it has each node to where the other tree has it.

/// The view that the arrows are of.
let arrowsOf = null;

async function showShift() {
  const isWanted = at('shift').checked && variant() && !screen().isLoad;
  at('shift').disabled = screen()?.isLoad ?? true;
  const view = isWanted ? `${shown.file} ${shown.pictured} ${choice.screen} ${choice.variant}` : null;
  if (view === arrowsOf) return;
  arrowsOf = view;
  at('arrows').replaceChildren();
  at('shift-told').hidden = view === null;
  at('shift-told').textContent = '';
  if (view === null) return;
  const said = await saidOf('shift', choice.screen, choice.variant, 0);
  if (view !== arrowsOf) return;
  // Asked for again with the next news, if it was out of date.
  if (said === null) arrowsOf = null;
  else drawShift(said.shift);
}

function drawShift(shift) {
  const told = at('shift-told');
  if (shift === null) {
    told.textContent = 'no tree takes another’s place';
    return;
  }
  const { nodes: moved, compared, score, state } = shift;
  told.textContent = compared === 0 ? `skeleton and ${state} name no node alike`
    : moved.length === 0 ? `0 of ${counted(compared, 'named node')} shift to ${state}`
      : `${grouped(moved.length)} of ${counted(compared, 'named node')} shift to ${state}, `
        + `${moved[0].name} most: ${points(moved[0].off)} pt; score ${points(score)}`;
  at('arrows').replaceChildren(...moved.flatMap(({ name, cause, before, after }) => {
    const kind = cause === null ? 'cause' : 'follows';
    const box = (side, { x, y, width, height }) => drawn('rect',
      { x, y, width, height, class: `${side} ${kind}`, 'data-name': name });
    return [box('before', before), box('after', after), arrow(before, after, kind)].filter(Boolean);
  }));
  applyZoom();
}

/// Between those corners of the same name that are farthest apart: what only grew has one as well.
function arrow(before, after, kind) {
  const corners = ({ x, y, width, height }) => [[x, y], [x + width, y], [x, y + height],
    [x + width, y + height]];
  const ends = corners(after);
  const ways = corners(before).map(([x, y], corner) => {
    const [toX, toY] = ends[corner];
    return { x, y, toX, toY, length: Math.hypot(toX - x, toY - y) };
  });
  const { x, y, toX, toY, length } = ways.reduce((one, other) => (
    other.length > one.length + 0.001 ? other : one));
  if (length === 0) return null;
  const head = Math.min(5, length);
  const [alongX, alongY] = [(toX - x) / length * head, (toY - y) / length * head];
  const barb = (side) => `${toX - alongX - side * alongY} ${toY - alongY + side * alongX}`;
  return drawn('path', {
    class: `arrow ${kind}`,
    d: `M${x} ${y}L${toX} ${toY}M${barb(0.6)}L${toX} ${toY}L${barb(-0.6)}`,
  });
}

// Zoom.

const zooms = ['fit', '25%', '50%', '75%', '100%', '150%', '200%', '300%', '400%'];
let zoom = 'fit';
let factor = 1;

function applyZoom() {
  const canvas = at('picture');
  const scale = Number(canvas.dataset.scale ?? 1);
  const [width, height] = [canvas.width / scale, canvas.height / scale];
  if (zoom === 'fit') {
    const room = at('viewport');
    factor = Math.min(1, (room.clientWidth - 40) / width, (room.clientHeight - 40) / height);
    factor = Math.max(factor, 0.1);
  } else {
    factor = parseInt(zoom, 10) / 100;
  }
  canvas.style.inlineSize = `${width * factor}px`;
  canvas.style.blockSize = `${height * factor}px`;
  at('arrows').setAttribute('viewBox', `0 0 ${Math.max(width, 1)} ${Math.max(height, 1)}`);
  showMark('mark', nodes.find((one) => one.name === choice.node));
}

function setZoom(value) {
  zoom = value;
  at('zoom').value = value;
  applyZoom();
}

function stepZoom(step) {
  const numbers = zooms.slice(1);
  const place = numbers.findIndex((one) => parseInt(one, 10) / 100 >= factor - 0.001);
  const next = step > 0 && parseInt(numbers[place] ?? '0', 10) / 100 > factor + 0.001
    ? place : place + step;
  setZoom(numbers[Math.max(0, Math.min(numbers.length - 1, next))]);
}

// Nodes.

function showMark(id, node) {
  const mark = at(id);
  mark.hidden = !node || !!at('sheet').classList.contains('late');
  if (mark.hidden) return;
  mark.style.insetInlineStart = `${node.x * factor}px`;
  mark.style.insetBlockStart = `${node.y * factor}px`;
  mark.style.inlineSize = `${node.width * factor}px`;
  mark.style.blockSize = `${node.height * factor}px`;
}

/// The smallest node there.
function nodeUnder(event) {
  const box = at('picture').getBoundingClientRect();
  const [x, y] = [(event.clientX - box.x) / factor, (event.clientY - box.y) / factor];
  return nodes.filter((one) => x >= one.x && y >= one.y && x <= one.x + one.width
    && y <= one.y + one.height).sort((a, b) => a.width * a.height - b.width * b.height)[0];
}

const points = (number) => String(Math.round(number * 1000) / 1000);

function chooseNode(name) {
  choice.node = name;
  fillNode();
  for (const one of at('nodes').querySelectorAll('button')) {
    const isChosen = one.dataset.name === name;
    one.toggleAttribute('aria-current', isChosen);
    if (isChosen) one.scrollIntoView({ block: 'nearest' });
  }
}

/// A place in a file: to copy, or to open where an editor is known.
function placeOf({ file, path, line, column }) {
  const place = `${file}:${line}`;
  if (path === null) return [make('span', { class: 'path' }, place)];
  const address = `${path}:${line}:${column}`;
  const copy = make('button', {
    type: 'button', class: 'copy', 'aria-label': `Copy ${place}`,
    onclick: async (event) => {
      const button = event.currentTarget;
      try {
        await navigator.clipboard.writeText(address);
        button.textContent = 'Copied';
        announce(`Copied ${place}`);
      } catch {
        button.textContent = 'Not allowed';
      }
      setTimeout(() => { button.textContent = 'Copy'; }, 1500);
    },
  }, 'Copy');
  const link = settings.editor === null ? make('span', { class: 'path' }, place)
    : make('a', {
      class: 'path', href: `${settings.editor}://file${encodeURI(path).replaceAll('#', '%23')
        .replaceAll('?', '%3F')}:${line}:${column}`,
    }, place);
  return [link, copy];
}

function fillNode() {
  const node = nodes.find((one) => one.name === choice.node);
  showMark('mark', node);
  if (!node) {
    at('node').replaceChildren(make('p', { class: 'faint' }, nodes.length > 0
      ? 'Click on the picture, or choose a node here, to see where it is written.'
      : 'There is no node to be seen.'));
    return;
  }
  const row = (name, ...what) => [make('dt', {}, name), make('dd', {}, ...what)];
  at('node').replaceChildren(
    make('h2', { class: 'path' }, node.name),
    make('dl', {}, ...row('Kind', node.kind),
      ...row('Size', `${points(node.width)} × ${points(node.height)} pt`),
      ...row('At', `${points(node.x)}, ${points(node.y)} pt`)),
    make('div', { class: 'bar' }, ...placeOf(node)),
    ...(node.use === null ? [] : [make('div', { class: 'bar' },
      make('span', { class: 'faint' }, 'used at'), ...placeOf(node.use))]));
}

function fillNodes() {
  at('nodes').replaceChildren(...nodes.map((node) => make('li', {}, make('button', {
    type: 'button', 'data-name': node.name, 'aria-current': node.name === choice.node,
    onclick: () => chooseNode(node.name),
    onmouseenter: () => showMark('probe', node),
    onmouseleave: () => showMark('probe', null),
  }, node.name))));
  at('nodes-title').hidden = nodes.length === 0;
  fillNode();
}

// Errors, in place of the picture.

function problemCard(problem) {
  // What is meant begins there; it is taken to be a word.
  const word = /^[\p{L}\p{N}_$.-]+/u.exec(problem.after ?? '')?.[0] ?? problem.after?.slice(0, 1);
  const source = problem.before === undefined || problem.before + problem.after === '' ? null
    : make('pre', { tabindex: '0' }, problem.before,
      make('mark', {}, word || ' '), problem.after.slice(word.length));
  return make('div', { class: `problem ${problem.severity}` },
    problem.file === undefined ? null : make('div', { class: 'where' }, ...placeOf(problem)),
    make('p', { class: 'says' }, problem.message), source,
    ...problem.notes.map((note) => make('p', { class: 'note' },
      note.file === undefined ? '' : `${note.file}:${note.line}: `, note.message)));
}

/// The first of many.
function cards(problems) {
  const most = problems.slice(0, 20);
  return [...most.map(problemCard), problems.length === most.length ? null
    : make('p', { class: 'faint' }, `and ${grouped(problems.length - most.length)} more`),
  ].filter(Boolean);
}

/// What the document says in vain: it is painted all the same.
function showWarnings() {
  const warnings = shown?.warnings ?? [];
  at('warnings').hidden = warnings.length === 0;
  at('warnings').replaceChildren(make('summary', {}, counted(warnings.length, 'warning')),
    ...cards(warnings));
}

const isLate = () => (shown?.problems?.length ?? 0) > 0 || ownProblems.length > 0
  || at('link').dataset.is === 'ended';

/// Whether the picture is of what is saved now; else it stands behind, without its colours.
function showLateness() {
  const isWhole = (shown?.problems?.length ?? 0) > 0 || at('link').dataset.is === 'ended';
  at('sheet').classList.toggle('late', isLate());
  for (const one of at('variants').children) one.classList.toggle('late', isWhole);
  at('arrows').classList.toggle('late', isLate());
  if (isLate()) for (const id of ['mark', 'probe']) at(id).hidden = true;
}

function showTrouble() {
  const problems = shown?.problems?.length > 0 ? shown.problems : ownProblems;
  const card = at('trouble');
  showLateness();
  if (problems.length === 0) {
    card.hidden = true;
    card.replaceChildren();
    return;
  }
  const count = problems.filter((one) => one.severity === 'error').length;
  card.replaceChildren(
    make('h2', {}, count > 1 ? `${counted(count, 'error')}` : 'This cannot be shown'),
    ...cards(problems),
    ...(at('picture').dataset.revision ? [make('p', { class: 'faint' },
      'Behind this is what the document came to last.')] : []));
  card.hidden = false;
}

// Variants. Only those that are seen are painted.

const sight = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    entry.target.isSeen = entry.isIntersecting;
    if (entry.isIntersecting) paintVariant(entry.target);
  }
}, { rootMargin: '0px 150px' });

/// When the pictures of the variants are of: in the middle of a round, or where the load is.
const usualTime = () => (screen()?.isLoad ? choice.time : 0.5);

async function paintVariant(button) {
  const time = usualTime();
  const key = `${shown.pictured} ${choice.screen} ${time}`;
  if (button.dataset.painting === key || !button.isSeen) return;
  button.dataset.painting = key;
  const revision = shown.pictured;
  const got = await picture(1, choice.screen, button.dataset.variant, time);
  if (button.dataset.painting !== key || revision !== shown?.pictured) return;
  const [canvas, broken] = [button.querySelector('canvas'), button.querySelector('.broken')];
  if (got === null) {
    delete button.dataset.painting;
    return;
  }
  broken.hidden = !got.problems;
  canvas.hidden = !!got.problems;
  if (got.problems) return;
  // No larger than it is seen.
  const whole = await createImageBitmap(got.file);
  const share = Math.min(1, 208 / whole.width, 184 / whole.height);
  const bitmap = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.round(whole.width * share)),
    resizeHeight: Math.max(1, Math.round(whole.height * share)), resizeQuality: 'high',
  });
  whole.close();
  if (button.dataset.painting !== key) {
    bitmap.close();
    return;
  }
  draw(canvas, bitmap);
  canvas.style.inlineSize = `${canvas.width / 2}px`;
  button.dataset.revision = revision;
}

function fillVariants() {
  const names = (screen()?.variants ?? []).map((one) => one.name);
  const old = [...at('variants').children].map((one) => one.dataset.variant);
  if (old.join('\n') !== names.join('\n')) {
    sight.disconnect();
    at('variants').replaceChildren(...names.map((name) => make('button', {
      type: 'button', class: 'variant', role: 'radio', 'data-variant': name,
      onclick: () => chooseVariant(name),
    }, make('canvas', { 'aria-hidden': 'true' }),
    make('span', { class: 'broken', hidden: true }, 'cannot be shown'),
    make('span', {}, name))));
    for (const one of at('variants').children) sight.observe(one);
  }
  at('variants').hidden = names.length < 2;
  for (const one of at('variants').children) {
    const isChosen = one.dataset.variant === choice.variant;
    one.setAttribute('aria-checked', isChosen);
    one.tabIndex = isChosen ? 0 : -1;
    if (isChosen) one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    paintVariant(one);
  }
}
