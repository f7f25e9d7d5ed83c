// SPDX-License-Identifier: GPL-3.0-or-later
// Games of every kind between people and computer players, on good and bad connections. Each guest
// has the session's view for its player, and bad connections do not change the record.
#include <QDeadlineTimer>

#include "../../app/support/other_worlds.h"
#include "../../support/eventually.h"
#include "games/ultimate-loser/ultimate_loser.h"
#include "games/up-and-down/up_and_down.h"
#include "party.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

constexpr int kDeals = 3;

// Returns the events of the first deals as text. The lines are sorted, because simultaneous choices
// have another order in messages than in the record. Omits later deals, whose choices may not be in
// the record yet.
std::vector<std::string> storyLines(const std::vector<StoryStep>& story) {
  std::vector<std::string> lines;
  for (const StoryStep& step : story) {
    if (step.deal > kDeals) continue;
    for (const Event& event : step.step.events) {
      std::string text = std::to_string(step.deal);
      for (const int part :
           {static_cast<int>(event.kind), int{event.from.zone}, int{event.from.player},
            int{event.to.zone}, int{event.to.player}, int{event.player}, int{event.other},
            int{event.sentence}, static_cast<int>(event.number)}) {
        text += " " + std::to_string(part);
      }
      for (Card card : event.cards) text += " " + std::to_string(card.id);
      lines.push_back(std::move(text));
    }
    if (step.ended) lines.push_back(std::to_string(step.deal) + " ended");
  }
  std::ranges::sort(lines);
  return lines;
}

// Returns the header with the house rules of this row of test data.
RecordHeader withRules(RecordHeader header) {
  QFETCH(QString, rules);
  if (rules == u"exchange"_s) header.options[UltimateLoser::kExchange] = 1;
  if (rules != u"blind"_s) return header;
  header.options[UpAndDown::kBlindOne] = 1;
  header.options[UpAndDown::kOncePerPlayer] = 1;
  header.options[UpAndDown::kBidding] = 1;
  return header;
}

// Plays with the guests of the party until `deals` deals or the game are over. Calls `disturb` each
// time before the guests move.
template <class Disturb>
void playDeals(Party& party, int deals, Disturb disturb) {
  party.table->begin();
  const QDeadlineTimer hanging(kHanging);
  while (party.session().standing().deal <= deals && !party.session().standing().gameOver) {
    QVERIFY2(!hanging.hasExpired(), "the game does not continue");
    party.now += 50;
    disturb();
    bool isGuestAway = false;
    for (auto& guest : party.guests) {
      isGuestAway = isGuestAway || !guest->isReached();
      if (!guest->isReached() || !guest->isPlaying() || guest->isBusy()) continue;
      if (guest->view().standing().dealOver) {
        if (guest->may(GameRequest::nextDeal)) {
          guest->ask(GameRequest::nextDeal, [](const Answer&) {});
        }
      } else if (!guest->view().legal().empty()) {
        const Action action = choiceOf(*guest);
        guest->send({&action, 1}, guest->position(), [](const Answer&) {});
      }
    }
    QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    QCoreApplication::sendPostedEvents();
    if (isGuestAway) continue;
    // A simultaneous choice does not change the position number. So a guest with the right number
    // may still lack another player's choice. The test waits for it.
    for (auto& guest : party.guests) {
      QTRY_VERIFY(!guest->isReached() || !guest->isPlaying() ||
                  guest->position() != party.session().position() ||
                  Party::knowsAll(*guest, party.session()));
    }
  }
  Party::settle();
}

}  // namespace

class TestHostedGames : public QObject {
  Q_OBJECT

 private slots:
  void guestsOfEveryGameHaveTheViewAndScoresOfTheSession_data();
  void guestsOfEveryGameHaveTheViewAndScoresOfTheSession();
  void badConnectionsDoNotChangeTheRecord_data() {
    guestsOfEveryGameHaveTheViewAndScoresOfTheSession_data();
  }
  void badConnectionsDoNotChangeTheRecord();
  void messagesToAPlayerDoNotDependOnHiddenCards_data() {
    guestsOfEveryGameHaveTheViewAndScoresOfTheSession_data();
  }
  void messagesToAPlayerDoNotDependOnHiddenCards();
  void movesMadeForASlowPlayerDoNotDependOnHiddenCards_data() { addGameRows(); }
  void movesMadeForASlowPlayerDoNotDependOnHiddenCards();
  void guestsKnowTheStepsThatARedoMakesAgain_data() { addGameRows(); }
  void guestsKnowTheStepsThatARedoMakesAgain();
};

