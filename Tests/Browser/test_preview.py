"""The page that `preview` serves, used as people use it while they write."""

import os
import pathlib
import shutil
import statistics
import time

import pytest
from axe_playwright_python.sync_playwright import Axe

import hands
import projects
import serving

EXAMPLES = pathlib.Path(__file__).parents[2] / "examples/buzzbox"
BOX = """\
skelsnap: 1
title: A box & <b>more</b>
canvas: {{width: 200, height: 100, background: "#ffffff"}}
skeleton:
  zstack:
    - block: {{id: box, width: 200, height: 100, fill: "{color}"}}
    - circle: {{id: dot, size: 20}}
content:
  text: "</script><b>Hello</b>"
snapshots:
  appearance: [light, dark]
  phases: [0, 0.25, 0.5]
scenarios: {{slow: {{script: {{1s: data}}, instants: [500ms, 1200ms]}}}}
"""


def box(color="#ff0000"):
    return BOX.format(color=color)


@pytest.fixture
def project(tmp_path):
    project = projects.Project(tmp_path)
    project.write("box.skel.yaml", box())
    return project


@pytest.fixture
def open_preview(browser, project):
    with serving.opened(browser, project, "preview", status=130) as open_page:
        yield open_page


def red(page):
    return serving.pixel(page, 2, 2)


def wait_for_color(page, color):
    end = time.monotonic() + 10
    while red(page) != color:
        assert time.monotonic() < end, (red(page), color)
        page.wait_for_timeout(5)


def test_what_is_saved_is_painted(open_preview, project):
    page = open_preview()
    serving.wait_for_picture(page)
    assert red(page) == (255, 0, 0)
    assert page.text_content("h1") == "A box & <b>more</b>"
    project.write("box.skel.yaml", box("#0000ff"))
    wait_for_color(page, (0, 0, 255))
    # As editors do it: another file takes its name.
    project.write("box.skel.yaml~", box("#00ff00"))
    os.replace(project.folder / "box.skel.yaml~", project.folder / "box.skel.yaml")
    wait_for_color(page, (0, 255, 0))
    # Every variant follows.
    hands.wait(page, "new Set([...document.querySelectorAll('.variant')].map("
               "(one) => one.dataset.revision)).size === 1")


def test_an_error_stands_in_place_of_the_picture(open_preview, project):
    page = open_preview()
    serving.wait_for_picture(page)
    project.write("box.skel.yaml", box().replace("circle", "cirle"))
    hands.wait(page, "!document.getElementById('trouble').hidden")
    text = page.inner_text("#trouble")
    assert "box.skel.yaml:7" in text and "'cirle'" in text and "circle" in text
    assert page.text_content("#trouble pre").startswith("    - cirle:")
    assert page.text_content("#trouble mark") == "cirle"
    # The last good picture stands behind.
    assert red(page) == (255, 0, 0)
    assert page.evaluate("document.getElementById('sheet').classList.contains('late')")
    page.screenshot(path=shot("preview-error"))
    # Whoever opens the page now sees both, too.
    page.reload()
    serving.wait_for_picture(page)
    assert not page.is_hidden("#trouble")
    assert red(page) == (255, 0, 0)
    project.write("box.skel.yaml", box("#00ff00"))
    wait_for_color(page, (0, 255, 0))
    assert page.is_hidden("#trouble")
    assert not page.evaluate("document.getElementById('sheet').classList.contains('late')")


def test_what_one_variant_cannot_show_is_said_of_it(open_preview, project):
    page = open_preview()
    serving.wait_for_picture(page)
    project.write("box.skel.yaml", box().replace(
        'text: "</script><b>Hello</b>"', 'text: "\\u0E01\\uF8FF"'))
    page.click("[data-screen=content]")
    hands.wait(page, "!document.getElementById('trouble').hidden")
    assert "has no glyph for" in page.inner_text("#trouble")
    page.click("[data-screen=skeleton]")
    hands.wait(page, "document.getElementById('trouble').hidden")


MOVED = """\
skelsnap: 1
title: Moved
canvas: {width: 200, height: 100}
skeleton:
  vstack:
    alignment: leading
    spacing: 10
    children:
      - block: {id: bar, width: 80, height: 10}
      - block: {id: foot, width: 40, height: 10}
content:
  vstack:
    alignment: leading
    spacing: 10
    children:
      - block: {id: bar, width: 120, height: 30, fill: "#ff0000"}
      - block: {id: foot, width: 40, height: 10, fill: "#00ff00"}
"""


