# SPDX-License-Identifier: GPL-3.0-or-later
#
# The core marks its texts with a macro of its own, which lupdate does not know. This script copies
# SOURCES into FOLDER and expands `#define TEXT(text) QT_TRANSLATE_NOOP("context", text)`. Texts
# with a count become plural texts.

file(REMOVE_RECURSE "${FOLDER}")
foreach(source IN LISTS SOURCES)
  file(READ "${source}" text)
  if(NOT text MATCHES "#define TEXT\\(text\\) (QT_TRANSLATE_NOOP\\(\"[a-z-]+\", )text\\)\n")
    set(noop "TEXT(")
  else()
    set(noop "${CMAKE_MATCH_1}")
    string(REPLACE "#define TEXT(text) ${noop}text)" "" text "${text}")
  endif()
  string(REPLACE " TEXT(" " ${noop}" text "${text}")
  string(REPLACE "{TEXT(" "{${noop}" text "${text}")
  string(REPLACE "(TEXT(" "(${noop}" text "${text}")
  string(REGEX REPLACE "QT_TRANSLATE_NOOP(\\([^)]*%n)" "QT_TRANSLATE_N_NOOP\\1" text "${text}")
  file(RELATIVE_PATH name "${CMAKE_CURRENT_LIST_DIR}/.." "${source}")
  file(WRITE "${FOLDER}/${name}" "${text}")
endforeach()
