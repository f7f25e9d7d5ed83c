// SPDX-License-Identifier: GPL-3.0-or-later
// Tables with people as the pages of the program use them: hosting, joining by invitation, playing
// a game, disconnections, chat, votes and records.
#include <QSignalSpy>

#include "connection/memory_connection.h"
#include "games/ultimate-loser/ultimate_loser.h"
#include "person.h"
#include "runner/test_class.h"
#include "settings/rule_sets.h"
#include "text/translations.h"
#include "visitor.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

// The host opens a table, and the guest follows the invitation without taking a seat.
void visit(Person& host, Person& guest) {
  host.multiplayer.host();
  guest.multiplayer.join(byThisMachine(host.multiplayer.invitation()).text());
  QTRY_COMPARE(guest.multiplayer.phase(), u"waiting"_s);
  QVERIFY(guest.multiplayer.isUndecided());
}

// The host opens a table, the guest joins, and each appears in the other's list of people.
void meet(Person& host, Person& guest) {
  host.multiplayer.host();
  guest.join(byThisMachine(host.multiplayer.invitation()).text());
  QTRY_COMPARE(guest.multiplayer.phase(), u"waiting"_s);
  QTRY_COMPARE(host.seat(1, u"state"_s).toString(), u"here"_s);
  QTRY_COMPARE(host.met(u"name"_s), guest.settings.playerName());
  QTRY_COMPARE(guest.met(u"name"_s), host.settings.playerName());
}

const QString kFull =
    u"No seat at this table is free now. Seats of computer players become free between deals."_s;

// The host opens a table, the guest joins (see meet()), and the host starts the game.
void meetAndPlay(Person& host, Person& guest) {
  meet(host, guest);
  host.multiplayer.begin();
  QTRY_COMPARE(guest.multiplayer.phase(), u"playing"_s);
}

// The guest asks for an undo. Returns the text of the vote for the host.
QString voteOnUndo(Visitor& guest, Person& host) {
  guest.table.ask(GameRequest::undo, [](const Answer&) {});
  return tests::eventually([&] { return host.multiplayer.mayVote(); }) ? host.multiplayer.voteText()
                                                                       : QString();
}

// Host and guest meet at a table. Then `blocking`, one of the two, blocks the other, and the host
// closes the table.
void fallOut(Person& host, Person& guest, Person& blocking) {
  meet(host, guest);
  blocking.people.setList(blocking.met(u"key"_s), u"blocked"_s);
  host.multiplayer.leave();
  QTRY_COMPARE(guest.multiplayer.phase(), QString());
}

}  // namespace

class TestMultiplayer : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { english_.load(u"en"_s); }
  void identityFileIsCreatedByHostingNotAtStart();
  void invalidInvitationsAreExplained_data();
  void invalidInvitationsAreExplained();
  void unreachableHostIsReported();
  void completeGameIsPlayedAndRecorded();
  void recordsOfAHostileHostAreLimited();
  void hostChoosesAnotherGameForTheSameTable();
  void gameThatCannotBeSavedDoesNotStart();
  void problemOfATableEndsWhenTheUserLeavesIt();
  void disconnectedGuestReconnectsToTheSeat();
  void invitedGuestSeesTheHouseRulesBeforeTakingASeat();
  void undecidedGuestCanStayAsSpectator();
  void guestWithoutAFreeSeatStaysUndecided();
  void spectatorReadsWhyNoSeatIsFree();
  void playerWhoWantsToWatchIsToldAboutTheOwnSeat();
  void guestOfARunningGameIsAskedBeforeLeaving();
  void invitedGuestWithAReservedSeatIsSeatedAtOnce();
  void invitedGuestTakesASeatIfNoFurtherSpectatorMayJoin();
  void guestCanReturnToATableAfterLeavingIt();
  void onlyTheHostSetsTheThinkingTime();
  void remainingThinkingTimeIsShownOnlyWhenShort();
  void guestsLearnWhichPermissionsTheHostChanged();
  void guestRemovedForInactivityCanReturnToTheSeat();
  void personHasTheSamePortraitAtEveryTable();
  void removedGuestIsInformed();
  void floodingGuestIsRemovedAndInformed();
  void chatShowsAllMessagesExceptThoseOfMutedPeople();
  void muteAllHidesChatMessagesOfOtherPeople();
  void spectatorCanBeBefriendedAndRemoved();
  void rightToLeftNamesAndMessagesAreIsolatedInSentences();
  void undoNeedsConsentOfTheOthers();
  void undoVoteNamesTheAskersOwnChoice();
  void undoVoteNamesTheAskersOwnThrow();
  void undoRequestNamesAFinishedDealAndCanBeWithdrawn();
  void voteIsOfferedWhileConnectedAndItsFailureIsReported();
  void tableOfTheUserIsNotListed();
  void playersOfATableAppearInTheListOfPeople();
  void personBlockedByTheHostCannotJoin();
  void blockedPlayerKeepsTheSeatButCannotRejoin();
  void personBlockedByAGuestCannotJoin();
  void guestSendsAChangedBlockListWhenReconnecting();
  void peopleAreShownByTheNamesTheUserGave();
  void blockedPersonIsMuted();

 private:
  Translations english_;  // texts with the English plural forms
};

void TestMultiplayer::identityFileIsCreatedByHostingNotAtStart() {
  Person anna(u"Anna"_s);
  anna.multiplayer.retranslate();
  QCOMPARE(anna.multiplayer.phase(), QString());
  QVERIFY(!QFile::exists(anna.folder.filePath(u"identity.pem"_s)));
  QVERIFY(anna.multiplayer.findChildren<QObject*>().size() <= 4);  // only models and a timer
  anna.multiplayer.leave();
  anna.multiplayer.host();
  QVERIFY(QFile::exists(anna.folder.filePath(u"identity.pem"_s)));
}

void TestMultiplayer::invalidInvitationsAreExplained_data() {
  QTest::addColumn<QString>("text");
  QTest::newRow("nothing") << QString();
  QTest::newRow("a text") << u"come to my table"_s;
  QTest::newRow("another link") << u"https://example.org/"_s;
  QTest::newRow("cut off") << u"downpile://192.0.2.1/abc#qwert"_s;
}

void TestMultiplayer::invalidInvitationsAreExplained() {
  QFETCH(QString, text);
  Person bert(u"Bert"_s);
  bert.multiplayer.join(text);
  QCOMPARE(bert.multiplayer.phase(), QString());
  QCOMPARE(bert.multiplayer.problem(), readInvitation(text).sentence);
  QVERIFY(!bert.multiplayer.problem().isEmpty());
  bert.multiplayer.forgetProblem();
  QVERIFY(bert.multiplayer.problem().isEmpty());
}

void TestMultiplayer::unreachableHostIsReported() {
  Person bert(u"Bert"_s);
  bert.multiplayer.join(u"127.0.0.1:9"_s);
  QCOMPARE(bert.multiplayer.phase(), u"joining"_s);
  QTRY_COMPARE(bert.multiplayer.phase(), QString());
  QVERIFY(bert.multiplayer.problem().startsWith(u"There is no answer"_s));
}

void TestMultiplayer::gameThatCannotBeSavedDoesNotStart() {
  Person anna(u"Anna"_s);
  Person bert(u"Bert"_s);
  meet(anna, bert);
  anna.isFull = true;
  anna.multiplayer.begin();
  QTRY_COMPARE(anna.multiplayer.problem(),
               u"The game cannot start because its record cannot be written."_s);
  QTRY_COMPARE(bert.multiplayer.problem(),
               u"The game cannot start because the host cannot save it."_s);
  QCOMPARE(anna.multiplayer.phase(), u"waiting"_s);
  // The message appears again after another attempt.
  bert.multiplayer.forgetProblem();
  anna.multiplayer.begin();
  QTRY_VERIFY(!bert.multiplayer.problem().isEmpty());
  QVERIFY(anna.multiplayer.mayBegin());
  anna.isFull = false;
  anna.multiplayer.begin();
  QTRY_COMPARE(anna.multiplayer.phase(), u"playing"_s);
  QTRY_COMPARE(bert.multiplayer.phase(), u"playing"_s);
  QCOMPARE(anna.multiplayer.problem(), QString());
}

void TestMultiplayer::problemOfATableEndsWhenTheUserLeavesIt() {
  Person anna(u"Anna"_s);
  anna.multiplayer.host();
  QTRY_COMPARE(anna.multiplayer.phase(), u"waiting"_s);
  anna.isFull = true;
  anna.multiplayer.begin();
  QTRY_VERIFY(!anna.multiplayer.problem().isEmpty());
  anna.multiplayer.leave();
  QCOMPARE(anna.multiplayer.problem(), QString());
}

