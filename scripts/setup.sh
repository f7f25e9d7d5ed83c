# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What ./play and ./check share: reading their arguments, getting the packages they need, building a
# preset. Each function ends the script with a message when it cannot do its work.

repository=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
# shellcheck source=scripts/packages.sh
source "$repository/scripts/packages.sh"

ask=yes # no: install without a question
passed_on=() # the arguments for the program that the script starts

# parse_arguments ARGUMENT...: sets the two above; `usage` is the script's own.
parse_arguments() {
  while (($#)); do
    case $1 in
      -y | --yes) ask=no ;;
      -h | --help) usage && exit ;;
      --) break ;;
      *) usage >&2 && exit 2 ;;
    esac
    shift
  done
  # shellcheck disable=SC2034
  passed_on=("${@:2}")
}

say() { printf '%s\n' "$*"; }

fail() {
  printf '\n%s\n' "$*" >&2
  exit 1
}

# How to build without these scripts; $1 is the preset.
explain_cmake() {
  printf '%s\n' "  cmake -S '$repository' --preset $1" "  cmake --build '$repository/build/$1'"
}

# ensure_packages PRESET PACKAGE...: everything that building PRESET needs is installed afterwards.
ensure_packages() {
  local preset=$1
  shift
  if ! command -v apt-get >/dev/null; then
    require_components "$preset"
    return
  fi

  local absent=() missing=()
  mapfile -t absent < <(missing_packages "$@")
  mapfile -t missing < <(offered_packages "${absent[@]}")
  ((${#missing[@]})) || return 0

  say "Downpile needs these packages, which are not installed yet:"
  printf '%s ' "${missing[@]}" | fold -s -w 76 | sed 's/^/  /'
  printf '\n\n'
  become_administrator "${missing[@]}"
  "${as_administrator[@]}" apt-get update ||
    fail "The list of packages could not be updated (apt-get update). Is there a network?"
  mapfile -t missing < <(offered_packages "${absent[@]}") # apt-get may know more of them now
  require_candidates "${missing[@]}"
  "${as_administrator[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install --yes --no-install-recommends "${missing[@]}" ||
    fail "The packages could not be installed; what apt-get says above tells why."
}

# Prints those of the packages that are not installed, one a line.
missing_packages() {
  local installed package
  # It complains of packages that it has never seen; those are missing too.
  installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)
  for package in "$@"; do
    grep -qxF "installed $package" <<<"$installed" || say "$package"
  done
}

# Prints the packages that this system is expected to offer, one a line: all but the newer_packages that
# apt does not know.
offered_packages() {
  local package
  for package in "$@"; do
    [[ " ${newer_packages[*]} " == *" $package "* && -z $(candidate_version "$package") ]] ||
      say "$package"
  done
}

# Sets as_administrator to the words in front of a command that installs packages; asks before it
# uses sudo.
become_administrator() {
  as_administrator=()
  ((EUID)) || return 0

  local update="apt-get update" install="apt-get install --no-install-recommends $*"
  command -v sudo >/dev/null || fail "There is no sudo here. As root, install them with:
  $update
  $install"
  as_administrator=(sudo)
  if [[ ! -t 0 ]]; then
    as_administrator=(sudo --non-interactive)
    sudo --non-interactive true 2>/dev/null ||
      fail "Installing them takes a password, and there is no terminal to ask for it. Run:
  sudo $update
  sudo $install"
  elif [[ $ask == yes ]]; then
    local answer
    read -r -p "Install them now, with sudo? [Y/n] " answer || answer=n
    [[ ${answer,,} =~ ^(y|yes|)$ ]] || fail "Nothing was installed. To do it yourself:
  sudo $update
  sudo $install"
  fi
}

# Ends with a message if the system's own packages are too old, or do not exist there.
require_candidates() {
  local package version unknown=()
  for package in "$@"; do
    version=$(candidate_version "$package")
    if [[ -z $version ]]; then
      unknown+=("$package")
    elif [[ $package == qt6-* ]] && dpkg --compare-versions "$version" lt "$minimum_qt"; then
      fail_too_old "Qt $minimum_qt" "$package $version"
    elif [[ $package == cmake ]] && dpkg --compare-versions "$version" lt "$minimum_cmake"; then
      fail_too_old "CMake $minimum_cmake" "$package $version"
    fi
  done
  ((${#unknown[@]} == 0)) || fail "This system's package sources do not have: ${unknown[*]}
Debian 12 and Ubuntu 24.04, and what came after them, do."
}

# Prints the version of a package that apt would install; nothing if there is none.
candidate_version() {
  LC_ALL=C apt-cache policy "$1" | sed -n '/(none)/d; s/^  Candidate: //p'
}

fail_too_old() {
  fail "Downpile needs $1 or newer; this system offers $2.
Debian 12 and Ubuntu 24.04, and what came after them, are new enough."
}

# Without apt-get: names what is missing, by what it is rather than by a package's name, and ends
# unless all of it is there.
require_components() {
  local missing=()
  command -v c++ >/dev/null || command -v g++ >/dev/null || command -v clang++ >/dev/null ||
    missing+=("a C++20 compiler (GCC 12 or Clang 14, or newer)")
  version_reaches cmake "$minimum_cmake" || missing+=("CMake $minimum_cmake or newer")
  command -v ninja >/dev/null || missing+=("Ninja")

  local component absent=() components=(Core Sql WebSockets)
  [[ $1 == server ]] || components+=(Quick QuickControls2 Svg LinguistTools)
  for component in "${components[@]}"; do
    has_qt_component "$component" || absent+=("$component")
  done
  ((${#absent[@]} == 0)) ||
    missing+=("Qt $minimum_qt or newer with its development files (not found: ${absent[*]})")
  ((${#missing[@]})) || return 0

  {
    say "This is not a Debian-like system, so please install what is missing yourself:"
    printf '  - %s\n' "${missing[@]}"
    say "Then run this again, or call CMake by hand" \
      "(with -D CMAKE_PREFIX_PATH=... if Qt is in a place of its own):"
    explain_cmake "$1"
  } >&2
  exit 1
}

# version_reaches PROGRAM VERSION: whether `PROGRAM --version` names VERSION or a later one.
version_reaches() {
  local version
  version=$("$1" --version 2>/dev/null | sed -n '1s/[^0-9]*\([0-9.]*\).*/\1/p') || return 1
  printf '%s\n' "$2" "$version" | sort --check=quiet --version-sort
}

# Whether CMake is likely to find a part of Qt 6: in the places where systems put it, or where
# CMAKE_PREFIX_PATH says.
has_qt_component() {
  local prefix file
  local prefixes=(/usr /usr/local)
  if [[ -n ${CMAKE_PREFIX_PATH:-} ]]; then
    IFS=: read -r -a prefixes <<<"$CMAKE_PREFIX_PATH:/usr:/usr/local"
  fi
  for prefix in "${prefixes[@]}"; do
    for file in "$prefix"/lib{,64,/*-*}/cmake/"Qt6$1/Qt6$1Config.cmake"; do
      [[ -e $file ]] && return 0
    done
  done
  return 1
}

# build PRESET [TARGET...]: brings build/PRESET up to date; says and does nothing if it already is.
build() {
  local preset=$1 folder=$repository/build/$1 targets=(--target "${@:2}")
  (($# > 1)) || targets=()
  if ! is_configured "$folder"; then
    version_reaches cmake "$minimum_cmake" || fail_too_old "CMake $minimum_cmake" "an older one"
    say "Configuring ($preset) ..."
    local log=$folder/configure.log
    mkdir -p "$folder"
    cmake --fresh -S "$repository" --preset "$preset" >"$log" 2>&1 || {
      tail -n 40 "$log" >&2
      fail "CMake could not configure the build; all that it said is in $log"
    }
  fi
  if cmake --build "$folder" "${targets[@]}" -- -n 2>/dev/null | grep -q 'no work to do'; then
    return
  fi
  say "Building ($preset) ..."
  cmake --build "$folder" "${targets[@]}" || fail "The build failed; what the compiler says above tells why."
}

# Whether a build folder was configured to the end, by these presets, for the sources where they are
# now.
is_configured() {
  [[ -e $1/build.ninja && ! $repository/CMakePresets.json -nt $1/build.ninja ]] &&
    grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$repository" "$1/CMakeCache.txt"
}
