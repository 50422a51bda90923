// What the command is asked, and what it says. Every answer is of a revision, and one of another
// revision than the page is at is dropped.

/// What was said last of the documents, and of the one that is shown.
let news = { revision: 0, files: [], problems: [], saved: null };
let shown = null;
let polling = null;

const query = (parameters) => new URLSearchParams(parameters).toString();

/// Asks for news as long as the page is open; what is asked waits there until there are some.
async function followNews() {
  for (;;) {
    polling = new AbortController();
    const about = choice.file;
    try {
      const parameters = { after: about === shown?.file ? news.revision : 0 };
      if (about !== null) parameters.file = about;
      const answer = await fetch(`state?${query(parameters)}`, { signal: polling.signal });
      if (!answer.ok) throw new Error(answer.statusText);
      const said = await answer.json();
      setLink('following', 'Following');
      if (about === choice.file) takeNews(said);
    } catch (error) {
      if (error.name === 'AbortError') continue;
      setLink('ended', 'The preview has ended');
      document.documentElement.classList.add('ended');
      await new Promise((resolve) => { setTimeout(resolve, 1000); });
    }
  }
}

/// What is asked now is about another document than what is shown.
const askAnew = () => polling?.abort();

function setLink(is, text) {
  if (at('link').dataset.is === is) return;
  at('link').dataset.is = is;
  at('link').textContent = text;
  showLateness();
}

// Pictures are asked for a few at a time: what is looked at comes first.

const waiting = [];
let running = 0;

/// The answer to a question once its turn has come; null if nobody wants it any more.
function inTurn(urgency, address) {
  const revision = shown?.pictured;
  return new Promise((resolve, reject) => {
    waiting.push({ urgency, address, revision, resolve, reject });
    waiting.sort((a, b) => a.urgency - b.urgency);
    runNext();
  });
}

async function runNext() {
  while (running < 2 && waiting.length > 0) {
    const one = waiting.shift();
    if (one.revision !== shown?.pictured) {
      one.resolve(null);
      continue;
    }
    running += 1;
    fetch(one.address).then(one.resolve, one.reject).finally(() => {
      running -= 1;
      runNext();
    });
  }
}

/// A picture as a file, or what is wrong with it; null if it is out of date. Those that nobody has
/// wanted for longest are dropped: somebody may go through long loads for hours.
const pictures = new Map();
const mostPictures = 2000;
function picture(urgency, screen, variant, time) {
  const revision = shown.pictured;
  const parameters = query({
    file: shown.file, revision, screen, variant, at: time,
  });
  let coming = pictures.get(parameters);
  if (coming) {
    pictures.delete(parameters);
    pictures.set(parameters, coming);
  } else {
    coming = inTurn(urgency, `picture?${parameters}`).then(async (answer) => {
      if (answer === null || answer.status === 410) return null;
      if (answer.status === 422) return { problems: (await answer.json()).problems };
      if (!answer.ok) return null;
      return { file: await answer.blob() };
    }).catch(() => null);
    pictures.set(parameters, coming);
    if (pictures.size > mostPictures) pictures.delete(pictures.keys().next().value);
    coming.then((got) => {
      if (got === null && pictures.get(parameters) === coming) pictures.delete(parameters);
    });
  }
  return coming;
}

/// What is said about a screen at a time: its `nodes` and how long it moves, or its `shift`; null if
/// it is out of date or cannot be said.
async function saidOf(what, screen, variant, time) {
  const parameters = query({
    file: shown.file, revision: shown.pictured, screen, variant, at: time,
  });
  try {
    const answer = await inTurn(2, `${what}?${parameters}`);
    return answer?.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
