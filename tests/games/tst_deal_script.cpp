// SPDX-License-Identifier: GPL-3.0-or-later
// The language of scripted deals (tests/games/README.md): wrong claims and invalid statements are
// detected, and values are read and written correctly. The test scripts are deals of Underwear.

#include "games/catalog.h"
#include "runner/test_class.h"
#include "support/deal_script.h"
#include "support/value_text.h"

using namespace downpile;
using namespace downpile::test;

class TestDealScript : public QObject {
  Q_OBJECT

 private slots:
  void dealScriptWithAWrongClaimOrAnInvalidStatementFailsWithAMessage_data() {
    QTest::addColumn<QString>("claim");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* claim, const char* problem) {
      QTest::newRow(claim) << QString(claim) << QString(problem);
    };
    row("play 0 down 8H", "the move is refused: U4 not-lower");
    row("allow 0 pass", "the move is refused: U12 stock-has-cards");
    row("refuse 0 down 4H => U4 not-lower", "the move is allowed");
    row("refuse 0 down 8H => U5 not-lower", "expected U5 not-lower, got U4 not-lower");
    row("refuse 0 down 8H => U4 not-lower card=4H", "the refusal says card=8H");
    row("refuse 0 down 8H => U4 not-lower colour=red", "no such detail: colour=red");
    row("legal 0 draw", "legal are: down 4H | draw");
    row("legal 1 draw", "legal are: none");
    row("then downpile [7H 4H]", "downpile is [7H]");
    row("then hands [8H] [2S]", "hands is [[4H 8H] [2S]]");
    row("then colour red", "no such field: colour");
    row("seen 1 hands [4H 8H] [2S]", "hands is [[?? ??] [2S]]");
    row("told nothing", "told was: none");
    row("score 0 2x1", "the score is 1x1");
    row("nomove 0 draw", "that is a move");
    row("play 0 dance", "not a move at all: dance");
    row("unreadable anything", "the position is accepted");
    row("default target=50", "the default is 49");
    row("novalue target=50", "the value is accepted");
    row("impossible", "these options are accepted");
    row("deal", "no shuffle is pending");
    row("dance", "unknown statement: dance");
    row("given hands [4H", "no value: [4H");
  }
  void dealScriptWithAWrongClaimOrAnInvalidStatementFailsWithAMessage() {
    QFETCH(QString, claim);
    QFETCH(QString, problem);
    const std::string start =
        "rule U4\ncase wrong\ngiven turn 0\ngiven hands [4H 8H] [2S]\ngiven downpile [7H]\n"
        "given stock [3C]\nallow 0 draw\n";
    const CatalogEntry& underwear = *findGame("underwear");
    Coverage coverage(*underwear.info);
    const auto run = [&](const QString& last) {
      return runDealScript("x", start + last.toStdString() + "\n", underwear, coverage).problems;
    };
    QVERIFY(run("then turn 0").empty());
    QCOMPARE(run(claim), std::vector<std::string>{"x:8: " + problem.toStdString()});
  }

  void readsAndWritesValuesOfADealScript() {
    const auto read = [](const char* text) {
      const auto value = valueFromText(text);
      return value ? valueText(*value) : "nothing";
    };
    QCOMPARE(read("[3H 4H] [2C]"), std::string("[[3H 4H] [2C]]"));
    QCOMPARE(read("[ 3H 4H ]"), std::string("[3H 4H]"));
    QCOMPARE(read("{cards [5C] faceDown true}"), std::string("{cards [5C] faceDown true}"));
    QCOMPARE(read("-7"), std::string("-7"));
    QCOMPARE(read("null"), std::string("null"));
    QVERIFY(valueFromText("2")->number() && valueFromText("2C")->text());
    for (const char* text : {"", "  ", "[", "]", "[3H", "3H]", "{a}", "{1 2}", "[}"}) {
      QCOMPARE(read(text), std::string("nothing"));
    }
  }
};

DOWNPILE_TEST(TestDealScript);
#include "tst_deal_script.moc"
