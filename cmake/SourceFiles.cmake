# SPDX-License-Identifier: GPL-3.0-or-later
#
# Run by CPack for the source tarball: what the last commit holds, nothing else.

execute_process(
  COMMAND git -C "${CPACK_DOWNPILE_SOURCE}" archive --format=tar HEAD
  COMMAND ${CMAKE_COMMAND} -E chdir "${CMAKE_INSTALL_PREFIX}" ${CMAKE_COMMAND} -E tar x /dev/stdin
  COMMAND_ERROR_IS_FATAL ANY)
