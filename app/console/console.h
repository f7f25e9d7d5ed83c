// SPDX-License-Identifier: GPL-3.0-or-later
// The program downpile-cli without its process: words in, text out, an exit status.
#pragma once

#include <QStringList>
#include <iosfwd>

namespace downpile {

enum ExitStatus : int {
  kExitGood = 0,
  kExitRefused = 1,  // the rules forbid a move; which and why is on the output
  kExitNoSense = 2,  // the arguments or the input make no sense; why is one line on the errors
  kExitInterrupted = 130,  // as shells say of SIGINT; what was done until then is on the output
};

// `words` begins with the program's name. A QCoreApplication must exist.
int runConsole(const QStringList& words, std::istream& input, std::ostream& output,
               std::ostream& errors);

}  // namespace downpile
