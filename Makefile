.PHONY: demo build install uninstall package package-test test test-browser bench soak soak-cases soak-scripts change-loading fuzz format lint peers layout-peer swiftui-peer import-peer apps-peer ios-peer previews-peer export-peers ci-templates editors habits

demo:
	scripts/demo

build:
	scripts/build $(FLAGS)

install:
	PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" scripts/install

uninstall:
	PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" scripts/install --remove

package:
	scripts/package

package-test:
	scripts/package-test

test:
	scripts/test

test-browser:
	scripts/test-browser

bench:
	scripts/bench

soak:
	scripts/soak

soak-cases:
	scripts/soak-cases $(DOCUMENTS)

soak-scripts:
	scripts/soak-scripts

change-loading:
	scripts/change-loading

fuzz:
	scripts/fuzz $(or $(SECONDS),60) $(TARGETS)

format:
	scripts/format

lint:
	scripts/format --check

peers:
	scripts/peers

layout-peer:
	scripts/layout-peer

swiftui-peer:
	scripts/swiftui-peer

import-peer:
	scripts/import-peer $(FILES)

apps-peer:
	scripts/apps-peer $(FOLDERS)

# make ios-peer FOLDER=clones
ios-peer:
	scripts/ios-peer $(FOLDER) $(if $(PAGE),--page $(PAGE))

# make previews-peer FOLDER=clones
previews-peer:
	scripts/previews-peer $(FOLDER) $(if $(PAGE),--page $(PAGE))

export-peers:
	scripts/export-peers

ci-templates:
	scripts/ci-templates

editors:
	scripts/editors

habits:
	scripts/habits
