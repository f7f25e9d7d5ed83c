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
constexpr const char* kRecordMeaning = "The file that holds the record; - is standard input.";

constexpr VerbText kVerbs[] = {
    {ConsoleVerb::games, "games", "", "", 0, "list the games and their house rules as JSON",
     "Prints the games there are as a JSON list: their titles, how many can play, their computer "
     "players and their house rules.",
     "downpile-cli games"},
    {ConsoleVerb::rules, "rules", "GAME", "The game to read about.",
     kTakesHouseRules | kTakesMarkdown, "tell the rules of a game",
     "Prints the rules of a game in numbered sections, and the house rules that they are told for. "
     "Rules that are off are named at the end.",
     "downpile-cli rules underwear --set doubling=on"},
    {ConsoleVerb::trace, "trace", "GAME", "The game to play.",
     kTakesHouseRules | kTakesSeed | kTakesBot | kTakesTime | kTakesDeals,
     "let the computer play a game, and show every move",
     "Lets the computer play a game and prints every position, move and score, one JSON object a "
     "line.",
     "downpile-cli trace underwear --players 3 --seed 7 --bot rules"},
    {ConsoleVerb::moves, "moves", "", "", 0, "list the legal moves of a position",
     "Reads a position as JSON from standard input and prints the legal moves of every player who "
     "may act.",
     "downpile-cli moves < position.json"},
    {ConsoleVerb::apply, "apply", "MOVE", "Who moves, and what, as one word. Players count from 0.",
     kTakesSeed, "make a move in a position",
     "Reads a position as JSON from standard input and prints the position after a move, or why "
     "the move is refused; then the exit status is 1.",
     "downpile-cli apply \"0 down 4H 3H\" < position.json"},
    {ConsoleVerb::verify, "verify", "RECORD...", kRecordMeaning, 0, "check records of games",
     "Plays a record through and says whether the rules allow every line of it: every move, those "
     "that were taken back too, what chance brought, and the scores; and whether the seal is "
     "whole: "
     "the secret is the one that was committed to before the game, and all that chance decided "
     "comes "
     "from it and the numbers of those who sat there. Where not, the exit status is 1 and the line "
     "is named with what is wrong. Of several records each has a line.",
     "downpile-cli verify game.record"},
    {ConsoleVerb::show, "show", "RECORD", kRecordMeaning, kTakesPlayer | kTakesMove,
     "show a position of a recorded game",
     "Plays a record and prints where it stands: who is to act, the totals, what lies where and "
     "the legal moves. Cards that are not known are ??. Of a game with people that is not over it "
     "shows what spectators see, without --player.",
     "downpile-cli show game.record --player 0 --move 12"},
    {ConsoleVerb::review, "review", "RECORD", kRecordMeaning,
     kTakesPlayer | kTakesDeal | kTakesSeed | kTakesWorlds,
     "tell what a player's decisions were worth",
     "Compares each decision of a player in a recorded game with the best one that the strongest "
     "computer player finds by what the player could know then, and prints as JSON what it cost, "
     "why the other one is better where that is surely more than chance, what the player could "
     "expect of the deal, and how the result of each deal came about. This takes seconds for each "
     "deal. Ctrl-C stops it, and prints what is known by then. A game with people can be reviewed "
     "when it is over.",
     "downpile-cli review game.record --player 0 --deal 2"},
    {ConsoleVerb::bench, "bench", "GAME", "The game to measure.", kTakesHouseRules | kTakesSeconds,
     "measure how fast the rules are",
     "Plays random moves for some seconds and prints as JSON what a decision costs, and what "
     "copying a game, a player's view of it and a world drawn from that view cost.",
     "downpile-cli bench underwear --seconds 5"},
    {ConsoleVerb::arena, "arena", "GAME", "The game to play.",
     kTakesHouseRules | kTakesSeed | kTakesHero | kTakesField | kTakesTime | kTakesDeals |
         kTakesThreads,
     "measure how well a computer player plays",
     "Plays deals between one computer player and others of another kind, each with the one in "
     "every seat in turn, and prints as JSON how well it did, with intervals of 95 %, against what "
     "one of the others makes of the same cards in its place, and what a decision costs. Ctrl-C "
     "stops it, and prints what is known by then.",
     "downpile-cli arena underwear --hero rules --field random --deals 200"},
    {ConsoleVerb::botCheck, "bot-check", "GAME", "The game that the program is to play.",
     kTakesHouseRules | kTakesSeed | kTakesBot | kTakesTime | kTakesDeals,
     "check a program that plays by itself",
     "Plays deals with a program of yours (--bot exec:PROGRAM) in every seat in turn, among others "
     "who make any legal move, and says line by line what it does as docs/bot-protocol.md asks and "
     "what not. Where something is wrong the exit status is 1.",
     "downpile-cli bot-check underwear --bot exec:./counter.py"},
    {ConsoleVerb::study, "study", "[GAME]", "The game whose house rules are studied.",
     kTakesHouseRules | kTakesAgainst | kTakesEach | kTakesLevel | kTakesGames | kTakesSkill |
         kTakesHero | kTakesField | kTakesSeed | kTakesThreads | kTakesJson | kTakesPage,
     "find out what house rules do to a game",
     "Plays thousands of games with one or several sets of house rules, all with the same luck, "
     "and says what is sure, then how long they take, what each seat gets, how far first and last "
     "are apart, how often each kind of move happens and how much skill matters, with intervals "
     "of 95 % and with the differences from the first set. Ctrl-C stops it, and prints what is "
     "known by then.",
     "downpile-cli study underwear --set doubling=on --against"},
    {ConsoleVerb::tune, "tune", "GAME", "The game whose sensible player is to play better.",
     kTakesHouseRules | kTakesSeed | kTakesGenerations | kTakesCandidates | kTakesDeals |
         kTakesThreads,
     "find better numbers for a computer player",
     "Searches by play for the numbers with which the sensible player of a game does best, and "
     "prints them as the file that they are kept in (tuned.inc in the sources), with what they "
     "are worth. This takes minutes. Ctrl-C stops it, and prints the best numbers by then.",
     "downpile-cli tune underwear --seed 1 --deals 200"},
    {ConsoleVerb::learn, "learn", "GAME", "The game whose Master is to play better.",
     kTakesSeed | kTakesGenerations | kTakesDeals | kTakesThreads,
     "teach a computer player by play",
     "Teaches a network, from games that it plays itself, how well a deal of the game ends after "
     "each move, and prints it as the file that it is kept in (learned.inc in the sources), with "
     "what it is worth. This takes a quarter of an hour. Ctrl-C stops it, and prints what was "
     "learned by then.",
     "downpile-cli learn up-and-down --seed 1"},
};

