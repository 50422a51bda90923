"""Goldens that other programs wrote, read by the command that CI builds for release: there, code is
put together otherwise than for the tests in Swift."""

import io

import PIL.Image
import pytest

import projects


@pytest.mark.parametrize("mode, share, verdict", [
    ("RGB", 1, "different"), ("I;16", 1, "different"), ("RGB", 0.5, "unreadable"),
])
def test_a_golden_of_libpng_is_judged(tmp_path, mode, share, verdict):
    project = projects.Project(tmp_path)
    project.write("card.skel.yaml", projects.card(phases="[0]"))
    project.record()
    golden = project.folder / "goldens/card/light/phase-0000.png"
    written = io.BytesIO()
    PIL.Image.effect_noise((200, 140), 90).convert(mode).save(written, "PNG")
    image = written.getvalue()
    golden.write_bytes(image[:int(len(image) * share)])
    outcome = project.run("verify")
    assert outcome.returncode == (1 if verdict == "different" else 2), outcome.stderr
    assert f"1 {verdict}" in outcome.stdout, outcome.stdout
