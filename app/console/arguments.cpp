// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/arguments.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <algorithm>

#include "bots/bot_catalog.h"
#include "console/json.h"

namespace downpile {

namespace {

constexpr int kUsualPlayers = 4;
constexpr int kMostDeals = 30000;  // what a state can count
constexpr double kMostSeconds = 600;

// A verb as the help tells it.
struct VerbText {
  ConsoleVerb verb;
  const char* name;
  const char* operand;  // what follows the verb; empty where nothing does
  const char* operandMeaning;
  const char* brief;
  const char* summary;
};

constexpr VerbText kVerbs[] = {
    {ConsoleVerb::trace, "trace", "GAME", "The game to play.",
     "let the computer play a game, and show every move",
     "Lets the computer play a game and prints every position, move and score, one JSON object a "
     "line."},
    {ConsoleVerb::moves, "moves", "", "", "list the legal moves of a position",
     "Reads a position as JSON from standard input and prints the legal moves of every player who "
     "may act."},
    {ConsoleVerb::apply, "apply", "MOVE",
     "Who moves, and what: \"0 down 4H 3H\", \"2 draw\". Players count from 0.",
     "make a move in a position",
     "Reads a position as JSON from standard input and prints the position after a move, or why "
     "the move is refused."},
    {ConsoleVerb::bench, "bench", "GAME", "The game to measure.", "measure how fast the rules are",
     "Plays random moves for some seconds and prints what a decision costs, as JSON."},
};

std::string quoted(const QString& text) { return "'" + text.toStdString() + "'"; }

std::string programVersion() {
  return "downpile-cli " + QCoreApplication::applicationVersion().toStdString() + "\n";
}

std::string generalHelp() {
  std::string text =
      "Usage: downpile-cli VERB ...\n"
      "Plays, checks and measures the games of Downpile without a window.\n\nVerbs:\n";
  for (const VerbText& verb : kVerbs) {
    const QString call = QString("%1 %2").arg(verb.name, verb.operand);
    text += "  " + call.leftJustified(12).toStdString() + verb.brief + "\n";
  }
  text += "\nGames:";
  for (const CatalogEntry& entry : catalog()) text += " " + std::string(entry.info->id);
  return text + "\n\n`downpile-cli VERB --help` tells more of a verb.\n";
}

// The house rules of every game, for the help of the verbs that take --set.
std::string optionHelp() {
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

// The computer players of every game.
std::string botHelp() {
  std::string text;
  for (const CatalogEntry& entry : catalog()) {
    text += "\nPlayers of " + std::string(entry.info->id) + ":";
    for (const std::string& name : botNames(entry.info->id)) text += " " + name;
    text += "\n";
  }
  return text;
}

// Text that names a whole number within a range, or a refusal that says so.
int requireNumber(const char* name, const QString& text, int least, int most) {
  bool whole = false;
  const int number = text.toInt(&whole);
  if (whole && number >= least && number <= most) return number;
  throw InputError("--" + std::string(name) + " must be a whole number from " +
                   std::to_string(least) + " to " + std::to_string(most) + ", not " + quoted(text));
}

void readPlayers(Arguments& arguments, const QCommandLineParser& parser) {
  const GameInfo& info = *arguments.game->info;
  arguments.players = std::clamp(kUsualPlayers, info.minPlayers, info.maxPlayers);
  if (parser.isSet("players")) {
    arguments.players =
        requireNumber("players", parser.value("players"), info.minPlayers, info.maxPlayers);
  }
}

void readHouseRules(Arguments& arguments, const QCommandLineParser& parser) {
  const GameInfo& info = *arguments.game->info;
  arguments.options = standardValues(info.options);
  for (const QString& setting : parser.values("set")) {
    const qsizetype equals = setting.indexOf('=');
    if (equals < 1) throw InputError("--set needs KEY=VALUE, not " + quoted(setting));
    setOption(info, arguments.options, setting.left(equals).toStdString(),
              setting.mid(equals + 1).toStdString());
  }
  requirePlayable(*arguments.game, arguments.options, arguments.players);
}

void readSeconds(Arguments& arguments, const QCommandLineParser& parser) {
  arguments.seconds = 2;
  if (!parser.isSet("seconds")) return;
  bool number = false;
  const QString text = parser.value("seconds");
  arguments.seconds = text.toDouble(&number);
  if (number && arguments.seconds > 0 && arguments.seconds <= kMostSeconds) return;
  throw InputError("--seconds must be a number above 0, up to 600, not " + quoted(text));
}

void addOptions(QCommandLineParser& parser, ConsoleVerb verb) {
  const bool plays = verb == ConsoleVerb::trace || verb == ConsoleVerb::bench;
  if (plays) {
    parser.addOption({"players", "How many play.", "N"});
    parser.addOption({"set", "A house rule. May be given several times.", "KEY=VALUE"});
  }
  if (verb == ConsoleVerb::trace || verb == ConsoleVerb::apply) {
    parser.addOption({"seed", "Where chance begins: a number or any text.", "S"});
  }
  if (verb == ConsoleVerb::trace) {
    parser.addOption({"bot", "Who plays; random if it is not said.", "NAME"});
    parser.addOption({"deals", "Stop after so many deals.", "K"});
  }
  if (verb == ConsoleVerb::bench) {
    parser.addOption({"seconds", "How long to measure; 2 if it is not said.", "S"});
  }
  parser.addOption({"help", "Show this."});
}

// A player is never negative; Qt's parser would take "-1 draw" for an option.
QStringList withMoveLast(QStringList words) {
  const auto isMove = [](const QString& word) {
    return word.startsWith('-') && word.contains(' ');
  };
  const auto moves = std::stable_partition(words.begin(), words.end(),
                                           [&](const QString& word) { return !isMove(word); });
  if (moves != words.end()) words.insert(moves, "--");
  return words;
}

Arguments told(std::string text) {
  Arguments arguments;
  arguments.text = std::move(text);
  return arguments;
}

Arguments parseVerb(const VerbText& verb, const QStringList& words) {
  QCommandLineParser parser;
  parser.setApplicationDescription(verb.summary);
  addOptions(parser, verb.verb);
  const bool hasOperand = *verb.operand != '\0';
  const QString syntax = QString("%1 %2").arg(verb.name, verb.operand).trimmed();
  parser.addPositionalArgument(hasOperand ? verb.operand : verb.name, verb.operandMeaning, syntax);

  if (!parser.parse(verb.verb == ConsoleVerb::apply ? withMoveLast(words) : words)) {
    throw InputError(parser.errorText().toStdString());
  }
  const bool plays = verb.verb == ConsoleVerb::trace || verb.verb == ConsoleVerb::bench;
  if (parser.isSet("help")) {
    std::string help = parser.helpText().toStdString();
    if (verb.verb == ConsoleVerb::trace) help += botHelp();
    if (plays) help += optionHelp();
    return told(std::move(help));
  }
  const QStringList operands = parser.positionalArguments().mid(1);
  if (operands.size() != (hasOperand ? 1 : 0)) {
    throw InputError("usage: downpile-cli " + syntax.toStdString() + " (see downpile-cli " +
                     verb.name + " --help)");
  }

  Arguments arguments;
  arguments.verb = verb.verb;
  if (parser.optionNames().contains("seed")) {
    arguments.seed = Seed::fromText(parser.value("seed").toStdString());
  }
  if (verb.verb == ConsoleVerb::apply) arguments.playerAndMove = operands.first().toStdString();
  if (!plays) return arguments;

  arguments.game = &requireGame(operands.first().toStdString());
  readPlayers(arguments, parser);
  readHouseRules(arguments, parser);
  if (verb.verb == ConsoleVerb::bench) {
    readSeconds(arguments, parser);
    return arguments;
  }
  arguments.deals = kMostDeals;
  if (parser.isSet("deals")) {
    arguments.deals = requireNumber("deals", parser.value("deals"), 1, kMostDeals);
  }
  if (parser.isSet("bot")) arguments.bot = parser.value("bot").toStdString();
  return arguments;
}

}  // namespace

Arguments parseArguments(const QStringList& words) {
  const QString first = words.value(1);
  if (first == "--help" || first == "-h" || first == "help") return told(generalHelp());
  if (first == "--version" || first == "-v") return told(programVersion());
  for (const VerbText& verb : kVerbs) {
    if (first == verb.name) return parseVerb(verb, words);
  }
  throw InputError((first.isEmpty() ? "a verb is missing" : "there is no verb " + quoted(first)) +
                   "; the verbs are trace, moves, apply and bench (see downpile-cli --help)");
}

void setOption(const GameInfo& info, OptionValues& options, std::string_view key,
               std::string_view value) {
  const auto index = findOption(info.options, key);
  if (!index) {
    std::string known;
    for (const Option& option : info.options) {
      known += (known.empty() ? "" : ", ") + std::string(option.key);
    }
    throw InputError("there is no house rule '" + std::string(key) + "'; there are " + known);
  }
  const Option& option = info.options[*index];
  const auto read = optionFromText(option, value);
  if (!read) {
    throw InputError(std::string(key) + " must be " + optionRange(option) + ", not '" +
                     std::string(value) + "'");
  }
  options[*index] = *read;
}

void requirePlayable(const CatalogEntry& game, const OptionValues& options, int players) {
  const std::string problem = game.refuse(options, players);
  if (problem.empty()) return;
  // The house rule to blame is one whose usual value would do.
  std::string blamed;
  for (std::size_t i = 0; i < game.info->options.size() && blamed.empty(); ++i) {
    const Option& option = game.info->options[i];
    OptionValues usual = options;
    usual[i] = option.standard;
    if (*game.refuse(usual, players) != '\0') continue;
    blamed = std::string(option.key) + "=" + optionText(option, options[i]) + " is not for " +
             std::to_string(players) + " players (" + optionRange(option) + "): ";
  }
  throw InputError(blamed + problem);
}

const CatalogEntry& requireGame(std::string_view name) {
  if (const CatalogEntry* entry = findGame(name)) return *entry;
  std::string known;
  for (const CatalogEntry& entry : catalog()) {
    known += (known.empty() ? "" : ", ") + std::string(entry.info->id);
  }
  throw InputError("there is no game '" + std::string(name) + "'; there is " + known);
}

}  // namespace downpile