constexpr OptionText kOptions[] = {
    {kTakesPlayers, "players", "N",
     "How many play; 4, or as near to it as the game allows, if it is not said."},
    {kTakesSet, "set", "KEY=VALUE",
     "A house rule, or several with commas between them. May be given several times, once for each "
     "rule."},
    {kTakesAgainst, "against", "",
     "Another set of house rules begins: what is set behind it, or the usual rules. May be given "
     "several times."},
    {kTakesEach, "each", "",
     "Study each house rule of the game by itself, against the usual rules. Not with --set or "
     "--against."},
    {kTakesLevel, "level", "NAME",
     "Who plays in every seat: a name as for --hero; if it is not said, a player with sense who "
     "takes little time."},
    {kTakesGames, "games", "N", "How many games of each set; 1000 if it is not said."},
    {kTakesSkill, "skill", "N",
     "How many games the hero plays in each seat, to say how much skill matters; 0 if it is not "
     "said. With --page of games of one deal; of others as many fewer as they have more deals, but "
     "6 at least."},
    {kTakesSeed, "seed", "S", "Where chance begins: a number or any text."},
    {kTakesBot, "bot", "NAME",
     "Who plays: one of the players below, or exec:PROGRAM, a program of yours that plays as "
     "docs/bot-protocol.md tells (with arguments: \"exec:PROGRAM ARGUMENT\"). trace has random if "
     "it is not said."},
    {kTakesTime, "time", "MS",
     "How many milliseconds a program has for a move, by the clock on the wall; 1000 if it is not "
     "said."},
    {kTakesDeals, "deals", "K",
     "How many deals: trace stops after so many, 1000 if it is not said; arena plays so many "
     "different ones, 600 if it is not said, tune 100 for each candidate, learn 1200 games each "
     "time, and bot-check 10; or "
     "games where games are what counts."},
    {kTakesSeconds, "seconds", "S", "How long to measure; 2 if it is not said."},
    {kTakesPlayer, "player", "P",
     "Show only what this player may know; or review this player's decisions, those of the person "
     "who played, or of player 0, if it is not said. Players count from 0."},
    {kTakesDeal, "deal", "N", "Only this deal, the first being 1; all if it is not said."},
    {kTakesWorlds, "worlds", "N",
     "In how many worlds moves are compared at most; what the game is worth if it is not said. "
     "With "
     "fewer it is quicker, and more is left unsure."},
    {kTakesMove, "move", "N",
     "Show the position after so many moves, those that were taken back not counted; the end of "
     "the record if it is not said."},
    {kTakesHero, "hero", "NAME",
     "Who is measured: one of the players below, clairvoyant, who sees all cards, open-hands, who "
     "sees all hands but nothing that lies elsewhere (not in Life), or distracted, who makes any "
     "legal move one time in four; in arena also exec:PROGRAM, a program of yours. study has "
     "master if it is not said."},
    {kTakesField, "field", "NAME",
     "Who the others are: a name as for --hero. study has fair if it is not said."},
    {kTakesThreads, "threads", "T",
     "How many deals to play at once; as many as the computer can if it is not said. The figures "
     "are the same."},
    {kTakesGenerations, "generations", "N",
     "How often to learn; 30 if it is not said, with the verb learn 600."},
    {kTakesCandidates, "candidates", "N",
     "How many players to try before each time; 40 if it is not said."},
    {kTakesMarkdown, "markdown", "",
     "Print the page that docs/rules/ of the sources has of the game: all its house rules, moves "
     "and rules in Markdown. Not with --players or --set."},
    {kTakesJson, "json", "", "Print one line of JSON."},
    {kTakesPage, "page", "",
     "Print docs/what-house-rules-do.md of the sources: all house rules of all games, with "
     "--games and --skill as given; or the chapter of one game. Not with --players, house rules or "
     "names of players."},
};

