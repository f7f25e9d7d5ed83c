# SPDX-License-Identifier: GPL-3.0-or-later
#
#   cmake -P check_pages.cmake PAGE...
#
# Checks pages in Markdown against the project:
# - `a/path` must be there, from the root of the project. `ID` in it is the id of some game, `*` and
#   `?` are patterns; what lies in build/ is not looked for.
# - [text](target) must be there, from the page's folder; [text](#heading) in the page.
# - a fenced block with a path after its language must be in that file, word by word. It may be
#   indented, as in a list.

cmake_policy(VERSION 3.25)
get_filename_component(root "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
set(mistakes 0)

function(mistake text)
  message("${page}: ${text}")
  math(EXPR count "${mistakes} + 1")
  set(mistakes ${count} PARENT_SCOPE)
endfunction()

# Whether there is something at this path, which can be a pattern.
function(find_path_in folder path result)
  string(REGEX REPLACE "(^|/)ID(/|$)" "\\1*\\2" pattern "${path}")
  string(REGEX REPLACE "/$" "" pattern "${pattern}")
  file(GLOB found LIST_DIRECTORIES true "${folder}/${pattern}")
  set(${result} "${found}" PARENT_SCOPE)
endfunction()

# Takes what was matched, and all before it, off `text`.
macro(take_match)
  string(FIND "${text}" "${CMAKE_MATCH_0}" start)
  string(LENGTH "${CMAKE_MATCH_0}" length)
  math(EXPR start "${start} + ${length}")
  string(SUBSTRING "${text}" ${start} -1 text)
endmacro()

macro(check_paths)
  set(text "${prose}")
  while(text MATCHES "`([^`\n]+)`")
    set(path "${CMAKE_MATCH_1}")
    take_match()
    if(path MATCHES "^[A-Za-z0-9._*?-]+/[A-Za-z0-9._*?/-]*$" AND NOT path MATCHES "^build/")
      find_path_in("${root}" "${path}" found)
      if(NOT found)
        mistake("no such file: ${path}")
      endif()
    endif()
  endwhile()
endmacro()

macro(check_links)
  # Headings as they are linked to, such as ##adding-a-game.
  string(TOLOWER "\n${prose}\n" headings)
  string(REGEX REPLACE "[^a-z0-9# \n-]" "" headings "${headings}")
  string(REPLACE "# " "#" headings "${headings}")
  string(REPLACE " " "-" headings "${headings}")
  set(text "${prose}")
  while(text MATCHES "\\]\\(([^)\n]+)\\)")
    set(target "${CMAKE_MATCH_1}")
    take_match()
    if(target MATCHES "^#")
      if(NOT headings MATCHES "\n#*${target}\n")
        mistake("no such heading: ${target}")
      endif()
    elseif(NOT target MATCHES "^https?://")
      string(REGEX REPLACE "#.*" "" target "${target}")
      if(NOT EXISTS "${folder}/${target}")
        mistake("no such file: ${target}")
      endif()
    endif()
  endwhile()
endmacro()

# Also leaves `prose`: the page without its blocks.
macro(check_quotations)
  set(text "\n${content}")
  set(prose "")
  while(text MATCHES "\n( *)```([a-z]*) *([^\n]*)\n([^`]*)\n *```")
    set(indent "${CMAKE_MATCH_1}")
    set(path "${CMAKE_MATCH_3}")
    set(block "\n${CMAKE_MATCH_4}\n")
    string(FIND "${text}" "${CMAKE_MATCH_0}" start)
    string(SUBSTRING "${text}" 0 ${start} before)
    string(APPEND prose "${before}")
    take_match()
    if(NOT path STREQUAL "")
      string(REPLACE "\n${indent}" "\n" block "${block}")
      set(quoted "")
      if(EXISTS "${root}/${path}")
        file(READ "${root}/${path}" quoted)
      endif()
      string(FIND "\n${quoted}" "${block}" found)
      if(found EQUAL -1)
        mistake("not in ${path}:${block}")
      endif()
    endif()
  endwhile()
  string(APPEND prose "${text}")
endmacro()

math(EXPR last "${CMAKE_ARGC} - 1")
foreach(argument RANGE 3 ${last})
  set(page "${CMAKE_ARGV${argument}}")
  get_filename_component(folder "${page}" DIRECTORY)
  file(READ "${page}" content)
  check_quotations()
  check_paths()
  check_links()
endforeach()
if(mistakes GREATER 0)
  message(FATAL_ERROR "${mistakes} mistakes")
endif()
