# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The one list of what Downpile needs from Debian and its relatives. Sourced by scripts/setup.sh.
# shellcheck disable=SC2034 # read by who sources this

# To build what has no window.
server_build_packages=(
  g++ cmake ninja-build qt6-base-dev qt6-websockets-dev libssl-dev
)

# To run a room.
server_packages=(
  libqt6sql6-sqlite
)

# To build the program. Debian names every QML module apart, and a build does not notice when one is
# missing.
build_packages=(
  "${server_build_packages[@]}"
  qt6-declarative-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools
)

# To run it.
runtime_packages=(
  qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript
  qml6-module-qtquick qml6-module-qtquick-window qml6-module-qtquick-controls
  qml6-module-qtquick-templates qml6-module-qtquick-layouts
  qml6-module-qtquick-dialogs qml6-module-qt-labs-folderlistmodel
  qt6-svg-plugins qt6-translations-l10n libqt6sql6-sqlite fonts-lato
)

# To hear it: without these the table is silent.
sound_packages=(
  libcanberra0 libcanberra-pulse
)

# To run its tests, on top of both.
test_packages=(
  "${server_packages[@]}"
  libqt6sql6-psql postgresql
  qml6-module-qttest fonts-dejavu-core
  appstream desktop-file-utils dpkg-dev flatpak-builder git groff-base lintian shared-mime-info
  shellcheck
  xvfb openbox xdotool x11-utils dbus-daemon at-spi2-core python3-gi gir1.2-atspi-2.0
)

# Packages of these lists that older systems do not have: their files belong to other packages there.
newer_packages=(
  qt6-svg-plugins
)

# The oldest versions that will do.
minimum_qt=6.4
minimum_cmake=3.25
