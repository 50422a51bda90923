"""The report that `review --browser` serves: it accepts and rejects by itself."""

import json
import os

import pytest
from axe_playwright_python.sync_playwright import Axe

import hands
import projects
import serving


@pytest.fixture
def project(tmp_path):
    """Two documents that changed, one of them in two ways."""
    project = projects.Project(tmp_path)
    for name in ["feed", "inbox"]:
        project.write(f"{name}.skel.yaml", projects.card(phases="[0, 0.5]"))
    project.record()
    project.write("feed.skel.yaml", projects.card(x=20, phases="[0, 0.5]"))
    project.write("inbox.skel.yaml", projects.card(floor="#2020d0", phases="[0, 0.5]"))
    return project.verify()


@pytest.fixture
def open_review(browser, project):
    with serving.opened(browser, project, "review", "--browser") as open_page:
        yield open_page


def waiting(project):
    saved = json.loads((project.folder / ".skelsnap" / "results.json").read_text(encoding="utf-8"))
    return {one["document"] for one in saved["cases"]
            if one["verdict"] not in ("identical", "tolerated") and "actual" in one.get("kept", [])}


def test_all_is_decided(open_review, project, tmp_path):
    page = open_review()
    golden = tmp_path / "goldens/feed/light/phase-0500.png"
    before = golden.read_bytes()
    assert "to decide" in page.text_content("#progress")
    assert "feed" in page.text_content("#crumbs")
    page.click("#case-steps .decision:first-child .accept")
    hands.wait(page, "document.getElementById('crumbs').textContent.startsWith('inbox')")
    assert golden.read_bytes() != before
    assert waiting(project) == {"inbox"}
    assert "accepted" in page.text_content("#progress")
    # The list says so as well.
    assert page.text_content(".row[data-decided=accepted] .decided") == "accepted"
    kept = (tmp_path / "goldens/inbox/light/phase-0500.png").read_bytes()
    while page.text_content("#progress").endswith("decide"):
        page.keyboard.press("x")
        page.wait_for_timeout(150)
    assert page.text_content("#progress").endswith("all decided")
    assert (tmp_path / "goldens/inbox/light/phase-0500.png").read_bytes() == kept
    status, said = page.served.end()
    assert status == 0
    assert "accepted, " in said and "rejected" in said and "left" not in said
    assert "What was rejected keeps its golden" in said
    assert project.run("verify").returncode == 1


def test_a_document_that_changed_since_is_refused(open_review, project):
    page = open_review()
    project.write("feed.skel.yaml", projects.card(x=30, phases="[0, 0.5]"))
    page.keyboard.press("a")
    hands.wait(page, "!document.getElementById('obstacle').hidden")
    assert "feed" in page.inner_text("#obstacle")
    assert waiting(project) == {"feed", "inbox"}
    assert page.query_selector(".row[data-decided]") is None


def test_results_of_another_run_are_not_accepted_unseen(open_review, project):
    page = open_review()
    project.write("feed.skel.yaml", projects.card(x=30, phases="[0, 0.5]"))
    project.verify()
    page.keyboard.press("a")
    hands.wait(page, "!document.getElementById('obstacle').hidden")
    assert "results of another run" in page.inner_text("#obstacle")
    assert waiting(project) == {"feed", "inbox"}
    page.reload()
    page.keyboard.press("a")
    hands.wait(page, "document.querySelector('.row[data-decided=accepted]')")
    assert waiting(project) == {"inbox"}


def test_what_is_left_waits_for_another_time(open_review, project):
    page = open_review()
    page.keyboard.press("a")
    hands.wait(page, "document.querySelector('.row[data-decided=accepted]')")
    page.reload()
    # What is accepted is the golden now, and the page is made anew.
    assert page.query_selector(".row[data-decided]") is None
    page.click("#finish")
    hands.wait(page, "document.getElementById('finish').hidden")
    assert page.text_content("#progress").endswith("ended")
    status, said = page.served.end()
    assert status == 0 and "left for another time" in said
    assert waiting(project) == {"inbox"}
    page.keyboard.press("a")
    page.wait_for_timeout(100)
    assert waiting(project) == {"inbox"}


def test_only_what_is_asked_for_is_decided(open_review, project):
    page = open_review("inbox.skel.yaml")
    assert page.text_content("#crumbs").startswith("feed")
    assert "the command line left it out" in page.inner_text("#case-steps")
    page.keyboard.press("a")
    page.keyboard.press("s")
    page.wait_for_timeout(200)
    assert waiting(project) == {"feed", "inbox"}


def test_the_end_of_the_command_is_seen(open_review, project):
    page = open_review()
    status, said = page.served.end()
    assert status == 130 and "0 accepted, 0 rejected" in said
    page.keyboard.press("a")
    hands.wait(page, "!document.getElementById('obstacle').hidden")
    assert "nothing was done" in page.inner_text("#obstacle")


def test_everybody_can_use_it(open_review):
    for scheme in ["light", "dark"]:
        page = open_review(color_scheme=scheme)
        page.wait_for_timeout(200)
        page.screenshot(path=f"{os.environ['SKELSNAP_SHOTS']}/review-{scheme}.png")
        found = Axe().run(page, options={"resultTypes": ["violations"]})
        assert found.response["violations"] == [], found.generate_report()


def test_a_file_still_copies_commands(visit, project):
    page = visit(project.page)
    assert page.is_hidden("#progress") and page.is_hidden("#finish")
    assert page.text_content("#commands code").startswith("skelsnap accept")
