"""What `export` makes, opened by software of others: Pillow, and the SVGs by Chromium."""

import io
import pathlib
import re

import PIL.Image
import PIL.ImageChops
import PIL.ImageStat
import pypdf
import pytest

import projects

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "examples"
# A sweep, an eased one, a pulse, and what turns, travels and fades in steps.
MOVING = ["buzzbox/conversation-list", "agora/posts", "pulse", "baolife/progress"]
PULSE = """\
skelsnap: 1
canvas: {width: 200, height: 60}
theme: {extends: ios, shimmer: {pulse: {stops: [systemGray5, systemGray2], duration: 2s, rest: 500ms}}}
skeleton:
  hstack: [{circle: 40}, {block: {width: 100, height: 20, radius: {x: 12, y: 6}}}, {spinner: {}}]
"""
FADE = """\
skelsnap: 1
canvas: {width: 200, height: 60}
skeleton: {vstack: [{block: {width: 120, height: 20}}]}
content: {vstack: [{text: Ana is here}, {block: {width: 40, height: 10, fill: accent}}]}
lifecycle: {transitions: {content: {duration: 400ms}}}
scenarios: {slow: {script: {500ms: data}, instants: [600ms]}}
"""


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    project = projects.Project(tmp_path_factory.mktemp("export"))
    project.write("pulse.skel.yaml", PULSE)
    project.write("fade.skel.yaml", FADE)
    return project


def document(name):
    return f"{name}.skel.yaml" if "/" not in name else str(EXAMPLES / f"{name}.skel.yaml")


def picture(project, *arguments):
    project.run("render", *arguments, "-o", "frame.png")
    return PIL.Image.open(project.folder / "frame.png").convert("RGB")


def frames_of(file):
    """Each frame as whoever shows it composes it, with the time at which it ends."""
    image = PIL.Image.open(file)
    shown, end = [], 0
    for index in range(image.n_frames):
        image.seek(index)
        frame = image.convert("RGB")
        end += image.info["duration"]
        shown.append((end, frame))
    return shown


@pytest.mark.parametrize("name", ["buzzbox/conversation-list", "pulse"])
@pytest.mark.parametrize("format", ["gif", "apng", "webp"])
def test_an_animation_has_the_pixels_of_the_frames(made, name, format):
    usual = [document(name), "--scale", "1", "--fps", "10"]
    made.run("export", *usual, "-o", f"film.{format}")
    made.run("export", *usual, "--format", "frames", "--appearance", "light", "--contrast", "normal",
             "--motion", "full", "--type", "large", "--direction", "ltr", "-o", f"{name}-{format}")
    folders = [path for path in (made.folder / f"{name}-{format}").rglob("skeleton")
               if path.parent.name == "light"]
    files = sorted(folders[0].iterdir())
    shown = frames_of(made.folder / f"film.{format}")
    assert len(shown) > 3
    for index, file in enumerate(files):
        middle = (index + 0.5) / len(files) * shown[-1][0]
        frame = next(frame for end, frame in shown if middle < end)
        due = PIL.Image.open(file).convert("RGB")
        bands = PIL.ImageChops.difference(frame, due).getextrema()
        # A pulse has more colours than a GIF.
        most = 16 if (name, format) == ("pulse", "gif") else 0
        assert max(high for _, high in bands) <= most, (file, bands)


def test_the_words_of_a_pdf_are_found_in_every_script(made):
    """By a reader of others: what is painted as paths lies under letters that mean the same."""
    title = "Ленты 骨架 é 🦴"
    made.write("words.skel.yaml", PULSE.replace("skelsnap: 1", f"skelsnap: 1\ntitle: {title}")
               .replace("{circle: 40}", "{circle: {id: 頭像, size: 40}}"))
    made.run("export", "words.skel.yaml", "--redlines", "-o", "words.pdf")
    page = pypdf.PdfReader(made.folder / "words.pdf").pages[0]
    text = page.extract_text()
    assert title in text and "頭像 40 × 40" in text, text
    # As wide as what is painted: the title ends before the page does.
    places = []
    page.extract_text(visitor_text=lambda words, _, place, *rest: places.append((words, place[4])))
    assert all(x < float(page.mediabox.width) for _, x in places), places