void TestMultiplayer::completeGameIsPlayedAndRecorded() {
  Person anna(u"Anna"_s);
  Person bert(u"Bert"_s);
  anna.multiplayer.host();
  QTRY_COMPARE(anna.multiplayer.phase(), u"waiting"_s);
  QVERIFY(anna.multiplayer.isHost());
  QCOMPARE(anna.multiplayer.tableName(), u"Anna’s table"_s);
  QCOMPARE(anna.multiplayer.gameTitle(), u"Underwear"_s);
  QTRY_COMPARE(anna.multiplayer.seats()->count(), 2);
  QVERIFY(anna.seat(0, u"isYou"_s).toBool());
  QCOMPARE(anna.seat(1, u"state"_s).toString(), u"computer"_s);

  bert.join(byThisMachine(anna.multiplayer.invitation()).text());
  QTRY_COMPARE(bert.multiplayer.phase(), u"waiting"_s);
  QVERIFY(!bert.multiplayer.isHost() && bert.multiplayer.invitation().isEmpty());
  QTRY_COMPARE(anna.seat(1, u"name"_s).toString(), u"Bert"_s);
  QTRY_COMPARE(bert.seat(0, u"name"_s).toString(), u"Anna"_s);
  QVERIFY(bert.seat(1, u"isYou"_s).toBool());
  bert.multiplayer.begin();  // no effect: only the host may begin
  anna.multiplayer.begin();
  QTRY_COMPARE(bert.multiplayer.phase(), u"playing"_s);
  QTRY_COMPARE(anna.multiplayer.phase(), u"playing"_s);
  QCOMPARE(bert.multiplayer.lastTable(), u"Anna’s table"_s);
  QVERIFY(anna.multiplayer.lastTable().isEmpty());

  const auto a = anna.multiplayer.guest();
  const auto b = bert.multiplayer.guest();
  QVERIFY(playUntil(*a, *b, [&] { return !bert.kept.empty(); }));
  QCOMPARE(bert.kept.size(), std::size_t{1});
  QCOMPARE(bert.kept.front(), anna.journal);
  QVERIFY(anna.kept.empty());
  const RecordReading reading = readRecord(bert.kept.front());
  QVERIFY(reading.status == RecordReading::Status::good);
  QCOMPARE(reading.record.header.seats[1].name, std::string("Bert"));
  QVERIFY(bert.multiplayer.lastTable().isEmpty());

  anna.multiplayer.leave();
  QTRY_COMPARE(bert.multiplayer.endText(), u"The host has closed the table."_s);
  QCOMPARE(bert.multiplayer.phase(), QString());
}

void TestMultiplayer::recordsOfAHostileHostAreLimited() {
  Person anna(u"Anna"_s);
  Person bert(u"Bert"_s);
  meet(anna, bert);
  anna.multiplayer.begin();
  QTRY_COMPARE(bert.multiplayer.phase(), u"playing"_s);
  QSignalSpy warned(&bert.multiplayer, &Multiplayer::warned);
  const auto guest = bert.multiplayer.guest();
  for (int game = 0; game < 3 * Multiplayer::kMostRecords; ++game) {
    QCOMPARE(warned.isEmpty(), game <= Multiplayer::kMostRecords);
    emit guest->recorded("a game");
  }
  QCOMPARE(bert.kept.size(), static_cast<std::size_t>(Multiplayer::kMostRecords));
}

void TestMultiplayer::hostChoosesAnotherGameForTheSameTable() {
  Person anna(u"Anna"_s);
  Person bert(u"Bert"_s);
  QCOMPARE(anna.multiplayer.playersOfNextGame(), 0);
  anna.multiplayer.host();
  bert.join(byThisMachine(anna.multiplayer.invitation()).text());
  QTRY_VERIFY(!bert.multiplayer.isWatching() && bert.multiplayer.phase() == u"waiting"_s);
  QCOMPARE(anna.multiplayer.playersOfNextGame(), 2);
  QCOMPARE(bert.multiplayer.playersOfNextGame(), 0);
  anna.multiplayer.begin();
  QTRY_COMPARE(bert.multiplayer.phase(), u"playing"_s);
  QTRY_COMPARE(anna.multiplayer.phase(), u"playing"_s);
  QCOMPARE(anna.multiplayer.playersOfNextGame(), 0);
  anna.multiplayer.changeGame();
  const auto a = anna.multiplayer.guest();
  const auto b = bert.multiplayer.guest();
  QVERIFY(playUntil(*a, *b, [&] { return !bert.kept.empty(); }));

  QCOMPARE(anna.multiplayer.playersOfNextGame(), 2);
  const auto lifeFor = [](int players) {
    RecordHeader header = shortGame(players, "random");
    header.game = "life";
    header.options = standardValues(findGame("life")->info->options);
    return header;
  };
  anna.chosenGame = lifeFor(3);
  anna.multiplayer.changeGame();
  QCOMPARE(anna.multiplayer.gameTitle(), u"Underwear"_s);
  anna.chosenGame = lifeFor(2);
  QSignalSpy news(&bert.multiplayer, &Multiplayer::chatReceived);
  QSignalSpy dropped(&bert.multiplayer, &Multiplayer::gameDropped);
  anna.multiplayer.changeGame();
  QTRY_COMPARE(bert.multiplayer.phase(), u"waiting"_s);
  QTRY_COMPARE(anna.multiplayer.phase(), u"waiting"_s);
  QCOMPARE(anna.multiplayer.gameTitle(), u"Life"_s);
  QCOMPARE(bert.multiplayer.gameTitle(), u"Life"_s);
  QCOMPARE(news.constLast()[1].toString(), u"The next game at this table: Life – Usual rules"_s);
  QCOMPARE(dropped.count(), 1);
  QVERIFY(!b->isPlaying());
  // The rules may also change before the first position of a game.
  anna.chosenGame->options[*findOption(findGame("life")->info->options, "target")] = 40;
  anna.multiplayer.changeGame();
  QTRY_VERIFY(news.constLast()[1].toString().contains(u"40"_s));
  QCOMPARE(dropped.count(), 1);
  // A guest that rejoins waits for the next game.
  bert.multiplayer.leave();
  bert.join(byThisMachine(anna.multiplayer.invitation()).text());
  QTRY_COMPARE(bert.multiplayer.phase(), u"waiting"_s);
  QTRY_VERIFY(!bert.multiplayer.isWatching());

  anna.multiplayer.begin();
  QTRY_COMPARE(bert.multiplayer.phase(), u"playing"_s);
  QTRY_COMPARE(anna.multiplayer.phase(), u"playing"_s);
  QCOMPARE(bert.multiplayer.guest()->view().info().id, std::string_view("life"));
  QCOMPARE(bert.multiplayer.guest()->you(), 1);
  QCOMPARE(a->view().info().id, std::string_view("life"));
}

