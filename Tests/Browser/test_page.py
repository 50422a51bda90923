"""What the page is: whole in itself, right about the run, and found by its address."""

import json
import re

import pytest

import projects
from hands import chosen, said, wait


def test_it_lands_on_what_needs_a_look(visit, moved):
    page = visit(moved.page)
    failing = sum(count for verdict, count in moved.result["summary"].items()
                  if verdict not in ("identical", "tolerated"))
    total = sum(moved.result["summary"].values())
    assert page.text_content("h1") == f"{failing} of {total} cases need a look"
    case = moved.case(chosen(page))
    assert case["verdict"] not in ("identical", "tolerated")
    assert case["verdict"] in page.text_content("#name")


def test_every_verdict_has_its_count(visit, moved):
    page = visit(moved.page)
    chips = page.locator("#verdicts button").evaluate_all(
        "all => all.map(one => [one.dataset.verdict, one.querySelector('.count').textContent])")
    assert dict(chips) == {verdict: str(count)
                           for verdict, count in moved.result["summary"].items() if count}


def test_documents_that_fail_stand_before_clean_ones(visit, moved):
    page = visit(moved.page)
    groups = page.locator(".group").evaluate_all(
        "all => all.map(one => [...one.querySelectorAll('.row')].map(r => r.dataset.failing))")
    flat = [flag for group in groups for flag in group]
    assert "true" in flat and "false" in flat
    firsts = [group[0] for group in groups]
    assert firsts == sorted(firsts, reverse=True)
    assert all(group == sorted(group, reverse=True) for group in groups)


@pytest.mark.parametrize("name", [
    "inbox/light/phase-0250.png", "inbox/dark/layout.txt", "settings/light/phase-0000.png",
    "profile/dark@2x/phase-0750.png", "retired/light/phase-0600.png",
    "fresh/dark/phase-0500.png", "pointer/light/phase-0250.png",
])
def test_an_address_names_a_case(visit, moved, name):
    page = visit(moved.page, "#" + name)
    assert chosen(page) == name
    document, variant, frame = name.split("/")
    assert page.text_content("#crumbs") == f"{document} / {variant}"
    assert moved.case(name)["verdict"] in page.text_content("#name")
    assert page.locator(".row[aria-current]").count() == 1
    assert page.locator(".tile[aria-current]").count() == 1
    assert moved.case(name)["verdict"] in said(page)


def test_an_address_can_change_and_be_wrong(visit, moved):
    page = visit(moved.page, "#%E0%A4%A")
    assert page.is_visible("#case")
    page.evaluate("location.hash = '#fresh/light/phase-0500.png'")
    wait(page, "document.getElementById('crumbs').textContent.startsWith('fresh')")
    page.evaluate("location.hash = '#run'")
    page.wait_for_selector("#overview:not([hidden])")


def test_a_case_is_told_in_words(inbox, moved):
    case = moved.case("inbox/light/phase-0250.png")
    text = inbox.text_content("#explanation")
    first = case["nodes"][0]
    # What was changed, and not all that came of it.
    assert f"{first['path']}: {first['causes'][0]['words']}." in text
    assert "4 nodes moved along." in text
    assert f"{case['differing']:,} of {case['pixels']:,} pixels differ" in text
    assert inbox.locator(".node").count() == len(case["nodes"])
    for node, button in zip(case["nodes"], inbox.locator(".node").all()):
        said_of_node = button.text_content()
        assert node["path"] in said_of_node and node.get("summary", "") in said_of_node
    position = case["position"]
    where = f"{position['file']}:{position['line']}:{position['column']}"
    assert where in inbox.text_content("#paths")


@pytest.mark.parametrize("name, text, alternatives", [
    ("fresh/light/phase-0500.png", "This run; there is no golden yet.", ["This run"]),
    ("retired/light/phase-0600.png", "The golden; no case asks for it.", ["Golden"]),
    ("settings/light/phase-0500.png", "This frame is as its golden has it.", ["Golden"]),
    ("pointer/light/phase-0250.png", "Of this case there is this run alone.", ["This run"]),
])
def test_a_case_of_one_picture_shows_it(visit, moved, name, text, alternatives):
    page = visit(moved.page, "#" + name)
    assert page.text_content("#single-text") == text
    images = page.locator("#panes img")
    assert [one.get_attribute("alt").split(" of ")[0] for one in images.all()] == alternatives
    assert page.locator("#views button:disabled").count() == 5
    wait(page, "document.querySelector('#panes img').naturalWidth === 200")


def test_a_text_is_told_by_its_lines(visit, moved):
    page = visit(moved.page, "#inbox/light/layout.txt")
    assert not page.is_visible("#stage")
    removed = page.locator("#lines .removed").all_text_contents()
    added = page.locator("#lines .added").all_text_contents()
    nodes = moved.case("inbox/light/layout.txt")["nodes"]
    for node in nodes:
        assert any(node["before"] in line for line in removed)
        assert any(node["after"] in line for line in added)
    assert all("Removed: " in line for line in removed)


