# SPDX-License-Identifier: GPL-3.0-or-later
#
#   cmake -D SOURCE=... -D VERSION=... -D CONSOLE=... -P check_release.cmake
#
# Checks that several files agree on the version and its date, the games, and the imports of QML
# files. CONSOLE is the path of downpile-cli.

cmake_policy(VERSION 3.25)
set(desktop "${SOURCE}/resources/desktop/org.downpile.Downpile")
set(mistakes 0)

macro(expect condition_left condition_right text)
  if(NOT "${condition_left}" STREQUAL "${condition_right}")
    message("${text}: ${condition_left}, expected ${condition_right}")
    math(EXPR mistakes "${mistakes} + 1")
  endif()
endmacro()

# ---- the version -----------------------------------------------------------------------------

file(STRINGS "${SOURCE}/CHANGELOG.md" headings REGEX "^## ")
set(changes "")
foreach(heading IN LISTS headings)
  string(REGEX REPLACE "^## ([0-9.]+) \\(([0-9-]+)\\)$" "\\1 of \\2" change "${heading}")
  list(APPEND changes "${change}")
endforeach()
file(STRINGS "${desktop}.metainfo.xml" lines REGEX "<release ")
set(releases "")
foreach(line IN LISTS lines)
  string(REGEX REPLACE "^.* version=\"([0-9.]+)\" date=\"([0-9-]+)\".*$" "\\1 of \\2" release "${line}")
  list(APPEND releases "${release}")
endforeach()
expect("${releases}" "${changes}" "Releases in the metainfo")
list(GET changes 0 newest)
string(REGEX REPLACE " of .*" "" newest "${newest}")
expect("${newest}" "${VERSION}" "The newest version in CHANGELOG.md")

# ---- the games -------------------------------------------------------------------------------

execute_process(COMMAND "${CONSOLE}" games OUTPUT_VARIABLE json COMMAND_ERROR_IS_FATAL ANY)
string(JSON count LENGTH "${json}")
math(EXPR last "${count} - 1")
set(actions "continue")
set(titles "")
foreach(index RANGE ${last})
  string(JSON id GET "${json}" ${index} id)
  string(JSON title GET "${json}" ${index} title)
  list(APPEND actions "new-${id}")
  list(APPEND titles "New Game of ${title}: downpile --new ${id}")
endforeach()
file(READ "${desktop}.desktop" entry)
string(REGEX MATCH "\nActions=([^\n]*);\n" ignored "${entry}")
expect("${CMAKE_MATCH_1}" "${actions}" "Actions of the desktop entry")
set(found "")
while(entry MATCHES "\n\\[Desktop Action new-[^\n]*\nName=([^\n]*)\nName\\[de\\]=[^\n]*\nExec=([^\n]*)\n")
  list(APPEND found "${CMAKE_MATCH_1}: ${CMAKE_MATCH_2}")
  string(FIND "${entry}" "${CMAKE_MATCH_0}" start)
  math(EXPR start "${start} + 10")
  string(SUBSTRING "${entry}" ${start} -1 entry)
endwhile()
expect("${found}" "${titles}" "New games in the desktop entry")

# ---- imports of QML files --------------------------------------------------------------------

file(READ "${SOURCE}/scripts/packages.sh" script)
string(REGEX MATCH "\nruntime_packages=\\(([^)]*)\\)" ignored "${script}")
string(REGEX MATCHALL "[^ \n]+" packages "${CMAKE_MATCH_1}")
file(GLOB_RECURSE files "${SOURCE}/app/qml/*.qml")
foreach(file IN LISTS files)
  file(STRINGS "${file}" imports REGEX "^import Qt")
  foreach(import IN LISTS imports)
    string(REGEX REPLACE "^import ([A-Za-z.]+).*$" "\\1" module "${import}")
    string(REGEX REPLACE "\\.Basic$" "" module "${module}")
    string(TOLOWER "qml6-module-${module}" package)
    string(REPLACE "." "-" package "${package}")
    if(NOT package IN_LIST packages)
      message("${file} imports ${module}, but runtime_packages does not contain ${package}")
      math(EXPR mistakes "${mistakes} + 1")
    endif()
  endforeach()
endforeach()

if(mistakes GREATER 0)
  message(FATAL_ERROR "${mistakes} mistakes")
endif()
