"""Views that an app's own tests take pictures of, as views of a file of their own.

A test makes values and hands a view to a function that compares its picture:

    @Test func short() async { let row = Row(…); await assertPicture(of: row.padding(), named: "short") }

The view is what stands after the first label, in a view whose body does what the test did before, with
the other members of the test's type beside it. Tests that wait for something, throw or compare in a
loop are left out.
"""

import re

HEAD = re.compile(r"^[^\n/]*\b(?:struct|class|actor)\s+(\w+)[^\n{]*\{", re.M)
TEST = re.compile(r"(?:[ \t]*@[A-Z]\w*(?:\([^\n]*\))?\s+)*(?:[\w@]+ )*func\s+(\w+)\s*\(\s*\)[^{]*\{")


def matching(text, start):
    """Where what opens at `start` closes, past strings and comments."""
    depth, at = 0, start
    while at < len(text):
        after = past(text, at)
        if after is None:
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(text[at], 0)
            after = at + 1
            if depth == 0:
                return after
        at = after
    raise ValueError("does not close")


def past(text, at):
    """Where a string or a comment ends that begins here; None where none does."""
    for opening, closing in (('"""', '"""'), ("//", "\n"), ("/*", "*/")):
        if text.startswith(opening, at):
            end = text.find(closing, at + len(opening))
            return len(text) if end < 0 else end + len(closing)
    return end_of_string(text, at) if text[at] == '"' else None


def end_of_string(text, at):
    at += 1
    while at < len(text) and text[at] != '"':
        if text.startswith("\\(", at):
            at = matching(text, at + 1)
        else:
            at += 2 if text[at] == "\\" else 1
    return at + 1


def arguments(text):
    """Labels and values of what stands between a call's parentheses."""
    parts, start, at = [], 0, 0
    while at < len(text):
        if text[at] in "([{":
            at = matching(text, at)
            continue
        if text[at] == ",":
            parts.append(text[start:at])
            start = at + 1
        at = past(text, at) or at + 1
    parts.append(text[start:])
    named = (re.match(r"\s*(?:(\w+)\s*:(?!:))?\s*(.*)", part, re.S) for part in parts if part.strip())
    return [(found[1], found[2].strip()) for found in named]


class View:
    """A view of a test, and the call that compares its picture."""

    def __init__(self, suite, test, members, done, value, given, number, unnamed):
        self.name = f"{suite}_{test}_{number}"
        self.given = given
        self.source = (
            f"struct {self.name}: View {{\n{members}\n"
            f"  var body: some View {{\n{done}\n    return AnyView({value})\n  }}\n}}\n")
        named = given.get("named", "").strip('"')
        # As swift-snapshot-testing names files, and as those do that name them alone.
        self.pictures = [f"{test}.{spelled(named)}", named] if named else [f"{test}.{unnamed}"]


def spelled(title):
    """As swift-snapshot-testing spells names of files."""
    return re.sub(r"\W+", "-", title).strip("-")


def views_of(text, asserting):
    """The views that a file of tests has pictures of."""
    calls = re.compile(rf"(?:(?:try|await)!? )*\b{asserting}\s*\(")
    for head in HEAD.finditer(text):
        suite = text[head.end():matching(text, head.end() - 1) - 1]
        tests, members, at = [], "", 0
        for test in TEST.finditer(suite):
            if test.start() < at:
                continue
            end = matching(suite, test.end() - 1)
            if calls.search(suite, test.end(), end):
                tests.append((test[1], suite[test.end():end - 1]))
                members += suite[at:test.start()]
                at = end
        members += suite[at:]
        for name, body in tests:
            yield from views_of_test(head[1], name, members, body, calls)


def views_of_test(suite, name, members, body, calls):
    done, at, unnamed = "", 0, 0
    for number, call in enumerate(calls.finditer(body), 1):
        done += body[at:call.start()]
        at = matching(body, call.end() - 1)
        given = arguments(body[call.end():at - 1])
        if not given:
            continue
        value, given = given[0][1], dict(given[1:])
        unnamed += "named" not in given
        if done.count("{") == done.count("}") and not re.search(r"\b(?:await|try) ", done):
            yield View(suite, name, members, done, value, given, number, unnamed)
