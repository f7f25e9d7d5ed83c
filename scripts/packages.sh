# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The packages that Downpile needs from Debian and related systems. Sourced by scripts/setup.sh and
# scripts/make-portable, and read by cmake/DownpilePackage.cmake.
# shellcheck disable=SC2034 # the sourcing script reads them

# Packages for building the server.
server_build_packages=(
  g++ cmake ninja-build qt6-base-dev qt6-websockets-dev libssl-dev
)

# Packages for running the server.
server_packages=(
  libqt6sql6-sqlite
)

# Packages for building the table, the console program and the server.
build_packages=(
  "${server_build_packages[@]}"
  qt6-declarative-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools
)

# Packages for running the program with windows. Debian has a package for each QML module. If one of
# these packages is missing, the build succeeds. The error appears only when the program runs.
runtime_packages=(
  qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript
  qml6-module-qtquick qml6-module-qtquick-window qml6-module-qtquick-controls
  qml6-module-qtquick-templates qml6-module-qtquick-layouts
  qml6-module-qtquick-dialogs qml6-module-qt-labs-folderlistmodel
  qt6-svg-plugins qt6-translations-l10n libqt6sql6-sqlite fonts-lato
)

# Packages for running the program in a Wayland session. Without them Qt uses XWayland, if that is
# installed.
wayland_packages=(
  qt6-wayland
)

# Packages for playing sounds. Without them the program is silent.
sound_packages=(
  libcanberra0 libcanberra-pulse
)

# Packages for running the tests, in addition to all packages above.
test_packages=(
  "${server_packages[@]}"
  libqt6sql6-psql postgresql
  qml6-module-qttest fonts-dejavu-core
  appstream desktop-file-utils dpkg-dev flatpak-builder git groff-base lintian mold shared-mime-info
  shellcheck
  xvfb openbox xdotool x11-utils dbus-daemon at-spi2-core python3 python3-gi gir1.2-atspi-2.0
)

# Packages for running the thorough tests, in addition to all packages above.
thorough_packages=(
  "${wayland_packages[@]}" sway
)

# Packages in the lists above that do not exist on older systems. On these systems other packages
# contain the same files.
newer_packages=(
  qt6-svg-plugins
)

# The oldest supported versions of Qt and CMake.
minimum_qt=6.4
minimum_cmake=3.25