def test_the_run_as_a_whole(visit, moved):
    page = visit(moved.page, "#run")
    text = page.text_content("#overview")
    assert "broken.skel.yaml" in text and "-4" in text
    assert page.locator("#overview pre").first.text_content().splitlines()[1].strip() != ""
    assert "skelsnap " in page.text_content("#overview .command code")
    page.locator(".finding").first.click()
    assert page.is_visible("#case")


def test_a_clean_run_opens_at_the_whole(visit, clean):
    page = visit(clean.folder / "page.html")
    assert page.text_content("h1") == "All 12 cases are as recorded"
    assert page.is_visible("#overview")
    page.keyboard.press("j")
    assert chosen(page) == "settings/light/phase-0000.png"
    wait(page, "document.querySelector('#panes img').naturalWidth === 200")


def test_a_clean_run_leaves_no_page(tmp_path):
    project = projects.Project(tmp_path)
    project.write("inbox.skel.yaml", projects.card())
    project.record()
    project.write("inbox.skel.yaml", projects.card(x=20))
    outcome = project.run("verify")
    assert outcome.returncode == 1
    assert outcome.stdout.splitlines()[-1] == "See it: .skelsnap/report.html"
    assert project.page.exists()
    project.write("inbox.skel.yaml", projects.card())
    assert project.run("verify").returncode == 0
    assert not project.page.exists()


def test_the_same_run_gives_the_same_page(hostile):
    before = hostile.page.read_bytes()
    hostile.verify(status=2)
    assert hostile.page.read_bytes() == before


def test_names_are_never_markup(visit, hostile):
    page = visit(hostile.page, scripts=["window.boom = () => { window.exploded = true; };"])
    assert page.locator(".group .path").first.text_content() == projects.HOSTILE
    assert projects.HOSTILE in chosen(page)
    assert projects.HOSTILE in page.text_content("#crumbs")
    assert projects.HOSTILE in page.title()
    assert projects.HOSTILE in page.locator("#panes img").first.get_attribute("alt")
    page.reload()
    assert projects.HOSTILE in chosen(page)
    page.keyboard.press("r")
    assert "<script>boom()</script>" in page.text_content("#overview")
    assert page.evaluate("window.exploded") is None
    assert page.locator("img[src=x]").count() == 0
    assert "\u2028" not in hostile.page.read_text(encoding="utf-8")


def with_run(path, change):
    """The page with something else in its data, which the command cannot be brought to say."""
    text = path.read_text(encoding="utf-8")
    found = re.search(r'(<script type="application/json" id="run">)(.*?)(</script>)', text)
    data = json.loads(found.group(2))
    change(data)
    block = json.dumps(data).replace("<", "\\u003c")
    return text[:found.start(2)] + block + text[found.end(2):]


def test_laws_and_warnings_have_sections(visit, moved, tmp_path):
    def change(data):
        data["problems"] = data["findings"] = []
        data["strips"] = [one for one in data["strips"] if one["document"] == "settings"]
        data["laws"] = [{"law": "mirror", "document": "settings", "node": "</script>card",
                         "variants": ["light-rtl"], "message": "x 12 is not 28",
                         "position": "settings.skel.yaml:9:11"}]
        data["warnings"] = [{"document": "settings", "variant": "light",
                             "frames": ["phase-0000.png"], "message": "all of one colour",
                             "position": "settings.skel.yaml:1:1"}]
    (tmp_path / "page.html").write_text(with_run(moved.page, change), encoding="utf-8")
    page = visit(tmp_path / "page.html")
    assert page.is_visible("#overview")
    page.click("text=1 broken law")
    text = page.text_content("#overview section[aria-labelledby=run-laws]")
    for part in ["mirror", "</script>card", "x 12 is not 28", "light-rtl", "skel.yaml:9:11"]:
        assert part in text
    assert "all of one colour" in page.text_content("section[aria-labelledby=run-warnings]")


def test_it_asks_for_nothing(moved):
    text = moved.page.read_text(encoding="utf-8")
    assert re.search(r"<(link|iframe|object|embed|base)\b", text) is None
    assert re.search(r"\bsrc\s*=\s*[\"']", text) is None
    assert "default-src 'none'" in text
    assert re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(", text) is None


def test_a_full_page_says_what_it_leaves_out(visit, moved, tmp_path):
    text = moved.page.read_text()
    whole = '"omitted":{"cases":0,"failing":0,"problems":0,"laws":0,"warnings":0,'
    assert whole in text
    full = '"omitted":{"cases":87500,"failing":1200,"problems":0,"laws":5,"warnings":0,'
    page = tmp_path / "full.html"
    page.write_text(text.replace(whole, full))
    page = visit(page, "#run")
    wait(page, "document.getElementById('omission') !== null")
    said_here = page.text_content("#omission")
    assert "leaves out 87,500 cases, of which 1,200 need a look" in said_here
    assert "--filter" in said_here
    assert page.text_content("#shown").endswith("; 87,500 more cases left out")
