"""The page that `export` makes for design review, used as people use it."""

import io
import json

import PIL.Image
import PIL.ImageChops
import pytest
from axe_playwright_python.sync_playwright import Axe

import hands
import projects

ROW = """\
skelsnap: 1
title: A row & <b>more</b>
canvas: {width: 320, height: 82}
skeleton:
  hstack:
    spacing: 12
    padding: 16
    children:
      - circle: {id: avatar, size: 50}
      - block: {id: name, width: 120, height: 16, radius: 4}
      - spacer
content:
  hstack:
    padding: 16
    children: [{circle: {id: avatar, size: 50, fill: accent}}, {text: "</script> Ana"}, spacer]
snapshots:
  phases: [0, 0.5]
  appearance: [light, dark]
  type: [large, ax3]
  motion: [full, reduced]
scenarios: {slow: {script: {1s: data}, instants: [500ms]}}
"""
# So many screens that they are a list.
MANY = """\
skelsnap: 1
title: Many
canvas: {width: 100, height: 40}
skeleton: {block: {id: chip, width: 60, height: 20}}
content: {block: {id: chip, width: 60, height: 20, fill: accent}}
scenarios:
  a: {script: {1s: data}}
  b: {script: {1s: data}}
  c: {script: {1s: data}}
  d: {script: {1s: data}}
"""
CHIP = """\
skelsnap: 1
title: A chip
canvas: {width: 100, height: 40}
skeleton: {block: {id: chip, width: 60, height: 20, radius: capsule, fill: "#cccccc"}}
"""


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    project = projects.Project(tmp_path_factory.mktemp("gallery"))
    project.write("row.skel.yaml", ROW)
    project.write("chip.skel.yaml", CHIP)
    project.write("many.skel.yaml", MANY)
    made = project.run(
        "export", "row.skel.yaml", "chip.skel.yaml", "many.skel.yaml", "-o", "all.html")
    assert made.returncode == 0, made.stderr
    return project.folder / "all.html"


@pytest.fixture
def page(file, visit):
    page = visit(file)
    page.wait_for_selector(".screen")
    page.keyboard.press("Home")
    return page


def row(page):
    page.click(".name:has-text('A row')")
    hands.wait(page, "document.title.startsWith('A row')")
    page.wait_for_selector("summary:has-text('3 nodes')")


def pause(page):
    if page.get_attribute("#play", "aria-pressed") == "true":
        page.click("#play")


def choose(page, value, pane=1):
    page.check(f".pane:nth-child({pane}) input[value='{value}']", force=True)
    hands.wait(
        page, f"document.querySelectorAll('.pane')[{pane - 1}].querySelector('input[value=\"{value}\"]')"
        "?.checked")


def chosen(page, pane=1):
    return page.eval_on_selector_all(f".pane:nth-child({pane}) :checked", "all => all.map(one => one.value)")


def test_it_begins_with_the_first_screen_and_plays(page):
    assert page.text_content("h1") == "3 documents"
    assert page.locator(".name").count() == 3
    row(page)
    assert page.text_content("#document-title") == "A row & <b>more</b>"
    assert page.get_attribute("#play", "aria-pressed") == "true"
    before = float(page.input_value("#time"))
    page.wait_for_timeout(150)
    assert float(page.input_value("#time")) != before
    page.click("#play")
    stood = page.input_value("#time")
    page.wait_for_timeout(150)
    assert page.input_value("#time") == stood


def test_every_axis_has_its_switch(page):
    row(page)
    legends = page.eval_on_selector_all(".axis legend", "all => all.map(one => one.textContent)")
    assert legends == ["Screen", "Appearance", "Motion", "Type"]
    choose(page, "dark")
    assert "dark" in chosen(page)
    choose(page, "ax3")
    assert {"dark", "ax3"} <= set(chosen(page))
    choose(page, "content")
    assert {"dark", "ax3", "content"} <= set(chosen(page))
    choose(page, "load: slow")
    page.wait_for_selector("summary:has-text('0 nodes')", state="hidden")
    assert "ms" in page.text_content("#now") and "phase" not in page.text_content("#now")


