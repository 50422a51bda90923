"""Views that an app's own tests take pictures of, as views of a file of their own.

A test makes values and hands a view to a function that compares its picture:

    @Test func short() async { let row = Row(…); await assertPicture(of: row.padding(), named: "short") }

The view is what stands after the first label. What the test does is a function of a class that has the
other members of the test's type, and returns the view of the picture that is asked for, which may be one
of several that a loop takes. Tests that wait for something or throw are left out.
"""

import re

HEAD = re.compile(r"^[^\n/]*\b(?:struct|class|actor)\s+(\w+)[^\n{]*\{", re.M)
TEST = re.compile(r"(?:[ \t]*@[A-Z]\w*(?:\([^\n]*\))?\s+)*(?:[\w@]+ )*func\s+(\w+)\s*\(\s*\)[^{]*\{")
HOST = "UIHostingController(rootView:"
# So many pictures are asked for of a test that takes them in a loop.
MOST_OF_A_LOOP = 16


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
    """A view of a test, the arguments of the call that compares its picture, and the picture's names."""

    def __init__(self, suite, test, taken, given, pictures):
        self.name = f"{suite}_{test}_{taken}"
        self.given = given
        self.pictures = pictures
        self.made = f"{suite}_Tests().picture_{test}({taken})"

    def source(self, around):
        """It as a type, with what stands around the view where a label has such a value."""
        made = self.made
        for label, values in around.items():
            given = self.given.get(label, "")
            words = max(filter(given.startswith, values), key=len, default=None)
            if words:
                made = values[words].replace("VIEW", made)
        return f"struct {self.name}: View {{\n  var body: some View {{ {made} }}\n}}\n"


def spelled(title):
    """As swift-snapshot-testing spells names of files."""
    return re.sub(r"\W+", "-", title).strip("-")


def views_of(text, asserting):
    """The views that a file of tests has pictures of, and the source of what makes them."""
    calls = re.compile(rf"(?:(?:try|await)!? )*\b(?:{asserting})\s*\(")
    source, views, done = "", [], 0
    for head in HEAD.finditer(text):
        end = matching(text, head.end() - 1)
        suite = text[head.end():end - 1]
        if head.start() < done or not calls.search(suite):
            continue
        source += text[done:head.start()]
        done = end
        tests, members, at = [], "", 0
        for test in TEST.finditer(suite):
            if test.start() < at:
                continue
            end = matching(suite, test.end() - 1)
            if calls.search(suite, test.end(), end):
                tests.append(Test(test[1], suite[test.end():end - 1], calls))
                members += suite[at:test.start()]
                at = end
        members += suite[at:]
        tests = [test for test in tests if test.is_at_once]
        views += [view for test in tests for view in test.views(head[1])]
        has_set_up = re.search(r"(?m)^\s*(?:override )?func setUp\(\)", members)
        source = re.sub(r"(?:@(?:MainActor|Suite(?:\([^)]*\))?)\s+)+$", "", source)
        source += f"@MainActor final class {head[1]}_Tests {{\n{of_no_case(members)}\n"
        source += "".join(test.maker(has_set_up) for test in tests) + "}\n"
    return views, source + text[done:]


def of_no_case(members):
    """The members of tests, without what they have of a test case."""
    members = re.sub(r"(?m)^.*\bsuper\.\w+\(.*\n", "", members)
    members = re.sub(r"\bclass func\b", "static func", members)
    return re.sub(r"\boverride (.*?\bfunc \w+\(\))(?: async)?(?: throws)?", r"\1", members)


