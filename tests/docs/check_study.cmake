# SPDX-License-Identifier: GPL-3.0-or-later
#
#   cmake -D CLI=downpile-cli -P check_study.cmake PAGE
#
# Checks that the page names the command that wrote it, and has the headings, tables, columns and
# house rules that the console program writes. The numbers are not compared, because only a few
# games are played here.

cmake_policy(VERSION 3.25)
math(EXPR last "${CMAKE_ARGC} - 1")
set(page "${CMAKE_ARGV${last}}")

# Returns the parts of a page that do not depend on the numbers, as a list of lines.
function(form_of text result)
  string(REGEX REPLACE "[][;]" "" text "${text}")
  string(REPLACE "\n" ";" lines "${text}")
  set(form "")
  set(in_table FALSE)
  foreach(line IN LISTS lines)
    if(line MATCHES "^#" OR line MATCHES "^    downpile-cli study --page ")
      string(REGEX REPLACE "[0-9]+$" "N" line "${line}")
      string(REGEX REPLACE "(--[a-z]+) [0-9]+" "\\1 N" line "${line}")
      list(APPEND form "${line}")
    elseif(line MATCHES "^\\|" AND NOT in_table)
      string(REGEX REPLACE " +" " " line "${line}")
      list(APPEND form "${line}")
    elseif(line MATCHES "^\\| ([^|]*[^ |])")
      list(APPEND form "${CMAKE_MATCH_1}")
    endif()
    string(REGEX MATCH "^\\|" in_table "${line}")
  endforeach()
  # The length of table rulers depends on the width of the numbers.
  list(FILTER form EXCLUDE REGEX "^-+$")
  set(${result} "${form}" PARENT_SCOPE)
endfunction()

execute_process(COMMAND "${CLI}" study --page --games 2 --skill 0 --seed 1
                OUTPUT_VARIABLE written ERROR_QUIET COMMAND_ERROR_IS_FATAL ANY)
file(READ "${page}" found)
form_of("${written}" written)
form_of("${found}" found)
while(written OR found)
  list(POP_FRONT written wanted)
  list(POP_FRONT found is)
  if(NOT wanted STREQUAL is)
    message("${page}: has '${is}' but the program writes '${wanted}': update it with the command "
            "that it names")
    message(FATAL_ERROR "the page is out of date")
  endif()
endwhile()
