// SPDX-License-Identifier: GPL-3.0-or-later
// The set-up of the next game: seats are added and removed, house rules come from the game's list,
// an unplayable set-up is explained in a sentence, and the set-up of a started game is remembered.
#include <QSignalSpy>
#include <QTemporaryDir>

#include "bots/bot_catalog.h"
#include "runner/test_class.h"
#include "settings/deal_number.h"
#include "settings/external_bots.h"
#include "settings/new_game.h"
#include "settings/rules_model.h"
#include "settings/settings.h"

using namespace downpile;
using namespace Qt::StringLiterals;

class TestNewGame : public QObject {
  Q_OBJECT

 private slots:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }
  void firstSetupIsUnderwearForFourWithFairOpponents();
  void botNamesOfOlderVersionsAreConvertedToLevels();
  void masterBotHasNoCharacterByDefault();
  void titleOfABotContainsLevelAndCharacter();
  void numberOfSeatsIsTheNumberOfPlayersFromTwoToEight();
  void setupOfAStartedGameIsRememberedAfterRestart();
  void houseRulesOfTheSetupAreThoseOfTheChosenGame();
  void valueOfAMissingRowIsInvalidWithoutAWarning();
  void refusesUnplayableSetup();
  void resetRestoresDefaults();
  void headerOfANewRecordContainsSeatsSeedsAndSeal();
  void dealNumberIsReadBackWithSeedAndHouseRules();
  void dealNumbersContainTheSeedOfASealedGame();
  void oldDealNumbersKeepTheirHouseRulesAfterADefaultChanged();
  void textTypedToCutTheDeckDeterminesTheUsersRandomNumberInTheSeal();
  void invalidDealNumbersAreRefused_data();
  void invalidDealNumbersAreRefused();
  void typedDealNumberSetsGamePlayersAndCards();
  void nameAndPortraitOfThePersonAreStoredInSettings();
  void portraitsAtATableDiffer();
  void rulesShowTheChosenHouseRules();
  void savesHouseRulesUnderAName();
  void readsHouseRulesFromPastedText();
  void externalBotCanBeChosenForASeatAndItsCommandIsNotInTheRecord();
  void nameOfAnExternalBotIsAFileNameWithoutPathOrArguments_data();
  void nameOfAnExternalBotIsAFileNameWithoutPathOrArguments();
  void unusableExternalBotsAreRefused();
  void externalBotsWithInvalidNamesStartNoProgram();

 private:
  QString file() const { return folder_->filePath(u"settings.ini"_s); }

  std::unique_ptr<QTemporaryDir> folder_;
};

namespace {
int rowOf(NewGame& game, const QString& key) { return game.options()->find(u"key"_s, key); }
QVariant roleOf(ListModel* model, int row, const char* role) {
  return model->value(row, QString::fromLatin1(role));
}

QString idOf(const QVariant& choice) { return choice.toMap()[u"id"_s].toString(); }
}  // namespace

void TestNewGame::firstSetupIsUnderwearForFourWithFairOpponents() {
  Settings settings(file());
  NewGame game(settings);
  QCOMPARE(game.gameId(), u"underwear"_s);
  QCOMPARE(game.players(), 4);
  QCOMPARE(game.leastPlayers(), 2);
  QCOMPARE(game.mostPlayers(), 8);
  QCOMPARE(game.refusal(), QString());
  QVERIFY(roleOf(game.seats(), 0, "isPerson").toBool());
  QSet<QString> names;
  for (int row = 1; row < 4; ++row) {
    QVERIFY(!roleOf(game.seats(), row, "isPerson").toBool());
    names << roleOf(game.seats(), row, "name").toString();
  }
  QCOMPARE(names.size(), 3);
  const auto known = botNames("underwear");
  QCOMPARE(game.levels().size(), 5);
  QCOMPARE(game.characters().size(), 4);
  for (const QVariant& level : game.levels()) {
    if (idOf(level) == u"program") continue;
    for (const QVariant& character : game.characters()) {
      const std::string one = idOf(level).toStdString();
      const std::string other = idOf(character).toStdString();
      const std::string name = botNameOf({one, other});
      QVERIFY2(std::ranges::find(known, name) != known.end(), name.c_str());
    }
  }
  for (const QVariantList& list : {game.levels(), game.characters()}) {
    for (const QVariant& entry : list) {
      QVERIFY(!entry.toMap()[u"title"_s].toString().isEmpty());
      QVERIFY(!entry.toMap()[u"description"_s].toString().isEmpty());
    }
  }
  for (int row = 1; row < 4; ++row)
    QCOMPARE(roleOf(game.seats(), row, "level").toString(), u"fair"_s);
}

