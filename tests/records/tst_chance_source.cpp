// SPDX-License-Identifier: GPL-3.0-or-later
// Sources of chance outcomes (shuffles and random picks). Sealed games and games of format 1 draw
// the same outcomes after an undo and after a restart of the program. Changed outcomes in a sealed
// record are detected.
#include <algorithm>

#include "playing.h"
#include "record/chance_source.h"
#include "record/fresh_seal.h"
#include "record/replayer.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

using State = SealCheck::State;
using Kind = RecordEntry::Kind;

Record played(const RecordHeader& header, int moves) {
  MemoryJournal journal;
  auto session = Session::begin(header, journal, {});
  Random random(11);
  playOn(*session, random, moves);
  return session->record();
}

std::vector<std::size_t> outcomesOf(const Record& record) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < record.entries.size(); ++i) {
    if (isChance(record.entries[i])) found.push_back(i);
  }
  return found;
}

std::vector<RecordHeader> headersFor(const std::string& game) {
  std::vector<RecordHeader> headers{headerFor(game, 3, 5), sealedHeaderFor(game, 3, 5)};
  headers.push_back(headerFor(game, 3, 0));
  headers.back().openSeed = numberFromText("known");
  return headers;
}

}  // namespace

class TestChanceSource : public QObject {
  Q_OBJECT

 private slots:
  // The expected values were computed by another implementation of the algorithm in
  // chance_source.h.
  void sealedChanceOutcomesMatchAnotherImplementation() {
    RecordHeader header = sealedHeaderFor("life", 3, 100);
    ChanceNeed need{.kind = ChanceNeed::Kind::shuffle};
    for (int rank = 1; rank <= 5; ++rank) {
      for (const Suit suit : {Suit::clubs, Suit::hearts}) need.cards.insert(Card(0, suit, rank));
    }
    const Chance outcome = ChanceSource::of(header)->draw(need, 2, 3);
    QString text;
    for (const Card card : outcome.order()) {
      text += QString::fromStdString(cardText(card, CardFamily::french)) + ' ';
    }
    QCOMPARE(text, QString("AH 3H AC 4C 4H 3C 2C 5H 2H 5C "));
    const ChanceNeed pick{.kind = ChanceNeed::Kind::pick, .of = 100};
    QCOMPARE(ChanceSource::of(header)->draw(pick, 1, 1).number(), 41);
  }

  void sealedGameCannotContinueWithoutItsSecret() {
    const RecordHeader header = withoutSecrets(sealedHeaderFor("life", 3, 1));
    QVERIFY(!ChanceSource::of(header));
    MemoryJournal journal;
    QVERIFY(Session::begin(header, journal, {}) == nullptr);
    Record record = played(sealedHeaderFor("life", 3, 1), 10);
    record.header = header;
    QVERIFY(Session::resume(record, journal, {}) == nullptr);
    QVERIFY(journal.text.empty());
  }

  void sealingAgainDrawsANewSecret() {
    RecordHeader header = headerFor("life", 3, 5);
    header.openSeed = numberFromText("known");
    reseal(header, {{1, freshBytes()}});
    QCOMPARE(formatOf(header), 2);
    QVERIFY(header.seal && !header.seal->isForged() && !header.openSeed && header.seed == 0);
    QCOMPARE(readRecord(headerText(header)).status, RecordReading::Status::good);
    const Seal first = *header.seal;
    reseal(header);
    QVERIFY(header.seal->secret != first.secret);
    QVERIFY(header.seal->numbers.empty());
    QVERIFY(freshBytes() != freshBytes());
  }

