# SPDX-License-Identifier: GPL-3.0-or-later
#
# downpile_add_tests(<component> SOURCES <file>... LIBRARIES <target>... [DEFINITIONS <definition>...])
#
# Makes the program <component>-tests from the Qt Test classes of a component (tests/runner) and
# registers each class with ctest as <component>.<class>. A class runs without a display, in a
# process and a home directory of its own (scripts/private-home). The label "thorough" marks the
# slow tests. `./check --thorough` runs all slow tests. `./check` runs only a slice of them, in its
# first run in a clone. Timeouts end tests that hang; no test measures time.
#
# downpile_add_qml_tests(<component> MAIN <file> LIBRARIES <target>... FILES <file.qml>...
#                        [THOROUGH <name>=<seconds>...])
#
# Makes <component>-tests for Qt Quick Test and registers each QML file with ctest as
# <component>.<name of the file>. Each file in THOROUGH is also registered as a slow test, which
# takes about <seconds> of processor time.

set(downpile_test_environment
    QT_QPA_PLATFORM=offscreen
    LC_ALL=C.UTF-8
    LANGUAGE=
    QTEST_FUNCTION_TIMEOUT=3600000
    ASAN_OPTIONS=strict_string_checks=1:detect_stack_use_after_return=1
    UBSAN_OPTIONS=print_stacktrace=1)
set(downpile_private_home "${PROJECT_SOURCE_DIR}/scripts/private-home")

# Options of all test programs. -O1 at most: more optimisation takes more time to compile than it
# saves. -Wno-conversion: in Qt 6.5 to 6.10, macros of Qt Test (QTRY_VERIFY and similar ones)
# convert numbers implicitly. The options are set by an interface library, because CMake then puts
# its include folders last. The example game needs this order: its include folders must come first,
# because they replace files of the same names.
add_library(downpile_test_options INTERFACE)
target_compile_options(downpile_test_options INTERFACE ${downpile_little_optimisation})
target_include_directories(downpile_test_options INTERFACE "${PROJECT_SOURCE_DIR}/tests")
if(Qt6_VERSION VERSION_GREATER_EQUAL 6.5 AND Qt6_VERSION VERSION_LESS 6.11)
  target_compile_options(downpile_test_options INTERFACE -Wno-conversion)
endif()

# Libraries with the main function of test programs: downpile_test_runner for tests without windows,
# downpile_window_test_runner for tests with windows.
foreach(runner IN ITEMS downpile_test_runner downpile_window_test_runner)
  add_library(${runner} OBJECT EXCLUDE_FROM_ALL "${PROJECT_SOURCE_DIR}/tests/runner/main.cpp")
  target_link_libraries(${runner} PUBLIC Qt6::Test PRIVATE downpile_options)
  set_target_properties(${runner} PROPERTIES AUTOMOC OFF)
endforeach()
if(DOWNPILE_BUILD_APP)
  target_link_libraries(downpile_window_test_runner PUBLIC Qt6::Gui)
endif()

# Target that builds the programs used only by the thorough tests. The default target does not build
# them.
add_custom_target(thorough)

function(downpile_add_tests component)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LIBRARIES;DEFINITIONS")
  set(target ${component}-tests)
  downpile_add_test_program(${target} "${arg_SOURCES}" "${arg_LIBRARIES}" "${arg_DEFINITIONS}")
  if("downpile_app" IN_LIST arg_LIBRARIES)
    target_link_libraries(${target} PRIVATE downpile_window_test_runner)
  else()
    target_link_libraries(${target} PRIVATE downpile_test_runner)
  endif()
  downpile_write_meta_objects(${target} ${arg_SOURCES})

  # After each build, ListTests.cmake writes the test classes of the program to a file, which ctest
  # includes.
  set(list "${CMAKE_CURRENT_BINARY_DIR}/${target}.cmake")
  add_custom_command(
    TARGET ${target} POST_BUILD
    COMMAND ${CMAKE_COMMAND} -D COMPONENT=${component} -D "PROGRAM=$<TARGET_FILE:${target}>" -D
            "HOME=${downpile_private_home}" -D "ENVIRONMENT=${downpile_test_environment}" -D
            "LIST=${list}" -P "${PROJECT_SOURCE_DIR}/cmake/ListTests.cmake"
    VERBATIM)
  set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES "${list}.include")
  file(WRITE "${list}.include"
       "if(EXISTS \"${list}\")\n  include(\"${list}\")\nelse()\n  add_test(${component}.not-built ${target})\nendif()\n")
