// SPDX-License-Identifier: GPL-3.0-or-later
// Guests sending damaged messages before and during games of every kind. The others continue to
// play, and the lying guests learn no hidden information.
#include <algorithm>
#include <ctime>

#include "../support/distorted.h"
#include "../support/overheard.h"
#include "game/json_value.h"
#include "message/steps.h"
#include "record/fresh_seal.h"
#include "runner/test_class.h"
#include "stranger.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

constexpr int kLiar = 7;
// Maximum number of rounds at a table where a liar has a seat. In each round the liar lies twice,
// and the other players act at most once.
constexpr int kMostTurns = 400;

// A guest connecting to a table again and again with the same key. It sends messages from another
// recorded game, about half of them damaged, and legal moves.
class Liar {
 public:
  Liar(Party& party, const RecordedMessages& truth, std::uint64_t seed, int key = kLiar)
      : party_(party), random_(seed), key_(key) {
    for (const QByteArrayList& sent : truth.sent) truths_ << sent;
    for (const GuestMessage& message :
         {GuestMessage(CutMessage{}), GuestMessage(OpenMessage{}), GuestMessage(Leaving{}),
          GuestMessage(RemoveMessage{.player = 1}), GuestMessage(AdviceRequest{.position = 9}),
          GuestMessage(RequestMessage{.id = 3, .request = GameRequest::restartDeal}),
          GuestMessage(RequestMessage{.id = 4}), GuestMessage(Vote{.agrees = true})}) {
      truths_ << guestMessage(message);
    }
  }

  // Connects to the table. Sends `hello` if it is set.
  void join(const std::optional<Hello>& hello) {
    auto [guestEnd, hostEnd] = MemoryConnection::pair();
    way_ = std::move(guestEnd);
    isClosed_ = false;
    QObject::connect(way_.get(), &Connection::received, way_.get(),
                     [this](const QByteArray& text) { receive(text); });
    QObject::connect(way_.get(), &Connection::closed, way_.get(), [this] { isClosed_ = true; });
    party_.table->accept(std::move(hostEnd), keyOf(key_));
    if (hello) send(guestMessage(*hello));
  }
  bool isConnected() const { return way_ && !isClosed_; }

  void lie() {
    const QByteArray& truth =
        truths_[static_cast<qsizetype>(random_.below(static_cast<std::uint32_t>(truths_.size())))];
    switch (random_.below(10)) {
      case 0:  // an undamaged message from another position
        return send(truth);
      case 4:
      case 5:
        return send(legalMove().value_or(truth));
      case 1:
        send(truth);
        return send(truth);
      case 2:
        return send(truth.first(random_.below(static_cast<std::uint32_t>(truth.size()))));
      case 3:
        return send(atCurrentPosition(truth));
      default:
        send(distorted(random_.below(2) == 0 ? atCurrentPosition(truth) : truth, random_));
    }
  }
  void send(const QByteArray& text) {
    ++lies;
    // Each request needs a greater id than all earlier ones.
    const int id = QJsonDocument::fromJson(text).object()["id"].toInt();
    if (readGuestMessage(text)) id_ = std::max(id_, id);
    way_->send(text.first(std::min(text.size(), qsizetype{16} << 10)));
    Party::settle();
  }

  int lies = 0;
  qint64 bytesReceived = 0;
  int positions = 0;
  std::string fault;  // description of a forbidden message received by the liar

 private:
  // Returns the message with the current position and a new id.
  QByteArray atCurrentPosition(const QByteArray& truth) {
    QJsonObject object = QJsonDocument::fromJson(truth).object();
    if (object.contains("id")) object["id"] = ++id_;
    if (object.contains("position") && party_.table->isBegun()) {
      object["position"] = static_cast<qint64>(party_.session().position());
    }
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
  }

  // Returns a message with a random legal move; nullopt if the liar may not move now.
  std::optional<QByteArray> legalMove() {
    if (!party_.table->isBegun() || you_ == kSpectator) return std::nullopt;
    const auto view = party_.session().view(you_);
    const auto legal = view->legal();
    if (legal.empty()) return std::nullopt;
    const Action& action = legal[random_.below(static_cast<std::uint32_t>(legal.size()))];
    return guestMessage(MoveMessage{.id = ++id_,
                                    .position = party_.session().position(),
                                    .actions = {actionText(action, view->info())}});
  }

