// SPDX-License-Identifier: GPL-3.0-or-later
// External bots of the user (docs/bot-protocol.md). A record knows each by a name only. The command
// behind the name is a setting of this computer, so a record cannot start a program that was not
// chosen here.
#pragma once

#include <QString>
#include <span>
#include <string>
#include <string_view>

#include "record/record.h"

namespace downpile {

class Settings;

// Level of external bots: `program:counter.py`, or `program` if none is chosen yet.
inline constexpr std::string_view kExternalLevel = "program";

bool isExternalBot(std::string_view kind);

// Returns the title of the level of external bots, translated.
QString externalBotTitle();
// Name of the external bot, fit for display: the kind may come from another computer.
QString externalBotName(std::string_view kind);

// Returns the command of the external bot of this kind, or an empty text if it is unknown here.
QString externalBotCommand(const Settings& settings, std::string_view kind);

// Remembers a command and returns its kind, which has the name of the program's file.
std::string externalBotKind(Settings& settings, const QString& command);

// Returns the command for a chosen file.
QString commandOfFile(const QString& path);

// Returns sentences about the seats that a computer player takes because their external bots are
// not on this computer; or an empty text. Translated.
QString missingExternalBots(const Settings& settings, std::span<const Seat> seats);

// Returns a sentence about why the external bot of this kind cannot play, or an empty text.
// Translated.
QString externalBotProblem(const Settings& settings, std::string_view kind);

}  // namespace downpile
