// The run as a whole: what stood in the way, which laws are broken, what to do next.

function section(id, title, children) {
  return children.length === 0 ? null : make('section', { 'aria-labelledby': `run-${id}` },
    make('h3', { id: `run-${id}`, tabindex: '-1' }, title), ...children);
}

/// What is not on the page, and where it is.
function omissionText() {
  const { omitted } = run;
  const share = omitted.failing === 0 ? 'all of them clean'
    : omitted.failing === omitted.cases ? `all of which ${words.failing}`
      : `of which ${grouped(omitted.failing)} ${words.failing}`;
  return `So that a browser can open it, this page leaves out ${counted(omitted.cases, 'case')}, `
    + `${share}. ${words.fewer} makes a page of some of them`
    + (omitted.isKept ? ", and 'skelsnap review' shows all that changed." : '.');
}

const checkNames = { lint: 'Lint', shift: 'Layout shift', audit: 'Audit' };

function withRest(cards, rest) {
  return rest === 0 ? cards : [...cards, make('p', { class: 'faint' },
    `${grouped(rest)} more are in the other reports.`)];
}

/// The part of a picture that a check is about, outlined.
function shot(card) {
  if (card.picture === null) return null;
  const image = make('img', { alt: '', src: address(card.picture) });
  const boxes = card.outlines.map((one) => {
    const box = make('div', { class: 'outline', 'data-side': one.side });
    for (const [side, share] of [['left', one.x], ['top', one.y], ['width', one.width],
      ['height', one.height]]) box.style[side] = `${share * 100}%`;
    return box;
  });
  return make('div', { class: 'shot' }, image,
    make('div', { class: 'outlines', 'aria-hidden': 'true' }, ...boxes));
}

function checkCard(card) {
  return make('div', { class: 'card check', 'data-level': card.level }, shot(card),
    make('div', {},
      make('h4', {}, make('span', { class: 'level' }, card.level), ' ', card.title),
      make('p', {}, card.message), card.remedy ? make('p', {}, `${card.remedy[0].toUpperCase()}${card.remedy.slice(1)}`) : null,
      make('p', { class: 'faint' }, `${card.place} · ${card.position}`)));
}

function showRun(part) {
  const tally = run.verdicts.filter((one) => one.count > 0).map((one) => make('li', {},
    badge(one.name), make('span', { class: 'count' }, grouped(one.count)),
    make('span', { class: 'faint' }, one.meaning)));
  const problems = run.problems.map((problem) => make('div', { class: 'card' },
    make('p', {}, problem.message), ...problem.diagnostics.map((text) =>
      make('pre', { class: 'excerpt', tabindex: '0' }, text))));
  const laws = run.laws.map((law) => make('div', { class: 'card' },
    make('h4', {}, law.law, law.node ? make('span', { class: 'path' }, ` ${law.node}`) : null),
    make('p', {}, law.message),
    make('p', { class: 'faint' }, `${law.document}: ${law.variants.join(', ')} · ${law.position}`)));
  const warnings = run.warnings.map((one) => make('div', { class: 'card' },
    make('p', {}, one.message),
    make('p', { class: 'faint' }, one.frames.length > 0
      ? `${one.document}, ${one.variant}: ${one.frames.join(', ')} · ${one.position}`
      : `${one.document} · ${one.position}`)));
  const found = run.findings.filter((finding) => finding && casesByName.has(finding.example));
  const findings = found.slice(0, 200).map((finding) => {
    const one = casesByName.get(finding.example);
    const card = make('a', { class: 'card finding', href: `#${fragment(one)}` },
      make('span', { class: 'bar' }, badge(one.verdict), make('span', { class: 'path' },
        finding.documents.length > 1 ? counted(finding.documents.length, 'document')
          : one.strip.document)),
      ...finding.causes.flatMap((cause) => [make('strong', {}, cause.sentence),
        cause.position ? make('span', { class: 'where path' }, cause.position) : null]),
      finding.causes.length > 0 ? null : make('span', {}, explanation(one)),
      make('span', { class: 'where' }, `${counted(finding.count, 'case')}: `
        + (finding.documents.length > 1 ? finding.documents : finding.variants).join(', ')));
    card.addEventListener('click', (event) => {
      event.preventDefault();
      choose(one);
    });
    return card;
  });
  const fates = run.documents.length === 0 ? [] : [make('ul', { class: 'plain' },
    ...run.documents.map(({ name, fate }) => make('li', {}, make('span', { class: 'path' }, name),
      ` ${/^was /.test(fate) ? '' : 'is '}${fate}`)))];
  const note = run.left === 0 ? null : make('p', { class: 'faint' },
    `To stay small, this page carries no pictures of ${counted(run.left, 'case')}; they are listed `
    + 'all the same.');
  const { omitted } = run;
  const omission = omitted.cases === 0 ? null : make('p', { class: 'card', id: 'omission' },
    omissionText());
  at('overview').replaceChildren(...[
    make('div', { class: 'head' }, make('div', { class: 'names' },
      cases.length + omitted.cases === 0 ? null : make('p', { class: 'crumbs' }, `${counted(cases.length, 'case')} `
        + `${omitted.cases === 0 ? '' : `of ${grouped(omitted.cases + cases.length)} `}in `
        + counted(new Set(strips.map((one) => one.document)).size, 'document')),
      make('h2', { id: 'run-run', tabindex: '-1' }, words.whole))),
    tally.length > 0 ? make('ul', { class: 'plain tally-list' }, ...tally) : null, omission, note,
    section('documents', 'Documents that came, went or moved', fates),
    section('problems', counted(run.problems.length + omitted.problems, 'problem'),
      withRest(problems, omitted.problems)),
    section('laws', counted(run.laws.length + omitted.laws, 'broken law'),
      withRest(laws, omitted.laws)),
    section('warnings', counted(run.warnings.length + omitted.warnings, 'warning'),
      withRest(warnings, omitted.warnings)),
    ...run.checks.map(({ name, count }) => {
      const own = run.cards.filter((card) => card.check === name);
      return section(name, `${checkNames[name]}: ${counted(count, 'finding')}`,
        withRest(own.map(checkCard), count - own.length));
    }),
    section('findings', counted(found.length, words.finding), findings),
    section('next', 'Next', run.steps.length > 0 ? [commandList(run.steps)] : []),
  ].filter(Boolean));
  const goal = at(`run-${part}`);
  if (goal && part !== 'run') goal.scrollIntoView();
}
