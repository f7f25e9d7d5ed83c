// SPDX-License-Identifier: GPL-3.0-or-later
// The real program: people play in its room, it is killed at any moment, and every move that was
// answered is there when it is started again.
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <csignal>

#include "far_people.h"
#include "house.h"
#include "server_program.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

std::vector<std::string> movesOf(const Record& record, int player) {
  std::vector<std::string> moves;
  for (const RecordEntry& entry : record.inForce()) {
    if (entry.kind == RecordEntry::Kind::move && entry.player == player) {
      moves.push_back(entry.action);
    }
  }
  return moves;
}

// Whether all of the one stand in the other, in this order.
bool areAllIn(const std::vector<std::string>& few, const std::vector<std::string>& many) {
  auto found = many.begin();
  for (const std::string& each : few) {
    found = std::find(found, many.end(), each);
    if (found == many.end()) return false;
    ++found;
  }
  return true;
}

// Somebody who plays on whenever it is their turn, game after game, and notes what was answered.
struct Player : FarGuest {
  Player(const Invitation& invitation, const QString& table, const QString& name)
      : FarGuest(invitation, table, name) {
    QObject::connect(&guest, &GuestTable::recorded, &guest,
                     [this](const std::string& text) { compare(readRecord(text).record); });
    QObject::connect(&guest, &GuestTable::dismissed, &guest, [](Goodbye::Reason reason) {
      qWarning() << "somebody was sent away for reason" << static_cast<int>(reason);
    });
  }

  void act() {
    if (!guest.isReached() || !guest.isPlaying() || guest.isBusy()) return;
    if (guest.record()) return beginAgain();
    if (guest.may(Wish::nextDeal)) return guest.ask(Wish::nextDeal, [](const Answer&) {});
    if (guest.seats().waits || guest.view().legal().empty()) return;
    const Action action = choiceOf(guest);
    const std::string text = actionText(action, guest.view().info());
    guest.send({&action, 1}, guest.position(), [this, text](const Answer& answer) {
      if (!answer.isDone()) return;
      answered.push_back(text);
      ++played;
    });
  }
  void beginAgain() {
    constexpr int kPause = 200;  // milliseconds
    if (guest.you() != 0 || (asked.isValid() && asked.elapsed() < kPause)) return;
    asked.start();
    guest.begin();
  }
  // What was answered in a game stands in its record.
  void compare(const Record& record) {
    if (!areAllIn(answered, movesOf(record, guest.you()))) isLost = true;
    answered.clear();
  }

  std::vector<std::string> answered;  // of this game
  int played = 0;                     // moves that were answered, of all games
  bool isLost = false;                // one of them
  QElapsedTimer asked;                // for another game
};

struct Result {
  int status = 0;
  QString text;
};
Result run(const QStringList& arguments) {
  QProcess process;
  process.setProcessChannelMode(QProcess::MergedChannels);
  process.start(QStringLiteral(SERVER_PROGRAM), arguments);
  process.waitForFinished();
  return {process.exitCode(), QString::fromUtf8(process.readAll())};
}

}  // namespace

class TestServerProgram : public QObject {
  Q_OBJECT

 private slots:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }

  void itOpensAndEnds();
  void everyTroubleIsASentence();
  void everyAnsweredMoveIsThereAfterKills();

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

void TestServerProgram::itOpensAndEnds() {
  ServerProgram server(folder_->path());
  QVERIFY2(server.start(), qPrintable(server.log()));
  const QString port = QString::number(server.port());
  QCOMPARE(run({u"health"_s, u"--port"_s, port}).status, 0);
  const Result second = run({u"--data"_s, folder_->path(), u"--port"_s, u"0"_s});
  QCOMPARE(second.status, 1);
  QVERIFY(second.text.contains(u"Another server is using the data folder"_s));
  const Invitation first = server.invitation();
  QCOMPARE(server.end(), 0);
  QCOMPARE(run({u"health"_s, u"--port"_s, port}).status, 1);
  // It is the same room.
  QVERIFY(server.start());
  QVERIFY(server.invitation() == first);
}

