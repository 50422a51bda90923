// What there is to say of the chosen case.

/// The case in words, as a report on a terminal has it.
function explanation(one) {
  const parts = [];
  if (one.message) parts.push(`${one.message[0].toUpperCase()}${one.message.slice(1)}.`);
  const causes = causesOf(one);
  const [first, ...rest] = one.changed;
  if (causes.length > 0) {
    parts.push(...causes.map((cause) => `${cause.sentence}.`));
    const along = one.changed.filter((node) => !node.isCause)
      .reduce((sum, node) => sum + 1 + (node.followers ?? 0), 0);
    if (along > 0) parts.push(`${counted(along, 'node')} moved along.`);
  } else if (first) {
    const along = followersText(first);
    parts.push(`${changeText(first)}${along ? `, ${along}` : ''}.`);
    if (rest.length > 0) {
      parts.push(`${counted(rest.length, 'other node')} changed too.`);
    }
  }
  if (one.pixels && !isClean(one)) {
    const rest = one.unexplained === undefined ? '' : one.unexplained === 0
      ? ', all of them where nodes changed'
      : `, ${grouped(one.unexplained)} of them where no node changed`;
    parts.push(`${one.pixels}${rest}.`);
  }
  if (parts.length === 0) parts.push(verdicts.get(one.verdict).meaning);
  return parts.join(' ');
}

function showDetail(one) {
  const { strip } = one;
  at('crumbs').replaceChildren(make('span', {}, strip.document),
    make('span', { 'aria-hidden': 'true' }, ' / '), make('span', {}, strip.title));
  at('name').replaceChildren(make('span', {}, frameName(one)), ' ', badge(one.verdict));
  at('explanation').textContent = explanation(one);
  const place = shownStrips.indexOf(strip);
  at('place').textContent = place < 0 ? ''
    : `${grouped(place + 1)} of ${grouped(shownStrips.length)}`;
  showNodes(one);
  showLines(one);
  showSteps(one);
  showPaths(one);
}

function showNodes(one) {
  at('changes').hidden = one.changed.length === 0;
  at('legend').hidden = Boolean(one.isText);
  at('labels').parentElement.hidden = Boolean(one.isText);
  if (at('nodes').changed === one.changed) return;
  at('nodes').changed = one.changed;
  replaceIn(at('nodes'), one.changed.map((node, index) => {
    const button = make('button', {
      type: 'button', class: 'node', 'data-node': index, 'aria-pressed': 'false',
      tabindex: index === 0 ? '0' : '-1',
    }, make('span', { class: 'path' }, node.path), unseen(': '),
    make('span', { class: 'what' }, changeText(node).slice(node.path.length + 2)));
    for (const extra of [followersText(node), node.position].filter(Boolean)) {
      button.append(unseen(', '), make('span', { class: 'faint' }, extra));
    }
    button.addEventListener('click', () => chooseNode(index));
    button.addEventListener('pointerenter', () => hoverNode(index));
    button.addEventListener('pointerleave', () => hoverNode(null));
    return make('li', {}, button);
  }), () => at('nodes').querySelector('.node'));
  at('legend').replaceChildren(
    make('span', { class: 'sample', 'data-side': 'before', 'aria-hidden': 'true' }),
    `${words.asBefore} `,
    make('span', { class: 'sample', 'data-side': 'after', 'aria-hidden': 'true' }), 'now');
}

function hoverNode(index) {
  for (const box of at('panes').querySelectorAll('.outline')) {
    box.classList.toggle('hovered', Number(box.dataset.node) === index);
  }
}

/// Chooses a node in the list and over the pictures at once; again, and none is.
function chooseNode(index, { reveal = false } = {}) {
  look.node = look.node === index ? null : index;
  for (const button of at('nodes').querySelectorAll('.node')) {
    const isChosen = Number(button.dataset.node) === look.node;
    button.setAttribute('aria-pressed', isChosen);
    if (isChosen) {
      for (const other of at('nodes').querySelectorAll('.node')) other.tabIndex = -1;
      button.tabIndex = 0;
      if (reveal) button.scrollIntoView({ block: 'nearest' });
    }
  }
  if (look.node !== null) {
    at('outlines').checked = true;
    announce(`Outlined: ${changeText(current.changed[look.node])}`);
  }
  markOutlines();
  const box = at('panes').querySelector('.outline.chosen');
  if (box && !reveal) bringIntoView(box);
}

function stepNode(step) {
  const count = current.changed.length;
  if (count === 0) return;
  const here = look.node ?? (step > 0 ? -1 : count);
  const goal = Math.max(0, Math.min(count - 1, here + step));
  if (goal !== look.node) chooseNode(goal);
}

/// The lines of a text that differ; each says whether it came or went.
function showLines(one) {
  at('text').hidden = !one.isText;
  if (!one.isText) return;
  at('lines').replaceChildren();
  if (!one.changes) {
    at('text-title').textContent = 'layout.txt';
    at('lines').append(make('p', { class: 'faint' }, isClean(one)
      ? verdicts.get(one.verdict).meaning : 'There is nothing to compare line by line.'));
    return;
  }
  at('text-title').textContent = 'Lines that changed';
  const signs = { '-': 'Removed: ', '+': 'Added: ' };
  const kinds = { '-': 'removed', '+': 'added', ' ': 'same' };
  for (const hunk of one.changes.hunks) {
    at('lines').append(make('p', { class: 'hunk faint' },
      `Line ${grouped(hunk.before)} of ${words.theBefore.replace('picture', 'text')}, `
      + `${grouped(hunk.after)} now`));
    at('lines').append(...hunk.lines.map((line) => make('pre', { class: kinds[line[0]] },
      make('span', { class: 'sign', 'aria-hidden': 'true' }, line[0] === '-' ? '−' : line[0]),
      signs[line[0]] ? unseen(signs[line[0]]) : '', line.slice(1))));
  }
  if (one.changes.left > 0) {
    at('lines').append(make('p', { class: 'faint' },
      `${counted(one.changes.left, 'more changed line')} are left out here.`));
  }
}

function showSteps(one) {
  if (run.undecided !== null) {
    showDecision(one);
    return;
  }
  const finding = one.finding === undefined ? null : run.findings[one.finding];
  const lists = [];
  const add = (title, steps) => {
    if (steps.length > 0) lists.push(make('h4', {}, title), commandList(steps));
  };
  if (one.finding !== undefined) add(`Just ${one.strip.variant}`, one.strip.steps);
  const own = one.strip.steps.map((step) => step.command).join('\n');
  if (finding && finding.steps.map((step) => step.command).join('\n') !== own) {
    add(`The same in ${counted(finding.count, 'case')}, ${counted(finding.variants.length, 'variant')}`,
      finding.steps);
  }
  at('commands').hidden = lists.length === 0;
  at('case-steps').replaceChildren(...lists);
}

function showPaths(one) {
  const rows = [['Document', one.position], [words.before, one.golden], [words.after, one.actual]];
  at('paths').replaceChildren(...rows.filter(([, path]) => path).flatMap(([name, path]) => [
    make('dt', {}, name),
    make('dd', {}, make('span', { class: 'path' }, path),
      copyButton(path, `${name.toLowerCase()}: ${path}`)),
  ]));
}

function startDetail() {
  rove(at('nodes'), '.node', { forward: ['ArrowDown'], backward: ['ArrowUp'] });
}
