// SPDX-License-Identifier: GPL-3.0-or-later
// Hosts sending damaged messages in every game. A guest leaves, or accepts only displayable data.
#include <QSignalSpy>
#include <map>

#include "../support/distorted.h"
#include "../support/looking.h"
#include "../support/overheard.h"
#include "record/fresh_seal.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

// The guest's end of a connection to a host. The test emits `received` in place of the host.
class TestConnection final : public Connection {
 public:
  void send(const QByteArray& message) override { sent << message; }
  void close() override {}

  QByteArrayList sent;
};

struct Victim {
  explicit Victim(bool watches) {
    guest = std::make_unique<GuestTable>(GuestTable::Person{.name = u"Me"_s, .watches = watches},
                                         QString());
    auto own = std::make_unique<TestConnection>();
    line = own.get();
    guest->use(std::move(own));
    QObject::connect(guest.get(), &GuestTable::dismissed, guest.get(), [this] { hasLeft = true; });
  }
  void receive(const QByteArray& message) {
    if (!hasLeft) emit line->received(message);
  }
  // Performs an action as a user could: makes a move or requests an undo.
  void act(Random& random) {
    if (hasLeft || !guest->isPlaying() || guest->isBusy()) return;
    const auto legal = guest->view().legal();
    if (!legal.empty() && random.below(2) == 0) {
      guest->send({legal.data(), 1}, guest->position(), [](const Answer&) {});
    } else if (guest->may(GameRequest::undo)) {
      guest->ask(GameRequest::undo, [](const Answer&) {});
    }
    guest->takeSteps();
  }

  std::unique_ptr<GuestTable> guest;
  QPointer<TestConnection> line;
  bool hasLeft = false;
};

// Messages of types rare in recorded games.
QByteArrayList rareMessages() {
  const Bytes32 bytes{};
  return {hostMessage(DeckMessage{bytes}),
          hostMessage(CutsMessage{.deck = bytes, .commitments = {bytes, std::nullopt, bytes}}),
          hostMessage(Goodbye{}), hostMessage(AnswerMessage{.id = 1}),
          hostMessage(AdviceMessage{.position = 3, .action = "draw", .reason = 1})};
}

QString typeOf(const QByteArray& message) {
  return QJsonDocument::fromJson(message).object()["type"].toString();
}

}  // namespace

class TestLyingHosts : public QObject {
  Q_OBJECT

 private slots:
  void guestLeavesLyingHostOrAcceptsOnlyDataThatCanBeShown_data() { addGameRows(3); }
  void guestLeavesLyingHostOrAcceptsOnlyDataThatCanBeShown();
  void optionalMembersInWrongStatesOrOutOfRangeAreHarmless();
  void guestDoesNotVerifyTheDeckIfTheRecordHasTooManyUndos();
  void hostMayChangeTheGameOnlyByDroppingItFirst();
  void repeatedUndosDoNotFillTheMemory();
};

// Members that older hosts do not send: `open` and `fillable` of seats, `wish` and `by` of a
// position, `played` and `failed` of a ballot, and `rulesName`.
void TestLyingHosts::optionalMembersInWrongStatesOrOutOfRangeAreHarmless() {
  const RecordedMessages all = recordMessages("underwear", 2, 31);
  const auto last = [&](const QString& type) {
    return *std::find_if(all.received[0].rbegin(), all.received[0].rend(),
                         [&](const QByteArray& text) { return typeOf(text) == type; });
  };
  auto welcome = std::get<Welcome>(*readHostMessage(last(u"welcome"_s)));
  welcome.rulesName = QChar(0x202e) + u"evil"_s;
  auto seats = std::get<SeatsNow>(*readHostMessage(last(u"seats"_s)));
  const auto position = std::get<PositionNow>(*readHostMessage(last(u"position"_s)));
  const auto jumped = [&](GameRequest request, std::uint8_t by) {
    PositionNow now = position;
    now.isFresh = true;
    now.jump = Jump{.request = request, .by = by};
    return hostMessage(now);
  };
  const auto open = [&](std::vector<std::uint8_t> players) {
    seats.open = std::move(players);
    return hostMessage(seats);
  };
  const auto fillable = [now = seats](std::vector<std::uint8_t> players) {
    SeatsNow filled = now;
    filled.fillable = std::move(players);
    return hostMessage(filled);
  };
  const auto ballot = [](std::size_t played) {
    return hostMessage(VoteMessage{OpenVote{.by = 1, .awaited = {0, 0, 0}, .played = played}});
  };
  const auto failure = [](std::uint8_t by, std::uint8_t declinedBy = kNoPlayer) {
    return hostMessage(VoteMessage{
        .openVote = {},
        .failed = FailedRequest{.by = by, .reason = Answer::Kind::lost, .declinedBy = declinedBy}});
  };
  const auto declinedBy = [&failure](const QByteArray& value) {
    return failure(1, 0).replace("\"declinedBy\":0", "\"declinedBy\":" + value);
  };
  struct Case {
    QByteArray message;
    bool isValid = true;  // once the seats are known
  };
  const std::vector<Case> cases{{.message = jumped(GameRequest::undo, 1)},
                                {.message = jumped(GameRequest::undo, 2), .isValid = false},
                                {.message = jumped(GameRequest::nextDeal, 1), .isValid = false},
                                {.message = open({0, 1, 1, 0})},
                                {.message = open({2}), .isValid = false},
                                {.message = fillable({1, 1})},
                                {.message = fillable({2}), .isValid = false},
                                {.message = ballot(0)},
                                {.message = ballot(1'000'000)},
                                {.message = failure(1)},
                                {.message = failure(kNoPlayer)},
                                {.message = failure(0, 1)},
                                {.message = failure(0, 2), .isValid = false},
                                {.message = failure(1, 1), .isValid = false},
                                {.message = declinedBy("\"0\""), .isValid = false},
                                {.message = declinedBy("1e9"), .isValid = false},
                                {.message = failure(2), .isValid = false}};
  for (const Case& each : cases) {
    // Before the welcome message, each of these messages ends the connection.
    Victim early(false);
    early.receive(each.message);
    QVERIFY(early.hasLeft);
    for (int received = 1; received <= 3; ++received) {
      Victim victim(false);
      victim.receive(hostMessage(welcome));
      QCOMPARE(victim.guest->rulesName(), u"evil"_s);
      if (received > 1) victim.receive(last(u"seats"_s));
      if (received > 2) victim.receive(last(u"position"_s));
      QVERIFY(!victim.hasLeft);
      const bool isPosition = typeOf(each.message) == u"position"_s;
      for (int time = 0; time < 2; ++time) {
        victim.receive(each.message);
        QVERIFY2(victim.hasLeft != (each.isValid && (received > 1 || !isPosition)),
                 each.message.left(200));
        if (victim.hasLeft) break;
        QCOMPARE(faultOf(*victim.guest), std::string());
      }
    }
  }
}