@pytest.mark.parametrize("way", ["smil", "css"])
def test_two_svgs_in_one_page_are_seen_as_each_alone(made, visit, way):
    names = ["pulse", "buzzbox/conversation-list"]
    texts, alone = [], []
    for index, name in enumerate(names):
        file = f"film{index}.svg"
        made.run("export", document(name), "--scale", "1", "--animation", way, "-o", file)
        texts.append((made.folder / file).read_text())
        page = visit(made.folder / file, width=500, height=1100)
        size = tuple(int(number) for number in re.findall(r' (?:width|height)="(\d+)"', texts[-1])[:2])
        page.evaluate(SEEK[way], 0.4)
        alone.append((size, seen(page, size)))
    both = made.folder / "both.html"
    both.write_text("<!doctype html><style>body{margin:0}svg{display:block}</style>" + "".join(texts))
    page = visit(both, width=500, height=1400)
    if way == "smil":
        page.evaluate("""() => { for (const svg of document.querySelectorAll("svg")) {
          svg.pauseAnimations(); svg.setCurrentTime(0.4) } }""")
    else:
        page.evaluate(SEEK[way], 0.4)
    whole, top = seen(page, (500, 1400)), 0
    for (width, height), due in alone:
        part = whole.crop((0, top, width, top + height))
        bands = PIL.ImageChops.difference(part, due).getextrema()
        assert max(high for _, high in bands) <= 2, bands
        top += height


def seen(page, size):
    shot = page.screenshot(clip={"x": 0, "y": 0, "width": size[0], "height": size[1]})
    return PIL.Image.open(io.BytesIO(shot)).convert("RGB")


# All pixels of the picture but edges, which browsers smooth in their own way.
def worst_inside(shown, due):
    blank = PIL.Image.new("L", due.size, 0)
    flat = due.convert("L")
    edges = blank
    for x, y in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)]:
        step = PIL.ImageChops.difference(flat, PIL.ImageChops.offset(flat, x, y))
        edges = PIL.ImageChops.lighter(edges, step.point(lambda value: 255 if value > 2 else 0))
    difference = PIL.ImageChops.difference(shown, due)
    bands = difference.split()
    worst = PIL.ImageChops.lighter(PIL.ImageChops.lighter(bands[0], bands[1]), bands[2])
    inside = PIL.ImageChops.multiply(worst, PIL.ImageChops.invert(edges))
    return inside.getextrema()[1], PIL.ImageStat.Stat(worst).mean[0]


SEEK = {
    "smil": """seconds => { const svg = document.documentElement; svg.pauseAnimations();
      svg.setCurrentTime(seconds) }""",
    "css": """seconds => { for (const one of document.getAnimations()) {
      one.pause(); one.currentTime = seconds * 1000 } }""",
}


@pytest.mark.parametrize("name", MOVING)
@pytest.mark.parametrize("way", ["smil", "css"])
def test_an_svg_moves_as_its_frames_do(made, visit, name, way):
    made.run("export", document(name), "--scale", "1", "--fps", "60", "--animation", way,
             "-o", "film.svg")
    made.run("export", document(name), "--scale", "1", "--fps", "2", "-o", "time.gif")
    seconds = frames_of(made.folder / "time.gif")[-1][0] / 1000
    page = visit(made.folder / "film.svg", width=500, height=1100)
    for instant in range(6):
        phase = (instant + 0.35) / 6
        due = picture(made, document(name), "--scale", "1", "--phase", str(phase))
        page.evaluate(SEEK[way], phase * seconds)
        inside, mean = worst_inside(seen(page, due.size), due)
        assert inside <= 2 and mean < 0.4, (phase, inside, mean)


@pytest.mark.parametrize("way", ["smil", "css"])
def test_an_svg_of_a_load_moves_as_the_load_does(made, visit, way):
    made.run("export", "fade.skel.yaml", "--scale", "1", "--scenario", "slow", "--fps", "60",
             "--until", "1500ms", "--animation", way, "-o", "load.svg")
    page = visit(made.folder / "load.svg", width=500, height=300)
    for frame in range(3, 90, 9):
        due = picture(made, "fade.skel.yaml", "--scale", "1", "--scenario", "slow", "--at",
                      f"{frame * 1000 / 60:.3f}ms")
        page.evaluate(SEEK[way], frame / 60 + 0.0001)
        inside, mean = worst_inside(seen(page, due.size), due)
        # Chromium smooths the edges of letters in its own way: 0.44 once nothing fades any more.
        assert inside <= 2 and mean < 0.6, (frame, inside, mean)


@pytest.mark.parametrize("name", ["buzzbox/conversation-list", "pulse"])
@pytest.mark.parametrize("way", ["smil", "css"])
def test_an_svg_stands_still_for_those_who_want_less_motion(made, visit, name, way):
    name = document(name)
    made.run("export", name, "--scale", "1", "--animation", way, "-o", "film.svg")
    page = visit(made.folder / "film.svg", width=500, height=1100, reduced_motion="reduce")
    due = picture(made, name, "--scale", "1", "--motion", "reduced")
    for seconds in [0, 0.7]:
        page.evaluate(SEEK[way], seconds)
        inside, mean = worst_inside(seen(page, due.size), due)
        assert inside <= 2 and mean < 0.4, (inside, mean)
