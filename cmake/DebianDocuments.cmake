# SPDX-License-Identifier: GPL-3.0-or-later
#
# CPack runs this script before it makes the packages. The script adds the licence and the
# changelog, which Debian requires in each package. It compresses the changelog and the manual
# pages. It moves the programs for players to Debian's folder for games, usr/games.

if(NOT CPACK_GENERATOR STREQUAL "DEB")
  return() # nothing to do for the source tarball
endif()

# Converts CHANGELOG.md to the format of Debian's changelogs.
file(STRINGS "${CPACK_DOWNPILE_SOURCE}/CHANGELOG.md" lines ENCODING UTF-8)
set(changes "")
set(trailer "")
foreach(line IN LISTS lines)
  if(line MATCHES "^## ([0-9.]+) \\(([0-9-]+)\\)$")
    string(APPEND changes "${trailer}@PACKAGE@ (${CMAKE_MATCH_1}-${CPACK_DEBIAN_PACKAGE_RELEASE}) "
                          "unstable; urgency=medium\n\n")
    execute_process(COMMAND date --utc --rfc-email --date "${CMAKE_MATCH_2} 12:00"
                    OUTPUT_VARIABLE date
                    OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    set(trailer "\n -- ${CPACK_PACKAGE_CONTACT}  ${date}\n\n")
  elseif(line MATCHES "^- (.*)$")
    string(APPEND changes "  * ${CMAKE_MATCH_1}\n")
  elseif(line MATCHES "^  [^ ]" AND trailer)
    string(APPEND changes "  ${line}\n")
  endif()
endforeach()
string(APPEND changes "${trailer}")

function(compress file)
  execute_process(COMMAND gzip -9 --no-name --force "${file}" COMMAND_ERROR_IS_FATAL ANY)
endfunction()

foreach(component IN LISTS CPACK_COMPONENTS_ALL)
  string(TOUPPER ${component} COMPONENT)
  set(package ${CPACK_DEBIAN_${COMPONENT}_PACKAGE_NAME})
  set(root "${CPACK_TEMPORARY_DIRECTORY}/${component}${CPACK_PACKAGING_INSTALL_PREFIX}")
  if(NOT component STREQUAL "server")
    file(RENAME "${root}/bin" "${root}/games")
  endif()
  set(documents "${root}/share/doc/${package}")
  string(REPLACE "@PACKAGE@" ${package} text "${changes}")
  file(WRITE "${documents}/changelog.Debian" "${text}")
  file(COPY_FILE "${CPACK_DOWNPILE_SOURCE}/resources/packaging/copyright" "${documents}/copyright")
  file(CHMOD "${documents}/copyright" "${documents}/changelog.Debian"
       PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
  file(GLOB pages "${root}/share/man/man*/*" "${root}/share/man/*/man*/*")
  foreach(file IN LISTS pages ITEMS "${documents}/changelog.Debian")
    compress("${file}")
  endforeach()
endforeach()
