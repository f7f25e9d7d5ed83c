// SPDX-License-Identifier: GPL-3.0-or-later
// Texts about a seal: that it is intact, or its problem and the line of the problem in the record.

#include "../../records/playing.h"
#include "runner/test_class.h"
#include "text/seal_text.h"

using namespace downpile;
using namespace Qt::StringLiterals;

namespace {

Record played(const RecordHeader& header) {
  MemoryJournal journal;
  const auto session = Session::begin(header, journal, {});
  Random random(1);
  playOn(*session, random, 4000);
  return session->record();
}

QString textOf(const Record& record) { return sealText(findingOf(record)); }

}  // namespace

class TestSealText : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { sealed_ = played(sealedHeaderFor("underwear", 3, 7)); }

  void reportsIntactSeal() {
    const QString text = textOf(sealed_);
    const int outcomes = static_cast<int>(
        std::ranges::count(sealed_.entries, RecordEntry::Kind::chance, &RecordEntry::kind));
    QVERIFY2(text.startsWith(u"The seal is intact: %1 random outcome"_s.arg(outcomes)),
             qPrintable(text));
    QVERIFY(text.contains(u"nobody chose the cards"_s));
    QVERIFY(!text.contains(u"this game was continued"_s));
    Record other = sealed_;
    other.header.takenOver = 1;
    QVERIFY(textOf(other).contains(u"this game was continued"_s));
  }

  void sealTextIsEmptyIfTheRecordHasNoSealOrNoSecret() {
    QCOMPARE(textOf(played(headerFor("underwear", 3, 7))), QString());
    Record other = sealed_;
    other.header.openSeed = other.header.seal->seed();
    other.header.seal.reset();
    QCOMPARE(textOf(other), QString());
    other.header = withoutSecrets(sealed_.header);
    QCOMPARE(textOf(other), QString());
  }

  void reportsBrokenSeal() {
    Record other = sealed_;
    (*other.header.seal->secret)[0] ^= 1;
    QVERIFY2(textOf(other).contains(u"broken: the secret"_s), qPrintable(textOf(other)));
    other = sealed_;
    other.header.seal->numbers[0].number[0] ^= 1;
    QVERIFY2(textOf(other).contains(u"broken: the random outcomes do"_s),
             qPrintable(textOf(other)));
    other = sealed_;
    for (std::size_t i = 5; i < other.entries.size(); ++i) {
      if (other.entries[i].kind != RecordEntry::Kind::chance) continue;
      std::swap(other.entries[i].cards[0], other.entries[i].cards[1]);
      const std::string line = entryText(other.entries[i], CardFamily::french);
      const std::string text = withTimes(recordText(other), {});
      const auto at = static_cast<std::ptrdiff_t>(text.find("\n" + line) + 1);
      const auto number = std::count(text.begin(), text.begin() + at, '\n') + 1;
      QVERIFY2(textOf(other).contains(u"on line %1 of"_s.arg(number)), qPrintable(textOf(other)));
      // If the header of the record has 12 lines, the reported line number includes them.
      QCOMPARE(findingOf(other, 12).line, 12 + i);
      return;
    }
    QFAIL("the record contains only one shuffle");
  }

 private:
  Record sealed_;
};

DOWNPILE_TEST(TestSealText);
#include "tst_seal_text.moc"
