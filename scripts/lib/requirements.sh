# shellcheck shell=bash
# The requirements of skelsnap beside Swift. Other scripts source this file; it is not run itself.
# Written for bash 3.2, the newest version on macOS.

# One requirement on each line: its name for pkg-config, its package for apt, its formula for
# Homebrew. Tools, fonts, and libraries that are loaded and not built with have no name for pkg-config;
# `has_requirement` looks for them.
requirements="
pkg-config pkg-config       pkgconf
cairo      libcairo2-dev    cairo
pangoft2   libpango1.0-dev  pango
libpng     libpng-dev       libpng
libdeflate libdeflate-dev   libdeflate
libwebp    libwebp-dev      webp
libmicrohttpd libmicrohttpd-dev libmicrohttpd
yaml-0.1   libyaml-dev      libyaml
librsvg-2.so.2       librsvg2-2         librsvg
libpoppler-glib.so.8 libpoppler-glib8   poppler
libturbojpeg.so.0    libturbojpeg0-dev  jpeg-turbo
Inter      fonts-inter      font-inter
"

oldest_swift=6.2

say() { printf '%s\n' "$*" >&2; }

die() {
  say "error: $1"
  shift
  local line
  for line; do say "  $line"; done
  exit 1
}

has() { command -v "$1" >/dev/null 2>&1; }

on_macos() { [ "$(uname -s)" = Darwin ]; }

require_swift() {
  local needed="skelsnap needs Swift $oldest_swift or newer"
  local source="https://www.swift.org/install/ says how to get it."
  has swift || die "Swift is not on the PATH; $needed." "$source"

  local answer found oldest
  answer=$(swift --version 2>&1) || die "'swift --version' fails; $needed." "$answer"
  found=$(sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' <<<"$answer")
  [ -n "$found" ] || die "'swift --version' names no version; $needed." "$answer"
  oldest=$(printf '%s\n' "$oldest_swift" "$found" | sort -t . -k 1,1n -k 2,2n | sed -n 1p)
  [ "$oldest" = "$oldest_swift" ] || die "Swift $found is too old; $needed." "$source"
}

has_package() {
  has dpkg-query && dpkg-query -W -f '${Status}' "$1" 2>/dev/null | grep -q '^install ok installed$'
}

# has_requirement NAME APT-PACKAGE: true if it is installed, by whatever means.
has_requirement() {
  case $1 in
    pkg-config) has pkg-config ;;
    Inter)
      if has fc-list; then [ -n "$(fc-list :family=Inter family)" ]; else has_package "$2"; fi
      ;;
    lib*.so.*)
      if on_macos; then
        compgen -G "/opt/homebrew/lib/${1%%.so.*}.*dylib" >/dev/null ||
          compgen -G "/usr/local/lib/${1%%.so.*}.*dylib" >/dev/null ||
          compgen -G "/opt/local/lib/${1%%.so.*}.*dylib" >/dev/null
      else
        # Read to its end: who writes to a closed pipe fails, and the pipe with it.
        PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null | grep -F "$1" >/dev/null
      fi
      ;;
    *)
      if has pkg-config; then pkg-config --exists "$1"; else has_package "$2"; fi
      ;;
  esac
}

# Runs a command as root, or fails without a prompt if there is no terminal for it.
as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif [ -t 0 ] && [ -t 2 ]; then
    sudo "$@"
  else
    sudo -n "$@"
  fi
}

can_be_root() {
  [ "$(id -u)" = 0 ] && return
  has sudo || return
  { [ -t 0 ] && [ -t 2 ]; } || sudo -n true 2>/dev/null
}

# Sets `missing` to the names of missing requirements, and `packages` to their packages.
find_missing() {
  missing=() packages=()
  local name apt brew
  while read -r name apt brew; do
    [ -n "$name" ] || continue
    has_requirement "$name" "$apt" && continue
    missing+=("$name")
    if on_macos; then packages+=("$brew"); else packages+=("$apt"); fi
  done <<<"$requirements"
}

