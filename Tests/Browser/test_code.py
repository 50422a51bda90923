"""What `generate css` makes, in Chromium, against the frames of its documents."""

import io
import json

import PIL.Image
import PIL.ImageChops
import PIL.ImageFilter
import pytest

import projects
from test_export import EXAMPLES

# Sweeps with and without a rest, over each placeholder, on grounds of their own; grids, layers, rows
# that scroll; a pulse, and a light across the screen, and one across what stands by coordinates; rows
# that go on until the screen is full; shares of a row, and a border round a circle.
DOCUMENTS = ["buzzbox/conversation-list", "buzzbox/message-thread", "agora/recommended",
             "agora/tinted-theme", "nuvie/feed", "nuvie/all-films", "baolife/pieces", "pulse", "screen",
             "group", "filled", "shares"]
OWN = {
    "shares": """\
skelsnap: 1
canvas: {width: 320, height: fit}
skeleton:
  vstack:
    padding: 8
    children:
      - hstack: [{lines: {margin: 4}}, {block: {height: 41}}, {circle: {size: 31, border: separator}}]
      - hstack:
          spacing: 5
          children:
            - vstack: {padding: {leading: 30}, children: [{block: {height: 12}}, {block: {height: 9}}]}
            - block: {height: 21, margin: {horizontal: 7}}
            - block: {height: 21}
""",
    "filled": """\
skelsnap: 1
canvas: {width: 300, height: 260}
skeleton: {from: content}
content:
  vstack:
    spacing: 0
    children:
      - hstack: {padding: 12, children: [{text: {value: Readers, font: title2}}, spacer]}
      - scroll:
          vstack:
            spacing: 12
            padding: 16
            alignment: leading
            children:
              - repeat:
                  values: [Ada Bell, Bo]
                  view: {hstack: [{circle: {size: 44, fill: systemIndigo}}, {text: $value}]}
""",
    "pulse": """\
skelsnap: 1
canvas: {width: 300, height: 90}
theme: {shimmer: {pulse: {stops: [systemGray5, systemGray3], duration: 2s, rest: 500ms}}}
skeleton:
  hstack:
    spacing: 10
    padding: {leading: 20, trailing: 4}
    children:
      - circle: 40
      - vstack:
          alignment: leading
          children: [block: {width: 70%, height: 12, radius: 3}, lines: {count: 2, font: footnote}]
      - spacer
      - block: {width: 30, height: 50, radius: {topLeading: 12}, fill: {light: "#204060", dark: white}}
""",
    "screen": """\
skelsnap: 1
canvas: {width: 300, height: 120, background: secondarySystemBackground}
theme:
  shimmer:
    gradient: {stops: [systemGray4, systemGray6, systemGray4], width: 120, space: screen,
               duration: 1s, rest: 1s, easing: easeInOut, angle: 20}
skeleton:
  grid:
    columns: 3
    spacing: {horizontal: 12, vertical: 6}
    padding: 8
    children:
      - repeat: {count: 5, view: {zstack: [block: {height: 44, radius: 6}, circle: {size: 20, fill: systemBackground}]}}
""",
    "group": """\
skelsnap: 1
canvas: {width: 300, height: 120}
skeleton:
  zstack:
    width: 300
    height: 120
    shimmerGroup: true
    children:
      - circle: {size: 40, position: {x: 30, y: 40}}
      - block: {width: 120, height: 12, radius: 3, position: {x: 140, y: 30}}
      - block: {width: 200, height: 10, position: {x: 180, y: 90}}
""",
}


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    project = projects.Project(tmp_path_factory.mktemp("code"))
    for name, text in OWN.items():
        project.write(f"{name}.skel.yaml", text)
    for name in DOCUMENTS:
        project.run("generate", "css", document(name), "-o", page_of(name))
    return project


def document(name):
    return f"{name}.skel.yaml" if name in OWN else str(EXAMPLES / f"{name}.skel.yaml")


def page_of(name):
    return name.replace("/", "-") + ".html"


def due(made, name, *arguments):
    made.run("render", document(name), "--type", "large", "--direction", "ltr", "--scale", "1",
             *arguments, "-o", "frame.png")
    return PIL.Image.open(made.folder / "frame.png").convert("RGB")


def seen(page, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    return PIL.Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def off(shown, due):
    """How many pixels are off by more than 2 of 255, but for edges: those have one that is not beside
    them."""
    channels = PIL.ImageChops.difference(shown, due).split()
    most = channels[0]
    for channel in channels[1:]:
        most = PIL.ImageChops.lighter(most, channel)
    wrong = most.point(lambda level: 255 if level > 2 else 0)
    return wrong.filter(PIL.ImageFilter.MinFilter(3)).histogram()[255]


@pytest.mark.parametrize("name", DOCUMENTS)
@pytest.mark.parametrize("appearance", ["light", "dark"])
@pytest.mark.parametrize("contrast", ["normal", "increased"])
def test_a_page_stands_as_the_document(made, visit, name, appearance, contrast):
    frame = due(made, name, "--appearance", appearance, "--contrast", contrast, "--motion", "reduced")
    page = visit(made.folder / page_of(name), color_scheme=appearance, reduced_motion="reduce",
                 contrast="more" if contrast == "increased" else "no-preference")
    assert off(seen(page, frame.size), frame) == 0


@pytest.mark.parametrize("name", ["buzzbox/conversation-list", "baolife/pieces", "pulse", "screen", "group"])
def test_a_page_moves_as_the_document(made, visit, name):
    page = visit(made.folder / page_of(name))
    for step in range(10):
        phase = step / 10
        frame = due(made, name, "--appearance", "light", "--contrast", "normal", "--motion", "full",
                    "--phase", str(phase))
        shown = seen(page, frame.size)
        page.evaluate("""phase => { for (const one of document.getAnimations()) {
          one.pause(); one.currentTime = phase * one.effect.getComputedTiming().duration } }""", phase)
        shown = seen(page, frame.size)
        assert off(shown, frame) == 0, f"phase {phase}"


def test_a_page_says_nothing_to_a_screen_reader(made, visit):
    page = visit(made.folder / page_of("pulse"))
    assert page.locator("body > [aria-hidden=true]").count() == 1
    assert page.locator("body > *").count() == 1


def test_what_cannot_be_said_is_a_warning(made):
    made.write("spinner.skel.yaml", "skelsnap: 1\ncanvas: {width: 90, height: 40}\n"
               "skeleton: {hstack: [spinner: {}, text: Wait]}\n")
    answer = made.run("generate", "css", "spinner.skel.yaml", "--json")
    notes = json.loads(answer.stdout)["notes"]
    assert [note["line"] for note in notes] == [3, 3]
