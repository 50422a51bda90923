"""What checks say of screens: cards with the node outlined in the picture."""

import pytest

import projects

BONE = """\
skelsnap: 1
canvas: {width: 200, height: 120}
snapshots: {phases: [0]}
theme: {colors: {bone: {light: "#d1d2d3", dark: "#223344"}}}
skeleton:
  vstack:
    - block: {id: bar, width: 40, height: 20, radius: 2, fill: bone}
    - block: {id: line, width: 140, height: 10, radius: 2, relativeTo: body, fill: "#808080"}
"""


@pytest.fixture(scope="session")
def audited(tmp_path_factory):
    project = projects.Project(tmp_path_factory.mktemp("audited"))
    project.write("row.skel.yaml", BONE)
    project.record()
    outcome = project.run("audit", "--reporter", "html:audit.html")
    assert outcome.returncode == 1, outcome.stderr
    return project.folder / "audit.html"


def test_what_lives_has_a_card(visit, audited):
    page = visit(audited)
    cards = page.locator(".check")
    titles = cards.locator("h4").all_text_contents()
    assert "warning colors.bone.dark: #223344 → #023344" in titles
    assert "score" in page.text_content("h1")
    assert page.locator("[data-note=audit]").text_content() == f"≈{len(titles)} findings of audit"


def test_the_node_is_outlined_where_it_is(visit, audited):
    page = visit(audited)
    card = page.locator(".check", has_text="does not grow with the text")
    image = card.locator("img").bounding_box()
    box = card.locator(".outline").bounding_box()
    # 200 points wide, and the picture is shown at its own size.
    assert round(image["width"]) == 200
    # In the type size that the card names, twice and more as large.
    assert box["width"] > 150 and box["height"] > 15
    assert image["x"] <= box["x"] and box["x"] + box["width"] <= image["x"] + image["width"] + 1
