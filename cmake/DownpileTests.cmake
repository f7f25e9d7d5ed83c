# SPDX-License-Identifier: GPL-3.0-or-later
#
# downpile_add_test(NAME <name> SOURCES <file>... [LIBRARIES <target>...]
#                   [DEFINITIONS <definition>...] [ARGUMENTS <argument>...] [EACH <file>...]
#                   [TIMEOUT <seconds>] [LABELS <label>...] [REPEATS] [ONCE]
#                   [WATCHED <function>...])
#
# Makes an executable from a Qt Test or Qt Quick Test and registers it with ctest under the same
# name; with EACH, once for each of those files, as NAME-<file's own name>, so that they run side by
# side, with the file as its last argument. It runs without a display, in a home directory of its own that is gone afterwards
# (scripts/private-home), and is ended after TIMEOUT (300) seconds, four times as many where
# everything is watched. These end what hangs; how long something takes is measured elsewhere. Beside
# LIBRARIES it links downpile_options and Qt Test. REPEATS says that it goes through the same code
# thousands of times: where everything is watched, what lay on the stack of a function that returned
# is not watched then (it would take twice as long), for the other tests of that code see it. ONCE
# says that it is for the build for playing alone: what it is about are figures and choices, which are
# the same where everything is watched, and sanitizers see the code in other tests; WATCHED, that those
# functions of it are enough there.

set(downpile_test_environment
    QT_QPA_PLATFORM=offscreen
    LC_ALL=C.UTF-8
    LANGUAGE=
    QTEST_FUNCTION_TIMEOUT=3600000
    ASAN_OPTIONS=strict_string_checks=1:detect_stack_use_after_return=1
    UBSAN_OPTIONS=print_stacktrace=1)

# Macros of Qt 6.8's Qt Test (QTRY_VERIFY and its kind) convert numbers implicitly.
set(downpile_test_options)
if(Qt6_VERSION VERSION_GREATER_EQUAL 6.5 AND Qt6_VERSION VERSION_LESS 6.11)
  set(downpile_test_options -Wno-conversion)
endif()

function(downpile_add_test)
  cmake_parse_arguments(PARSE_ARGV 0 arg "REPEATS;ONCE" "NAME;TIMEOUT"
                        "SOURCES;LIBRARIES;DEFINITIONS;ARGUMENTS;EACH;LABELS;WATCHED")
  if(NOT arg_NAME OR NOT arg_SOURCES OR arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR
            "downpile_add_test needs NAME and SOURCES; not understood: '${arg_UNPARSED_ARGUMENTS}'")
  endif()
  if(arg_ONCE AND DOWNPILE_SANITIZE)
    return()
  endif()
  if(NOT arg_TIMEOUT)
    set(arg_TIMEOUT 300)
  endif()
  if(DOWNPILE_SANITIZE)
    math(EXPR arg_TIMEOUT "4 * ${arg_TIMEOUT}")
    list(APPEND arg_ARGUMENTS ${arg_WATCHED})
  endif()

  add_executable(${arg_NAME} ${arg_SOURCES})
  target_link_libraries(${arg_NAME} PRIVATE downpile_options ${arg_LIBRARIES} Qt6::Test)
  target_compile_definitions(${arg_NAME} PRIVATE ${arg_DEFINITIONS})
  target_compile_options(${arg_NAME} PRIVATE ${downpile_test_options})
  downpile_compile_test(${arg_NAME} ${arg_LIBRARIES})
  set_target_properties(${arg_NAME} PROPERTIES AUTOMOC OFF RUNTIME_OUTPUT_DIRECTORY
                                                           "${CMAKE_CURRENT_BINARY_DIR}")
  downpile_write_meta_objects(${arg_NAME} ${arg_SOURCES})

  set(command "${PROJECT_SOURCE_DIR}/scripts/private-home" $<TARGET_FILE:${arg_NAME}> ${arg_ARGUMENTS})
  set(tests)
  foreach(file IN LISTS arg_EACH)
    get_filename_component(part "${file}" NAME_WE)
    string(REGEX REPLACE "^tst_" "" part "${part}")
    string(REPLACE "_" "-" part "${part}")
    add_test(NAME ${arg_NAME}-${part} COMMAND ${command} "${file}")
    list(APPEND tests ${arg_NAME}-${part})
  endforeach()
  if(NOT tests)
    add_test(NAME ${arg_NAME} COMMAND ${command})
    set(tests ${arg_NAME})
  endif()
  set(environment ${downpile_test_environment})
  if(arg_REPEATS)
    list(APPEND environment ASAN_OPTIONS=strict_string_checks=1:detect_stack_use_after_return=0)
  endif()
  # What may take long begins first, so that it is not what all wait for in the end.
  set_tests_properties(${tests} PROPERTIES TIMEOUT ${arg_TIMEOUT} COST ${arg_TIMEOUT} LABELS "${arg_LABELS}"
                                              ENVIRONMENT "${environment}")
endfunction()

# The meta-objects of classes in those of the files that include them, as FILE.moc. CMake's own way
# (AUTOMOC) takes as long for each test as compiling half of it.
function(downpile_write_meta_objects target)
  set(folder "${CMAKE_CURRENT_BINARY_DIR}/${target}_moc")
  foreach(source IN LISTS ARGN)
    get_filename_component(name "${source}" NAME_WE)
    get_filename_component(source "${source}" ABSOLUTE)
    file(STRINGS "${source}" includes REGEX "^#include \"${name}\\.moc\"")
    if(includes)
      qt6_generate_moc("${source}" "${folder}/${name}.moc" TARGET ${target})
      target_sources(${target} PRIVATE "${folder}/${name}.moc")
      target_include_directories(${target} PRIVATE "${folder}")
    endif()
  endforeach()
endfunction()