@pytest.mark.parametrize("phase", [0, 0.25, 0.6])
def test_the_scrubber_shows_the_very_frame(file, page, phase):
    row(page)
    pause(page)
    page.select_option("#zoom", "1")
    length = float(page.get_attribute("#time", "max"))
    page.eval_on_selector("#time", """(time, value) => {
      time.step = 'any'; time.value = value; time.dispatchEvent(new Event('input')) }""",
                          phase * length)
    assert page.text_content("#now").startswith(f"phase {phase:.2f}")
    shown = PIL.Image.open(io.BytesIO(page.locator(".screen").screenshot())).convert("RGB")
    project = projects.Project(file.parent)
    project.run("render", "row.skel.yaml", "--scale", "1", "--phase", str(phase), "-o", "due.png")
    due = PIL.Image.open(file.parent / "due.png").convert("RGB")
    # It may begin between two pixels of the page.
    assert shown.width == due.width and 0 <= shown.height - due.height <= 1
    inside = (100, 36, 190, 46)
    difference = PIL.ImageChops.difference(shown.crop(inside), due.crop(inside))
    assert max(high for _, high in difference.getextrema()) <= 2
    # The light is on it.
    assert phase == 0 or len(due.crop(inside).getcolors()) > 5


def test_a_load_is_seen_to_its_end(page):
    row(page)
    pause(page)
    choose(page, "load: slow")
    hands.wait(page, "Number(document.getElementById('time').max) > 1.5")
    page.select_option("#zoom", "1")
    def pixel():
        shot = PIL.Image.open(io.BytesIO(page.locator(".screen").screenshot())).convert("RGB")
        return shot.getpixel((41, 41))
    page.keyboard.press("Home")
    grey = pixel()
    page.focus("#time")
    page.keyboard.press("End")
    assert page.text_content("#now").startswith("2,300 ms")
    red, _, blue = pixel()
    # The accent is a blue.
    assert blue - red > 100 and abs(grey[0] - grey[2]) < 20


def test_names_and_frames_are_shown_on_hover_and_touch(page):
    row(page)
    pause(page)
    box = page.locator(".screen").bounding_box()
    scale = box["width"] / 320
    page.mouse.move(box["x"] + 90 * scale, box["y"] + 41 * scale)
    assert page.text_content(".probe .tag") == "name  120 × 16 · r 4 · at 78, 33"
    probe = page.locator(".probe").bounding_box()
    assert abs(probe["x"] - box["x"] - 78 * scale) < 1.5
    assert abs(probe["width"] - 120 * scale) < 1.5
    # Beside the shapes is what they stand in.
    page.mouse.move(box["x"] + 4 * scale, box["y"] + 4 * scale)
    assert page.text_content(".probe .tag").startswith("hstack")
    page.mouse.move(2, 2)
    assert page.locator(".probe").is_hidden()
    page.click("summary")
    # The list that opens may move the picture under the pointer.
    page.mouse.move(2, 2)
    page.focus(".nodes li:nth-child(2) button")
    hands.wait(
        page,
        "document.querySelector('.said').textContent.startsWith('avatar50 × 50 · r 25')")


def test_touch_names_what_is_under_the_finger(file, visit):
    page = visit(file, width=390, height=780, has_touch=True)
    page.wait_for_selector(".screen")
    page.tap("#show-list")
    page.tap(".name:has-text('A chip')")
    assert page.locator("#documents").is_hidden()
    page.wait_for_selector("summary:has-text('1 node')")
    box = page.locator(".screen").bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert page.text_content(".probe .tag") == "chip  60 × 20 · r 10 · at 20, 10"
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    # What is touched is as large as a fingertip needs at least.
    for box in page.locator("button:visible, select:visible, .segments label:visible").all():
        size = box.bounding_box()
        assert min(size["width"], size["height"]) >= 24


def test_loads_name_what_is_painted(page):
    row(page)
    pause(page)
    choose(page, "load: slow")
    hands.wait(page, "Number(document.getElementById('time').max) > 1.5")
    page.keyboard.press("Home")
    box = page.locator(".screen").bounding_box()
    scale = box["width"] / 320
    page.mouse.move(box["x"] + 41 * scale, box["y"] + 41 * scale)
    assert page.text_content(".probe .tag") == "avatar  50 × 50 at 16, 16"


def test_redlines_are_switched(page):
    row(page)
    lines = page.locator(".sheet > svg")
    assert lines.is_hidden()
    page.check("#redlines")
    assert lines.is_visible()
    words = page.eval_on_selector_all(".sheet text", "all => all.map(one => one.textContent)")
    assert "12" in words and "avatar" in words and "50 × 50 · r 25 · at 16, 16" in words
    # What is written beside the screen is not cut off.
    sheet = page.locator(".sheet").bounding_box()
    for text in page.locator(".sheet text").all():
        box = text.bounding_box()
        assert box["x"] >= sheet["x"] - 1
        assert box["x"] + box["width"] <= sheet["x"] + sheet["width"] + 1
    page.keyboard.press("r")
    assert lines.is_hidden()


