# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Functions for ./play and ./check, which source this file. parse_arguments, ensure_packages and
# build end the script with a message if they fail.

repository=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
# shellcheck source=scripts/packages.sh
source "$repository/scripts/packages.sh"

ask=yes # no: installs packages without asking
passed_on=() # arguments for the program that the script starts

# parse_arguments ARGUMENT...: parses the arguments of the script and sets `ask` and `passed_on`.
# The script that sources this file must define the function `usage`.
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

# Prints the CMake commands that build the preset $1 without these scripts.
explain_cmake() {
  printf '%s\n' "  cmake -S '$repository' --preset $1" "  cmake --build '$repository/build/$1'"
}

# ensure_packages PRESET PACKAGE...: installs the missing packages. On systems without apt-get, only
# checks that the components for building PRESET are installed.
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

  say "Downpile needs these packages, which are not installed:"
  printf '%s ' "${missing[@]}" | fold -s -w 76 | sed 's/^/  /'
  printf '\n\n'
  become_administrator "${missing[@]}"
  "${as_administrator[@]}" apt-get update ||
    fail "The package lists could not be updated (apt-get update). Are you online?"
  mapfile -t missing < <(offered_packages "${absent[@]}") # apt may know more of them now
  require_candidates "${missing[@]}"
  "${as_administrator[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install --yes --no-install-recommends "${missing[@]}" ||
    fail "The packages could not be installed; see the output of apt-get above."
}

# Prints those of the given packages that are not installed, one per line.
missing_packages() {
  local installed package
  # dpkg-query fails if it does not know a package. Such packages count as not installed.
  installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)
  for package in "$@"; do
    grep -qxF "installed $package" <<<"$installed" || say "$package"
  done
}

# Prints the given packages, one per line. Leaves out packages in newer_packages that apt does not
# know.
offered_packages() {
  local package
  for package in "$@"; do
    [[ " ${newer_packages[*]} " == *" $package "* && -z $(candidate_version "$package") ]] ||
      say "$package"
  done
}

# Sets the array as_administrator to the words before a command that installs packages: none for
# root, otherwise sudo. Asks before it uses sudo if there is a terminal and --yes was not given.
become_administrator() {
  as_administrator=()
  ((EUID)) || return 0

  local update="apt-get update" install="apt-get install --no-install-recommends $*"
  command -v sudo >/dev/null || fail "sudo is not installed. Install the packages as root with:
  $update
  $install"
  as_administrator=(sudo)
  if [[ ! -t 0 ]]; then
    as_administrator=(sudo --non-interactive)
    sudo --non-interactive true 2>/dev/null ||
      fail "Installing them needs a password, but there is no terminal to enter it. Run:
  sudo $update
  sudo $install"
  elif [[ $ask == yes ]]; then
    local answer
    read -r -p "Install them now, with sudo? [Y/n] " answer || answer=n
    [[ ${answer,,} =~ ^(y|yes|)$ ]] || fail "Nothing was installed. To install them yourself, run:
  sudo $update
  sudo $install"
  fi
}

# Ends the script with a message if this system's packages are too old or missing.
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
  ((${#unknown[@]} == 0)) || fail "This system does not offer: ${unknown[*]}
Debian 12, Ubuntu 24.04 and newer versions do."
}

# Prints the version of a package that apt would install, or nothing if none exists.
candidate_version() {
  LC_ALL=C apt-cache policy "$1" | sed -n '/(none)/d; s/^  Candidate: //p'
}

fail_too_old() {
  fail "Downpile needs $1 or newer; this system offers $2.
Debian 12, Ubuntu 24.04 and newer versions are new enough."
}

# For systems without apt-get: if components are missing, prints their names (not package names) and
# ends the script.
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
    say "This system has no apt-get, so please install the missing components yourself:"
    printf '  - %s\n' "${missing[@]}"
    say "Then run this again, or call CMake yourself" \
      "(with -D CMAKE_PREFIX_PATH=... if Qt is in another folder):"
    explain_cmake "$1"
  } >&2
  exit 1
}

# version_reaches PROGRAM VERSION: succeeds if `PROGRAM --version` prints VERSION or a newer one.
version_reaches() {
  local version
  version=$("$1" --version 2>/dev/null | sed -n '1s/[^0-9]*\([0-9.]*\).*/\1/p') || return 1
  printf '%s\n' "$2" "$version" | sort --check=quiet --version-sort
}

# Succeeds if CMake will probably find this component of Qt 6: in the usual folders of a system or in
# CMAKE_PREFIX_PATH.
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

# build PRESET [TARGET...]: brings build/PRESET up to date. Prints nothing if it already is.
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
      fail "CMake could not configure the build; its full output is in $log"
    }
  fi
  if cmake --build "$folder" "${targets[@]}" -- -n 2>/dev/null | grep -q 'no work to do'; then
    return
  fi
  say "Building ($preset) ..."
  cmake --build "$folder" "${targets[@]}" || fail "The build failed; see the messages of the compiler above."
}

# Succeeds if the build folder $1 was configured completely, with the current presets, and for the
# current path of the sources.
is_configured() {
  [[ -e $1/build.ninja && ! $repository/CMakePresets.json -nt $1/build.ninja ]] &&
    grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$repository" "$1/CMakeCache.txt"
}
