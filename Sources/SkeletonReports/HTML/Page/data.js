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

/// `x +4`, as it stands beside an outline.
const labelText = (node) => (node.followers ? `${node.delta} (+ ${node.followers})` : node.delta);

function followersText(node) {
  if (!node.followers) return '';
  const how = { added: 'came with it', removed: 'went with it', changed: 'moved along' };
  return `${counted(node.followers, 'node')} ${how[node.change]}`;
}

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

function commandList(steps) {
  return make('ul', { class: 'plain' }, ...steps.map((step) => make('li', { class: 'command' },
    make('p', {}, step.purpose),
    make('div', {}, make('code', { tabindex: '0' }, step.command),
      copyButton(step.command, `the command: ${step.purpose}`)))));
}
