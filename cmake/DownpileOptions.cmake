# SPDX-License-Identifier: GPL-3.0-or-later
#
# Compiler options of the whole project. Each target links downpile_options for the warnings.
# Options that must be the same everywhere (standard, sanitizers, linker, compiler cache) are set
# globally. Include this file after Qt was found.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
# Uses a faster linker if it is installed: mold, or lld for Clang. GCC is not linked with lld, which
# does not support GCC's plugin for link-time optimisation. Also, GCC may write an empty frame entry
# before a function's cold part. lld 14 then keeps only the empty entry, and an exception thrown in
# the cold part ends the program.
include(CheckLinkerFlag)
check_linker_flag(CXX -fuse-ld=mold DOWNPILE_LINKS_WITH_MOLD)
if(DOWNPILE_LINKS_WITH_MOLD)
  add_link_options(-fuse-ld=mold)
elseif(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  check_linker_flag(CXX -fuse-ld=lld DOWNPILE_LINKS_WITH_LLD)
  if(DOWNPILE_LINKS_WITH_LLD)
    add_link_options(-fuse-ld=lld)
  endif()
endif()

set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Debug, Release, RelWithDebInfo or MinSizeRel" FORCE)
endif()

# Floating-point results must not depend on the machine, so that bots make the same moves
# everywhere. So the compiler may not fuse a product and a sum into one instruction, which would
# round only once.
add_compile_options(-ffp-contract=off)

# GCC collects garbage only after it has allocated 512 MB, instead of 128 MB. This saves 5 to 12 %
# of the compile time.
add_compile_options($<$<CXX_COMPILER_ID:GNU>:--param=ggc-min-heapsize=524288>)

add_library(downpile_options INTERFACE)
target_compile_options(
  downpile_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion
                             -Wnon-virtual-dtor -Woverloaded-virtual)

# Optimisation of the targets that compute little: compiling with -O1 takes three quarters of the
# time of -O2, and -O0 two thirds of the time of -O1. The quick sanitized tests use -O0, because
# they take less time to run than to compile.
set(downpile_little_optimisation -O1)
if(DOWNPILE_SANITIZE AND DOWNPILE_SANITIZE_LESS)
  set(downpile_little_optimisation -O0)
endif()

# downpile_optimise_less(<target>): compiles a target that computes little with less optimisation,
# except in builds for debugging, which have their own.
function(downpile_optimise_less target)
  if(CMAKE_BUILD_TYPE STREQUAL "Release" OR downpile_little_optimisation STREQUAL "-O0")
    target_compile_options(${target} PRIVATE ${downpile_little_optimisation})
  endif()
endfunction()

# downpile_tame_generated_sources(<target>): disables warnings in the sources that Qt's tools
# generate for a target (the QML compiler shadows names). It also compiles the byte code of all QML
# files of the target as one file, because the headers take two seconds for each file. Call it in
# the folder of the target. It takes effect at the end of that folder, after Qt has added its files.
function(downpile_tame_generated_sources target)
  cmake_language(EVAL CODE "cmake_language(DEFER CALL downpile_tame_now ${target})")
endfunction()

function(downpile_tame_now target)
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "^${PROJECT_BINARY_DIR}/.*\\.cpp$")
  foreach(source IN LISTS sources)
    if(source MATCHES "/qmlcache/.*_(qml|mjs)\\.cpp$")
      set_property(SOURCE ${source} TARGET_DIRECTORY ${target} PROPERTY UNITY_GROUP qml)
    elseif(source MATCHES "_qmltyperegistrations\\.cpp$")
      # The source file in which Qt registers the QML types includes nearly all headers of the
      # target. It is compiled in a group with other sources of the target, so these headers are
      # parsed once.
      set_property(SOURCE ${source} TARGET_DIRECTORY ${target} PROPERTY UNITY_GROUP files_0)
    else()
      set_property(SOURCE ${source} TARGET_DIRECTORY ${target} APPEND PROPERTY COMPILE_OPTIONS -w)
    endif()
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

# GCC 12 and Qt 6.4 are used for development. Other versions have other warnings, which must not
# stop the build of a user. So DOWNPILE_WARNINGS_AS_ERRORS has an effect only with these two
# versions. CMAKE_COMPILE_WARNING_AS_ERROR, if set, overrides it.
if(DOWNPILE_WARNINGS_AS_ERRORS
   AND NOT DEFINED CMAKE_COMPILE_WARNING_AS_ERROR
   AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU"
   AND CMAKE_CXX_COMPILER_VERSION MATCHES "^12\\."
   AND Qt6_VERSION MATCHES "^6\\.4\\.")
  set(CMAKE_COMPILE_WARNING_AS_ERROR ON)
endif()

if(DOWNPILE_SANITIZE)
  list(JOIN DOWNPILE_SANITIZE "," downpile_sanitizers)
  add_compile_options(-fsanitize=${downpile_sanitizers} -fno-sanitize-recover=all
                      -fno-omit-frame-pointer)
  # These checks take a quarter of the compile time under sanitizers. The address sanitizer also
  # finds null pointers and objects that are too small; the preset asan has all checks.
  if(DOWNPILE_SANITIZE_LESS)
    add_compile_options(-fno-sanitize=null,alignment,object-size,vptr)
  endif()
  add_link_options(-fsanitize=${downpile_sanitizers})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # The checks that the sanitizers insert make GCC warn falsely about uninitialised variables.
    target_compile_options(downpile_options INTERFACE -Wno-maybe-uninitialized)
  endif()
endif()

find_program(DOWNPILE_CCACHE NAMES ccache DOC "A compiler cache, used when it is there")
mark_as_advanced(DOWNPILE_CCACHE)
if(DOWNPILE_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${DOWNPILE_CCACHE}")
endif()
