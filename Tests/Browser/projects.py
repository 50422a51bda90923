"""Projects whose runs the page is looked at with, made by the real command."""

import json
import os
import pathlib
import subprocess

CARD = """\
skelsnap: 1
canvas: {{width: {width}, height: {height}, background: "#ffffff"}}
skeleton:
  zstack:
    alignment: topLeading
    children:
      - vstack:
          id: card
          alignment: leading
          spacing: 8
          offset: {{x: {x}, y: 10}}
          children:
            - circle: {{id: avatar, size: {size}, fill: "{fill}"}}
            - block: {{id: name, width: 120, height: 16, radius: 4}}
            - block: {{id: preview, width: 160, height: 14, radius: 4}}
      - block: {{id: floor, width: 200, height: 40, offset: {{x: 0, y: 100}}, fill: "{floor}"}}
snapshots:
  appearance: [light, dark]
  phases: {phases}
{snapshots}
"""


def card(width=200, height=140, x=12, size=40, fill="shimmer", floor="#d02020",
         phases="[0, 0.25, 0.5, 0.75]", snapshots=""):
    return CARD.format(**locals())


class Project:
    """A folder with documents and goldens, and the command in it."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.write("skelsnap.yaml", "skelsnap: 1\n")

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def run(self, *arguments):
        environment = {**os.environ, "CI": "", "TF_BUILD": "", "SNAPSHOT_ARTIFACTS": ""}
        return subprocess.run([os.environ["SKELSNAP"], *arguments], cwd=self.folder,
                              env=environment, capture_output=True, text=True, check=False)

    def record(self):
        outcome = self.run("record", "--record", "all", "--quiet")
        assert outcome.returncode == 0, outcome.stdout + outcome.stderr

    def verify(self, status=1):
        outcome = self.run("verify", "--json")
        assert outcome.returncode == status, outcome.stdout + outcome.stderr
        self.result = json.loads(outcome.stdout)
        return self

    @property
    def page(self):
        return self.folder / ".skelsnap" / "report.html"

    def case(self, name):
        document, variant, frame = name.rsplit("/", 2)
        found = next(one for one in self.result["cases"]
                     if (one["document"], one["variant"], one["frame"])
                     == (document, variant, frame))
        return found | {
            "nodes": [{"before": None, "after": None} | self.result["nodes"][number]
                      for number in found.get("nodes", [])],
            "position": self.result["positions"][found["position"]],
        }


def moved(folder):
    """An avatar moved, a floor was repainted, and there is a document of every other verdict."""
    project = Project(folder)
    project.write("inbox.skel.yaml", card())
    project.write("profile.skel.yaml", card(snapshots="  scale: [2]"))
    project.write("settings.skel.yaml", card())
    project.write("retired.skel.yaml", card(phases="[0, 0.2, 0.4, 0.6]"))
    project.write("pointer.skel.yaml", card())
    project.record()
    project.write("inbox.skel.yaml", card(x=16, size=36, floor="#2020d0"))
    project.write("profile.skel.yaml", card(height=150, size=44, snapshots="  scale: [2]"))
    project.write("retired.skel.yaml", card(phases="[0, 0.2, 0.4]"))
    project.write("goldens/pointer/light/phase-0250.png",
                  "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n")
    project.write("fresh.skel.yaml", card(phases="[0, 0.5]"))
    project.write("broken.skel.yaml", card(size=-4))
    return project.verify(status=2)


def clean(folder):
    project = Project(folder)
    project.write("settings.skel.yaml", card())
    project.record()
    outcome = project.run("verify", "--reporter", "html:page.html")
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    return project


INBOX = """\
skelsnap: 1
canvas: {{width: 393, height: 444}}
components:
  row:
    view:
      hstack:
        spacing: {spacing}
        height: 74
        padding: {{horizontal: 16}}
        children:
          - circle: {{id: avatar, size: 50}}
          - vstack:
              id: texts
              alignment: leading
              spacing: 8
              children:
                - block: {{id: name, width: 120, height: 16, radius: 4}}
                - block: {{id: preview, width: 200, height: 14, radius: 4}}
          - spacer
          - block: {{id: time, width: 40, height: 12, radius: 4}}
skeleton:
  vstack:
    spacing: 0
    children:
      - repeat: {{count: 6, id: row, view: {{use: row}}}}
snapshots:
  appearance: [light, dark]
  contrast: [normal, increased]
  phases: [0, 0.25, 0.5, 0.75]
"""


def showcase(folder):
    """What the documentation shows: texts that moved, and a screen that stayed as it was."""
    project = Project(folder)
    project.write("screens/inbox.skel.yaml", INBOX.format(spacing=12))
    project.write("screens/search.skel.yaml", INBOX.format(spacing=8))
    project.record()
    project.write("screens/inbox.skel.yaml", INBOX.format(spacing=16))
    return project.verify()


def changes(folder):
    """What changed since a revision: rows that moved and grew, documents that came, went and were
    renamed, and one that is as it was."""
    project = Project(folder)
    project.write("screens/inbox.skel.yaml", INBOX.format(spacing=12))
    project.write("screens/search.skel.yaml", INBOX.format(spacing=8))
    project.write("screens/old.skel.yaml", INBOX.format(spacing=9))
    project.write("screens/retired.skel.yaml", card(phases="[0]"))
    for command in (["init", "-q", "-b", "main"], ["add", "-A"],
                    ["-c", "user.name=Ana", "-c", "user.email=ana@example.org", "commit", "-qm", "x"]):
        subprocess.run(["git", "-C", str(folder), *command], check=True)
    project.write("screens/inbox.skel.yaml", INBOX.format(spacing=16))
    (project.folder / "screens/old.skel.yaml").rename(project.folder / "screens/new.skel.yaml")
    (project.folder / "screens/retired.skel.yaml").unlink()
    project.write("screens/fresh.skel.yaml", "skelsnap: 1\ncanvas: {width: 80, height: 60}\n"
                  "skeleton: {block: {id: bar, width: 40, height: 20}}\nsnapshots: {phases: [0]}\n")
    outcome = project.run("export", "--against", "main", "-o", "out/")
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    project.changes = project.folder / "out" / "changes.html"
    return project


# A folder called '<' with such a document in it is called '</script>…' as a document.
HOSTILE = "<" + "/script><img src=x onerror=boom()> \"'&amp; \u2028 ${1}"


def hostile(folder):
    project = Project(folder)
    project.write(HOSTILE + ".skel.yaml", card())
    project.record()
    project.write(HOSTILE + ".skel.yaml", card(x=20))
    project.write("broken.skel.yaml", card(fill="</script><script>boom()</script>"))
    return project.verify(status=2)


def many(folder):
    """25 documents in 20 variants at 4 phases: 2,000 pictures, and 1,000 texts."""
    document = """\
skelsnap: 1
canvas: {{width: 48, height: 32}}
skeleton:
  hstack:
    spacing: 4
    children:
      - circle: {{id: avatar, size: {size}}}
      - block: {{id: name, width: 20, height: 6}}
snapshots:
  phases: [0, 0.25, 0.5, 0.75]
  appearance: [light, dark]
  contrast: [normal, increased]
  type: [small, large, xxLarge, ax1, ax3]
"""
    project = Project(folder)
    for number in range(25):
        project.write(f"screens/screen-{number:02}.skel.yaml", document.format(size=12 + number % 5))
    project.record()
    for number in range(0, 25, 2):
        project.write(f"screens/screen-{number:02}.skel.yaml", document.format(size=8))
    return project.verify()
