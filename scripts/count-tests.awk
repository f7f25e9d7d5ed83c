# SPDX-License-Identifier: GPL-3.0-or-later
#
# Reads ctest's LastTest.log of one or more build folders. Prints "N passed, N failed" as its last
# line. Exits with 1 if a test failed or none passed. Counts each test function, and each row of a
# data-driven test function. initTestCase and cleanupTestCase count only if they fail. A program
# that is not a Qt test counts as one test. A program that fails without a failed function, or does
# not finish, counts as one more failure.

/^[0-9]+\/[0-9]+ Testing: / {
  in_program = 1
  is_qt_test = is_complete = has_command = program_passed = program_failed = 0
}
!in_program { next }

/^Command: "[^"]/ { has_command = 1 }
/^\*+ Start testing of / { is_qt_test = 1; is_complete = 0 }
/^Totals: [0-9]+ passed, / { is_complete = 1 }
/^PASS +: / && !/::(initTestCase|cleanupTestCase)\(\)$/ { program_passed++ }
/^(FAIL!|XPASS) +: / { program_failed++ }
/^SKIP +: / { skipped++ }

/^Test (Passed|Failed)\.$/ {
  succeeded = has_command && /Passed/
  if (!succeeded && (!is_complete || program_failed == 0)) program_failed++
  if (succeeded && !is_qt_test) program_passed++
  passed += program_passed
  failed += program_failed
  in_program = 0
}

END {
  if (skipped) printf "%d skipped\n", skipped
  printf "%d passed, %d failed\n", passed, failed
  exit failed > 0 || passed == 0
}
