# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs files by the Filesystem Hierarchy Standard and the freedesktop.org specifications. Each
# component is one of the packages in DownpilePackage.cmake, except for `pages`. This component
# contains the documents for an installation without packages.

set(downpile_id org.downpile.Downpile)
set(downpile_resources "${PROJECT_SOURCE_DIR}/resources")
set(downpile_desktop "${downpile_resources}/desktop")
set(downpile_hicolor "${CMAKE_INSTALL_DATADIR}/icons/hicolor")

# downpile_install_program(<component> <program> <folder> <section>): installs a program and its
# manual pages in English and German. <folder> contains the sources of the manual pages; <section>
# is their section of the manual, such as 6.
function(downpile_install_program component program folder section)
  install(TARGETS ${program} RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT ${component})
  foreach(language IN ITEMS "" de)
    string(REGEX REPLACE "(.+)" ".\\1" suffix "${language}")
    set(page "${PROJECT_BINARY_DIR}/man/${language}/${program}.${section}")
    configure_file("${folder}/${program}${suffix}.${section}.in" "${page}" @ONLY)
    install(FILES "${page}" DESTINATION "${CMAKE_INSTALL_MANDIR}/${language}/man${section}"
            COMPONENT ${component})
  endforeach()
endfunction()

downpile_install_program(server downpile-server "${downpile_resources}/server" 8)
install(FILES "${downpile_resources}/server/downpile-server.service"
        DESTINATION lib/systemd/system COMPONENT server)
if(NOT DOWNPILE_BUILD_APP)
  return()
endif()

downpile_install_program(table downpile "${downpile_desktop}" 6)
downpile_install_program(console downpile-cli "${downpile_desktop}" 6)

# The program downpile finds its sounds by a path relative to its own folder, so that it can be
# installed anywhere.
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
