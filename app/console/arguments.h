// SPDX-License-Identifier: GPL-3.0-or-later
// The command line of downpile-cli: which verb, and what it needs to know. Everything that can be
// refused without playing is refused here, in one line that names what is allowed.
#pragma once

#include <QStringList>
#include <optional>
#include <string>
#include <vector>

#include "console/seed.h"
#include "console/verbs.h"
#include "games/catalog.h"
#include "programs/dialogue.h"
#include "rules/option.h"

namespace downpile {

// What only `study` is given.
struct StudyArguments {
  std::vector<OptionValues> sets;  // none with `page`
  std::string level;               // empty where it was not given
  int games = 0;
  int skillGames = 0;
  bool each = false;
  bool json = false;
  bool page = false;  // of all games where none was given
};

struct Arguments {
  ConsoleVerb verb = ConsoleVerb::tell;
  std::string text;  // tell: the help or the version to print

  const CatalogEntry* game = nullptr;  // rules, trace, bench, arena, study, tune, learn
  OptionValues options{};
  int players = 0;
  bool markdown = false;  // rules: the page of the game, whatever its house rules

  std::optional<Seed> seed;    // trace, apply, arena, study, tune, review: as given
  std::string bot = "random";  // trace; bot-check: empty where it was not given
  int deals = 0;               // trace: stop after so many; arena, tune: different ones; bot-check:
                               // so many; 1 or more
  ProgramLimits programs;      // arena, trace, bot-check: the time that programs have
  std::string hero;            // arena, study; empty where it was not given, as is field
  std::string field;
  int threads = 1;            // arena, study, tune, learn
  int generations = 0;        // tune, learn
  int candidates = 0;         // tune
  double seconds = 0;         // bench: how long to measure
  std::string playerAndMove;  // apply
  StudyArguments study;

  QStringList records;        // verify, show and review (a single one): a path, or `-`
  std::optional<int> viewer;  // show: the player who looks; nobody: open; review: whose decisions
  std::optional<int> deal;    // review: only this one, from 1
  std::optional<int> worlds;  // review: in which moves are compared at most
  std::optional<int> moves;   // show: after so many; nothing: the end
};

// `words` begins with the program's name. Throws InputError (json.h). A QCoreApplication must
// exist, since Qt's parser asks it for names.
Arguments parseArguments(const QStringList& words);

// One option of a game from text, put into `options`; throws InputError where the game has no such
// option or the value is out of its range.
void setOption(const GameInfo& info, OptionValues& options, std::string_view key,
               std::string_view value);

// Throws InputError where so many players cannot play the game with these options.
void requirePlayable(const CatalogEntry& game, const OptionValues& options, int players);

// The game of this name; throws InputError where there is none.
const CatalogEntry& requireGame(std::string_view name);

}  // namespace downpile
