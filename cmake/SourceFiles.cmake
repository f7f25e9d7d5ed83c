# SPDX-License-Identifier: GPL-3.0-or-later
#
# CPack runs this script. It fills the source tarball with the files of the last commit and no other
# files.

if(CPACK_GENERATOR STREQUAL "DEB")
  return()
endif()
set(archive "${CPACK_TEMPORARY_DIRECTORY}.tar")
execute_process(COMMAND git -C "${CPACK_DOWNPILE_SOURCE}" archive --output "${archive}" HEAD
                COMMAND_ERROR_IS_FATAL ANY)
file(ARCHIVE_EXTRACT INPUT "${archive}" DESTINATION "${CPACK_TEMPORARY_DIRECTORY}")
file(REMOVE "${archive}")
