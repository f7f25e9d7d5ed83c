# SPDX-License-Identifier: GPL-3.0-or-later
#
# `cmake --build build/release --target package` makes three Debian packages, one for each packaged
# component of DownpileInstall.cmake. `package_source` makes a tarball of the last commit. Both
# write to packages/ in the build folder.

set(CPACK_PACKAGE_NAME ${PROJECT_NAME})
set(CPACK_PACKAGE_VENDOR "The Downpile authors")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "") # each package has a summary of its own, see below
set(CPACK_PACKAGE_CONTACT "The Downpile authors <maintainers@downpile.org>")
set(CPACK_PACKAGE_DIRECTORY "${PROJECT_BINARY_DIR}/packages")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)

set(CPACK_GENERATOR DEB)
set(CPACK_COMPONENTS_ALL table console server)
set(CPACK_COMPONENTS_GROUPING ONE_PER_GROUP)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 0.1) # lower than the revision of any package made by Debian itself
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE ${PROJECT_HOMEPAGE_URL})
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_PRE_BUILD_SCRIPTS "${CMAKE_CURRENT_LIST_DIR}/DebianDocuments.cmake")
set(CPACK_DOWNPILE_SOURCE "${PROJECT_SOURCE_DIR}")

# Sets `result` to the Debian packages in a list of scripts/packages.sh, separated by commas. They
# are needed only at run time. ./play installs the same packages.
function(downpile_read_packages list result)
  file(READ "${PROJECT_SOURCE_DIR}/scripts/packages.sh" script)
  if(NOT script MATCHES "\n${list}=\\(([^)]*)\\)")
    message(FATAL_ERROR "scripts/packages.sh does not list ${list}")
  endif()
  string(REGEX MATCHALL "[^ \n]+" names "${CMAKE_MATCH_1}")
  # Older systems have Qt's SVG plugins in the package libqt6svg6.
  list(TRANSFORM names REPLACE "^qt6-svg-plugins$" "libqt6svg6 (<< 6.7.2-5~) | qt6-svg-plugins")
  list(JOIN names ", " names)
  set(${result} "${names}" PARENT_SCOPE)
endfunction()

set(CPACK_DEBIAN_TABLE_PACKAGE_NAME downpile)
downpile_read_packages(runtime_packages CPACK_DEBIAN_TABLE_PACKAGE_DEPENDS)
downpile_read_packages(sound_packages sound)
downpile_read_packages(wayland_packages wayland)
set(CPACK_DEBIAN_TABLE_PACKAGE_RECOMMENDS "${wayland}, ${sound}")
set(CPACK_DEBIAN_TABLE_PACKAGE_SUGGESTS downpile-cli)
set(CPACK_DEBIAN_TABLE_DESCRIPTION
"unusual card games against the computer
Downpile is a quiet table for card games that few people know: Underwear,
Life, 3UP 3DOWN, Ultimate Loser, and Up and Down. Up to seven opponents take
the other seats. You choose their character and their strength. None of them
sees a card that you would not see in its place.
.
It has house rules, hints with reasons, and undo. One sentence explains each
refused move, and an interrupted game continues where it stopped. You can play
by mouse or by keyboard alone, with a screen reader, in large print, with four
colours of suits and with little motion.")

set(CPACK_DEBIAN_CONSOLE_PACKAGE_NAME downpile-cli)
set(CPACK_DEBIAN_CONSOLE_PACKAGE_SUGGESTS downpile)
set(CPACK_DEBIAN_CONSOLE_DESCRIPTION
"rules and records of unusual card games, for scripts
The program downpile-cli plays Downpile's card games without a window, for
scripts and terminals. It lists the legal moves of a position, lets computer
players play each other, checks and shows game records, prints the rules, and
measures the strength of computer players.
.
The card table with a window is in the package downpile.")

set(CPACK_DEBIAN_SERVER_PACKAGE_NAME downpile-server)
set(CPACK_DEBIAN_SERVER_PACKAGE_SECTION net)
downpile_read_packages(server_packages CPACK_DEBIAN_SERVER_PACKAGE_DEPENDS)
set(CPACK_DEBIAN_SERVER_PACKAGE_SUGGESTS "sqlite3, libqt6sql6-psql")
set(CPACK_DEBIAN_SERVER_DESCRIPTION
"permanent room for unusual card games
The program downpile-server hosts tables for Downpile's card games over a
network. It has a lobby with a list of tables, reserves the seats of players
who lose their connection, lets computer players take empty seats, and
shuffles so that nobody can choose the cards.
.
It keeps all data in one folder and continues all games after a restart. The
system service is not started automatically.")

set(CPACK_SOURCE_GENERATOR TXZ)
set(CPACK_SOURCE_PACKAGE_FILE_NAME "${PROJECT_NAME}-${PROJECT_VERSION}")
set(CPACK_SOURCE_INSTALLED_DIRECTORIES "")
set(CPACK_INSTALL_SCRIPTS "${CMAKE_CURRENT_LIST_DIR}/SourceFiles.cmake")
set(CPACK_SOURCE_STRIP_FILES OFF)

include(CPack)

add_custom_target(
  portable
  COMMAND "${PROJECT_SOURCE_DIR}/scripts/make-portable" "${PROJECT_BINARY_DIR}"
  DEPENDS downpile downpile-cli icons-apps icons-mimetypes
  VERBATIM)
