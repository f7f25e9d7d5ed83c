# SPDX-License-Identifier: GPL-3.0-or-later
#
# Updates the .ts files from the sources with LUPDATE. LIST names the sources in app/ and network/.
# The sources of the core that contain texts are copied into FOLDER. With CHECK the .ts files stay
# unchanged, and the script fails if they are out of date.

get_filename_component(root "${CMAKE_CURRENT_LIST_DIR}" DIRECTORY)
file(GLOB_RECURSE SOURCES "${root}/core/games/*.cpp" "${root}/core/bots/*.cpp" "${root}/core/review/*.cpp" "${root}/core/study/*.cpp")
include("${CMAKE_CURRENT_LIST_DIR}/write_out_macros.cmake")

file(GLOB languages "${CMAKE_CURRENT_LIST_DIR}/downpile_*.ts")
foreach(ts IN LISTS languages)
  string(REGEX REPLACE ".*/downpile_(.*)\\.ts" "\\1" language "${ts}")
  set(updated "${ts}")
  if(CHECK)
    set(updated "${FOLDER}/downpile_${language}.ts")
    file(COPY_FILE "${ts}" "${updated}")
  endif()
  set(plurals)
  if(language STREQUAL "en")
    set(plurals -pluralonly)
  endif()
  # lupdate needs the include folders: the context of a text is the name of its class, with the
  # namespace that the header gives.
  execute_process(
    COMMAND "${LUPDATE}" -silent -locations none -no-obsolete ${plurals} -I "${root}/app" -I "${root}/core" -I "${root}/network"
            "@${LIST}" "${FOLDER}" -target-language ${language} -ts "${updated}"
    COMMAND_ERROR_IS_FATAL ANY)
  file(SHA256 "${ts}" now)
  file(SHA256 "${updated}" wanted)
  if(NOT now STREQUAL wanted)
    message(SEND_ERROR "downpile_${language}.ts is out of date: build update_translations, then translate")
  endif()
endforeach()
