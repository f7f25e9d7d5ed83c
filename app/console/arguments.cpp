// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/arguments.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <algorithm>

#include "arena/parallel.h"
#include "arena/unit.h"
#include "console/json.h"
#include "study/house_rule_sets.h"

namespace downpile {

namespace {

constexpr int kUsualPlayers = 4;
constexpr int kMostDeals = 30000;  // maximum of --deal, and of --deals for the verb `trace`
constexpr int kArenaDeals = 600;
constexpr int kTunerDeals = 100;
constexpr int kCheckedDeals = 10;
constexpr int kMostMoveTime = 60000;  // maximum time for a bot's move, in milliseconds
constexpr int kMostArenaDeals = 1000000;
constexpr int kMostGames = 100000;
constexpr int kStudyGames = 1000;
constexpr int kMostThreads = 256;
constexpr int kGenerations = 30;
constexpr int kLessons = 600;
constexpr int kLessonGames = 1200;
constexpr int kMostGenerations = 1000;
constexpr int kCandidates = 40;
constexpr int kFewestCandidates = 5;
constexpr int kMostCandidates = 1000;
constexpr int kFewestWorlds = 32;
constexpr int kMostWorlds = 1000000;
constexpr int kMostMoves = 9999999;  // maximum of --move; all records have fewer moves
constexpr double kMostSeconds = 600;

std::string quoted(const QString& text) { return "'" + text.toStdString() + "'"; }

std::string programVersion() {
  return "downpile-cli " + QCoreApplication::applicationVersion().toStdString() + "\n";
}

// Returns the whole number in the text. Throws InputError if the text is not a whole number or the
// number is out of range.
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

// Throws InputError if an option other than --set and --against is repeated: only one of its values
// would be used, and the user could not tell which.
void refuseRepeated(const QCommandLineParser& parser) {
  QStringList seen;
  for (const QString& name : parser.optionNames()) {
    const auto option = std::ranges::find(verbOptions(), name, &OptionText::name);
    if (!seen.contains(name) || (option != verbOptions().end() && option->mayRepeat())) {
      seen << name;
      continue;
    }
    throw InputError("--" + name.toStdString() + " is given more than once");
  }
}

OptionValues readHouseRules(const CatalogEntry& game, int players,
                            const QCommandLineParser& parser) {
  const GameInfo& info = *game.info;
  OptionValues options = standardValues(info.options);
  QStringList seen;
  for (const QString& setting : parser.values("set").join(',').split(',')) {
    if (setting.isEmpty() && !parser.isSet("set")) break;
    const qsizetype equals = setting.indexOf('=');
    if (equals < 1) throw InputError("--set needs KEY=VALUE, not " + quoted(setting));
    if (const QString key = setting.left(equals); !seen.contains(key)) {
      seen << key;
    } else {
      throw InputError("--set " + key.toStdString() + " is given more than once");
    }
    setOption(info, options, setting.left(equals).toStdString(),
              setting.mid(equals + 1).toStdString());
  }
  requirePlayable(game, options, players);
  return options;
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

void refuseTogether(const QCommandLineParser& parser, const char* one, const char* reason,
                    std::initializer_list<const char*> others) {
  for (const char* other : others) {
    if (!parser.isSet(one) || !parser.isSet(other)) continue;
    throw InputError("--" + std::string(one) + " " + reason + ": it cannot be given with --" +
                     other);
  }
}

// Reads --markdown. The page describes all house rules for all numbers of players, so --markdown
// cannot be combined with --set or --players.
bool readMarkdown(const QCommandLineParser& parser) {
  refuseTogether(parser, "markdown", "covers all house rules and numbers of players",
                 {"players", "set"});
  return parser.isSet("markdown");
}

// Reads the seed, which is a number or any text. Refuses a number above 64 bits, which would be
// hashed like a text without a warning.
Seed readSeed(const QCommandLineParser& parser) {
  const QString text = parser.value("seed");
  bool fits = false;
  text.toULongLong(&fits);
  const auto isDigit = [](QChar letter) { return letter >= u'0' && letter <= u'9'; };
  if (!fits && !text.isEmpty() && std::ranges::all_of(text, isDigit)) {
    throw InputError("--seed must be a number of up to 64 bits, or a text, not " + quoted(text));
  }
  return Seed::fromText(text.toStdString());
}

// Reads the whole number of an option. Returns nullopt if the option is not given.
std::optional<int> readNumber(const QCommandLineParser& parser, const char* name, int least,
                              int most) {
  if (!parser.isSet(name)) return std::nullopt;
  return requireNumber(name, parser.value(name), least, most);
}

// Returns the number of deals to play. The verb `trace` plays a whole game if --deals is not given.
int readDeals(ConsoleVerb verb, const QCommandLineParser& parser) {
  if (verb == ConsoleVerb::trace) {
    return readNumber(parser, "deals", 1, kMostDeals).value_or(kMostDealsOfGame);
  }
  const int usual = verb == ConsoleVerb::arena      ? kArenaDeals
                    : verb == ConsoleVerb::botCheck ? kCheckedDeals
                    : verb == ConsoleVerb::learn    ? kLessonGames
                                                    : kTunerDeals;
  return readNumber(parser, "deals", 1, kMostArenaDeals).value_or(usual);
}

void addOptions(QCommandLineParser& parser, const VerbText& verb) {
  for (const OptionText& option : verbOptions()) {
    if (verb.takes(option.option)) parser.addOption({option.name, "", option.value});
  }
  parser.addOption({{"h", "help"}, ""});
}

// Reads the sets of house rules, separated by --against. Qt's parser would merge them, so each set
// is parsed by itself.
std::vector<OptionValues> readSets(const Arguments& arguments, const VerbText& verb,
                                   const QStringList& words) {
  std::vector<OptionValues> sets;
  for (qsizetype from = 0; from <= words.size();) {
    const qsizetype found = words.indexOf("--against", from);
    const qsizetype to = found < 0 ? words.size() : found;
    QCommandLineParser parser;
    addOptions(parser, verb);
    if (!parser.parse(QStringList(verb.name) + words.mid(from, to - from))) {
      throw InputError(parser.errorText().toStdString());
    }
    sets.push_back(readHouseRules(*arguments.game, arguments.players, parser));
    from = to + 1;
  }
  return sets;
}

// Reads the arguments of the verb `study`. It studies one game. With --page and without the name of
// a game, it studies all games.
void readStudy(Arguments& arguments, const VerbText& verb, const QCommandLineParser& parser,
               const QStringList& words) {
  refuseTogether(parser, "page", "covers all games and their house rules",
                 {"players", "set", "against", "each", "level", "hero", "field", "json"});
  refuseTogether(parser, "each", "studies one house rule after the other", {"set", "against"});
  StudyArguments& study = arguments.study;
  study.each = parser.isSet("each");
  study.json = parser.isSet("json");
  study.page = parser.isSet("page");
  study.level = parser.value("level").toStdString();
  study.games = readNumber(parser, "games", 1, kMostGames).value_or(kStudyGames);
  study.skillGames = readNumber(parser, "skill", 0, kMostGames).value_or(0);
  if (study.page) return;
  study.sets = study.each ? singleHouseRules(*arguments.game, arguments.players)
                          : readSets(arguments, verb, words);
}

// Moves each word such as "-1 draw" (a player and a move) to the end, after an added `--`, because
// Qt's parser would take it for an option. The move gets refused later, because player numbers are
// never negative.
QStringList withMoveLast(QStringList words) {
  const auto isMove = [](const QString& word) {
    return word.startsWith('-') && word.contains(' ');
  };
  const auto moves = std::stable_partition(words.begin(), words.end(),
                                           [&](const QString& word) { return !isMove(word); });
  if (moves != words.end()) words.insert(moves, "--");
  return words;
}

// Returns the path given with --record, or an empty text without this option. Throws InputError if
// the given path is empty.
QString readRecordFile(const QCommandLineParser& parser) {
  const QString path = parser.value("record");
  if (parser.isSet("record") && path.isEmpty()) throw InputError("--record needs a file name");
  return path;
}

Arguments printed(std::string text) {
  Arguments arguments;
  arguments.text = std::move(text);
  return arguments;
}

// Reads the arguments of a verb, after the number of operands was checked.
Arguments readArguments(const VerbText& verb, const QCommandLineParser& parser,
                        const QStringList& words, const QStringList& operands) {
  Arguments arguments;
  arguments.verb = verb.verb;
  const QString operand = operands.value(0);
  if (verb.verb == ConsoleVerb::apply) arguments.playerAndMove = operand.toStdString();
  if (std::string_view(verb.operand).find("RECORD") != std::string_view::npos)
    arguments.records = operands;
  if (verb.takes(kTakesSet) && (!verb.mayDoWithout() || !operand.isEmpty())) {
    arguments.game = &requireGame(operand.toStdString());
    readPlayers(arguments, parser);
    if (!verb.takes(kTakesAgainst)) {
      arguments.options = readHouseRules(*arguments.game, arguments.players, parser);
    }
  }
  if (verb.verb == ConsoleVerb::learn) arguments.game = &requireGame(operand.toStdString());
  if (verb.takes(kTakesMarkdown)) arguments.markdown = readMarkdown(parser);
  if (verb.takes(kTakesSeed) && parser.isSet("seed")) {
    arguments.seed = readSeed(parser);
  }
  if (verb.takes(kTakesSeconds)) readSeconds(arguments, parser);
  if (verb.takes(kTakesDeals)) arguments.deals = readDeals(verb.verb, parser);
  if (verb.takes(kTakesHero)) arguments.hero = parser.value("hero").toStdString();
  if (verb.takes(kTakesField)) arguments.field = parser.value("field").toStdString();
  if (verb.takes(kTakesThreads)) {
    arguments.threads = readNumber(parser, "threads", 1, kMostThreads).value_or(availableThreads());
  }
  if (verb.takes(kTakesBot) && (parser.isSet("bot") || verb.verb == ConsoleVerb::botCheck)) {
    arguments.bot = parser.value("bot").toStdString();
  }
  if (verb.takes(kTakesRecord)) arguments.recordFile = readRecordFile(parser);
  if (verb.takes(kTakesTime)) {
    if (const auto time = readNumber(parser, "time", 1, kMostMoveTime)) {
      arguments.botLimits.move = std::chrono::milliseconds(*time);
    }
  }
  if (verb.takes(kTakesGenerations)) {
    const int usual = verb.verb == ConsoleVerb::learn ? kLessons : kGenerations;
    arguments.generations = readNumber(parser, "generations", 1, kMostGenerations).value_or(usual);
  }
  if (verb.takes(kTakesCandidates)) {
    arguments.candidates =
        readNumber(parser, "candidates", kFewestCandidates, kMostCandidates).value_or(kCandidates);
  }
  if (verb.verb == ConsoleVerb::study) readStudy(arguments, verb, parser, words);
  if (verb.takes(kTakesPlayer)) arguments.viewer = readNumber(parser, "player", 0, kMaxPlayers - 1);
  if (verb.takes(kTakesWorlds)) {
    arguments.worlds = readNumber(parser, "worlds", kFewestWorlds, kMostWorlds);
  }
  if (verb.takes(kTakesDeal)) arguments.deal = readNumber(parser, "deal", 1, kMostDeals);
  if (verb.takes(kTakesMove)) arguments.moves = readNumber(parser, "move", 0, kMostMoves);
  return arguments;
}

Arguments parseVerb(const VerbText& verb, const QStringList& words) {
  QCommandLineParser parser;
  addOptions(parser, verb);
  if (!parser.parse(verb.verb == ConsoleVerb::apply ? withMoveLast(words) : words)) {
    throw InputError(parser.errorText().toStdString());
  }
  if (parser.isSet("help")) return printed(verbHelp(verb));
  refuseRepeated(parser);
  const QStringList operands = parser.positionalArguments().mid(1);
  // The verb `study` needs the operand GAME, unless --page is given.
  const bool mayDoWithout =
      verb.mayDoWithout() && (verb.verb != ConsoleVerb::study || parser.isSet("page"));
  const bool without = mayDoWithout && operands.isEmpty();
  const qsizetype wanted = *verb.operand != '\0' && !without ? 1 : 0;
  if (verb.takesSeveral() ? operands.size() < wanted : operands.size() != wanted) {
    throw InputError("usage: downpile-cli " + syntaxOf(verb) + " (see downpile-cli " + verb.name +
                     " --help)");
  }
  return readArguments(verb, parser, words.mid(2), operands);
}

const VerbText& requireVerb(const QString& name) {
  const auto verb = std::ranges::find(verbs(), name, &VerbText::name);
  if (verb != verbs().end()) return *verb;
  std::string known;
  for (const VerbText& each : verbs()) {
    if (!known.empty()) known += &each == &verbs().back() ? " and " : ", ";
    known += each.name;
  }
  throw InputError((name.isEmpty() ? "the verb is missing" : "there is no verb " + quoted(name)) +
                   "; the verbs are " + known + " (see downpile-cli --help)");
}

}  // namespace

Arguments parseArguments(const QStringList& words) {
  const QString first = words.value(1);
  const QString second = words.value(2);
  if (first == "help" && !second.isEmpty()) return printed(verbHelp(requireVerb(second)));
  if (first == "--help" || first == "-h" || first == "help") return printed(generalHelp());
  if (first == "--version" || first == "-v") return printed(programVersion());
  return parseVerb(requireVerb(first), words);
}

void setOption(const GameInfo& info, OptionValues& options, std::string_view key,
               std::string_view value) {
  const auto index = findOption(info.options, key);
  if (!index) {
    std::string known;
    for (const Option& option : info.options) {
      known += (known.empty() ? "" : ", ") + std::string(option.key);
    }
    throw InputError("there is no house rule '" + std::string(key) + "'; the house rules are " +
                     known);
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
  // Sentence about the house rule that makes the options unplayable: the first one whose default
  // value would make them playable. Empty if no single house rule does.
  std::string blamed;
  for (std::size_t i = 0; i < game.info->options.size() && blamed.empty(); ++i) {
    const Option& option = game.info->options[i];
    OptionValues usual = options;
    usual[i] = option.standard;
    if (*game.refuse(usual, players) != '\0') continue;
    const std::string key(option.key);
    blamed = key + "=" + optionText(option, options[i]) + " is not possible for " +
             std::to_string(players) + " players (" + key + ": " + optionRange(option) + "): ";
  }
  throw InputError(blamed + problem);
}

const CatalogEntry& requireGame(std::string_view name) {
  if (const CatalogEntry* entry = findGame(name)) return *entry;
  std::string known;
  for (const CatalogEntry& entry : catalog()) {
    known += (known.empty() ? "" : ", ") + std::string(entry.info->id);
  }
  throw InputError("there is no game '" + std::string(name) + "'; the games are " + known);
}

}  // namespace downpile
