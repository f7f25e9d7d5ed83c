# SPDX-License-Identifier: GPL-3.0-or-later
#
#   cmake -P check_pages.cmake PAGE...
#
# Checks pages in Markdown against the project:
# - `a/path` must exist, relative to the root of the project. `ID` in it is the id of any game, `*`
#   and `?` are wildcards; paths in build/ are ignored.
# - [text](target) must exist, relative to the page's folder; [text](#heading) must be a heading of
#   the page, and [text](target#heading) a heading of the target.
# - a fenced block with a path after its language must occur in that file word for word. It may be
#   indented, as in a list.

cmake_policy(VERSION 3.25)
get_filename_component(root "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
set(mistakes 0)

function(mistake text)
  message("${page}: ${text}")
  math(EXPR count "${mistakes} + 1")
  set(mistakes ${count} PARENT_SCOPE)
endfunction()

# Sets `result` to the files and folders that match the path in the folder; empty if none exist. The
# path may contain wildcards. ID stands for any name.
function(find_path_in folder path result)
  string(REGEX REPLACE "(^|/)ID(/|$)" "\\1*\\2" pattern "${path}")
  string(REGEX REPLACE "/$" "" pattern "${pattern}")
  file(GLOB found LIST_DIRECTORIES true "${folder}/${pattern}")
  set(${result} "${found}" PARENT_SCOPE)
endfunction()

# Removes the last regular expression match, and all text before it, from `text`.
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

# Sets `result` to TRUE if the text has this heading. `heading` is in the form used in links, such
# as adding-a-game.
function(find_heading text heading result)
  string(TOLOWER "\n${text}\n" headings)
  string(REGEX REPLACE "[^a-z0-9# \n-]" "" headings "${headings}")
  string(REPLACE "# " "#" headings "${headings}")
  string(REPLACE " " "-" headings "${headings}")
  if(headings MATCHES "\n#+${heading}\n")
    set(${result} TRUE PARENT_SCOPE)
  else()
    set(${result} FALSE PARENT_SCOPE)
  endif()
endfunction()

macro(check_links)
  set(text "${prose}")
  while(text MATCHES "\\]\\(([^)\n]+)\\)")
    set(target "${CMAKE_MATCH_1}")
    take_match()
    if(NOT target MATCHES "^https?://")
      string(REGEX REPLACE "#.*" "" file "${target}")
      set(linked "${prose}")
      if(NOT EXISTS "${folder}/${file}")
        mistake("no such file: ${file}")
      elseif(target MATCHES "#(.*)")
        set(heading "${CMAKE_MATCH_1}")
        if(NOT file STREQUAL "")
          file(READ "${folder}/${file}" linked)
        endif()
        find_heading("${linked}" "${heading}" found)
        if(NOT found)
          mistake("no such heading: ${target}")
        endif()
      endif()
    endif()
  endwhile()
endmacro()

# Checks that code blocks that quote a file occur in the file. Sets `prose` to the page without its
# code blocks.
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