// Converts bot names from older versions, which had no levels, and bots not offered as opponents.
void TestNewGame::botNamesOfOlderVersionsAreConvertedToLevels() {
  Settings settings(file());
  settings.remember(u"newGame/underwear/seat1/character"_s, u"rules:schemer"_s);
  settings.remember(u"newGame/underwear/seat2/character"_s, u"random"_s);
  settings.remember(u"newGame/underwear/seat3/character"_s, u"master:nobody"_s);
  const NewGame game(settings);
  const std::vector<Seat> seats = game.header().seats;
  QCOMPARE(seats[1].kind, "fair:schemer");
  QCOMPARE(seats[2].kind, "fair:liberal");
  QCOMPARE(seats[3].kind, "master:schemer");
}

void TestNewGame::masterBotHasNoCharacterByDefault() {
  const auto kindOf = [](const NewGame& game) { return game.header().seats[1].kind; };
  {
    Settings settings(file());
    NewGame game(settings);
    const std::string standard = kindOf(game);
    game.setLevel(1, u"master"_s);
    QCOMPARE(kindOf(game), "master");
    game.setLevel(1, u"fair"_s);
    QCOMPARE(kindOf(game), standard);
    game.setLevel(1, u"sharp"_s);
    game.seats()->setCharacter(1, QString());
    game.setLevel(1, u"master"_s);
    QVERIFY(game.start());
  }
  Settings settings(file());
  NewGame game(settings);
  QCOMPARE(kindOf(game), "master");
  QCOMPARE(idOf(game.characters().first()), QString());
  game.seats()->setCharacter(1, u"careful"_s);
  QCOMPARE(kindOf(game), "master:careful");
}

void TestNewGame::titleOfABotContainsLevelAndCharacter() {
  const GameInfo& info = *findGame("underwear")->info;
  QCOMPARE(botTitle(info, "sharp:schemer"), u"Sharp, Schemer"_s);
  QCOMPARE(botTitle(info, "master"), u"Master"_s);
  QCOMPARE(botTitle(info, "person"), QString());
}

void TestNewGame::numberOfSeatsIsTheNumberOfPlayersFromTwoToEight() {
  Settings settings(file());
  NewGame game(settings);
  game.seats()->setName(3, u"Zoe"_s);
  game.setPlayers(2);
  QCOMPARE(game.seats()->count(), 2);
  game.setPlayers(99);
  QCOMPARE(game.players(), 8);
  QCOMPARE(roleOf(game.seats(), 3, "name").toString(), u"Zoe"_s);
  game.setPlayers(0);
  QCOMPARE(game.players(), 2);
}

void TestNewGame::setupOfAStartedGameIsRememberedAfterRestart() {
  {
    Settings settings(file());
    NewGame game(settings);
    game.setPlayers(5);
    game.seats()->setName(2, u"Olga"_s);
    game.setLevel(2, u"master"_s);
    game.seats()->setCharacter(2, u"careful"_s);
    game.seats()->setPortrait(2, 9);
    game.options()->setValue(rowOf(game, u"doubling"_s), 1);
    game.options()->setValue(rowOf(game, u"target"_s), 80);
    QVERIFY(game.start());
  }
  Settings settings(file());
  NewGame game(settings);
  QCOMPARE(game.players(), 5);
  QCOMPARE(roleOf(game.seats(), 2, "name").toString(), u"Olga"_s);
  QCOMPARE(roleOf(game.seats(), 2, "level").toString(), u"master"_s);
  QCOMPARE(roleOf(game.seats(), 2, "character").toString(), u"careful"_s);
  QCOMPARE(roleOf(game.seats(), 2, "portrait").toInt(), 9);
  QCOMPARE(roleOf(game.options(), rowOf(game, u"doubling"_s), "value").toInt(), 1);
  QCOMPARE(roleOf(game.options(), rowOf(game, u"target"_s), "value").toInt(), 80);
}