def test_what_shifts_is_drawn(open_preview, project):
    project.write("box.skel.yaml", MOVED)
    page = open_preview()
    serving.wait_for_picture(page)
    labels = page.locator("#screens button").all_inner_texts()
    assert labels == ["Skeleton", "Derived", "Content"]
    assert page.is_hidden("#shift-told")
    page.keyboard.press("s")
    hands.wait(page, "document.getElementById('arrows').childElementCount > 0")
    assert page.inner_text("#shift-told").startswith(
        "2 of 2 named nodes shift to content, bar most: 40 pt; score 0.")
    # Frames stand on the picture's own points, whatever the zoom.
    for zoom in ("100%", "200%"):
        page.select_option("#zoom", zoom)
        start = page.locator("#picture").bounding_box()
        for side, *frame in (("before", 80, 10, 60, 35), ("after", 120, 30, 40, 25)):
            box = page.locator(f"#arrows rect.{side}[data-name=bar]").bounding_box()
            factor = int(zoom[:-1]) / 100
            found = [box[key] for key in ("width", "height")] + [
                box["x"] - start["x"], box["y"] - start["y"]]
            # With half a line on each side.
            assert found == pytest.approx(
                [length * factor for length in frame], abs=2.1)
    assert page.locator("#arrows path").count() == 2
    page.screenshot(path=shot("preview-shift"))
    # What is derived stands where the content does.
    page.click("[data-screen=derived]")
    hands.wait(page, "document.getElementById('shift-told').textContent.startsWith('0 of 2')")
    assert page.locator("#arrows > *").count() == 0
    # The arrows follow what is saved.
    page.click("[data-screen=content]")
    hands.wait(page, "document.getElementById('arrows').childElementCount > 0")
    project.write("box.skel.yaml", MOVED.replace("width: 80, height: 10", "width: 120, height: 30"))
    hands.wait(page, "document.getElementById('shift-told').textContent.startsWith('0 of 2')")
    page.keyboard.press("s")
    assert page.is_hidden("#shift-told")


def test_a_warning_hides_nothing(open_preview, project):
    page = open_preview()
    serving.wait_for_picture(page)
    assert page.is_hidden("#warnings")
    project.write("box.skel.yaml", box("#00ff00") + "lifecycle: {stagger: {appear: 40ms}}\n")
    wait_for_color(page, (0, 255, 0))
    hands.wait(page, "!document.getElementById('warnings').hidden")
    assert page.inner_text("#warnings summary") == "1 warning"
    page.click("#warnings summary")
    text = page.inner_text("#warnings")
    assert "'stagger' has no effect: no 'items' arrive one by one" in text
    assert "box.skel.yaml:14" in text
    assert page.is_hidden("#trouble")
    project.write("box.skel.yaml", box())
    hands.wait(page, "document.getElementById('warnings').hidden")


def shot(name):
    folder = pathlib.Path(os.environ["SKELSNAP_SHOTS"])
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / f"{name}.png")


def test_a_node_says_where_it_is_written(open_preview, project):
    page = open_preview("--editor", "vscode")
    serving.wait_for_picture(page)
    hands.wait(page, "document.querySelectorAll('#nodes button').length > 1")
    size = page.evaluate("document.getElementById('picture').clientWidth") / 200
    page.click("#picture", position={"x": 100 * size, "y": 50 * size})
    assert page.text_content("#node h2") == "dot"
    about = page.inner_text("#node")
    assert "20 × 20 pt" in about and "90, 40 pt" in about and "box.skel.yaml:7" in about
    place = page.get_attribute("#node a", "href")
    assert place == f"vscode://file{project.folder}/box.skel.yaml:7:7"
    page.keyboard.press("Escape")
    assert page.query_selector("#node h2") is None
    # The same by the keyboard alone.
    hands.tab_to(page, "#nodes button")
    page.keyboard.press("Enter")
    assert page.text_content("#node h2") != ""


def test_the_place_is_copied(open_preview, project):
    page = open_preview(permissions=["clipboard-read", "clipboard-write"])
    serving.wait_for_picture(page)
    hands.wait(page, "document.querySelectorAll('#nodes button').length > 1")
    page.click("#nodes button[data-name=dot]")
    page.click("#node .copy")
    hands.wait(page, "document.querySelector('#node .copy').textContent === 'Copied'")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{project.folder}/box.skel.yaml:7:7"