  // Checks that a message of the host contains only information permitted to this guest.
  void receive(const QByteArray& text) {
    bytesReceived += text.size();
    const auto message = readHostMessage(text);
    if (!message) {
      fault = "an invalid message";
      return;
    }
    if (const auto* welcome = std::get_if<Welcome>(&*message)) {
      you_ = welcome->you;
      const RecordReading header = readRecord(welcome->header);
      const auto& seal = header.record.header.seal;
      const bool isSecret = header.record.header.seed != 0 || (seal && seal->secret);
      if (isSecret) fault = "the seed";
    }
    const auto* now = std::get_if<PositionNow>(&*message);
    if (now == nullptr || !party_.table->isBegun()) return;
    ++positions;
    const QJsonObject view = jsonOf(now->view).toObject();
    if (view["seenBy"].toInt() != you_) fault = "the view of another";
    // Skips an older message: the game has continued since the host sent it.
    if (now->number != party_.session().position()) return;
    const Standing standing = party_.session().standing();
    const bool matchesView =
        view == jsonOf(party_.session().view(you_)->writeForReader()).toObject();
    // While players choose simultaneously, views and stories change without a new position number.
    // So this view may be older than the session's, and the story may contain choices that are not
    // in the record.
    const bool isChoice = standing.turn == kNoPlayer && !standing.dealOver;
    if (!matchesView && !isChoice) fault = "another view than the session's";
    if (now->isFresh) {
      const GameInfo& info = *findGame(party_.session().header().game)->info;
      const QJsonArray recorded = stepsJson(storyOf(party_.session().record(), you_), info);
      QJsonArray received = now->steps;
      const QJsonArray waiting = stepsJson(storyOf(party_.session(), you_), info);
      while (isChoice && received.size() > recorded.size()) {
        if (!waiting.contains(received.takeAt(received.size() - 1))) fault = "a choice with cards";
      }
      if (received != recorded) fault = "the story of another";
    }
    if (!standing.dealOver && !now->open.isEmpty()) fault = "open cards";
  }

  Party& party_;
  Random random_;
  int key_;
  QByteArrayList truths_;
  std::unique_ptr<MemoryConnection> way_;
  bool isClosed_ = false;
  int you_ = kSpectator;
  int id_ = 0;
};

int playersOf(const QString& game) {
  return std::clamp(2, findGame(game.toStdString())->info->minPlayers, 3);
}

// Lets the guests vote at random on requests, except on requests for the next deal.
void voteAtRandom(Party& party, Random& random) {
  for (auto& guest : party.guests) {
    if (guest->isReached() && guest->openVote() &&
        guest->openVote()->request != GameRequest::nextDeal) {
      guest->vote(random.below(2) == 0);
    }
  }
  Party::settle();
}

// Plays to the end of the game with honest guests. Calls `disturb` before each move.
template <class Disturb>
void playOn(Party& party, int people, Disturb disturb) {
  for (int idle = 0; idle < 200 && !party.session().standing().gameOver;) {
    disturb();
    party.now += 1000;
    idle = actOnce(party, people) ? 0 : idle + 1;
    Party::settle();
  }
}

}  // namespace

class TestLyingGuests : public QObject {
  Q_OBJECT

 private slots:
  void lyingOutsiderAndSpectatorDoNotChangeTheRecord_data() { addGameRows(2); }
  void lyingOutsiderAndSpectatorDoNotChangeTheRecord();
  void lyingPlayerLearnsNothingAndTheRecordStaysValid_data() { addGameRows(3); }
  void lyingPlayerLearnsNothingAndTheRecordStaysValid();
  void othersPlayIfAGuestLiesDuringTheShuffle();
  void messagesOfTheMaximumLengthTakeAtMost20MillisecondsOfProcessorTime();
};