// Further rows: blind deals of Up and Down with secret bids, where players do not see their own
// card; and Ultimate Loser with the exchange of cards between two players.
void TestHostedGames::guestsOfEveryGameHaveTheViewAndScoresOfTheSession_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<QString>("rules");
  for (const CatalogEntry& entry : catalog()) {
    const auto id = QString::fromUtf8(entry.info->id);
    QTest::newRow(qPrintable(id)) << id << QString();
  }
  QTest::newRow("up-and-down, blind") << u"up-and-down"_s << u"blind"_s;
  QTest::newRow("ultimate-loser, exchange") << u"ultimate-loser"_s << u"exchange"_s;
}

void TestHostedGames::guestsOfEveryGameHaveTheViewAndScoresOfTheSession() {
  QFETCH(QString, game);
  const GameInfo& info = *findGame(game.toStdString())->info;
  const int players = std::min(info.maxPlayers, 4);
  Party party(withRules(partyHeader(game.toStdString(), players, 11)));
  std::string record;
  party.invite();
  GuestTable& guest = party.invite();
  connect(&guest, &GuestTable::recorded, this, [&](const std::string& text) { record = text; });
  QCOMPARE(guest.you(), 1);
  playDeals(party, kDeals, [] {});
  if (QTest::currentTestFailed()) return;
  for (auto& each : party.guests) {
    QVERIFY(Party::knowsAll(*each, party.session()));
    QCOMPARE(storyLines(each->story()), storyLines(storyOf(party.session().record(), each->you())));
    const auto scores = dealScores(party.session().record());
    QCOMPARE(each->dealScores().size(), scores.size());
    for (std::size_t i = 0; i < scores.size(); ++i) {
      QCOMPARE(each->dealScores()[i].scores, scores[i].scores);
    }
  }
  QCOMPARE(party.journal, recordText(party.session().record()));
  if (!party.session().standing().gameOver) return;
  QCOMPARE(record, recordText(party.session().record()));
  // The game is over and its seeds are public, so its moves cannot be undone.
  for (auto& each : party.guests) {
    QVERIFY(!each->may(GameRequest::undo) && !each->may(GameRequest::restartDeal));
  }
  // The next game at the same table has other cards, because its seal is new.
  const RecordHeader last = party.session().header();
  party.table->begin();
  Party::settle();
  const auto& seal = party.session().header().seal;
  QVERIFY(seal && seal->secret && !seal->isForged());
  QVERIFY(!last.seal || seal->secret != last.seal->secret);
}

// Connections break at random moments, before or after the host has received a move. No move is
// lost or played twice.
void TestHostedGames::badConnectionsDoNotChangeTheRecord() {
  QFETCH(QString, game);
  const GameInfo& info = *findGame(game.toStdString())->info;
  const int players = std::min(info.maxPlayers, 3);
  const auto play = [&](bool isBad) {
    Party party(withRules(partyHeader(game.toStdString(), players, 5)));
    party.invite();
    party.invite();
    Random random(7);
    int cuts = 0;
    playDeals(party, 2, [&] {
      if (!isBad) return;
      for (int guest = 0; guest < 2; ++guest) {
        if (!party.guest(guest).isReached()) {
          if (random.below(2) == 0) party.connectGuest(guest);
        } else if (random.below(5) == 0) {
          party.cut(guest);
          ++cuts;
        }
      }
    });
    if (isBad && cuts < 5) qFatal("%d cuts are not enough", cuts);
    return party.journal;
  };
  const std::string good = play(false);
  QVERIFY(good.size() > 200);
  QCOMPARE(play(true), good);
}

