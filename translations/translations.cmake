# SPDX-License-Identifier: GPL-3.0-or-later
#
# The languages of the user interface. Translators edit downpile_<code>.ts. The build compiles these
# to .qm files, which are resources of the program at :/i18n. `cmake --build <folder> --target
# update_translations` updates the .ts files from the sources. English contains plural forms only.

set(downpile_languages de en)
set(downpile_qm_files)
foreach(language IN LISTS downpile_languages)
  set(ts "${PROJECT_SOURCE_DIR}/translations/downpile_${language}.ts")
  set(qm "${CMAKE_CURRENT_BINARY_DIR}/i18n/downpile_${language}.qm")
  add_custom_command(
    OUTPUT "${qm}"
    COMMAND ${CMAKE_COMMAND} -E make_directory "${CMAKE_CURRENT_BINARY_DIR}/i18n"
    COMMAND Qt6::lrelease -silent "${ts}" -qm "${qm}"
    DEPENDS "${ts}"
    VERBATIM)
  list(APPEND downpile_qm_files "${qm}")
endforeach()
qt_add_resources(downpile_app downpile_i18n PREFIX /i18n BASE "${CMAKE_CURRENT_BINARY_DIR}/i18n"
                 FILES ${downpile_qm_files})

# Lists the sources that contain texts to translate. The update script finds the sources in core/ by
# itself.
set(downpile_translated ${downpile_app_sources} ${downpile_game_sources})
list(TRANSFORM downpile_translated PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/")
list(TRANSFORM downpile_qml PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/" OUTPUT_VARIABLE downpile_translated_qml)
list(APPEND downpile_translated ${downpile_translated_qml} ${downpile_network_sources} "${CMAKE_CURRENT_SOURCE_DIR}/main.cpp")
list(JOIN downpile_translated "\n" downpile_translated)
set(downpile_translated_list "${CMAKE_CURRENT_BINARY_DIR}/i18n/sources.lst")
file(WRITE "${downpile_translated_list}" "${downpile_translated}\n")

set(downpile_update ${CMAKE_COMMAND} -D "LUPDATE=$<TARGET_FILE:Qt6::lupdate>" -D "LIST=${downpile_translated_list}")
set(downpile_update_script -P "${PROJECT_SOURCE_DIR}/translations/update.cmake")
add_custom_target(
  update_translations
  COMMAND ${downpile_update} -D "FOLDER=${CMAKE_CURRENT_BINARY_DIR}/i18n/core" ${downpile_update_script}
  COMMENT "Collecting texts for translation"
  VERBATIM)
# Command of a test that fails if the .ts files are out of date.
set_property(GLOBAL PROPERTY downpile_check_translations ${downpile_update} -D CHECK=ON -D
                             "FOLDER=${CMAKE_CURRENT_BINARY_DIR}/i18n/check" ${downpile_update_script})