// An outsider and a spectator lie: the record is the same as without their lies.
void TestLyingGuests::lyingOutsiderAndSpectatorDoNotChangeTheRecord() {
  QFETCH(QString, game);
  const std::string id = game.toStdString();
  const int players = playersOf(game);
  const RecordedMessages truth = recordMessages(id, players, 8);
  const auto play = [&](bool hasLiars) {
    Party party(shortGame(peopleHeader(id, players, 4)));
    Liar outsider(party, truth, 1);
    Liar spectator(party, truth, 2, kLiar + 1);
    Liar* next = &outsider;  // the two liars take turns
    const auto disturb = [&] {
      if (!hasLiars) return;
      Liar* liar = std::exchange(next, next == &outsider ? &spectator : &outsider);
      if (!liar->isConnected()) {
        const Hello hello{.name = u"Liar"_s, .watches = true};
        liar->join(liar == &spectator ? std::optional(hello) : std::nullopt);
      }
      liar->lie();
    };
    for (int player = 0; player < players; ++player) party.invite();
    for (int lie = 0; lie < 50; ++lie) disturb();
    // All seats are taken before the game begins. Otherwise the outsider would get one.
    party.table->begin();
    Party::settle();
    playOn(party, players, disturb);
    if (!party.session().standing().gameOver) qFatal("the game does not continue");
    for (auto& guest : party.guests) {
      if (!guest->isReached() || !Party::knowsAll(*guest, party.session()))
        qFatal("a guest has a wrong view");
    }
    for (int lie = 0; lie < 20; ++lie) disturb();
    if (!outsider.fault.empty()) qFatal("the outsider received %s", outsider.fault.c_str());
    if (!spectator.fault.empty()) qFatal("the spectator received %s", spectator.fault.c_str());
    // Checks that the outsider lied often enough, and that the spectator followed the game.
    const int moves = static_cast<int>(party.session().position());
    if (hasLiars && (outsider.lies < 35 + moves / 4 || spectator.positions < moves / 2))
      qFatal("too few lies");
    return party.journal;
  };
  const std::string honest = play(false);
  QVERIFY(honest.size() > 200);
  QCOMPARE(play(true), honest);
}

// A guest with a seat lies; in a second game, this guest owns the table. The game may differ from a
// game without lies, but its record is valid.
void TestLyingGuests::lyingPlayerLearnsNothingAndTheRecordStaysValid() {
  QFETCH(QString, game);
  const std::string id = game.toStdString();
  const int players = playersOf(game);
  const RecordedMessages truth = recordMessages(id, players, 8);
  for (const bool isOwner : {false, true}) {
    HostedTable::Setup setup = Party::setupOf(shortGame(peopleHeader(id, players, 4)), {});
    setup.isInRoom = true;
    Party party(std::move(setup));
    // The key of a guest follows from its number, and number 0 is the owner of the table.
    Liar liar(party, truth, isOwner ? 3 : 4, isOwner ? 0 : kLiar);
    if (isOwner) party.guests.push_back(std::make_unique<GuestTable>(GuestTable::Person{}, u""_s));
    for (int player = 1; player < players; ++player) party.invite();
    Random random(9);
    const Hello hello{.name = u"Liar"_s};
    const auto disturb = [&] {
      if (!liar.isConnected()) liar.join(hello);
      liar.lie();
      liar.lie();
      party.table->updateTimes();
    };
    liar.join(hello);
    for (int lie = 0; lie < 20; ++lie) disturb();
    if (!liar.isConnected()) liar.join(hello);
    party.table->begin();
    Party::settle();
    QVERIFY(party.table->isBegun());
    std::size_t before = party.session().position();
    int played = 0;  // number of rounds that made the record longer (by moves, undos or restarts)
    const auto wasPlayed = [&] { return played > 20 || party.session().standing().gameOver; };
    for (int turn = 0; turn < tests::effort(20, kMostTurns) || (turn < kMostTurns && !wasPlayed());
         ++turn) {
      disturb();
      party.now += 1000;
      voteAtRandom(party, random);
      actOnce(party, static_cast<int>(party.guests.size()));
      Party::settle();
      QVERIFY2(liar.fault.empty(), liar.fault.c_str());
      const std::size_t after = party.session().position();
      played += after > before ? 1 : 0;
      before = after;
    }
    const std::string text = recordText(party.session().record());
    const RecordReading reading = readRecord(text);
    QVERIFY2(reading.status == RecordReading::Status::good, reading.problem.c_str());
    const Replay replayed = replay(reading.record);
    QVERIFY2(replayed.problem.empty(), replayed.problem.c_str());
    QVERIFY2(liar.positions > 20 && wasPlayed(),
             qPrintable(u"%1 %2"_s.arg(liar.positions).arg(played)));
    // A guest sending little also receives little: on average less than 400 KiB for each sent
    // message.
    QVERIFY2(liar.bytesReceived < qint64{liar.lies} * (400 << 10),
             qPrintable(QString::number(liar.bytesReceived)));
  }
}

