// SPDX-License-Identifier: GPL-3.0-or-later
// Votes on requests at a hosted table while players disconnect, are removed, or vote in wrong
// states.
#include "runner/test_class.h"
#include "stranger.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

// A table with three guests. Guest 0 owns it. Guest `mover` has made the last move and may request
// an undo; guest `other` votes on it.
struct VotingParty {
  explicit VotingParty(bool isSlow = false) : party(partyHeader("underwear", 3, 1)) {
    for (int i = 0; i < 3; ++i) party.invite();
    party.isSlow = isSlow;
    party.table->begin();
    party.write();
    Party::settle();
    for (int i = 0; i < 20 && mover == 0; ++i) {
      playAnything(party);
      party.write();
      for (int guest = 1; guest < 3; ++guest) {
        if (party.guest(guest).may(GameRequest::undo)) mover = guest;
      }
    }
    other = 3 - mover;
    position = party.session().position();
    for (int guest = 0; guest < 3; ++guest) {
      QObject::connect(&party.guest(guest), &GuestTable::requestFailed, &party.guest(guest),
                       [this, guest](const FailedRequest& each) { failed[guest] << each; });
    }
  }
  void ask(GameRequest request) {
    answer.reset();
    party.guest(mover).ask(request, [this](const Answer& given) { answer = given; });
    Party::settle();
  }
  void vote(int guest, bool agrees) {
    party.guest(guest).vote(agrees);
    Party::settle();
  }
  void withdraw() {
    party.guest(mover).withdraw();
    Party::settle();
  }
  bool isAtStart() const { return mover != 0 && party.session().position() == position; }
  bool isVotedOn() { return party.guest(0).isVotedOn(); }
  bool knowAll() {
    return std::ranges::all_of(party.guests, [this](const auto& guest) {
      return !guest->isReached() || Party::knowsAll(*guest, party.session());
    });
  }

  Party party;
  int mover = 0;  // guest who asks
  int other = 0;
  std::size_t position = 0;
  std::optional<Answer> answer;
  QList<FailedRequest> failed[3];  // failures reported to each guest
};

}  // namespace

class TestVotes : public QObject {
  Q_OBJECT

 private slots:
  void agreedRequestIsCarriedOutAfterTheRequestingPlayerDisconnected_data();
  void agreedRequestIsCarriedOutAfterTheRequestingPlayerDisconnected();
  void agreementStillCountsAfterTheVoterDisconnected();
  void guestsGamesStayPausedUntilTheRequestIsCarriedOut();
  void declinedRequestIsReportedToEverybody();
  void withdrawnRequestIsNotCarriedOut();
  void lostWithdrawalDoesNotHideALaterAnswer();
  void agreedRequestThatCannotBeSavedIsReportedToEverybody();
  void nextDealThatCannotBeSavedIsReportedToEverybody();
  void voteEndsIfTheRequestingPlayerIsRemoved();
  void voteOfARemovedPlayerIsNotNeeded();
  void queuedRequestsOfARemovedPlayerAreDropped();
  void repeatedAndLateVotesChangeNothing();
};

void TestVotes::agreedRequestIsCarriedOutAfterTheRequestingPlayerDisconnected_data() {
  QTest::addColumn<bool>("leaves");
  QTest::newRow("connection broken") << false;
  QTest::newRow("left") << true;
}

// A player requests undo, redo and restart, and disconnects each time during the vote.
void TestVotes::agreedRequestIsCarriedOutAfterTheRequestingPlayerDisconnected() {
  QFETCH(bool, leaves);
  VotingParty voting;
  QVERIFY(voting.isAtStart());
  GuestTable& mover = voting.party.guest(voting.mover);
  for (const GameRequest request :
       {GameRequest::undo, GameRequest::redo, GameRequest::restartDeal}) {
    const std::size_t before = voting.party.session().position();
    QVERIFY(mover.may(request));
    voting.ask(request);
    QVERIFY(voting.isVotedOn());
    if (leaves)
      voting.party.ways[static_cast<std::size_t>(voting.mover)]->send(guestMessage(Leaving{}));
    voting.party.cut(voting.mover);
    Party::settle();
    QVERIFY(voting.party.table->seats().waits);
    voting.vote(0, true);
    QCOMPARE(voting.party.session().position(), before);
    voting.vote(voting.other, true);
    QVERIFY(voting.party.session().position() > before);
    for (const int guest : {0, voting.other}) {
      QCOMPARE(voting.party.guest(guest).jump()->request, request);
      QCOMPARE(int{voting.party.guest(guest).jump()->by}, voting.mover);
    }
    QVERIFY(voting.knowAll() && !voting.isVotedOn());
    // The player learns the result after reconnecting.
    QVERIFY(!voting.answer);
    voting.party.connectGuest(voting.mover);
    Party::settle();
    QVERIFY(voting.answer && voting.answer->isDone());
    QVERIFY(voting.knowAll() && !voting.party.table->seats().waits);
  }
}