class Test:
    """A test, which compares a picture, or one after the other."""

    def __init__(self, name, body, calls):
        self.name = name
        self.calls = []
        self.parts = []
        at = 0
        for call in calls.finditer(body):
            self.parts.append(body[at:call.start()])
            at = matching(body, call.end() - 1)
            given = arguments(body[call.end():at - 1])
            self.calls.append((given[0][1] if given else "EmptyView()", dict(given[1:])))
        self.parts.append(body[at:])

    @property
    def is_at_once(self):
        """Whether it neither waits nor throws."""
        return not re.search(r"\b(?:await|try) ", "".join(self.parts))

    def maker(self, has_set_up):
        """A function that does what the test did until its picture of this number is taken."""
        done = self.parts[0]
        for (value, _), rest in zip(self.calls, self.parts[1:]):
            done += f"taken += 1\nif taken == number {{ return AnyView({value}) }}\n{rest}"
        return (f"func picture_{self.name}(_ number: Int) -> AnyView {{\nvar taken = 0\n"
                f"{'setUp()' if has_set_up else ''}\n{hosted(done)}\nreturn AnyView(EmptyView())\n}}\n")

    def views(self, suite):
        """A view for each picture that it can have: how often a loop runs is not known here."""
        of_loop = next((given for _, given in self.calls), {})
        loops = self.parts[0].count("{") > self.parts[0].count("}")
        unnamed = 0
        for taken in range(1, MOST_OF_A_LOOP + 1 if loops else len(self.calls) + 1):
            given = of_loop if loops else self.calls[taken - 1][1]
            named = next((given[label] for label in ("named", "name") if label in given), "").strip('"')
            unnamed += not named
            # As swift-snapshot-testing names files, and as those do that name them alone.
            yield View(suite, self.name, taken, given,
                       [f"{self.name}.{spelled(named)}", named] if named
                       else [f"{self.name}.{unnamed}"])


# Canvases that tests have by name, and what is said in them.
CANVAS = re.compile(
    r"\b(\w+)\s*(?::\s*ViewImageConfig\s*=\s*(?:\{|\.init\()|=\s*ViewImageConfig\s*\()")
SAID = {
    "appearance": re.compile(r"userInterfaceStyle\s*[:=]\s*\.(light|dark)\b"),
    "type": re.compile(r"preferredContentSizeCategory\s*[:=]\s*\.(\w+)"),
    "safeArea": re.compile(
        r"safeArea:\s*UIEdgeInsets\(top: (NUMBER), left: (NUMBER), bottom: (NUMBER), right: (NUMBER)\)"
        .replace("NUMBER", r"\d+(?:\.\d+)?")),
    "width": re.compile(r"size:\s*CGSize\(width: ([1-9]\d*)"),
}
# Sizes of type by the names that UIKit has for them.
TYPES = {
    "extraSmall": "xSmall", "extraLarge": "xLarge", "extraExtraLarge": "xxLarge",
    "extraExtraExtraLarge": "xxxLarge", "accessibilityMedium": "ax1", "accessibilityLarge": "ax2",
    "accessibilityExtraLarge": "ax3", "accessibilityExtraExtraLarge": "ax4",
    "accessibilityExtraExtraExtraLarge": "ax5",
}


def canvases(text):
    """The canvases of a file of tests by their names, and the file without them."""
    found, rest, at = {}, "", 0
    for canvas in CANVAS.finditer(text):
        if canvas.start() < at:
            continue
        end = matching(text, canvas.end() - 1)
        values = {axis: words.search(text, canvas.end(), end) for axis, words in SAID.items()}
        found[canvas[1]] = axes = {
            axis: value[1] for axis, value in values.items() if value and axis != "safeArea"}
        # The devices of swift-snapshot-testing have the medium size of type, a simulator this one.
        said_type = axes.get("type", "large")
        axes["type"] = TYPES.get(said_type, said_type)
        if values["safeArea"]:
            top, left, bottom, right = map(float, values["safeArea"].groups())
            axes["safeArea"] = [top, left, bottom, right]
        rest += text[at:text.rfind("\n", 0, canvas.start()) + 1]
        at = end + len("()") * text.startswith("()", end)
    return found, rest + text[at:]


def with_other_names(canvases, text):
    """The same, and by the names that a file of tests gives to some of them."""
    named = re.findall(r"(?m)^\s*(?:\w+ )*let (\w+) = (?:\w+\.)?(\w+)\s*$", text)
    return canvases | {name: canvases[meant] for name, meant in named if meant in canvases}


def hosted(text):
    """Views where their controllers were."""
    at = text.find(HOST)
    while at >= 0:
        end = matching(text, at + len("UIHostingController"))
        value = arguments(text[at + len(HOST) - len("rootView:"):end - 1])[0][1]
        text = f"{text[:at]}AnyView({value}){text[end:]}"
        at = text.find(HOST, at + 1)
    return text
