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

const unseen = (text) => make('span', { class: 'unseen' }, text);
const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',');
const counted = (number, noun) => `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/// One stop for the Tab key in a group; arrows move inside it.
function rove(container, selector, { forward, backward, onMove } = {}) {
  const items = () => [...container.querySelectorAll(selector)];
  container.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = items();
    const here = all.indexOf(document.activeElement);
    if (here < 0) return;
    let goal = null;
    if (forward.includes(event.key)) goal = Math.min(here + 1, all.length - 1);
    if (backward.includes(event.key)) goal = Math.max(here - 1, 0);
    if (event.key === 'Home') goal = 0;
    if (event.key === 'End') goal = all.length - 1;
    if (goal === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (goal === here) return;
    all[here].tabIndex = -1;
    all[goal].tabIndex = 0;
    all[goal].focus();
    if (onMove) onMove(all[goal]);
  });
}

/// Changes what is in a container; whoever was in there is not thrown out to the page's beginning.
function replaceIn(container, elements, goal) {
  const wasInside = container.contains(document.activeElement);
  container.replaceChildren(...elements);
  if (wasInside) (goal() ?? at('main')).focus({ preventScroll: true });
}

/// Says something to those who do not see it happen.
function announce(text) {
  at('live').textContent = '';
  requestAnimationFrame(() => { at('live').textContent = text; });
}

function copyButton(text, what) {
  const button = make('button', { type: 'button', class: 'copy', 'aria-label': `Copy ${what}` },
    'Copy');
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Without leave to use the clipboard the old way may still be open.
      const field = make('textarea', { class: 'unseen' });
      field.value = text;
      document.body.append(field);
      field.select();
      document.execCommand('copy');
      field.remove();
      button.focus();
    }
    button.textContent = 'Copied';
    announce(`Copied: ${text}`);
    setTimeout(() => { button.textContent = 'Copy'; }, 1500);
  });
  return button;
}

// Keys. Each page has a list `keys` of them: their names, how they are shown, what they do.

/// Whether a control has its own use for a key.
function isTaken(event) {
  const { target, key } = event;
  if (target.closest('dialog')) return true;
  if (target.matches('input[type=search], textarea, select')) return true;
  if (target.matches('input[type=range]')) return /^Arrow|^Home|^End|^Page/.test(key);
  if (target.matches('input[type=radio]')) return key.startsWith('Arrow') || key === ' ';
  if (key === ' ') return target.matches('button, input, a, summary');
  if (target.matches('.viewport, #lines, pre, code')) {
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
  at('keys').append(...keys.flatMap(([, shown, what]) => [
    make('dt', {}, ...shown.split(' or ').flatMap((key, index) => [
      index > 0 ? ' or ' : '', make('kbd', {}, key)])), make('dd', {}, what)]));
  at('show-help').addEventListener('click', () => at('help').showModal());
  document.addEventListener('keydown', onKey);
}
