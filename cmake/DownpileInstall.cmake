# SPDX-License-Identifier: GPL-3.0-or-later
#
# What `cmake --install` puts where, by the Filesystem Hierarchy Standard and the freedesktop.org
# specifications.

set(downpile_id org.downpile.Downpile)
set(downpile_desktop "${PROJECT_SOURCE_DIR}/resources/desktop")

foreach(program downpile downpile-cli)
  if(TARGET ${program})
    install(TARGETS ${program} RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
  endif()
  configure_file("${downpile_desktop}/${program}.6.in"
                 "${PROJECT_BINARY_DIR}/man/${program}.6" @ONLY)
  install(FILES "${PROJECT_BINARY_DIR}/man/${program}.6" DESTINATION "${CMAKE_INSTALL_MANDIR}/man6")
endforeach()

install(FILES "${downpile_desktop}/${downpile_id}.desktop"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/applications")
install(FILES "${downpile_desktop}/${downpile_id}.metainfo.xml"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/metainfo")
install(FILES "${PROJECT_SOURCE_DIR}/resources/art/${downpile_id}.svg"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps")
install(FILES "${PROJECT_SOURCE_DIR}/README.md" "${PROJECT_SOURCE_DIR}/LICENSE"
        DESTINATION "${CMAKE_INSTALL_DOCDIR}")
