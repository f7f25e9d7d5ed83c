// SPDX-License-Identifier: GPL-3.0-or-later
// Names of external bots, in place of a bot name: `exec:PROGRAM`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace downpile {

inline constexpr std::string_view kExternalPrefix = "exec:";

// Command of an external bot: the program, followed by its arguments.
using CommandWords = std::vector<std::string>;

inline bool isExternalName(std::string_view name) { return name.starts_with(kExternalPrefix); }

// Returns a phrase for the error about an unknown bot: a program with this name is written
// `exec:NAME`.
std::string externalNameHint(std::string_view name);

// Splits the text after the prefix `exec:` into words, as a shell does: at spaces, with single and
// double quotes and backslashes. `~/` at the start of a word is replaced by the home folder.
// Returns no words if the prefix is missing, the text is empty, or a quote is not closed.
CommandWords commandWords(std::string_view name);

// Reason why a program cannot be started. A program name without a slash is searched in PATH.
enum class CommandFault { none, noWords, missing, notExecutable };
CommandFault faultOf(const CommandWords& words);

// Returns the reason why the program cannot be started, as a sentence without a full stop, or an
// empty text if it can be started.
std::string externalBotRefusal(std::string_view name);

}  // namespace downpile
