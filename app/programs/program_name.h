// SPDX-License-Identifier: GPL-3.0-or-later
// How a program is named where the name of a computer player is asked for: `exec:PROGRAM`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace downpile {

inline constexpr std::string_view kProgramPrefix = "exec:";

// The program and its arguments.
using CommandWords = std::vector<std::string>;

inline bool isProgramName(std::string_view name) { return name.starts_with(kProgramPrefix); }

// What to say to somebody who named a program without the prefix.
std::string programIsMeant(std::string_view name);

// The words behind the prefix, as a shell would tell them apart: with spaces between them, a word
// with spaces in single or double quotes, what follows a backslash as it is; a word that begins
// with ~/ begins with the own folder. None where there is no word, or a quote is not closed.
CommandWords wordsOfProgram(std::string_view name);

// Why it cannot be started. A program without a slash is looked for where the shell would (PATH).
enum class ProgramFault { none, noWords, missing, notExecutable };
ProgramFault faultOf(const CommandWords& words);

// The same as a sentence without a full stop; empty where it can be started.
std::string programRefusal(std::string_view name);

}  // namespace downpile