def test_time_is_gone_through_and_plays(open_preview):
    page = open_preview()
    serving.wait_for_picture(page, time="0.5")
    hands.wait(page, "!document.getElementById('play').disabled")
    page.click("#stops button >> nth=1")
    serving.wait_for_picture(page, time="0.25")
    page.keyboard.press("ArrowRight")
    serving.wait_for_picture(page, time="0.5")
    page.focus("#main")
    page.keyboard.press("Space")
    seen = set()
    end = time.monotonic() + 6
    while len(seen) < 8 and time.monotonic() < end:
        seen.add(page.get_attribute("#picture", "data-time"))
        page.wait_for_timeout(15)
    assert len(seen) >= 8, seen
    page.keyboard.press("Space")
    page.click("[data-load=true]")
    serving.wait_for_picture(page, screen="scenario:slow", time="500")
    hands.wait(page, "document.getElementById('now').textContent === '500 ms'")
    # What is painted at an instant says where it is written, too.
    hands.wait(page, "document.querySelectorAll('#nodes button').length > 1")
    page.click("#nodes button[data-name=dot]")
    assert "20 × 20 pt" in page.inner_text("#node") and "box.skel.yaml:7" in page.inner_text("#node")
    page.keyboard.press("ArrowRight")
    serving.wait_for_picture(page, time="1200")


def test_who_wants_less_motion_sees_what_is_tested(open_preview):
    page = open_preview(reduced_motion="reduce")
    serving.wait_for_picture(page)
    hands.wait(page, "!document.getElementById('play').disabled")
    page.click("#play")
    seen = set()
    end = time.monotonic() + 3.5
    while time.monotonic() < end:
        seen.add(page.get_attribute("#picture", "data-time"))
        page.wait_for_timeout(30)
    assert seen <= {"0", "0.25", "0.5"} and len(seen) >= 2


def test_the_page_goes_to_what_is_saved(open_preview, project):
    project.write("deep/other.skel.yaml", box("#00ff00"))
    page = open_preview()
    serving.wait_for_picture(page)
    assert page.text_content("#names") == "boxotherdeep"
    page.wait_for_timeout(400)
    project.write("deep/other.skel.yaml", box("#0000ff"))
    wait_for_color(page, (0, 0, 255))
    assert "other" in page.text_content("#names [aria-current]")
    page.uncheck("#follow")
    project.write("box.skel.yaml", box("#00ffff"))
    page.wait_for_timeout(900)
    assert red(page) == (0, 0, 255)
    page.keyboard.press("/")
    page.keyboard.type("bo")
    assert page.text_content("#names") == "box"
    page.click(".name")
    wait_for_color(page, (0, 255, 255))


def test_files_and_folders_come_and_go(open_preview, project):
    folder = project.folder
    project.write("deep/other.skel.yaml", box("#00ff00"))
    page = open_preview("deep/other.skel.yaml", "box.skel.yaml")
    serving.wait_for_picture(page)
    assert red(page) == (0, 255, 0)
    shutil.move(folder / "deep", folder / "away")
    hands.wait(page, "!document.getElementById('trouble').hidden")
    assert "there is no such file or folder" in page.inner_text("#trouble")
    project.write("deep/other.skel.yaml", box("#0000ff"))
    wait_for_color(page, (0, 0, 255))
    assert page.is_hidden("#trouble")


def test_what_a_document_lacks_may_come_later(open_preview, project):
    page = open_preview()
    serving.wait_for_picture(page)
    project.write("box.skel.yaml", box("brand") + "theme: ./own.theme.yaml\n")
    hands.wait(page, "!document.getElementById('trouble').hidden")
    project.write("own.theme.yaml", "skelsnap: 1\ncolors: {brand: '#0000ff'}\n")
    wait_for_color(page, (0, 0, 255))
    # From now on the theme is followed.
    project.write("own.theme.yaml", "skelsnap: 1\ncolors: {brand: '#00ff00'}\n")
    wait_for_color(page, (0, 255, 0))


def test_where_there_is_no_document_any_more(open_preview, project):
    page = open_preview()
    serving.wait_for_picture(page)
    (project.folder / "box.skel.yaml").unlink()
    hands.wait(page, "!document.getElementById('trouble').hidden")
    page.goto("about:blank")
    page.goto(page.served.address)
    hands.wait(page, "document.getElementById('empty').innerText.includes('no document here')")
    page.screenshot(path=shot("preview-empty"))
    project.write("new.skel.yaml", box("#00ff00"))
    wait_for_color(page, (0, 255, 0))


