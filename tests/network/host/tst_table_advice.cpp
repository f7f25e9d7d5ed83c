// SPDX-License-Identifier: GPL-3.0-or-later
// Hints at a table with people. The host computes them, because only the host has everything that a
// player may remember. The owner of the table must allow hints.
#include "game/adviser.h"
#include "message/advice.h"
#include "party.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

RecordHeader gameHeader(const std::string& game) { return peopleHeader(game, 3, 4); }

// A running game of three people.
struct AdvisedGame {
  explicit AdvisedGame(const std::string& game) : party(gameHeader(game)) {
    for (int i = 0; i < 3; ++i) party.invite();
    party.table->begin();
    Party::settle();
  }
  GuestTable& guestToMove() {
    const auto mayAct = [](const auto& guest) { return !guest->view().legal().empty(); };
    return **std::ranges::find_if(party.guests, mayAct);
  }
  MemoryConnection& wayOf(const GuestTable& guest) {
    return *party.ways[static_cast<std::size_t>(guest.you())];
  }

  Party party;
};

}  // namespace

class TestTableAdvice : public QObject {
  Q_OBJECT

 private slots:
  void requestedHintIsSentOnlyToThePlayerWhoAsked_data();
  void requestedHintIsSentOnlyToThePlayerWhoAsked();
  void writtenHintMessageIsReadBack_data();
  void writtenHintMessageIsReadBack();
  void hintWithAReasonThatOnlyANewerHostKnowsIsReadWithoutReason();
  void hintNeedsPermissionOfTheHost();
  void hintIsSentOnlyOnTheOwnTurnAndForTheCurrentPosition();
  void hintIsNotSentAfterThePlayerHasMadeTheSecretChoice();
  void rejectsInvalidHint();
};

void TestTableAdvice::requestedHintIsSentOnlyToThePlayerWhoAsked_data() { addGameRows(); }

