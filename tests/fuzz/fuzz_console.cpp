// SPDX-License-Identifier: GPL-3.0-or-later
// Runs downpile-cli on a position. The first line is a player's move for `apply`, or empty for
// `moves`; the rest is standard input. The answer is always one line of JSON or one line with an
// error.
#include <QCoreApplication>
#include <algorithm>
#include <sstream>

#include "bytes.h"
#include "console/console.h"
#include "console/json.h"
#include "lines.h"
#include "rules/json_text.h"
#include "target.h"

using namespace downpile;
using namespace downpile::test;

namespace {

struct Reply {
  int status = 0;
  std::string output;
  std::string errors;
};

Reply ask(const QStringList& words, const std::string& input) {
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream errors;
  const int status = runConsole(QStringList{"downpile-cli"} + words, in, out, errors);
  return {status, out.str(), errors.str()};
}

bool isOneLine(const std::string& text) {
  return !text.empty() && std::count(text.begin(), text.end(), '\n') == 1 && text.back() == '\n';
}

// A state printed by `apply` is accepted as input.
void askAgain(const Value& position, const Value& answer) {
  Value::Object next;
  for (const auto& [name, value] : std::get<Value::Object>(position.data)) {
    next.emplace_back(name, name == "state" ? *answer.find("state") : value);
  }
  std::string text;
  writeJson(text, Value(std::move(next)));
  const Reply again = ask({"moves"}, text);
  require(again.status == kExitGood, "a printed state is refused");
}

}  // namespace

int FUZZ_TARGET(console)(const std::uint8_t* data, std::size_t size) {
  startEvents();
  const std::string text(reinterpret_cast<const char*>(data), size);
  const auto end = std::min(text.find('\n'), text.size());
  const std::string move = text.substr(0, end);
  const std::string input = text.substr(std::min(end + 1, text.size()));
  // A single word with a leading dash would be read as an option.
  const bool option = move.starts_with('-') && move.find(' ') == std::string::npos;
  const QString word = QString::fromStdString(option ? ' ' + move : move);
  const Reply answer =
      ask(move.empty() ? QStringList{"moves"} : QStringList{"apply", "--seed", "1", word}, input);
  if (answer.status == kExitNoSense) {
    require(answer.output.empty() && isOneLine(answer.errors), "the error is not one line");
    return 0;
  }
  require(answer.status == kExitGood || answer.status == kExitRefused, "an unknown exit status");
  require(answer.errors.empty() && isOneLine(answer.output), "the answer is not one line");
  const Value report = parseJson(answer.output);
  require(!move.empty() || answer.status == kExitGood, "moves were refused");
  if (move.empty()) return 0;
  require((report.find("refused") != nullptr) == (answer.status == kExitRefused),
          "the exit status does not match the report");
  if (answer.status == kExitGood) askAgain(parseJson(input), report);
  return 0;
}
