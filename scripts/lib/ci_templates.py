"""Lints and runs what `skelsnap init --ci` writes, and the action, on this machine.

A runner for each system does what its documentation says happens around the steps: expressions,
environment files, artifacts that are passed on. The steps themselves are run as they are written.
Each system is tried on a project that is as its goldens say, and on one with a change.
"""

import fnmatch
import http.server
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import urllib.parse

import yaml

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
COMMAND = pathlib.Path(sys.argv[1]).resolve()
ONLY = sys.argv[2] if len(sys.argv) > 2 else None
TOOLS = pathlib.Path(sys.executable).parent
SCRATCH = pathlib.Path(tempfile.mkdtemp(prefix="skelsnap-ci-"))
BIN = SCRATCH / "bin"


class Failed(Exception):
    """A check that did not hold."""


checked = 0


def check(holds, what, detail=""):
    global checked
    checked += 1
    if not holds:
        raise Failed(f"{what}\n{detail}"[:6000])


def run(*words, cwd=None, env=None, status=0):
    program = COMMAND if words[0] == "skelsnap" else words[0]
    done = subprocess.run(
        [str(word) for word in (program, *words[1:])], cwd=cwd, env=env, text=True, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if status is not None:
        check(done.returncode == status, f"{words}: {done.returncode}, not {status}", done.stdout)
    return done


def shell(script, cwd, env, options=("-e",)):
    file = SCRATCH / "step.sh"
    file.write_text(script)
    return run("bash", "--noprofile", "--norc", *options, file, cwd=cwd, env=env, status=None)


def environment(**more):
    """What a machine has before its CI system sets anything."""
    return {"PATH": f"{BIN}:{os.environ['PATH']}", "HOME": str(SCRATCH), "LANG": "C.UTF-8"} | more


# The project that all systems compare.

PROJECT = "app/skeletons"


def begin(system, *more):
    """A repository with a project in a folder of its own, its goldens, and the system's files."""
    home = SCRATCH / system
    (home / PROJECT).mkdir(parents=True)
    run("git", "init", "-q", cwd=home)
    run("skelsnap", "init", "--ci", system, *more, PROJECT, cwd=home, env=environment())
    # A second document, so that three shards have something to share.
    feed = (home / PROJECT / "documents/feed.skel.yaml").read_text()
    (home / PROJECT / "documents/list.skel.yaml").write_text(feed.replace("count: 10", "count: 4"))
    run("skelsnap", "record", "--quiet", cwd=home / PROJECT, env=environment())
    return home


def change(home):
    """Changes both documents; the goldens stay."""
    for file in (home / PROJECT / "documents").iterdir():
        file.write_text(file.read_text().replace("vertical: 12", "vertical: 10"))


def results(folder):
    """What a run found; the folders that its pictures and goldens are in are left out."""
    text = (folder / "results.json").read_text()
    return re.sub(r'"(artifacts|goldens)": "[^"]*"', r'"\1"', text)


def whole(home):
    """The results of the same run on one machine."""
    folder = SCRATCH / "whole"
    shutil.rmtree(folder, ignore_errors=True)
    run("skelsnap", "verify", "--quiet", "--artifacts", folder, cwd=home / PROJECT,
        env=environment(), status=None)
    return results(folder)


# GitHub.


class Expressions:
    """The part of GitHub's expressions that the workflow and the action use."""

    def __init__(self, contexts):
        self.contexts = contexts

    def value(self, name):
        found = self.contexts
        for part in name.split("."):
            found = found.get(part, "") if isinstance(found, dict) else ""
        return found

    def of(self, text):
        text = re.sub(r"^\$\{\{|\}\}$", "", text.strip()).strip()
        words = re.findall(r"'[^']*'|[A-Za-z_][\w.-]*(?:\(\))?|==|!=|&&|\|\||!|\(|\)|\S", text)
        known = {"&&": "and", "||": "or", "!": "not", "cancelled()": "False", "always()": "True",
                 "success()": "self.contexts['job']['succeeds']"}
        code = [
            known.get(word)
            or (f"self.value({word!r})" if re.match(r"[A-Za-z_]", word) else word)
            for word in words
        ]
        return eval(" ".join(code), {"self": self})

    def fill(self, text):
        if not isinstance(text, str):
            return json.dumps(text) if isinstance(text, bool) else str(text)
        return re.sub(r"\$\{\{.*?\}\}", lambda found: str(self.of(found[0])), text)

    def holds(self, condition):
        text = condition or "success()"
        if not re.search(r"(cancelled|always|success)\(\)", text):
            text = f"success() && ({re.sub(r'^..{|}}$', '', text)})".replace("${{", "")
        return bool(self.of(text))


class GitHub:
    def __init__(self, home, variables, has_command=True):
        self.home = home
        self.variables = variables
        self.has_command = has_command
        self.artifacts = SCRATCH / "github-artifacts"
        self.caches = {}
        shutil.rmtree(self.artifacts, ignore_errors=True)
        self.artifacts.mkdir()

    def job(self, job, matrix):
        """Runs a job as on a machine of its own; what it leaves is its log and its summary."""
        machine = SCRATCH / "machine"
        shutil.rmtree(machine, ignore_errors=True)
        self.workspace = machine / "work"
        self.temp = machine / "temp"
        self.workspace.mkdir(parents=True)
        self.temp.mkdir()
        self.log, self.summary, self.succeeds = "", "", True
        self.env = environment(
            CI="true", GITHUB_ACTIONS="true", GITHUB_WORKSPACE=str(self.workspace),
            RUNNER_TEMP=str(self.temp), RUNNER_OS="Linux", RUNNER_ARCH="X64")
        if not self.has_command:
            self.env["PATH"] = os.environ["PATH"]
        self.contexts = {
            "matrix": matrix, "vars": self.variables, "runner": {"temp": str(self.temp)},
            "inputs": {},
        }
        self.steps(job["steps"], self.contexts, self.workspace, None)
        return self.succeeds

    def steps(self, steps, contexts, folder, action):
        contexts = contexts | {"steps": {}, "job": {"succeeds": True}}
        expressions = Expressions(contexts)
        for step in steps:
            contexts["job"]["succeeds"] = self.succeeds
            if not expressions.holds(step.get("if")):
                continue
            outputs = {}
            if "run" in step:
                given = {k: expressions.fill(v) for k, v in step.get("env", {}).items()}
                outputs = self.script(step["run"], given, folder, action)
            else:
                given = {k: expressions.fill(v) for k, v in step.get("with", {}).items()}
                self.uses(expressions.fill(step["uses"]), given, contexts)
            if "id" in step:
                contexts["steps"][step["id"]] = {"outputs": outputs}

    def script(self, text, given, folder, action):
        check("${{" not in text, "an expression stands in a script, where its value is code", text)
        files = {name: self.temp / name for name in ("output", "path", "env", "summary")}
        for file in files.values():
            file.write_text("")
        env = self.env | given | {f"GITHUB_{k.upper()}": str(v) for k, v in files.items()}
        env["GITHUB_STEP_SUMMARY"] = env.pop("GITHUB_SUMMARY")
        if action:
            env["GITHUB_ACTION_PATH"] = str(action)
        done = shell(text, folder, env, ("-e", "-o", "pipefail"))
        self.log += done.stdout
        self.succeeds = self.succeeds and done.returncode == 0
        self.summary += files["summary"].read_text()
        for line in files["path"].read_text().splitlines():
            self.env["PATH"] = f"{line}:{self.env['PATH']}"
        return dict(line.split("=", 1) for line in files["output"].read_text().splitlines())

    def uses(self, what, given, contexts):
        name = what.split("@")[0]
        if name == "actions/checkout":
            target = self.workspace / given.get("path", "")
            if given.get("repository"):
                check(given["repository"] == self.variables["SKELSNAP_REPOSITORY"], "another action")
                target.mkdir(parents=True)
                for part in ("action.yml", "scripts", "Package.swift", "Sources", "SwiftUI"):
                    (target / part).symlink_to(REPOSITORY / part)
            else:
                shutil.copytree(self.home, target, dirs_exist_ok=True)
        elif name == "actions/cache":
            folder = pathlib.Path(given["path"])
            if given["key"] in self.caches:
                shutil.copytree(self.caches[given["key"]], folder)
        elif name == "actions/upload-artifact":
            target = self.artifacts / given["name"]
            check(not target.exists() or given.get("overwrite") == "true", f"two of {target}")
            shutil.rmtree(target, ignore_errors=True)
            hidden = None if given.get("include-hidden-files") == "true" else (
                shutil.ignore_patterns(".*"))
            shutil.copytree(given["path"], target, ignore=hidden)
        elif name == "actions/download-artifact":
            for artifact in self.artifacts.iterdir():
                if fnmatch.fnmatch(artifact.name, given["pattern"]):
                    shutil.copytree(artifact, pathlib.Path(given["path"]) / artifact.name)
        elif what.startswith("./"):
            self.action(self.workspace / what, given, contexts)
        else:
            raise Failed(f"nothing is known of {what}")

    def action(self, folder, given, contexts):
        action = yaml.safe_load((folder / "action.yml").read_text())
        inputs = {k: given.get(k, str(v.get("default", ""))) for k, v in action["inputs"].items()}
        check(set(given) <= set(inputs), f"the action has no input {set(given) - set(inputs)}")
        self.steps(action["runs"]["steps"], contexts | {"inputs": inputs}, self.workspace, folder)

    def workflow(self, without=()):
        """Runs all jobs, but not the shards whose numbers are in `without`; the last one's status."""
        jobs = yaml.safe_load((self.home / ".github/workflows/snapshots.yml").read_text())["jobs"]
        for shard in jobs["shard"]["strategy"]["matrix"]["shard"]:
            if shard not in without:
                done = self.job(jobs["shard"], {"shard": shard})
                check(done, f"shard {shard} fails", self.log)
        return self.job(jobs["snapshots"], {})


def github():
    home = begin("github")
    file = home / ".github/workflows/snapshots.yml"
    run(TOOLS / "actionlint", "-shellcheck", TOOLS / "shellcheck", file)
    run(TOOLS / "check-jsonschema", "--builtin-schema", "vendor.github-workflows", file)
    run(TOOLS / "check-jsonschema", "--builtin-schema", "vendor.github-actions", "action.yml",
        cwd=REPOSITORY)
    for script in sorted((REPOSITORY / "scripts/action").iterdir()):
        run(TOOLS / "shellcheck", "-x", "-S", "warning", script, cwd=REPOSITORY)
    named = SCRATCH / "named"
    named.mkdir()
    run("skelsnap", "init", "--ci", "github", "--from", "someone/skelsnap@v1", cwd=named,
        env=environment())
    run(TOOLS / "actionlint", named / ".github/workflows/snapshots.yml")
    lint_yaml(file, named / ".github/workflows/snapshots.yml", REPOSITORY / "action.yml")

    variables = {"SKELSNAP_REPOSITORY": "someone/skelsnap"}
    runner = GitHub(home, variables)
    check(runner.workflow(), "a project as its goldens say", runner.log)
    check("::error" not in runner.log, "annotations of what is as it was", runner.log)
    check(runner.summary.strip(), "a clean run has no summary")

    change(home)
    runner = GitHub(home, variables)
    check(not runner.workflow(), "a change is not noticed", runner.log)
    check(f"::error file={PROJECT}/documents/feed.skel.yaml,line=" in runner.log,
          "the change is not annotated at its line", runner.log)
    check("feed" in runner.summary and "12" in runner.summary and "10" in runner.summary,
          "the summary does not say what changed", runner.summary)
    kept = runner.artifacts / "snapshots"
    check(results(kept) == whole(home), "the merged run is not the whole one")
    check("<testsuite" in (kept / "junit.xml").read_text(), "no JUnit report")
    check(list(kept.glob("feed/**/*-diff.png")), "no pictures are kept")

    runner = GitHub(home, variables)
    check(not runner.workflow(without=["2/3"]), "a shard is missing, and nobody minds")
    check("shard 2 of 3 is missing" in runner.log, "nobody says which is missing", runner.log)
    check("::error::" in runner.log, "nothing is annotated", runner.log)

    runner = GitHub(home, {"SKELSNAP_REPOSITORY": ""})
    jobs = yaml.safe_load(file.read_text())["jobs"]
    check(not runner.job(jobs["shard"], {"shard": "1/3"}), "no repository is named")
    check("::error::set the variable SKELSNAP_REPOSITORY" in runner.log, "no remedy", runner.log)

    github_setup(home)
    github_hostile(home, variables)


def job(runner, **given):
    """A job that uses the action alone."""
    steps = [{"uses": "actions/checkout@v5"},
             {"uses": "actions/checkout@v5",
              "with": {"repository": "someone/skelsnap", "path": ".action"}},
             {"uses": "./.action", "with": {"working-directory": PROJECT} | given}]
    return runner.job({"steps": steps}, {})


def github_setup(home):
    """A machine without the command gets it from a package, or from the cache of what was built."""
    variables = {"SKELSNAP_REPOSITORY": "someone/skelsnap"}
    package = SCRATCH / "package"
    (package / "DEBIAN").mkdir(parents=True)
    (package / "usr/bin").mkdir(parents=True)
    shutil.copy(COMMAND, package / "usr/bin/skelsnap")
    (package / "DEBIAN/control").write_text(
        "Package: skelsnap\nVersion: 1\nArchitecture: all\nMaintainer: none <none@localhost>\n"
        "Description: for a test\n")
    run("dpkg-deb", "--build", "-Znone", package, SCRATCH / "skelsnap.deb")
    # This machine keeps what it has: apt unpacks into a folder that is on the PATH.
    root, tools = SCRATCH / "root", SCRATCH / "tools"
    tools.mkdir()
    (tools / "apt-get").write_text(
        "#!/bin/sh\ncase $1 in update) exit 0 ;; esac\n"
        f'for file; do :; done\nexec dpkg-deb -x "$file" {root}\n')
    (tools / "apt-get").chmod(0o755)

    def machine():
        runner = GitHub(home, variables, has_command=False)
        original = runner.script

        def script(text, given, folder, action):
            if str(tools) not in runner.env["PATH"]:
                runner.env["PATH"] = f"{tools}:{root}/usr/bin:{runner.env['PATH']}"
            return original(text, given, folder, action)

        runner.script = script
        return runner

    with Server({"/skelsnap.deb": (SCRATCH / "skelsnap.deb").read_bytes()}) as server:
        runner = machine()
        check(not job(runner, package=server.address + "/other.deb"), "a package that is not there")
        check("::error::there is no package at http" in runner.log, "no word of it", runner.log)
        runner = machine()
        job(runner, package=server.address + "/skelsnap.deb")
        check("github.com" not in runner.log and (root / "usr/bin/skelsnap").exists(),
              "the package is not installed", runner.log)
        check("12 → 10" in runner.summary, "the installed command says nothing", runner.log)
    shutil.rmtree(root)

    # Built once, then taken from the cache.
    runner = machine()
    key = None
    kept = SCRATCH / "kept"
    kept.mkdir()
    shutil.copy(COMMAND, kept / "skelsnap")

    class Always(dict):
        def __contains__(self, name):
            nonlocal key
            key = name
            return True

        def __getitem__(self, name):
            return kept

    runner.caches = Always()
    job(runner)
    check(re.fullmatch(r"skelsnap-Linux-X64-[\w.]+-[0-9a-f]{40}", key or ""), f"the key is {key}")
    check("12 → 10" in runner.summary, "the command from the cache says nothing", runner.log)


def github_hostile(home, variables):
    """Inputs are values, never code."""
    mark = SCRATCH / "pwned"
    code = f"$(touch {mark})"
    rows = [
        ({"shard": f"1/3; touch {mark}"}, "'shard' is a part"),
        ({"merge": code}, "'merge' is true or false"),
        ({"artifact": "../" + code}, "'artifact' is made of"),
        ({"working-directory": code}, "there is no folder"),
        ({"arguments": f"--filter\n{code}"}, "no case fits"),
        ({"shard": "1/3", "merge": "true"}, "for two jobs"),
        ({"package": f"{code}.deb"}, "there is no package"),
    ]
    for given, says in rows:
        runner = GitHub(home, variables)
        check(not job(runner, **given), f"{given} succeeds", runner.log)
        check(says in runner.log, f"{given}: no word of '{says}'", runner.log)
        check(not mark.exists(), f"{given} was run")
    # Arguments reach the command one by one.
    runner = GitHub(home, variables)
    job(runner, arguments="--filter\nlist/dark*\n\n--jobs\n1\n")
    check("list" in runner.summary and "feed" not in runner.summary, "arguments", runner.summary)


# GitLab.


class Server:
    """Answers on the loopback interface, and keeps what it is sent."""

    def __init__(self, files=()):
        self.files = dict(files)
        self.posts = []

    def __enter__(self):
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                found = outer.files.get(self.path)
                self.send_response(404 if found is None else 200)
                self.end_headers()
                self.wfile.write(found or b"")

            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"])).decode()
                outer.posts.append((self.path, self.headers.get("PRIVATE-TOKEN"), body))
                self.send_response(201)
                self.end_headers()

            def log_message(self, *words):
                pass

        self.server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *error):
        self.server.shutdown()
        self.server.server_close()


