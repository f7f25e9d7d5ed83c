// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/verbs.h"

#include <algorithm>
#include <vector>

#include "bots/bot_catalog.h"
#include "console/layout.h"
#include "games/catalog.h"
#include "rules/option.h"

namespace downpile {

namespace {

constexpr unsigned kTakesHouseRules = kTakesPlayers | kTakesSet;
constexpr const char* kRecordMeaning = "The record file; - reads standard input.";

constexpr VerbText kVerbs[] = {
    {ConsoleVerb::games, "games", "", "", 0, "list the games and their house rules as JSON",
     "Prints the games as a JSON list, with their titles, numbers of players, computer players and "
     "house rules.",
     "downpile-cli games"},
    {ConsoleVerb::rules, "rules", "GAME", "The game.", kTakesHouseRules | kTakesMarkdown,
     "print the rules of a game",
     "Prints the rules of a game in numbered sections, after the house rules in force. Rules that "
     "are off are named at the end.",
     "downpile-cli rules underwear --set doubling=on"},
    {ConsoleVerb::trace, "trace", "GAME", "The game to play.",
     kTakesHouseRules | kTakesSeed | kTakesBot | kTakesTime | kTakesDeals | kTakesRecord,
     "play a game between computer players and print every move",
     "Plays a game between computer players and prints every position, move and score, one JSON "
     "object per line. With --record, also writes the game as a record, for example for review.",
     "downpile-cli trace underwear --players 3 --seed 7 --bot rules"},
    {ConsoleVerb::moves, "moves", "", "", 0, "list the legal moves of a position",
     "Reads a position as JSON from standard input and prints the legal moves of each player who "
     "may act.",
     "downpile-cli moves < position.json"},
    {ConsoleVerb::apply, "apply", "MOVE",
     "The player and the move as one argument. Players are numbered from 0.", kTakesSeed,
     "make a move in a position",
     "Reads a position as JSON from standard input and prints the position after a move. If the "
     "move is illegal, prints the reason, with exit status 1.",
     "downpile-cli apply \"0 down 4H 3H\" < position.json"},
    {ConsoleVerb::verify, "verify", "RECORD...", kRecordMeaning, 0, "check game records",
     "Replays a record and checks every line: all moves, including undone ones, all outcomes of "
     "chance, and the scores. Also checks the seal: the secret must match the commitment made "
     "before the game, and all outcomes of chance must follow from it and the players' numbers. If "
     "something is wrong, prints the line and the problem, with exit status 1. Prints one line for "
     "each record.",
     "downpile-cli verify game.record"},
    {ConsoleVerb::show, "show", "RECORD", kRecordMeaning, kTakesPlayer | kTakesMove,
     "show a position of a recorded game",
     "Replays a record and prints its position: the players to act, the totals, the cards in each "
     "place and the legal moves. Unknown cards are ??. For an unfinished game with people it shows "
     "only what spectators see, and --player is refused.",
     "downpile-cli show game.record --player 0 --move 12"},
    {ConsoleVerb::hint, "hint", "[RECORD]",
     "The record file; - reads it from standard input. Without it, reads a position as JSON from "
     "standard input.",
     kTakesPlayer | kTakesMove | kTakesSeed, "print the hint for a position",
     "Prints as JSON the move that the strongest computer player recommends to a player, from what "
     "this player knows, and the reason. The moves that it compared follow with their estimated "
     "losses, in the unit of review. In a record, the hint is the one that the table shows in this "
     "position. A game with people gets hints only when it is over.",
     "downpile-cli hint game.record --move 12"},
    {ConsoleVerb::review, "review", "RECORD", kRecordMeaning,
     kTakesPlayer | kTakesDeal | kTakesSeed | kTakesWorlds, "review the decisions of a player",
     "Compares each decision of a player in a recorded game with the best move that the strongest "
     "computer player finds with the same knowledge. Prints as JSON the cost of each decision, the "
     "reason why the other move is certainly better, the expected result of the deal, and how the "
     "result of each deal came about. This takes several seconds per deal. Ctrl-C stops the review "
     "and prints the results so far. A game with people can be reviewed only when it is over.",
     "downpile-cli review game.record --player 0 --deal 2"},
    {ConsoleVerb::bench, "bench", "GAME", "The game to measure.", kTakesHouseRules | kTakesSeconds,
     "measure how fast the rules are",
     "Plays random moves for some seconds and prints as JSON the cost of a decision, a copy of the "
     "game, a player's view of it, and a world drawn from that view.",
     "downpile-cli bench underwear --seconds 5"},
    {ConsoleVerb::arena, "arena", "GAME", "The game to play.",
     kTakesHouseRules | kTakesSeed | kTakesHero | kTakesField | kTakesTime | kTakesDeals |
         kTakesThreads,
     "measure how well a computer player plays",
     "Plays deals between one computer player and others of another kind, each deal with the one "
     "in every seat in turn. Prints as JSON how well it did, with 95 % intervals, compared with "
     "one of the others in the same seat with the same cards, and the cost of a decision. Ctrl-C "
     "stops the arena and prints the results so far.",
     "downpile-cli arena underwear --hero rules --field random --deals 200"},
    {ConsoleVerb::botCheck, "bot-check", "GAME", "The game for the program to play.",
     kTakesHouseRules | kTakesSeed | kTakesBot | kTakesTime | kTakesDeals,
     "check a program that plays",
     "Plays deals with your program (--bot exec:PROGRAM) in every seat in turn, against players "
     "that make random legal moves. Reports line by line whether it follows docs/bot-protocol.md. "
     "The exit status is 1 if anything is wrong.",
     "downpile-cli bot-check underwear --bot exec:./counter.py"},
    {ConsoleVerb::study, "study", "[GAME]", "The game whose house rules to study.",
     kTakesHouseRules | kTakesAgainst | kTakesEach | kTakesLevel | kTakesGames | kTakesSkill |
         kTakesHero | kTakesField | kTakesSeed | kTakesThreads | kTakesJson | kTakesPage,
     "study the effects of house rules",
     "Plays thousands of games with one or several sets of house rules, all with the same luck. "
     "Reports what is certain, then the length of games, the points of each seat, the distance "
     "from first to last, the frequency of each kind of move, and the importance of skill, with 95 "
     "% intervals and with the differences from the first set. Ctrl-C stops the study and prints "
     "the results so far.",
     "downpile-cli study underwear --set doubling=on --against"},
    {ConsoleVerb::tune, "tune", "GAME", "The game whose sensible player to improve.",
     kTakesHouseRules | kTakesSeed | kTakesGenerations | kTakesCandidates | kTakesDeals |
         kTakesThreads,
     "tune the numbers of a computer player",
     "Searches by self-play for the best numbers of the sensible player of a game, and prints them "
     "as their file (tuned.inc in the sources), with their strength. This takes minutes. Ctrl-C "
     "stops the search and prints the best numbers so far.",
     "downpile-cli tune underwear --seed 1 --deals 200"},
    {ConsoleVerb::learn, "learn", "GAME", "The game whose Master to improve.",
     kTakesSeed | kTakesGenerations | kTakesDeals | kTakesThreads,
     "train a computer player by self-play",
     "Trains a network by self-play to predict the result of a deal after each move, and prints it "
     "as its file (learned.inc in the sources), with its strength. This takes a quarter of an "
     "hour. Ctrl-C stops the training and prints the network so far.",
     "downpile-cli learn up-and-down --seed 1"},
};

constexpr OptionText kOptions[] = {
    {kTakesPlayers, "players", "N",
     "Number of players. Default: 4, or the nearest number that the game allows."},
    {kTakesSet, "set", "KEY=VALUE",
     "A house rule, or several separated by commas. May be given several times, once for each "
     "rule."},
    {kTakesAgainst, "against", "",
     "Starts another set of house rules: the --set options after it, or the usual rules. May be "
     "given several times."},
    {kTakesEach, "each", "",
     "Studies each house rule of the game by itself, against the usual rules. Not with --set or "
     "--against."},
    {kTakesLevel, "level", "NAME",
     "The player in every seat: a name as for --hero. Default: a fast, sensible player."},
    {kTakesGames, "games", "N", "Number of games with each set. Default: 1000."},
    {kTakesSkill, "skill", "N",
     "Number of games that the hero plays in each seat, to measure the importance of skill. "
     "Default: 0. With --page, for games of one deal; games of more deals get proportionally "
     "fewer, but at least 6."},
    {kTakesSeed, "seed", "S", "Seed of all chance: a number or any text."},
    {kTakesBot, "bot", "NAME",
     "The player: one of the players below, or exec:PROGRAM, your program that follows "
     "docs/bot-protocol.md (with arguments: \"exec:PROGRAM ARGUMENT\"). Default for trace: "
     "random."},
    {kTakesTime, "time", "MS",
     "Time limit of a program for a move, in milliseconds of wall-clock time. Default: 1000."},
    {kTakesDeals, "deals", "K",
     "Number of deals, or of games if games are what counts. Defaults: trace stops after 1000, "
     "arena plays 600 different ones, tune 100 for each candidate, learn 1200 games each time, and "
     "bot-check 10."},
    {kTakesSeconds, "seconds", "S", "Duration of the measurement in seconds. Default: 2."},
    {kTakesPlayer, "player", "P",
     "Shows only what this player may know, reviews this player's decisions, or gives this player "
     "the hint. Default for review: the person who played, or player 0; for hint: the player on "
     "turn. Players are numbered from 0."},
    {kTakesDeal, "deal", "N", "Only this deal, counted from 1. Default: all deals."},
    {kTakesWorlds, "worlds", "N",
     "Maximum number of worlds in which moves are compared. The default depends on the game. Fewer "
     "worlds are faster and leave more decisions unsure."},
    {kTakesMove, "move", "N",
     "The position after this number of moves, not counting undone ones. At the end of a deal, "
     "hint goes on to the next one. Default: the end of the record."},
    {kTakesRecord, "record", "FILE", "Writes the game to this file as a record."},
    {kTakesHero, "hero", "NAME",
     "The player to measure: one of the players below; clairvoyant, which sees all cards; "
     "open-hands, which sees all hands but no other hidden cards (not in Life); or distracted, "
     "which makes a random legal move one time in four. In arena also exec:PROGRAM, your program. "
     "Default for study: master."},
    {kTakesField, "field", "NAME",
     "The other players: a name as for --hero. Default for study: fair."},
    {kTakesThreads, "threads", "T",
     "Number of deals to play at the same time. Default: as many as the computer can. The figures "
     "do not depend on it."},
    {kTakesGenerations, "generations", "N",
     "Number of generations. Default: 30, or 600 for learn."},
    {kTakesCandidates, "candidates", "N", "Number of candidates in each generation. Default: 40."},
    {kTakesMarkdown, "markdown", "",
     "Prints the page of the game in docs/rules/ of the sources: all its house rules, moves and "
     "rules in Markdown. Not with --players or --set."},
    {kTakesJson, "json", "", "Prints one line of JSON."},
    {kTakesPage, "page", "",
     "Prints docs/what-house-rules-do.md of the sources, about all house rules of all games, or "
     "the chapter on one game. Not with --players, house rules or names of players."},
};

// A row of the help: a label and its explanation.
struct Entry {
  std::string label;
  std::string meaning;
};

std::string entriesText(const std::vector<Entry>& entries) {
  std::size_t width = 0;
  for (const Entry& entry : entries) width = std::max(width, entry.label.size());
  std::string text;
  for (const Entry& entry : entries) {
    text += wrappedText("  " + padded(entry.label, width) + "  ", entry.meaning);
  }
  return text;
}

std::string optionSyntax(const OptionText& option) {
  const std::string name = "--" + std::string(option.name);
  return *option.value == '\0' ? name : name + ' ' + option.value;
}

// Returns the usage line of a verb, wrapped. Each option is one piece, never broken across lines.
std::string usage(const VerbText& verb) {
  std::vector<std::string> pieces = {syntaxOf(verb)};
  for (const OptionText& option : kOptions) {
    if (!verb.takes(option.option)) continue;
    pieces.push_back('[' + optionSyntax(option) + ']' + (option.mayRepeat() ? "..." : ""));
  }
  return wrapped("Usage: downpile-cli ", pieces);
}

// Lists the house rules of every game with their defaults.
std::string houseRuleHelp() {
  std::string text;
  for (const CatalogEntry& entry : catalog()) {
    text += "\nHouse rules of " + std::string(entry.info->id) + " [usual]:\n";
    for (const Option& option : entry.info->options) {
      text += "  " + std::string(option.key) + "=" + optionRange(option) + " [" +
              optionText(option, option.standard) + "]\n";
    }
  }
  return text;
}

std::string botHelp() {
  std::string text = "\n";
  for (const CatalogEntry& entry : catalog()) {
    text += wrapped("Players of " + std::string(entry.info->id) + ": ", botNames(entry.info->id));
  }
  return text;
}

}  // namespace

std::span<const VerbText> verbs() { return kVerbs; }
std::span<const OptionText> verbOptions() { return kOptions; }

std::string syntaxOf(const VerbText& verb) {
  const bool hasOperand = *verb.operand != '\0';
  return verb.name + (hasOperand ? ' ' + std::string(verb.operand) : std::string());
}

std::string generalHelp() {
  std::vector<Entry> entries;
  for (const VerbText& verb : kVerbs) entries.push_back({syntaxOf(verb), verb.brief});
  std::vector<std::string> games;
  for (const CatalogEntry& entry : catalog()) games.emplace_back(entry.info->id);
  return "Usage: downpile-cli VERB ...\n"
         "Plays, checks and measures Downpile's card games without a window.\n\nVerbs:\n" +
         entriesText(entries) + "\n" + wrapped("Games: ", games) +
         "\nThe exit status is 0 on success, 1 if the rules forbid something, 2 if the\n"
         "input is invalid, with an explanation on standard error, and 130 after Ctrl-C,\n"
         "when `arena`, `bot-check`, `learn`, `review`, `study` and `tune` print their\n"
         "results so far, and `trace` saves its record so far.\n"
         "`downpile-cli VERB --help` describes a verb.\n";
}

std::string verbHelp(const VerbText& verb) {
  std::vector<Entry> entries;
  if (*verb.operand != '\0') entries.push_back({verb.operand, verb.operandMeaning});
  for (const OptionText& option : kOptions) {
    if (verb.takes(option.option)) entries.push_back({optionSyntax(option), option.meaning});
  }
  entries.push_back({"--help", "Shows this help."});
  std::string text = usage(verb) + wrappedText("", verb.summary) + "\n" + entriesText(entries);
  text += "\nExample:\n  " + std::string(verb.example) + "\n";
  if (verb.takes(kTakesBot) || verb.takes(kTakesHero)) text += botHelp();
  if (verb.takes(kTakesSet)) text += houseRuleHelp();
  return text;
}

}  // namespace downpile
