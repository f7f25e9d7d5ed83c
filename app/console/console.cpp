// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/console.h"

#include <unistd.h>

#include <algorithm>
#include <exception>
#include <iostream>
#include <istream>
#include <new>
#include <ostream>
#include <string>

#include "arena/parallel.h"
#include "console/arena_report.h"
#include "console/arguments.h"
#include "console/bench.h"
#include "console/bot_check.h"
#include "console/catalog_report.h"
#include "console/hint.h"
#include "console/input.h"
#include "console/interruption.h"
#include "console/json.h"
#include "console/learn_report.h"
#include "console/long_work.h"
#include "console/position.h"
#include "console/progress.h"
#include "console/report.h"
#include "console/review_report.h"
#include "console/rules_page.h"
#include "console/rules_text.h"
#include "console/show.h"
#include "console/study_page.h"
#include "console/study_report.h"
#include "console/trace.h"
#include "console/tune_report.h"
#include "console/verify.h"
#include "rules/json_text.h"

namespace downpile {

namespace {

// Reads a position from JSON. Reads up to one byte more than the maximum size, to detect a longer
// input.
Position readPositionFrom(std::istream& input) {
  return readPosition(parseJson(readAll(input, kMaxJsonBytes + 1)));
}

void printLine(std::ostream& output, const Value& value) {
  std::string line;
  writeJson(line, value);
  output << line << '\n';
}

// Returns the text as one line of limited length. An error text may contain names from the input,
// which can be long or contain line feeds.
std::string oneLine(std::string text) {
  constexpr std::size_t kLongest = 300;
  if (text.size() > kLongest) {
    std::size_t end = kLongest;
    const auto isInside = [&] { return (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U; };
    // Cuts the text between two characters, never between the bytes of one UTF-8 character.
    while (end > 0 && isInside()) --end;
    text = text.substr(0, end) + "...";
  }
  std::replace_if(
      text.begin(), text.end(), [](char c) { return (c >= 0 && c < ' ') || c == '\x7f'; }, ' ');
  return text;
}

// Returns true if error messages go to a terminal instead of a file or a test.
bool isTerminal(const std::ostream& errors) {
  return &errors == &std::cerr && isatty(STDERR_FILENO) == 1;
}

void printError(std::ostream& errors, const InputError& error) {
  errors << "downpile-cli: " << oneLine(error.what()) << '\n';
}

// Verifies all records, even after a failure; returns the worst exit status.
int verifyRecords(const QStringList& records, std::istream& input, std::ostream& output,
                  std::ostream& errors) {
  int status = kExitGood;
  for (const QString& record : records) {
    try {
      const Verification verdict = verifyRecord(readRecordInput(record, input));
      output << verdict.text;
      if (!verdict.good) status = std::max<int>(status, kExitRefused);
    } catch (const InputError& error) {
      printError(errors, error);
      status = kExitNoSense;
    }
  }
  return status;
}

// Runs a task with progress reports on `errors`, until its end or Ctrl-C. work(LongWork&) prints
// the result and returns the exit status. Returns this status, or kExitInterrupted if the task was
// stopped early.
template <class Work>
int runLong(std::ostream& errors, Work&& work) {
  const Interruption interruption;
  Progress progress(errors, isTerminal(errors));
  LongWork longWork{progress, interruption.token()};
  try {
    const int status = work(longWork);
    return longWork.isCutShort ? kExitInterrupted : status;
  } catch (const Stopped&) {
    return kExitInterrupted;  // the work was stopped before there was a result
  }
}

int printHint(const Arguments& arguments, std::istream& input, std::ostream& output) {
  if (arguments.records.empty()) {
    output << indentedJson(hintFor(*readPositionFrom(input).game, arguments));
    return kExitGood;
  }
  const Hinted hinted = hintIn(readRecordInput(arguments.records.front(), input), arguments);
  output << hinted.text;
  return hinted.good ? kExitGood : kExitRefused;
}

void printStudy(const Arguments& arguments, LongWork& work, std::ostream& output) {
  const Seed seed = arguments.seed.value_or(Seed::random());
  if (arguments.study.json) {
    printLine(output, studyReport(arguments, seed, work));
  } else {
    const auto write = arguments.study.page   ? &studyPage
                       : arguments.study.each ? &singleRulesText
                                              : &studyText;
    output << write(arguments, seed, work);
  }
}

int run(const Arguments& arguments, std::istream& input, std::ostream& output,
        std::ostream& errors) {
  switch (arguments.verb) {
    case ConsoleVerb::print:
      output << arguments.text;
      return kExitGood;
    case ConsoleVerb::games:
      output << indentedJson(catalogReport());
      return kExitGood;
    case ConsoleVerb::rules:
      output << (arguments.markdown
                     ? rulesPage(*arguments.game->info)
                     : rulesText(*arguments.game->info, arguments.options, arguments.players));
      return kExitGood;
    case ConsoleVerb::trace:
      return runLong(errors, [&](LongWork& work) {
        traceGame(arguments, arguments.seed.value_or(Seed::random()), work,
                  [&](std::string_view line) {
                    // Stops the game if the output cannot be written, for example because its
                    // reader has ended. The exception ends the external bots before this program
                    // ends.
                    if (!(output << line << '\n')) throw Stopped();
                  });
        return kExitGood;
      });
    case ConsoleVerb::moves:
      printLine(output, legalReport(*readPositionFrom(input).game));
      return kExitGood;
    case ConsoleVerb::apply: {
      Position position = readPositionFrom(input);
      const Outcome outcome =
          applyMove(position, arguments.playerAndMove, arguments.seed.value_or(Seed::random()));
      printLine(output, outcome.report);
      return outcome.refused ? kExitRefused : kExitGood;
    }
    case ConsoleVerb::verify:
      return verifyRecords(arguments.records, input, output, errors);
    case ConsoleVerb::show: {
      const Shown shown = showRecord(readRecordInput(arguments.records.front(), input),
                                     arguments.viewer, arguments.moves);
      output << shown.text;
      return shown.good ? kExitGood : kExitRefused;
    }
    case ConsoleVerb::hint:
      return printHint(arguments, input, output);
    case ConsoleVerb::review: {
      const RecordInput record = readRecordInput(arguments.records.front(), input);
      return runLong(errors, [&](LongWork& work) {
        const Reviewed reviewed = reviewRecord(record, arguments, work);
        output << reviewed.text;
        return reviewed.good ? kExitGood : kExitRefused;
      });
    }
    case ConsoleVerb::bench:
      printLine(output, benchReport(arguments));
      return kExitGood;
    case ConsoleVerb::arena:
      return runLong(errors, [&](LongWork& work) {
        printLine(output, arenaReport(arguments, arguments.seed.value_or(Seed::random()), work));
        return kExitGood;
      });
    case ConsoleVerb::botCheck:
      return runLong(errors, [&](LongWork& work) {
        const BotVerdict verdict =
            checkBot(arguments, arguments.seed.value_or(Seed::random()), work);
        output << verdict.text;
        return verdict.good ? kExitGood : kExitRefused;
      });
    case ConsoleVerb::study:
      return runLong(errors, [&](LongWork& work) {
        printStudy(arguments, work, output);
        return kExitGood;
      });
    case ConsoleVerb::tune:
      return runLong(errors, [&](LongWork& work) {
        output << tunedFile(arguments, arguments.seed.value_or(Seed::random()), work);
        return kExitGood;
      });
    case ConsoleVerb::learn:
      return runLong(errors, [&](LongWork& work) {
        output << learnedFile(arguments, arguments.seed.value_or(Seed::random()), work);
        return kExitGood;
      });
  }
  return kExitGood;
}

}  // namespace

int runConsole(const QStringList& words, std::istream& input, std::ostream& output,
               std::ostream& errors) {
  try {
    const int status = run(parseArguments(words), input, output, errors);
    if (!output.flush()) throw InputError("cannot write the output");
    return status;
  } catch (const InputError& error) {
    printError(errors, error);
  } catch (const std::bad_alloc&) {
    errors << "downpile-cli: there is not enough memory for this input\n";
  } catch (const std::exception& error) {
    errors << "downpile-cli: " << error.what() << '\n';
  }
  return kExitNoSense;
}

}  // namespace downpile