// In each round the host sends valid messages, then a damaged one, then valid ones again.
void TestLyingHosts::guestLeavesLyingHostOrAcceptsOnlyDataThatCanBeShown() {
  QFETCH(QString, game);
  const int players = std::min(findGame(game.toStdString())->info->maxPlayers, 3);
  const RecordedMessages all = recordMessages(game.toStdString(), players, 31);
  // Finds the types of all messages before the loop, because parsing many long messages in each
  // iteration would be slow.
  std::vector<QStringList> types(all.received.size());
  for (std::size_t recipient = 0; recipient < types.size(); ++recipient) {
    for (const QByteArray& message : all.received[recipient]) types[recipient] << typeOf(message);
  }
  const QByteArrayList rare = rareMessages();
  Random random(17);
  std::map<QString, int> lies;
  int believed = 0;
  const int mostLies = tests::effort(200, 600);
  for (int lie = 0; lie < mostLies; ++lie) {
    const auto recipient = random.below(static_cast<std::uint32_t>(players) + 1);
    const QByteArrayList& messages = all.received[recipient];
    const auto size = static_cast<std::uint32_t>(messages.size());
    // In a third of the rounds, the damaged message is sent near the end of a game (at the place of
    // one of the last eight messages), when most types of messages have occurred.
    const auto at = static_cast<qsizetype>(random.below(3) == 0 ? size - 1 - random.below(8)
                                                                : random.below(size));
    Victim victim(static_cast<int>(recipient) == players);
    qsizetype welcome = 0;
    QMap<QString, QByteArray> last;
    for (qsizetype i = 0; i < at; ++i) {
      last[types[recipient][i]] = messages[i];
      if (types[recipient][i] == u"welcome"_s) welcome = i;
    }
    // Sends only the last message of each of four types, which is enough for the current state.
    for (const QString& type : {u"welcome"_s, u"seats"_s, u"position"_s, u"ballot"_s}) {
      if (last.contains(type)) victim.receive(last[type]);
    }
    if (at > welcome && last.contains(u"position"_s)) QVERIFY(!victim.hasLeft);
    victim.act(random);
    const bool isRare = random.below(5) == 0;
    const QByteArray truth =
        isRare ? rare[static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(rare.size())))]
               : messages[at];
    const QByteArray lieText = distorted(truth, random);
    ++lies[typeOf(truth)];
    victim.receive(lieText);
    if (!victim.hasLeft) ++believed;
    for (int more = 0; more < 3 && !victim.hasLeft; ++more) {
      const std::string problem = faultOf(*victim.guest);
      QVERIFY2(problem.empty(), (problem + ": " + lieText.left(2000).toStdString()).c_str());
      victim.act(random);
      victim.receive(messages[std::min(at + more, messages.size() - 1)]);
    }
  }
  // Messages of at least nine types were damaged. The guest accepted some damaged messages, because
  // they were still valid.
  QVERIFY2(lies.size() >= 9, qPrintable(QString::number(lies.size())));
  QVERIFY2(believed > mostLies / 20 && believed < mostLies * 9 / 10,
           qPrintable(QString::number(believed)));
}