void TestNewGame::houseRulesOfTheSetupAreThoseOfTheChosenGame() {
  Settings settings(file());
  NewGame game(settings);
  const GameInfo& info = *findGame("underwear")->info;
  QCOMPARE(game.options()->count(), static_cast<int>(info.options.size()));
  for (int row = 0; row < game.options()->count(); ++row) {
    QVERIFY(!roleOf(game.options(), row, "title").toString().isEmpty());
    QVERIFY(!roleOf(game.options(), row, "help").toString().isEmpty());
    QVERIFY(roleOf(game.options(), row, "standard").toBool());
  }
  const int limit = rowOf(game, u"doublingLimit"_s);
  QCOMPARE(roleOf(game.options(), limit, "choices").toStringList().size(), 2);
  QVERIFY(roleOf(game.options(), limit, "dependent").toBool());
  QCOMPARE(roleOf(game.options(), limit, "reason").toString(), u"Only with doubling."_s);
  game.options()->setValue(rowOf(game, u"doubling"_s), 1);
  QCOMPARE(game.options()->values()[Underwear::kDoubling], std::int16_t{1});
  QVERIFY(!roleOf(game.options(), limit, "dependent").toBool());
  QCOMPARE(roleOf(game.options(), limit, "reason").toString(), QString());
  // Each group of house rules has only one heading.
  QStringList headings;
  for (int row = 0; row < game.options()->count(); ++row) {
    const QString heading = roleOf(game.options(), row, "heading").toString();
    if (!heading.isEmpty()) headings << heading;
  }
  QCOMPARE(headings, QStringList({u"End of the game"_s, u"Play"_s, u"Scoring"_s, u"Cards"_s}));
  game.setGameId(u"ultimate-loser"_s);
  game.setPlayers(2);
  QVERIFY(roleOf(game.options(), rowOf(game, u"lowestPays"_s), "dependent").toBool());
  game.setPlayers(3);
  QVERIFY(!roleOf(game.options(), rowOf(game, u"lowestPays"_s), "dependent").toBool());
  game.setGameId(u"underwear"_s);
  game.options()->setValue(rowOf(game, u"target"_s), 5000);
  QCOMPARE(roleOf(game.options(), rowOf(game, u"target"_s), "value").toInt(), 49);
}

void TestNewGame::valueOfAMissingRowIsInvalidWithoutAWarning() {
  QTest::failOnWarning(QRegularExpression(u"."_s));
  Settings settings(file());
  NewGame game(settings);
  OptionModel& options = *game.options();
  QVERIFY(options.value(0, u"key"_s).isValid());
  for (int row : {-1, options.count()}) QVERIFY(!options.value(row, u"key"_s).isValid());
}

void TestNewGame::refusesUnplayableSetup() {
  Settings settings(file());
  NewGame game(settings);
  QSignalSpy started(&game, &NewGame::started);
  QSignalSpy refusal(&game, &NewGame::refusalChanged);
  game.setPlayers(8);
  game.options()->setValue(rowOf(game, u"packs"_s), 1);
  QVERIFY(!game.refusal().isEmpty());
  QVERIFY(!refusal.isEmpty());
  QVERIFY(!game.start());
  QVERIFY(started.isEmpty());
  game.setPlayers(4);
  QCOMPARE(game.refusal(), QString());
  game.seats()->setName(1, u"  "_s);
  QVERIFY(!game.refusal().isEmpty());
}

void TestNewGame::resetRestoresDefaults() {
  Settings settings(file());
  NewGame game(settings);
  const QString name = roleOf(game.seats(), 1, "name").toString();
  game.seats()->setName(1, u"Olga"_s);
  game.options()->setValue(rowOf(game, u"seatChanges"_s), 1);
  game.reset();
  QCOMPARE(roleOf(game.seats(), 1, "name").toString(), name);
  QCOMPARE(roleOf(game.options(), rowOf(game, u"seatChanges"_s), "value").toInt(), 0);
}

void TestNewGame::headerOfANewRecordContainsSeatsSeedsAndSeal() {
  Settings settings(file());
  NewGame game(settings);
  const RecordHeader header = game.header();
  QCOMPARE(header.seats.size(), std::size_t{4});
  QVERIFY(header.botSeed != game.header().botSeed);
  QCOMPARE(header.seed, 0U);
  QVERIFY(header.seal && !header.seal->isForged());
  QCOMPARE(header.seal->numbers.size(), std::size_t{1});
  QCOMPARE(int(header.seal->numbers.front().seat), 0);
  QVERIFY(game.header().seal->seed() != header.seal->seed());
  game.fixSeeds(1, 2);
  QCOMPARE(game.header().seed, 1U);
  QCOMPARE(game.header().botSeed, 2U);
  const RecordReading reading = readRecord(headerText(header));
  QCOMPARE(reading.status, RecordReading::Status::good);
  QVERIFY(reading.record.header == header);
}

// A deal number is read back with its game, players, seed and house rules: for every game, the
// smallest and largest seeds, with and without changed house rules.
void TestNewGame::dealNumberIsReadBackWithSeedAndHouseRules() {
  Settings settings(file());
  NewGame game(settings);
  for (const CatalogEntry& entry : catalog()) {
    game.setGameId(QString::fromUtf8(entry.info->id));
    for (const std::uint64_t seed :
         {std::uint64_t{0}, std::uint64_t{1}, (std::uint64_t{1} << 40U) - 1,
          std::uint64_t{1} << 40U, ~std::uint64_t{0}}) {
      for (const bool changed : {false, true}) {
        game.reset();
        const int other = game.options()->value(0, u"kind"_s) == u"onOff"_s ? 1 : 60;
        if (changed) game.options()->setValue(0, other);
        game.fixSeeds(seed, 1);
        const RecordHeader header = game.header();
        const QString text = dealNumberText(header);
        const auto number = dealNumberFromText(text);
        QVERIFY2(number, qPrintable(text));
        QCOMPARE(number->game, header.game);
        QCOMPARE(number->players, header.players);
        QCOMPARE(number->seed, seed);
        QVERIFY(number->options == header.options);
        QVERIFY(dealNumberFromText(u"  "_s + text.toUpper().section(u' ', 0, 2).toLower()));
      }
    }
  }
}

