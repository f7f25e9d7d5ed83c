// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the scripted deals: every file GAME/*.deal beside this one. A file is named after the rule
// that it shows, and every rule has one.
#include <QDir>
#include <QTest>

#include "games/catalog.h"
#include "support/deal_script.h"
#include "support/value_text.h"

using namespace downpile;
using namespace downpile::test;

class ScriptedDealsTest : public QObject {
  Q_OBJECT

  static QFileInfoList scriptsOf(const GameInfo& info) {
    const QDir folder(QStringLiteral(DOWNPILE_DEALS "/%1").arg(info.id.data()));
    return folder.entryInfoList({QStringLiteral("*.deal")}, QDir::Files, QDir::Name);
  }

 private slots:
  // What a script claims wrongly must be found.
  void wrongClaims_data() {
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
    row("deal", "there is nothing to deal now");
    row("dance", "unknown statement: dance");
    row("given hands [4H", "no value: [4H");
  }
  void wrongClaims() {
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

  void values() {
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

  void script_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<const CatalogEntry*>("game");
    for (const CatalogEntry& entry : catalog()) {
      for (const QFileInfo& file : scriptsOf(*entry.info)) {
        const QString name = QString(entry.info->id.data()) + '/' + file.baseName();
        QTest::newRow(qPrintable(name)) << file.filePath() << &entry;
      }
    }
  }
  void script() {
    QFETCH(QString, path);
    QFETCH(const CatalogEntry*, game);
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    Coverage coverage(*game->info);
    const ScriptReport report = runDealScript(QFileInfo(path).fileName().toStdString(),
                                              file.readAll().toStdString(), *game, coverage);
    QStringList problems;
    for (const std::string& problem : report.problems) problems << problem.c_str();
    QVERIFY2(problems.isEmpty(), qPrintable('\n' + problems.join('\n')));

    // u04_down.deal is about U4.
    QString named = QFileInfo(path).baseName().section('_', 0, 0).toUpper();
    while (named.size() > 2 && named[1] == '0') named.remove(1, 1);
    QVERIFY2(report.rules.contains(named.toStdString()), "not about the rule of its name");
  }

  void everyRuleHasOne_data() {
    QTest::addColumn<const CatalogEntry*>("game");
    for (const CatalogEntry& entry : catalog()) {
      QTest::newRow(entry.info->id.data()) << &entry;
    }
  }
  void everyRuleHasOne() {
    QFETCH(const CatalogEntry*, game);
    QStringList names;
    for (const QFileInfo& file : scriptsOf(*game->info)) names << file.baseName();
    for (const Rule& rule : game->info->rules) {
      const QString prefix = QStringLiteral("%1%2_")
                                 .arg(QChar(rule.id[0]).toLower())
                                 .arg(QString(rule.id.substr(1).data()).toInt(), 2, 10, QChar('0'));
      const bool found = std::any_of(names.begin(), names.end(),
                                     [&](const QString& name) { return name.startsWith(prefix); });
      QVERIFY2(found, rule.id.data());
    }
  }
};

QTEST_APPLESS_MAIN(ScriptedDealsTest)
#include "tst_scripted_deals.moc"