endfunction()

function(downpile_add_qml_tests component)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "MAIN" "FILES;LIBRARIES;DEFINITIONS;THOROUGH")
  set(target ${component}-tests)
  downpile_add_test_program(${target} "${arg_MAIN}" "${arg_LIBRARIES};Qt6::QuickTest" "${arg_DEFINITIONS}")
  downpile_write_meta_objects(${target} ${arg_MAIN})
  foreach(file IN LISTS arg_FILES)
    get_filename_component(name "${file}" NAME_WE)
    string(REGEX REPLACE "^tst_" "" name "${name}")
    set(thorough ${arg_THOROUGH})
    add_test(NAME ${component}.${name} COMMAND "${downpile_private_home}" $<TARGET_FILE:${target}> -input "${file}")
    set_tests_properties(${component}.${name} PROPERTIES TIMEOUT 600 COST 20 LABELS ${component}
                         ENVIRONMENT "${downpile_test_environment}")
    list(FILTER thorough INCLUDE REGEX "^${name}=")
    if(thorough)
      string(REGEX REPLACE ".*=" "" seconds "${thorough}")
      set(name ${component}.${name}.thorough)
      add_test(NAME ${name} COMMAND "${downpile_private_home}" $<TARGET_FILE:${target}> -input "${file}" --thorough)
      set_tests_properties(${name} PROPERTIES TIMEOUT 3600 COST ${seconds} LABELS "${component};thorough"
                           ENVIRONMENT "${downpile_test_environment}")
    endif()
  endforeach()
endfunction()

function(downpile_add_test_program target sources libraries definitions)
  add_executable(${target} ${sources})
  target_link_libraries(${target} PRIVATE downpile_options ${libraries} Qt6::Test downpile_test_options)
  target_compile_definitions(${target} PRIVATE ${definitions})
  set_target_properties(${target} PROPERTIES AUTOMOC OFF)
  if(DOWNPILE_SHARE_HEADERS)
    downpile_group_tests(${target})
    # Sources that are compiled as a group are included in one generated source. GCC takes them for
    # headers and warns about their unnamed namespaces.
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
  endif()
endfunction()

# Compiles the tests in groups of up to 24 files. A group has tests of one game or tests of none,
# because tests of the same game instantiate the same templates. Under sanitizers, files take two or
# three times as long, so the groups are smaller: otherwise one processor would wait for the other.
function(downpile_group_tests target)
  set(most 24)
  if(DOWNPILE_SANITIZE)
    set(most 6)
  endif()
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "^[^/].*\\.cpp$")
  foreach(source IN LISTS sources)
    string(REGEX MATCH "life|three_up_three_down|ultimate_loser|underwear|up_and_down" game "${source}")
    math(EXPR count_${game} "${count_${game}} + 1")
    math(EXPR part "(${count_${game}} - 1) / ${most}")
    set_property(SOURCE ${source} PROPERTY UNITY_GROUP "${game}_${part}")
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

# Runs moc for sources that include their own meta-objects as FILE.moc. For each test, CMake's
# AUTOMOC would take half as long as the compiler. moc is called without include paths, so it reads
# only the file itself, which is enough for test classes.
function(downpile_write_meta_objects target)
  find_package(Qt6 ${downpile_qt_version} REQUIRED COMPONENTS CoreTools)
  set(folder "${CMAKE_CURRENT_BINARY_DIR}/${target}_moc")
  set(commands)
  foreach(source IN LISTS ARGN)
    get_filename_component(name "${source}" NAME_WE)
    get_filename_component(source "${source}" ABSOLUTE)
    file(STRINGS "${source}" includes REGEX "^#include \"${name}\\.moc\"")
    if(includes)
      add_custom_command(
        OUTPUT "${folder}/${name}.moc"
        COMMAND Qt6::moc -o "${folder}/${name}.moc" "${source}"
        DEPENDS "${source}"
        VERBATIM)
      target_sources(${target} PRIVATE "${folder}/${name}.moc")
    endif()
  endforeach()
  file(MAKE_DIRECTORY "${folder}")
  target_include_directories(${target} PRIVATE "${folder}")
endfunction()
