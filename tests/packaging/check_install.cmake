# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs the program into an empty folder and compares the installed files with LIST.

set(root "${BINARY_DIR}/install-test")
file(REMOVE_RECURSE "${root}")
execute_process(COMMAND ${CMAKE_COMMAND} --install "${BINARY_DIR}" --prefix "${root}"
                COMMAND_ERROR_IS_FATAL ANY OUTPUT_QUIET)

file(GLOB_RECURSE installed LIST_DIRECTORIES FALSE RELATIVE "${root}" "${root}/*")
file(STRINGS "${LIST}" expected)
list(SORT installed)
list(SORT expected)
if(NOT installed STREQUAL expected)
  list(JOIN installed "\n  " installed)
  list(JOIN expected "\n  " expected)
  message(FATAL_ERROR "Installed:\n  ${installed}\nExpected:\n  ${expected}")
endif()
file(REMOVE_RECURSE "${root}")
