"""Commands that serve a page, and browsers that look at it."""

import contextlib
import os
import signal
import subprocess

import hands


class Served:
    """A running command and the address that it has printed."""

    def __init__(self, project, *arguments):
        environment = {**os.environ, "CI": "", "TF_BUILD": "", "SNAPSHOT_ARTIFACTS": ""}
        self.process = subprocess.Popen(
            [os.environ["SKELSNAP"], *arguments], cwd=project.folder, env=environment,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        assert self.address.startswith("http://127.0.0.1:"), self.process.communicate()

    def end(self):
        """By Control-C, unless it has ended; returns its status and what it has complained."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        _, error = self.process.communicate(timeout=20)
        return self.process.returncode, error

    @property
    def memory(self):
        """In kilobytes."""
        status = open(f"/proc/{self.process.pid}/status", encoding="ascii").read()
        return int(status.split("VmRSS:")[1].split()[0])

    @property
    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))


# A picture that cannot be painted, or is out of date, is an answer as well; and the tests read pixels
# more often than pages do.
HARMLESS = ("Failed to load resource", "Canvas2D: Multiple readback")


def visit(browser, served, wrongs, **options):
    """A page at the address, where nothing goes wrong and nothing is asked of anybody else."""
    context = browser.new_context(viewport={"width": 1280, "height": 860}, **options)
    page = context.new_page()
    page.on("console", lambda message: message.type in ("error", "warning")
            and not message.text.startswith(HARMLESS) and wrongs.append(message.text))
    page.on("pageerror", lambda error: wrongs.append(str(error)))
    page.on("request", lambda request: request.url.startswith((served.address, "blob:"))
            or wrongs.append(request.url))
    page.goto(served.address)
    return page


def wait_for_picture(page, **data):
    """Until the picture is one of these."""
    test = " && ".join(f"document.getElementById('picture').dataset.{key} === '{value}'"
                       for key, value in data.items())
    hands.wait(page, test or "document.getElementById('picture').dataset.revision !== undefined")


def pixel(page, x, y):
    """The colour of a point of the picture itself, in its pixels."""
    return tuple(page.evaluate(
        "([x, y]) => [...document.getElementById('picture').getContext('2d')"
        ".getImageData(x, y, 1, 1).data].slice(0, 3)", [x, y]))


@contextlib.contextmanager
def opened(browser, project, *words, status=None):
    """Opens pages that a command serves; in the end no page has complained.

    With a status, that is how each command ends.
    """
    started, wrongs = [], []

    def open_page(*arguments, **options):
        served = Served(project, *words, *arguments)
        started.append(served)
        page = visit(browser, served, wrongs, **options)
        page.served = served
        return page

    yield open_page
    for served in started:
        ended, _ = served.end()
        assert status is None or ended == status
    assert wrongs == []