void TestVotes::agreementStillCountsAfterTheVoterDisconnected() {
  VotingParty voting;
  QVERIFY(voting.isAtStart());
  voting.ask(GameRequest::undo);
  voting.vote(voting.other, true);
  voting.party.cut(voting.other);
  Party::settle();
  voting.vote(0, true);
  QVERIFY(voting.answer && voting.answer->isDone());
  QVERIFY(!voting.isAtStart() && voting.knowAll());
  voting.party.connectGuest(voting.other);
  Party::settle();
  QVERIFY(voting.knowAll());
}

void TestVotes::guestsGamesStayPausedUntilTheRequestIsCarriedOut() {
  VotingParty voting;
  QVERIFY(voting.isAtStart());
  GuestTable& other = voting.party.guest(voting.other);
  const std::size_t before = other.position();
  QList<std::size_t> resumedAt;
  QObject::connect(&other, &GuestTable::voteChanged, &other, [&] {
    if (!other.isVotedOn()) resumedAt << other.position();
  });
  voting.ask(GameRequest::undo);
  voting.vote(0, true);
  voting.vote(voting.other, true);
  QVERIFY(other.position() != before);
  QCOMPARE(resumedAt, QList{other.position()});
}

void TestVotes::declinedRequestIsReportedToEverybody() {
  VotingParty voting;
  QVERIFY(voting.isAtStart());
  voting.ask(GameRequest::undo);
  voting.party.cut(voting.mover);
  Party::settle();
  voting.vote(0, true);
  voting.vote(voting.other, false);
  QVERIFY(voting.isAtStart() && !voting.isVotedOn());
  const FailedRequest failure{.request = GameRequest::undo,
                              .by = static_cast<std::uint8_t>(voting.mover),
                              .reason = Answer::Kind::declined,
                              .declinedBy = static_cast<std::uint8_t>(voting.other)};
  for (const int guest : {0, voting.other}) {
    QCOMPARE(voting.failed[guest].size(), 1);
    QVERIFY(voting.failed[guest][0] == failure);
  }
  voting.party.connectGuest(voting.mover);
  Party::settle();
  QVERIFY(voting.answer && voting.answer->kind == Answer::Kind::declined);
  QVERIFY(voting.failed[voting.mover].isEmpty());
}

void TestVotes::withdrawnRequestIsNotCarriedOut() {
  VotingParty voting;
  QVERIFY(voting.isAtStart());
  voting.ask(GameRequest::undo);
  // The player who made the request has no vote.
  voting.vote(voting.mover, true);
  voting.vote(voting.mover, false);
  QVERIFY(voting.isVotedOn());
  // A withdrawal that arrives late does not end the vote on another person's request.
  voting.party.guest(0).withdraw();
  Party::settle();
  QVERIFY(voting.isVotedOn());
  voting.vote(0, true);
  voting.withdraw();
  QVERIFY(!voting.isVotedOn() && voting.isAtStart());
  QVERIFY(voting.answer && !voting.answer->isDone() && voting.answer->isWithdrawn);
  for (const int guest : {0, voting.other}) {
    QCOMPARE(voting.failed[guest].size(), 1);
    QVERIFY(voting.failed[guest][0].isWithdrawn);
    QCOMPARE(int{voting.failed[guest][0].by}, voting.mover);
  }
  voting.vote(voting.other, true);
  QVERIFY(voting.isAtStart() && voting.knowAll());
  // The next request must wait, as after a declined one.
  voting.ask(GameRequest::undo);
  QVERIFY(!voting.isVotedOn());
  QVERIFY(voting.answer->isTooSoon && !voting.answer->isWithdrawn);
}

// After a withdrawal that was lost with the connection, other answers are reported.
void TestVotes::lostWithdrawalDoesNotHideALaterAnswer() {
  VotingParty voting;
  QVERIFY(voting.isAtStart());
  voting.ask(GameRequest::undo);
  voting.party.ways[static_cast<std::size_t>(voting.mover)]->close();
  voting.withdraw();
  voting.party.cut(voting.mover);
  Party::settle();
  voting.party.connectGuest(voting.mover);
  Party::settle();
  QVERIFY(voting.isVotedOn());
  voting.vote(0, false);
  QVERIFY(voting.answer && voting.answer->kind == Answer::Kind::declined);
  QCOMPARE(int{voting.answer->declinedBy}, 0);
  QVERIFY(!voting.answer->isWithdrawn);
}

void TestVotes::agreedRequestThatCannotBeSavedIsReportedToEverybody() {
  VotingParty voting;
  QVERIFY(voting.isAtStart());
  voting.ask(GameRequest::undo);
  voting.party.isFull = true;
  voting.vote(0, true);
  voting.vote(voting.other, true);
  QVERIFY(voting.isAtStart());
  QCOMPARE(voting.answer->kind, Answer::Kind::notSaved);
  QVERIFY(voting.failed[voting.mover].isEmpty());
  for (const int guest : {0, voting.other}) {
    QCOMPARE(voting.failed[guest].size(), 1);
    QCOMPARE(voting.failed[guest][0].reason, Answer::Kind::notSaved);
  }
}

