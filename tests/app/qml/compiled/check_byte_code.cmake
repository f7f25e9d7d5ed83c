# SPDX-License-Identifier: GPL-3.0-or-later
#
# Checks that all QML and all its scripts are compiled, so that tests run the installed code, and compiled to byte
# code only: Qt 6.4 translates some expressions wrongly into C++.

file(GLOB_RECURSE sources RELATIVE "${QML}" "${QML}/*.qml" "${QML}/*.mjs")
if(NOT sources)
  message(FATAL_ERROR "There is no QML in ${QML}.")
endif()

set(faults)
foreach(source IN LISTS sources)
  # The path in the cache is <target>_<folder>/<file> or, since Qt 6.11, <target>_<folder>_<file>.
  string(REPLACE "." "_" compiled "${source}")
  string(REPLACE "/" "_" flat "${compiled}")
  file(GLOB found "${CACHE}/*/${compiled}.cpp" "${CACHE}/*_qml_${flat}.cpp")
  if(NOT found)
    list(APPEND faults "${source} is not compiled")
    continue()
  endif()
  file(STRINGS "${found}" functions REGEX "aotBuiltFunctions\\[\\] = {")
  string(REPLACE ";" "," functions "${functions}")
  # Matches a generated list of C++ functions that has only its end entry { 0, ... }: no function of
  # the file is compiled to C++. The other fields of this entry differ between versions of Qt.
  if(NOT functions MATCHES "= { { 0, [^{}]*({})?[^{}]* } }")
    list(APPEND faults "${source} is compiled to C++")
  endif()
endforeach()

if(faults)
  list(JOIN faults "\n  " faults)
  message(FATAL_ERROR "\n  ${faults}")
endif()