// Each undo in a record replays a part of the game. So a guest does not check a record with too
// many undos.
void TestLyingHosts::guestDoesNotVerifyTheDeckIfTheRecordHasTooManyUndos() {
  const RecordedMessages all = recordMessages("underwear", 2, 31);
  const auto last = [&](const QString& type) {
    return *std::find_if(all.received[0].rbegin(), all.received[0].rend(),
                         [&](const QByteArray& text) { return typeOf(text) == type; });
  };
  Record record = readRecord(all.record).record;
  const RecordEntry first = record.entries.front();
  record.entries.clear();
  for (const bool isTooLong : {false, true}) {
    Victim victim(false);
    RecordHeader header = record.header;
    reseal(header);
    auto welcome = std::get<Welcome>(*readHostMessage(last(u"welcome"_s)));
    welcome.header = headerText(withoutSecrets(header));
    victim.receive(hostMessage(welcome));
    for (const QString& type : {u"seats"_s, u"position"_s}) victim.receive(last(type));
    while (record.entries.size() < (isTooLong ? 41'000 : 500)) {
      record.entries.push_back(first);
      record.entries.push_back({.kind = RecordEntry::Kind::undo});
    }
    const DeckWitness::State before = victim.guest->deck();
    victim.receive(hostMessage(RecordMessage{recordText(record)}));
    QVERIFY(!victim.hasLeft);
    QVERIFY(victim.guest->record());
    QCOMPARE(victim.guest->isRecordChecked(), !isTooLong);
    // After a record with too many undos, the guest's knowledge about the deck is the same as
    // before.
    QCOMPARE(victim.guest->deck() == before, isTooLong);
  }
}

// A guest never shows a view of one game with the rules of another.
void TestLyingHosts::hostMayChangeTheGameOnlyByDroppingItFirst() {
  const RecordedMessages all = recordMessages("underwear", 2, 31);
  const auto welcomeTo = [&](const std::string& game, int players, bool isBegun) {
    return hostMessage(Welcome{.table = u"Table"_s,
                               .header = headerText(partyHeader(game, players, 5)),
                               .you = 0,
                               .isBegun = isBegun,
                               .token = isBegun ? u"next"_s : QString()});
  };
  for (const bool isOver : {false, true}) {
    for (const bool isBegun : {false, true}) {
      for (const int players : {2, 3}) {
        Victim victim(false);
        for (const QByteArray& message : all.received[0]) {
          victim.receive(message);
          if (!isOver && victim.guest->isPlaying()) break;
        }
        QCOMPARE(victim.guest->view().standing().gameOver, isOver);
        QSignalSpy dropped(victim.guest.get(), &GuestTable::gameDropped);
        QSignalSpy begun(victim.guest.get(), &GuestTable::begun);
        victim.receive(welcomeTo("life", players, isBegun));
        QCOMPARE(victim.hasLeft, isBegun || players == 3);
        if (victim.hasLeft) continue;
        QCOMPARE(dropped.count(), 1);
        QVERIFY(!victim.guest->isPlaying() && !victim.guest->isBusy());
        // Positions of the dropped game do not fit the header of the next one.
        victim.receive(all.received[0].back());
        QCOMPARE(begun.count(), 0);
      }
    }
  }
}

// Each undo moves the whole story of the game to the undone steps, and new steps follow. These are
// first shown as choices that wait for other players, because such a move would end the redo.
void TestLyingHosts::repeatedUndosDoNotFillTheMemory() {
  constexpr std::size_t kMostSteps = 400'000;
  const RecordedMessages all = recordMessages("underwear", 2, 31);
  Victim victim(false);
  PositionNow position;
  for (const QByteArray& message : all.received[0]) {
    victim.receive(message);
    if (typeOf(message) != u"position"_s) continue;
    position = std::get<PositionNow>(*readHostMessage(message));
    break;
  }
  QJsonArray steps;
  const QJsonObject step{{u"deal"_s, 1}, {u"played"_s, 0}, {u"events"_s, QJsonArray()}};
  while (steps.size() < 50'000) steps << step;
  const auto send = [&](std::size_t number, const QJsonArray& news, std::optional<Jump> jump) {
    position.number = number;
    position.isFresh = jump.has_value();
    position.steps = news;
    position.jump = jump;
    victim.receive(hostMessage(position));
  };
  std::size_t most = 0;
  for (int round = 0; round < 10; ++round) {
    const std::size_t number = position.number;
    send(number, steps, {});
    send(number + 1, {}, {});
    send(number + 2, {}, Jump{.request = GameRequest::undo, .by = 1});
    QVERIFY(!victim.hasLeft);
    victim.guest->takeSteps();
    most = std::max(most, victim.guest->undone().size());
  }
  QVERIFY2(most > 0 && most <= kMostSteps, qPrintable(QString::number(most)));
}

DOWNPILE_TEST(TestLyingHosts, .tier = Tier::both, .thoroughSeconds = 10);
#include "tst_lying_hosts.moc"
