import os
import pathlib

import pytest
from playwright.sync_api import sync_playwright

import projects


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as play:
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = play.chromium.launch(executable_path=os.environ["CHROMIUM"], args=arguments)
        yield browser
        browser.close()


def project(name):
    @pytest.fixture(scope="session", name=name)
    def made(tmp_path_factory):
        return getattr(projects, name)(tmp_path_factory.mktemp(name))
    return made


moved, clean, hostile, showcase, changes, many = map(
    project, ["moved", "clean", "hostile", "showcase", "changes", "many"])


@pytest.fixture
def visit(browser):
    """Opens a page, and has nothing go wrong in it: no error, and no request but for itself."""
    contexts, wrongs = [], []

    def open_page(path, fragment="", width=1440, height=900, scripts=(), **options):
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: message.type in ("error", "warning")
                and wrongs.append(message.text))
        page.on("pageerror", lambda error: wrongs.append(str(error)))
        page.on("request", lambda request: request.url.split(":")[0] in ("file", "blob")
                or wrongs.append(request.url))
        for script in scripts:
            page.add_init_script(script)
        page.goto(pathlib.Path(path).as_uri() + fragment)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert wrongs == []


@pytest.fixture
def inbox(visit, moved):
    """The page at a case in which nodes moved and were repainted."""
    return visit(moved.page, "#inbox/light/phase-0250.png")
