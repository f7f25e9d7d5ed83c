# SPDX-License-Identifier: GPL-3.0-or-later
#
#   cmake -D FOLDER=<build folder> -D DAY=<days since 1970> -P ThoroughSlice.cmake
#
# Prints a regular expression for ctest: the slice of the thorough tests for a day. It takes about
# one minute on two processors. The slices of successive days together contain all thorough tests
# whose programs the default target builds.
cmake_minimum_required(VERSION 3.25)
set(budget 60) # seconds of processor time

execute_process(COMMAND ${CMAKE_CTEST_COMMAND} --test-dir "${FOLDER}" --show-only=json-v1 --label-regex "^thorough$"
                OUTPUT_VARIABLE json COMMAND_ERROR_IS_FATAL ANY)
string(JSON count LENGTH "${json}" tests)
set(total 0)
math(EXPR last "${count} - 1")
foreach(i RANGE ${last})
  string(JSON test GET "${json}" tests ${i})
  string(JSON name GET "${test}" name)
  string(JSON program ERROR_VARIABLE no_program GET "${test}" command 1)
  string(JSON properties GET "${test}" properties)
  string(JSON property_count LENGTH "${properties}")
  math(EXPR last_property "${property_count} - 1")
  set(cost 0)
  foreach(j RANGE ${last_property})
    string(JSON property GET "${properties}" ${j} name)
    if(property STREQUAL "COST")
      string(JSON cost GET "${properties}" ${j} value)
      string(REGEX REPLACE "\\..*" "" cost "${cost}")
    endif()
  endforeach()
  # If the default target does not build the program of a test, the test has no cost here and is
  # left out.
  if(cost GREATER 0)
    list(APPEND names "${name}")
    list(APPEND costs ${cost})
    math(EXPR total "${total} + ${cost}")
  endif()
endforeach()

# The tests are arranged in a circle. The length of each test is its cost. The slice of a day
# consists of the tests that begin in an arc with the length `budget`. The arc of the next day
# begins at the end of this arc.
math(EXPR begin "(${DAY} * ${budget}) % ${total}")
set(position 0)
foreach(name cost IN ZIP_LISTS names costs)
  math(EXPR distance "(${position} - ${begin} + ${total}) % ${total}")
  if(distance LESS budget)
    list(APPEND selected "${name}")
  endif()
  math(EXPR position "${position} + ${cost}")
endforeach()
list(JOIN selected "|" selected)
string(REPLACE "." "\\." selected "${selected}")
message("^(${selected})$")