// A deal number leaves out house rules with their original defaults. So an old number keeps its
// meaning after a later version has changed a default: new numbers contain the new default.
void TestNewGame::oldDealNumbersKeepTheirHouseRulesAfterADefaultChanged() {
  const std::vector<std::tuple<std::string, std::string, std::string>> changed{
      {"underwear", "doublingLimit=deal", "doublingLimit=game"},
      {"up-and-down", "limit=500", "limit=0"}};
  for (const auto& [game, before, now] : changed) {
    const GameInfo& info = *findGame(game)->info;
    RecordHeader header;
    header.game = game;
    header.players = 4;
    header.seed = 77;
    header.options = *optionsFromText(info.options, before);
    const QString old = dealNumberText(header);
    QCOMPARE(old.count(u' '), 2);  // the text is game, players and seed, without house rules
    QCOMPARE(dealNumberFromText(old)->options, header.options);
    header.options = standardValues(info.options);
    QCOMPARE(dealNumberText(header), old + u' ' + QString::fromStdString(now));
    QCOMPARE(dealNumberFromText(dealNumberText(header))->options, header.options);
  }
}

// A deal number contains the seed of a sealed game. It also contains the seed of a game that was
// itself played from a deal number.
void TestNewGame::dealNumbersContainTheSeedOfASealedGame() {
  RecordHeader header;
  header.game = "life";
  header.players = 3;
  header.options = standardValues(findGame("life")->info->options);
  Bytes32 bytes{};
  for (const int first : {0, 1, 127, 255}) {
    bytes.fill(static_cast<std::uint8_t>(255 - first));
    bytes.front() = static_cast<std::uint8_t>(first);
    bytes.back() = 7;
    header.openSeed = bytes;
    header.seal.reset();
    const QString text = dealNumberText(header);
    QCOMPARE(text.section(u' ', 2, 2).remove(u'-').size(), 53);
    const auto number = dealNumberFromText(text.toLower());
    QVERIFY2(number && number->openSeed, qPrintable(text));
    QVERIFY(*number->openSeed == bytes);
    QCOMPARE(number->seed, 0U);
    for (qsizetype at = 7; at < text.size(); ++at) {
      QString slip = text;
      slip[at] = text[at] == u'4' ? u'5' : u'4';
      QVERIFY2(!dealNumberFromText(slip), qPrintable(slip));
    }
    header.openSeed.reset();
    header.seal = Seal::of(bytes);
    QCOMPARE(dealNumberFromText(dealNumberText(header))->openSeed, header.seal->seed());
  }
  // No deal number is available for a record without its secret (a running game), or for a game
  // continued from a replay.
  QCOMPARE(dealNumberText(withoutSecrets(header)), QString());
  header.takenOver = 3;
  QCOMPARE(dealNumberText(header), QString());
}

// The text typed to cut the deck determines the user's random number in the seal. The secret of the
// shown seal stays the same.
void TestNewGame::textTypedToCutTheDeckDeterminesTheUsersRandomNumberInTheSeal() {
  Settings settings(file());
  NewGame game(settings);
  QSignalSpy seals(&game, &NewGame::sealChanged);
  QSignalSpy cuts(&game, &NewGame::cutChanged);
  QSignalSpy started(&game, &NewGame::started);
  const QString seal = game.seal();
  QCOMPARE(seal.size(), 19);
  QCOMPARE(QString::fromStdString(shortText(game.header().seal->commitment)), seal);
  const auto number = [](const RecordHeader& header) {
    return header.seal->numbers.front().number;
  };
  QVERIFY(number(game.header()) != number(game.header()));
  game.setCut(u"Züge"_s);
  QCOMPARE(cuts.size(), 1);
  QCOMPARE(game.seal(), seal);
  QVERIFY(number(game.header()) == numberFromText("Z\xc3\xbcge"));
  QVERIFY(game.start());
  const auto begun = started.first().first().value<RecordHeader>();
  QCOMPARE(QString::fromStdString(shortText(begun.seal->commitment)), seal);
  QVERIFY(number(begun) == numberFromText("Z\xc3\xbcge"));
  // After a game was started, the next game has a new secret and a new seal.
  QVERIFY(!seals.isEmpty());
  QVERIFY(game.seal() != seal);
  QCOMPARE(game.cut(), QString());
  seals.clear();
  game.setDealNumber(dealNumberText(begun));
  QVERIFY(!seals.isEmpty());
  QCOMPARE(game.seal(), QString());
  game.setDealNumber({});
  QCOMPARE(game.seal().size(), 19);
}