// Two games differ only in cards unseen by player 0. Player 0 and a spectator receive the same
// bytes, except for welcome messages and the end of a deal.
void TestHostedGames::messagesToAPlayerDoNotDependOnHiddenCards() {
  QFETCH(QString, game);
  const GameInfo& info = *findGame(game.toStdString())->info;
  RecordHeader header =
      withRules(peopleHeader(game.toStdString(), std::min(info.maxPlayers, 3), 21));
  // A blind deal is compared only before player 0 plays the card, which reveals it.
  QFETCH(QString, rules);
  const std::size_t most = rules == u"blind"_s ? 4 : 25;
  // Cards are exchanged only from the second deal on, by the Ultimate Loser of the deal before. So
  // one deal is played before the compared one.
  const int earlier = rules == u"exchange"_s ? 1 : 0;
  Random random(3);
  int exchanged = 0;
  for (int deal = 0; deal < 4; ++deal) {
    header.seed += 1;
    // Every second game has a seal, whose secret must not be sent either.
    Bytes32 secret{};
    secret.fill(static_cast<std::uint8_t>(header.seed));
    header.seal.reset();
    if (deal % 2 == 1) header.seal = Seal::of(secret);
    bool isSecretSent = false;
    const PlayedDeal original = playAtRandom(header, earlier, random, most);
    QVERIFY(!original.moves.empty());
    const Exchange exchange = exchangeUnseen(original, original.moves.size(), info.family, random);
    exchanged += exchange.changed();
    const auto sent = [&](const PlayedDeal& played) {
      Party party(header, played.start);
      QByteArrayList messages;
      const auto listen = [&](const Fingerprint& key, const Hello& hello) {
        auto [way, hostEnd] = MemoryConnection::pair();
        connect(way.get(), &Connection::received, this, [&](const QByteArray& text) {
          isSecretSent = isSecretSent || text.contains(QByteArray::fromStdString(hexText(secret)));
          // Ignores welcome messages, which contain a random token, and the message at the end of a
          // deal, which shows all cards.
          const bool isOpen = text.contains("\"open\":");
          if (!isOpen && !text.contains("\"type\":\"welcome\"")) messages << text;
        });
        party.table->accept(std::move(hostEnd), key);
        way->send(guestMessage(hello));
        Party::settle();
        return std::move(way);
      };
      const auto viewer = listen(keyOf(0), {.name = u"Me"_s});
      // A spectator must not receive more than a player.
      const auto spectator = listen(keyOf(9), {.name = u"Spectator"_s, .watches = true});
      // The test itself makes the moves of the other players.
      std::vector<std::unique_ptr<MemoryConnection>> others;
      for (int player = 1; player < header.players; ++player) {
        auto pair = MemoryConnection::pair();
        party.table->accept(std::move(pair.second), keyOf(player));
        pair.first->send(guestMessage(Hello{.name = u"Other"_s}));
        others.push_back(std::move(pair.first));
        Party::settle();
      }
      party.table->begin();
      Party::settle();
      int id = 0;
      for (const PlayedMove& move : played.moves) {
        const QByteArray text =
            guestMessage(MoveMessage{.id = ++id,
                                     .position = party.session().position(),
                                     .actions = {actionText(move.action, info)}});
        Connection& way =
            move.player == 0 ? *viewer : *others[static_cast<std::size_t>(move.player) - 1];
        way.send(text);
        Party::settle();
      }
      return messages;
    };
    const QByteArrayList first = sent(original);
    const QByteArrayList other = sent(exchange.of(original));
    QVERIFY(first.size() > static_cast<qsizetype>(original.moves.size()));
    QCOMPARE(other, first);
    QVERIFY(!isSecretSent);
  }
  QVERIFY(exchanged > 0);
}

