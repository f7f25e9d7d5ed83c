# SPDX-License-Identifier: GPL-3.0-or-later
#
# Writes LIST, a file that ctest includes. It has an entry for each class and tier (quick, thorough)
# of the test program PROGRAM.
cmake_minimum_required(VERSION 3.25)
execute_process(COMMAND "${PROGRAM}" --list OUTPUT_VARIABLE lines COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "[^\n]+" lines "${lines}")
set(text "")

# add(<name> <cost> <timeout> <labels> <argument>...): adds an entry for ctest. The test runs
# PROGRAM with the arguments.
function(add name cost timeout labels)
  list(JOIN ARGN "\" \"" arguments)
  string(APPEND text "add_test(\"${name}\" \"${HOME}\" \"${PROGRAM}\" \"${arguments}\")\n"
         "set_tests_properties(\"${name}\" PROPERTIES ENVIRONMENT \"${ENVIRONMENT}\" LABELS \"${labels}\""
         " RESOURCE_LOCK \"${lock}\" COST ${cost} TIMEOUT ${timeout})\n")
  set(text "${text}" PARENT_SCOPE)
endfunction()

# Cost of a quick test. ctest starts the tests with the highest cost first: tests with a window, and
# tests of the server, which wait for other programs, take longest.
set(quick_cost 1)
if(COMPONENT STREQUAL "app")
  set(quick_cost 5)
elseif(COMPONENT STREQUAL "server")
  set(quick_cost 25)
endif()

foreach(line IN LISTS lines)
  string(REPLACE "|" ";" line "${line}")
  list(GET line 0 class)
  list(GET line 1 tier)
  list(GET line 2 cost)
  list(GET line 3 lock)
  if(NOT tier STREQUAL "thorough")
    add("${COMPONENT}.${class}" ${quick_cost} 600 "${COMPONENT}" ${class})
  endif()
  if(NOT tier STREQUAL "quick")
    add("${COMPONENT}.${class}.thorough" ${cost} 3600 "${COMPONENT};thorough" ${class} --thorough)
  endif()
endforeach()
file(WRITE "${LIST}" "${text}")