void TestNewGame::invalidDealNumbersAreRefused_data() {
  QTest::addColumn<QString>("text");
  const QString good = u"underwear 4 0000-0001-1"_s;
  QVERIFY(dealNumberFromText(good));
  QTest::newRow("empty") << QString();
  QTest::newRow("no game") << u"bridge 4 0000-0001-1"_s;
  QTest::newRow("too many") << u"underwear 9 0000-0001-1"_s;
  QTest::newRow("a typo") << u"underwear 4 0000-0010-1"_s;
  QTest::newRow("too short") << u"underwear 4 0001-1"_s;
  QTest::newRow("too large") << u"underwear 4 ZZZZ-ZZZZ-ZZZZ-ZZ"_s;
  QTest::newRow("no letter") << u"underwear 4 0000-000%-1"_s;
  QTest::newRow("no such rule") << good + u" tarrget=60"_s;
  QTest::newRow("no such value") << good + u" target=many"_s;
  QTest::newRow("cannot be played") << u"underwear 8 0000-0001-1 packs=1"_s;
}

void TestNewGame::invalidDealNumbersAreRefused() {
  QFETCH(QString, text);
  QVERIFY(!dealNumberFromText(text));
  Settings settings(file());
  NewGame game(settings);
  game.setDealNumber(text);
  QCOMPARE(game.dealNumber(), text);
  QCOMPARE(game.dealNumberRefusal().isEmpty(), text.isEmpty());
  QVERIFY(game.header().seal);
  QVERIFY(!game.header().openSeed);
}

void TestNewGame::typedDealNumberSetsGamePlayersAndCards() {
  Settings settings(file());
  NewGame game(settings);
  QSignalSpy refusals(&game, &NewGame::refusalChanged);
  QSignalSpy started(&game, &NewGame::started);
  RecordHeader wanted = game.header();
  wanted.game = "life";
  wanted.players = 3;
  wanted.options = standardValues(findGame("life")->info->options);
  const QString text = dealNumberText(wanted);
  const auto seed = wanted.seal->seed();
  game.setDealNumber(text);
  QVERIFY(!refusals.isEmpty());
  QCOMPARE(game.gameId(), u"life"_s);
  QCOMPARE(game.players(), 3);
  QCOMPARE(game.dealNumberRefusal(), QString());
  // A player may know the cards of a deal number, so the game has no seal.
  QCOMPARE(game.header().openSeed, seed);
  QVERIFY(!game.header().seal);
  refusals.clear();
  game.setPlayers(4);
  QVERIFY(!refusals.isEmpty());
  QVERIFY(!game.dealNumberRefusal().isEmpty());
  QVERIFY(game.header().seal && game.header().seal->seed() != seed);
  game.setPlayers(3);
  QVERIFY(game.start());
  QCOMPARE(started.first().first().value<RecordHeader>().openSeed, seed);
  // After a game with a deal number was started, the next game is sealed again and has other cards.
  QCOMPARE(game.dealNumber(), QString());
  QVERIFY(game.header().seal);
}

void TestNewGame::nameAndPortraitOfThePersonAreStoredInSettings() {
  Settings settings(file());
  NewGame game(settings);
  game.seats()->setName(0, u"Hanna"_s);
  game.seats()->setPortrait(0, 7);
  QCOMPARE(settings.playerName(), u"Hanna"_s);
  QCOMPARE(settings.playerPortrait(), 7);
  settings.setPlayerName(u"Ida"_s);
  QCOMPARE(roleOf(game.seats(), 0, "name").toString(), u"Ida"_s);
  game.setLevel(0, u"master"_s);
  game.seats()->setCharacter(0, u"schemer"_s);
  QVERIFY(roleOf(game.seats(), 0, "isPerson").toBool());
}

void TestNewGame::portraitsAtATableDiffer() {
  Settings settings(file());
  NewGame game(settings);
  game.setPlayers(game.mostPlayers());
  const auto portrait = [&game](int row) { return roleOf(game.seats(), row, "portrait").toInt(); };
  const auto areDifferent = [&] {
    QSet<int> all;
    for (int row = 0; row < game.players(); ++row) all << portrait(row);
    return all.size() == game.players();
  };
  QVERIFY(areDifferent());
  // If the user gives one player the portrait of another, the two players exchange portraits.
  const int second = portrait(2);
  const int third = portrait(3);
  game.seats()->setPortrait(2, third);
  QCOMPARE(portrait(2), third);
  QCOMPARE(portrait(3), second);
  // The user's portrait is the same in all games.
  settings.setPlayerPortrait(portrait(4));
  QVERIFY(areDifferent());
  const QString first = game.gameId();
  game.setGameId(u"life"_s);
  game.setPlayers(game.mostPlayers());
  settings.setPlayerPortrait(portrait(5));
  game.setGameId(first);
  QCOMPARE(portrait(0), settings.playerPortrait());
  QVERIFY(areDifferent());
}

