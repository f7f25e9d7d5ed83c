# SPDX-License-Identifier: GPL-3.0-or-later
#
# Headers are read once for many files, which is most of the time that a build from nothing takes: those
# of Qt and of the standard library are compiled once for each part, and the files of a folder are
# compiled as one. Each file still says what it uses, and stands by itself: that it does, the preset
# `dev` sees, which compiles them one by one, so that a change costs one file.

option(DOWNPILE_SHARE_HEADERS "Read headers once for many files" ON)

# A compiler cache takes what is compiled with headers that were read before only where it is told that
# nothing is made of them but what their names say, and only if the compiler leaves a sign of them.
if(DOWNPILE_SHARE_HEADERS AND DOWNPILE_CCACHE AND CMAKE_CXX_COMPILER_LAUNCHER STREQUAL DOWNPILE_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env CCACHE_SLOPPINESS=pch_defines,time_macros
                                  "${DOWNPILE_CCACHE}")
  add_compile_options($<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)
endif()

# So many files at a time: more would leave a processor without work at the end.
set(downpile_files_together 10)

set(downpile_standard_headers
    <algorithm> <array> <atomic> <bit> <charconv> <chrono> <cmath> <cstddef> <cstdint> <functional>
    <limits> <map> <memory> <mutex> <numeric> <optional> <span> <string> <string_view> <tuple>
    <utility> <variant> <vector>)

# downpile_share_headers(<target> [<Qt module>...] [ALONE <file>...]): what its files are written with,
# and those that are compiled by themselves. To be called when it has its files.
function(downpile_share_headers target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "ALONE")
  if(DOWNPILE_SHARE_HEADERS)
    downpile_precompile(${target} ${arg_UNPARSED_ARGUMENTS})
    downpile_compile_folders(${target} ${arg_ALONE})
  endif()
endfunction()

function(downpile_precompile target)
  list(TRANSFORM ARGN REPLACE "(.+)" "<Qt\\1>")
  target_precompile_headers(${target} PRIVATE ${downpile_standard_headers} ${ARGN})
endfunction()

function(downpile_compile_folders target)
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "^[^/].*\\.cpp$")
  list(REMOVE_ITEM sources ${ARGN})
  foreach(source IN LISTS sources)
    get_filename_component(folder "${source}" DIRECTORY)
    # Files of one game use the same templates.
    string(REGEX MATCH "life|three_up_three_down|ultimate_loser|underwear|up_and_down" game "${source}")
    string(MAKE_C_IDENTIFIER "files_${folder}_${game}" group)
    math(EXPR ${group} "${${group}} + 1")
    math(EXPR part "(${${group}} - 1) / ${downpile_files_together}")
    set_property(SOURCE ${source} PROPERTY UNITY_GROUP "${group}_${part}")
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
