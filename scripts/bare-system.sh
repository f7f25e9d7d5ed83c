# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Functions for a minimal Debian system in a folder (the test system), with a virtual screen for its
# programs. Sourced by scripts/try-packages and scripts/try-systems. Needs root, the network,
# debootstrap, xvfb, xdotool and imagemagick.
#
# The sourcing script starts itself again in new namespaces, so that its mounts and processes always
# end with it. The first instance only waits and then removes the folder.

export LC_ALL=C
if [[ -z ${downpile_bare_system:-} ]]; then
  ((EUID == 0)) || { echo "This needs root." >&2 && exit 1; }
  downpile_bare_system=$(mktemp -d /var/tmp/downpile-bare.XXXXXX)
  export downpile_bare_system
  # shellcheck disable=SC2317,SC2329 # called by the trap
  end_system() {
    trap '' INT TERM
    kill -KILL "$inner" 2>/dev/null || true
    wait "$inner" 2>/dev/null || true
    for _ in {1..30}; do # processes of the system may need time to end
      ! rm -rf --one-file-system "$downpile_bare_system" 2>/dev/null || return 0
      sleep 1
    done
    echo "Could not remove $downpile_bare_system." >&2
  }
  unshare --mount --pid --ipc --fork --kill-child --mount-proc bash "$0" "$@" &
  inner=$!
  trap end_system EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM
  wait "$inner"
  exit
fi

root=$downpile_bare_system/root
log=$downpile_bare_system/log
errors=$downpile_bare_system/errors

# Starts a virtual screen. A tmpfs in the script's mount namespace hides the screen's socket from
# programs outside.
mkdir -p /tmp/.X11-unix
mount -t tmpfs -o mode=1777 tmpfs /tmp/.X11-unix
exec {number}<> <(:)
Xvfb -nolock -noreset -nolisten tcp -displayfd "$number" -screen 0 1366x768x24 2>/dev/null &
read -r -u "$number" DISPLAY
export DISPLAY=:$DISPLAY

# mount_in FOLDER ARGUMENT...: mounts a file system on this folder of the test system. The arguments
# are those of mount.
mount_in() {
  mkdir -p "$root/$1"
  mount "${@:2}" "$root/$1"
}

# make_system SUITE: replaces the test system by a minimal Debian with a user named player. The
# system shares only the kernel and the network of this machine.
make_system() {
  local folder
  for folder in "$root"/{proc,dev/pts,dev/shm,tmp/.X11-unix}; do
    ! mountpoint --quiet "$folder" || umount "$folder"
  done
  rm -rf --one-file-system "$root"
  mkdir "$root"
  # debootstrap may be older than the suite (Debian release) and lack the suite's script. The script
  # for sid works for all suites.
  quietly debootstrap --variant=minbase "$1" "$root" http://deb.debian.org/debian \
    /usr/share/debootstrap/scripts/sid
  mount_in proc -t proc proc
  mount_in dev/pts -t devpts -o newinstance,ptmxmode=0666 devpts
  mount_in dev/shm -t tmpfs -o mode=1777 tmpfs
  mount_in tmp/.X11-unix --bind /tmp/.X11-unix
  cp --dereference /etc/resolv.conf /etc/hosts "$root/etc/"
  # The package lists of Debian testing expire after a week, and the lists of the mirror may be
  # older. So the check is disabled.
  echo 'Acquire::Check-Valid-Until "false";' >"$root/etc/apt/apt.conf.d/old-mirror"
  quietly inside apt-get update
  inside useradd --create-home --shell /bin/bash player
  as_player mkdir -m 700 runtime
}

# Runs a command as root in the test system (chroot).
inside() {
  chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C DEBIAN_FRONTEND=noninteractive "$@"
}

# Runs a command as the user `player` in the test system (chroot), in the home folder.
as_player() {
  chroot --userspec=player:player "$root" env -i --chdir=/home/player HOME=/home/player USER=player \
    PATH=/usr/bin:/bin LC_ALL=C.UTF-8 XDG_RUNTIME_DIR=/home/player/runtime "$@"
}

# quietly COMMAND...: shows the output only if the command fails.
quietly() {
  "$@" >"$log" 2>&1 || { cat "$log" && return 1; }
}

# play PICTURE PROGRAM [ARGUMENT]...: starts the program downpile as the user, waits for its window,
# saves a screenshot and quits. Fails if the window does not appear, if the program does not end or
# crashes, or if it prints to standard error, for example the name of an image that could not be
# loaded.
play() {
  local picture=$1 table window='' fault='' tries
  as_player DISPLAY="$DISPLAY" "${@:2}" >/dev/null 2>"$errors" &
  table=$!
  for ((tries = 0; tries < 600; ++tries)); do
    window=$(xdotool search --onlyvisible --name '^Downpile$' | tail -n 1) || true
    [[ -z $window ]] || break
    kill -0 "$table" || break
    sleep 0.1
  done 2>/dev/null
  if [[ -n $window ]]; then
    sleep 2 # until the cards are dealt
    import -window root "$picture" || fault="no screenshot"
    xdotool windowfocus "$window" key ctrl+q 2>/dev/null || true # fails if the program has crashed
  fi
  timeout 30 tail --pid "$table" -f /dev/null || { kill -KILL "$table" && fault="did not end"; }
  wait "$table" || fault="${fault:-ended with status $?}"
  [[ -n $window ]] || fault="${fault:-no window}"
  [[ ! -s $errors ]] || fault="${fault:-output to standard error}"
  [[ -n $fault ]] || return 0
  echo "The table failed ($fault): ${*:2}"
  cat "$errors"
  return 1
}