class GitLab:
    """Runs the jobs of a `.gitlab-ci.yml`: `extends`, `parallel`, `needs` and artifacts."""

    def __init__(self, home, **more):
        self.home = home
        self.more = more
        self.artifacts = SCRATCH / "gitlab-artifacts"
        shutil.rmtree(self.artifacts, ignore_errors=True)
        self.artifacts.mkdir()
        self.jobs = yaml.safe_load((home / ".gitlab-ci.yml").read_text())
        self.log = ""

    def job(self, name, index=None):
        job = self.jobs[name]
        for base in [job.get("extends")] if isinstance(job.get("extends"), str) else []:
            job = self.jobs[base] | job
        folder = SCRATCH / "machine"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(self.home, folder)
        if job.get("needs"):
            shutil.copytree(self.artifacts, folder, dirs_exist_ok=True)
        env = environment(CI="true", GITLAB_CI="true", CI_PROJECT_DIR=str(folder)) | self.more
        for key, value in job["variables"].items():
            env.setdefault(key, value)
        if index is not None:
            env |= {"CI_NODE_INDEX": str(index), "CI_NODE_TOTAL": str(job["parallel"])}
        script = "\n".join(job["before_script"] + job["script"])
        done = shell("set -eo pipefail\n" + script, folder, env)
        self.log += done.stdout
        env["CI_JOB_STATUS"] = "failed" if done.returncode else "success"
        self.log += shell("\n".join(job.get("after_script", [])), folder, env).stdout
        for path in job["artifacts"]["paths"]:
            if (folder / path).exists():
                shutil.copytree(folder / path, self.artifacts / path, dirs_exist_ok=True)
        return done.returncode

    def pipeline(self):
        for index in range(1, self.jobs["snapshots:shard"]["parallel"] + 1):
            check(self.job("snapshots:shard", index) == 0, f"shard {index} fails", self.log)
        return self.job("snapshots")