// A label and its explanation.
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

// Each option of a verb is one piece, so that it is not broken across lines.
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
         "Plays, checks, tells and measures the games of Downpile without a window.\n\nVerbs:\n" +
         entriesText(entries) + "\n" + wrapped("Games: ", games) +
         "\nThe exit status is 0 when all went well, 1 when the rules forbid something,\n"
         "2 when the input makes no sense, which a line on standard error explains, and\n"
         "130 after Ctrl-C, when `arena`, `bot-check`, `learn`, `review`, `study` and\n"
         "`tune` print what they came to until then.\n"
         "`downpile-cli VERB --help` tells more of a verb.\n";
}

std::string verbHelp(const VerbText& verb) {
  std::vector<Entry> entries;
  if (*verb.operand != '\0') entries.push_back({verb.operand, verb.operandMeaning});
  for (const OptionText& option : kOptions) {
    if (verb.takes(option.option)) entries.push_back({optionSyntax(option), option.meaning});
  }
  entries.push_back({"--help", "Show this."});
  std::string text = usage(verb) + wrappedText("", verb.summary) + "\n" + entriesText(entries);
  text += "\nExample:\n  " + std::string(verb.example) + "\n";
  if (verb.takes(kTakesBot) || verb.takes(kTakesHero)) text += botHelp();
  if (verb.takes(kTakesSet)) text += houseRuleHelp();
  return text;
}

}  // namespace downpile
