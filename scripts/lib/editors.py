"""Tries the schemas with a validator and with the YAML language server. See scripts/editors."""

import copy
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

import jsonschema_rs
import yaml

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
COMMAND = pathlib.Path(sys.argv[1]).resolve()
SERVER = pathlib.Path(sys.argv[2]).resolve()
FIXTURES = REPOSITORY / "Tests/SkeletonLanguageTests/Fixtures"
SCRATCH = pathlib.Path(tempfile.mkdtemp(prefix="skelsnap-editors-"))
MUTANTS = 2000

checked = 0


def check(holds, what):
    global checked
    checked += 1
    if not holds:
        raise SystemExit(f"error: {what}"[:3000])


def skelsnap(*words, cwd, status=0):
    done = subprocess.run([COMMAND, *words], cwd=cwd, text=True, capture_output=True,
                          stdin=subprocess.DEVNULL)
    check(status is None or done.returncode == status, f"{words}: {done.stderr}")
    return done


class Core(yaml.SafeLoader):
    """YAML 1.2 as editors read it: `no` is a text, `1:30` is one, and `2016-01-01` too."""


Core.yaml_implicit_resolvers = {}
for tag, pattern, first in [
    ("bool", r"^(?:true|True|TRUE|false|False|FALSE)$", "tTfF"),
    ("null", r"^(?:~|null|Null|NULL|)$", ["~", "n", "N", ""]),
    ("int", r"^[-+]?[0-9]+$", "-+0123456789"),
    ("float", r"^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$", "-+0123456789."),
]:
    Core.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(pattern), list(first))


def loaded(file):
    """A document as an editor reads it; nothing if it is broken."""
    try:
        text = file.read_text()
        document = json.loads(text) if file.suffix == ".json" else yaml.load(text, Core)
        # Keys become texts; an alias of what it stands in never ends.
        return json.loads(json.dumps(document))
    except (yaml.YAMLError, ValueError, TypeError, RecursionError):
        return None


def project():
    """A project with a theme of its own, as `init` begins one."""
    home = SCRATCH / "project"
    home.mkdir()
    skelsnap("init", cwd=home)
    (home / "app.theme.yaml").write_text(
        "skelsnap: 1\nextends: ios\ntitle: App\n"
        'colors: {brand: {light: "#336699", dark: "#99ccff"}, plain: "#123456"}\n'
        "spacing: {gutter: 14}\nsizes: {face: 50}\nradii: {pill: capsule, card: 10}\n"
        "fonts: {caption: {size: 12, weight: semibold}}\n"
        "components: {card: {parameters: {title: null, lines: 2}, view: {block: {height: 80}}}}\n")
    configuration = home / "skelsnap.yaml"
    configuration.write_text(
        configuration.read_text().replace("theme: ios", "theme: app.theme.yaml"))
    written = skelsnap("schema", "--write", cwd=home).stdout.split()
    check(len(written) == 3, f"the theme's names are not written: {written}")
    check(skelsnap("schema", "--write", cwd=home).stdout == "", "what is the same is written again")
    return home


