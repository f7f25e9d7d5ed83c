// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/external_name.h"

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <optional>
#include <sstream>
#include <system_error>

namespace downpile {

namespace {

bool isExecutable(const std::string& path) {
  std::error_code error;
  return std::filesystem::is_regular_file(path, error) && ::access(path.c_str(), X_OK) == 0;
}

bool isInPath(const std::string& program) {
  const char* path = std::getenv("PATH");
  std::istringstream folders(path == nullptr ? "" : path);
  for (std::string folder; std::getline(folders, folder, ':');) {
    if (isExecutable(folder + '/' + program)) return true;
  }
  return false;
}

}  // namespace

std::string externalNameHint(std::string_view name) {
  return "a program is named exec:" + std::string(name);
}

CommandWords commandWords(std::string_view name) {
  if (!isExternalName(name)) return {};
  name.remove_prefix(kExternalPrefix.size());
  CommandWords words;
  std::optional<std::string> word;
  char quote = 0;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const char c = name[i];
    if (c == '\\' && quote != '\'' && i + 1 < name.size()) {
      word = word.value_or("") + name[++i];
    } else if (quote == 0 && (c == '"' || c == '\'')) {
      quote = c;
      word = word.value_or("");
    } else if (quote != 0 && c == quote) {
      quote = 0;
    } else if (quote == 0 && c == ' ') {
      if (word) words.push_back(*word);
      word.reset();
    } else {
      word = word.value_or("") + c;
    }
  }
  if (quote != 0) return {};
  if (word) words.push_back(*word);
  const char* home = std::getenv("HOME");
  for (std::string& each : words) {
    if (each.starts_with("~/") && home != nullptr) each.replace(0, 1, home);
  }
  return words;
}

CommandFault faultOf(const CommandWords& words) {
  if (words.empty() || words.front().empty()) return CommandFault::noWords;
  const std::string& program = words.front();
  const bool isPath = program.find('/') != std::string::npos;
  if (isPath ? isExecutable(program) : isInPath(program)) return CommandFault::none;
  std::error_code error;
  return isPath && std::filesystem::is_regular_file(program, error) ? CommandFault::notExecutable
                                                                    : CommandFault::missing;
}

std::string externalBotRefusal(std::string_view name) {
  const CommandWords words = commandWords(name);
  switch (faultOf(words)) {
    case CommandFault::none:
      return {};
    case CommandFault::noWords:
      return "'" + std::string(name) +
             "' does not name a program (exec:PROGRAM, or \"exec:PROGRAM ARGUMENT\" in quotes)";
    case CommandFault::missing:
      break;
    case CommandFault::notExecutable:
      return "'" + words.front() + "' is not an executable program (chmod +x makes it one)";
  }
  const std::string& program = words.front();
  if (program.find('/') == std::string::npos && isExecutable("./" + program)) {
    return "there is no program '" + program + "' in PATH (the one here is exec:./" + program + ")";
  }
  return "there is no program '" + program + "'";
}

}  // namespace downpile
