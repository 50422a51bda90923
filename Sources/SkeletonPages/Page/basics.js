// Small words that every page is written in.

const at = (id) => document.getElementById(id);

/// An element; what it says is set as text, so nothing in it can be markup.
function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/// An element of a drawing.
function drawn(tag, properties, text) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(properties)) element.setAttribute(name, value);
  if (text !== undefined) element.textContent = text;
  return element;
}

const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',');
const counted = (number, noun) => `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

// Pictures stand in inert blocks until somebody looks at them.
const addresses = new Map();
function address(picture) {
  if (!addresses.has(picture)) {
    const letters = atob(at(`picture-${picture}`).textContent);
    const bytes = new Uint8Array(letters.length);
    for (let index = 0; index < letters.length; index += 1) {
      bytes[index] = letters.charCodeAt(index);
    }
    addresses.set(picture, URL.createObjectURL(new Blob([bytes], { type: 'image/png' })));
  }
  return addresses.get(picture);
}

/// Says something to those who do not see it happen.
function announce(text) {
  at('live').textContent = '';
  requestAnimationFrame(() => { at('live').textContent = text; });
}

// Keys. Each page has a list `keys` of them: their names, how they are shown, what they do.

/// Whether a control has its own use for a key.
function isTaken(event) {
  const { target, key } = event;
  if (target.closest('dialog')) return true;
  if (target.matches('input[type=search], textarea, select')) return true;
  if (target.matches('input[type=range]')) return /^Arrow|^Home|^End|^Page/.test(key);
  if (key === ' ') return target.matches('button, input, a, summary');
  if (target.matches('input[type=radio]')) return key.startsWith('Arrow');
  if (target.matches('.viewport, .scrolls, pre, code')) {
    return key.startsWith('Arrow')
      && (target.scrollHeight > target.clientHeight || target.scrollWidth > target.clientWidth);
  }
  return false;
}

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (isTaken(event)) return;
  const entry = keys.find(([names]) => names.includes(event.key));
  if (!entry) return;
  event.preventDefault();
  entry[3]();
}

// Light and dark.

const themes = ['system', 'light', 'dark'];
function setTheme(theme) {
  if (theme === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.dataset.theme = theme;
  at('theme').dataset.theme = theme;
  at('theme').replaceChildren(make('span', { class: 'wide' }, 'Theme: '), theme);
  at('theme').setAttribute('aria-label', `Theme: ${theme}`);
}

function startTheme() {
  let theme = 'system';
  // Pages from files may have no memory.
  try { theme = localStorage.getItem('skelsnap-theme') ?? theme; } catch { /* It stays. */ }
  setTheme(themes.includes(theme) ? theme : 'system');
  at('theme').addEventListener('click', () => {
    const next = themes[(themes.indexOf(at('theme').dataset.theme) + 1) % themes.length];
    setTheme(next);
    try { localStorage.setItem('skelsnap-theme', next); } catch { /* It is forgotten. */ }
    announce(`Theme: ${next}`);
  });
}

/// The list of keys, and what opens it.
function startKeys() {
  const list = keys.flatMap(([, shown, what]) => [
    make('dt', {}, ...shown.split(' or ').flatMap((key, index) => [
      index > 0 ? ' or ' : '', make('kbd', {}, key)])), make('dd', {}, what)]);
  document.body.append(make('dialog', { id: 'help', 'aria-labelledby': 'help-title' },
    make('div', { class: 'bar' }, make('h2', { id: 'help-title' }, 'Keys'),
      make('div', { class: 'spread' }), make('form', { method: 'dialog' },
        make('button', { type: 'submit' }, 'Close'))),
    make('dl', { id: 'keys' }, ...list)));
  at('show-help').addEventListener('click', () => at('help').showModal());
  document.addEventListener('keydown', onKey);
}
