// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions write every change before it is visible. A killed game resumes at the same position, and
// undo does not change chance. A move is refused if, since its choice, another player has changed a
// place used by the move.
#include <map>

#include <algorithm>
#include <array>

#include "games/life/life.h"
#include "games/three-up-three-down/three_up_three_down.h"
#include "games/underwear/underwear.h"
#include "playing.h"
#include "record/replayer.h"
#include "runner/test_class.h"

using namespace downpile;

class TestSession : public QObject {
  Q_OBJECT

  static constexpr int kAce = 1;

  static std::vector<Action> layMoves(const Session& session) {
    std::vector<Action> moves = session.view(0)->legal();
    std::erase_if(moves, [](const Action& move) { return move.verb != Life::kLay; });
    return moves;
  }

  // Returns a game of Life where player 0 may lay cards, and these cards satisfy `fits`.
  template <class Fits>
  static std::unique_ptr<Session> laying(MemoryJournal& journal, Fits fits) {
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
      journal.text.clear();
      auto session = Session::begin(headerFor("life", 3, seed), journal, {});
      Random random(seed);
      for (int move = 0; move < 40 && !session->standing().dealOver; ++move) {
        CardSet cards;
        for (const Action& lay : layMoves(*session)) cards |= lay.cards;
        if (fits(cards) && journal.text.find("also ") == std::string::npos) return session;
        playOn(*session, random, 1);
      }
    }
    return nullptr;
  }

 private slots:
  void recordTruncatedAfterAMoveResumesAtThePositionAfterThatMove() {
    MemoryJournal journal;
    // The length of the record's text after each move, and the view of player 0 at the same moment.
    std::vector<std::pair<std::size_t, Value>> known;
    auto session = Session::begin(headerFor("underwear", 4, 21), journal, {});
    Random random(5);
    for (int i = 0; i < 400 && !session->standing().gameOver; ++i) {
      known.emplace_back(journal.text.size(), session->view(0)->write());
      playOn(*session, random, 1);
      if (i % 37 == 0) session->undo(1);
    }
    for (const auto& [size, seen] : known) {
      MemoryJournal copy;
      copy.text = journal.text.substr(0, size);
      const RecordReading reading = readRecord(copy.text);
      QCOMPARE(reading.status, RecordReading::Status::good);
      auto resumed = Session::resume(reading.record, copy, {});
      QVERIFY(resumed != nullptr);
      QVERIFY(resumed->view(0)->write() == seen);
      QCOMPARE(copy.text.size(), size);
    }
  }

  // A memory is a player's knowledge about hidden cards from earlier moves. Written positions do
  // not contain memories; a replay of the record restores them.
  void resumedRecordRestoresTheMemoriesOfPlayers() {
    for (const CatalogEntry& entry : catalog()) {
      const std::string id(entry.info->id);
      MemoryJournal journal;
      auto session = Session::begin(headerFor(id, entry.info->maxPlayers, 5), journal, {});
      Random random(9);
      bool differs = false;  // true if a position lacks memories after writing and reading back
      for (int i = 0; i < 12; ++i) {
        playOn(*session, random, 15);
        MemoryJournal copy = journal;
        const auto resumed = Session::resume(readRecord(journal.text).record, copy, {});
        QVERIFY(resumed != nullptr);
        const auto hasSameViews = [&](const auto& other) {
          bool same = true;
          withGame(id, [&]<class G>() {
            for (int viewer = 0; viewer < session->header().players; ++viewer) {
              const auto one = session->view(viewer);
              const auto two = other.view(viewer);
              same = same && dynamic_cast<const ViewOf<G>&>(*one).view() ==
                                 dynamic_cast<const ViewOf<G>&>(*two).view();
            }
          });
          return same;
        };
        QVERIFY2(hasSameViews(*resumed), id.c_str());
        if (id != "life") continue;
        Replayer played(session->header());
        for (const RecordEntry& each : session->record().entries) QVERIFY(!played.play(each));
        std::string error;
        const auto read = entry.read(session->header().options, session->header().players,
                                     played.game().write(), false, error);
        QVERIFY2(read != nullptr, error.c_str());
        differs = differs || !hasSameViews(*read);
      }
      // In Life, writing a position must lose memories. Otherwise this test would compare nothing.
      if (id == "life") QVERIFY(differs);
    }
  }

  // Simultaneous choices are recorded in the order of the players. A choice undone before all
  // players have chosen leaves no trace in the record.
  void simultaneousChoicesAreWrittenInOrderOfPlayers() {
    MemoryJournal journal;
    auto session = Session::begin(headerFor("life", 3, 4), journal, {});
    const auto choose = [&](int player) {
      const Action clubs{.verb = Life::kChoose, .number = 0};
      return session->submit(player, clubs, session->position()).result;
    };
    const std::string begun = journal.text;
    const std::uint64_t drawn = session->botRandom(1).next();
    QCOMPARE(choose(2), Session::Result::played);
    QCOMPARE(choose(0), Session::Result::played);
    QCOMPARE(choose(0), Session::Result::refused);
    QCOMPARE(journal.text, begun);
    QCOMPARE(session->botRandom(1).next(), drawn);

    QVERIFY(!session->mayUndo(1));
    QVERIFY(session->undo(2));
    QCOMPARE(journal.text, begun);
    QVERIFY2(!session->actors().contains(0), "the choices of the others stay");
    QVERIFY(session->actors().contains(1) && session->actors().contains(2));
    QVERIFY(!session->mayUndo(2));

    QCOMPARE(choose(2), Session::Result::played);
    journal.failing = true;
    QCOMPARE(choose(1), Session::Result::notSaved);
    QCOMPARE(session->actors(), PlayerSet::only(1));
    journal.failing = false;
    QCOMPARE(choose(1), Session::Result::played);
    const std::string written = journal.text.substr(begun.size());
    const auto lineOf = [&](int player) {
      return written.find("move " + std::to_string(player) + " choose ");
    };
    QCOMPARE(lineOf(0), std::size_t{0});
    QVERIFY(lineOf(0) < lineOf(1) && lineOf(1) < lineOf(2));
    QVERIFY(lineOf(2) != std::string::npos);
  }

  // The program is killed between two lines of a write. Missing chance outcomes and scores are
  // drawn and computed again, with the same result.
  void gameResumesWithTheSameOutcomesAfterAnIncompleteWrite() {
    MemoryJournal journal;
    auto session = Session::begin(headerFor("underwear", 2, 4), journal, {});
    Random random(8);
    int shuffles = 0;
    int scores = 0;
    while (!session->standing().gameOver) {
      const std::size_t before = journal.text.size();
      playOn(*session, random, 1);
      std::size_t cut = journal.text.find('\n', before) + 1;
      for (; cut < journal.text.size(); cut = journal.text.find('\n', cut) + 1) {
        const bool isShuffle = journal.text.compare(cut, 6, "chance") == 0;
        ++(isShuffle ? shuffles : scores);
        MemoryJournal torn;
        torn.text = journal.text.substr(0, cut);
        auto resumed = Session::resume(readRecord(torn.text).record, torn, {});
        QVERIFY(resumed != nullptr);
        QCOMPARE(torn.text, journal.text);
        QVERIFY(resumed->view(1)->write() == session->view(1)->write());
      }
    }
    QVERIFY(shuffles >= 3 && scores >= 3);
    QVERIFY(session->standing().deal >= 2);
  }

  void moveThatCannotBeWrittenIsNotPlayed() {
    MemoryJournal journal;
    int seen = 0;
    auto session =
        Session::begin(headerFor("underwear", 3, 2), journal, {[&](const Step&) { ++seen; }, {}});
    Random random(1);
    playOn(*session, random, 5);
    const Value before = session->view(0)->write();
    const std::size_t position = session->position();
    const int seenBefore = seen;
    journal.failing = true;
    const auto [player, action] = anyMove(*session, random);
    QCOMPARE(session->submit(player, action, position).result, Session::Result::notSaved);
    QVERIFY(!session->undo(0));
    QVERIFY(session->view(0)->write() == before);
    QCOMPARE(session->position(), position);
    QCOMPARE(seen, seenBefore);
    journal.failing = false;
    QCOMPARE(session->submit(player, action, position).result, Session::Result::played);
    QVERIFY(seen > seenBefore);
  }

  void gameDoesNotBeginIfItsRecordCannotBeWritten() {
    MemoryJournal journal;
    journal.failing = true;
    QVERIFY(Session::begin(headerFor("underwear", 3, 2), journal, {}) == nullptr);
  }

  void stepsAreWrittenToTheRecordBeforeTheObserverGetsThem() {
    MemoryJournal journal;
    std::size_t reportedAt = 0;
    Session::Observer observer;
    observer.stepped = [&](const Step&) { reportedAt = journal.text.size(); };
    auto session = Session::begin(headerFor("underwear", 3, 9), journal, observer);
    Random random(1);
    for (int i = 0; i < 30; ++i) {
      playOn(*session, random, 1);
      QCOMPARE(reportedAt, journal.text.size());
    }
  }

  void refusedMoveIsNotWritten() {
    MemoryJournal journal;
    auto session = Session::begin(headerFor("underwear", 3, 2), journal, {});
    const std::string before = journal.text;
    const int other = (session->standing().turn + 1) % 3;
    const auto answer = session->submit(other, Action{}, session->position());
    QCOMPARE(answer.result, Session::Result::refused);
    QVERIFY(answer.refusal.has_value());
    QCOMPARE(journal.text, before);
  }

  void undoRevertsOwnLastMove() {
    MemoryJournal journal;
    int resets = 0;
    auto session = Session::begin(headerFor("underwear", 4, 33), journal, {{}, [&] { ++resets; }});
    QVERIFY(!session->mayUndo(0));
    QVERIFY(!session->undo(0));
    Random random(12);
    Value before;
    while (true) {
      if (session->standing().turn == 0) {
        if (session->mayUndo(0)) break;
        before = session->view(0)->write();
      }
      playOn(*session, random, 1);
    }
    QVERIFY(session->undo(0));
    QCOMPARE(resets, 1);
    QVERIFY(session->view(0)->write() == before);
    QVERIFY(!session->mayUndo(0));
    QVERIFY(journal.text.ends_with("\n") && journal.text.find("\nundo ") != std::string::npos);
  }

  // Cards laid with one gesture are undone together, also after a restart of the program.
  void movesOfOneGestureAreUndoneTogether() {
    MemoryJournal journal;
    auto session = laying(journal, [](const CardSet& cards) {
      return cards.size() >= 2 && (cards & CardSet::ofValues(valueBit(kAce))).empty();
    });
    QVERIFY(session != nullptr);
    const std::vector<Action> lays = layMoves(*session);
    const Value before = session->view(0)->write();
    const std::string begun = journal.text;
    const auto lines = [&] { return journal.text.substr(begun.size()); };

    const Suit suit = lays[0].cards.first().suit();
    Action foreign = lays[1];
    foreign.cards =
        CardSet(CardSet::ofSuit(suit == Suit::clubs ? Suit::hearts : Suit::clubs).first());
    const std::array refused{lays[0], foreign};
    QCOMPARE(session->submit(0, refused, session->position()).result, Session::Result::refused);
    QVERIFY(session->view(0)->write() == before);
    QCOMPARE(journal.text, begun);

    const std::array together{lays[0], lays[1]};
    QCOMPARE(session->submit(0, together, session->position()).result, Session::Result::played);
    const auto text = [&](const Action& move) {
      return "0 " + actionText(move, session->view(0)->info()) + "\n";
    };
    QVERIFY(lines().starts_with("move " + text(lays[0]) + "also " + text(lays[1])));

    MemoryJournal later;
    later.text = journal.text;
    auto resumed = Session::resume(readRecord(later.text).record, later, {});
    for (Session* one : {session.get(), resumed.get()}) {
      QVERIFY(one->undo(0));
      QVERIFY(one->view(0)->write() == before);
    }
    // Two gestures are undone one by one.
    for (const Action& lay : together) session->submit(0, lay, session->position());
    QVERIFY(session->undo(0));
    QVERIFY(session->view(0)->write() != before);
  }

  // In Life, laying an ace automatically lays the other cards of its suit. Other moves of the same
  // gesture must not lay these cards again.
  void cardsThatAnAceLaysInLifeAreNotPlayedAgainByTheSameGesture() {
    MemoryJournal journal;
    auto session = laying(journal, [](const CardSet& cards) {
      return cards.size() >= 2 && !(cards & CardSet::ofValues(valueBit(kAce))).empty();
    });
    QVERIFY(session != nullptr);
    std::vector<Action> lays = layMoves(*session);
    std::ranges::sort(lays, {}, [](const Action& lay) { return lay.cards.first().rank(); });
    QCOMPARE(lays.front().cards.first().rank(), kAce);
    QCOMPARE(session->submit(0, lays, session->position()).result, Session::Result::played);
    QVERIFY(journal.text.find("also ") == std::string::npos);
  }

  // In every game, redo replays undone moves step by step to the same positions, also after a
  // restart of the program. The record can still be read and replayed.
  void redoReplaysUndoneMoves() {
    for (const CatalogEntry& entry : catalog()) {
      const std::string id(entry.info->id);
      MemoryJournal journal;
      auto session = Session::begin(
          headerFor(id, std::min(entry.info->minPlayers + 1, entry.info->maxPlayers), 17), journal,
          {});
      Random random(6);
      playOn(*session, random, 60);
      const bool isLong = !session->standing().gameOver;
      QVERIFY(!session->mayRedo(0));
      QVERIFY(!session->redo(0));

      // The view of player 0, by the number of entries in force (not undone).
      std::map<std::size_t, Value> seen;
      const auto entries = [&] { return session->record().inForce().size(); };
      const auto note = [&] { return seen.emplace(entries(), session->view(0)->write()).second; };
      note();
      const std::size_t most = entries();
      int undone = 0;
      for (; undone < 7 && session->mayUndo(0); ++undone) {
        QVERIFY(session->undo(0));
        note();
      }
      QVERIFY(undone > (isLong ? 3 : 0));

      auto resumed = Session::resume(readRecord(journal.text).record, journal, {});
      QVERIFY(resumed != nullptr);
      session = std::move(resumed);
      std::size_t before = entries();
      int redone = 0;
      for (; session->mayRedo(0); ++redone) {
        const std::size_t length = journal.text.size();
        QVERIFY(session->redo(0));
        QVERIFY(entries() > before);
        before = entries();
        QVERIFY2(seen.contains(before), qPrintable(QString::fromStdString(id)));
        QVERIFY(session->view(0)->write() == seen.at(before));
        QVERIFY(journal.text.find("undo", length) == std::string::npos);
      }
      QCOMPARE(before, most);
      QVERIFY(redone >= undone);
      const RecordReading reading = readRecord(journal.text);
      QCOMPARE(reading.status, RecordReading::Status::good);
      QVERIFY(replay(reading.record).problem.empty());
      QCOMPARE(recordText(reading.record), journal.text);
    }
  }

  void makingTheUndoneMoveAgainKeepsRedoAndAnotherMoveClearsRedo() {
    MemoryJournal journal;
    auto session = Session::begin(headerFor("underwear", 3, 8), journal, {});
    Random random(3);
    while (session->record().inForce().size() < 30) playOn(*session, random, 1);
    QVERIFY(session->undo(0));
    do QVERIFY(session->undo(0));
    while (session->view(0)->legal().size() == 1);
    const std::size_t at = session->record().inForce().size();
    // Plays the undone move again by submitting it as a new move, not by redo.
    const Record before = readRecord(journal.text).record;
    const RecordEntry same = before.entries[before.indicesInForce().back() + 1];
    QCOMPARE(same.player, 0);
    const auto play = [&](const std::string& text) {
      const auto game = std::move(replay(session->record()).game);
      return session->submit(0, actionOrNone(*game, 0, text), session->position()).result;
    };
    QCOMPARE(play(same.action), Session::Result::played);
    QVERIFY(session->mayRedo(0));
    QVERIFY(session->redo(0));
    QVERIFY(session->undo(0));
    while (session->record().inForce().size() > at) QVERIFY(session->undo(0));
    QVERIFY(session->mayRedo(0));
    for (const Action& action : session->view(0)->legal()) {
      const std::string text = actionText(action, *findGame("underwear")->info);
      if (text == same.action) continue;
      QCOMPARE(session->submit(0, action, session->position()).result, Session::Result::played);
      break;
    }
    QVERIFY(!session->mayRedo(0));
  }

  void redoThatCannotBeWrittenChangesNothing() {
    MemoryJournal journal;
    auto session = Session::begin(headerFor("underwear", 3, 8), journal, {});
    Random random(3);
    playOn(*session, random, 30);
    QVERIFY(session->undo(0));
    const Value before = session->view(0)->write();
    journal.failing = true;
    QVERIFY(!session->redo(0));
    QVERIFY(session->view(0)->write() == before);
    journal.failing = false;
    QVERIFY(session->redo(0));
  }

  void damagedUndoneMoveEndsRedoAndTheGameContinues() {
    MemoryJournal journal;
    auto session = Session::begin(headerFor("underwear", 3, 8), journal, {});
    Random random(3);
    playOn(*session, random, 30);
    QVERIFY(session->undo(0));
    Record record = session->record();
    record.entries[record.inForce().size()].action = "fly";
    session = Session::resume(record, journal, {});
    QVERIFY(session && session->mayRedo(0));
    const Value before = session->view(0)->write();
    QVERIFY(!session->redo(0));
    QVERIFY(!session->mayRedo(0));
    QVERIFY(session->view(0)->write() == before);
    playOn(*session, random, 5);
    QVERIFY(session->undo(0) && session->redo(0));
  }

  // Restarting a deal deals the same cards again: in every game, in the first deal and in the
  // second. Redo then plays the undone moves of the deal again.
  void restartedDealHasSameCards() {
    for (const CatalogEntry& entry : catalog()) {
      MemoryJournal journal;
      auto session = Session::begin(
          headerFor(std::string(entry.info->id), entry.info->minPlayers, 5), journal, {});
      Random random(9);
      for (const int deal : {1, 2}) {
        QVERIFY(!session->mayRestartDeal(0));
        const Value dealt = session->view(0)->write();
        const std::size_t begun = session->record().inForce().size();
        while (!session->mayRestartDeal(0)) playOn(*session, random, 1);
        for (int i = 0; i < 3 && !session->standing().dealOver; ++i) playOn(*session, random, 1);
        QCOMPARE(session->standing().deal, deal);
        QVERIFY(session->restartDeal(0));
        QVERIFY(session->view(0)->write() == dealt);
        QCOMPARE(session->record().inForce().size(), begun);
        QVERIFY(!session->restartDeal(0));
        QVERIFY(replay(readRecord(journal.text).record).problem.empty());
        while (!session->standing().dealOver) playOn(*session, random, 1);
        QVERIFY(session->restartDeal(0));
        QVERIFY(session->view(0)->write() == dealt);
        while (session->mayRedo(0)) QVERIFY(session->redo(0));
        QVERIFY(session->standing().dealOver);
        if (!session->nextDeal()) break;
      }
    }
  }

  void repeatedMovesAfterAnUndoHaveTheSameChanceOutcomes() {
    MemoryJournal journal;
    auto session = Session::begin(headerFor("underwear", 2, 5), journal, {});
    // Players clear with royalties if they can, and otherwise draw, until a reshuffle. The test
    // undoes player 0's last two moves, and makes the same moves again. The reshuffle must be the
    // same.
    const auto drawOn = [&] {
      const std::size_t start = journal.text.size();
      while (journal.text.find("\nchance", start) == std::string::npos) {
        const int player = session->standing().turn;
        const auto moves = session->view(player)->legal();
        const auto royals = std::find_if(moves.begin(), moves.end(), [](const Action& a) {
          return a.verb == Underwear::kRoyals;
        });
        const auto draw = std::find_if(moves.begin(), moves.end(),
                                       [](const Action& a) { return a.verb == Underwear::kDraw; });
        session->submit(player, royals != moves.end() ? *royals : *draw, session->position());
      }
      const auto line = journal.text.find("\nchance", start);
      return journal.text.substr(line, journal.text.find('\n', line + 1) - line);
    };
    const std::string first = drawOn();
    QVERIFY(session->undo(0));
    QVERIFY(session->undo(0));
    QCOMPARE(drawOn(), first);
  }

  void eachBotAndMoveHasItsOwnRandomStream() {
    MemoryJournal journal;
    auto session = Session::begin(headerFor("underwear", 3, 6), journal, {});
    Random random(3);
    playOn(*session, random, 6);
    Random first = session->botRandom(1);
    const std::uint64_t number = first.next();
    QVERIFY(session->botRandom(2).next() != number);
    playOn(*session, random, 1);
    QVERIFY(session->botRandom(1).next() != number);
  }

  // A move is stale if another player has changed one of its places since the move was chosen.
  void moveChosenBeforeAnotherPlayerChangedTheSamePileIsRefused() {
    MemoryJournal journal;
    auto session = Session::begin(headerFor("underwear", 2, 40), journal, {});
    Random random(9);
    // The move was chosen at position `old`; then the other player moved and changed the place that
    // the move uses.
    const int player = session->standing().turn;
    const std::size_t old = session->position();
    playOn(*session, random, 2);
    QCOMPARE(static_cast<int>(session->standing().turn), player);
    const auto moves = session->view(player)->legal();
    const auto draw = std::find_if(moves.begin(), moves.end(),
                                   [](const Action& a) { return a.verb == Underwear::kDraw; });
    QVERIFY(draw != moves.end());
    const auto answer = session->submit(player, *draw, old);
    QCOMPARE(answer.result, Session::Result::stale);
    QCOMPARE(session->submit(player, *draw, session->position()).result, Session::Result::played);
  }

  // All players choose their face-up cards at the same time (3UP 3DOWN). A move chosen before these
  // choices is then stale.
  void moveChosenBeforeSimultaneousChoicesIsRefusedAfterThem() {
    for (int last = 0; last < 3; ++last) {
      MemoryJournal journal;
      auto session = Session::begin(headerFor("three-up-three-down", 3, 40), journal, {});
      const std::size_t old = session->position();
      for (int i = 1; i <= 3; ++i) {
        const int player = (last + i) % 3;
        const Action face = session->view(player)->legal().front();
        QCOMPARE(session->submit(player, face, old).result, Session::Result::played);
      }
      const int turn = session->standing().turn;
      const auto moves = session->view(turn)->legal();
      const auto play = std::ranges::find(moves, ThreeUpThreeDown::kPlay, &Action::verb);
      QVERIFY(play != moves.end());
      QCOMPARE(session->submit(turn, *play, old).result, Session::Result::stale);
      QCOMPARE(session->submit(turn, *play, session->position()).result, Session::Result::played);
    }
  }

  // Declaring double (Underwear) moves no card. So a move that another player chose before the
  // declaration is not stale and is played.
  void moveChosenBeforeAnotherPlayerDoublesTheDealIsStillPlayed() {
    MemoryJournal journal;
    RecordHeader header = headerFor("underwear", 3, 40);
    header.options[Underwear::kDoubling] = 1;
    auto session = Session::begin(header, journal, {});
    Random random(2);
    for (int i = 0; i < 5000; ++i) {
      const int turn = session->standing().turn;
      for (int player = 0; player < 3 && !session->standing().dealOver; ++player) {
        const Action twice{.verb = Underwear::kDouble};
        if (player == turn || session->view(player)->check(twice)) continue;
        const std::size_t old = session->position();
        const Action draw = session->view(turn)->legal().back();
        QCOMPARE(session->submit(player, twice, old).result, Session::Result::played);
        QCOMPARE(session->submit(turn, draw, old).result, Session::Result::played);
        return;
      }
      playOn(*session, random, 1);
    }
    QFAIL("no player could double");
  }

  void noDealStartsDuringADealOrAfterTheGame() {
    MemoryJournal journal;
    auto session = Session::begin(headerFor("underwear", 3, 77), journal, {});
    QVERIFY(!session->nextDeal());
    Random random(4);
    playOn(*session, random, 1000000);
    QVERIFY(session->standing().gameOver);
    QVERIFY(!session->nextDeal());
    QVERIFY(replay(readRecord(journal.text).record).problem.empty());
  }
};

DOWNPILE_TEST(TestSession);
#include "tst_session.moc"