def places(value, path=()):
    """The paths of all scalars."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from places(inner, (*path, index))
    else:
        yield path


def mutant(document, others, dice):
    """A document with a value of another place, or of another kind, somewhere in it."""
    document = copy.deepcopy(document)
    path = dice.choice(list(places(document)))
    inner = document
    for step in path[:-1]:
        inner = inner[step]
    if dice.random() < 0.15 and isinstance(inner, dict):
        inner[dice.choice(["size", "color", "spacing", "id", "font", "nothing"])] = inner.pop(path[-1])
    else:
        inner[path[-1]] = dice.choice(others)
    return document


def judge(home):
    """What the schemas refuse, the command refuses; a theme's names change no verdict."""
    schemas = [json.loads(skelsnap("schema", *more, cwd=home).stdout) for more in ([], ["--project"])]
    plain, named = (jsonschema_rs.Draft7Validator(schema) for schema in schemas)
    accepted = sorted((FIXTURES / "accepted").iterdir())
    accepted += sorted(REPOSITORY.glob("examples/*/**/*.skel.yaml"))
    accepted += sorted(REPOSITORY.glob("docs/catalogue/**/*.skel.yaml"))
    documents = {file: loaded(file) for file in accepted
                 if file.name.endswith((".skel.yaml", ".skel.json"))}
    # PyYAML does not read `?}`, which is right in YAML 1.2.
    documents = {file: document for file, document in documents.items() if document is not None}
    check(len(documents) > 60, f"there are {len(documents)} documents")
    for file, document in documents.items():
        for validator in (plain, named):
            errors = [error.message for error in validator.iter_errors(document)]
            check(not errors, f"{file}: the schema refuses {errors[:1]}")
    noticed = 0
    for file in sorted((FIXTURES / "refused").rglob("*.skel.*")):
        # What is beyond a limit is too much for a validator, too.
        document = None if file.parent.name == "limits" else loaded(file)
        if document is None:
            continue
        try:
            verdicts = [validator.is_valid(document) for validator in (plain, named)]
        except ValueError:
            continue  # Deeper than the validator goes.
        check(verdicts[0] == verdicts[1], f"{file}: the theme's names change the verdict")
        noticed += not verdicts[0]
    check(noticed > 0, "the schema notices nothing")

    dice = random.Random(16)
    own = [document for file, document in documents.items() if FIXTURES in file.parents]
    words = [value for document in own for value in (
        step_value(document, path) for path in places(document))]
    words += ["brand", "gutter", "face", "caption", "card", "brand @ 0.5", "unknown", -1, 1e9, True,
              "", "a b", "$x", [], {}]
    folder = SCRATCH / "mutants"
    folder.mkdir()
    refused = []
    for number in range(MUTANTS):
        document = mutant(dice.choice(own), words, dice)
        verdicts = [validator.is_valid(document) for validator in (plain, named)]
        check(verdicts[0] == verdicts[1], f"the theme's names change the verdict on {document}")
        if not verdicts[0]:
            refused.append(number)
            (folder / f"m{number}.skel.json").write_text(json.dumps(document))
    said = skelsnap("list", folder, cwd=SCRATCH, status=None)
    unreadable = {int(n) for n in re.findall(r"\bm(\d+)\.skel\.json:\d+:\d+: error", said.stderr)}
    wrong = [number for number in refused if number not in unreadable]
    for number in wrong[:8]:
        document = json.loads((folder / f"m{number}.skel.json").read_text())
        for error in plain.iter_errors(document):
            print(f"m{number}: {error.instance_path}: {error.message[-200:]}", file=sys.stderr)
    check(not wrong, f"the schema refuses {len(wrong)} of {len(refused)} that the command accepts")
    print(f"{len(documents)} documents are valid; of {MUTANTS} mutants the schema refuses "
          f"{len(refused)}, all of which the command refuses")


def step_value(value, path):
    for step in path:
        value = value[step]
    return value


