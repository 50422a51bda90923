// What the page is about.

const run = JSON.parse(document.getElementById('run').textContent);
const verdicts = new Map(run.verdicts.map((one) => [one.name, one]));
const { words } = run;
const wordFor = (verdict) => verdicts.get(verdict).word;
const marks = {
  identical: '✓', tolerated: '≈', different: '≠', resized: '⤢',
  missing: '+', obsolete: '−', drifted: '~', unreadable: '!',
};

const isClean = (one) => verdicts.get(one.verdict).isClean;

/// A verdict as a mark with its word: never by colour alone.
function badge(verdict, withWord = true) {
  const mark = make('span', { class: 'mark', 'data-verdict': verdict, 'aria-hidden': 'true' },
    marks[verdict]);
  return withWord
    ? make('span', { class: 'badge', 'data-verdict': verdict }, mark, wordFor(verdict)) : mark;
}

// Every case knows its strip and its place in it.
const strips = run.strips;
const cases = [];
const casesByName = new Map();
for (const [number, strip] of strips.entries()) {
  strip.number = number;
  strip.failing = strip.cases.filter((one) => !isClean(one)).length;
  strip.title = strip.variant + (strip.state === 'skeleton' ? '' : ` · ${strip.state}`);
  for (const [place, one] of strip.cases.entries()) {
    one.strip = strip;
    one.place = place;
    one.name = `${strip.document}/${strip.variant}/${one.frame}`;
    one.changed = one.nodes === undefined ? [] : run.nodes[one.nodes];
    cases.push(one);
    casesByName.set(one.name, one);
  }
}

/// `phase 0.25`, `layout.txt`: a frame as a sentence has it.
const frameName = (one) => (/^[\d.]+$/.test(one.label) ? `phase ${one.label}` : one.label);

/// `row[2]/avatar  x 16 → 20 (+4)`, in words.
function changeText(node) {
  const what = node.change === 'changed' && node.summary
    ? node.summary : [node.change, node.summary].filter(Boolean).join(', ');
  return `${node.path}: ${what}`;
}

/// What was changed, if that is known: the reasons why the case differs.
const causesOf = (one) => (one.finding === undefined ? [] : run.findings[one.finding].causes);

/// `x +4`, as it stands beside an outline.
const labelText = (node) => (node.followers ? `${node.delta} (+ ${node.followers})` : node.delta);

function followersText(node) {
  if (!node.followers) return '';
  const how = {
    added: 'came with it', removed: 'went with it', renamed: 'inside it', changed: 'moved along',
  };
  return `${counted(node.followers, 'node')} ${how[node.change]}`;
}

const unseen = (text) => make('span', { class: 'unseen' }, text);

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

function commandList(steps) {
  return make('ul', { class: 'plain' }, ...steps.map((step) => make('li', { class: 'command' },
    make('p', {}, step.purpose),
    make('div', {}, make('code', { tabindex: '0' }, step.command),
      copyButton(step.command, `the command: ${step.purpose}`)))));
}
