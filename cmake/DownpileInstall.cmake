# SPDX-License-Identifier: GPL-3.0-or-later
#
# What `cmake --install` puts where, by the Filesystem Hierarchy Standard and the freedesktop.org
# specifications. The components are the packages that DownpilePackage.cmake makes of it; `pages` is
# for who installs without a package.

set(downpile_id org.downpile.Downpile)
set(downpile_resources "${PROJECT_SOURCE_DIR}/resources")
set(downpile_desktop "${downpile_resources}/desktop")
set(downpile_hicolor "${CMAKE_INSTALL_DATADIR}/icons/hicolor")

# downpile_install_program(<component> <program>): with its manual pages, in all their languages.
function(downpile_install_program component program)
  install(TARGETS ${program} RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT ${component})
  foreach(language IN ITEMS "" de)
    string(REGEX REPLACE "(.+)" ".\\1" suffix "${language}")
    set(page "${PROJECT_BINARY_DIR}/man/${language}/${program}.6")
    configure_file("${downpile_desktop}/${program}${suffix}.6.in" "${page}" @ONLY)
    install(FILES "${page}" DESTINATION "${CMAKE_INSTALL_MANDIR}/${language}/man6"
            COMPONENT ${component})
  endforeach()
endfunction()

downpile_install_program(table downpile)
downpile_install_program(console downpile-cli)

# Beside the folder of programs: the table looks for them there, wherever all of it is put.
install(FILES ${downpile_sound_files} DESTINATION "${CMAKE_INSTALL_DATADIR}/downpile/sounds"
        COMPONENT table)
install(FILES "${downpile_desktop}/${downpile_id}.desktop"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/applications" COMPONENT table)
install(FILES "${downpile_desktop}/${downpile_id}.metainfo.xml"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/metainfo" COMPONENT table)
install(FILES "${downpile_desktop}/${downpile_id}.xml"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/mime/packages" COMPONENT table)
install(DIRECTORY "${PROJECT_BINARY_DIR}/icons/hicolor/" DESTINATION "${downpile_hicolor}"
        COMPONENT table)
install(FILES "${downpile_resources}/art/${downpile_id}.svg"
        DESTINATION "${downpile_hicolor}/scalable/apps" COMPONENT table)
install(FILES "${downpile_resources}/icons/${downpile_id}-symbolic.svg"
        DESTINATION "${downpile_hicolor}/symbolic/apps" COMPONENT table)
install(FILES "${downpile_resources}/icons/${downpile_id}.record.svg"
        DESTINATION "${downpile_hicolor}/scalable/mimetypes" COMPONENT table)
install(FILES "${PROJECT_SOURCE_DIR}/CHANGELOG.md" "${PROJECT_SOURCE_DIR}/LICENSE"
              "${PROJECT_SOURCE_DIR}/README.md"
        DESTINATION "${CMAKE_INSTALL_DOCDIR}" COMPONENT pages)
