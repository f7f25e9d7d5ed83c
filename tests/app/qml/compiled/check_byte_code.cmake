# SPDX-License-Identifier: GPL-3.0-or-later
#
# All QML and all its scripts are compiled, so that tests run what is installed; and to byte code only: nothing of
# them is C++, into which Qt 6.4 translates some expressions wrongly.

file(GLOB_RECURSE sources RELATIVE "${QML}" "${QML}/*.qml" "${QML}/*.mjs")
if(NOT sources)
  message(FATAL_ERROR "There is no QML in ${QML}.")
endif()

set(faults)
foreach(source IN LISTS sources)
  string(REPLACE "." "_" compiled "${source}")
  file(GLOB_RECURSE found "${CACHE}/*/${compiled}.cpp")
  if(NOT found)
    list(APPEND faults "${source} is not compiled")
    continue()
  endif()
  file(STRINGS "${found}" functions REGEX "aotBuiltFunctions\\[\\] = {")
  string(REPLACE ";" "," functions "${functions}")
  # Nothing but the mark of the end, whose other fields differ between versions of Qt.
  if(NOT functions MATCHES "= { { 0, [^{}]*({})?[^{}]* } }")
    list(APPEND faults "${source} is compiled to C++")
  endif()
endforeach()

if(faults)
  list(JOIN faults "\n  " faults)
  message(FATAL_ERROR "\n  ${faults}")
endif()