void TestNewGame::rulesShowTheChosenHouseRules() {
  const GameInfo& info = *findGame("underwear")->info;
  OptionValues values = standardValues(info.options);
  RulesModel rules;
  rules.setGame(info, values, 0);
  const int doubling = rules.find(u"ruleId"_s, u"U17"_s);
  QVERIFY(doubling >= 0);
  QVERIFY(!roleOf(&rules, doubling, "active").toBool());
  QVERIFY(roleOf(&rules, rules.find(u"ruleId"_s, u"U9"_s), "active").toBool());
  const QString off = roleOf(&rules, doubling, "houseRule").toString();
  QVERIFY(!off.isEmpty());
  // The text of a house rule that is off only says that the rule does not apply.
  QCOMPARE(roleOf(&rules, doubling, "text").toString(),
           u"This rule does not apply with these house rules."_s);
  QVERIFY(!roleOf(&rules, doubling, "changed").toBool());
  values[*findOption(info.options, "doubling")] = 1;
  rules.setGame(info, values, 0);
  QVERIFY(roleOf(&rules, doubling, "active").toBool());
  QVERIFY(roleOf(&rules, doubling, "text").toString().contains(u"declare double"_s));
  QVERIFY(roleOf(&rules, doubling, "changed").toBool());
  QVERIFY(roleOf(&rules, doubling, "houseRule").toString().contains(u"Doubling: on (changed)"_s));
  const QVariantList examples =
      roleOf(&rules, rules.find(u"ruleId"_s, u"U4"_s), "examples").toList();
  QCOMPARE(examples.size(), 2);
  QCOMPARE(examples.front().toMap()[u"cards"_s].toStringList(),
           QStringList({u"4H"_s, u">"_s, u"7H"_s}));
  const int winning = rules.find(u"ruleId"_s, u"U16"_s);
  QVERIFY(roleOf(&rules, winning, "text").toString().contains(u"49 point"_s));
  QVERIFY(roleOf(&rules, doubling, "houseRule").toString() != off);
  QCOMPARE(roleOf(&rules, rules.find(u"ruleId"_s, u"U2"_s), "houseRule").toString(), QString());
}

// Saved house rules are in the settings file, so they exist after a restart of the program.
void TestNewGame::savesHouseRulesUnderAName() {
  {
    Settings settings(file());
    NewGame game(settings);
    QCOMPARE(game.ruleSet(), 0);
    game.options()->setValue(rowOf(game, u"target"_s), 30);
    QCOMPARE(game.ruleSet(), -1);
    QVERIFY(!game.saveRuleSet(u" "_s));
    QVERIFY(!game.saveRuleSet(roleOf(game.ruleSets(), 0, "title").toString()));
    QVERIFY(game.saveRuleSet(u"Grandma’s | rules"_s));
    QVERIFY(game.ruleSet() > 0);
  }
  Settings settings(file());
  NewGame game(settings);
  const int row = game.ruleSets()->find(u"title"_s, u"Grandma’s | rules"_s);
  QVERIFY(row > 0);
  game.useRuleSet(row);
  QCOMPARE(roleOf(game.options(), rowOf(game, u"target"_s), "value").toInt(), 30);
  // Saving house rules under an existing name replaces the saved set.
  game.options()->setValue(rowOf(game, u"target"_s), 40);
  QVERIFY(game.saveRuleSet(u"Grandma’s | rules"_s));
  QCOMPARE(game.ruleSet(), row);
  game.removeRuleSet(row);
  QCOMPARE(game.ruleSet(), -1);
  // The house rules of the game just started can be saved as a set, too.
  QVERIFY(game.start());
  const int last = game.ruleSet();
  QVERIFY(last > 0 && !roleOf(game.ruleSets(), last, "isNamed").toBool());
  QVERIFY(game.saveRuleSet(u"Again"_s));
  QVERIFY(roleOf(game.ruleSets(), game.ruleSet(), "isOwn").toBool());
  game.removeRuleSet(game.ruleSet());
  // Damaged sets of house rules are not shown.
  settings.remember(u"ruleSets/underwear"_s, QStringList{u"target=1|low"_s, u"target=30"_s});
  NewGame next(settings);
  QCOMPARE(next.ruleSets()->find(u"title"_s, u"low"_s), -1);
  QCOMPARE(next.ruleSets()->find(u"isOwn"_s, true), -1);
}