def gitlab():
    home = begin("gitlab")
    file = home / ".gitlab-ci.yml"
    run(TOOLS / "check-jsonschema", "--builtin-schema", "vendor.gitlab-ci", file)
    lint_yaml(file)
    runner = GitLab(home)
    check(runner.pipeline() == 0, "a project as its goldens say", runner.log)

    change(home)
    with Server() as server:
        runner = GitLab(
            home, CI_MERGE_REQUEST_IID="7", CI_PROJECT_ID="12", CI_API_V4_URL=server.address,
            SKELSNAP_COMMENT_TOKEN="token")
        check(runner.pipeline() == 1, "a change is not noticed", runner.log)
        kept = runner.artifacts / "snapshots"
        summary = (kept / "summary.md").read_text()
        check("12 → 10" in summary, "the summary does not say what changed", summary)
        check(len(server.posts) == 1, "no comment in the merge request", runner.log)
        path, token, body = server.posts[0]
        check(path == "/projects/12/merge_requests/7/notes" and token == "token", path)
        check(urllib.parse.parse_qs(body)["body"] == [summary], "the comment is not the summary")
    check(results(kept / "run") == whole(home), "not the whole run")
    check("<testsuite" in (kept / "junit.xml").read_text(), "no JUnit report")

    # A machine without the command says what to set.
    runner = GitLab(home, PATH="/usr/bin:/bin")
    if not shutil.which("skelsnap", path="/usr/bin:/bin"):
        check(runner.job("snapshots:shard", 1) == 1, "no command, and no complaint")
        check("SKELSNAP_PACKAGE" in runner.log, "no remedy", runner.log)