  // In every game, with and without a seal: if a game is resumed, the same moves give the same
  // random outcomes. The format of the record does not change.
  void resumedGameDrawsSameOutcomes() {
    for (const CatalogEntry& entry : catalog()) {
      for (const RecordHeader& header : headersFor(std::string(entry.info->id))) {
        const Record whole = played(header, 150);
        QVERIFY(outcomesOf(whole).size() > 0);
        QVERIFY(!checkSeal(whole).isBroken());
        for (const std::size_t cut : {std::size_t{1}, whole.entries.size() / 2}) {
          Record beginning{.header = header, .entries = {}};
          beginning.entries.assign(whole.entries.begin(),
                                   whole.entries.begin() + static_cast<std::ptrdiff_t>(cut));
          MemoryJournal journal;
          journal.text = recordText(beginning);
          auto session = Session::resume(readRecord(journal.text).record, journal, {});
          QVERIFY(session != nullptr);
          for (std::size_t i = session->position(); i < whole.entries.size();
               i = session->position()) {
            const RecordEntry& next = whole.entries[i];
            if (next.kind == Kind::next) {
              QVERIFY(session->nextDeal());
              continue;
            }
            QCOMPARE(next.kind, Kind::move);
            const std::size_t before = i;
            std::size_t last = i;
            while (last < whole.entries.size() && whole.entries[last].kind == Kind::move &&
                   session->position() == before) {
              const RecordEntry& move = whole.entries[last++];
              QCOMPARE(session
                           ->submit(move.player, session->actionFromText(move.player, move.action),
                                    session->position())
                           .result,
                       Session::Result::played);
            }
          }
          QVERIFY(session->record() == whole);
          QVERIFY(journal.text.starts_with("downpile " + std::to_string(formatOf(header))));
        }
      }
    }
  }

  void repeatedMoveAfterAnUndoHasTheSameChanceOutcome() {
    for (const RecordHeader& header : headersFor("life")) {
      MemoryJournal journal;
      auto session = Session::begin(header, journal, {});
      Random random(2);
      int compared = 0;
      for (int i = 0; i < 600 && compared < 3 && !session->standing().gameOver; ++i) {
        if (session->standing().dealOver) session->nextDeal();
        const auto [player, action] = anyMove(*session, random);
        const std::size_t before = session->position();
        session->submit(player, action, before);
        const Record after = session->record();
        const bool drew = std::any_of(after.entries.begin() + static_cast<std::ptrdiff_t>(before),
                                      after.entries.end(), isChance);
        if (!drew || !session->mayUndo(player)) continue;
        QVERIFY(session->undo(player));
        QCOMPARE(session->submit(player, action, session->position()).result,
                 Session::Result::played);
        QVERIFY(session->record().inForce() == after.inForce());
        ++compared;
      }
      QCOMPARE(compared, 3);
      QVERIFY(!checkSeal(session->record()).isBroken());
    }
  }

  void forgedSealsAreDistinguishedFromIntactOrMissingOnes() {
    const Record record = played(sealedHeaderFor("underwear", 3, 7), 4000);
    QVERIFY(outcomesOf(record).size() > 3);
    const SealCheck whole = checkSeal(record);
    QCOMPARE(whole.state(), State::whole);
    QVERIFY(!whole.isBroken());
    QCOMPARE(whole.outcomes(), outcomesOf(record).size());

    Record other = record;
    (*other.header.seal->secret)[3] ^= 1;
    QCOMPARE(checkSeal(other).state(), State::forged);
    other = record;
    other.header.seal->commitment[3] ^= 1;
    QCOMPARE(checkSeal(other).state(), State::forged);
    other = record;
    other.header.seal->numbers[1].number[3] ^= 1;
    QCOMPARE(checkSeal(other).state(), State::otherSeed);
    QVERIFY(checkSeal(other).isBroken());
    other = record;
    other.header.seal->numbers.pop_back();
    QCOMPARE(checkSeal(other).state(), State::otherSeed);
    other.header = withoutSecrets(record.header);
    QCOMPARE(checkSeal(other).state(), State::closed);
    other.header = headerFor("underwear", 3, 7);
    QCOMPARE(checkSeal(other).state(), State::none);
    other.header.openSeed = record.header.seal->seed();
    QCOMPARE(checkSeal(other).state(), State::known);
    (*other.header.openSeed)[0] ^= 1;
    QVERIFY(checkSeal(other).isBroken());
  }

