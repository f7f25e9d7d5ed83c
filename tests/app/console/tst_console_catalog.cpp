// SPDX-License-Identifier: GPL-3.0-or-later
// Information about the games and about downpile-cli: `games`, `rules`, the help and the manual,
// for every game and verb.
#include <QFile>
#include <QRegularExpression>

#include "console/verbs.h"
#include "console_run.h"
#include "games/catalog.h"
#include "rules/house_rules.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

void verifyWidth(const QByteArray& text) {
  for (const QString& line : QString::fromUtf8(text).split('\n')) {
    QVERIFY2(line.size() <= 79, qPrintable(line));
    QVERIFY2(!line.endsWith(' '), qPrintable(line));
  }
}

QString assignment(const Option& option, std::int16_t value) {
  return QString::fromStdString(std::string(option.key) + "=" + optionText(option, value));
}

ConsoleRun rulesOf(const GameInfo& info, const QStringList& settings = {}, int players = 0) {
  QStringList words{"rules", info.id.data()};
  for (const QString& setting : settings) words << "--set" << setting;
  if (players > 0) words << "--players" << QString::number(players);
  return runWith(words);
}

// The output as one line, to find texts regardless of their wrapping.
QByteArray unwrapped(const ConsoleRun& run) { return run.output.simplified(); }

bool hasSection(const ConsoleRun& run, const Rule& rule) {
  const QRegularExpression start(
      "^" + QString(rule.id.data()) + " +" + QRegularExpression::escape(rule.title) + "$",
      QRegularExpression::MultilineOption);
  return QString::fromUtf8(run.output).contains(start) &&
         unwrapped(run).contains(QByteArray(rule.text).simplified());
}

}  // namespace

class TestConsoleCatalog : public QObject {
  Q_OBJECT

 private slots:
  void listsTheGamesOfTheCatalog() {
    const ConsoleRun run = runWith({"games"});
    QCOMPARE(run.status, 0);
    const QJsonArray games = QJsonDocument::fromJson(run.output).array();
    QCOMPARE(games.size(), static_cast<qsizetype>(catalog().size()));
    for (qsizetype i = 0; i < games.size(); ++i) {
      const QJsonObject game = games[i].toObject();
      const GameInfo& info = *catalog()[static_cast<std::size_t>(i)].info;
      QCOMPARE(game["id"].toString(), QString(info.id.data()));
      QCOMPARE(game["title"].toString(), QString(info.title));
      QCOMPARE(game["summary"].toString(), QString(info.summary));
      QCOMPARE(game["about"].toString(), QString::fromUtf8(info.about));
      QCOMPARE(game["players"].toObject(),
               QJsonObject({{"min", info.minPlayers}, {"max", info.maxPlayers}}));
      QVERIFY(game["bots"].toArray().contains("random"));
      QCOMPARE(game["options"].toArray().size(), static_cast<qsizetype>(info.options.size()));
    }
  }