def test_two_variants_stand_side_by_side_at_one_time(page):
    row(page)
    page.check("#compare")
    page.wait_for_selector(".pane:nth-child(2) .screen")
    assert "light" in chosen(page, 1) and "dark" in chosen(page, 2)
    choose(page, "content", pane=2)
    assert "skeleton" in chosen(page, 1)
    choose(page, "skeleton", pane=2)
    pause(page)
    # From a known frame: whoever pauses at the last one comes to the first again, at no time.
    page.keyboard.press("Home")
    page.click("#on")
    times = page.evaluate("""[...document.querySelectorAll('.screen')].map(
      one => one.shadowRoot.querySelector('svg').getCurrentTime())""")
    assert len(times) == 2 and times[0] == times[1] > 0
    page.uncheck("#compare")
    assert page.locator(".pane").count() == 1


def test_keys_do_all(page):
    row(page)
    pause(page)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.text_content("#now").endswith("67 ms")
    page.keyboard.press("ArrowLeft")
    assert page.text_content("#now").endswith("33 ms")
    page.keyboard.press("d")
    page.wait_for_selector("input[value=dark]:checked", state="attached")
    page.keyboard.press("c")
    page.wait_for_selector(".pane:nth-child(2) .screen")
    page.keyboard.press("c")
    page.keyboard.press(" ")
    assert page.get_attribute("#play", "aria-pressed") == "true"
    page.keyboard.press(" ")
    page.keyboard.press("+")
    assert page.input_value("#zoom") != "fit"
    page.keyboard.press("0")
    assert page.input_value("#zoom") == "fit"
    page.keyboard.press("n")
    assert page.text_content("#document-title") == "A chip"
    page.keyboard.press("p")
    assert page.text_content("#document-title").startswith("A row")
    page.keyboard.press("?")
    assert page.locator("#help").is_visible()
    page.keyboard.press("Escape")
    # Arrows belong to the switches while these have the focus.
    page.focus("input[value=skeleton]")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("input[value=content]:checked", state="attached")
    assert page.evaluate("document.activeElement.value") == "content"


def test_many_screens_are_a_list(page):
    page.click(".name:has-text('Many')")
    page.wait_for_selector("select[data-axis=Screen]")
    page.focus("select[data-axis=Screen]")
    page.select_option("select[data-axis=Screen]", "load: c")
    hands.wait(page, "location.hash.includes('scenario-c')")
    assert page.input_value("select[data-axis=Screen]") == "load: c"
    assert page.evaluate("document.activeElement.dataset.axis") == "Screen"


def test_an_address_leads_back(file, visit, page):
    row(page)
    choose(page, "dark")
    page.check("#compare")
    page.wait_for_selector(".pane:nth-child(2) .screen")
    choose(page, "ax3", pane=2)
    hands.wait(page, "location.hash.includes('ax3')")
    address = page.url
    other = visit(file)
    other.goto(address)
    other.wait_for_selector(".pane:nth-child(2) .screen")
    other.reload()
    other.wait_for_selector(".pane:nth-child(2) .screen")
    assert chosen(other, 1) == chosen(page, 1) and chosen(other, 2) == chosen(page, 2)
    for odd in ["%E0%A4%A", "nothing&a&b", "row&/", "&&&"]:
        other.goto(file.as_uri() + "#" + odd)
        other.wait_for_selector(".screen")
        other.reload()
        other.wait_for_selector(".screen")


def test_it_stands_still_for_those_who_want_less_motion(file, visit):
    page = visit(file, reduced_motion="reduce")
    page.wait_for_selector(".screen")
    page.wait_for_timeout(200)
    assert page.get_attribute("#play", "aria-pressed") == "false"
    assert page.input_value("#time") == "0"


def test_what_stands_still_cannot_be_played(page):
    page.click(".name:has-text('A chip')")
    page.wait_for_selector("summary:has-text('1 node')")
    assert page.text_content("#now") == "stands still"
    assert page.is_disabled("#play") and page.is_disabled("#time")


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(file, visit, width, scheme):
    page = visit(file, width=width, height=800, color_scheme=scheme)
    page.wait_for_selector(".screen")
    row_name = page.locator(".name:has-text('A row')")
    if not row_name.is_visible():
        page.click("#show-list")
    row_name.click()
    page.wait_for_selector("summary:has-text('3 nodes')")
    page.check("#redlines")
    page.check("#compare")
    page.wait_for_selector(".pane:nth-child(2) .screen")
    page.click("summary >> nth=0")
    found = Axe().run(page, options={
        "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa",
                                              "best-practice"]}})
    assert found.response["violations"] == [], json.dumps(found.response["violations"], indent=1)
