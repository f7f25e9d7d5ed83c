// SPDX-License-Identifier: GPL-3.0-or-later
// The story of a game (its steps, each with events) survives writing and reading for each viewer,
// and invalid events are rejected.
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include "games/catalog.h"
#include "message/steps.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace Qt::StringLiterals;

namespace {

Record golden(const QString& name) {
  QFile file(QStringLiteral(GOLDEN_FOLDER "/") + name);
  if (!file.open(QFile::ReadOnly)) qFatal("no golden record");
  return readRecord(file.readAll().toStdString()).record;
}

// Returns an event's members in messages: all except `seenBy`.
auto contentOf(const Event& event) {
  return std::tuple(event.kind, event.from, event.to, event.cards, event.sentence, event.player,
                    event.other, event.number, event.players);
}

QByteArray bytesOf(const QJsonArray& json) {
  return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

}  // namespace

class TestSteps : public QObject {
  Q_OBJECT

 private slots:
  void writtenStepsOfAGameAreReadBack_data() {
    QTest::addColumn<QString>("name");
    // The quick tests use every third record.
    int number = 0;
    for (const QString& name : QDir(QStringLiteral(GOLDEN_FOLDER)).entryList({u"*.record"_s})) {
      if (number++ % 3 == 0 || tests::isThorough()) QTest::newRow(qPrintable(name)) << name;
    }
  }
  void writtenStepsOfAGameAreReadBack() {
    QFETCH(QString, name);
    const Record record = golden(name);
    const GameInfo& info = *findGame(record.header.game)->info;
    const int players = record.header.players;
    for (int viewer = 0; viewer < players; ++viewer) {
      const std::vector<StoryStep> local = storyOf(record, viewer);
      const QByteArray bytes = bytesOf(stepsJson(local, info));
      const auto remote = stepsOf(QJsonDocument::fromJson(bytes).array(), info, players);
      QVERIFY(remote.has_value());
      QCOMPARE(remote->size(), local.size());
      for (std::size_t i = 0; i < local.size(); ++i) {
        const StoryStep& one = local[i];
        const StoryStep& other = (*remote)[i];
        QCOMPARE(other.deal, one.deal);
        QCOMPARE(other.played, one.played);
        QCOMPARE(other.step.events.size(), one.step.events.size());
        for (std::size_t k = 0; k < one.step.events.size(); ++k) {
          QVERIFY(contentOf(other.step.events[k]) == contentOf(one.step.events[k]));
        }
        QCOMPARE(other.ended.has_value(), one.ended.has_value());
        if (!one.ended) continue;
        QVERIFY(other.ended->players == one.ended->players);
        QVERIFY(other.ended->table == one.ended->table);
      }
    }
    const std::vector<DealScore> scores = dealScores(record);
    const auto arrived = dealScoresOf(dealScoresJson(scores), info, players);
    QVERIFY(arrived.has_value());
    QCOMPARE(arrived->size(), scores.size());
    for (std::size_t i = 0; i < scores.size(); ++i) {
      QCOMPARE((*arrived)[i].scores, scores[i].scores);
      QCOMPARE((*arrived)[i].isVoid, scores[i].isVoid);
    }
  }

  void rejectsInvalidEvent_data() {
    QTest::addColumn<QString>("event");
    const auto row = [](const char* name, const char* event) {
      QTest::newRow(name) << QString::fromLatin1(event);
    };
    row("no kind", R"({})");
    row("unknown kind", R"({"kind":"fly"})");
    row("no sentence", R"({"kind":"tell"})");
    row("sentence out of range", R"({"kind":"tell","sentence":9999})");
    row("fractional sentence", R"({"kind":"tell","sentence":0.5})");
    row("place without an index", R"({"kind":"move","from":[0,null]})");
    row("unknown zone", R"({"kind":"move","from":[99,null,0]})");
    row("unknown player of a place", R"({"kind":"move","from":[0,7,0]})");
    row("negative index", R"({"kind":"move","from":[0,null,-1]})");
    row("invalid card", R"({"kind":"move","cards":["ZZ"]})");
    row("card is a number", R"({"kind":"move","cards":[3]})");
    row("player is a string", R"({"kind":"turn","player":"0"})");
    row("unknown player in a list", R"({"kind":"tell","sentence":0,"players":[8]})");
    row("pile moved onto itself", R"({"kind":"pile","from":[0,2,0],"to":[0,2,0]})");
    row("number out of range", R"({"kind":"tell","sentence":0,"number":1e300})");
  }
  void rejectsInvalidEvent() {
    QFETCH(QString, event);
    const GameInfo& info = *findGame("underwear")->info;
    const QByteArray step = R"([{"deal":1,"played":1,"events":[%1]}])";
    const auto read = [&](const QString& one) {
      const QString text = QString::fromLatin1(step).arg(one);
      return stepsOf(QJsonDocument::fromJson(text.toUtf8()).array(), info, 3);
    };
    QVERIFY(read(uR"({"kind":"move","from":[0,2,0],"cards":["??","7h"]})"_s).has_value());
    QVERIFY(!read(event).has_value());
  }

  void sentenceUnknownToThisVersionIsLeftOut() {
    const GameInfo& info = *findGame("underwear")->info;
    const QByteArray json =
        R"([{"deal":1,"played":1,"events":[{"kind":"tell","sentence":255},{"kind":"turn","player":1}]}])";
    const auto steps = stepsOf(QJsonDocument::fromJson(json).array(), info, 3);
    QVERIFY(steps.has_value());
    QCOMPARE(steps->at(0).step.events.size(), std::size_t{1});
    QCOMPARE(steps->at(0).step.events.at(0).kind, Event::Kind::turn);
  }

  void rejectsTooManyEvents() {
    const GameInfo& info = *findGame("underwear")->info;
    const auto steps = [&](int count) {
      QJsonArray events;
      for (int i = 0; i < count; ++i) events << QJsonObject{{u"kind"_s, u"turn"_s}};
      const QJsonObject step{{u"deal"_s, 1}, {u"played"_s, 1}, {u"events"_s, events}};
      return stepsOf({step}, info, 3);
    };
    QVERIFY(steps(kMostEvents).has_value());
    QVERIFY(!steps(kMostEvents + 1).has_value());
  }
};

DOWNPILE_TEST(TestSteps, .tier = tests::Tier::both, .thoroughSeconds = 5);
#include "tst_steps.moc"