void TestMultiplayer::disconnectedGuestReconnectsToTheSeat() {
  Person anna(u"Anna"_s);
  anna.multiplayer.host();
  Visitor sena(u"Sena"_s, anna.multiplayer.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  anna.multiplayer.begin();
  QTRY_COMPARE(anna.multiplayer.phase(), u"playing"_s);
  QTRY_VERIFY(sena.table.isPlaying());
  QVERIFY(anna.multiplayer.waitsText().isEmpty());
  QSignalSpy announced(&anna.multiplayer, &Multiplayer::announced);
  sena.table.leave();
  QTRY_VERIFY(!anna.multiplayer.waitsText().isEmpty());
  const auto left = [&] { return anna.seat(1, u"timeLeft"_s).toString(); };
  const QString first = left();
  QVERIFY(anna.multiplayer.waitsText().startsWith(
      u"Sena is away. Their seat will be kept for another "_s));
  QCOMPARE(announced.size(), 1);
  QCOMPARE(anna.seat(1, u"state"_s).toString(), u"cutOff"_s);
  // Closing the table would lose the seat.
  QCOMPARE(anna.multiplayer.guestsText(), u"Sena"_s);
  QVERIFY(anna.multiplayer.asksToLeave());
  // The remaining time of the reserved seat counts down, but is not announced every second.
  QTRY_VERIFY(left() < first);
  QVERIFY(anna.multiplayer.waitsText().contains(left()));
  QCOMPARE(announced.size(), 1);

  GuestTable again({.name = u"Sena"_s}, byThisMachine(anna.multiplayer.invitation()).table);
  HostLink link(again, sena.identity, byThisMachine(anna.multiplayer.invitation()));
  link.open();
  QTRY_VERIFY(again.isPlaying());
  QTRY_VERIFY(anna.multiplayer.waitsText().isEmpty());
  QCOMPARE(anna.seat(1, u"state"_s).toString(), u"here"_s);
  QCOMPARE(announced.last()[0].toString(), u"Sena is back."_s);
  const Visitor omar(u"Omar"_s, anna.multiplayer.invitation(), *Identity::make(), true);
  QTRY_COMPARE(announced.last()[0].toString(), u"Omar is watching now."_s);
}

void TestMultiplayer::invitedGuestSeesTheHouseRulesBeforeTakingASeat() {
  Person anna(u"Anna"_s);
  Person bert(u"Bert"_s);
  const RecordHeader game = shortGame(anna.players, anna.kind);
  RuleSets sets(anna.settings);
  sets.setGame(*findGame(game.game)->info, game.options);
  QVERIFY(sets.save(u"Friday rules"_s, game.options));
  visit(anna, bert);
  QCOMPARE(bert.multiplayer.gameAndRules(), anna.multiplayer.gameAndRules());
  QVERIFY(bert.multiplayer.gameAndRules().contains(u"10"_s));  // the standard target is not 10
  QVERIFY(bert.multiplayer.gameAndRules().startsWith(u"Underwear – Friday rules ("_s));
  QTRY_COMPARE(anna.seat(2, u"state"_s).toString(), u"watching"_s);
  QCOMPARE(anna.seat(1, u"state"_s).toString(), u"computer"_s);
  bert.multiplayer.takeSeat();
  QVERIFY(!bert.multiplayer.isUndecided());
  QTRY_COMPARE(anna.seat(1, u"name"_s).toString(), u"Bert"_s);
  QTRY_COMPARE(bert.multiplayer.phase(), u"waiting"_s);
  QVERIFY(!bert.multiplayer.isWatching());
  QCOMPARE(anna.multiplayer.seats()->count(), 2);
}

// The game begins while the guest decides whether to take a seat. The guest's program shows the
// game only after this decision.
void TestMultiplayer::undecidedGuestCanStayAsSpectator() {
  Person anna(u"Anna"_s);
  Person bert(u"Bert"_s);
  visit(anna, bert);
  QSignalSpy begun(&bert.multiplayer, &Multiplayer::begun);
  anna.multiplayer.begin();
  QTRY_VERIFY(bert.multiplayer.guest()->isPlaying());
  QCOMPARE(bert.multiplayer.phase(), u"waiting"_s);
  QCOMPARE(begun.size(), 0);
  bert.multiplayer.stayAsSpectator();
  QCOMPARE(bert.multiplayer.phase(), u"playing"_s);
  QCOMPARE(begun.size(), 1);
  QVERIFY(bert.multiplayer.isWatching() && !bert.multiplayer.isUndecided());
  QVERIFY(bert.multiplayer.lastTable().isEmpty());
  // During a deal the seats of computer players cannot be taken.
  QVERIFY(!bert.multiplayer.maySit());
  bert.multiplayer.takeSeat();
  QVERIFY(bert.multiplayer.isReached() && bert.multiplayer.phase() == u"playing");
}

// If the host refuses the seat because another guest was faster, the program connects to the table
// again. The guest can then decide again.
void TestMultiplayer::guestWithoutAFreeSeatStaysUndecided() {
  Person anna(u"Anna"_s);
  Person bert(u"Bert"_s);
  visit(anna, bert);
  QVERIFY(bert.multiplayer.maySit());
  bert.multiplayer.takeSeat();
  QVERIFY(!bert.multiplayer.maySit());  // no second request before the answer
  const auto guest = bert.multiplayer.guest();
  emit guest->dismissed(Goodbye::Reason::full);
  QCOMPARE(bert.multiplayer.problem(), u"This table has no free seat for you now."_s);
  QTRY_COMPARE(bert.multiplayer.phase(), u"waiting"_s);
  QVERIFY(bert.multiplayer.isUndecided() && bert.multiplayer.maySit());
}

void TestMultiplayer::playerWhoWantsToWatchIsToldAboutTheOwnSeat() {
  Person anna(u"Anna"_s);
  Person bert(u"Bert"_s);
  meetAndPlay(anna, bert);
  bert.multiplayer.leave();
  QTRY_COMPARE(anna.seat(1, u"state"_s).toString(), u"cutOff"_s);
  QSignalSpy warned(&bert.multiplayer, &Multiplayer::warned);
  bert.multiplayer.watch(byThisMachine(anna.multiplayer.invitation()).text());
  QTRY_COMPARE(bert.multiplayer.phase(), u"playing"_s);
  QVERIFY(!bert.multiplayer.isWatching());
  QCOMPARE(warned.size(), 1);
  QCOMPARE(warned[0][0].toString(), u"You have a seat at this table, so you cannot watch it."_s);
}

void TestMultiplayer::spectatorReadsWhyNoSeatIsFree() {
  Person anna(u"Anna"_s);
  Person bert(u"Bert"_s);
  Person omar(u"Omar"_s);
  meetAndPlay(anna, bert);
  omar.multiplayer.watch(byThisMachine(anna.multiplayer.invitation()).text());
  QTRY_COMPARE(omar.multiplayer.phase(), u"playing"_s);
  QVERIFY(!omar.multiplayer.maySit());
  QCOMPARE(omar.multiplayer.noSeatText(), u"Every seat is taken."_s);
  // A host under the test's control reports that Bert has disconnected.
  const auto guest = omar.multiplayer.guest();
  const Welcome welcome{.table = guest->tableName(),
                        .header = headerText(guest->header()),
                        .isBegun = true,
                        .token = u"another game"_s};
  SeatsNow now = guest->seats();
  auto [guestEnd, hostEnd] = MemoryConnection::pair();
  guest->use(std::move(guestEnd));
  hostEnd->send(hostMessage(welcome));
  const auto report = [&, &host = *hostEnd](SeatNow::Colour colour,
                                            std::optional<std::vector<std::uint8_t>> open) {
    now.seats[1].state = SeatNow::State::disconnected;
    now.seats[1].colour = colour;
    now.open = std::move(open);
    QSignalSpy changed(guest.get(), &GuestTable::seatsChanged);
    host.send(hostMessage(now));
    QTRY_COMPARE(changed.size(), 1);
  };
  using Open = std::vector<std::uint8_t>;
  report(SeatNow::Colour::none, Open());
  QVERIFY(!omar.multiplayer.maySit());
  QCOMPARE(omar.multiplayer.noSeatText(), u"A seat is being kept for Bert."_s);
  report(SeatNow::Colour::blue, Open());
  QVERIFY(!omar.multiplayer.maySit());
  QCOMPARE(omar.multiplayer.noSeatText(), u"Only friends of Bert may take a seat now."_s);
  // A hostile host cannot interrupt a running game by reporting that it could not begin.
  now.hasNotBegun = true;
  report(SeatNow::Colour::none, Open());
  QCOMPARE(omar.multiplayer.problem(), QString());
  now.hasNotBegun = false;
  // A computer player's seat becomes free after the deal, but the deal does not end before Bert has
  // returned.
  now.seats[0].state = SeatNow::State::computer;
  now.waits = true;
  report(SeatNow::Colour::none, Open());
  QCOMPARE(omar.multiplayer.noSeatText(), u"A seat is being kept for Bert."_s);
  now.waits = false;
  report(SeatNow::Colour::none, Open());
  QVERIFY(!omar.multiplayer.maySit());
  QCOMPARE(omar.multiplayer.noSeatText(), u"You can take a seat after this deal."_s);
  // If no person has a seat, the deal waits until a person takes one.
  now.waits = true;
  now.seats[1].state = SeatNow::State::computer;
  hostEnd->send(hostMessage(now));
  QTRY_VERIFY(omar.multiplayer.maySit());
  now.waits = false;
  now.seats[0].state = SeatNow::State::connected;
  report(SeatNow::Colour::blue, Open{1});
  QVERIFY(omar.multiplayer.maySit());
  QCOMPARE(omar.multiplayer.noSeatText(), QString());
  // An older host does not report which seats are open. It refuses a seat only when the spectator
  // asks for one.
  report(SeatNow::Colour::blue, std::nullopt);
  QVERIFY(omar.multiplayer.maySit());
  QSignalSpy refused(&omar.multiplayer, &Multiplayer::seatRefused);
  omar.multiplayer.takeSeat();
  QTRY_COMPARE(refused.size(), 1);
  QCOMPARE(refused[0][0].toString(), u"This table has no free seat for you now."_s);
  QCOMPARE(omar.multiplayer.phase(), u"playing"_s);
  QVERIFY(omar.multiplayer.isWatching());
}

// If a guest left a running game, the other players would have to wait. So the program asks the
// guest before leaving.
void TestMultiplayer::guestOfARunningGameIsAskedBeforeLeaving() {
  Person anna(u"Anna"_s);
  Person bert(u"Bert"_s);
  meet(anna, bert);
  QVERIFY(anna.multiplayer.asksToLeave() && !anna.multiplayer.isNeeded());
  QVERIFY(!bert.multiplayer.asksToLeave());
  anna.multiplayer.begin();
  QTRY_COMPARE(bert.multiplayer.phase(), u"playing"_s);
  QVERIFY(bert.multiplayer.isNeeded() && bert.multiplayer.asksToLeave());
  QVERIFY(!anna.multiplayer.isNeeded());
  anna.multiplayer.leave();
  QTRY_COMPARE(bert.multiplayer.phase(), QString());
  QVERIFY(!bert.multiplayer.asksToLeave());
}

// After leaving a running game, the guest has a reserved seat. Following the invitation again, the
// guest plays at once and does not become a spectator.
void TestMultiplayer::invitedGuestWithAReservedSeatIsSeatedAtOnce() {
  Person anna(u"Anna"_s);
  Person bert(u"Bert"_s);
  meetAndPlay(anna, bert);
  const QString invitation = byThisMachine(anna.multiplayer.invitation()).text();
  bert.multiplayer.leave();
  QTRY_COMPARE(anna.seat(1, u"state"_s).toString(), u"cutOff"_s);
  bert.multiplayer.join(invitation);
  QTRY_COMPARE(bert.multiplayer.phase(), u"playing"_s);
  QVERIFY(!bert.multiplayer.isWatching() && !bert.multiplayer.maySit());
  QTRY_COMPARE(anna.seat(1, u"state"_s).toString(), u"here"_s);
}

void TestMultiplayer::invitedGuestTakesASeatIfNoFurtherSpectatorMayJoin() {
  Person anna(u"Anna"_s);
  Person bert(u"Bert"_s);
  anna.multiplayer.host();
  std::vector<std::unique_ptr<Visitor>> spectators;
  for (int i = 0; i < 20; ++i) {
    spectators.push_back(std::make_unique<Visitor>(u"Omar"_s, anna.multiplayer.invitation(),
                                                   *Identity::make(), true));
    QTRY_VERIFY(spectators.back()->table.isWelcome());
  }
  bert.multiplayer.join(byThisMachine(anna.multiplayer.invitation()).text());
  QTRY_COMPARE(anna.seat(1, u"name"_s).toString(), u"Bert"_s);
  QTRY_COMPARE(bert.multiplayer.phase(), u"waiting"_s);
  QVERIFY(!bert.multiplayer.isWatching() && bert.multiplayer.problem().isEmpty());
}

void TestMultiplayer::guestCanReturnToATableAfterLeavingIt() {
  Person anna(u"Anna"_s);
  Person bert(u"Bert"_s);
  anna.multiplayer.host();
  bert.join(byThisMachine(anna.multiplayer.invitation()).text());
  QTRY_COMPARE(bert.multiplayer.phase(), u"waiting"_s);
  // A guest's program remembers a table only after its game has begun.
  QVERIFY(bert.multiplayer.lastTable().isEmpty());
  anna.multiplayer.begin();
  QTRY_COMPARE(bert.multiplayer.phase(), u"playing"_s);
  QSignalSpy changed(&bert.multiplayer, &Multiplayer::lastTableChanged);
  bert.multiplayer.leave();
  QTRY_COMPARE(anna.seat(1, u"state"_s).toString(), u"cutOff"_s);
  QCOMPARE(bert.multiplayer.lastTable(), u"Anna’s table"_s);
  bert.multiplayer.rejoin();
  QTRY_COMPARE(bert.multiplayer.phase(), u"playing"_s);
  QVERIFY(bert.seat(1, u"isYou"_s).toBool());
  QTRY_COMPARE(anna.seat(1, u"state"_s).toString(), u"here"_s);

  // The table is remembered if the host leaves, and forgotten if the host removes the guest.
  anna.multiplayer.leave();
  QTRY_COMPARE(bert.multiplayer.phase(), QString());
  // The reason for the end of the game is shown until the guest leaves the table.
  QCOMPARE(bert.multiplayer.endText(),
           u"The host has closed the table. You can return when it is open again."_s);
  QSignalSpy left(&bert.multiplayer, &Multiplayer::left);
  bert.multiplayer.leave();
  QCOMPARE(left.size(), 1);
  QVERIFY(bert.multiplayer.endText().isEmpty());
  QCOMPARE(bert.multiplayer.lastTable(), u"Anna’s table"_s);
  QCOMPARE(bert.multiplayer.rejoinText(), u"Back to “Anna’s table” (closed)"_s);
  // While the host is at another table, the guest cannot return, but the table is not forgotten.
  const Invitation closed =
      byThisMachine(bert.settings.remembered(u"lastTable/invitation"_s).toString());
  anna.botSeed = 7;
  anna.multiplayer.host();
  Invitation other = byThisMachine(anna.multiplayer.invitation());
  QVERIFY(other.table != closed.table);
  other.table = closed.table;
  bert.multiplayer.joinAsPlayer(other.text());
  QTRY_COMPARE(bert.multiplayer.problem(),
               u"The host has closed the table. You can return when it is open again."_s);
  QCOMPARE(bert.multiplayer.lastTable(), u"Anna’s table"_s);
  bert.join(byThisMachine(anna.multiplayer.invitation()).text());
  QTRY_COMPARE(bert.multiplayer.phase(), u"waiting"_s);
  anna.multiplayer.begin();
  QTRY_COMPARE(bert.multiplayer.phase(), u"playing"_s);
  QCOMPARE(bert.multiplayer.lastTable(), u"Anna’s table"_s);
  anna.multiplayer.removePerson(1);
  QTRY_VERIFY(bert.multiplayer.lastTable().isEmpty());
  QVERIFY(changed.size() >= 3);
}

void TestMultiplayer::onlyTheHostSetsTheThinkingTime() {
  Person anna(u"Anna"_s);
  Person bert(u"Bert"_s);
  meet(anna, bert);
  QCOMPARE(anna.multiplayer.thinkingTime(), 0);
  QVERIFY(bert.multiplayer.thinkingText().isEmpty());
  bert.multiplayer.letThink(2);  // a guest may not set the thinking time
  anna.multiplayer.letThink(1);
  QTRY_COMPARE(bert.multiplayer.thinkingTime(), 1);
  QTRY_COMPARE(anna.multiplayer.thinkingTime(), 1);
  QVERIFY(bert.multiplayer.thinkingText().contains(bert.multiplayer.thinkingTimes().at(1)));
  anna.multiplayer.letThink(5);
  anna.multiplayer.letThink(-1);
  QCOMPARE(anna.multiplayer.thinkingTime(), 1);
}

// The table shows the remaining thinking time if it is at most 20 seconds.
void TestMultiplayer::remainingThinkingTimeIsShownOnlyWhenShort() {
  Person anna(u"Anna"_s);
  Person bert(u"Bert"_s);
  meet(anna, bert);
  anna.multiplayer.letThink(1);
  QTRY_COMPARE(bert.multiplayer.thinkingTime(), 1);
  anna.multiplayer.begin();
  QTRY_COMPARE(bert.multiplayer.phase(), u"playing"_s);
  const auto isTold = [](const SeatNow& seat) { return seat.thinks > 0; };
  QTRY_VERIFY(std::ranges::any_of(bert.multiplayer.guest()->seats().seats, isTold));
  SeatsNow seats = bert.multiplayer.guest()->seats();
  seats.seats[0].thinks = 30'000;
  seats.seats[1].thinks = 0;
  const auto shown = [&](int passed) {
    PeopleModel rows;
    rows.show(seats, 1, passed, {}, bert.people);
    return rows.value(0, u"thinks"_s).toString() + u'|' + rows.value(1, u"thinks"_s).toString();
  };
  QCOMPARE(shown(0), u"|"_s);
  QCOMPARE(shown(9'999), u"|"_s);
  QCOMPARE(shown(10'000), u"0:20|"_s);
  QCOMPARE(shown(28'500), u"0:02|"_s);
  QCOMPARE(shown(40'000), u"0:00|"_s);
}

void TestMultiplayer::guestsLearnWhichPermissionsTheHostChanged() {
  Person anna(u"Anna"_s);
  Person bert(u"Bert"_s);
  meetAndPlay(anna, bert);
  QSignalSpy announced(&bert.multiplayer, &Multiplayer::announced);
  const auto heard = [&] {
    return announced.isEmpty() ? QString() : announced.last()[0].toString();
  };
  const ChatModel& chat = *bert.multiplayer.chat();
  anna.multiplayer.allowHints(true);
  QTRY_COMPARE(heard(), u"The host now allows hints."_s);
  QCOMPARE(chat.count(), 1);
  QCOMPARE(chat.value(0, u"line"_s).toString(), u"The host now allows hints."_s);
  QCOMPARE(chat.value(0, u"name"_s).toString(), QString());
  anna.multiplayer.allowHints(false);
  QTRY_COMPARE(heard(), u"The host no longer allows hints."_s);
  QCOMPARE(chat.count(), 2);
  QCOMPARE(anna.multiplayer.chat()->count(), 0);
}

// A guest removed for inactivity keeps the reserved seat, and returns to it only by a click.
void TestMultiplayer::guestRemovedForInactivityCanReturnToTheSeat() {
  Person anna(u"Anna"_s);
  Person bert(u"Bert"_s);
  meetAndPlay(anna, bert);
  const auto guest = bert.multiplayer.guest();
  emit guest->dismissed(Goodbye::Reason::away);
  QVERIFY(bert.multiplayer.endText().contains(u"Your seat will be kept"_s));
  QCOMPARE(bert.multiplayer.phase(), QString());
  QCOMPARE(bert.multiplayer.lastTable(), u"Anna’s table"_s);
  bert.multiplayer.rejoin();
  QTRY_COMPARE(bert.multiplayer.phase(), u"playing"_s);
  QVERIFY(bert.multiplayer.endText().isEmpty());
  QVERIFY(bert.seat(1, u"isYou"_s).toBool());
}

// Without a chosen portrait, each person has one that follows from the key.
void TestMultiplayer::personHasTheSamePortraitAtEveryTable() {
  Person anna(u"Anna"_s);
  QVERIFY(!anna.settings.hasPlayerPortrait());
  anna.multiplayer.host();
  QTRY_COMPARE(anna.multiplayer.phase(), u"waiting"_s);
  const int usual = usualPortrait(*anna.multiplayer.guest()->seats().seats[0].key);
  QCOMPARE(anna.seat(0, u"portrait"_s).toInt(), usual);
  QCOMPARE(anna.settings.playerPortrait(), usual);
  const int chosen = usual % kDifferentPortraits + 1;
  anna.settings.setPlayerPortrait(chosen);
  anna.multiplayer.host();
  QTRY_COMPARE(anna.multiplayer.phase(), u"waiting"_s);
  QCOMPARE(anna.seat(0, u"portrait"_s).toInt(), chosen);
}

void TestMultiplayer::removedGuestIsInformed() {
  Person anna(u"Anna"_s);
  Person bert(u"Bert"_s);
  anna.multiplayer.host();
  bert.join(byThisMachine(anna.multiplayer.invitation()).text());
  QTRY_COMPARE(bert.multiplayer.phase(), u"waiting"_s);
  anna.multiplayer.removePerson(0);  // no effect: the host cannot be removed
  QCOMPARE(anna.multiplayer.phase(), u"waiting"_s);
  QSignalSpy announced(&bert.multiplayer, &Multiplayer::announced);
  anna.multiplayer.removePerson(1);
  QTRY_COMPARE(bert.multiplayer.phase(), QString());
  QCOMPARE(bert.multiplayer.problem(), u"The host has removed you from the table."_s);
  QVERIFY(announced.isEmpty());  // in particular, no lost connection
  // Another attempt has a visible result.
  bert.multiplayer.join(byThisMachine(anna.multiplayer.invitation()).text());
  QTRY_COMPARE(bert.multiplayer.problem(),
               u"You are no longer admitted here: the host has removed you."_s);
  QTRY_COMPARE(anna.seat(1, u"state"_s).toString(), u"computer"_s);
}

void TestMultiplayer::floodingGuestIsRemovedAndInformed() {
  Person anna(u"Anna"_s);
  Person bert(u"Bert"_s);
  anna.multiplayer.host();
  bert.join(byThisMachine(anna.multiplayer.invitation()).text());
  QTRY_COMPARE(bert.multiplayer.phase(), u"waiting"_s);
  for (int i = 0; i < 200; ++i) bert.multiplayer.sendPhrase(0);
  QTRY_COMPARE(bert.multiplayer.phase(), QString());
  QVERIFY(bert.multiplayer.problem().startsWith(u"Your program sent too much"_s));
  QCOMPARE(anna.multiplayer.phase(), u"waiting"_s);
}

void TestMultiplayer::chatShowsAllMessagesExceptThoseOfMutedPeople() {
  Person anna(u"Anna"_s);
  anna.multiplayer.host();
  Visitor sena(u"Sena"_s, anna.multiplayer.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  QTRY_COMPARE(anna.seat(1, u"name"_s).toString(), u"Sena"_s);
  ChatModel& chat = *anna.multiplayer.chat();
  sena.table.sendChat({.phrase = 0});
  QTRY_COMPARE(chat.count(), 1);
  QCOMPARE(chat.value(0, u"line"_s).toString(), u"Hello!"_s);
  QCOMPARE(chat.value(0, u"name"_s).toString(), u"Sena"_s);
  anna.multiplayer.sendChat(u"  Good   evening "_s);
  QTRY_COMPARE(chat.count(), 2);
  QCOMPARE(chat.value(1, u"line"_s).toString(), u"Good evening"_s);
  anna.multiplayer.setChatDraft(u"Good n"_s);

  anna.multiplayer.mute(1, true);
  QVERIFY(anna.seat(1, u"muted"_s).toBool());
  // The sender of a message also receives it, after all others have received it.
  QSignalSpy heard(&sena.table, &GuestTable::chatReceived);
  const auto sendsWellPlayed = [&] {
    heard.clear();
    sena.table.sendChat({.phrase = 1});
    return heard.wait(60'000);
  };
  QVERIFY(sendsWellPlayed());
  // The user has muted the sender and does not see the sender's message. The user's own message is
  // still shown.
  anna.multiplayer.sendPhrase(2);
  QTRY_COMPARE(chat.count(), 3);
  QCOMPARE(chat.value(2, u"line"_s).toString(), u"Thank you!"_s);
  // A muted person stays muted after a disconnect, or when the user meets this person again.
  sena.table.leave();
  QCOMPARE(anna.multiplayer.chatDraft(), u"Good n"_s);
  anna.multiplayer.leave();
  QCOMPARE(anna.multiplayer.chatDraft(), QString());
  anna.multiplayer.host();
  Visitor again(u"Sena"_s, anna.multiplayer.invitation(), sena.identity);
  QTRY_VERIFY(again.table.isWelcome());
  QTRY_VERIFY(anna.seat(1, u"muted"_s).toBool());
  anna.multiplayer.mute(1, false);
  QVERIFY(!anna.seat(1, u"muted"_s).toBool());
}

void TestMultiplayer::muteAllHidesChatMessagesOfOtherPeople() {
  Person anna(u"Anna"_s);
  anna.multiplayer.host();
  Visitor sena(u"Sena"_s, anna.multiplayer.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  ChatModel& chat = *anna.multiplayer.chat();
  QSignalSpy heard(&sena.table, &GuestTable::chatReceived);
  const auto sendsWellPlayed = [&] {
    heard.clear();
    sena.table.sendChat({.phrase = 1});
    return heard.wait(60'000);
  };
  anna.multiplayer.muteAll(true);
  QVERIFY(sendsWellPlayed());
  anna.multiplayer.sendPhrase(2);
  QTRY_COMPARE(chat.count(), 1);
  anna.multiplayer.muteAll(false);
  sena.table.sendChat({.phrase = 1});
  QTRY_COMPARE(chat.count(), 2);
  QCOMPARE(chat.value(1, u"line"_s).toString(), u"Well played!"_s);
}

void TestMultiplayer::spectatorCanBeBefriendedAndRemoved() {
  Person anna(u"Anna"_s);
  Person omar(u"Omar"_s);
  anna.multiplayer.host();
  omar.multiplayer.watch(byThisMachine(anna.multiplayer.invitation()).text());
  QTRY_COMPARE(omar.multiplayer.phase(), u"waiting"_s);
  QTRY_COMPARE(anna.multiplayer.seats()->count(), 3);
  QCOMPARE(anna.seat(2, u"name"_s).toString(), u"Omar"_s);
  QCOMPARE(anna.seat(2, u"state"_s).toString(), u"watching"_s);
  QVERIFY(anna.seat(2, u"hasKey"_s).toBool() && !anna.seat(2, u"isYou"_s).toBool());
  QVERIFY(omar.seat(2, u"isYou"_s).toBool());
  QCOMPARE(anna.multiplayer.guestsText(), u"Omar"_s);
  QCOMPARE(omar.multiplayer.guestsText(), QString());
  anna.multiplayer.setList(2, u"friend"_s);
  QCOMPARE(anna.seat(2, u"list"_s).toString(), u"friend"_s);
  omar.multiplayer.removePerson(0);  // no effect: only the owner can remove people
  anna.multiplayer.removePerson(2);
  QTRY_COMPARE(omar.multiplayer.problem(), u"The host has removed you from the table."_s);
  QTRY_COMPARE(anna.multiplayer.seats()->count(), 2);
  QCOMPARE(anna.multiplayer.guestsText(), QString());
}

// Right-to-left names and messages are enclosed in bidirectional isolates, so they cannot change
// the order of the words around them.
void TestMultiplayer::rightToLeftNamesAndMessagesAreIsolatedInSentences() {
  const QString name = u"\u05d3\u05e0\u05d4"_s;
  Person anna(u"Anna"_s);
  anna.multiplayer.host();
  Visitor sena(name, anna.multiplayer.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  const QString isolatedName = u'\u2068' + name + u'\u2069';
  QTRY_COMPARE(anna.seat(1, u"name"_s).toString(), isolatedName);
  QVERIFY(anna.seat(1, u"theirName"_s).toString().isEmpty());
  sena.table.sendChat({.phrase = {}, .text = u"\u05e9\u05dc\u05d5\u05dd 7"_s});
  QTRY_COMPARE(anna.multiplayer.chat()->count(), 1);
  QCOMPARE(anna.multiplayer.chat()->value(0, u"name"_s).toString(), isolatedName);
  QCOMPARE(anna.multiplayer.chat()->value(0, u"line"_s).toString(),
           u"\u2068\u05e9\u05dc\u05d5\u05dd 7\u2069"_s);
  anna.multiplayer.begin();
  QTRY_COMPARE(anna.multiplayer.phase(), u"playing"_s);
  sena.table.leave();
  QTRY_VERIFY(anna.multiplayer.waitsText().startsWith(isolatedName + u" is away."_s));
  Person host(name);
  host.multiplayer.host();
  QTRY_COMPARE(host.multiplayer.tableName(), u'\u2066' + isolatedName + u"’s table\u2069"_s);
}

void TestMultiplayer::undoNeedsConsentOfTheOthers() {
  Person anna(u"Anna"_s);
  anna.multiplayer.host();
  Visitor sena(u"Sena"_s, anna.multiplayer.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  anna.multiplayer.begin();
  const auto host = anna.multiplayer.guest();
  QTRY_VERIFY(host->isPlaying() && sena.table.isPlaying());
  QTRY_VERIFY(mayMove(*host) || mayMove(sena.table));
  QVERIFY(playUntil(*host, sena.table, [&] { return sena.table.may(GameRequest::undo); }));
  QTRY_VERIFY(!sena.table.isBusy() && !host->isBusy() && sena.table.position() == host->position());
  QVERIFY(!sena.table.may(GameRequest::redo));
  const std::size_t before = host->story().size();
  QSignalSpy jumped(host.get(), &GuestTable::jumped);
  bool isDone = false;
  sena.table.ask(GameRequest::undo, [&](const Answer& answer) { isDone = answer.isDone(); });
  QTRY_VERIFY(anna.multiplayer.mayVote());
  const QString asked = anna.multiplayer.voteText();
  QVERIFY2(asked.startsWith(u"Sena wants to undo this move: Sena "_s), qPrintable(asked));
  QVERIFY(!anna.multiplayer.mayWithdraw());
  anna.multiplayer.vote(true);
  QTRY_VERIFY(isDone);
  QTRY_VERIFY(anna.multiplayer.voteText().isEmpty());
  QVERIFY(!anna.multiplayer.mayVote());
  // It is Sena's turn again, and the undone move can be made again.
  QTRY_VERIFY(mayMove(sena.table));
  QVERIFY(sena.table.may(GameRequest::redo));
  QTRY_COMPARE(jumped.size(), 1);
  QVERIFY(host->story().size() < before);
  QCOMPARE(host->position(), sena.table.position());
  QVERIFY(!mayMove(*host));
  // Anna may redo the move, too. The vote names the move.
  QVERIFY(host->may(GameRequest::redo));
  host->ask(GameRequest::redo, [](const Answer&) {});
  QTRY_VERIFY(sena.table.openVote());
  const QString move = asked.section(u"move: "_s, 1);
  QCOMPARE(anna.multiplayer.voteText(),
           u"You want to redo this move: %1 Waiting for Sena."_s.arg(move));
}

// The guest chooses before the host, but the record contains the host's choice first.
void TestMultiplayer::undoVoteNamesTheAskersOwnChoice() {
  Person anna(u"Anna"_s);
  anna.chosenGame = shortGame(2, "random");
  anna.chosenGame->game = "life";
  anna.chosenGame->options = standardValues(findGame("life")->info->options);
  anna.multiplayer.host();
  Visitor sena(u"Sena"_s, anna.multiplayer.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  anna.multiplayer.begin();
  const auto host = anna.multiplayer.guest();
  QTRY_VERIFY(host->isPlaying() && sena.table.isPlaying());
  const auto choose = [](GuestTable& guest) {
    const Action action = guest.view().legal().front();
    guest.send({&action, 1}, guest.position(), [](const Answer&) {});
  };
  QTRY_VERIFY(mayMove(sena.table));
  choose(sena.table);
  QTRY_VERIFY(sena.table.may(GameRequest::undo));
  QCOMPARE(voteOnUndo(sena, anna), u"Sena wants to undo this move: Sena has chosen a suit."_s);
  anna.multiplayer.vote(true);
  QTRY_VERIFY(!anna.multiplayer.mayVote() && mayMove(sena.table));
  const std::size_t before = host->position();
  choose(sena.table);
  QTRY_VERIFY(sena.table.may(GameRequest::undo));
  choose(*host);
  QTRY_VERIFY(sena.table.position() > before && sena.table.position() == host->position());
  QCOMPARE(voteOnUndo(sena, anna), u"Sena wants to undo this move: Sena has chosen a suit."_s);
}

// The two people pass until the computer player has no cards left. Then they throw paper, scissors
// or rock for the lead.
void TestMultiplayer::undoVoteNamesTheAskersOwnThrow() {
  Person anna(u"Anna"_s);
  anna.chosenGame = shortGame(3, "rules");
  anna.chosenGame->game = "ultimate-loser";
  anna.chosenGame->options = standardValues(findGame("ultimate-loser")->info->options);
  anna.multiplayer.host();
  Visitor sena(u"Sena"_s, anna.multiplayer.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  anna.multiplayer.begin();
  const auto host = anna.multiplayer.guest();
  QTRY_VERIFY(host->isPlaying() && sena.table.isPlaying());
  const auto isThrowing = [](const GuestTable& guest) {
    return mayMove(guest) && guest.view().legal().front().verb == UltimateLoser::kThrow;
  };
  const auto play = [](GuestTable& guest) {
    const std::vector<Action> legal = guest.view().legal();
    const auto pass = std::ranges::find(legal, UltimateLoser::kPass, &Action::verb);
    const Action action = pass == legal.end() ? legal.front() : *pass;
    guest.send({&action, 1}, guest.position(), [](const Answer&) {});
  };
  QVERIFY(tests::eventually([&] {
    if (isThrowing(*host) && isThrowing(sena.table)) return true;
    for (GuestTable* guest : {host.get(), &sena.table}) {
      if (mayMove(*guest) && !isThrowing(*guest)) play(*guest);
    }
    return false;
  }));
  const QString asked = u"Sena wants to undo this move: Sena is ready to throw."_s;
  play(sena.table);
  QTRY_VERIFY(!sena.table.isBusy());
  QCOMPARE(voteOnUndo(sena, anna), asked);
  anna.multiplayer.vote(true);
  QTRY_VERIFY(!anna.multiplayer.mayVote() && isThrowing(sena.table));
  // The guest throws before the host and then, after an undo, as the last player.
  std::size_t before = host->position();
  play(sena.table);
  QTRY_VERIFY(!sena.table.isBusy() && isThrowing(*host));
  play(*host);
  QTRY_VERIFY(sena.table.position() > before && sena.table.position() == host->position());
  const QString askedAfterwards = u"Sena wants to undo this move: Sena throws rock."_s;
  QCOMPARE(voteOnUndo(sena, anna), askedAfterwards);
  anna.multiplayer.vote(true);
  QTRY_VERIFY(!anna.multiplayer.mayVote() && isThrowing(sena.table) && !isThrowing(*host));
  before = host->position();
  play(sena.table);
  QTRY_VERIFY(sena.table.position() > before && sena.table.position() == host->position());
  QCOMPARE(voteOnUndo(sena, anna), askedAfterwards);
}

// The host asks for an undo after the end of a deal, and withdraws the request.
void TestMultiplayer::undoRequestNamesAFinishedDealAndCanBeWithdrawn() {
  Person anna(u"Anna"_s);
  Person bert(u"Bert"_s);
  meetAndPlay(anna, bert);
  const auto host = anna.multiplayer.guest();
  const auto guest = bert.multiplayer.guest();
  QVERIFY(playUntil(*host, *guest, [&] { return host->view().standing().dealOver; }));
  QVERIFY(!host->view().standing().gameOver);
  QTRY_VERIFY(!host->isBusy() && host->may(GameRequest::undo));
  std::optional<Answer> answer;
  host->ask(GameRequest::undo, [&](const Answer& given) { answer = given; });
  QTRY_VERIFY(anna.multiplayer.mayWithdraw());
  QVERIFY(!anna.multiplayer.mayVote());
  const QString asked = anna.multiplayer.voteText();
  QVERIFY2(asked.startsWith(u"You want to undo this move: You "_s), qPrintable(asked));
  QVERIFY2(asked.contains(u" Deal 1, which is over, would continue from there. Waiting for "_s),
           qPrintable(asked));
  QSignalSpy announced(&bert.multiplayer, &Multiplayer::announced);
  QSignalSpy outdated(&anna.multiplayer, &Multiplayer::announcementOutdated);
  anna.multiplayer.withdraw();
  QTRY_VERIFY(answer && answer->isWithdrawn);
  QCOMPARE(outdated, QList<QVariantList>{{asked}});
  QTRY_VERIFY(!announced.isEmpty());
  QCOMPARE(announced.last()[0].toString(), u"Anna has withdrawn the request."_s);
  QVERIFY(!answer->isDone() && !anna.multiplayer.mayWithdraw());
  QTRY_VERIFY(anna.multiplayer.voteText().isEmpty());
  QVERIFY(host->view().standing().dealOver);
}

// Three people: Sena asks for an undo, Anna agrees, Bert declines.
void TestMultiplayer::voteIsOfferedWhileConnectedAndItsFailureIsReported() {
  Person anna(u"Anna"_s);
  Person bert(u"Bert"_s);
  anna.players = 3;
  meet(anna, bert);
  Visitor sena(u"Sena"_s, anna.multiplayer.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  anna.multiplayer.begin();
  const auto own = anna.multiplayer.guest();
  QTRY_VERIFY(own->isPlaying() && sena.table.isPlaying());
  QTRY_COMPARE(bert.multiplayer.phase(), u"playing"_s);
  const auto other = bert.multiplayer.guest();
  QVERIFY(eventually([&] {
    if (sena.table.may(GameRequest::undo)) return true;
    for (GuestTable* guest : {own.get(), other.get(), &sena.table}) {
      if (mayMove(*guest)) move(*guest);
    }
    return false;
  }));
  QTRY_VERIFY(!own->isBusy() && !other->isBusy() && !sena.table.isBusy() &&
              own->position() == sena.table.position());
  std::optional<Answer::Kind> answer;
  sena.table.ask(GameRequest::undo, [&](const Answer& given) { answer = given.kind; });
  QTRY_VERIFY(anna.multiplayer.mayVote() && bert.multiplayer.mayVote());
  // While the connection is lost, a vote could not be sent, so none is offered.
  QList<bool> offered;
  connect(&bert.multiplayer, &Multiplayer::voteChanged, this, [&] {
    if (!bert.multiplayer.isReached()) offered << bert.multiplayer.mayVote();
  });
  auto [guestEnd, hostEnd] = MemoryConnection::pair();
  other->use(std::move(guestEnd));
  hostEnd->close();
  QTRY_VERIFY(!offered.isEmpty());
  QVERIFY(!offered.contains(true));
  QTRY_VERIFY(bert.multiplayer.isReached() && bert.multiplayer.mayVote());
  QSignalSpy announced(&anna.multiplayer, &Multiplayer::announced);
  anna.multiplayer.vote(true);
  bert.multiplayer.vote(false);
  const QString why = u"Bert has declined Sena’s request."_s;
  QTRY_COMPARE(anna.multiplayer.chat()->count(), 1);
  QCOMPARE(anna.multiplayer.chat()->value(0, u"line"_s).toString(), why);
  QCOMPARE(announced.last()[0].toString(), why);
  QTRY_COMPARE(bert.multiplayer.chat()->count(), 1);
  QTRY_COMPARE(answer, Answer::Kind::declined);
}

// The list of tables on the network does not offer the table at which the user is.
void TestMultiplayer::tableOfTheUserIsNotListed() {
  Person anna(u"Anna"_s);
  Person bert(u"Bert"_s);
  Person omar(u"Omar"_s);
  meetAndPlay(anna, bert);
  const auto own = readInvitation(anna.multiplayer.invitation()).invitation;
  QVERIFY(own);
  // A table of the same name may be on the network.
  const auto rowOf = [&own](Person& person) {
    const auto& rows = person.multiplayer.found()->rows();
    const auto row = std::ranges::find_if(rows, [&own](const FoundRow& each) {
      const auto found = readInvitation(each.link).invitation;
      return found && found->isSameTable(*own);
    });
    return row == rows.end() ? std::nullopt : std::optional(*row);
  };
  const auto lists = [&rowOf](Person& person) { return rowOf(person).has_value(); };
  for (Person* person : {&anna, &bert, &omar}) person->multiplayer.search(true);
  QTRY_VERIFY(lists(omar));
  QVERIFY(!lists(anna) && !lists(bert));
  bert.multiplayer.leave();
  QTRY_VERIFY(lists(bert));
  QVERIFY(rowOf(bert)->hasSeat);
  QVERIFY(!lists(anna));
}

void TestMultiplayer::playersOfATableAppearInTheListOfPeople() {
  Person anna(u"Anna"_s);
  Person bert(u"Bert"_s);
  meet(anna, bert);
  // The list of people contains the other person, but neither the user nor a computer player.
  QCOMPARE(anna.people.list()->all(), 1);
  QCOMPARE(anna.met(u"about"_s), u"At the table now"_s);
  anna.multiplayer.begin();
  const QString once = u"At the table now, 1 game together"_s;
  QTRY_COMPARE(anna.met(u"about"_s), once);
  QTRY_COMPARE(bert.met(u"about"_s), once);
  // Rejoining a game does not count it again.
  const QString invitation = byThisMachine(anna.multiplayer.invitation()).text();
  bert.multiplayer.leave();
  QTRY_COMPARE(anna.met(u"about"_s), u"Last seen today, 1 game together"_s);
  bert.join(invitation);
  QTRY_COMPARE(bert.multiplayer.phase(), u"playing"_s);
  QTRY_COMPARE(anna.met(u"about"_s), once);
  QCOMPARE(bert.met(u"about"_s), once);
  anna.multiplayer.leave();
  QCOMPARE(anna.met(u"about"_s), u"Last seen today, 1 game together"_s);
}

void TestMultiplayer::personBlockedByTheHostCannotJoin() {
  Person anna(u"Anna"_s);
  Person bert(u"Bert"_s);
  fallOut(anna, bert, anna);
  anna.multiplayer.host();
  QTRY_COMPARE(anna.multiplayer.phase(), u"waiting"_s);
  bert.join(byThisMachine(anna.multiplayer.invitation()).text());
  QTRY_COMPARE(bert.multiplayer.phase(), QString());
  // A blocked person gets the same message as at a full table, so the message does not reveal the
  // block.
  QCOMPARE(bert.multiplayer.problem(), kFull);
  QCOMPARE(anna.seat(1, u"state"_s).toString(), u"computer"_s);
}

void TestMultiplayer::blockedPlayerKeepsTheSeatButCannotRejoin() {
  Person anna(u"Anna"_s);
  anna.players = 3;
  Person bert(u"Bert"_s);
  meet(anna, bert);
  QSignalSpy phases(&anna.multiplayer, &Multiplayer::phaseChanged);
  anna.multiplayer.setList(0, u"blocked"_s);  // seat 0 is the user's own
  anna.multiplayer.setList(2, u"blocked"_s);  // seat 2 has a computer player
  anna.multiplayer.setList(7, u"blocked"_s);
  QVERIFY(anna.people.acquaintances().blocked.isEmpty());
  anna.multiplayer.setList(1, u"blocked"_s);
  QCOMPARE(anna.seat(1, u"list"_s).toString(), u"blocked"_s);
  // A blocked person keeps the seat until removed or disconnected, but cannot rejoin. Nothing else
  // changes.
  anna.multiplayer.sendPhrase(2);
  QTRY_COMPARE(bert.multiplayer.chat()->count(), 1);
  QCOMPARE(anna.seat(1, u"state"_s).toString(), u"here"_s);
  QCOMPARE(anna.seat(0, u"state"_s).toString(), u"here"_s);
  QVERIFY(anna.multiplayer.isReached());
  QCOMPARE(phases.size(), 0);
  QCOMPARE(bert.multiplayer.phase(), u"waiting"_s);
  bert.multiplayer.leave();
  QTRY_COMPARE(anna.seat(1, u"state"_s).toString(), u"computer"_s);
  bert.join(byThisMachine(anna.multiplayer.invitation()).text());
  QTRY_COMPARE(bert.multiplayer.problem(), kFull);
  // Unblocking in the middle of a game changes nothing at the table.
  Visitor sena(u"Sena"_s, anna.multiplayer.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  anna.multiplayer.begin();
  QTRY_VERIFY(sena.table.isPlaying());
  QTRY_COMPARE(anna.multiplayer.phase(), u"playing"_s);
  const auto host = anna.multiplayer.guest();
  // When a person is to move, the computer player makes no further move.
  QTRY_VERIFY(mayMove(*host) || mayMove(sena.table));
  QTRY_COMPARE(sena.table.position(), host->position());
  const std::size_t position = host->position();
  const std::size_t stories = host->story().size();
  anna.people.visit();
  const int row = anna.people.list()->find(u"name"_s, u"Bert"_s);
  anna.people.setList(anna.people.list()->value(row, u"key"_s).toString(), u"none"_s);
  QSignalSpy heard(&sena.table, &GuestTable::chatReceived);
  // The host's own copy of the chat message arrives after all messages about the changed block
  // list.
  QSignalSpy echoed(host.get(), &GuestTable::chatReceived);
  anna.multiplayer.sendPhrase(2);
  QTRY_COMPARE(heard.size(), 1);
  QTRY_COMPARE(echoed.size(), 1);
  QCOMPARE(host->position(), position);
  QCOMPARE(host->story().size(), stories);
  QVERIFY(anna.multiplayer.isReached() && !host->isBusy());
  QVERIFY(anna.multiplayer.waitsText().isEmpty());
  QTRY_VERIFY(mayMove(*host) || mayMove(sena.table));
}

void TestMultiplayer::personBlockedByAGuestCannotJoin() {
  Person anna(u"Anna"_s);
  anna.players = 3;
  Person bert(u"Bert"_s);
  Person sena(u"Sena"_s);
  fallOut(sena, bert, bert);

  anna.multiplayer.host();
  const QString invitation = byThisMachine(anna.multiplayer.invitation()).text();
  bert.join(invitation);
  QTRY_COMPARE(bert.multiplayer.phase(), u"waiting"_s);
  sena.join(invitation);
  QTRY_COMPARE(sena.multiplayer.problem(), kFull);
  bert.multiplayer.leave();
  QTRY_COMPARE(anna.seat(1, u"state"_s).toString(), u"computer"_s);
  sena.join(invitation);
  QTRY_COMPARE(sena.multiplayer.phase(), u"waiting"_s);
}

void TestMultiplayer::guestSendsAChangedBlockListWhenReconnecting() {
  Person anna(u"Anna"_s);
  anna.players = 3;
  Person sena(u"Sena"_s);
  meet(sena, anna);
  sena.multiplayer.leave();
  const QString senasKey = anna.met(u"key"_s);
  QTRY_COMPARE(anna.multiplayer.phase(), QString());
  anna.multiplayer.host();
  const Invitation invitation = byThisMachine(anna.multiplayer.invitation());
  Visitor bert(u"Bert"_s, invitation.text());
  QTRY_COMPARE(anna.seat(1, u"state"_s).toString(), u"here"_s);
  bert.table.know({.friends = {}, .blocked = {*Fingerprint::fromText(senasKey)}});
  QSignalSpy welcomed(&bert.table, &GuestTable::welcomed);
  bert.vanish();
  bert.link = std::make_unique<HostLink>(bert.table, bert.identity, invitation);
  bert.link->open();
  QTRY_COMPARE(welcomed.size(), 1);
  sena.join(invitation.text());
  QTRY_COMPARE(sena.multiplayer.problem(), kFull);
}

void TestMultiplayer::peopleAreShownByTheNamesTheUserGave() {
  Person anna(u"Anna"_s);
  anna.players = 3;
  anna.multiplayer.host();
  Visitor sena(u"Sena"_s, anna.multiplayer.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  QTRY_COMPARE(anna.seat(1, u"name"_s).toString(), u"Sena"_s);
  QCOMPARE(anna.seat(1, u"theirName"_s).toString(), QString());
  anna.people.rename(anna.met(u"key"_s), u"Neighbour"_s);
  QCOMPARE(anna.seat(1, u"name"_s).toString(), u"Neighbour"_s);
  QCOMPARE(anna.seat(1, u"theirName"_s).toString(), u"Sena"_s);
  sena.table.sendChat({.phrase = 0});
  QTRY_COMPARE(anna.multiplayer.chat()->count(), 1);
  QCOMPARE(anna.multiplayer.chat()->value(0, u"name"_s).toString(), u"Neighbour"_s);

  // The second guest is called "neighbour", as the user has named the first guest. So the table
  // shows four words of each guest's key. Later, a third guest has the name of a known person, and
  // also gets four words.
  Visitor other(u"neighbour"_s, anna.multiplayer.invitation());
  QTRY_COMPARE(anna.seat(2, u"name"_s).toString(), u"neighbour"_s);
  QCOMPARE(anna.seat(1, u"fourWords"_s).toString(), sena.identity.fingerprint().words().join(u' '));
  QCOMPARE(anna.seat(2, u"fourWords"_s).toString(),
           other.identity.fingerprint().words().join(u' '));
  anna.people.rename(sena.identity.fingerprint().text(), {});
  QCOMPARE(anna.seat(1, u"name"_s).toString(), u"Sena"_s);
  QCOMPARE(anna.seat(2, u"fourWords"_s).toString(), QString());
  sena.table.leave();
  QTRY_COMPARE(anna.seat(1, u"state"_s).toString(), u"computer"_s);
  Visitor again(u"Sena"_s, anna.multiplayer.invitation());
  QTRY_COMPARE(anna.seat(1, u"name"_s).toString(), u"Sena"_s);
  QCOMPARE(anna.seat(1, u"fourWords"_s).toString(),
           again.identity.fingerprint().words().join(u' '));

  // After the user has given a guest another name, the text about the disconnection uses it.
  anna.people.rename(again.identity.fingerprint().text(), u"Neighbour"_s);
  anna.multiplayer.begin();
  QTRY_VERIFY(again.table.isPlaying());
  again.table.leave();
  QTRY_VERIFY(anna.multiplayer.waitsText().startsWith(u"Neighbour is away"_s));
}

void TestMultiplayer::blockedPersonIsMuted() {
  Person anna(u"Anna"_s);
  anna.multiplayer.host();
  Visitor sena(u"Sena"_s, anna.multiplayer.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  QTRY_COMPARE(anna.seat(1, u"name"_s).toString(), u"Sena"_s);
  anna.multiplayer.setList(1, u"blocked"_s);
  QSignalSpy heard(&sena.table, &GuestTable::chatReceived);
  sena.table.sendChat({.phrase = 0});
  QVERIFY(heard.wait(60'000));
  anna.multiplayer.sendPhrase(2);
  QTRY_COMPARE(anna.multiplayer.chat()->count(), 1);
  QCOMPARE(anna.multiplayer.chat()->value(0, u"line"_s).toString(), u"Thank you!"_s);
  anna.multiplayer.setList(1, u"none"_s);
  sena.table.sendChat({.phrase = 0});
  QTRY_COMPARE(anna.multiplayer.chat()->count(), 2);
}

// The lock keeps tests searching for tables from running at the same time: each search would also
// find the tables of the other tests.
DOWNPILE_TEST(TestMultiplayer, .lock = "network");
#include "tst_multiplayer.moc"