// A guest lying during the shuffle loses its seat, and the others play.
void TestLyingGuests::othersPlayIfAGuestLiesDuringTheShuffle() {
  const RecordedMessages truth = recordMessages("underwear", 2, 8);
  RecordHeader header = shortGame(peopleHeader("underwear", 3, 4));
  reseal(header);
  Party party(header, {}, std::chrono::milliseconds(20));
  party.invite();
  party.invite();
  Liar liar(party, truth, 5);
  liar.join(Hello{.name = u"Liar"_s});
  QVERIFY(seatOf(party, 2).key == keyOf(kLiar));
  party.table->begin();
  for (int lie = 0; lie < 300 && !party.table->isBegun(); ++lie) {
    if (!liar.isConnected()) liar.join(Hello{.name = u"Liar"_s});
    liar.lie();
    party.now += 1000;
  }
  QTRY_VERIFY(party.table->isPlaying());
  QVERIFY(party.guest(0).isReached() && party.guest(1).isReached());
  QCOMPARE(seatOf(party, 2).state, SeatNow::State::computer);
  QCOMPARE(party.guest(0).deck(), DeckWitness::State::cut);
  QVERIFY(liar.fault.empty());
}

// Messages of the maximum length whose contents take long to parse. Each is read within 20 ms. The
// test measures processor time, because on a busy machine this program may have to wait.
void TestLyingGuests::messagesOfTheMaximumLengthTakeAtMost20MillisecondsOfProcessorTime() {
  const auto filled = [](const QByteArray& head, const QByteArray& part, const QByteArray& tail) {
    QByteArray text = head;
    while (text.size() + part.size() + tail.size() <= 16 << 10) text += part;
    if (text.endsWith(',')) text.chop(1);
    return text + tail;
  };
  const QByteArray key = '"' + keyOf(3).text().toUtf8() + "\",";
  const QByteArrayList messages{
      filled("", "[", ""),
      filled("", "{\"a\":", ""),
      filled("{\"type\":\"hello\",\"friends\":[", key, "]}"),
      filled("{\"type\":\"hello\",\"protocol\":1,\"portrait\":0,\"table\":\"\",\"name\":\"",
             "e\u0301\u0302\u200d", "\"}"),
      filled("{\"type\":\"move\",\"id\":1,\"position\":1,\"actions\":[", "\"lay 7H\",", "]}"),
      filled("{\"type\":\"say\",\"text\":\"", "\\ud800\\u202e", "\"}"),
      filled("{\"type\":\"allow\",\"allowed\":[", "\"hints\",", "]}"),
      filled("{", "\"type\":\"vote\",", "\"agrees\":true}"),
      filled("{\"type\":\"vote\",\"agrees\":1", "0", "}")};
  constexpr std::clock_t kLimit = CLOCKS_PER_SEC / 50;
  for (const QByteArray& message : messages) {
    std::clock_t best = kLimit;
    for (int i = 0; i < 5; ++i) {
      const std::clock_t start = std::clock();
      readGuestMessage(message);
      best = std::min(best, std::clock() - start);
    }
    QVERIFY2(best < kLimit, message.first(60));
  }
}

DOWNPILE_TEST(TestLyingGuests, .tier = Tier::both, .thoroughSeconds = 30);
#include "tst_lying_guests.moc"