# Buildkite.


def buildkite():
    home = begin("buildkite")
    file = home / ".buildkite/pipeline.yml"
    run(TOOLS / "check-jsonschema", "--builtin-schema", "vendor.buildkite", file)
    lint_yaml(file)
    pipeline = yaml.safe_load(file.read_text().replace("$$", "$"))
    shards, merge = pipeline["steps"]
    store = SCRATCH / "buildkite-artifacts"
    agent = BIN / "buildkite-agent"
    agent.write_text(
        "#!/bin/sh\ncase \"$1 $2\" in\n"
        f"'artifact download') cp -R {store}/shards \"$4\" ;;\n"
        f"'annotate --context') cat >{SCRATCH}/annotation ;;\n*) exit 9 ;;\nesac\n")
    agent.chmod(0o755)

    def step(step, **more):
        folder = SCRATCH / "machine"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(home, folder)
        env = environment(
            CI="true", BUILDKITE="true", BUILDKITE_BUILD_CHECKOUT_PATH=str(folder)) | more
        done = shell("\n".join(step["commands"]), folder, env | pipeline["env"])
        for path in folder.glob(step["artifact_paths"].split("/")[0]):
            shutil.copytree(path, store / path.name, dirs_exist_ok=True)
        return done

    for is_changed in (False, True):
        shutil.rmtree(store, ignore_errors=True)
        store.mkdir()
        if is_changed:
            change(home)
        for index in range(shards["parallelism"]):
            done = step(shards, BUILDKITE_PARALLEL_JOB=str(index),
                        BUILDKITE_PARALLEL_JOB_COUNT=str(shards["parallelism"]))
            check(done.returncode == 0, f"shard {index}", done.stdout)
        done = step(merge)
        check(done.returncode == int(is_changed), f"changed {is_changed}", done.stdout)
        check((SCRATCH / "annotation").exists() == is_changed, "annotation", done.stdout)
    check("12 → 10" in (SCRATCH / "annotation").read_text(), "the annotation says nothing")
    check(results(store / "snapshots/run") == whole(home), "not the whole run")


