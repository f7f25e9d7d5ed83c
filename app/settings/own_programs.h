// SPDX-License-Identifier: GPL-3.0-or-later
// Programs of the person's own that play (docs/bot-protocol.md). Records know each by a name and no
// more; which command the name stands for is a setting of this computer, so that no record can have
// anything started that was not chosen here.
#pragma once

#include <QString>
#include <span>
#include <string>
#include <string_view>

#include "record/record.h"

namespace downpile {

class Settings;

// Their level, as bots have one: `program:counter.py`, or `program` where none is chosen yet.
inline constexpr std::string_view kProgramLevel = "program";

bool isOwnProgram(std::string_view kind);

// What this level is called. Translated.
QString programTitle();
// What a program of this kind is called, fit to be shown: others can have written the kind.
QString programName(std::string_view kind);

// The command that a computer player of this kind stands for; empty where none is known.
QString programCommand(const Settings& settings, std::string_view kind);

// The kind of the program with this command, which is remembered: its name is that of its file.
std::string programKind(Settings& settings, const QString& command);

// The command for a file that was chosen.
QString commandOfFile(const QString& path);

// In sentences, which of these seats a computer player takes since their programs are not here;
// empty where all are. Translated.
QString missingPrograms(const Settings& settings, std::span<const Seat> seats);

// Why the program of this kind cannot play, in a sentence; empty where it can. Translated.
QString programProblem(const Settings& settings, std::string_view kind);

}  // namespace downpile
