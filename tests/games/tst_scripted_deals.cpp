// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the scripted deals in GAME/*.deal. A file is named after a rule that it tests, and every
// rule has a file.
#include <QDir>

#include "games/catalog.h"
#include "runner/test_class.h"
#include "support/deal_script.h"

using namespace downpile;
using namespace downpile::test;

class TestScriptedDeals : public QObject {
  Q_OBJECT

  static QFileInfoList scriptsOf(const GameInfo& info) {
    const QDir folder(QStringLiteral(DOWNPILE_DEALS "/%1").arg(info.id.data()));
    return folder.entryInfoList({QStringLiteral("*.deal")}, QDir::Files, QDir::Name);
  }

 private slots:
  void scriptPasses_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<const CatalogEntry*>("game");
    for (const CatalogEntry& entry : catalog()) {
      for (const QFileInfo& file : scriptsOf(*entry.info)) {
        const QString name = QString(entry.info->id.data()) + '/' + file.baseName();
        QTest::newRow(qPrintable(name)) << file.filePath() << &entry;
      }
    }
  }
  void scriptPasses() {
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

    // u04_down.deal tests U4.
    QString named = QFileInfo(path).baseName().section('_', 0, 0).toUpper();
    while (named.size() > 2 && named[1] == '0') named.remove(1, 1);
    QVERIFY2(report.rules.contains(named.toStdString()),
             "the script does not test the rule in its name");
  }

  void everyRuleHasAScript_data() {
    QTest::addColumn<const CatalogEntry*>("game");
    for (const CatalogEntry& entry : catalog()) {
      QTest::newRow(entry.info->id.data()) << &entry;
    }
  }
  void everyRuleHasAScript() {
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

DOWNPILE_TEST(TestScriptedDeals);
#include "tst_scripted_deals.moc"