void TestVotes::nextDealThatCannotBeSavedIsReportedToEverybody() {
  Party party(partyHeader("underwear", 3, 1));
  for (int i = 0; i < 3; ++i) party.invite();
  party.table->begin();
  Party::settle();
  for (int i = 0; i < 2000 && !party.session().standing().dealOver; ++i) playAnything(party);
  QVERIFY(party.session().standing().dealOver);
  QList<FailedRequest> failed;
  connect(&party.guest(0), &GuestTable::requestFailed, this,
          [&](const FailedRequest& each) { failed << each; });
  party.isFull = true;
  std::optional<Answer> answer;
  for (int guest : {0, 1}) {
    party.guest(guest).ask(GameRequest::nextDeal, [&](const Answer& given) { answer = given; });
    Party::settle();
    QVERIFY(answer && answer->isDone());
  }
  // The table itself tries to begin the next deal, because the last player who was not ready is
  // removed.
  party.guest(0).removePlayer(2);
  Party::settle();
  QCOMPARE(failed.size(), 1);
  QCOMPARE(failed[0].request, GameRequest::nextDeal);
  QCOMPARE(failed[0].by, kNoPlayer);
  // Another player requests the next deal again. It still cannot be saved.
  failed.clear();
  party.guest(1).ask(GameRequest::nextDeal, [&](const Answer& given) { answer = given; });
  Party::settle();
  QCOMPARE(answer->kind, Answer::Kind::notSaved);
  QCOMPARE(failed.size(), 1);
  QCOMPARE(int{failed[0].by}, 1);
  party.isFull = false;
  party.guest(0).ask(GameRequest::nextDeal, [&](const Answer& given) { answer = given; });
  Party::settle();
  QVERIFY(answer->isDone());
  QCOMPARE(party.session().standing().deal, 2);
}

void TestVotes::voteEndsIfTheRequestingPlayerIsRemoved() {
  VotingParty voting;
  QVERIFY(voting.isAtStart());
  voting.ask(GameRequest::undo);
  voting.vote(0, true);
  voting.party.guest(0).removePlayer(voting.mover);
  Party::settle();
  QVERIFY(!voting.isVotedOn());
  voting.vote(voting.other, true);
  QVERIFY(voting.isAtStart());
  QVERIFY(!voting.party.table->seats().waits);
  QVERIFY(voting.knowAll());
}

void TestVotes::voteOfARemovedPlayerIsNotNeeded() {
  for (const bool isLast : {false, true}) {
    VotingParty voting;
    QVERIFY(voting.isAtStart());
    voting.ask(GameRequest::undo);
    if (isLast) voting.vote(0, true);
    voting.party.guest(0).removePlayer(voting.other);
    Party::settle();
    QCOMPARE(voting.isVotedOn(), !isLast);
    QCOMPARE(voting.isAtStart(), !isLast);
    if (!isLast) voting.vote(0, true);
    QVERIFY(voting.answer && voting.answer->isDone());
  }
}

// The owner removes a player whose request waits for a write of the record.
void TestVotes::queuedRequestsOfARemovedPlayerAreDropped() {
  VotingParty voting(true);
  QVERIFY(voting.isAtStart());
  playAnything(voting.party);
  QVERIFY(voting.party.writing);
  Stranger again(voting.party, keyOf(voting.mover));
  again.send(hello());
  again.send(guestMessage(RequestMessage{.id = 1000, .request = GameRequest::undo}));
  const auto mover = static_cast<std::uint8_t>(voting.mover);
  voting.party.guest(0).removePlayer(voting.mover);
  Party::settle();
  QCOMPARE(again.reason, Goodbye::Reason::removed);
  voting.party.write();
  Party::settle();
  QVERIFY(!voting.isVotedOn());
  QCOMPARE(seatOf(voting.party, mover).state, SeatNow::State::computer);
}

void TestVotes::repeatedAndLateVotesChangeNothing() {
  VotingParty voting;
  QVERIFY(voting.isAtStart());
  // No vote is open.
  for (int guest = 0; guest < 3; ++guest) voting.vote(guest, true);
  voting.ask(GameRequest::undo);
  // The player who asks has no vote, and each other player has one.
  voting.vote(voting.mover, true);
  voting.vote(0, true);
  voting.vote(0, true);
  voting.vote(0, false);
  QVERIFY(voting.isVotedOn() && voting.isAtStart());
  // Another request, and a repeated one, do not replace the open vote.
  Stranger again(voting.party, keyOf(voting.mover));
  again.send(hello());
  for (const int id : {1, 1000, 1000}) {
    again.send(guestMessage(RequestMessage{.id = id, .request = GameRequest::restartDeal}));
  }
  QCOMPARE(voting.party.guest(0).openVote()->request, GameRequest::undo);
  voting.vote(voting.other, true);
  QVERIFY(!voting.isAtStart() && voting.knowAll());
  const std::size_t after = voting.party.session().position();
  for (int guest = 0; guest < 3; ++guest) voting.vote(guest, false);
  QCOMPARE(voting.party.session().position(), after);
}

DOWNPILE_TEST(TestVotes);
#include "tst_votes.moc"