void TestServerProgram::everyTroubleIsASentence() {
  const auto isSaid = [](const QStringList& arguments, int status, const QString& sentence) {
    const Result result = run(arguments);
    const bool isOne = result.text.count(u'\n') == 1;
    if (result.status == status && isOne && result.text.contains(sentence)) return true;
    qWarning() << result.status << result.text;
    return false;
  };
  QVERIFY(isSaid({u"--port"_s, u"x"_s}, 2, u"--port wants a number"_s));
  const QString file = folder_->filePath(u"file"_s);
  QVERIFY(QFile(file).open(QIODevice::WriteOnly));
  QVERIFY(isSaid({u"--data"_s, file, u"--port"_s, u"0"_s}, 1, u"cannot be written"_s));
  ServerProgram server(folder_->filePath(u"one"_s));
  QVERIFY(server.start());
  QVERIFY(isSaid({u"--data"_s, folder_->filePath(u"two"_s), u"--address"_s, u"127.0.0.1"_s,
                  u"--port"_s, QString::number(server.port())},
                 1, u"Nobody can be let in"_s));
  QDir().mkpath(folder_->filePath(u"three"_s));
  QFile damaged(folder_->filePath(u"three/room.sqlite"_s));
  QVERIFY(damaged.open(QIODevice::WriteOnly));
  damaged.write(QByteArray(4000, 'x'));
  damaged.close();
  QVERIFY(isSaid({u"--data"_s, folder_->filePath(u"three"_s), u"--port"_s, u"0"_s}, 1,
                 u"is damaged"_s));
}

void TestServerProgram::everyAnsweredMoveIsThereAfterKills() {
  const quint32 seed = QRandomGenerator::system()->generate();
  qInfo() << "seed" << seed;
  QRandomGenerator random(seed);
  ServerProgram server(folder_->path());
  QVERIFY(server.start());
  QString table;
  {
    FarVisitor owner(server.invitation());
    QTRY_VERIFY(owner.isLetIn);
    owner.say(Enter{.name = u"Owner"_s});
    QVERIFY(owner.hear<LobbyNow>());
    owner.say(wantedTable("underwear", 3));
    const auto opened = owner.hear<Opened>();
    QVERIFY(opened);
    table = opened->table;
  }
  std::vector<std::unique_ptr<Player>> players;
  for (int i = 0; i < 3; ++i) {
    players.push_back(std::make_unique<Player>(server.invitation(), table, u"Player %1"_s.arg(i)));
    QTRY_VERIFY(players.back()->guest.isReached());
  }
  players[0]->guest.begin();
  for (const auto& player : players) QTRY_VERIFY(player->guest.isPlaying());

  QTimer turn;
  connect(&turn, &QTimer::timeout, &turn, [&] {
    for (const auto& player : players) player->act();
  });
  turn.start(3);
  // More of them by hand: DOWNPILE_KILLS=200.
  const int kills = qEnvironmentVariableIsSet("DOWNPILE_KILLS")
                        ? qEnvironmentVariableIntValue("DOWNPILE_KILLS")
                        : 5;
  qint64 longest = 0;
  for (int kill = 0; kill < kills; ++kill) {
    QTest::qWait(static_cast<int>(random.bounded(20, 300)));
    QElapsedTimer gone;
    gone.start();
    server.kill();
    QTRY_VERIFY(std::ranges::none_of(players, [](const auto& p) { return p->guest.isReached(); }));
    QVERIFY(server.start());
    QTRY_VERIFY_WITH_TIMEOUT(
        std::ranges::all_of(players, [](const auto& p) { return p->guest.isReached(); }), 10'000);
    // And the game goes on.
    const int before = players[0]->played;
    QTRY_VERIFY_WITH_TIMEOUT(players[0]->played > before, 10'000);
    longest = std::max(longest, gone.elapsed());
  }
  QVERIFY2(longest < 10'000, qPrintable(QString::number(longest)));
  turn.stop();
  QTRY_VERIFY(std::ranges::none_of(players, [](const auto& p) { return p->guest.isBusy(); }));
  QCOMPARE(server.end(), 0);
  QVERIFY(server.log().endsWith(u"The room is closed.\n"_s));
  // Nobody is named, and no table.
  QVERIFY(!server.log().contains(u"Player"_s) && !server.log().contains(table));

  const auto opening = RoomStore::open(folder_->path());
  QCOMPARE(opening.tables.size(), 1U);
  const RecordReading record = readRecord(opening.tables[0].record);
  QCOMPARE(record.status, RecordReading::Status::good);
  QVERIFY(replay(record.record).problem.empty());
  int answered = 0;
  for (int i = 0; i < 3; ++i) {
    const Player& player = *players[static_cast<std::size_t>(i)];
    QCOMPARE(player.guest.you(), i);
    QVERIFY(player.played > 5);
    QVERIFY(areAllIn(player.answered, movesOf(record.record, i)) && !player.isLost);
    answered += player.played;
  }
  qInfo() << kills << "kills;" << answered
          << "moves were answered and none lost; games went on after" << longest << "ms at most";
}

QTEST_GUILESS_MAIN(TestServerProgram)
#include "tst_server_program.moc"
