// Accepting and rejecting, where `review --browser` serves the page.

const undecided = new Set(run.undecided ?? []);
/// What became of cases, by name: `accepted`, `rejected`.
const decisions = new Map();
let isDeciding = false;
let hasEnded = false;

const isOpen = (one) => undecided.has(one.name);
const openIn = (list) => list.filter(isOpen);

/// Asks for it, and shows what was done: nothing counts before it is on disk.
async function decide(decision, scope, names) {
  if (isDeciding || hasEnded || names.length === 0) return;
  isDeciding = true;
  const before = current;
  let said;
  try {
    const answer = await fetch('decide', {
      method: 'POST', body: [decision, scope, ...names.map(encodeURIComponent)].join('\n'),
    });
    said = answer.headers.get('Content-Type').startsWith('application/json')
      ? await answer.json() : { trouble: [await answer.text()] };
  } catch {
    said = { trouble: ['The review has ended, and nothing was done. '
      + "'skelsnap review --browser' goes on with it."] };
    hasEnded = true;
  }
  isDeciding = false;
  // A case that the page leaves out was decided along with the one that was named.
  const findingOf = (name) => {
    const one = casesByName.get(name) ?? casesByName.get(names[0]);
    return run.findings[one.finding];
  };
  for (const name of said.done ?? []) {
    undecided.delete(name);
    decisions.set(name, `${decision}ed`);
    const finding = findingOf(name);
    if (finding) finding.undecided -= 1;
  }
  hasEnded = hasEnded || said.left === 0;
  for (const strip of strips) markDecisions(strip);
  showProgress(said);
  const count = said.done?.length ?? 0;
  if (count > 0) announce(`${decision}ed ${counted(count, 'golden')}, ${grouped(said.left)} left`);
  if (said.trouble?.length > 0) announce(said.trouble.join(' '));
  // Somebody who has gone on meanwhile stays there.
  if (!current) return;
  const next = count > 0 && current === before && !isOpen(before) ? nextOpen(before) : null;
  if (next) choose(next);
  else choose(current, { quiet: true });
}

/// The next case that waits, from a case on; the first of all after the last.
function nextOpen(one) {
  const order = [...strips.slice(one.strip.number), ...strips.slice(0, one.strip.number)];
  return openIn(order.flatMap((strip) => strip.cases))[0] ?? null;
}

function markDecisions(strip) {
  const made = strip.cases.map((one) => decisions.get(one.name)).filter(Boolean);
  if (made.length === 0 || openIn(strip.cases).length > 0) return;
  const word = made.every((one) => one === made[0]) ? made[0] : 'decided';
  strip.row.dataset.decided = word;
  let note = strip.row.querySelector('.decided');
  if (!note) {
    note = make('span', { class: 'decided' });
    strip.row.append(note);
  }
  note.textContent = word;
}

function showProgress({ left, trouble }) {
  const made = [...decisions.values()];
  const parts = ['accepted', 'rejected'].map((word) => [made.filter((one) => one === word).length,
    word]).filter(([count]) => count > 0).map(([count, word]) => `${grouped(count)} ${word}`);
  const rest = left ?? undecided.size;
  at('progress').textContent = [...parts, hasEnded ? rest === 0 ? 'all decided' : 'ended'
    : `${grouped(rest)} to decide`].join(', ');
  at('finish').hidden = hasEnded;
  at('obstacle').hidden = !trouble?.length;
  at('obstacle').replaceChildren(...(trouble ?? []).map((one) => make('p', {}, one)));
  document.documentElement.classList.toggle('ended', hasEnded);
}

async function finish() {
  let text;
  try {
    text = await (await fetch('finish', { method: 'POST' })).text();
  } catch {
    text = 'The review has ended.';
  }
  hasEnded = true;
  showProgress({});
  announce(text);
  if (current) choose(current, { quiet: true });
}

function decisionRow(title, scope, names, keysToo) {
  const row = (decision, word, key) => make('button', {
    type: 'button', class: decision, onclick: () => decide(decision, scope, names),
    'aria-label': `${word} ${title}`,
  }, word, keysToo ? make('kbd', { 'aria-hidden': 'true' }, key) : null);
  return make('div', { class: 'decision' }, make('p', {}, title), make('div', { class: 'bar' },
    row('accept', 'Accept', 'a'), row('reject', 'Reject', 'x')));
}

function showDecision(one) {
  at('commands-title').textContent = 'Decide';
  const rows = [];
  if (decisions.has(one.name)) {
    const word = decisions.get(one.name);
    rows.push(make('p', { class: 'made' }, word === 'accepted'
      ? 'Accepted: this is the golden now.'
      : 'Rejected: its golden stays. Fix the document, then verify again.'));
  } else if (hasEnded) {
    rows.push(make('p', { class: 'faint' }, "The review has ended; 'skelsnap review --browser' goes "
      + 'on with it.'));
  } else if (isOpen(one)) {
    const count = run.findings[one.finding]?.undecided ?? 1;
    const strip = openIn(one.strip.cases);
    rows.push(decisionRow(count > 1 ? `All ${grouped(count)} that changed alike` : 'This one',
      'finding', [one.name], true));
    if (strip.length < count) {
      rows.push(decisionRow(strip.length > 1 ? `Just the ${grouped(strip.length)} of this strip`
        : 'Just this one', 'cases', strip.map((other) => other.name), false));
    }
  } else if (!isClean(one)) {
    rows.push(make('p', { class: 'faint' }, 'No golden can change this: it needs another remedy, or '
      + 'the command line left it out.'));
  }
  at('commands').hidden = rows.length === 0;
  at('case-steps').replaceChildren(...rows);
}

const decisionKeys = run.undecided === null ? [] : [
  [['a'], 'a', 'Accept all that changed alike', () => current && isOpen(current)
    && decide('accept', 'finding', [current.name])],
  [['x'], 'x', 'Reject them', () => current && isOpen(current)
    && decide('reject', 'finding', [current.name])],
  [['s'], 's', 'Leave it for later', () => current && nextAfter(current)],
];

/// The next strip that waits.
function nextAfter(one) {
  const later = strips.slice(one.strip.number + 1);
  const next = openIn(later.flatMap((strip) => strip.cases))[0];
  if (next) choose(next);
}

function startDeciding() {
  if (run.undecided === null) return;
  at('progress').hidden = false;
  at('finish').addEventListener('click', finish);
  showProgress({});
}