void TestNewGame::readsHouseRulesFromPastedText() {
  Settings settings(file());
  NewGame game(settings);
  game.options()->setValue(rowOf(game, u"target"_s), 30);
  QCOMPARE(game.rulesLine(), u"underwear target=30"_s);
  QVERIFY(game.saveRuleSet(u"Short"_s));
  QCOMPARE(game.rulesLine(), u"underwear target=30 # Short"_s);
  QCOMPARE(game.setRulesLine(u"  LIFE  jokers=1   target=50 # Ours "_s), QString());
  QCOMPARE(game.gameId(), u"life"_s);
  QCOMPARE(game.rulesLine(), u"life target=50 jokers=1 # Ours"_s);
  // Other rules of the same name do not replace the user's own set.
  QCOMPARE(game.setRulesLine(u"life target=60 # Ours"_s), QString());
  QCOMPARE(game.rulesLine(), u"life target=60 # Ours 2"_s);
  QCOMPARE(game.setRulesLine(u"life target=50 jokers=1 # Ours"_s), QString());
  for (const QString& none : {u""_s, u"poker"_s, u"Life is short"_s}) {
    QCOMPARE(game.setRulesLine(none), u"There are no house rules on the clipboard."_s);
  }
  for (const QString& wrong : {u"jokers"_s, u"jokers=9"_s, u"wings=2"_s, u"target="_s}) {
    const QString problem = game.setRulesLine(u"life jokers=1 "_s + wrong);
    QVERIFY2(problem.contains(wrong) && problem.contains(u"house rule of Life"_s),
             qPrintable(problem));
  }
  QCOMPARE(game.rulesLine(), u"life target=50 jokers=1 # Ours"_s);
}

// Records contain the name of an external bot but not its command, which is only in this computer's
// settings.
void TestNewGame::externalBotCanBeChosenForASeatAndItsCommandIsNotInTheRecord() {
  QString kind;
  {
    Settings settings(file());
    NewGame game(settings);
    QVERIFY(!game.hasExternalBot());
    game.seats()->setCharacter(1, u"schemer"_s);
    game.setLevel(1, u"program"_s);
    QVERIFY(game.hasExternalBot());
    game.setLevel(1, u"master"_s);
    QCOMPARE(game.header().seats[1].kind, "master");
    game.setLevel(1, u"program"_s);
    QVERIFY2(game.refusal().contains(u"No program is chosen yet"), qPrintable(game.refusal()));
    QVERIFY(!game.start());
    game.setExternalBot(1, u"/bin/sh counter.py --bold"_s);
    QCOMPARE(game.refusal(), QString());
    const RecordHeader header = game.header();
    QCOMPARE(header.seats[1].kind, "program:counter.py");
    QCOMPARE(game.program(u"program"_s, u"counter.py"_s), u"/bin/sh counter.py --bold"_s);
    QCOMPARE(botTitle(*findGame("underwear")->info, header.seats[1].kind),
             u"Program, counter.py"_s);
    QCOMPARE(botCharacter(*findGame("underwear")->info, header.seats[1].kind), u"counter.py"_s);
    QCOMPARE(botAbout(*findGame("underwear")->info, header.seats[1].kind).size(), 1);
    game.setLevel(1, u"sharp"_s);
    game.setLevel(1, u"program"_s);
    QCOMPARE(game.header().seats[1].kind, "program:counter.py");
    QCOMPARE(withoutExternalBots(header).seats[1].kind, "fair");
    QVERIFY(game.start());
  }
  Settings settings(file());
  NewGame game(settings);
  QCOMPARE(roleOf(game.seats(), 1, "level").toString(), u"program"_s);
  QCOMPARE(roleOf(game.seats(), 1, "character").toString(), u"counter.py"_s);
  // Replaces the external bot by a built-in bot, which has a character.
  game.setLevel(1, u"sharp"_s);
  QVERIFY(!game.hasExternalBot());
  QVERIFY(!botCharacter(*findGame("underwear")->info, game.header().seats[1].kind).isEmpty());
  // The text field for the command may still send its text while it is being removed. This must not
  // select the external bot again.
  game.setExternalBot(1, u"/bin/sh"_s);
  QCOMPARE(roleOf(game.seats(), 1, "level").toString(), u"sharp"_s);
}