# Bazel.


def bazel():
    home = begin("bazel")
    for name in ("WORKSPACE", "MODULE.bazel"):
        (home / name).write_text("")
    run(TOOLS / "shellcheck", home / PROJECT / "snapshots.sh")
    # Bazel's rules for tests name a repository for coverage, which they would download.
    coverage = SCRATCH / "coverage"
    coverage.mkdir()
    (coverage / "WORKSPACE").write_text("")
    (coverage / "BUILD").write_text(
        'package(default_visibility = ["//visibility:public"])\n'
        '[filegroup(name = name, srcs = ["none.sh"]) for name in '
        '["coverage_report_generator", "lcov_merger"]]\n')
    (coverage / "none.sh").write_text("#!/bin/sh\n")
    (coverage / "none.sh").chmod(0o755)
    tools = home / "tools"
    tools.mkdir()
    (tools / "BUILD.bazel").write_text('exports_files(["skelsnap"])\n')
    shutil.copy(COMMAND, tools / "skelsnap")
    build = home / PROJECT / "BUILD.bazel"
    written = build.read_text()

    def ask(verb, target, *more, status):
        words = ["bazel", "--batch", f"--output_user_root={SCRATCH}/bazel-root", verb,
                 f"//{PROJECT}:{target}", "--noshow_progress",
                 f"--override_repository=remote_coverage_tools={coverage}", *more]
        return run(*words, cwd=home, env=environment() | {"USER": "user"}, status=status).stdout

    try:
        # By the PATH, which is as the machine's; then by its target.
        by_path = [f"--test_env=PATH={BIN}:/usr/bin:/bin"]
        said = ask("test", "snapshots", *by_path, "--test_output=errors", status=0)
        check("PASSED" in said, "a project as its goldens say", said)
        build.write_text(written.replace("# skelsnap = ", "skelsnap = ").replace(
            '", the command if it is not on the PATH of tests', '",'))
        check('skelsnap = "//tools:skelsnap",' in build.read_text(), "the target is not named")
        ask("test", "snapshots", status=0)
        ask("run", "snapshots.merge", status=0)

        change(home)
        said = ask("test", "snapshots", status=3)
        logs = home / "bazel-testlogs" / PROJECT / "snapshots"
        shards = sorted(path.name for path in logs.glob("shard_*_of_3"))
        check(len(shards) == 3, f"the shards are {shards}", said)
        said = ask("run", "snapshots.merge", "--", "--reporter", "json:merged.json", status=None)
        check("12 → 10" in said, "merging does not say what changed", said)
        check(results(home / PROJECT / ".skelsnap") == whole(home), "the merged run is not the whole one")
        # A shard that is lost is missed.
        shutil.rmtree(logs / "shard_2_of_3/test.outputs")
        said = ask("run", "snapshots.merge", status=None)
        check("part 2 of 3 has left nothing" in said, "a lost shard is not missed", said)
    finally:
        subprocess.run(["chmod", "-R", "u+w", SCRATCH / "bazel-root"], check=False)


def lint_yaml(*files):
    rules = ("{extends: default, rules: {document-start: disable, truthy: {check-keys: false}, "
             "line-length: disable, comments: {min-spaces-from-content: 1}}}")
    run(TOOLS / "yamllint", "--strict", "-d", rules, *files)


def main():
    BIN.mkdir()
    (BIN / "skelsnap").symlink_to(COMMAND)
    systems = [github, gitlab, buildkite, bazel]
    try:
        for system in systems:
            if ONLY in (None, system.__name__):
                before = checked
                system()
                print(f"{system.__name__}: {checked - before} checks hold")
        print(f"{checked} passed, 0 failed")
    except Failed as failure:
        print(f"error: {failure}", file=sys.stderr)
        sys.exit(1)
    finally:
        shutil.rmtree(SCRATCH, ignore_errors=True)


main()
