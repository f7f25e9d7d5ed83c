// SPDX-License-Identifier: GPL-3.0-or-later
// Text of other people is sanitized, so it cannot disturb the text around it.
#include <QRandomGenerator>

#include "lines/clean_text.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace Qt::StringLiterals;

class TestCleanText : public QObject {
  Q_OBJECT

 private slots:
  void removesUnsafeCharacters_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("clean");
    const auto add = [](const char* name, const QString& text, const QString& clean) {
      QTest::newRow(name) << text << clean;
    };
    const auto same = [&add](const char* name, const QString& text) { add(name, text, text); };
    same("nothing", u""_s);
    same("a name", u"Sena"_s);
    same("umlauts", u"Jürgens Tisch"_s);
    same("Arabic", u"طاولة سينا"_s);
    same("Persian with a joiner", u"می\u200cخواهم"_s);
    same("a family", u"👩\u200d👩\u200d👧"_s);
    same("markup", u"<b>%1 & co.</b>"_s);
    same("accents", u"e\u0301\u0323"_s);
    add("blanks", u"  Sena's \u00a0\u3000 table "_s, u"Sena's table"_s);
    add("lines", u"one\ntwo\r\n\tthree\u2028four\u2029"_s, u"one two three four"_s);
    add("control", u"a\u0000b\u0007c\u007fd\u0085e\u009b"_s, u"abcd e"_s);
    add("direction", u"\u202eevil\u202c \u2066x\u2069 \u200fy\u061c"_s, u"evil x y"_s);
    add("invisible characters", u"\u200b\u2060\ufeff\u00ad\u3164\u2800\u115f"_s, u""_s);
    add("joiners without letters", u"\u200d\u200c a\u200d\u200d b\u200c"_s, u"a b"_s);
    add("private use", u"a\ue000b\U000f0000c"_s, u"abc"_s);
    add("noncharacters", u"a\ufffeb\U0001ffffc"_s, u"abc"_s);
    add("many accents", u"e"_s + QString(50, QChar(0x301)) + u"f"_s, u"e\u0301\u0301\u0301f"_s);
    add("accents without a letter", u"\u0301\u0301 \u0301x"_s, u"x"_s);
    add("tags", u"a\U000e0041b"_s, u"ab"_s);
  }
  void removesUnsafeCharacters() {
    QFETCH(const QString, text);
    QFETCH(const QString, clean);
    QCOMPARE(cleanText(text, 40), clean);
  }

  void cleanedTextHasAtMostTheGivenLength() {
    QCOMPARE(cleanText(u"abcdef", 3), u"abc"_s);
    QCOMPARE(cleanText(u"ab cd", 3), u"ab"_s);
    QCOMPARE(cleanText(u"a🂡b", 3), u"a🂡"_s);
    QCOMPARE(cleanText(u"ab🂡", 3), u"ab"_s);
    QCOMPARE(cleanText(u"abc", 0), u""_s);
    QCOMPARE(cleanText(QString(10'000'000, QChar(0x200b)) + u"abc"_s, 40), u""_s);
  }

  // Texts are cut between grapheme clusters (visible characters), unless the first one is too long.
  // The length counts UTF-16 code units, as in older versions of the program.
  void textIsCutBetweenVisibleCharacters() {
    const QString cards = u"A"_s + u"🂡"_s.repeated(12);
    QCOMPARE(cutText(cards, 24), u"A"_s + u"🂡"_s.repeated(11));
    QCOMPARE(cutText(cards, 25), cards);
    QCOMPARE(cutText(u"ab", 40), u"ab"_s);
    QCOMPARE(cutText(u"ab", 0), QString());
    const QString family = u"👩\u200d👩\u200d👧"_s;
    QCOMPARE(cutText(u"x"_s + family + u"y"_s, 8), u"x"_s);
    QCOMPARE(cleanText(u"x "_s + family + u"y"_s, 8), u"x"_s);
    QCOMPARE(cleanText(u"x"_s + family + u"y"_s, 9), u"x"_s + family);
    QCOMPARE(cutText(u"🇩🇪🇫🇷", 6), u"🇩🇪"_s);
    QCOMPARE(cutText(u"ae\u0301\u0323", 3), u"a"_s);
    QCOMPARE(cutText(u"👍🏽👍🏽", 7), u"👍🏽"_s);
    // The first grapheme cluster is longer than the limit, so it is cut between two code points.
    QCOMPARE(cutText(family, 4), u"👩\u200d"_s);
    QCOMPARE(cleanText(family, 4), u"👩"_s);
  }

  void cleaningIsIdempotent() {
    QRandomGenerator random(4);
    const QString often = u"ab \u200d\u200c\u0301\u202e\n👧"_s;
    for (int i = 0; i < 50'000; ++i) {
      QString text;
      for (int length = random.bounded(60); length > 0; --length) {
        text += random.bounded(2) == 0 ? often.at(random.bounded(often.size()))
                                       : QChar(random.bounded(0x10000));
      }
      const qsizetype most = random.bounded(50);
      const QString clean = cleanText(text, most);
      QVERIFY(clean.size() <= most);
      QCOMPARE(cleanText(clean, most), clean);
      QVERIFY(clean.isValidUtf16());
      QCOMPARE(clean.simplified(), clean);
    }
  }
};

DOWNPILE_TEST(TestCleanText);
#include "tst_clean_text.moc"
