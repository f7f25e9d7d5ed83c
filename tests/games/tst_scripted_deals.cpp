// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the scripted deals in GAME/*.deal. A file is named after a rule tested in it, and every rule
// has a file.
#include <QDir>
#include <algorithm>

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

  // Returns the beginning of the file names for a rule: u04_ for U4, x01a_ for X1a.
  static QString prefixOf(std::string_view rule) {
    const QString id = QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size()));
    const bool hasLetter = id.back().isLetter();
    const QString number = id.sliced(1, id.size() - (hasLetter ? 2 : 1));
    return id.front().toLower() + number.rightJustified(2, u'0') +
           (hasLetter ? QString(id.back()) : QString()) + u'_';
  }

 private slots:
  void gameBehavesAsEachScriptedDealRequires_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<const CatalogEntry*>("game");
    for (const CatalogEntry& entry : catalog()) {
      for (const QFileInfo& file : scriptsOf(*entry.info)) {
        const QString name = QString(entry.info->id.data()) + '/' + file.baseName();
        QTest::newRow(qPrintable(name)) << file.filePath() << &entry;
      }
    }
  }
  void gameBehavesAsEachScriptedDealRequires() {
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

    const QString name = QFileInfo(path).baseName();
    const bool testsNamed = std::ranges::any_of(
        report.rules, [&name](const std::string& rule) { return name.startsWith(prefixOf(rule)); });
    QVERIFY2(testsNamed, "the script does not test the rule in its name");
  }

  void everyRuleHasAScriptedDeal_data() {
    QTest::addColumn<const CatalogEntry*>("game");
    for (const CatalogEntry& entry : catalog()) {
      QTest::newRow(entry.info->id.data()) << &entry;
    }
  }
  void everyRuleHasAScriptedDeal() {
    QFETCH(const CatalogEntry*, game);
    QStringList names;
    for (const QFileInfo& file : scriptsOf(*game->info)) names << file.baseName();
    for (const Rule& rule : game->info->rules) {
      const QString prefix = prefixOf(rule.id);
      const bool found = std::any_of(names.begin(), names.end(),
                                     [&](const QString& name) { return name.startsWith(prefix); });
      QVERIFY2(found, rule.id.data());
    }
  }
};

DOWNPILE_TEST(TestScriptedDeals);
#include "tst_scripted_deals.moc"
