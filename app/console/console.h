// SPDX-License-Identifier: GPL-3.0-or-later
// The program downpile-cli without its process: command line in, text out, exit status.
#pragma once

#include <QStringList>
#include <iosfwd>

namespace downpile {

enum ExitStatus : int {
  kExitGood = 0,
  kExitRefused = 1,  // the rules forbid a move, or a check failed; the output says why
  kExitNoSense = 2,  // invalid arguments or input; one line on standard error says why
  // Stopped by Ctrl-C (SIGINT), with the exit status that shells use for it; the output has the
  // results until then.
  kExitInterrupted = 130,
};

// Runs downpile-cli; `words` begins with the program's name. A QCoreApplication must exist.
int runConsole(const QStringList& words, std::istream& input, std::ostream& output,
               std::ostream& errors);

}  // namespace downpile
