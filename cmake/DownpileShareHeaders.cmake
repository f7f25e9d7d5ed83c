# SPDX-License-Identifier: GPL-3.0-or-later
#
# Parsing headers takes most of the time of a full build. The files of a target are therefore
# compiled in groups (unity builds). Groups are faster than precompiled headers. A precompiled
# header of Qt takes 12 to 17 s of processor time. Loading it takes another half second for each
# object. The preset `dev` compiles each file by itself: this checks that each file includes the
# headers that it uses. Also, after a change only the changed file is compiled.

option(DOWNPILE_SHARE_HEADERS "Compile files in groups, which read each header once" ON)

get_target_property(downpile_moc Qt6::moc LOCATION)
configure_file("${PROJECT_SOURCE_DIR}/cmake/moc.in" "${PROJECT_BINARY_DIR}/moc" @ONLY)

# downpile_share_headers(<target> <files> [ALONE <file>...]): compiles the sources of the target in
# groups of about <files> files. Call it after the sources were added. If possible, the files of a
# folder are in the same group. A folder with more than <files> files is split. The files of a group
# share their anonymous namespaces. So files that define the same names are listed after ALONE; each
# of them is compiled by itself.
function(downpile_share_headers target most)
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "ALONE")
  set_target_properties(${target} PROPERTIES AUTOMOC_EXECUTABLE "${PROJECT_BINARY_DIR}/moc")
  if(NOT DOWNPILE_SHARE_HEADERS)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "^[^/].*\\.cpp$")
  list(REMOVE_ITEM sources ${arg_ALONE})
  set(folders)
  foreach(source IN LISTS sources)
    get_filename_component(folder "${source}" DIRECTORY)
    string(MAKE_C_IDENTIFIER "in_${folder}" folder)
    list(APPEND folders ${folder})
    list(APPEND ${folder} "${source}")
  endforeach()
  list(REMOVE_DUPLICATES folders)

  set(group 0)
  set(files 0)
  foreach(folder IN LISTS folders)
    list(LENGTH ${folder} count)
    math(EXPR together "${files} + ${count}")
    if(files AND together GREATER most)
      math(EXPR group "${group} + 1")
      set(files 0)
    endif()
    foreach(source IN LISTS ${folder})
      if(files EQUAL most)
        math(EXPR group "${group} + 1")
        set(files 0)
      endif()
      set_property(SOURCE ${source} PROPERTY UNITY_GROUP "files_${group}")
      math(EXPR files "${files} + 1")
    endforeach()
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
