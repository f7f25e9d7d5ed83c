// SPDX-License-Identifier: GPL-3.0-or-later
// The score sheet of totals that start above 0 and count down, such as lives.

#include "../support/changed_view.h"
#include "../support/dealt.h"
#include "runner/test_class.h"
#include "table/scores/table_scores.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

class TestTotals : public QObject {
  Q_OBJECT

 private slots:
  void scoreSheetBeginsWithTheStartTotals();
};

void TestTotals::scoreSheetBeginsWithTheStartTotals() {
  Table table(standardDeal());
  const LocalSource& source = sourceOf(table.controller);
  const auto view = sessionOf(table.controller).view(0);
  const Narrator narrator(view->info(), {u"Ada"_s, u"Bo"_s}, 0);
  const auto sheetOf = [&](int start, std::vector<int> totals) {
    const ChangedView changed(*view, {.standing = [&](Standing& standing) {
      standing.startTotal = start;
      standing.totals = totals;
    }});
    TableScores scores;
    scores.refreshSheet({source, narrator, changed, {0, 1}});
    return std::pair(scores.sheet()->rows(), scores.sheet()->totals());
  };
  const auto [none, fromNothing] = sheetOf(0, {2, 3});
  QVERIFY(none.empty());
  QCOMPARE(fromNothing, (QStringList{u"2"_s, u"3"_s}));
  const auto [rows, totals] = sheetOf(3, {2, 3});
  QCOMPARE(rows.size(), std::size_t{1});
  QCOMPARE(rows.front().deal, 0);
  QCOMPARE(rows.front().cells, (QStringList{u"3"_s, u"3"_s}));
  QCOMPARE(totals, (QStringList{u"2"_s, u"3"_s}));
}

DOWNPILE_TEST(TestTotals);
#include "tst_totals.moc"
