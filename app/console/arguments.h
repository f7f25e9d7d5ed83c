// SPDX-License-Identifier: GPL-3.0-or-later
// The command line of downpile-cli: the verb and its arguments. Everything that can be refused
// without playing is refused here, with one line that names the allowed values.
#pragma once

#include <QStringList>
#include <optional>
#include <string>
#include <vector>

#include "console/verbs.h"
#include "games/catalog.h"
#include "programs/dialogue.h"
#include "record/seed.h"
#include "rules/option.h"

namespace downpile {

// Arguments of `study` only.
struct StudyArguments {
  std::vector<OptionValues> sets;  // sets of house rules; empty with `page`
  std::string level;               // bot in every seat; empty if not given
  int games = 0;
  int skillGames = 0;
  bool each = false;
  bool json = false;
  bool page = false;  // the page of all games, or of one game if it is given
};

struct Arguments {
  ConsoleVerb verb = ConsoleVerb::print;
  std::string text;  // tell: help or version to print

  const CatalogEntry* game = nullptr;  // rules, trace, bench, arena, study, tune, learn
  OptionValues options{};
  int players = 0;
  bool markdown = false;  // rules: the page of the game, independent of house rules

  std::optional<Seed> seed;    // trace, apply, arena, study, tune, review, hint: as given
  std::string bot = "random";  // trace; bot-check: empty if not given
  QString recordFile;          // trace: file for the record; empty if not given
  int deals = 0;               // trace: maximum number; arena, tune: different deals; bot-check:
                               // number of deals; 1 or more
  ExternalLimits botLimits;    // arena, trace, bot-check: time limits of external bots
  std::string hero;            // arena, study; hero and field are empty if not given
  std::string field;
  int threads = 1;            // of arena, study, tune, learn
  int generations = 0;        // of tune, learn
  int candidates = 0;         // of tune
  double seconds = 0;         // bench: duration of the measurement
  std::string playerAndMove;  // operands of apply
  StudyArguments study;

  QStringList records;        // verify; show, hint and review take one: path, or `-`; hint: empty
                              // for a position
  std::optional<int> viewer;  // show: viewing player, unset: open; review: player whose decisions
                              // count; hint: player who gets it
  std::optional<int> deal;    // review: only this deal, from 1
  std::optional<int> worlds;  // review: maximum number of worlds per comparison
  std::optional<int> moves;   // show, hint: number of moves; unset: the end
};

// Parses the command line; `words` begins with the program's name. Throws InputError (json.h). A
// QCoreApplication must exist, because Qt's parser asks it for names.
Arguments parseArguments(const QStringList& words);

// Reads one option of a game into `options`. Throws InputError if the option does not exist or the
// value is out of range.
void setOption(const GameInfo& info, OptionValues& options, std::string_view key,
               std::string_view value);

// Throws InputError if this number of players cannot play the game with these options.
void requirePlayable(const CatalogEntry& game, const OptionValues& options, int players);

// Returns the game with this name; throws InputError if it does not exist.
const CatalogEntry& requireGame(std::string_view name);

}  // namespace downpile
