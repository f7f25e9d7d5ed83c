// SPDX-License-Identifier: GPL-3.0-or-later
// Worlds sampled within limits. For tiny deals the tests enumerate all possible worlds: each must
// be drawn, equally often, and no other.
#include <QElapsedTimer>
#include <cmath>
#include <cstdlib>
#include <map>
#include <new>
#include <set>

#include "rules/world_dealer.h"
#include "runner/test_class.h"

using namespace downpile;

// ---- operators new that count allocations --------------------------------------------------

namespace {
std::uint64_t allocations = 0;

void* allocate(std::size_t size) {
  ++allocations;
  return std::malloc(size == 0 ? 1 : size);
}
void* allocateOrThrow(std::size_t size) {
  if (void* memory = allocate(size)) return memory;
  throw std::bad_alloc();
}
}  // namespace

void* operator new(std::size_t size) { return allocateOrThrow(size); }
void* operator new[](std::size_t size) { return allocateOrThrow(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return allocate(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return allocate(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace {

// A test case for WorldDealer: the slots and limits of hidden cards. groups[i] is the shuffle group
// of card i.
struct Puzzle {
  HiddenCards hidden;
  std::vector<int> groups;

  static Card card(int index) { return Card(index / 13 % 2, Suit(index / 26), 1 + index % 13); }
  static CardSet cards(std::initializer_list<int> indices) {
    CardSet set;
    for (int index : indices) set.insert(card(index));
    return set;
  }
  static CardSet range(int first, int end) {
    CardSet set;
    for (int index = first; index < end; ++index) set.insert(card(index));
    return set;
  }
  CardSet unknown() const { return range(0, static_cast<int>(groups.size())); }
  int groupOf(Card wanted) const {
    for (std::size_t i = 0; i < groups.size(); ++i) {
      if (card(static_cast<int>(i)) == wanted) return groups[i];
    }
    return 0;
  }
  WorldDealer dealer(std::size_t mostWork = WorldDealer::kMostWork) const {
    return {hidden, unknown(), [this](Card each) { return groupOf(each); }, mostWork};
  }
};

// A world: the hidden cards in the order of their slots.
using World = std::vector<Card>;

World worldFrom(WorldDealer& dealer, Random& random) {
  std::map<int, World> ofOwner;
  dealer.deal(random, [&](int owner, Card card) { ofOwner[owner].push_back(card); });
  World world;
  for (const auto& [owner, cards] : ofOwner) world.insert(world.end(), cards.begin(), cards.end());
  return world;
}

bool satisfiesLimits(const HiddenCards& hidden, const World& world) {
  for (std::size_t l = 0; l < hidden.limitCount; ++l) {
    const HiddenCards::Limit& limit = hidden.limits[l];
    int count = 0;
    for (std::size_t i = 0; i < world.size(); ++i) {
      const bool own = hidden.list[i].owner == limit.owner;
      if (own && limit.cards.contains(world[i])) ++count;
    }
    if (count > limit.most) return false;
  }
  return true;
}

// Enumerates all assignments of cards to slots within the limits.
void everyWorld(const Puzzle& puzzle, CardSet left, World& world, std::set<World>& found) {
  if (world.size() == puzzle.hidden.slotCount) {
    if (satisfiesLimits(puzzle.hidden, world)) found.insert(world);
    return;
  }
  for (Card card : left) {
    if (puzzle.groupOf(card) != puzzle.hidden.list[world.size()].group) continue;
    world.push_back(card);
    everyWorld(puzzle, left - CardSet(card), world, found);
    world.pop_back();
  }
}

std::set<World> everyWorld(const Puzzle& puzzle) {
  std::set<World> found;
  World world;
  everyWorld(puzzle, puzzle.unknown(), world, found);
  return found;
}

// Compares sampled with expected worlds. Returns an empty string if exactly the expected worlds
// were drawn, equally often.
QString compare(const Puzzle& puzzle, const std::set<World>& expected, WorldDealer dealer,
                std::uint64_t seed) {
  const int each = expected.size() < 50 ? 80 : 30;
  std::map<World, int> counts;
  Random random(seed);
  for (std::size_t i = 0; i < expected.size() * static_cast<std::size_t>(each); ++i) {
    const World world = worldFrom(dealer, random);
    if (!expected.contains(world)) return "an impossible world";
    ++counts[world];
  }
  if (dealer.contradicted()) return "no contradiction is there";
  if (counts.size() != expected.size()) {
    return QString("%1 of %2 worlds").arg(counts.size()).arg(expected.size());
  }
  double chiSquare = 0;
  for (const auto& [world, count] : counts) chiSquare += std::pow(count - each, 2) / each;
  const double freedom = static_cast<double>(expected.size()) - 1;
  // Limit of chi-square: its mean, plus 6 standard deviations, plus 12.
  const double limit = freedom + 6 * std::sqrt(2 * freedom) + 12;
  if (chiSquare <= limit) return {};
  return QString("chi-square %1, at most %2; %3 limits")
      .arg(chiSquare)
      .arg(limit)
      .arg(puzzle.hidden.limitCount);
}

// Compares with all possible worlds: a dealer with a complete plan, a dealer with a partial plan,
// and a dealer without a plan, which deals again until all limits hold.
QString compare(const Puzzle& puzzle, std::uint64_t seed = 1) {
  const std::set<World> expected = everyWorld(puzzle);
  if (expected.empty()) return "no possible world";
  for (std::size_t mostWork : {WorldDealer::kMostWork, std::size_t{20}, std::size_t{0}}) {
    const QString wrong = compare(puzzle, expected, puzzle.dealer(mostWork), seed);
    if (!wrong.isEmpty()) return QString("%1 (work %2)").arg(wrong).arg(mostWork);
  }
  return {};
}

// Returns a random puzzle with up to three owners and two shuffle groups, limits of all kinds, and
// sometimes more cards than slots.
Puzzle randomPuzzle(Random& random) {
  const auto below = [&](int bound) {
    return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
  };
  Puzzle puzzle;
  const int groups = 1 + below(2);
  std::array<int, 2> cards{};
  for (int g = 0; g < groups; ++g) cards[static_cast<std::size_t>(g)] = 2 + below(5 - 2 * g);
  for (int g = 0; g < groups; ++g) {
    puzzle.groups.insert(puzzle.groups.end(),
                         static_cast<std::size_t>(cards[static_cast<std::size_t>(g)]), g);
  }
  if (below(2) == 0) std::reverse(puzzle.groups.begin(), puzzle.groups.end());
  const int owners = 1 + below(3);
  for (int owner = 0; owner < owners; ++owner) {
    for (int g = 0; g < groups; ++g) {
      int& left = cards[static_cast<std::size_t>(g)];
      int size = below(left + 1);
      if (owner + 1 == owners && below(2) == 0) size = left;
      for (int i = 0; i < size; ++i) puzzle.hidden.addSlot(owner * 3, g);
      left -= size;
    }
  }
  for (int limit = below(7); limit > 0; --limit) {
    CardSet set;
    for (Card card : puzzle.unknown()) {
      if (below(2) == 0) set.insert(card);
    }
    set.insert(Puzzle::card(90));  // card 90 does not exist in the puzzle
    puzzle.hidden.addLimit(below(owners + 1) * 3, set, std::min(below(4), below(4)));
  }
  return puzzle;
}

// Returns a puzzle like a deal in progress: `cards` unknown cards of four suits, `hands` hands of
// `size` cards each, and `voids` known voids (a hand without a suit). Cards may be left over.
Puzzle table(int cards, int hands, int size, int voids) {
  Puzzle puzzle;
  puzzle.groups.assign(static_cast<std::size_t>(cards), 0);
  for (int owner = 0; owner < hands; ++owner) puzzle.hidden.addSlots(owner, size);
  for (int i = 0; i < voids; ++i) {
    const int suit = (i + i / hands) % 4;
    puzzle.hidden.addLimit(i % hands, Puzzle::range(suit * cards / 4, (suit + 1) * cards / 4), 0);
  }
  return puzzle;
}

}  // namespace

class TestWorldDealer : public QObject {
  Q_OBJECT

 private slots:
  void dealsAllPossibleWorldsIfThereAreNoLimits() {
    Puzzle puzzle;
    puzzle.groups = {0, 0, 1, 1, 1};
    puzzle.hidden.addSlot(1, 0);
    puzzle.hidden.addSlot(1, 1);
    puzzle.hidden.addSlot(4, 0);
    puzzle.hidden.addSlot(4, 1);
    QCOMPARE(everyWorld(puzzle).size(), std::size_t{2 * 6});
    QCOMPARE(compare(puzzle), QString());
    QCOMPARE(puzzle.dealer().planSize(), std::size_t{0});
  }

  void dealsNothingIfNothingIsHidden() {
    Puzzle puzzle;
    WorldDealer dealer = puzzle.dealer();
    Random random(1);
    dealer.deal(random, [](int, Card) { QFAIL("a card from nowhere"); });
    puzzle.groups = {0, 0};
    puzzle.hidden.addLimit(0, Puzzle::cards({0, 1}), 0);
    puzzle.dealer().deal(random, [](int, Card) { QFAIL("a card from nowhere"); });
  }

  void handIsNotDealtCardsItIsKnownToLack() {
    Puzzle puzzle;
    puzzle.groups.assign(5, 0);
    puzzle.hidden.addSlots(0, 2);
    puzzle.hidden.addSlots(1, 3);
    puzzle.hidden.addLimit(0, Puzzle::cards({0, 1}), 0);
    QCOMPARE(everyWorld(puzzle).size(), std::size_t{3 * 2 * 6});
    QCOMPARE(compare(puzzle), QString());
    QVERIFY(puzzle.dealer().planSize() > 0);
    QCOMPARE(puzzle.dealer().limitsAside(), std::size_t{0});
  }

  void dealsTheOnlyWorldThatTheLimitsAllow() {
    Puzzle puzzle;
    puzzle.groups.assign(3, 0);
    for (int owner = 0; owner < 3; ++owner) puzzle.hidden.addSlot(owner);
    puzzle.hidden.addLimit(0, Puzzle::cards({0, 1}), 0);
    puzzle.hidden.addLimit(1, Puzzle::cards({0}), 0);
    QCOMPARE(everyWorld(puzzle),
             std::set<World>{(World{Puzzle::card(2), Puzzle::card(1), Puzzle::card(0)})});
    QCOMPARE(compare(puzzle), QString());
  }

  void handIsNotDealtMoreCardsOfALimitedSetThanAllowed() {
    Puzzle puzzle;
    puzzle.groups.assign(6, 0);
    puzzle.hidden.addSlots(0, 3);
    puzzle.hidden.addSlots(1, 2);
    puzzle.hidden.addLimit(0, Puzzle::cards({0, 1, 2}), 1);
    puzzle.hidden.addLimit(1, Puzzle::cards({1, 2, 3, 4}), 1);
    QCOMPARE(compare(puzzle), QString());
  }

  void dealtHandsRespectOverlappingLimits() {
    Puzzle puzzle;
    puzzle.groups.assign(6, 0);
    puzzle.hidden.addSlots(0, 3);
    puzzle.hidden.addLimit(0, Puzzle::cards({0, 1, 2, 3}), 2);
    puzzle.hidden.addLimit(0, Puzzle::cards({2, 3, 4}), 1);
    puzzle.hidden.addLimit(0, Puzzle::cards({5}), 0);
    puzzle.hidden.addLimit(0, Puzzle::cards({4, 5}), 1);
    QCOMPARE(compare(puzzle), QString());
  }

  void dealtHandsRespectLimitsAcrossShuffleGroups() {
    Puzzle puzzle;
    puzzle.groups = {0, 0, 0, 1, 1, 1};
    for (int owner : {0, 2}) {
      puzzle.hidden.addSlot(owner, 0);
      puzzle.hidden.addSlot(owner, 1);
    }
    puzzle.hidden.addLimit(0, Puzzle::cards({0, 1, 3, 4}), 1);
    puzzle.hidden.addLimit(2, Puzzle::cards({2, 5}), 1);
    QCOMPARE(compare(puzzle), QString());
  }

  void limitsWithoutEffectNeedNoDealingPlan() {
    Puzzle puzzle;
    puzzle.groups = {0, 0, 0, 1, 1};
    puzzle.hidden.addSlots(0, 2);
    puzzle.hidden.addSlots(1, 1);
    // No effect: the owner has only 2 slots for hidden cards.
    puzzle.hidden.addLimit(0, Puzzle::range(0, 5), 2);
    // No effect: card 3 cannot be in these slots.
    puzzle.hidden.addLimit(0, Puzzle::cards({0, 3}), 1);
    // No effect: cards 3 and 4 belong to group 1, and owner 1 has only a slot of group 0.
    puzzle.hidden.addLimit(1, Puzzle::cards({3, 4}), 0);
    puzzle.hidden.addLimit(5, Puzzle::cards({0, 1}), 0);  // no effect: owner 5 does not exist
    QCOMPARE(puzzle.dealer().planSize(), std::size_t{0});
    QCOMPARE(compare(puzzle), QString());
  }

  void redundantLimitsDoNotEnlargeTheDealingPlan() {
    Puzzle one;
    one.groups.assign(8, 0);
    one.hidden.addSlots(0, 3);
    one.hidden.addSlots(1, 3);
    Puzzle many = one;
    one.hidden.addLimit(0, Puzzle::cards({0, 1, 2}), 0);
    one.hidden.addLimit(1, Puzzle::cards({3, 4}), 1);
    for (int card : {0, 1, 2}) many.hidden.addLimit(0, Puzzle::cards({card}), 0);
    many.hidden.addLimit(0, Puzzle::cards({0, 7}), 1);  // no effect: card 0 is already excluded
    many.hidden.addLimit(1, Puzzle::cards({3, 4}), 2);
    many.hidden.addLimit(1, Puzzle::cards({3, 4}), 1);
    many.hidden.addLimit(1, Puzzle::cards({3}), 1);
    QVERIFY(everyWorld(one) == everyWorld(many));
    QCOMPARE(many.dealer().planSize(), one.dealer().planSize());
    QCOMPARE(compare(many), QString());
  }

  void dealtWorldsOfRandomPuzzlesMatchEnumeration() {
    Random random(20);
    int limited = 0;
    int impossible = 0;
    for (int i = 0; i < 1000; ++i) {
      const Puzzle puzzle = randomPuzzle(random);
      const std::set<World> expected = everyWorld(puzzle);
      if (expected.size() > 150) continue;
      if (expected.empty()) {
        ++impossible;
        QVERIFY2(puzzle.dealer().contradicted(), QByteArray::number(i));
        continue;
      }
      if (puzzle.dealer().planSize() > 0) ++limited;
      const QString wrong = compare(puzzle, static_cast<std::uint64_t>(i));
      QVERIFY2(wrong.isEmpty(), qPrintable(QString("puzzle %1: %2").arg(i).arg(wrong)));
    }
    QVERIFY2(limited > 80, QByteArray::number(limited));
    QVERIFY(impossible > 10);
  }

  // The deal has too many worlds to enumerate. So a dealer with a plan is compared with a dealer
  // without a plan, which deals again until all limits hold. Over many worlds, both dealers must
  // give each owner the cards of one set equally often.
  void dealingByPlanGivesTheSameDistributionAsRedealing() {
    Puzzle puzzle = table(24, 3, 7, 2);
    puzzle.hidden.addLimit(2, Puzzle::range(4, 15), 3);
    puzzle.hidden.addLimit(1, Puzzle::range(10, 22), 4);
    puzzle.hidden.addLimit(0, Puzzle::range(12, 19), 3);
    constexpr int kWorlds = 15000;
    std::map<std::array<int, 3>, std::array<int, 2>> counts;
    for (std::size_t way : {0U, 1U}) {
      WorldDealer dealer = puzzle.dealer(way == 0 ? WorldDealer::kMostWork : 0);
      QCOMPARE(dealer.limitsAside() == 0, way == 0);
      Random random(3, way);
      for (int i = 0; i < kWorlds; ++i) {
        std::array<int, 3> of{};
        dealer.deal(random, [&](int owner, Card card) {
          if (Puzzle::range(8, 16).contains(card)) ++of[static_cast<std::size_t>(owner)];
        });
        ++counts[of][way];
      }
    }
    double chiSquare = 0;
    for (const auto& [of, count] : counts) {
      chiSquare += std::pow(count[0] - count[1], 2) / (count[0] + count[1]);
    }
    const double freedom = static_cast<double>(counts.size()) - 1;
    QVERIFY(freedom > 30);
    QVERIFY2(chiSquare < freedom + 5 * std::sqrt(2 * freedom), QByteArray::number(chiSquare));
  }

  // There are too many limits for one plan. The dealer leaves rarely violated limits out of the
  // plan, and deals again if a world violates one of them.
  void limitsWithoutAPlanAreEnforcedByRedealing() {
    Puzzle puzzle;
    puzzle.groups.assign(70, 0);
    for (int owner = 0; owner < 5; ++owner) puzzle.hidden.addSlots(owner, 8);
    for (int owner = 0; owner < 5; ++owner) {
      for (int kind = 0; kind < 10; ++kind) {
        const int most = (owner + kind) % 4;
        puzzle.hidden.addLimit(owner, Puzzle::range(kind * 7, kind * 7 + 7), most);
      }
    }
    WorldDealer dealer = puzzle.dealer();
    QVERIFY(dealer.limitsAside() > 0);
    Random random(1);
    for (int i = 0; i < 200; ++i) {
      QVERIFY(satisfiesLimits(puzzle.hidden, worldFrom(dealer, random)));
    }
    QVERIFY(!dealer.contradicted());
  }

  void contradictingLimitsAreReportedAndIgnored() {
    Puzzle puzzle;
    puzzle.groups.assign(4, 0);
    puzzle.hidden.addSlots(0, 2);
    puzzle.hidden.addSlots(1, 2);
    Puzzle free = puzzle;
    puzzle.hidden.addLimit(0, Puzzle::cards({0, 1}), 0);
    puzzle.hidden.addLimit(1, Puzzle::cards({0}), 0);
    WorldDealer dealer = puzzle.dealer();
    QVERIFY(dealer.contradicted());
    // If limits contradict each other, the dealer ignores all limits, even if it notices the
    // contradiction only while dealing.
    const std::set<World> expected = everyWorld(free);
    for (std::size_t mostWork : {WorldDealer::kMostWork, std::size_t{0}}) {
      WorldDealer relaxed = puzzle.dealer(mostWork);
      QCOMPARE(relaxed.contradicted(), mostWork != 0);
      std::set<World> found;
      Random random(5);
      for (int i = 0; i < 1000; ++i) found.insert(worldFrom(relaxed, random));
      QVERIFY(relaxed.contradicted());
      QVERIFY(found == expected);
    }
  }

  void dealingWorldsAllocatesNoMemory() {
    for (std::size_t mostWork : {WorldDealer::kMostWork, std::size_t{0}}) {
      WorldDealer dealer = table(39, 3, 13, 2).dealer(mostWork);
      Random random(1);
      CardSet dealt;
      const std::uint64_t before = allocations;
      for (int i = 0; i < 100; ++i) {
        dealer.deal(random, [&](int, Card card) { dealt.insert(card); });
      }
      QCOMPARE(allocations - before, std::uint64_t{0});
      QCOMPARE(dealt.size(), 39);
    }
  }

  // Prints timings for developers; passes on slow machines, too.
  void printsTimeOfDealingWorlds_data() {
    QTest::addColumn<int>("cards");
    QTest::addColumn<int>("hands");
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("voids");
    QTest::newRow("4 players, no voids") << 39 << 3 << 13 << 0;
    QTest::newRow("4 players, 1 void") << 39 << 3 << 13 << 1;
    QTest::newRow("4 players, 3 voids") << 39 << 3 << 13 << 3;
    QTest::newRow("4 players, 5 voids") << 39 << 3 << 12 << 5;
    QTest::newRow("6 players, 4 voids") << 44 << 5 << 8 << 4;
    QTest::newRow("6 players, 8 voids") << 44 << 5 << 6 << 8;
    QTest::newRow("4 players, 5 cards, 4 voids") << 46 << 3 << 5 << 4;
  }
  void printsTimeOfDealingWorlds() {
    QFETCH(int, cards);
    QFETCH(int, hands);
    QFETCH(int, size);
    QFETCH(int, voids);
    const Puzzle puzzle = table(cards, hands, size, voids);
    const auto noGroups = [](Card) { return 0; };
    constexpr int kPreparations = 20;
    constexpr int kWorlds = 5000;
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < kPreparations; ++i) WorldDealer(puzzle.hidden, puzzle.unknown(), noGroups);
    const auto prepared = timer.nsecsElapsed() / kPreparations;
    WorldDealer dealer(puzzle.hidden, puzzle.unknown(), noGroups);
    Random random(1);
    std::uint64_t sum = 0;
    timer.start();
    for (int i = 0; i < kWorlds; ++i) {
      dealer.deal(random,
                  [&](int owner, Card card) { sum += card.id * static_cast<unsigned>(owner + 1); });
    }
    const auto drawn = timer.nsecsElapsed() / kWorlds;
    QVERIFY(sum > 0);
    qInfo("prepared in %lld ns, %zu steps, %zu limits aside; a world in %lld ns", prepared,
          dealer.planSize(), dealer.limitsAside(), drawn);
  }
};

DOWNPILE_TEST(TestWorldDealer);
#include "tst_world_dealer.moc"
