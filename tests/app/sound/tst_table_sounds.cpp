// SPDX-License-Identifier: GPL-3.0-or-later
// Sounds of table events: each event has its sound, played when the event is shown. Simultaneous
// events share a sound, and a muted table is silent.

#include "../support/dealt.h"
#include "games/catalog.h"
#include "runner/test_class.h"
#include "sound/table_sounds.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

struct Recording {
  QList<Sound> sounds;
  QList<double> volumes;
  int rests = 0;  // number of calls of rest(), for example when sound is switched off
};

// Records the sounds it is asked to play.
class RecordingOutput final : public SoundOutput {
 public:
  explicit RecordingOutput(Recording& recording) : recording_(recording) {}
  void play(Sound sound, double volume) override {
    recording_.sounds << sound;
    recording_.volumes << volume;
  }
  void rest() override { ++recording_.rests; }

 private:
  Recording& recording_;
};

// Player 0, the dealer, is to move: player 1 moved first and drew a card.
Deal yourMove(const QStringList& hands, const QString& turned) {
  return {
      .players = 2, .hands = hands, .turned = turned, .stock = u"2D 3D"_s, .moves = {u"1 draw"_s}};
}

}  // namespace

class TestTableSounds : public QObject {
  Q_OBJECT

 private slots:
  void init() { recording_ = {}; }

  void ownMovesAreHeard() {
    Table table(yourMove({u"7H 6H 2C"_s, u"KS QS"_s}, u"8H"_s));
    QVERIFY(table.open);
    slow(table);
    TableSounds sounds(table.controller, table.settings);
    sounds.setOutput(std::make_unique<RecordingOutput>(recording_));
    table.controller.gestures()->toggle(table.key(u"7H"_s));
    QVERIFY(table.controller.gestures()->playAt(u"downpile"_s));
    QTRY_COMPARE(recording_.sounds, QList{Sound::slide});
    QCOMPARE(recording_.volumes, QList{0.6});
  }

  void stealIsHeard() {
    Table table(yourMove({u"8S 6H 2C"_s, u"KS QS"_s}, u"8H"_s));
    QVERIFY(table.open);
    slow(table);
    TableSounds sounds(table.controller, table.settings);
    sounds.setOutput(std::make_unique<RecordingOutput>(recording_));
    table.controller.gestures()->toggle(table.key(u"8S"_s));
    QVERIFY(table.controller.gestures()->playAt(u"downpile"_s));
    QTRY_VERIFY(recording_.sounds.contains(Sound::steal));
  }

  // The person draws, which plays the sound of a sliding card. The opponent moves, and the person's
  // next turn has another sound.
  void soundOfTheTurnIsPlayedWhenTheTurnIsShown() {
    Table table(yourMove({}, u"8H"_s));
    slow(table);
    TableSounds sounds(table.controller, table.settings);
    sounds.setOutput(std::make_unique<RecordingOutput>(recording_));
    QVERIFY(table.controller.gestures()->press(u"draw"_s));
    QVERIFY(table.controller.presenter()->moving());
    QTRY_COMPARE(recording_.sounds, QList{Sound::slide});
    QTRY_VERIFY(!table.controller.presenter()->moving());
    QCOMPARE(sourceOf(table.controller).play(1, {.verb = Underwear::kDraw}),
             Session::Result::played);
    QVERIFY(table.controller.status()->yourTurn());
    QVERIFY(table.controller.presenter()->moving());
    QVERIFY(!recording_.sounds.contains(Sound::yourTurn));
    QTRY_COMPARE(recording_.sounds.back(), Sound::yourTurn);
    QVERIFY(!table.controller.presenter()->moving());
    QCOMPARE(recording_.sounds.count(Sound::yourTurn), 1);
  }

  // The deal moves 43 cards. Sounds of dealt cards are at least 140 milliseconds apart.
  void dealingToSixPlayersDoesNotMakeASoundForEachCard() {
    Table table;
    table.settings.setMotion(u"full"_s);
    table.settings.setPace(u"unhurried"_s);
    TableSounds sounds(table.controller, table.settings);
    sounds.setOutput(std::make_unique<RecordingOutput>(recording_));
    sounds.setClock([&] { return table.time.now(); });
    QVERIFY(tests::begin(table.controller, table.settings, headerFor({.players = 6}),
                         std::make_unique<MemoryJournal>()));
    QVERIFY(table.controller.presenter()->dealing());
    while (table.controller.presenter()->moving() && table.skip())
      QCoreApplication::processEvents();
    QVERIFY(!table.controller.presenter()->moving());
    const auto dealt = recording_.sounds.count(Sound::deal);
    const auto most = 1 + table.time.now() / 140;
    QVERIFY2(dealt >= 2 && dealt <= most, qPrintable(QString::number(dealt)));
    QVERIFY(recording_.volumes.first() < 0.6);
  }

