# SPDX-License-Identifier: GPL-3.0-or-later
#
#   cmake -D CLI=downpile-cli -D FOLDER=docs/rules -P check_rules.cmake
#
# Checks that the folder has exactly one page for each game, identical to the output of the console
# program. Also checks that notation.md names every field of each game's first state, under
# `## States` or under the id of the game, and that README.md names the first and last rule of every
# game.

cmake_policy(VERSION 3.25)
set(mistakes 0)
set(pages README.md notation.md)
set(notation "")
set(overview "")
if(EXISTS "${FOLDER}/README.md")
  file(READ "${FOLDER}/README.md" overview)
endif()
if(EXISTS "${FOLDER}/notation.md")
  file(READ "${FOLDER}/notation.md" notation)
endif()

# Returns the text under a heading, up to the next heading.
function(section_of heading result)
  string(FIND "${notation}" "\n${heading}\n" start)
  set(section "")
  if(NOT start EQUAL -1)
    string(LENGTH "\n${heading}\n" length)
    math(EXPR start "${start} + ${length}")
    string(SUBSTRING "${notation}" ${start} -1 section)
    string(FIND "${section}" "\n#" end)
    string(SUBSTRING "${section}" 0 ${end} section)
  endif()
  set(${result} "${section}" PARENT_SCOPE)
endfunction()

# Returns the state of a game before its first move.
function(state_of game result)
  execute_process(COMMAND "${CLI}" trace ${game} --deals 1 --seed 1
                  OUTPUT_VARIABLE trace COMMAND_ERROR_IS_FATAL ANY)
  string(FIND "${trace}" "\n" start)
  math(EXPR start "${start} + 1")
  string(SUBSTRING "${trace}" ${start} -1 trace)
  string(FIND "${trace}" "\n" end)
  string(SUBSTRING "${trace}" 0 ${end} move)
  string(JSON state GET "${move}" state)
  set(${result} "${state}" PARENT_SCOPE)
endfunction()

execute_process(COMMAND "${CLI}" games OUTPUT_VARIABLE games COMMAND_ERROR_IS_FATAL ANY)
string(JSON count LENGTH "${games}")
math(EXPR last "${count} - 1")
foreach(index RANGE ${last})
  string(JSON game GET "${games}" ${index} id)
  list(APPEND pages "${game}.md")
  execute_process(COMMAND "${CLI}" rules ${game} --markdown
                  OUTPUT_VARIABLE wanted COMMAND_ERROR_IS_FATAL ANY)
  set(page "")
  if(EXISTS "${FOLDER}/${game}.md")
    file(READ "${FOLDER}/${game}.md" page)
  endif()
  if(NOT page STREQUAL wanted)
    message("differs from the output of the program; update it with\n"
            "  ${CLI} rules ${game} --markdown > ${FOLDER}/${game}.md")
    math(EXPR mistakes "${mistakes} + 1")
  endif()

  # Numbers of the game's own rules, such as U1. Rules with the letter G hold in all games and are
  # left out.
  string(REGEX MATCHALL "\n### [A-FH-Z][0-9]+ " numbers "${wanted}")
  list(TRANSFORM numbers REPLACE "\n### ([A-Z][0-9]+) " "\\1")
  list(SORT numbers COMPARE NATURAL)
  list(GET numbers 0 first)
  list(GET numbers -1 last_rule)
  string(FIND "${overview}" "(${game}.md): `${first}` to `${last_rule}`\n" found)
  if(found EQUAL -1)
    message("${FOLDER}/README.md does not name ${first} to ${last_rule}, the rules of ${game}")
    math(EXPR mistakes "${mistakes} + 1")
  endif()

  state_of(${game} state)
  section_of("## States" common)
  section_of("### ${game}" own)
  string(JSON fields LENGTH "${state}")
  math(EXPR last_field "${fields} - 1")
  foreach(field_index RANGE ${last_field})
    string(JSON field MEMBER "${state}" ${field_index})
    if(NOT "${common}${own}" MATCHES "`${field}`")
      message("${FOLDER}/notation.md does not describe ${field}, a field of the states of ${game}")
      math(EXPR mistakes "${mistakes} + 1")
    endif()
  endforeach()
endforeach()

file(GLOB found RELATIVE "${FOLDER}" "${FOLDER}/*.md")
foreach(page IN LISTS found)
  if(NOT page IN_LIST pages)
    message("no such game: ${FOLDER}/${page}")
    math(EXPR mistakes "${mistakes} + 1")
  endif()
endforeach()
if(mistakes GREATER 0)
  message(FATAL_ERROR "${mistakes} mistakes")
endif()