void TestNewGame::nameOfAnExternalBotIsAFileNameWithoutPathOrArguments_data() {
  QTest::addColumn<QString>("command");
  QTest::addColumn<QString>("name");
  QTest::newRow("file") << u"/home/me/my bots/counter"_s << u"my"_s;
  QTest::newRow("secret") << u"env TOKEN=abc python3 bot.py --key secret"_s << u"bot.py"_s;
  QTest::newRow("no interpreter") << u"./pythonbot --key secret"_s << u"pythonbot"_s;
  QTest::newRow("quoted") << u"'/home/me/my bots/counter'"_s << u"counter"_s;
  QTest::newRow("interpreter") << u"python3 -u counter.py"_s << u"counter.py"_s;
  QTest::newRow("interpreter's path") << u"/usr/bin/python3.11 /home/me/x.py"_s << u"x.py"_s;
  QTest::newRow("only an interpreter") << u"python3"_s << u"python3"_s;
  QTest::newRow("other characters in the folder") << u"'/x/a:b c\u00e9/d'"_s << u"d"_s;
  QTest::newRow("colon") << u"'/x/a:b c'"_s << u"a-b-c"_s;
  QTest::newRow("no usable character") << u"/x/\u00e9\u00e9"_s << u"-"_s;
  QTest::newRow("long") << u"/x/"_s + QString(50, u'a') << QString(26, u'a');
}
void TestNewGame::nameOfAnExternalBotIsAFileNameWithoutPathOrArguments() {
  QFETCH(QString, command);
  QFETCH(QString, name);
  Settings settings(file());
  const std::string kind = externalBotKind(settings, command);
  QCOMPARE(QString::fromStdString(kind), u"program:"_s + name);
  QCOMPARE(externalBotCommand(settings, kind), command);
  // If two external bots have the same file name, the second one gets another name. Each bot keeps
  // its name.
  const std::string other = externalBotKind(settings, command + u" --other"_s);
  QCOMPARE(QString::fromStdString(other), u"program:"_s + name + u"-2"_s);
  QCOMPARE(externalBotKind(settings, command), kind);
}

// Names of external bots from other computers or edited settings are shown without control
// characters, and no program is started for them.
void TestNewGame::externalBotsWithInvalidNamesStartNoProgram() {
  const GameInfo& info = *findGame("underwear")->info;
  const std::string kind = "program:\x1b[2J\xe2\x80\xae" + std::string(100000, 'x');
  const QString shown = botTitle(info, kind);
  QVERIFY2(shown.startsWith(u"Program, ?"_s) && shown.size() < 60, qPrintable(shown));
  QVERIFY(botCharacter(info, kind).size() < 60);
  Settings settings(file());
  for (const char* name : {"a b", "../a", "\xc3\xa9"}) {
    settings.remember(u"programs/"_s + QString::fromUtf8(name), u"/bin/sh"_s);
    const std::string tampered = "program:" + std::string(name);
    QCOMPARE(externalBotCommand(settings, tampered), QString());
    settings.remember(u"newGame/underwear/seat1/character"_s, QString::fromStdString(tampered));
    NewGame game(settings);
    QVERIFY(!game.hasExternalBot());
  }
  // When a game is resumed, an external bot whose file is missing is reported. An existing file is
  // not reported.
  settings.remember(u"programs/here"_s, u"/bin/sh"_s);
  settings.remember(u"programs/gone"_s, u"/no/such"_s);
  const auto seat = [](const char* player) {
    return Seat{.kind = player, .portrait = 1, .name = "Ada"};
  };
  QCOMPARE(missingExternalBots(settings, std::vector{seat("program:here"), seat("fair")}),
           QString());
  QCOMPARE(missingExternalBots(settings, std::vector{seat("program:gone"), seat("program:gone")}),
           u"gone is not on this computer: a computer player plays instead."_s);
}

void TestNewGame::unusableExternalBotsAreRefused() {
  Settings settings(file());
  NewGame game(settings);
  game.setLevel(1, u"program"_s);
  const QString name = roleOf(game.seats(), 1, "name").toString();
  for (const auto& [command, reason] :
       {std::pair{u"/no/such"_s, u"The program /no/such does not exist."_s},
        std::pair{u"/etc/passwd"_s, u"is not executable"_s},
        std::pair{u"'open"_s, u"No program is chosen yet"_s},
        std::pair{u""_s, u"No program is chosen yet"_s}}) {
    game.setExternalBot(1, command);
    QVERIFY2(game.refusal().startsWith(name + u": "_s) && game.refusal().contains(reason),
             qPrintable(game.refusal()));
  }
  // A chosen path with spaces counts as one word of the command. The file may become executable
  // after it was chosen.
  QTemporaryDir folder;
  const QString path = folder.filePath(u"my 'own' bot"_s);
  QFile bot(path);
  QVERIFY(bot.open(QIODevice::WriteOnly));
  bot.close();
  game.chooseExternalBot(1, QUrl::fromLocalFile(path));
  QVERIFY(game.refusal().contains(u"is not executable"_s));
  QVERIFY(bot.setPermissions(QFile::ReadOwner | QFile::ExeOwner));
  QSignalSpy changed(&game, &NewGame::refusalChanged);
  game.chooseExternalBot(1, QUrl::fromLocalFile(path));
  QVERIFY(!changed.isEmpty());
  QCOMPARE(game.refusal(), QString());
}

DOWNPILE_TEST(TestNewGame);
#include "tst_new_game.moc"
