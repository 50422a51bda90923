// One screen in one variant: its picture, its switches and its nodes.

// What is packed is unpacked when somebody looks at it, and then kept.
const unpacked = new Map();
function unpack(block) {
  if (!unpacked.has(block)) {
    const letters = atob(at(block).textContent);
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
    unpacked.set(block, new Response(stream).json());
  }
  return unpacked.get(block);
}

/// The variant with a value on an axis that is otherwise most like another.
function nearest(variants, wanted, axis) {
  const alike = (one) => gallery.axes.filter(({ key }) => one.axes[key] === wanted[key]).length;
  const fitting = axis ? variants.filter((one) => one.axes[axis] === wanted[axis]) : variants;
  return fitting.reduce((best, one) => (alike(one) > alike(best) ? one : best), fitting[0]);
}

class Pane {
  constructor(number) {
    this.number = number;
    this.reel = null;
    this.label = make('p', { class: 'unseen', id: `pane-${number}` });
    this.axes = make('div', { class: 'axes' });
    this.mat = make('div', { class: 'mat' });
    this.viewport = make('div', {
      class: 'viewport', tabindex: '0', role: 'group', 'aria-label': 'Screen' }, this.mat);
    this.said = make('p', { class: 'said faint' });
    this.list = make('ul', { class: 'plain' });
    this.count = make('summary', {});
    this.nodes = make('details', { class: 'nodes' }, this.count, this.list);
    this.element = make('section', { class: 'pane', 'aria-labelledby': `pane-${number}` },
      this.label, this.axes, this.viewport, make('div', {}, this.said, this.nodes));
    this.viewport.addEventListener('pointermove', (event) => this.point(event));
    this.viewport.addEventListener('pointerdown', (event) => this.point(event));
    this.viewport.addEventListener('pointerleave', (event) => {
      if (event.pointerType !== 'touch') this.mark(null);
    });
  }

  /// Shows a screen in a variant.
  async choose(screen, variant) {
    this.screen = screen;
    this.variant = variant;
    this.fillAxes();
    const name = `${current.title}, ${screen.label}, ${variant.slug}`;
    this.label.textContent = name;
    this.viewport.setAttribute('aria-label', name);
    const reel = await unpack(variant.block);
    // Meanwhile somebody may have chosen another.
    if (this.variant !== variant) return;
    this.show(reel);
    onChange();
  }

  show(reel) {
    this.reel = reel;
    // A shadow keeps the ids of this picture from those of others.
    const host = make('div', { class: 'screen', role: 'img', 'aria-label': this.label.textContent });
    const root = host.attachShadow({ mode: 'open' });
    const parsed = new DOMParser().parseFromString(reel.svg, 'image/svg+xml').documentElement;
    this.svg = document.adoptNode(parsed);
    this.svg.setAttribute('width', '100%');
    this.svg.setAttribute('height', '100%');
    root.append(this.svg);
    this.svg.pauseAnimations();
    this.root = root;
    this.redlines = redlinesOf(reel);
    this.probe = make('div', { class: 'probe', hidden: true }, make('span', { class: 'tag' }));
    this.sheet = make('div', { class: 'sheet' }, host, this.redlines, this.probe);
    this.mat.replaceChildren(this.sheet);
    this.list.replaceChildren(...reel.nodes.map((node) => make('li', {},
      make('button', { type: 'button', onclick: () => this.mark(node),
        onfocus: () => this.mark(node), onmouseenter: () => this.mark(node) },
      make('span', { class: 'path' }, node.path),
      make('span', { class: 'faint' }, node.facts)))));
    this.nodes.hidden = reel.nodes.length === 0;
    this.count.textContent = counted(reel.nodes.length, 'node');
    this.mark(null);
    this.resize();
    this.seek();
  }

  /// How long it lasts, in seconds.
  get duration() { return this.reel ? this.reel.duration : 0; }

  seek() {
    if (!this.reel) return;
    const { duration } = this.reel;
    if (duration > 0) {
      this.svg.setCurrentTime(this.screen.isLoad ? Math.min(clock.time, duration)
        : clock.time % duration);
    }
  }

  /// How large it would be on the screen, one point a pixel of the page.
  get size() {
    const { width, height, room } = this.reel;
    const [left, right, below] = look.redlines ? room : [0, 0, 0];
    return { left, width: left + width + right, height: height + below };
  }

  resize() {
    if (!this.reel) return;
    const { left, width, height } = this.size;
    const [wide, high] = [this.viewport.clientWidth - 40, this.viewport.clientHeight - 40];
    // Words of redlines are not made too small to read, but where that would hide the screen.
    const whole = Math.max(Math.min(wide / width, high / height, 3), 0.05);
    const hasWords = look.redlines && this.reel.words.length > 0;
    const fitting = hasWords && whole > 0.4 ? Math.max(whole, 1) : whole;
    const scale = look.zoom === 'fit' ? fitting : look.zoom;
    this.scale = scale;
    const place = (element, x, w, h) => {
      element.style.insetInlineStart = `${x * scale}px`;
      element.style.inlineSize = `${w * scale}px`;
      element.style.blockSize = `${h * scale}px`;
    };
    this.sheet.style.inlineSize = `${width * scale}px`;
    this.sheet.style.blockSize = `${height * scale}px`;
    const host = this.sheet.firstChild;
    host.style.inset = '0 auto auto 0';
    place(host, left, this.reel.width, this.reel.height);
    this.redlines.style.insetBlockStart = '0';
    place(this.redlines, left, this.reel.width, this.reel.height);
    this.redlines.toggleAttribute('hidden', !look.redlines);
    if (this.marked) this.mark(this.marked);
  }

