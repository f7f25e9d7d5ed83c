// SPDX-License-Identifier: GPL-3.0-or-later
// External bots of the user (docs/bot-protocol.md). A record knows each by a name only. The command
// behind the name is a setting of this computer, so a record can start only programs chosen here.
#pragma once

#include <QString>
#include <span>
#include <string>
#include <string_view>

#include "record/record.h"

namespace downpile {

class Settings;

// Level of all external bots. The kind of an external bot is this level, a colon and the bot's
// name: `program:counter.py`. If no bot is chosen yet, the kind is the level alone.
inline constexpr std::string_view kExternalLevel = "program";

bool isExternalBot(std::string_view kind);

// Returns the title of the level of external bots, translated.
QString externalBotTitle();
// Returns the name of the external bot, made safe to show: `kind` may come from another computer.
QString externalBotName(std::string_view kind);

// Returns the command of the external bot of this kind, or an empty text if this computer's
// settings do not have it.
QString externalBotCommand(const Settings& settings, std::string_view kind);

// Stores a command in the settings and returns its kind, which contains the name of the program's
// file.
std::string externalBotKind(Settings& settings, const QString& command);

// Returns the command for starting this file: its path, with spaces, quotes and backslashes
// escaped.
QString commandOfFile(const QString& path);

// Returns translated sentences about the seats whose external bots cannot play on this computer, or
// an empty text. Built-in computer players take these seats.
QString missingExternalBots(const Settings& settings, std::span<const Seat> seats);

// Returns a translated sentence with the reason why the external bot of this kind cannot play, or
// an empty text.
QString externalBotProblem(const Settings& settings, std::string_view kind);

}  // namespace downpile