  void gamesCommandListsHouseRulesWithKindDefaultAndRange_data() {
    QTest::addColumn<QString>("key");
    QTest::addColumn<QJsonObject>("expected");
    QTest::newRow("number") << "target" << fromText(R"({"key":"target","kind":"number","default":49,
                                            "range":{"min":10,"max":200},"rule":"U16"})");
    QTest::newRow("flag") << "doubling"
                          << fromText(R"({"key":"doubling","kind":"onOff","default":false,
                                          "rule":"U17"})");
    QTest::newRow("choice") << "goingOut"
                            << fromText(R"({"key":"goingOut","kind":"choice","default":"piles",
                                            "rule":"U14"})");
  }
  void gamesCommandListsHouseRulesWithKindDefaultAndRange() {
    QFETCH(QString, key);
    QFETCH(QJsonObject, expected);
    const QJsonArray games = QJsonDocument::fromJson(runWith({"games"}).output).array();
    QJsonObject found;
    for (const QJsonValue game : games) {
      if (game["id"] != "underwear") continue;
      for (const QJsonValue option : game["options"].toArray()) {
        if (option["key"] == key) found = option.toObject();
      }
    }
    QVERIFY(found["title"].toString().size() > 3 && found["help"].toString().endsWith('.'));
    for (auto it = expected.begin(); it != expected.end(); ++it) {
      QVERIFY2(found[it.key()] == it.value(), qPrintable(it.key()));
    }
    QCOMPARE(found.contains("range"), found["kind"] == "number");
    QCOMPARE(found.contains("choices"), found["kind"] == "choice");
    for (const QJsonValue choice : found["choices"].toArray()) {
      QVERIFY(choice["key"].isString() && choice["title"].isString());
    }
  }

  void everyGame_data() {
    QTest::addColumn<const CatalogEntry*>("entry");
    for (const CatalogEntry& entry : catalog()) QTest::newRow(entry.info->id.data()) << &entry;
  }

  void rulesCommandPrintsASectionForEachRuleInForce_data() { everyGame_data(); }
  void rulesCommandPrintsASectionForEachRuleInForce() {
    QFETCH(const CatalogEntry*, entry);
    const GameInfo& info = *entry->info;
    const ConsoleRun run = rulesOf(info);
    QCOMPARE(run.status, 0);
    QVERIFY(run.errors.isEmpty());
    verifyWidth(run.output);
    QVERIFY(run.output.startsWith(info.title));
    QVERIFY(unwrapped(run).contains(QByteArray(info.summary).simplified()));
    QVERIFY(unwrapped(run).contains(QByteArray(info.about).simplified()));
    QVERIFY(!run.output.contains("\n* "));
    const OptionValues usual = standardValues(info.options);
    for (const Rule& rule : info.rules) {
      QVERIFY2(hasSection(run, rule) == isInForce(info, rule, usual), rule.id.data());
      QVERIFY2(run.output.contains(QByteArray(rule.title)), rule.id.data());
    }
  }

  // Runs `rules` once for each notable value of each house rule. The output lists the house rule
  // with this value at the top if it has an effect, and contains the rules in force under it. A
  // value that the game refuses causes exit status 2.
  void rulesCommandPrintsTheChosenHouseRulesAndTheRulesInForce_data() { everyGame_data(); }
  void rulesCommandPrintsTheChosenHouseRulesAndTheRulesInForce() {
    QFETCH(const CatalogEntry*, entry);
    const GameInfo& info = *entry->info;
    for (std::size_t i = 0; i < info.options.size(); ++i) {
      const Option& option = info.options[i];
      for (const std::int16_t value : notableValues(option)) {
        OptionValues values = standardValues(info.options);
        values[i] = value;
        const int players = std::clamp(4, info.minPlayers, info.maxPlayers);
        const QString setting = assignment(option, value);
        const ConsoleRun run = rulesOf(info, {setting});
        if (*entry->refuse(values, players) != '\0') {
          QCOMPARE(run.status, 2);
          continue;
        }
        QVERIFY2(run.status == 0, run.errors);
        verifyWidth(run.output);
        if (!isIdle(info, i, values, players)) {
          const QString mark = value == option.standard ? "\n  " : "\n* ";
          QVERIFY2(run.output.contains((mark + setting + " ").toUtf8()), run.output);
        }
        for (const Rule& rule : info.rules) {
          QVERIFY2(hasSection(run, rule) == isInForce(info, rule, values), rule.id.data());
        }
      }
    }
  }

  // A rule is printed with the sentences true under the house rules, and no others. Markdown output
  // contains all sentences, each with its condition.
  void printsOnlyRuleSentencesThatHoldUnderTheHouseRules() {
    const GameInfo& info = *findGame("underwear")->info;
    const auto rule = std::ranges::find(info.rules, "U6", &Rule::id);
    const auto text = [&](std::size_t i) {
      return QByteArray(rule->sentences[i].text).simplified();
    };
    const QByteArray off = unwrapped(rulesOf(info));
    QVERIFY(off.contains(text(0)) && !off.contains(text(1)));
    const QByteArray on = unwrapped(rulesOf(info, {"stolenTens=on"}));
    QVERIFY(!on.contains(text(0)) && on.contains(text(1)));
    const QByteArray page = unwrapped(runWith({"rules", "underwear", "--markdown"}));
    QVERIFY(
        page.contains("With `stolenTens=off`: " + text(0) + " With `stolenTens=on`: " + text(1)));
    const QByteArray example =
        "Example: 4♥ → 7♥. You can play the 4 of hearts onto the 7 of hearts.";
    QVERIFY(off.contains(example) && page.contains(example));
    const QByteArray numbers = unwrapped(runWith({"rules", "up-and-down", "--markdown"}));
    QVERIFY(numbers.contains("With `limit=1` to `limit=10000`: If after a deal"));
    QVERIFY(numbers.contains("With `oncePerPlayer=on` and all but `peak=1`: The game begins"));
    QVERIFY(unwrapped(rulesOf(*findGame("up-and-down")->info, {"limit=50"}))
                .contains("pay for 50 points or more"));
  }

  void printedRulesEndWithASectionOfHouseRulesThatAreOff() {
    const GameInfo& info = *findGame("underwear")->info;
    const ConsoleRun off = rulesOf(info);
    QVERIFY2(off.output.contains("\nHouse rules that are off\n"), off.output);
    QVERIFY(off.output.contains("\nU17  Doubling (doubling=on)\n"));
    QVERIFY(unwrapped(off).contains("Without effect: doublingLimit=game Only with doubling."));
    const ConsoleRun on =
        rulesOf(info, {"doubling=on", "royaltiesOnUpPiles=on", "seatChanges=on"}, 3);
    QVERIFY(!on.output.contains("House rules that are off"));
    QVERIFY(on.output.contains("\nHouse rules of a game for 3\n"));
    QVERIFY(on.output.contains("\n  doublingLimit=game "));
    QVERIFY(on.output.contains("\n     [Doubling: on]\n"));
    QVERIFY(!on.output.endsWith("\n\n"));
  }

  // A sentence contradicted by a house rule is not shown. House rules without effect are listed
  // with the reason.
  void hidesSentencesThatAHouseRuleContradicts() {
    const GameInfo& info = *findGame("three-up-three-down")->info;
    const QByteArray off = unwrapped(rulesOf(info));
    QVERIFY(off.contains("That player wins, and the deal is over."));
    QVERIFY(off.contains("you pick up the whole pile, and your turn"));
    QVERIFY(off.contains("T19 Playing on for places (playOn=on)"));
    QVERIFY(off.contains(" turnUp=off ") && off.contains(" againAfterThree=off "));
    const QByteArray on = unwrapped(rulesOf(info, {"playOn=on", "turnUp=on", "colours=2"}));
    QVERIFY(!on.contains("That player wins"));
    QVERIFY(on.contains("T19 Playing on for places You score one point"));
    QVERIFY(on.contains("you turn up the top card of the stock"));
    QVERIFY(!on.contains("red, blue and green"));
    const QByteArray oneColour = unwrapped(rulesOf(info, {"colours=1"}, 2));
    QVERIFY(
        oneColour.contains("Without effect: playOn=off Only with three or more players. "
                           "againAfterThree=off Only with two or three colours."));
    // A rule without effect for two players does not apply, although it is chosen.
    const QByteArray two = unwrapped(rulesOf(info, {"playOn=on"}, 2));
    QVERIFY(two.contains("Without effect: playOn=on Only with three or more players."));
    QVERIFY(two.contains("That player wins, and the deal is over."));
    const QByteArray page = runWith({"rules", "three-up-three-down", "--markdown"}).output;
    QVERIFY(page.contains("\nWith `colours=2`: There are two colours"));
  }

  // `rules GAME --markdown` prints all texts of the rules, including inactive house rules, and
  // escapes characters with a meaning in Markdown.
  void markdownRulesContainAllOptionsRulesAndMovesOfAGame_data() { everyGame_data(); }
  void markdownRulesContainAllOptionsRulesAndMovesOfAGame() {
    QFETCH(const CatalogEntry*, entry);
    const GameInfo& info = *entry->info;
    const ConsoleRun run = runWith({"rules", info.id.data(), "--markdown"});
    QCOMPARE(run.status, 0);
    verifyWidth(run.output);
    QVERIFY(run.output.startsWith(QByteArray("# ") + info.title + "\n\n"));
    QByteArray text = unwrapped(run).replace('\\', "");
    QVERIFY(text.contains(QByteArray(info.summary).simplified()));
    QVERIFY(text.contains(QByteArray(info.about).simplified()));
    for (const Option& option : info.options) {
      const QByteArray key = QByteArray::fromStdString(std::string(option.key));
      QVERIFY2(text.contains(QByteArray("**") + option.title + "** (`" + key + "`): "), key);
      const std::string usual = "usually `" + optionText(option, option.standard) + "`. ";
      QVERIFY2(
          text.contains(QByteArray::fromStdString(usual) + QByteArray(option.help).simplified() +
                        " (" + QByteArray(option.rule.data()) + ')'),
          key);
      if (option.kind == OptionKind::number) continue;
      for (const Choice& choice : option.choices) {
        QVERIFY2(text.contains(QByteArray("(") + choice.title + ')'), choice.title);
      }
    }
    for (const Rule& rule : info.rules) {
      const QByteArray heading = QByteArray("\n### ") + rule.id.data() + ' ' + rule.title + "\n\n";
      QVERIFY2(run.output.contains(heading), heading);
      QVERIFY2(text.contains(QByteArray(rule.text).simplified()), heading);
    }
    for (const Verb& verb : info.verbs) QVERIFY(text.contains(QByteArray(": ") + verb.offer));
    // In Markdown, a numbered list can interrupt a paragraph only if the list begins with 1.
    static const QRegularExpression mark("\n(?!- [*`]|###? )([-+>#]|1[.)]) ");
    QVERIFY2(!QString::fromUtf8(run.output).contains(mark), run.output);
  }

  void markdownRulesDescribeHouseRuleValuesAndMoveNotation() {
    const QByteArray page = runWith({"rules", "underwear", "--markdown"}).output;
    QVERIFY(page.contains("\n- **Points to win** (`target`): 10 to 200, usually `49`. The first"));
    QVERIFY(page.contains("`piles` (On a pile) or `any` (With any card),\n  usually `piles`."));
    QVERIFY(page.contains("\n- `up PLACE CARDS`: play up\n"));
    QVERIFY(page.contains("\nOnly with `doubling=on`. House rule: `doublingLimit`\n"));
    QVERIFY(page.contains("\nHouse rule: `goingOut`\n"));
    const QByteArray life = runWith({"rules", "life", "--markdown"}).output;
    QVERIFY(life.contains("\n- `choose C`, `choose D`, `choose H`, `choose S`: choose a suit\n"));
    QVERIFY(life.contains("\nHouse rules: `target`, `fortune`\n"));
  }

  void helpDescribesEveryCommandAndItsOptions() {
    const ConsoleRun overall = runWith({"--help"});
    verifyWidth(overall.output);
    for (const VerbText& verb : verbs()) {
      QVERIFY(overall.output.contains(QByteArray(verb.brief)));
      const ConsoleRun run = runWith({verb.name, "--help"});
      QCOMPARE(run.status, 0);
      verifyWidth(run.output);
      QVERIFY(run.output.startsWith("Usage: downpile-cli " +
                                    QByteArray::fromStdString(syntaxOf(verb))));
      for (const OptionText& option : verbOptions()) {
        const QByteArray syntax = QByteArray("--") + option.name + ' ' + option.value;
        QCOMPARE(run.output.contains("\n  " + syntax.trimmed() + "  "), verb.takes(option.option));
      }
      QCOMPARE(runWith({"help", verb.name}).output, run.output);
    }
  }

  void manPageDescribesAllCommandsOptionsAndGames() {
    QFile file(MAN_PAGE);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray manual = file.readAll().replace("\\-", "-");
    for (const VerbText& verb : verbs()) {
      QVERIFY2(manual.contains(QByteArray(".B downpile-cli ") + verb.name + '\n'), verb.name);
      QVERIFY2(manual.contains(QByteArray("\n.SS ") + verb.name), verb.name);
    }
    for (const OptionText& option : verbOptions()) {
      const QByteArray entry = *option.value == '\0' ? QByteArray("\n.B --") + option.name + '\n'
                                                     : QByteArray("\n.BI --") + option.name + " \"";
      QVERIFY2(manual.contains(entry), option.name);
    }
    for (const CatalogEntry& entry : catalog()) {
      QVERIFY2(manual.contains(entry.info->id.data()), entry.info->id.data());
      for (const Verb& verb : entry.info->verbs) {
        const QRegularExpression word("\\b" + QString(verb.name.data()) + "\\b");
        QVERIFY2(QString::fromUtf8(manual).contains(word), verb.name.data());
      }
    }
  }
};

DOWNPILE_TEST(TestConsoleCatalog);
#include "tst_console_catalog.moc"
