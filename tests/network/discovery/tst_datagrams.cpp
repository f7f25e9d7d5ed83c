// SPDX-License-Identifier: GPL-3.0-or-later
// Queries and answers of the search for tables survive writing and reading. Invalid ones are
// rejected.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>

#include "invitation/invitation.h"
#include "lines/clean_text.h"
#include "notices.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace Qt::StringLiterals;

namespace {

constexpr std::uint64_t kNonce = 0x0123456789abcdefU;

// Returns an answer with one field added or changed, or removed if the value is undefined.
QByteArray answerWith(const QString& field, const QJsonValue& value) {
  QJsonObject object = QJsonDocument::fromJson(writeAnswer({kNonce, noticeOf(1)})).object();
  object.insert(field, value);
  return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

}  // namespace

class TestDatagrams : public QObject {
  Q_OBJECT

 private slots:
  void writtenQueryIsReadBack() {
    for (const std::uint64_t nonce :
         {std::uint64_t{0}, std::uint64_t{1}, kNonce, ~std::uint64_t{0}}) {
      const QByteArray ask = writeAsk(nonce);
      QCOMPARE(ask.size(), kMostDatagram);
      QVERIFY(readAsk(ask) == nonce);
      QVERIFY(!readAnswer(ask));
      // A shorter query is invalid: hosts would send more bytes than they receive, which attackers
      // could use for amplification.
      QVERIFY(!readAsk(ask.trimmed()));
      QVERIFY(!readAsk(ask + ' '));
    }
  }

  void writtenAnswerIsReadBack() {
    const TableNotice notice = noticeOf(1);
    const QByteArray datagram = writeAnswer({kNonce, notice});
    const auto answer = readAnswer(datagram);
    QVERIFY(answer.has_value());
    QCOMPARE(answer->nonce, kNonce);
    QVERIFY(answer->notice == notice);
    QVERIFY(!readAsk(datagram.leftJustified(kMostDatagram, ' ')));
  }

  void answerOfAServerRoomWithoutGameAndSeatsIsReadBack() {
    TableNotice notice = noticeOf(1);
    notice.game.clear();
    notice.table.clear();
    notice.seats = notice.free = 0;
    const auto answer = readAnswer(writeAnswer({kNonce, notice}));
    QVERIFY(answer.has_value());
    QVERIFY(answer->notice == notice);
  }

  // An older host sends no house rules. House rules are left out of an answer if they or the
  // datagram would be too long. Unreadable rules count as missing.
  void houseRulesInAnAnswerAreOptional() {
    TableNotice notice = noticeOf(1);
    for (const QString& rules : {u""_s, u"mustTrump=off scoring=tenPlusTricks"_s}) {
      notice.rules = rules;
      QVERIFY(readAnswer(writeAnswer({kNonce, notice}))->notice == notice);
    }
    notice.name = QString(TableNotice::kMostName, u'卡');
    for (const qsizetype length : {TableNotice::kMostRules, TableNotice::kMostRules + 1}) {
      notice.rules = QString(length, u'r');
      QVERIFY(!readAnswer(writeAnswer({kNonce, notice}))->notice.rules);
    }
    notice = noticeOf(1);
    notice.rules = QString(TableNotice::kMostRules + 1, u'r');
    QVERIFY(!readAnswer(writeAnswer({kNonce, notice}))->notice.rules);
    const auto unknown = readAnswer(answerWith(u"rules"_s, 3));
    QVERIFY(unknown && !unknown->notice.rules);
  }

  void answerWithUnknownFieldsIsAccepted() {
    QVERIFY(readAnswer(answerWith(u"smell"_s, u"of cake"_s)).has_value());
  }

  void longestAnswerFitsIntoADatagram() {
    const int most = 0xffff;
    for (const QString& name : {QString(100, u'"'), QString(100, u'卡'), QString(100, u'\\'),
                                QString(u"👩"_s).repeated(100)}) {
      TableNotice notice = noticeOf(1);
      notice.name = name;
      notice.game = QString(100, u'g');
      notice.table = QString(100, u't');
      notice.seats = notice.free = 1000;
      notice.port = most;
      notice.protocol = most;
      const QByteArray datagram = writeAnswer({kNonce, notice});
      QVERIFY2(datagram.size() <= kMostDatagram, datagram.constData());
      const auto answer = readAnswer(datagram);
      QVERIFY(answer.has_value());
      QCOMPARE(answer->notice.name, cleanText(name, TableNotice::kMostName));
      QCOMPARE(answer->notice.seats, TableNotice::kMostSeats);
    }
  }