  // Several events shown at once, because the user hurries them, make one sound.
  void simultaneouslyShownEventsMakeOneSound() {
    Table table;
    table.settings.setMotion(u"full"_s);
    table.settings.setPace(u"unhurried"_s);
    TableSounds sounds(table.controller, table.settings);
    sounds.setOutput(std::make_unique<RecordingOutput>(recording_));
    QVERIFY(tests::begin(table.controller, table.settings, headerFor({.players = 6}),
                         std::make_unique<MemoryJournal>()));
    table.controller.pace()->hurry();
    QTRY_VERIFY(!table.controller.presenter()->moving());
    QTRY_COMPARE(recording_.sounds.size(), 1);
  }

  // Instant opponents make many moves, but only a few sounds a second.
  void instantPaceLimitsSoundsPerSecond() {
    Table table;
    TableSounds sounds(table.controller, table.settings);
    sounds.setOutput(std::make_unique<RecordingOutput>(recording_));
    sounds.setClock([&] { return table.time.now(); });
    QVERIFY(tests::begin(table.controller, table.settings, headerFor({.players = 4}),
                         std::make_unique<MemoryJournal>()));
    int moves = 0;
    while (moves < 20 && !table.controller.status()->dealOver()) {
      table.skip();
      QCoreApplication::processEvents();
      if (table.controller.status()->yourTurn() && table.controller.gestures()->press(u"draw"_s))
        ++moves;
    }
    QVERIFY(moves > 3);
    QVERIFY(!recording_.sounds.isEmpty());
    for (const Sound sound : recording_.sounds) {
      QCOMPARE_LE(recording_.sounds.count(sound), 1 + table.time.now() / 120);
    }
    QCOMPARE_LE(recording_.sounds.count(Sound::yourTurn), 1 + table.time.now() / 1500);
  }

  void mutedTableIsSilent() {
    Table table(yourMove({}, u"8H"_s));
    TableSounds sounds(table.controller, table.settings);
    sounds.setOutput(std::make_unique<RecordingOutput>(recording_));
    // Draws a card and waits until the opponent has moved and the table is at rest.
    const auto drawAndWait = [&controller = table.controller] {
      const std::size_t before = controller.source()->position();
      return controller.gestures()->press(u"draw"_s) && QTest::qWaitFor([&] {
               return controller.source()->position() > before + 1 &&
                      controller.status()->yourTurn() && !controller.presenter()->moving();
             });
    };
    table.settings.setSound(false);
    QCOMPARE(recording_.rests, 1);
    QVERIFY(drawAndWait());
    QCoreApplication::processEvents();
    QVERIFY(recording_.sounds.isEmpty());
    table.settings.setSound(true);
    // When sound is switched on, a sample sound lets the user hear the volume.
    QTRY_COMPARE(recording_.sounds, QList{Sound::slide});
    table.settings.setSoundVolume(0);
    QCOMPARE(recording_.rests, 2);
    QVERIFY(drawAndWait());
    QCoreApplication::processEvents();
    QCOMPARE(recording_.sounds.size(), 1);
  }

  void sampleSoundIsPlayedWhenTheVolumeChanges() {
    Table table(yourMove({}, u"8H"_s));
    TableSounds sounds(table.controller, table.settings);
    sounds.setOutput(std::make_unique<RecordingOutput>(recording_));
    table.settings.setSoundVolume(90);
    QTRY_COMPARE(recording_.volumes, QList{0.9});
  }

  void soundOfAWonDealIsPlayedOnlyIfThePersonWins_data() {
    QTest::addColumn<bool>("won");
    QTest::newRow("won") << true;
    QTest::newRow("lost") << false;
  }

  void soundOfAWonDealIsPlayedOnlyIfThePersonWins() {
    QFETCH(bool, won);
    // Random play until a player goes out; the seed decides which player.
    for (std::uint64_t seed = 1;; ++seed) {
      QVERIFY(seed < 40);
      recording_ = {};
      Table table;
      table.settings.setPace(u"unhurried"_s);
      TableSounds sounds(table.controller, table.settings);
      sounds.setOutput(std::make_unique<RecordingOutput>(recording_));
      RecordHeader header = headerFor({.players = 2});
      header.seed = seed;
      QVERIFY(tests::begin(table.controller, table.settings, header,
                           std::make_unique<MemoryJournal>()));
      for (std::uint64_t move = 0; !table.controller.status()->dealOver(); ++move) {
        const int turn = sessionOf(table.controller).standing().turn;
        const auto legal = sessionOf(table.controller).view(turn)->legal();
        Random random(seed, move);
        sourceOf(table.controller)
            .play(turn, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
      }
      const int wentOut = sessionOf(table.controller).standing().wentOut;
      if (wentOut == kNoPlayer || (wentOut == 0) != won) continue;
      QTRY_VERIFY(!table.controller.presenter()->moving());
      QCoreApplication::processEvents();
      if (won) QTRY_VERIFY(recording_.sounds.contains(Sound::dealWon));
      QCOMPARE(recording_.sounds.contains(Sound::dealWon), won);
      return;
    }
  }

 private:
  // Enables motion, and opponents slow enough for the test to act.
  static void slow(Table& table) {
    table.settings.setMotion(u"full"_s);
    table.settings.setPace(u"unhurried"_s);
  }

  Recording recording_;
};

DOWNPILE_TEST(TestTableSounds);
#include "tst_table_sounds.moc"