// The host computes a hint from the view and the memory of the asking player, and sends it only to
// this player.
void TestTableAdvice::requestedHintIsSentOnlyToThePlayerWhoAsked() {
  QFETCH(QString, game);
  AdvisedGame table(game.toStdString());
  table.party.table->allow({.hints = true});
  Party::settle();
  GuestTable& guest = table.guestToMove();
  QVERIFY(guest.mayAdvise());
  int others = 0;
  for (const auto& other : table.party.guests) {
    if (other.get() == &guest) continue;
    connect(other.get(), &GuestTable::advised, this, [&others] { ++others; });
  }
  std::optional<BotAdvice> hint;
  connect(&guest, &GuestTable::advised, this, [&](const BotAdvice& advice) { hint = advice; });
  guest.askAdvice();
  QTRY_VERIFY_WITH_TIMEOUT(hint, 60'000);
  QCOMPARE(hint->position, guest.position());
  const auto legal = guest.view().legal();
  QVERIFY(std::ranges::find(legal, hint->advice->action) != legal.end());
  Party::settleComputers();
  QCOMPARE(others, 0);
}

void TestTableAdvice::writtenHintMessageIsReadBack_data() {
  requestedHintIsSentOnlyToThePlayerWhoAsked_data();
}

void TestTableAdvice::writtenHintMessageIsReadBack() {
  QFETCH(QString, game);
  AdvisedGame table(game.toStdString());
  const GuestTable& guest = table.guestToMove();
  const Session& session = table.party.session();
  Adviser adviser(session.header().game);
  std::optional<BotAdvice> computed;
  connect(&adviser, &Adviser::advised, this, [&](const BotAdvice& advice) { computed = advice; });
  adviser.ask(session, guest.you());
  QTRY_VERIFY_WITH_TIMEOUT(computed, 60'000);
  const auto read = readHostMessage(hostMessage(adviceMessage(*computed, guest.view().info())));
  QVERIFY(read && std::holds_alternative<AdviceMessage>(*read));
  const auto received = adviceOf(std::get<AdviceMessage>(*read), guest.view());
  QVERIFY(received);
  QCOMPARE(received->position, computed->position);
  QCOMPARE(received->reason, computed->reason);
  QVERIFY(received->advice->action == computed->advice->action);
  QVERIFY(received->advice->card == computed->advice->card);
  QCOMPARE(received->advice->number, computed->advice->number);
  QCOMPARE(received->advice->player, computed->advice->player);
  QVERIFY(received->advice->instead == computed->advice->instead);
}

void TestTableAdvice::hintWithAReasonThatOnlyANewerHostKnowsIsReadWithoutReason() {
  AdvisedGame table("underwear");
  const GuestTable& guest = table.guestToMove();
  const Action action = guest.view().legal().front();
  const auto received = adviceOf({.position = guest.position(),
                                  .action = actionText(action, guest.view().info()),
                                  .reason = 255},
                                 guest.view());
  QVERIFY(received);
  QVERIFY(received->advice->action == action);
  QVERIFY(received->reason == nullptr);
}

void TestTableAdvice::hintNeedsPermissionOfTheHost() {
  AdvisedGame table("underwear");
  GuestTable& guest = table.guestToMove();
  QVERIFY(!guest.mayAdvise());
  QSignalSpy advised(&guest, &GuestTable::advised);
  table.wayOf(guest).send(guestMessage(AdviceRequest{guest.position()}));
  Party::settle();
  Party::settleComputers();
  QVERIFY(advised.isEmpty());
  table.party.table->allow({.hints = true});
  Party::settle();
  guest.askAdvice();
  QVERIFY(advised.wait(20'000));
  // A second request for the same position gets its hint at once, because the host has stored it.
  guest.askAdvice();
  Party::settle();
  QCOMPARE(advised.size(), 2);
}

void TestTableAdvice::hintIsSentOnlyOnTheOwnTurnAndForTheCurrentPosition() {
  AdvisedGame table("underwear");
  table.party.table->allow({.hints = true});
  Party::settle();
  GuestTable& guest = table.guestToMove();
  const auto idle = std::ranges::find_if(
      table.party.guests, [](const auto& each) { return each->view().legal().empty(); });
  QVERIFY(idle != table.party.guests.end());
  QSignalSpy advised(&guest, &GuestTable::advised);
  QSignalSpy other(idle->get(), &GuestTable::advised);
  (*idle)->askAdvice();
  table.wayOf(guest).send(guestMessage(AdviceRequest{guest.position() - 1}));
  Party::settle();
  Party::settleComputers();
  QVERIFY(advised.isEmpty());
  QCOMPARE(other.size(), 0);
  QVERIFY(guest.isReached() && (*idle)->isReached());
}

// The player chooses a suit while the hint is being computed. The host then does not send the hint,
// although the choice has not changed the position number.
void TestTableAdvice::hintIsNotSentAfterThePlayerHasMadeTheSecretChoice() {
  AdvisedGame table("life");
  table.party.table->allow({.hints = true});
  Party::settle();
  GuestTable& guest = table.guestToMove();
  QSignalSpy advised(&guest, &GuestTable::advised);
  const std::size_t position = guest.position();
  guest.askAdvice();
  const Action choice = choiceOf(guest);
  std::optional<Answer> answer;
  guest.send({&choice, 1}, position, [&](const Answer& given) { answer = given; });
  Party::settleComputers();
  QVERIFY(answer && answer->isDone());
  QCOMPARE(guest.position(), position);
  QVERIFY(guest.isReached());
  QVERIFY(advised.isEmpty());
}

void TestTableAdvice::rejectsInvalidHint() {
  AdvisedGame table("underwear");
  GuestTable& guest = table.guestToMove();
  const AnyView& view = guest.view();
  const GameInfo& info = view.info();
  const std::string legal = actionText(view.legal().front(), info);
  const AdviceMessage good{
      .position = guest.position(), .action = legal, .reason = 0, .card = "4H"};
  QVERIFY(adviceOf(good, view));
  const auto isRefused = [&](const auto& change) {
    AdviceMessage message = good;
    change(message);
    return !adviceOf(message, view);
  };
  QVERIFY(isRefused([](AdviceMessage& advice) { advice.action = "nonsense"; }));
  QVERIFY(isRefused([](AdviceMessage& advice) { advice.action = ""; }));
  QVERIFY(isRefused([](AdviceMessage& advice) { advice.card = "9Z"; }));
  QVERIFY(isRefused([](AdviceMessage& advice) { advice.player = 3; }));
  QVERIFY(isRefused([](AdviceMessage& advice) { advice.instead = "nonsense"; }));
}

DOWNPILE_TEST(TestTableAdvice);
#include "tst_table_advice.moc"
