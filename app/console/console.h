// SPDX-License-Identifier: GPL-3.0-or-later
// The program downpile-cli as a function of its command line and streams. Tests call it without a
// separate process.
#pragma once

#include <QStringList>
#include <iosfwd>

namespace downpile {

enum ExitStatus : int {
  kExitGood = 0,
  kExitRefused = 1,  // the rules forbid a move, or a check failed; the output says why
  kExitNoSense = 2,  // invalid arguments or input; one line on standard error says why
  // Stopped early, for example by Ctrl-C. Shells use the same exit status for SIGINT. The output
  // contains the results up to the stop, if there are any.
  kExitInterrupted = 130,
};

// Runs downpile-cli; `words` begins with the program's name. A QCoreApplication must exist.
int runConsole(const QStringList& words, std::istream& input, std::ostream& output,
               std::ostream& errors);

}  // namespace downpile