class Client:
    """The part of an editor that talks to the language server."""

    def __init__(self, root):
        main = next(SERVER.glob("node_modules/yaml-language-server/out/server/src/server.js"))
        self.process = subprocess.Popen(["node", main, "--stdio"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.number = 0
        self.published = {}
        self.ask("initialize", processId=None, rootUri=root.as_uri(), capabilities={
            "textDocument": {"hover": {"contentFormat": ["plaintext"]}}})
        self.tell("initialized")
        self.tell("workspace/didChangeConfiguration", settings={"yaml": {
            "validate": True, "hover": True, "completion": True,
            "schemaStore": {"enable": False}}})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0"} | message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def tell(self, method, **given):
        self.send({"method": method, "params": given})

    def receive(self):
        length = 0
        while (line := self.process.stdout.readline().strip()):
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        message = json.loads(self.process.stdout.read(length))
        if message.get("method") == "textDocument/publishDiagnostics":
            self.published[message["params"]["uri"]] = message["params"]["diagnostics"]
        elif "method" in message and "id" in message:
            asked = message["params"].get("items") if message["method"] == "workspace/configuration" else None
            self.send({"id": message["id"], "result": [None] * len(asked) if asked else None})
        return message

    def ask(self, method, **given):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": given})
        while (message := self.receive()).get("id") != self.number or "method" in message:
            pass
        check("error" not in message, f"{method}: {message}")
        return message["result"]

    def open(self, file, text):
        # Servers of today resolve a modeline's path from the document's folder; that of PyPI is of
        # 2021, and does so from the workspace's. So it is given the address that they arrive at.
        text = re.sub(
            r"(?m)^(# yaml-language-server: \$schema=)(\.\S+)$",
            lambda found: found[1] + (file.parent / found[2]).resolve().as_uri(), text)
        self.tell("textDocument/didOpen", textDocument={
            "uri": file.as_uri(), "languageId": "yaml", "version": 1, "text": text})

    def diagnostics(self, file):
        while file.as_uri() not in self.published:
            self.receive()
        return [one["message"] for one in self.published.pop(file.as_uri())]

    def at(self, method, file, line, column):
        return self.ask(method, textDocument={"uri": file.as_uri()},
                        position={"line": line, "character": column})


def serve(home):
    """What a person sees who writes a document of the project in an editor."""
    modeline = (home / "documents/feed.skel.yaml").read_text().splitlines()[0]
    check(modeline == "# yaml-language-server: $schema=../.skelsnap-schema/document.schema.json",
          f"the first document begins with {modeline}")
    client = Client(home)
    try:
        file = home / "documents/feed.skel.yaml"
        client.open(file, file.read_text())
        found = client.diagnostics(file)
        check(found == [], f"the first document has problems: {found}")

        lines = [modeline, "skelsnap: 1", "skeleton:", "  vstack:", "    spacing: gutter",
                 "    children:", "      - block: {fill: brand, radius: card}",
                 "      - text: {value: Hello, font: caption}", "      - use: card"]

        def point(word):
            line = next(n for n, text in enumerate(lines) if word in text)
            return line, lines[line].index(word) + 1

        other = home / "documents/other.skel.yaml"
        client.open(other, "\n".join(lines) + "\n")
        found = client.diagnostics(other)
        check(found == [], f"names of the theme are problems: {found}")
        for word, says in [
            ("gutter", "14 pt"), ("brand", "light #336699, dark #99ccff"),
            ("caption", "semibold 12"), ("card", "10 pt"),
        ]:
            found = json.dumps(client.at("textDocument/hover", other, *point(word)))
            check(says in found.replace("\\\\", ""), f"over '{word}' stands {found}")

        for number, (key, names) in enumerate([
            ("spacing: ", ["gutter", "default"]), ("background: ", ["brand", "accent"])]):
            third = home / f"documents/proposed{number}.skel.yaml"
            text = f"{modeline}\nskelsnap: 1\nskeleton:\n  vstack:\n    {key}"
            client.open(third, text + "\n    children: []\n")
            found = client.at("textDocument/completion", third, 4, 4 + len(key))
            items = {item["label"]: item for item in found["items"]}
            check(set(names) <= set(items), f"after '{key}' are proposed {sorted(items)}")

        wrong = home / "documents/wrong.skel.yaml"
        client.open(wrong, f"{modeline}\nskelsnap: 1\nskeleton:\n  circle: {{siz: 50}}\n")
        found = client.diagnostics(wrong)
        check(found, "a misspelt key is no problem")

        configuration = home / "skelsnap.yaml"
        client.open(configuration, configuration.read_text())
        check(client.diagnostics(configuration) == [], "the configuration has problems")
    finally:
        client.process.kill()
        client.process.wait()
    print("the language server proposes and explains the names of the theme")


try:
    home = project()
    judge(home)
    serve(home)
    print(f"{checked} passed, 0 failed")
finally:
    shutil.rmtree(SCRATCH, ignore_errors=True)
