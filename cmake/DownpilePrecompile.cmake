# SPDX-License-Identifier: GPL-3.0-or-later
#
# The headers of Qt and of the standard library are read once for each part, not for each file, which
# is half of the time that a build from nothing takes. Only those: what is ours changes, and each file
# still says what it uses. That it does, the preset `dev` sees, which reads them in each.

option(DOWNPILE_PRECOMPILE "Read the headers of libraries once for each part" ON)

set(downpile_standard_headers
    <algorithm> <array> <atomic> <bit> <charconv> <chrono> <cmath> <cstddef> <cstdint> <functional>
    <limits> <map> <memory> <mutex> <numeric> <optional> <span> <string> <string_view> <tuple>
    <utility> <variant> <vector>)

# downpile_precompile(<target> [<Qt module>...]): what its files are written with.
function(downpile_precompile target)
  if(DOWNPILE_PRECOMPILE)
    list(TRANSFORM ARGN REPLACE "(.+)" "<Qt\\1>")
    target_precompile_headers(${target} PRIVATE ${downpile_standard_headers} ${ARGN})
  endif()
endfunction()

# downpile_precompile_test(<target> <library>...): tests of parts that are written with the same share
# what is read, if they link the core, which says how all that do are compiled. Nothing but those
# modules may be linked where it is read, for each one defines a macro that all have to know.
function(downpile_precompile_test target)
  if(NOT DOWNPILE_PRECOMPILE OR NOT ARGN MATCHES "downpile_(app|console|core|game_tests|network|server)|example_")
    return()
  endif()
  set(modules Core)
  if(ARGN MATCHES "downpile_(app|art)")
    set(modules Core Gui Qml Quick)
  elseif(ARGN MATCHES "downpile_(network|server)")
    set(modules Core Network)
  endif()
  list(JOIN modules "_" name)
  set(name downpile_test_headers_${name})
  if(NOT TARGET ${name})
    set(source "${PROJECT_BINARY_DIR}/${name}.cpp")
    file(CONFIGURE OUTPUT "${source}" CONTENT "int main() {}\n")
    add_executable(${name} EXCLUDE_FROM_ALL "${source}")
    set_target_properties(${name} PROPERTIES AUTOMOC OFF)
    list(TRANSFORM modules PREPEND "Qt6::" OUTPUT_VARIABLE libraries)
    target_link_libraries(${name} PRIVATE downpile_options ${libraries})
    get_target_property(options downpile_core INTERFACE_COMPILE_OPTIONS)
    target_compile_options(${name} PRIVATE ${options})
    downpile_precompile(${name} ${modules})
  endif()
  target_precompile_headers(${target} REUSE_FROM ${name})
endfunction()