install_with_apt() {
  local by_hand="apt-get update && apt-get install -y --no-install-recommends ${packages[*]}"
  can_be_root || die "missing: ${missing[*]}, and installing needs root." \
    "Run this as root, then try again:" "$by_hand"
  say "Installing ${packages[*]}"
  # Passed to `env`, because sudo does not pass on the environment.
  local apt=(env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=120)
  # If the package list cannot be updated, the old one may still have the packages.
  as_root "${apt[@]}" update >&2 ||
    say "warning: 'apt-get update' failed; going on with the lists there are"
  as_root "${apt[@]}" install --no-install-recommends "${packages[@]}" </dev/null >&2 ||
    die "could not install what is missing: ${missing[*]}." \
      "Run this as root, then try again:" "$by_hand"
}

install_with_brew() {
  local by_hand="brew install ${packages[*]}"
  has brew || die "missing: ${missing[*]}." \
    "With Homebrew (https://brew.sh), run this, then try again:" "$by_hand"
  say "Installing ${packages[*]}"
  NONINTERACTIVE=1 brew install "${packages[@]}" </dev/null >&2 ||
    die "could not install what is missing: ${missing[*]}." "Run this, then try again:" "$by_hand"
}

# Installs what is missing, or exits with a message about what is missing and how to get it.
ensure_requirements() {
  require_swift
  local missing packages
  find_missing
  [ ${#missing[@]} -gt 0 ] || return 0
  if on_macos; then
    install_with_brew
  else
    has apt-get || die "missing: ${missing[*]}, and this system has no apt-get." \
      "Debian and Ubuntu call them: ${packages[*]}" \
      "Install what your system calls them, then try again."
    install_with_apt
  fi
  find_missing
  [ ${#missing[@]} -eq 0 ] || die "still missing after installing: ${missing[*]}."
}

# build_release [FLAG...]: builds `skelsnap` for release, with further flags of `swift build`, and
# prints its path.
build_release() {
  # Without the two thirds of the file that only a debugger reads; functions keep their names.
  local flags=(-c release --product skelsnap -debug-info-format none ${1+"$@"})
  # Linux has no Swift runtime of its own, so it is linked statically; macOS has one, and does not
  # support the flag. The dynamic linker is most of what a short command costs: it has the less to
  # do if the C++ runtime under Swift's is linked in as well, and if the command is not relocated.
  if ! on_macos; then
    local runtime flag
    runtime=$(cc -print-file-name=libstdc++.a)
    mkdir -p .build/static
    [ ! -f "$runtime" ] || ln -sf "$runtime" .build/static/
    # Nor is a library looked for beside the command, in a dozen folders that are not there.
    flags+=(--static-swift-stdlib --disable-local-rpath -Xswiftc "-L$PWD/.build/static")
    for flag in -no-pie -static-libgcc; do
      flags+=(-Xswiftc -Xclang-linker -Xswiftc "$flag")
    done
    # Swift asks where it has been loaded from, and libc looks through all that is exported.
    flags+=(-Xlinker --no-export-dynamic)
  fi
  local folder
  swift build "${flags[@]}" >&2 &&
    folder=$(swift build "${flags[@]}" --show-bin-path) &&
    printf '%s\n' "$folder/skelsnap"
}

# for_tests VERB [FLAG...]: `swift VERB` with further flags, in a folder of its own: what works pixel by
# pixel is optimized (`isHot` in Package.swift), the rest is not, and nothing has what only a debugger
# reads. That takes less than half as long as a build for release, and what is built once is there for
# the demo and for the tests.
#
# With SKELSNAP_TESTS=release all but tests is built for release, and lets tests look into it: that
# takes longer than it saves, unless one builds for release anyway.
for_tests() {
  local verb=$1
  shift
  local flags=(--scratch-path "${tests_folder:-.build/tests}" -debug-info-format none)
  case ${SKELSNAP_TESTS:-debug} in
    debug) ;;
    release) flags+=(-c release -Xswiftc -enable-testing) ;;
    *) die "SKELSNAP_TESTS is '$SKELSNAP_TESTS'; it can be debug or release." ;;
  esac
  SKELSNAP_OPTIMIZED=1 swift "$verb" "${flags[@]}" ${1+"$@"}
}

build_for_tests() { for_tests build ${1+"$@"}; }

# Sets SKELSNAP to the command, which is built unless the caller has named one.
ensure_command() {
  [ -z "${SKELSNAP:-}" ] || return 0
  ensure_requirements
  build_for_tests --product skelsnap >&2
  SKELSNAP=$(build_for_tests --show-bin-path)/skelsnap
}
