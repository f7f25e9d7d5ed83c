// SPDX-License-Identifier: GPL-3.0-or-later
// The command line of downpile-cli: the verb and its arguments. Invalid verbs, games, house rules
// and numbers are refused here, with one line about the allowed values.
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

// Arguments of the verb `study` only.
struct StudyArguments {
  std::vector<OptionValues> sets;  // sets of house rules to compare; empty if `page` is true
  std::string level;               // name of the bot in every seat; empty if not given
  int games = 0;
  int skillGames = 0;
  bool each = false;
  bool json = false;
  // Whether to print the page about what house rules do: for all games, or only for `game` if it is
  // set.
  bool page = false;
};

struct Arguments {
  ConsoleVerb verb = ConsoleVerb::print;
  std::string text;  // text to print for --help or --version

  // Game named by the operand of rules, trace, bench, arena, bot-check, study, tune and learn.
  // nullptr for other verbs, and for `study` without an operand.
  const CatalogEntry* game = nullptr;
  OptionValues options{};
  int players = 0;
  // For `rules`: whether to print the page in Markdown, which does not depend on house rules.
  bool markdown = false;

  std::optional<Seed> seed;  // value of --seed; nullopt if not given
  // For `trace` and `bot-check`: name of the bot. With `bot-check`, the name is empty if it is not
  // given.
  std::string bot = "random";
  QString recordFile;  // for `trace`: path of the record to write; empty if not given
  // Number of deals, 1 or more: for `trace` the maximum, for `arena` and `tune` the number of
  // different deals (or games), for `bot-check` the number to play. For `learn`, the number of
  // games in each generation.
  int deals = 0;
  ExternalLimits botLimits;  // time limits of external bots, for `arena`, `trace` and `bot-check`
  std::string hero;  // for `arena` and `study`: name of the bot to measure; empty if not given
  std::string field;
  int threads = 1;            // number of threads, for `arena`, `study`, `tune` and `learn`
  int generations = 0;        // number of generations, for `tune` and `learn`
  int candidates = 0;         // for `tune`: number of candidates in a generation
  double seconds = 0;         // for `bench`: duration of the measurement in seconds
  std::string playerAndMove;  // for `apply`: player and move, such as `0 down 4H 3H`
  StudyArguments study;

  // Paths of records, or `-` for standard input. `verify` takes several; `show`, `hint` and
  // `review` take one. Empty if `hint` reads a position instead of a record.
  QStringList records;
  // Number of a player: for `show` the viewer (nullopt: all cards are shown, or in an unfinished
  // game between several people or over the network only the cards visible to spectators), for
  // `review` the reviewed player, for `hint` the receiver of the hint.
  std::optional<int> viewer;
  // For `review`: number of the only deal to review, from 1; nullopt: all deals.
  std::optional<int> deal;
  // For `review`: maximum number of worlds (possible arrangements of the hidden cards) sampled per
  // comparison of moves.
  std::optional<int> worlds;
  // For `show` and `hint`: number of moves before the position; nullopt: all moves.
  std::optional<int> moves;
};

// Parses the command line; `words` begins with the program's name. Throws InputError (json.h). A
// QCoreApplication must exist, because Qt's parser reads the program's name from this object.
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
