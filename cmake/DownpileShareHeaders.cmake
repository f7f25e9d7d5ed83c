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
    string(MAKE_C_IDENTIFIER "files_${folder}" group)
    math(EXPR ${group} "${${group}} + 1")
    math(EXPR part "(${${group}} - 1) / ${downpile_files_together}")
    set_property(SOURCE ${source} PROPERTY UNITY_GROUP "${group}_${part}")
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

# downpile_compile_test(<target> <library>...): tests of parts that are written with the same share what
# is read, if they link the core, which says how all that do are compiled. Nothing but those modules
# may be linked where it is read, for each one defines a macro that all have to know.
function(downpile_compile_test target)
  if(NOT DOWNPILE_SHARE_HEADERS
     OR NOT ARGN MATCHES "downpile_(app|art|console|core|game|game_tests|network|server)|example_")
    return()
  endif()
  set(modules Core)
  if(ARGN MATCHES "downpile_(app|art)")
    set(modules Core Gui Qml Quick)
  elseif(ARGN MATCHES "downpile_(network|server)")
    set(modules Core Network)
  endif()
  list(JOIN modules "_" name)
  set(options)
  # Tests of the rules and of who plays by them play thousands of deals. The others are not worth the
  # time that it takes to optimise them as much.
  if(ARGN MATCHES "downpile_(app|art|console|game|network|server)(;|$)")
    set(options -O1)
    string(APPEND name "_compiled_soon")
    target_compile_options(${target} PRIVATE ${options})
  endif()
  set(headers downpile_test_headers_${name})
  if(NOT TARGET ${headers})
    set(source "${PROJECT_BINARY_DIR}/${headers}.cpp")
    file(CONFIGURE OUTPUT "${source}" CONTENT "int main() {}\n")
    add_executable(${headers} EXCLUDE_FROM_ALL "${source}")
    set_target_properties(${headers} PROPERTIES AUTOMOC OFF)
    list(TRANSFORM modules PREPEND "Qt6::" OUTPUT_VARIABLE libraries)
    target_link_libraries(${headers} PRIVATE downpile_options ${libraries})
    get_target_property(core_options downpile_core INTERFACE_COMPILE_OPTIONS)
    target_compile_options(${headers} PRIVATE ${core_options} ${options})
    downpile_precompile(${headers} ${modules})
  endif()
  target_precompile_headers(${target} REUSE_FROM ${headers})
endfunction()