  // A pick from few choices may match by coincidence, so it does not prove the numbers of the seal.
  // A shuffle of many cards does.
  void forgedRandomNumberOfAPlayerBreaksTheSealDespiteMatchingPicks() {
    RecordHeader header = sealedHeaderFor("life", 3, 7);
    header.seal->numbers[0].number[0] ^= 1;
    const ChanceNeed pick{.kind = ChanceNeed::Kind::pick, .of = 2};
    const ChanceNeed shuffle{.kind = ChanceNeed::Kind::shuffle,
                             .cards = CardSet::ofPack(0, Suit::hearts, 0x3ffe)};
    const auto drawn = ChanceSource::of(header);
    const RecordEntry matchingPick{
        .kind = Kind::pick, .number = static_cast<std::uint8_t>(drawn->draw(pick, 1, 1).number())};
    const Chance shuffled = drawn->draw(shuffle, 1, 2);
    const RecordEntry matchingShuffle{.kind = Kind::chance,
                                      .cards = {shuffled.order().begin(), shuffled.order().end()}};
    RecordEntry wrongShuffle = matchingShuffle;
    std::ranges::reverse(wrongShuffle.cards);

    SealCheck check(header);
    check.add(0, matchingPick, pick, 1, 1);
    QCOMPARE(check.state(), State::whole);
    check.add(1, wrongShuffle, shuffle, 1, 2);
    check.add(2, wrongShuffle, shuffle, 1, 2);
    QCOMPARE(check.state(), State::otherSeed);
    check.add(3, matchingShuffle, shuffle, 1, 2);
    QCOMPARE(check.state(), State::otherOutcome);
    QCOMPARE(check.entry(), 1U);
  }

  // If the first two cards of any shuffle in the record are swapped, the check of the seal reports
  // exactly this entry, even if the cards were never played.
  void sealDetectsSwappedCardsOfAShuffle() {
    const Record record = played(sealedHeaderFor("underwear", 3, 7), 4000);
    for (const std::size_t i : outcomesOf(record)) {
      Record other = record;
      std::swap(other.entries[i].cards[0], other.entries[i].cards[1]);
      const SealCheck check = checkSeal(other);
      QCOMPARE(check.state(), State::otherOutcome);
      QCOMPARE(check.entry(), i);
    }
  }

  void sealDetectsForgedRandomPicks() {
    for (std::uint8_t secret = 1; secret < 60; ++secret) {
      Record record = played(sealedHeaderFor("life", 3, secret), 200);
      const auto pick = std::ranges::find(record.entries, Kind::pick, &RecordEntry::kind);
      if (pick == record.entries.end()) continue;
      QCOMPARE(checkSeal(record).state(), State::whole);
      const std::uint8_t drawn = pick->number;
      pick->number = drawn == 0 ? 1 : 0;
      Replayer replayer(record.header);
      for (auto entry = record.entries.begin(); entry != pick; ++entry) replayer.play(*entry);
      // The replay refuses the changed pick if the hand has only one card. Tries the next secret.
      if (replayer.play(*pick)) continue;
      QCOMPARE(replayer.seal().state(), State::otherOutcome);
      return;
    }
    QFAIL("no lot was drawn");
  }

  // A game continued from another game gets a seal of its own. This seal covers no random outcomes
  // of the other game. It covers all later ones, even if they were undone and drawn again.
  void sealOfAContinuationCoversNoOutcomesOfTheGameItContinues() {
    const Record first = played(headerFor("underwear", 3, 3), 200);
    QVERIFY(outcomesOf(first).size() > 1);
    Record record = first;
    record.header = sealedHeaderFor("underwear", 3, 8);
    record.header.takenOver = first.entries.size();
    MemoryJournal journal;
    auto session = Session::playOn(record, journal, {});
    QVERIFY(session != nullptr);
    Random random(4);
    for (int i = 0; i < 60; ++i) {
      playOn(*session, random, 20);
      session->undo(1);
    }
    const SealCheck check = checkSeal(session->record());
    QCOMPARE(check.state(), State::whole);
    QVERIFY(check.outcomes() > 1);
    QCOMPARE(check.outcomes(), outcomesOf(session->record()).size() - outcomesOf(first).size());
    record = session->record();
    record.header.takenOver = 0;
    QCOMPARE(checkSeal(record).state(), State::otherOutcome);
    QCOMPARE(checkSeal(record).entry(), std::size_t{0});
  }
};

DOWNPILE_TEST(TestChanceSource);
#include "tst_chance_source.moc"