  void valuesOutOfRangeAreCorrectedWhenAnAnswerIsWritten() {
    TableNotice notice = noticeOf(1);
    notice.name = u"\u202e\n"_s;
    notice.free = 9;
    notice.protocol = 0;
    const auto answer = readAnswer(writeAnswer({kNonce, notice}));
    QVERIFY(answer.has_value());
    QCOMPARE(answer->notice.name, u"?"_s);
    QCOMPARE(answer->notice.free, 5);
    QCOMPARE(answer->notice.protocol, 1);
  }

  void tableNameInAnAnswerIsSanitizedAndShortened() {
    const auto answer = readAnswer(answerWith(u"name"_s, u"\u202e Sena\n\u0007 "_s));
    QVERIFY(answer.has_value());
    QCOMPARE(answer->notice.name, u"Sena"_s);
    QCOMPARE(readAnswer(answerWith(u"name"_s, QString(100, u'a')))->notice.name, QString(40, u'a'));
  }

  void rejectsInvalidAnswer_data() {
    QTest::addColumn<QByteArray>("datagram");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("nonsense") << QByteArray("hello");
    QTest::newRow("a list") << QByteArray("[1]");
    QTest::newRow("nested") << QByteArray(500, '[');
    QTest::newRow("too long") << writeAnswer({kNonce, noticeOf(1)}).leftJustified(513, ' ');
    const auto add = [](const QString& field, const QJsonValue& value) {
      const QByteArray text = QJsonDocument(QJsonObject{{field, value}}).toJson();
      QTest::newRow(qPrintable(field + u' ' + QString::fromUtf8(text.simplified())))
          << answerWith(field, value);
    };
    for (const char* field : {"downpile", "answer", "name", "game", "seats", "free", "port",
                              "table", "key", "protocol"}) {
      for (const QJsonValue& value : std::initializer_list<QJsonValue>{
               QJsonValue(QJsonValue::Undefined), QJsonValue(QJsonValue::Null), true, -1, 1.5,
               1e300, u"A"_s.repeated(60), u"\n"_s, QJsonArray{1}, QJsonObject{}}) {
        // Skips a long text as the name: an overlong name is shortened, not rejected.
        if (value.isString() && value.toString().size() > 1 && qstrcmp(field, "name") == 0)
          continue;
        add(QString::fromLatin1(field), value);
      }
    }
    add(u"downpile"_s, 2);
    add(u"answer"_s, u"123"_s);
    add(u"answer"_s, u"0123456789ABCDEF"_s);
    add(u"name"_s, u"\u202e"_s);
    add(u"seats"_s, 17);
    add(u"free"_s, 6);
    add(u"port"_s, 0);
    add(u"port"_s, 65536);
    add(u"protocol"_s, 0);
    add(u"game"_s, u"../life"_s);
    add(u"table"_s, u"k7/qx"_s);
    add(u"key"_s, u""_s);
  }
  void rejectsInvalidAnswer() {
    QFETCH(const QByteArray, datagram);
    QVERIFY(!readAnswer(datagram).has_value());
  }

  void damagedDatagramsAreRejectedOrValid() {
    QRandomGenerator random(5);
    const QByteArray answer = writeAnswer({kNonce, noticeOf(1)});
    int good = 0;
    for (int i = 0; i < 50'000; ++i) {
      QByteArray datagram = i % 2 == 0 ? answer : writeAsk(kNonce);
      for (int changes = random.bounded(1, 4); changes > 0; --changes) {
        const qsizetype at = random.bounded(datagram.size());
        if (random.bounded(3) == 0)
          datagram.remove(at, random.bounded(10));
        else
          datagram[at] = static_cast<char>(random.bounded(256));
      }
      readAsk(datagram);
      const auto read = readAnswer(datagram);
      if (!read) continue;
      ++good;
      const auto again = readAnswer(writeAnswer(*read));
      QVERIFY(again.has_value());
      QVERIFY(again->notice == read->notice);
    }
    QVERIFY(good > 100);
  }
};

DOWNPILE_TEST(TestDatagrams);
#include "tst_datagrams.moc"
