# SPDX-License-Identifier: GPL-3.0-or-later
#
#   cmake -D CLI=... -P check_wrong_pages.cmake
#
# Tests the other checks of this folder. Each of them must fail and report the mistakes, either on
# wrong.md or on this folder, which has no rule pages.
cmake_policy(VERSION 3.25)
set(pages "${CMAKE_CURRENT_LIST_DIR}")

# expect(<check> <regular expression> <definition>...): runs a check on wrong.md. The check must
# fail, and its output must match the regular expression.
function(expect check expected)
  execute_process(COMMAND ${CMAKE_COMMAND} ${ARGN} -P "${pages}/check_${check}.cmake" "${pages}/wrong.md"
                  RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(status EQUAL 0 OR NOT output MATCHES "${expected}")
    message(SEND_ERROR "check_${check}: status ${status}, output:\n${output}")
  endif()
endfunction()

expect(pages "not in core/games/all_games.h:.*no such file: core/games/all_gamse.h.*no such file: core/games/ID/rules.h.*no such file: missing.md.*no such heading: #anywhere.*no such heading: ../../CONTRIBUTING.md#anywhere.*6 mistakes")
expect(rules "rules underwear --markdown > .*/underwear.md.*README.md does not name U1 to U19.*does not describe deal, a field of the states of underwear.*no such game: .*/wrong.md" -D "CLI=${CLI}" -D "FOLDER=${pages}")
expect(study "wrong.md: has .# A page with six mistakes. but the program writes .# What house rules do." -D "CLI=${CLI}")
expect(examples "wrong.md: downpile-cli moves <.*prints.*game is missing.*1 mistakes" -D "CLI=${CLI}")
