# SPDX-License-Identifier: GPL-3.0-or-later
#
#   cmake -D FOLDER=app [-D STAIR=files,art] -P folders.cmake
#
# Checks the order of the folders of the app: a file may include headers of its own folder and of
# folders earlier in the list STAIR, but not of later ones. main.cpp, console and icons are separate
# programs and may include headers of all folders. Headers of the core are not checked.

cmake_policy(VERSION 3.25)
string(REPLACE "," ";" STAIR "${STAIR}")
if(NOT STAIR)
  set(STAIR files programs art text models plots speech settings window game sitting
            table/position table/story table/scores table/eye table/models table/hands table/rows table
            ear sound records replay review statistics laboratory people together program)
endif()
set(mistakes 0)

file(GLOB_RECURSE sources RELATIVE "${FOLDER}" "${FOLDER}/*.h" "${FOLDER}/*.cpp")
foreach(source IN LISTS sources)
  get_filename_component(own "${source}" DIRECTORY)
  if(own MATCHES "^(|console|icons)$")
    continue()
  endif()
  list(FIND STAIR "${own}" step)
  if(step EQUAL -1)
    message("${source}: its folder is not in the list")
    math(EXPR mistakes "${mistakes} + 1")
  endif()
  file(STRINGS "${FOLDER}/${source}" includes REGEX "^#include \"")
  foreach(include IN LISTS includes)
    string(REGEX REPLACE "^#include \"([^\"]+)\".*" "\\1" path "${include}")
    get_filename_component(folder "${path}" DIRECTORY)
    list(FIND STAIR "${folder}" other)
    if(EXISTS "${FOLDER}/${path}" AND NOT step EQUAL -1 AND (other EQUAL -1 OR other GREATER step))
      message("${source}: includes ${path}, which stands above it")
      math(EXPR mistakes "${mistakes} + 1")
    endif()
  endforeach()
endforeach()

if(NOT sources OR mistakes GREATER 0)
  message(FATAL_ERROR "${mistakes} mistakes")
endif()