  /// Names what is under a finger or the pointer.
  point(event) {
    if (!this.reel) return;
    const box = this.sheet.firstChild.getBoundingClientRect();
    const x = (event.clientX - box.left) / this.scale;
    const y = (event.clientY - box.top) / this.scale;
    const inside = ({ seen: [left, top, right, bottom] }) => x >= left && y >= top
      && x < right && y < bottom;
    // The last is painted over the others, and what is in a node follows it.
    let node = this.reel.nodes.findLast(inside) ?? null;
    if (this.reel.nodes.length === 0) {
      const mark = this.root.elementFromPoint(event.clientX, event.clientY)?.closest('[data-node]');
      if (mark) {
        const { x: left, y: top, width, height } = mark.getBBox();
        node = { path: mark.dataset.node, x: left, y: top, width, height,
          facts: `${short(width)} × ${short(height)} at ${short(left)}, ${short(top)}` };
      }
    }
    this.mark(node);
  }

  mark(node) {
    this.marked = node;
    this.said.replaceChildren();
    if (!this.probe) return;
    this.probe.hidden = node === null;
    if (node === null) {
      this.said.append(this.variant.slug);
      return;
    }
    this.said.append(make('span', { class: 'path' }, node.path), node.facts);
    const tag = this.probe.firstChild;
    tag.textContent = `${node.path}  ${node.facts}`;
    const left = this.size.left;
    this.probe.classList.toggle('low', node.y * this.scale < 24);
    this.probe.classList.toggle('late', node.x > this.reel.width / 2);
    this.probe.style.insetInlineStart = `${(left + node.x) * this.scale}px`;
    this.probe.style.insetBlockStart = `${node.y * this.scale}px`;
    this.probe.style.inlineSize = `${node.width * this.scale}px`;
    this.probe.style.blockSize = `${node.height * this.scale}px`;
  }

  fillAxes() {
    const screens = current.screens;
    const groups = [];
    if (screens.length > 1) {
      groups.push(this.switchOf('Screen', screens.map(({ label }) => label), this.screen.label,
        (label) => {
          const screen = screens.find((one) => one.label === label);
          this.choose(screen, nearest(screen.variants, this.variant.axes));
        }));
    }
    const { variants } = this.screen;
    for (const { key, label, values } of gallery.axes) {
      const known = values.filter((value) => variants.some(({ axes }) => axes[key] === value));
      if (known.length > 1) {
        groups.push(this.switchOf(label, known, this.variant.axes[key], (value) => {
          const wanted = { ...this.variant.axes, [key]: value };
          this.choose(this.screen, nearest(variants, wanted, key));
        }));
      }
    }
    const focused = document.activeElement?.dataset.axis;
    const wasInside = this.axes.contains(document.activeElement);
    this.axes.replaceChildren(...groups);
    if (wasInside) this.axes.querySelector(`[data-axis="${focused}"]:is(:checked, select)`)?.focus();
  }

  /// A few values side by side; many as a list.
  switchOf(label, values, chosen, choose) {
    if (values.length > 5) {
      const list = make('select', { 'data-axis': label, onchange: () => choose(list.value) },
        ...values.map((value) => make('option', { value, selected: value === chosen }, value)));
      return make('label', { class: 'axis' }, make('span', { class: 'faint' }, label), list);
    }
    return make('fieldset', { class: 'axis' }, make('legend', {}, label),
      make('div', { class: 'segments' }, ...values.map((value) => make('label', {},
        make('input', { type: 'radio', name: `${label}-${this.number}`, value,
          checked: value === chosen, 'data-axis': label, onchange: () => choose(value) }), value))));
  }
}

const short = (number) => String(Math.round(number * 100) / 100);

/// The measures of a screen, drawn over it.
function redlinesOf({ width, height, strokes, words }) {
  const svg = drawn('svg', { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' });
  for (const [x1, y1, x2, y2, ink, isFaint] of strokes) {
    svg.append(drawn('line', { x1, y1, x2, y2, stroke: pen.inks[ink], 'stroke-width': 1,
      'stroke-opacity': isFaint ? 0.45 : 1, 'vector-effect': 'non-scaling-stroke' }));
  }
  for (const [x, y, wide, text, ink, isBold, hasPlate] of words) {
    if (hasPlate) {
      svg.append(drawn('rect', { x, y, width: wide, height: pen.line, fill: pen.inks[ink], rx: 1 }));
    }
    svg.append(drawn('text', { x: x + pen.margin, y: y + pen.line * 0.74, fill: hasPlate ? '#fff'
      : ink === 'text' ? 'var(--ink)' : `var(--${ink === 'node' ? 'before' : 'after'})`,
    'font-size': pen.size, 'font-weight': isBold ? 600 : 400, textLength: wide - 2 * pen.margin,
    lengthAdjust: 'spacingAndGlyphs' }, text));
  }
  return svg;
}