// When the time of a player is over, the host moves for the player. This move, and messages about
// time, do not depend on cards unseen by the player.
void TestHostedGames::movesMadeForASlowPlayerDoNotDependOnHiddenCards() {
  QFETCH(QString, game);
  const GameInfo& info = *findGame(game.toStdString())->info;
  RecordHeader header = peopleHeader(game.toStdString(), 3, 61);
  Random random(9);
  int exchanged = 0;
  int compared = 0;
  constexpr int kSeconds = 30;
  for (int deal = 0; deal < 6; ++deal) {
    header.seed += 1;
    const PlayedDeal original = playAtRandom(header, 0, random, 25);
    // Finds a position where player 0 has to move.
    std::size_t length =
        std::min<std::size_t>(original.moves.size(), 4 + 3 * static_cast<std::size_t>(deal));
    while (length > 0 && original.moves[length - 1].player != 0) --length;
    if (length == 0) continue;
    --length;
    const Exchange exchange = exchangeUnseen(original, length, info.family, random);
    exchanged += exchange.changed();
    const auto sent = [&](const PlayedDeal& played) {
      HostedTable::Setup setup = Party::setupOf(header, played.start);
      setup.allowed.thinking = kSeconds;
      Party party(std::move(setup));
      QByteArrayList messages;
      std::vector<std::unique_ptr<MemoryConnection>> ways;
      for (int player = 0; player < header.players; ++player) {
        auto [way, hostEnd] = MemoryConnection::pair();
        if (player == 0) {
          connect(way.get(), &Connection::received, this, [&](const QByteArray& text) {
            if (text.contains("\"type\":\"seats\"")) messages << text;
          });
        }
        party.table->accept(std::move(hostEnd), keyOf(player));
        way->send(guestMessage(Hello{.name = u"Me"_s}));
        ways.push_back(std::move(way));
        Party::settle();
      }
      party.table->begin();
      Party::settle();
      int id = 0;
      for (std::size_t i = 0; i < length; ++i) {
        const PlayedMove& move = played.moves[i];
        ways[at(move.player)]->send(
            guestMessage(MoveMessage{.id = ++id,
                                     .position = party.session().position(),
                                     .actions = {actionText(move.action, info)}}));
        Party::settle();
      }
      party.table->updateTimes();
      Party::settle();
      const qsizetype before = messages.size();
      const std::size_t position = party.session().position();
      party.now += kSeconds * 1000;
      party.table->updateTimes();
      // In a simultaneous choice, the moves are recorded only when all players have chosen.
      const auto& entries = party.session().record().entries;
      const auto made = [&] {
        return std::find_if(entries.begin() + static_cast<std::ptrdiff_t>(position), entries.end(),
                            [](const RecordEntry& entry) {
                              return entry.kind == RecordEntry::Kind::move && entry.player == 0;
                            });
      };
      if (!QTest::qWaitFor([&] { return made() != entries.end(); })) qFatal("no move was made");
      Party::settle();
      if (party.table->seats().seats[0].movesMadeFor != 1) qFatal("the move was not counted");
      // The result of the move can show a hidden card. So only the move and the messages before it
      // are compared.
      messages.resize(before);
      messages << QByteArray::fromStdString(made()->action);
      return messages;
    };
    const QByteArrayList first = sent(original);
    const QByteArrayList other = sent(exchange.of(original));
    QCOMPARE(other, first);
    ++compared;
  }
  QVERIFY(exchanged > 0 && compared > 0);
}

// Three people play, undo and redo at random. The steps that a guest expects from a redo are those
// that it brings.
void TestHostedGames::guestsKnowTheStepsThatARedoMakesAgain() {
  QFETCH(QString, game);
  Party party(peopleHeader(game.toStdString(), 3, 4));
  for (int i = 0; i < 3; ++i) party.invite();
  party.table->begin();
  Party::settle();
  Random random(5);
  int known = 0;
  for (int i = 0; i < 300 && party.session().standing().deal <= kDeals; ++i) {
    party.now += 1000;  // messages are limited by time
    GuestTable& asker = party.guest(static_cast<int>(random.below(3)));
    const bool redoes = asker.may(GameRequest::redo) && random.below(2) == 0;
    const bool undoes = asker.may(GameRequest::undo) && random.below(3) == 0;
    if (!redoes && !undoes) {
      if (playAnything(party)) continue;
      for (auto& guest : party.guests) guest->ask(GameRequest::nextDeal, [](const Answer&) {});
      Party::settle();
      continue;
    }
    const bool isKnown = redoes && party.session().waitingSteps().empty();
    std::vector<std::vector<StoryStep>> before;
    std::vector<std::vector<StoryStep>> undone;
    for (const auto& guest : party.guests) {
      before.push_back(guest->story());
      undone.push_back(guest->undone());
    }
    asker.ask(redoes ? GameRequest::redo : GameRequest::undo, [](const Answer&) {});
    Party::settle();
    for (const auto& guest : party.guests) {
      if (guest.get() != &asker) guest->vote(true);
    }
    Party::settle();
    for (std::size_t guest = 0; isKnown && guest < before.size(); ++guest) {
      if (undone[guest].empty()) continue;
      std::vector<StoryStep> expected = before[guest];
      const std::vector<StoryStep>& story = party.guests[guest]->story();
      QVERIFY(story.size() > expected.size());
      const std::size_t count = std::min(story.size() - expected.size(), undone[guest].size());
      expected.insert(expected.end(), undone[guest].begin(),
                      undone[guest].begin() + static_cast<std::ptrdiff_t>(count));
      QCOMPARE(storyLines({story.begin(), story.begin() + std::ssize(expected)}),
               storyLines(expected));
      ++known;
    }
  }
  QVERIFY2(known > 5, qPrintable(QString::number(known)));
}

DOWNPILE_TEST(TestHostedGames);
#include "tst_hosted_games.moc"