def test_the_end_of_the_command_is_seen(open_preview):
    page = open_preview()
    serving.wait_for_picture(page)
    page.served.end()
    hands.wait(page, "document.getElementById('link').dataset.is === 'ended'")
    assert page.evaluate("document.getElementById('sheet').classList.contains('late')")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_use_it(open_preview, project, scheme):
    project.write("other.skel.yaml", box("#00ff00"))
    page = open_preview(color_scheme=scheme)
    serving.wait_for_picture(page)
    hands.wait(page, "document.querySelectorAll('#nodes button').length > 1")
    page.click("#nodes button >> nth=1")
    page.wait_for_timeout(300)
    page.screenshot(path=shot(f"preview-{scheme}"))
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    assert found.response["violations"] == [], found.generate_report()
    project.write("box.skel.yaml", box().replace("circle", "cirle"))
    hands.wait(page, "!document.getElementById('trouble').hidden")
    page.wait_for_timeout(300)
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    assert found.response["violations"] == [], found.generate_report()


def test_it_fits_a_narrow_window(open_preview, project):
    project.write("other.skel.yaml", box("#00ff00"))
    page = open_preview()
    serving.wait_for_picture(page)
    page.set_viewport_size({"width": 390, "height": 800})
    page.wait_for_timeout(200)
    page.screenshot(path=shot("preview-narrow"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_saved_a_hundred_times_broken_and_mended(open_preview, project):
    """No picture is ever older than what was saved, and nothing is kept that is not needed."""
    page = open_preview()
    serving.wait_for_picture(page)
    colors = [f"#{red:02x}00{255 - red:02x}" for red in range(0, 250, 5)]

    def save(index):
        color = colors[index % len(colors)]
        if index % 4 == 3:
            project.write("box.skel.yaml", box(color).replace("circle", "cirle"))
            hands.wait(page, "!document.getElementById('trouble').hidden")
            assert page.evaluate("document.getElementById('sheet').classList.contains('late')")
        else:
            project.write("box.skel.yaml", box(color))
            wait_for_color(page, (int(color[1:3], 16), 0, int(color[5:], 16)))
            assert page.is_hidden("#trouble")

    for index in range(20):
        save(index)
    memory, descriptors = page.served.memory, page.served.descriptors
    for index in range(20, 120):
        save(index)
    page.wait_for_timeout(300)
    grown = page.served.memory - memory
    print(f"memory {memory} kB, {grown} kB more after 100 saves; "
          f"descriptors {descriptors}, then {page.served.descriptors}")
    assert grown < 8 * 1024
    assert page.served.descriptors <= descriptors + 2


def test_shot_for_the_documentation(open_preview, project):
    """docs/images/preview.png is a copy of this."""
    (project.folder / "box.skel.yaml").unlink()
    for file in sorted(EXAMPLES.glob("*.skel.yaml")):
        project.write(file.name, file.read_text(encoding="utf-8"))
    page = open_preview()
    serving.wait_for_picture(page)
    hands.wait(page, "document.querySelectorAll('#nodes button').length > 1")
    page.click("#nodes button[data-name='row[1]/avatar']")
    hands.wait(page, "[...document.querySelectorAll('.variant')].every((one) => one.dataset.revision)")
    page.focus("#main")
    page.mouse.move(5, 5)
    page.wait_for_timeout(300)
    page.screenshot(path=shot("preview"))


def test_a_save_is_seen_at_once(open_preview, project):
    """From the moment of writing to the moment at which the picture is drawn."""
    text = (EXAMPLES / "conversation-list.skel.yaml").read_text(encoding="utf-8")
    (project.folder / "box.skel.yaml").unlink()
    project.write("list.skel.yaml", text)
    page = open_preview()
    serving.wait_for_picture(page)
    page.wait_for_timeout(1500)
    # The clock of the page is the clock of this machine.
    page.evaluate("""() => {
      const canvas = document.getElementById('picture');
      window.drawn = [];
      new MutationObserver(() => window.drawn.push(performance.timeOrigin + performance.now()))
        .observe(canvas, { attributes: true, attributeFilter: ['data-revision'] });
    }""")
    took = []
    for index in range(20):
        # A save that changes the picture.
        before = time.time() * 1000
        project.write("list.skel.yaml", text.replace("height: 852", f"height: {853 + index}"))
        hands.wait(page, f"window.drawn.length > {index}")
        took.append(page.evaluate(f"window.drawn[{index}]") - before)
        page.wait_for_timeout(120)
    median = statistics.median(took)
    print(f"from save to picture: median {median:.0f} ms, of {min(took):.0f} to {max(took):.0f}")
    # How long it takes depends on the machine, and on what else that does: who asks sets the limit.
    assert median < float(os.environ.get("SKELSNAP_REPAINT_LIMIT", "inf"))
