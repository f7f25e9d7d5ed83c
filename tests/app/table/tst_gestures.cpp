// SPDX-License-Identifier: GPL-3.0-or-later
// Gestures at the table and their effects: selecting, dragging, clicking, double-clicking, buttons,
// undo and hints. Illegal moves are explained.
#include <QSignalSpy>
#include <bit>

#include "../support/dealt.h"
#include "games/catalog.h"
#include "games/common_text.h"
#include "rules/sentence.h"
#include "runner/test_class.h"
#include "table/hands/choice_text.h"
#include "table/position/gestures.h"
#include "text/card_names.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

// A game of Life where the person may lay the cards `fit`, but not `unfit`.
struct Laying {
  Record record;
  QStringList fit;  // cards that may be laid, sorted, without aces
  QString unfit;
};

// Plays random games of Life until `accept(session, player, view)`, which is called before each
// move of a player, returns something, and returns that.
template <class Accept>
auto inLife(Accept accept) {
  for (std::uint64_t seed = 1; seed < 200; ++seed) {
    RecordHeader header = headerFor({.players = 3});
    header.game = "life";
    header.options = standardValues(findGame("life")->info->options);
    header.seed = seed;
    MemoryJournal journal;
    const auto session = Session::begin(header, journal, {});
    Random random(seed);
    for (int moves = 0; moves < 40 && !session->standing().dealOver; ++moves) {
      const int player = *session->actors().begin();
      std::unique_ptr<AnyView> view = session->view(player);
      const std::vector<Action> legal = view->legal();
      if (auto found = accept(*session, player, view)) return found;
      const Action& any = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
      session->submit(player, any, session->position());
    }
  }
  return decltype(accept(std::declval<Session&>(), 0, std::declval<std::unique_ptr<AnyView>&>()))();
}

std::optional<Laying> whenLaying() {
  return inLife([](const Session& session, int player,
                   const std::unique_ptr<AnyView>& view) -> std::optional<Laying> {
    Laying laying{.record = session.record(), .fit = {}, .unfit = {}};
    bool hasAce = false;
    CardSet fit;
    for (const Action& action : view->legal()) {
      if (view->info().verbs[action.verb].name == "lay") fit |= action.cards;
    }
    for (Card card : fit) {
      hasAce = hasAce || card.rank() == 1;
      laying.fit << QString::fromStdString(cardText(card, CardFamily::french));
    }
    for (const PlaceContents& place : view->places()) {
      if (place.place.player != 0 || placeKey(view->info(), place.place) != u"hands/0"_s) continue;
      for (Card card : place.cards) {
        if (!fit.contains(card)) {
          laying.unfit = QString::fromStdString(cardText(card, CardFamily::french));
        }
      }
    }
    laying.fit.sort();
    const bool isOne = player == 0 && fit.size() >= 2 && !hasAce && !laying.unfit.isEmpty();
    return isOne ? std::optional(laying) : std::nullopt;
  });
}

// The view of a game of Life whose person may play a joker; nullptr if none was found.
std::unique_ptr<AnyView> whenHoldingAJoker() {
  return inLife([](const Session&, int player, std::unique_ptr<AnyView>& view) {
    const bool mayPlay = std::ranges::any_of(view->legal(), [&view](const Action& action) {
      return view->info().verbs[action.verb].playsJoker;
    });
    return player == 0 && mayPlay ? std::move(view) : nullptr;
  });
}

// Returns the viewer's own draggable cards whose faces are known. Adds the viewer's own cards
// outside of the hand to `elsewhere`.
std::vector<Card> draggable(const AnyView& view, CardSet& elsewhere) {
  std::vector<Card> cards;
  for (const PlaceContents& contents : view.places()) {
    if (contents.place.player != view.viewer()) continue;
    const bool isHand = view.info().zones[contents.place.zone].kind == ZoneKind::hand;
    for (Card card : contents.cards) {
      if (!card.known() || contents.faceDown) continue;
      if (isHand) cards.push_back(card);
      if (!isHand) elsewhere.insert(card);
    }
  }
  for (Card card : playableCards(view, view.legal(), elsewhere)) cards.push_back(card);
  return cards;
}

// All single cards and pairs, and 30 random sets of up to three cards if there are more than two
// cards.
std::vector<CardSet> selections(const std::vector<Card>& cards, Random& random) {
  std::vector<CardSet> sets;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    sets.emplace_back(cards[i]);
    for (std::size_t j = i + 1; j < cards.size(); ++j) {
      sets.push_back(CardSet(cards[i]) | CardSet(cards[j]));
    }
  }
  const auto any = [&] { return cards[random.below(static_cast<std::uint32_t>(cards.size()))]; };
  for (int i = 0; i < 30 && cards.size() > 2; ++i) {
    sets.push_back(CardSet(any()) | CardSet(any()) | CardSet(any()));
  }
  return sets;
}

// Checks the explanation for the refusal of these cards at a place, or anywhere if `place` is
// empty. Returns the fault of the sentence, or an empty string.
QString refusalProblem(const AnyView& view, const Narrator& narrator, const CardSet& cards,
                       const std::optional<Place>& place) {
  const GameInfo& info = view.info();
  const auto allowedAt = [&](const CardSet& some, const std::optional<Place>& target) {
    return (target ? readGesture(view, some, *target) : readGesture(view, some)).allowed;
  };
  const DropRefusal dropRefusal = explainDrop(view, cards, place);
  const QString text = refusalText(view, narrator, cards, dropRefusal);
  const Reason& reason = info.reasons[dropRefusal.refusal.reason];
  if (std::ranges::find(info.rules, reason.rule, &Rule::id) == info.rules.end()) {
    return u"no rule: "_s + text;
  }
  const bool namesPlace =
      place && text.contains(place->player == kNoPlayer || place->player == view.viewer()
                                 ? narrator.text(info.zones[place->zone].title)
                                 : narrator.name(place->player));
  if (text.contains(u"no such move in this game"_s) || text.contains(u'{') ||
      (reason.code == common::kNoMove.code && !namesPlace)) {
    return u"says nothing: "_s + text;
  }
  const QString brought =
      cardList(inLayOrder(cards, LayOrder::rising), CardForm::start, info.family);
  // The suggested move has as many of the cards as any legal move there.
  const auto shared = [&cards](const Action& action) { return (action.cards & cards).size(); };
  for (const Action& action : view.legal()) {
    const Verb& verb = info.verbs[action.verb];
    const bool isThere = place ? meansMove(view, action, *place) : !verb.deliberate;
    if (!isThere || verb.gathers > 0 || shared(action) == 0) continue;
    if (!dropRefusal.instead || shared(*dropRefusal.instead) < shared(action)) {
      return u"suggests another move than the closest one: "_s + text;
    }
  }
  if (text.contains(u"play cards:"_s)) return u"odd wording: "_s + text;
  for (Card card : cards) {
    if (cards.size() < 2 || allowedAt(CardSet(card), place).empty()) continue;
    if (!text.contains(u"You could "_s) && !text.contains(u"Without cards"_s))
      return u"names no possible move: "_s + text;
    const QString name = cardName(card, CardForm::start, info.family);
    if (text.contains(name + u" cannot go there"_s) ||
        text.contains(name + u" cannot be dropped"_s)) {
      return u"untrue: "_s + text;
    }
    const bool isBlamed = card == dropRefusal.refusal.card && mentions(reason.text, "card");
    const QString together =
        place ? u" cannot be played there together."_s : u" cannot be played together."_s;
    if (isBlamed && !text.contains(brought + together)) {
      return u"blames one card that could go there: "_s + text;
    }
  }
  // If no move brings cards to this place, but a click on it makes a move (in Life, it plays a
  // joker), the refusal of the dropped cards must name the move of the click.
  const auto clicks = place ? allowedAt({}, place) : std::vector<Action>();
  if (!clicks.empty() && text.contains(u"be dropped"_s) &&
      !text.contains(narrator.text(offerOf(info.verbs[clicks.front().verb], view)))) {
    return u"does not say what a click does: "_s + text;
  }
  for (const PlaceContents& contents : view.places()) {
    const Place& other = contents.place;
    if (other == place) continue;
    for (const Action& action : allowedAt(cards, other)) {
      const bool isNamed = std::ranges::any_of(dropRefusal.otherPlaces, [&](const Place& named) {
        return std::ranges::count(allowedAt(cards, named), action) > 0 &&
               text.contains(narrator.text(info.zones[named.zone].title));
      });
      if (!isNamed) return u"keeps an allowed place to itself: "_s + text;
    }
  }
  return {};
}

bool beginThreeUpThreeDown(Table& table) {
  RecordHeader header = headerFor({.players = 2});
  header.game = "three-up-three-down";
  header.options = standardValues(findGame(header.game)->info->options);
  return tests::begin(table.controller, table.settings, header, std::make_unique<MemoryJournal>());
}

}  // namespace

class TestGestures : public QObject {
  Q_OBJECT

 private slots:
  void togglesSelection();
  void dragsOneCard();
  void dragsSelectedRun();
  void dragOfAnUnselectedCardMovesOnlyThatCard();
  void hintReplacesCardsThatWereChosenOneByOne();
  void selectingACardWithoutAMoveShowsWhy();
  void clickOnAnotherPlayersCardIsRefusedWithAReason_data();
  void clickOnAnotherPlayersCardIsRefusedWithAReason();
  void selectingCardsThatDoNotGoTogetherShowsWhy();
  void cardDroppedOutsideOfAllPlacesReturns();
  void refusalNamesTheCardAndTheRule_data();
  void refusalNamesTheCardAndTheRule();
  void refusalsGiveTrueReasons_data();
  void refusalsGiveTrueReasons();
  void refusalNamesAnAllowedPlace();
  void jokerOfLifeIsPlayedByBringingItToItsPlace();
  void clickOnACardTakesItAlthoughAnOwnCardIsSelected();
  void refusedClickOnACardOfAnotherPlayerNamesTheRuleOfTheSteal();
  void cardGivenInAnExchangeMustBeDroppedOnTheReceiversHand();
  void droppedCardStaysInPlaceUntilItsMoveIsShown();
  void refusesMovesOutOfTurn();
  void refusalAboutTheTurnGoesWhenTheTurnPassesToAnotherPlayer();
  void moveOutOfTurnIsRefusedBecauseTheGameWaitsForTheGuide();
  void nothingStaysSelectedAfterARefusedDrop();
  void clickOnTheStockTurnsACardAlthoughACardIsSelected();
  void cardCannotBeDroppedOnAnUpPileOfAnOpponent();
  void clickOnAPlacePlaysTheSelectedCards();
  void clickOnAPlaceWithoutSelectedCardsAsksForACard();
  void clickOnStockDraws();
  void doubleClickOnACardMakesItsOnlyLegalMove();
  void activatedCardIsPlayedWithTheSelectedCards();
  void doubleClickRefusesUnplayableCard();
  void doubleClickOnACardOfTheDownpilesSuitIsRefusedBecauseOfItsValue();
  void everyChoiceOfFaceUpCardsHasAButton();
  void tooManyFaceUpCardsAreRefusedBecauseOfTheirNumber();
  void asksWhichMoveIsMeantIfSeveralFit();
  void selectsTheRunAroundACard();
  void runIncludesAceAfterKingOnlyIfAcesAreHigh();
  void stolenDownpileBecomesAnUpPile();
  void highlightsLegalPlaces();
  void onlyLegalMovesHaveButtons();
  void playerCanDeclareDoubleOutOfTurn();
  void undoReturnsToTheLastDecisionOfThePerson();
  void hintNamesItsVerbAndAllItsCards();
  void hintIsMarkedOnTheTable();
  void hintedMoveWithSeveralPlacesMarksOnlyOne();
  void hintNamesItsMoveIfTheSameCardsHaveAnotherUse();
  void laysSeveralCardsInOneGesture_data();
  void laysSeveralCardsInOneGesture();
  void refusesToLayASelectionWithAnUnfitCard();
  void moveThatCannotBeSavedIsNotMade();
  void ignoresUnknownCardsAndPlaces();
};

void TestGestures::togglesSelection() {
  Table table(standardDeal());
  QVERIFY(table.open);
  const int key = table.key(u"7H"_s);
  QVERIFY(key > 0);
  table.controller.gestures()->toggle(key);
  QVERIFY(table.controller.cards()
              ->value(table.controller.cards()->find(u"key"_s, key), u"selected"_s)
              .toBool());
  table.controller.gestures()->toggle(key);
  QVERIFY(std::ranges::none_of(table.cards(), &CardRow::selected));
}

void TestGestures::dragsOneCard() {
  Table table(standardDeal());
  QSignalSpy played(&table.controller, &TableController::played);
  table.controller.gestures()->pickUp(table.key(u"7H"_s));
  QVERIFY(table.controller.gestures()->carrying());
  QVERIFY(table.controller.gestures()->drop(u"downpile"_s));
  QVERIFY(!table.controller.gestures()->carrying());
  QCOMPARE(played.size(), 1);
  QCOMPARE(table.place(u"downpile"_s)->topFace, u"7H"_s);
  QVERIFY(table.journal->text.find("move 0 down 7H\n") != std::string::npos);
  QCOMPARE(table.key(u"7H"_s), 0);
}

void TestGestures::dragsSelectedRun() {
  Table table(standardDeal());
  table.controller.gestures()->selectRun(table.key(u"6H"_s));
  table.controller.gestures()->pickUp(table.key(u"5H"_s));
  QCOMPARE(std::ranges::count_if(table.cards(), &CardRow::carried), 3);
  QVERIFY(table.controller.gestures()->drop(u"downpile"_s));
  QCOMPARE(table.faces(u"downpile"_s), (QStringList{u"9H"_s, u"7H"_s, u"6H"_s, u"5H"_s}));
}

void TestGestures::dragOfAnUnselectedCardMovesOnlyThatCard() {
  Table table(standardDeal());
  table.controller.gestures()->toggle(table.key(u"7H"_s));
  table.controller.gestures()->pickUp(table.key(u"6H"_s));
  QCOMPARE(std::ranges::count_if(table.cards(), &CardRow::carried), 1);
  QVERIFY(table.controller.gestures()->drop(u"downpile"_s));
  QCOMPARE(table.place(u"downpile"_s)->topFace, u"6H"_s);
}

void TestGestures::clickOnAnotherPlayersCardIsRefusedWithAReason_data() {
  QTest::addColumn<QString>("game");
  for (const CatalogEntry& entry : catalog()) {
    QTest::newRow(entry.info->id.data()) << QString::fromUtf8(entry.info->id);
  }
}

void TestGestures::clickOnAnotherPlayersCardIsRefusedWithAReason() {
  QFETCH(QString, game);
  RecordHeader header = headerFor({.players = 3});
  header.game = game.toStdString();
  header.options = standardValues(findGame(header.game)->info->options);
  Table table;
  table.settings.setPace(u"unhurried"_s);  // bots pause, so only the test moves
  QVERIFY(
      tests::begin(table.controller, table.settings, header, std::make_unique<MemoryJournal>()));
  TableController& controller = table.controller;
  int clicks = 0;
  int answers = 0;
  for (std::uint64_t move = 0; move < 60 && !sessionOf(controller).standing().dealOver; ++move) {
    controller.pace()->hurry();
    const std::size_t position = sessionOf(controller).position();
    for (const CardRow& row : std::vector(controller.cards()->rows())) {
      if (row.player <= 0 || !row.pickLabel.isEmpty()) continue;
      if (controller.gestures()->pick(row.key)) break;  // the click on the place was a move
      const QString refusal = controller.coach()->refusal();
      QVERIFY2(!refusal.contains(u"no such move"_s), qPrintable(row.zone + u": "_s + refusal));
      answers += refusal.isEmpty() ? 0 : 1;
      ++clicks;
    }
    controller.gestures()->clearSelection();
    if (sessionOf(controller).position() != position) continue;
    const int player = *sessionOf(controller).actors().begin();
    const auto legal = sessionOf(controller).view(player)->legal();
    Random random(7, move);
    const auto& action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    QCOMPARE(sourceOf(controller).play(player, action), Session::Result::played);
  }
  QVERIFY(clicks > 0);
  // In these games, some moves take cards of other players or turn face-down cards.
  QVERIFY(answers > 0 || (game != u"life"_s && game != u"three-up-three-down"_s));
}

// The opponent has not chosen yet, so the chosen cards are shown as the person has brought them.
void TestGestures::hintReplacesCardsThatWereChosenOneByOne() {
  Table table;
  table.settings.setPace(u"unhurried"_s);  // bots pause, so only the test moves
  QVERIFY(beginThreeUpThreeDown(table));
  table.controller.pace()->hurry();
  TableCoach& coach = *table.controller.coach();
  coach.hint();
  QTRY_VERIFY_WITH_TIMEOUT(coach.hinted() != nullptr, 60'000);
  const CardSet hinted = coach.hinted()->cards;
  const CardSet others = table.controller.position().ownHand() - hinted;
  const auto other = std::ranges::find_if(table.cards(), [&others](const CardRow& row) {
    const auto card = cardFromText(row.face.toStdString(), CardFamily::coloured);
    return row.isOwn && card && others.contains(*card);
  });
  QVERIFY(other != table.cards().end());
  TableGestures& gestures = *table.controller.gestures();
  QVERIFY(gestures.activate(other->key));
  QCOMPARE(gestures.pendingMove().cards().size(), 1U);
  QVERIFY(gestures.playHint());
  QVERIFY2(gestures.pendingMove().empty(), "the table shows a card that was not chosen");
}

void TestGestures::selectingACardWithoutAMoveShowsWhy() {
  Table table(standardDeal());
  TableGestures& gestures = *table.controller.gestures();
  const TableCoach& coach = *table.controller.coach();
  gestures.toggle(table.key(u"7H"_s));
  QCOMPARE(coach.refusal(), QString());
  gestures.toggle(table.key(u"2D"_s));
  QCOMPARE(coach.refusalRule(), u"U4"_s);
  QVERIFY2(coach.refusal().contains(u"2 of diamonds"_s), qPrintable(coach.refusal()));
  QCOMPARE(std::ranges::count_if(table.cards(), &CardRow::selected), 2);
  gestures.toggle(table.key(u"2D"_s));
  QCOMPARE(coach.refusal(), QString());
}

// Each of the two cards can be played alone.
void TestGestures::selectingCardsThatDoNotGoTogetherShowsWhy() {
  Deal deal = standardDeal();
  deal.hands[0] = u"7H 5H 4H 9C KS 2D 4C"_s;
  Table table(deal);
  TableGestures& gestures = *table.controller.gestures();
  const TableCoach& coach = *table.controller.coach();
  gestures.toggle(table.key(u"5H"_s));
  gestures.toggle(table.key(u"4H"_s));
  QCOMPARE(coach.refusal(), QString());
  gestures.toggle(table.key(u"7H"_s));
  QCOMPARE(coach.refusalRule(), u"U4"_s);
  gestures.toggle(table.key(u"7H"_s));
  QCOMPARE(coach.refusal(), QString());
}

void TestGestures::cardDroppedOutsideOfAllPlacesReturns() {
  Table table(standardDeal());
  const std::vector<CardRow> before = table.cards();
  table.controller.gestures()->pickUp(table.key(u"7H"_s));
  QVERIFY(!table.controller.gestures()->drop({}));
  QCOMPARE(table.controller.coach()->refusal(), QString());
  QVERIFY(table.cards() == before);
  table.controller.gestures()->pickUp(table.key(u"7H"_s));
  table.controller.gestures()->putBack();
  QVERIFY(table.cards() == before);
}

void TestGestures::refusalNamesTheCardAndTheRule_data() {
  QTest::addColumn<QStringList>("cards");
  QTest::addColumn<QString>("rule");
  QTest::addColumn<QString>("word");
  QTest::newRow("wrong suit") << QStringList{u"2D"_s} << u"U4"_s << u"2 of diamonds"_s;
  QTest::newRow("not lower") << QStringList{u"TH"_s} << u"U4"_s << u"10 of hearts"_s;
  QTest::newRow("each can go there, but not together")
      << QStringList{u"5H"_s, u"9C"_s} << u"U4"_s << u"cannot be played there together"_s;
  QTest::newRow("only the other card can go there, by another move")
      << QStringList{u"9C"_s, u"2D"_s} << u"U8"_s
      << u"You could steal the downpile: the 9 of clubs."_s;
  QTest::newRow("not a run") << QStringList{u"7H"_s, u"5H"_s} << u"U4"_s << u"7"_s;
  QTest::newRow("several steal") << QStringList{u"9C"_s, u"9D"_s} << u"U8"_s << QString();
  QTest::newRow("royalty with numbers")
      << QStringList{u"KS"_s, u"2D"_s} << u"U7"_s << u"2 of diamonds"_s;
}

void TestGestures::refusalNamesTheCardAndTheRule() {
  QFETCH(QStringList, cards);
  QFETCH(QString, rule);
  QFETCH(QString, word);
  Deal deal = standardDeal();
  deal.hands[0] = u"7H 5H TH 9C 9D KS 2D"_s;
  deal.stock = u"QS"_s;
  Table table(deal);
  const std::string before = table.journal->text;
  for (const QString& card : cards) table.controller.gestures()->toggle(table.key(card));
  table.controller.gestures()->pickUp(table.key(cards.first()));
  QSignalSpy refused(table.controller.coach(), &TableCoach::refused);
  QVERIFY(!table.controller.gestures()->drop(u"downpile"_s));
  QCOMPARE(refused.size(), 1);
  QCOMPARE(table.controller.coach()->refusalRule(), rule);
  QVERIFY2(table.controller.coach()->refusal().contains(word),
           qPrintable(table.controller.coach()->refusal()));
  QVERIFY(!table.controller.coach()->refusal().contains(u'{'));
  QCOMPARE(table.journal->text, before);
  table.controller.coach()->dismissRefusal();
  QCOMPARE(table.controller.coach()->refusal(), QString());
}

void TestGestures::refusalsGiveTrueReasons_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<int>("players");
  for (const CatalogEntry& entry : catalog()) {
    for (int players : {entry.info->minPlayers, std::min(4, entry.info->maxPlayers)}) {
      QTest::addRow("%s, %d players", entry.info->id.data(), players)
          << QString::fromUtf8(entry.info->id) << players;
    }
  }
}

// Tries single cards, pairs and random triples of own cards at every place, at random positions.
void TestGestures::refusalsGiveTrueReasons() {
  QFETCH(QString, game);
  QFETCH(int, players);
  const GameInfo& info = *findGame(game.toStdString())->info;
  RecordHeader header = headerFor({.players = players});
  header.game = game.toStdString();
  header.options = standardValues(info.options);
  int refusals = 0;
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    header.seed = seed;
    MemoryJournal journal;
    const auto session = Session::begin(header, journal, {});
    Random random(seed);
    for (int moves = 0; moves < 120; ++moves) {
      if (session->standing().dealOver && !session->nextDeal()) break;
      const int player = *session->actors().begin();
      const auto view = session->view(player);
      const std::vector<Action> legal = view->legal();
      if (moves % 8 == 0) {
        const Narrator narrator(info, {u"Anna"_s, u"Mika"_s, u"Nora"_s, u"Luca"_s}, player);
        CardSet elsewhere;
        const auto own = draggable(*view, elsewhere);
        std::vector<std::optional<Place>> places{std::nullopt};
        for (const PlaceContents& contents : view->places()) places.emplace_back(contents.place);
        for (const CardSet& cards : selections(own, random)) {
          for (const auto& place : places) {
            const auto reading =
                place ? readGesture(*view, cards, *place) : readGesture(*view, cards);
            if (!reading.allowed.empty()) continue;
            ++refusals;
            const QString wrong = refusalProblem(*view, narrator, cards, place);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
          }
        }
      }
      const Action& any = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
      session->submit(player, any, session->position());
    }
  }
  QVERIFY(refusals > 100);
}

void TestGestures::refusalNamesAnAllowedPlace() {
  const auto laying = whenLaying();
  QVERIFY(laying);
  Table table;
  QVERIFY(table.resume(laying->record));
  table.controller.gestures()->pickUp(table.key(laying->fit.first()));
  QVERIFY(!table.controller.gestures()->drop(u"faceDown/0/0"_s));
  const QString refusal = table.controller.coach()->refusal();
  const Card card = *cardFromText(laying->fit.first().toStdString(), CardFamily::french);
  QVERIFY2(refusal.contains(cardLabel(card, CardFamily::french)), qPrintable(refusal));
  QVERIFY2(refusal.contains(u"Face-up cards (yours)"_s), qPrintable(refusal));
  QCOMPARE(table.controller.coach()->refusalRule(), u"G9"_s);
}

// A card given to another player must be dropped on this player's hand, not on the trick.
void TestGestures::cardGivenInAnExchangeMustBeDroppedOnTheReceiversHand() {
  const GameInfo& info = *findGame("ultimate-loser")->info;
  RecordHeader header = headerFor({.players = 4});
  header.game = "ultimate-loser";
  header.options = *optionsFromText(info.options, "exchange=on");
  std::unique_ptr<Session> session;
  MemoryJournal journal;
  const auto giver = [&] { return *session->actors().begin(); };
  for (header.seed = 1; !session || giver() != 0; ++header.seed) {
    session = Session::begin(header, journal, {});
    Random random(header.seed);
    while (session->standing().deal == 1) {
      if (session->standing().dealOver) {
        QVERIFY(session->nextDeal());
        continue;
      }
      const auto legal = session->view(giver())->legal();
      session->submit(giver(), legal[random.below(static_cast<std::uint32_t>(legal.size()))],
                      session->position());
    }
  }
  const auto view = session->view(0);
  const CardSet highest = view->legal().front().cards;
  QCOMPARE(info.verbs[view->legal().front().verb].name, std::string_view("give"));
  const QString face = QString::fromStdString(cardText(*highest.begin(), CardFamily::french));
  const QString receiving = u"hands/%1"_s.arg(receiver(*view));

  Table table;
  QVERIFY(table.resume(session->record()));
  TableGestures& gestures = *table.controller.gestures();
  QVERIFY(table.place(receiving) != nullptr);
  gestures.pickUp(table.key(face));
  QVERIFY(table.place(receiving)->accepts);
  QVERIFY(!table.place(u"trick/0/0"_s)->accepts);
  QVERIFY(!gestures.drop(u"trick/0/0"_s));
  const QString refusal = table.controller.coach()->refusal();
  QVERIFY2(refusal.contains(u"Hand of "_s), qPrintable(refusal));
  for (const CardRow& row : table.cards()) {
    if (row.zone != "hands"_L1 || row.player != 0 || row.key == table.key(face)) continue;
    gestures.pickUp(row.key);
    QVERIFY(!gestures.drop(receiving));
    QCOMPARE(table.controller.coach()->refusalRule(), u"X3a"_s);
    break;
  }
  gestures.pickUp(table.key(face));
  QVERIFY(gestures.drop(receiving));
}

// A dropped stealing card stays in place until the downpile has moved to the up-piles.
void TestGestures::jokerOfLifeIsPlayedByBringingItToItsPlace() {
  const auto view = whenHoldingAJoker();
  QVERIFY(view != nullptr);
  CardSet joker;
  CardSet other;
  Place place;
  for (const PlaceContents& contents : view->places()) {
    if (view->info().zones[contents.place.zone].name == "removed") place = contents.place;
    if (placeKey(view->info(), contents.place) != u"hands/0"_s) continue;
    for (Card card : contents.cards) (card.isJoker() ? joker : other).insert(card);
  }
  joker = CardSet(*joker.begin());
  for (const GestureReading& reading :
       {readGesture(*view, joker, place), readGesture(*view, joker)}) {
    QCOMPARE(reading.allowed.size(), 1U);
    QVERIFY(view->info().verbs[reading.allowed.front().verb].playsJoker);
    QVERIFY(reading.allowed.front().cards.empty());
  }
  QVERIFY(readGesture(*view, CardSet(*other.begin()), place).allowed.empty());
}

void TestGestures::clickOnACardTakesItAlthoughAnOwnCardIsSelected() {
  const auto stealing =
      inLife([](const Session& session, int player, const std::unique_ptr<AnyView>& view) {
        const bool mayTake = std::ranges::any_of(view->legal(), [&view](const Action& action) {
          return view->info().verbs[action.verb].shape == ActionShape::targetAndCards;
        });
        return player == 0 && mayTake ? std::optional(session.record()) : std::nullopt;
      });
  QVERIFY(stealing);
  Table table;
  QVERIFY(table.resume(*stealing));
  TableGestures& gestures = *table.controller.gestures();
  const auto& rows = table.controller.cards()->rows();
  const auto own = std::ranges::find_if(rows, &CardRow::isOwn);
  const auto target =
      std::ranges::find_if(rows, [](const CardRow& row) { return !row.pickLabel.isEmpty(); });
  QVERIFY(own != rows.end() && target != rows.end());
  const int key = target->key;
  gestures.toggle(own->key);
  QVERIFY(!gestures.selection().empty());
  const std::size_t before = table.controller.source()->position();
  QVERIFY2(gestures.pick(key), qPrintable(table.controller.coach()->refusal()));
  QVERIFY(table.controller.source()->position() > before);
}

// With blind steals, no move takes a card of a hand that the thief points at. The refused click
// does not say so, but why nothing can be stolen from this player.
void TestGestures::refusedClickOnACardOfAnotherPlayerNamesTheRuleOfTheSteal() {
  for (const char* rule : {"L9", "L11"}) {
    int victim = kNoPlayer;
    const auto stealing =
        inLife([&](const Session& session, int player, const std::unique_ptr<AnyView>& view) {
          for (const PlaceContents& contents : view->places()) {
            const GameInfo& info = view->info();
            const Place& place = contents.place;
            const bool isHand = info.zones[place.zone].kind == ZoneKind::hand;
            if (player != 0 || place.player == 0 || !isHand || contents.cards.empty()) continue;
            const auto refusal = readGesture(*view, {}, place).refusal;
            if (!refusal || info.reasons[refusal->reason].rule != rule) continue;
            victim = place.player;
            return std::optional(session.record());
          }
          return std::optional<Record>();
        });
    QVERIFY(stealing);
    Table table;
    QVERIFY(table.resume(*stealing));
    const auto& rows = table.controller.cards()->rows();
    const auto card = std::ranges::find_if(
        rows, [&](const CardRow& row) { return row.zone == u"hands"_s && row.seat == victim; });
    QVERIFY(card != rows.end());
    QVERIFY(!table.controller.gestures()->pick(card->key));
    QCOMPARE(table.controller.coach()->refusalRule(), QString::fromLatin1(rule));
  }
}

void TestGestures::droppedCardStaysInPlaceUntilItsMoveIsShown() {
  Table table(standardDeal());
  table.settings.setMotion(u"full"_s);
  const auto waiting = [&table] { return std::ranges::count_if(table.cards(), &CardRow::dropped); };
  table.controller.gestures()->pickUp(table.key(u"7H"_s));
  QVERIFY(!table.controller.gestures()->drop(u"stock"_s));
  QCOMPARE(waiting(), 0);
  table.settings.setPace(u"normal"_s);
  table.controller.gestures()->pickUp(table.key(u"9C"_s));
  QCOMPARE(waiting(), 0);
  QVERIFY(table.controller.gestures()->drop(u"downpile"_s));
  QVERIFY(table.controller.presenter()->moving());
  QCOMPARE(waiting(), 1);
  QVERIFY(table.key(u"9C"_s) > 0);
  QTRY_COMPARE(table.key(u"9C"_s), 0);
  QCOMPARE(waiting(), 0);
}

void TestGestures::refusesMovesOutOfTurn() {
  Deal deal = standardDeal();
  deal.moves.clear();
  Table table(deal);
  table.controller.gestures()->pickUp(table.key(u"7H"_s));
  // The bot has not moved yet: its answer waits in the event loop.
  QVERIFY(!table.controller.gestures()->drop(u"downpile"_s));
  QCOMPARE(table.controller.coach()->refusalRule(), u"G7"_s);
  QVERIFY(table.controller.coach()->refusal().contains(u"Mika"_s));
}

// Mika's move ends the turn that the refusal names.
void TestGestures::refusalAboutTheTurnGoesWhenTheTurnPassesToAnotherPlayer() {
  Deal deal = standardDeal();
  deal.players = 3;
  deal.moves.clear();
  Table table(deal);
  table.settings.setPace(u"unhurried"_s);  // bots pause, so only the test moves
  table.controller.gestures()->pickUp(table.key(u"7H"_s));
  QVERIFY(!table.controller.gestures()->drop(u"downpile"_s));
  QVERIFY(table.controller.coach()->refusal().contains(u"Mika"_s));
  QCOMPARE(sourceOf(table.controller).play(1, sessionOf(table.controller).view(1)->legal().front()),
           Session::Result::played);
  QVERIFY(!table.controller.status()->yourTurn());
  QCOMPARE(table.controller.coach()->refusal(), QString());
}

// Mika does not move while the guide is open, so "It is Mika's turn" would mislead.
void TestGestures::moveOutOfTurnIsRefusedBecauseTheGameWaitsForTheGuide() {
  Deal deal = standardDeal();
  deal.moves.clear();
  Table table(deal);
  table.controller.pace()->setWaiting(true);
  table.controller.gestures()->pickUp(table.key(u"7H"_s));
  QVERIFY(!table.controller.gestures()->drop(u"downpile"_s));
  const QString refusal = table.controller.coach()->refusal();
  QVERIFY2(refusal.contains(u"guide"_s) && !refusal.contains(u"Mika"_s), qPrintable(refusal));
  table.controller.pace()->setWaiting(false);
  QCOMPARE(table.controller.coach()->refusal(), QString());
}

void TestGestures::nothingStaysSelectedAfterARefusedDrop() {
  Table table(standardDeal());
  TableGestures& gestures = *table.controller.gestures();
  gestures.toggle(table.key(u"4C"_s));
  gestures.pickUp(table.key(u"4C"_s));
  const QSignalSpy changed(&gestures, &TableGestures::selectionChanged);
  QVERIFY(!gestures.drop(u"downpile"_s));
  QCOMPARE(changed.count(), 1);
  QVERIFY(!table.controller.coach()->refusal().isEmpty());
  QVERIFY(std::ranges::none_of(table.cards(), &CardRow::selected));
}

// Regression: the stock takes no cards, so a click on it refused the selected card.
void TestGestures::clickOnTheStockTurnsACardAlthoughACardIsSelected() {
  const auto turning = inLife([](const Session& session, int player,
                                 const std::unique_ptr<AnyView>& view) -> std::optional<Record> {
    const auto verb = view->info().verbs[view->legal().front().verb].name;
    return player == 0 && verb == "turn" ? std::optional(session.record()) : std::nullopt;
  });
  QVERIFY(turning);
  Table table;
  QVERIFY(table.resume(*turning));
  const auto own = std::ranges::find_if(table.cards(), &CardRow::isOwn);
  table.controller.gestures()->toggle(own->key);
  QVERIFY(table.controller.gestures()->playAt(u"stock"_s));
  QVERIFY(table.journal->text.find("move 0 turn") != std::string::npos);
}

void TestGestures::cardCannotBeDroppedOnAnUpPileOfAnOpponent() {
  Deal deal = standardDeal();
  deal.hands[1] = u"9S 8D 8C 7S 7D 6S 6D"_s;
  deal.moves = {u"1 steal 9S"_s};
  Table table(deal);
  QVERIFY(table.place(u"upPiles/1/0"_s) != nullptr);
  table.controller.gestures()->pickUp(table.key(u"7H"_s));
  QVERIFY(!table.controller.gestures()->drop(u"upPiles/1/0"_s));
  QCOMPARE(table.controller.coach()->refusalRule(), u"U5"_s);
}

void TestGestures::clickOnAPlacePlaysTheSelectedCards() {
  Table table(standardDeal());
  table.controller.gestures()->toggle(table.key(u"9C"_s));
  QVERIFY(table.place(u"downpile"_s)->accepts);
  QVERIFY(table.controller.gestures()->playAt(u"downpile"_s));
  QVERIFY(table.journal->text.find("move 0 steal 9C\n") != std::string::npos);
}

// If no card is selected, a click on a place for cards explains that a card must be chosen. A click
// on an opponent's hand shows no explanation.
void TestGestures::clickOnAPlaceWithoutSelectedCardsAsksForACard() {
  Table table(standardDeal());
  QVERIFY(!table.controller.gestures()->playAt(u"downpile"_s));
  QVERIFY(table.controller.coach()->refusal().startsWith(u"Choose a card first"_s));
  table.controller.coach()->dismissRefusal();
  QVERIFY(!table.controller.gestures()->playAt(u"hands/1"_s));
  QCOMPARE(table.controller.coach()->refusal(), QString());
}

void TestGestures::clickOnStockDraws() {
  Table table(standardDeal());
  QVERIFY(!table.place(u"stock"_s)->actionLabel.isEmpty());
  QVERIFY(table.controller.gestures()->playAt(u"stock"_s));
  QVERIFY(table.key(u"TH"_s) > 0);
  QVERIFY(table.place(u"stock"_s)->actionLabel.isEmpty());
}

void TestGestures::doubleClickOnACardMakesItsOnlyLegalMove() {
  Table table(standardDeal());
  QVERIFY(table.controller.gestures()->activate(table.key(u"KS"_s)));
  QVERIFY(table.journal->text.find("move 0 royals KS\n") != std::string::npos);
  QCOMPARE(table.place(u"downpile"_s)->size, 0);
}

// The 5 of spades fits neither the downpile (it is not lower) nor the person's up-pile (of hearts).
// The user probably means the downpile, so the refusal is about its value.
void TestGestures::doubleClickOnACardOfTheDownpilesSuitIsRefusedBecauseOfItsValue() {
  Table table(Deal{.hands = {u"3S 5S"_s},
                   .turned = u"3H"_s,
                   .moves = {u"1 draw"_s, u"0 steal 3S"_s, u"1 draw"_s}});
  QVERIFY(!table.controller.gestures()->activate(table.key(u"5S"_s)));
  QVERIFY2(table.controller.coach()->refusal().contains(u"is not lower than the 3 of spades"_s),
           qPrintable(table.controller.coach()->refusal()));
}

// Regression: of cards with equal numbers, only one could be chosen with the button.
void TestGestures::everyChoiceOfFaceUpCardsHasAButton() {
  Table table;
  QVERIFY(beginThreeUpThreeDown(table));
  std::vector<int> keys;
  for (const CardRow& row : table.cards()) {
    if (row.isOwn) keys.push_back(row.key);
  }
  QCOMPARE(keys.size(), std::size_t{6});
  TableGestures& gestures = *table.controller.gestures();
  for (unsigned choice = 0; choice < 64; ++choice) {
    if (std::popcount(choice) != 3) continue;
    gestures.clearSelection();
    for (std::size_t i = 0; i < keys.size(); ++i) {
      if ((choice >> i & 1U) != 0) gestures.toggle(keys[i]);
    }
    QCOMPARE(table.controller.buttons()->count(), 1);
  }
}

void TestGestures::tooManyFaceUpCardsAreRefusedBecauseOfTheirNumber() {
  Table table;
  QVERIFY(beginThreeUpThreeDown(table));
  std::vector<int> keys;
  for (const CardRow& row : table.cards()) {
    if (row.isOwn && keys.size() < 4) keys.push_back(row.key);
  }
  for (const int key : keys) table.controller.gestures()->toggle(key);
  QVERIFY(!table.controller.gestures()->activate(keys.front()));
  QCOMPARE(table.controller.coach()->refusalRule(), u"T3"_s);
}

// Enter on another card than the selected ones plays them together.
void TestGestures::activatedCardIsPlayedWithTheSelectedCards() {
  Table table(standardDeal());
  table.controller.gestures()->toggle(table.key(u"7H"_s));
  QVERIFY(table.controller.gestures()->activate(table.key(u"6H"_s)));
  QCOMPARE(table.faces(u"downpile"_s), (QStringList{u"9H"_s, u"7H"_s, u"6H"_s}));
}

void TestGestures::doubleClickRefusesUnplayableCard() {
  Table table(standardDeal());
  QVERIFY(!table.controller.gestures()->activate(table.key(u"2D"_s)));
  QCOMPARE(table.controller.coach()->refusalRule(), u"U4"_s);
}

void TestGestures::asksWhichMoveIsMeantIfSeveralFit() {
  Deal deal = standardDeal();
  deal.hands = {u"9S TH 8H 4C 2D 3D 5D"_s, u"8S 8D 8C TS 7D 6S TC"_s};
  deal.stock = u"QS TD"_s;
  deal.moves = {u"1 draw"_s, u"0 steal 9S"_s, u"1 royals QS"_s, u"0 draw"_s, u"1 open TC"_s};
  Table table(deal);
  QVERIFY(table.open);
  // The 10 of hearts can be played on the up-pile of the 9, or can steal the 10 of clubs. So the
  // table asks.
  QVERIFY(table.controller.gestures()->activate(table.key(u"TH"_s)));
  QCOMPARE(table.controller.gestures()->choices().size(), 2);
  QVERIFY(table.controller.gestures()->choices().join(u'|').contains(u"9 of hearts"_s));
  table.controller.gestures()->cancelChoice();
  QVERIFY(table.controller.gestures()->choices().isEmpty());
  // If the table asks which move to make, undo closes this question instead of undoing a move.
  QVERIFY(table.controller.gestures()->activate(table.key(u"TH"_s)));
  const std::string before = table.journal->text;
  QVERIFY(!table.controller.undoHistory()->undo());
  QVERIFY(table.controller.gestures()->choices().isEmpty());
  QVERIFY(table.key(u"TH"_s) > 0);
  QCOMPARE(table.journal->text, before);
  QVERIFY(table.controller.gestures()->activate(table.key(u"TH"_s)));
  QVERIFY(table.controller.gestures()->choose(0));
  QVERIFY(table.controller.gestures()->choices().isEmpty());
  QVERIFY(table.journal->text.find("move 0 ") != std::string::npos);
}

void TestGestures::selectsTheRunAroundACard() {
  Table table(standardDeal());
  table.controller.gestures()->selectRun(table.key(u"6H"_s));
  QCOMPARE(std::ranges::count_if(table.cards(), &CardRow::selected), 3);
  table.controller.gestures()->selectRun(table.key(u"2D"_s));
  QCOMPARE(std::ranges::count_if(table.cards(), &CardRow::selected), 1);
  table.controller.gestures()->clearSelection();
  QVERIFY(std::ranges::none_of(table.cards(), &CardRow::selected));
}

// If it is not the person's turn, a run is selected by the order of cards in the game, because no
// move is legal.
void TestGestures::runIncludesAceAfterKingOnlyIfAcesAreHigh() {
  const auto around = [](const GameInfo& info, Card card) {
    CardSet hand;
    for (const int rank : {1, 2, 3, kRankQueen, kRankKing})
      hand.insert(Card(0, Suit::hearts, rank));
    return runAround(info, {}, hand, card).values(Suit::hearts);
  };
  const GameInfo& info = *findGame("ultimate-loser")->info;
  const ValueMask high = valueBit(kRankQueen) | valueBit(kRankKing) | valueBit(1);
  QCOMPARE(around(info, Card(0, Suit::hearts, 1)), high);
  QCOMPARE(around(info, Card(0, Suit::hearts, kRankQueen)), high);
  QCOMPARE(around(info, Card(0, Suit::hearts, 2)), valueBit(2) | valueBit(3));
  const ValueMask low = valueBit(1) | valueBit(2) | valueBit(3);
  QCOMPARE(around(*findGame("underwear")->info, Card(0, Suit::hearts, 1)), low);
}

void TestGestures::stolenDownpileBecomesAnUpPile() {
  Table table(standardDeal());
  int downpileKey = 0;
  for (const CardRow& row : table.cards()) {
    if (row.zone == "downpile"_L1) downpileKey = row.key;
  }
  table.controller.gestures()->toggle(table.key(u"9C"_s));
  QVERIFY(table.controller.gestures()->playAt(u"downpile"_s));
  const PlaceRow* pile = table.place(u"upPiles/0/0"_s);
  QVERIFY(pile != nullptr);
  QCOMPARE(pile->topFace, u"9H"_s);
  QCOMPARE(pile->score, 1);
  // The downpile card keeps its key (its identity in the model) on the up-pile, so its motion is
  // visible.
  QCOMPARE(table.controller.cards()
               ->value(table.controller.cards()->find(u"key"_s, downpileKey), u"zone"_s)
               .toString(),
           u"upPiles"_s);
}

void TestGestures::highlightsLegalPlaces() {
  Table table(standardDeal());
  table.controller.gestures()->pickUp(table.key(u"KS"_s));
  QVERIFY(table.place(u"downpile"_s)->accepts);
  QVERIFY(table.place(u"discard"_s)->accepts);
  QVERIFY(!table.place(u"stock"_s)->accepts);
  table.controller.gestures()->putBack();
  table.controller.gestures()->pickUp(table.key(u"2D"_s));
  QVERIFY(!table.place(u"downpile"_s)->accepts);
  const auto playable = [&](const QString& face) {
    return std::ranges::find(table.cards(), table.key(face), &CardRow::key)->playable;
  };
  QVERIFY(playable(u"7H"_s) && playable(u"9C"_s) && playable(u"KS"_s));
  QVERIFY(!playable(u"2D"_s) && !playable(u"4C"_s));
}

void TestGestures::onlyLegalMovesHaveButtons() {
  Table table(standardDeal());
  QVERIFY(table.has(u"draw"_s));
  QVERIFY(!table.has(u"pass"_s));
  QVERIFY(!table.has(u"double"_s));
  QVERIFY(!table.controller.gestures()->press(u"pass"_s));
  QVERIFY(table.controller.gestures()->press(u"draw"_s));
  QVERIFY(!table.has(u"draw"_s));
}

void TestGestures::playerCanDeclareDoubleOutOfTurn() {
  Deal deal = standardDeal();
  deal.options = {u"doubling=on"_s};
  deal.hands[1] = u"8H 8D 8C 7S 7D 6S 6D"_s;
  deal.moves = {u"1 down 8H"_s, u"0 draw"_s};
  Table table(deal);
  QVERIFY(!table.controller.status()->yourTurn());
  QVERIFY(table.has(u"double"_s));
  QVERIFY(table.controller.gestures()->press(u"double"_s));
  QVERIFY(table.journal->text.find("move 0 double\n") != std::string::npos);
  QCOMPARE(table.controller.players()->rows().front().facts.size(), 1);
  QVERIFY(!table.has(u"double"_s));
}

void TestGestures::undoReturnsToTheLastDecisionOfThePerson() {
  Table table(standardDeal());
  QVERIFY(!table.controller.undoHistory()->mayUndo());
  QVERIFY(!table.controller.undoHistory()->undo());
  table.controller.gestures()->pickUp(table.key(u"7H"_s));
  QVERIFY(table.controller.gestures()->drop(u"downpile"_s));
  QTRY_VERIFY(table.controller.status()->yourTurn());
  const int sentences = table.controller.story()->count();
  QVERIFY(table.controller.undoHistory()->mayUndo());
  QVERIFY(table.controller.undoHistory()->undo());
  QVERIFY(table.controller.status()->yourTurn());
  QVERIFY(table.key(u"7H"_s) > 0);
  QCOMPARE(table.place(u"downpile"_s)->topFace, u"9H"_s);
  QVERIFY(table.controller.story()->count() < sentences);
  QVERIFY(!table.controller.undoHistory()->mayUndo());
}

void TestGestures::hintNamesItsVerbAndAllItsCards() {
  Deal deal = standardDeal();
  deal.hands[0] = u"7H 6H 5H 9C 9D KS 2D"_s;
  Table table(deal);
  TableCoach& coach = *table.controller.coach();
  const auto hintFor = [&](const Advice& advice) {
    coach.advise({.position = table.controller.source()->position(),
                  .advice = advice,
                  .reason = "You have no other move."});
    return coach.hintText();
  };
  const auto cards = [](std::initializer_list<const char*> texts) {
    CardSet set;
    for (const char* text : texts) set.insert(*cardFromText(text, CardFamily::french));
    return set;
  };
  const Action steal{.verb = Underwear::kSteal, .cards = cards({"9D"})};
  const Action other{.verb = Underwear::kSteal, .cards = cards({"9C"})};
  QCOMPARE(hintFor({.action = steal, .instead = other}),
           u"Steal the downpile. The 9 of diamonds, not the 9 of clubs. You have no other move."_s);
  const Action run{.verb = Underwear::kDown, .cards = cards({"7H", "6H", "5H"})};
  QCOMPARE(hintFor({.action = run}),
           u"Play down: the 7, 6 and 5 of hearts. You have no other move."_s);
}

void TestGestures::hintIsMarkedOnTheTable() {
  Table table(standardDeal());
  QVERIFY(table.controller.coach()->mayHint());
  table.controller.coach()->hint();
  QTRY_VERIFY(!table.controller.coach()->hintText().isEmpty());
  QVERIFY2(!table.controller.coach()->hintText().contains(u'{'),
           qPrintable(table.controller.coach()->hintText()));
  const bool isHinted = std::ranges::any_of(table.cards(), &CardRow::hinted) ||
                        std::ranges::any_of(table.controller.buttons()->rows(), &ButtonRow::hinted);
  QVERIFY(isHinted);
  QVERIFY(table.controller.gestures()->press(u"draw"_s));
  QCOMPARE(table.controller.coach()->hintText(), QString());
}

// Cards to lie face up can be dropped on the face-up cards or on each face-down card.
void TestGestures::hintedMoveWithSeveralPlacesMarksOnlyOne() {
  Table table;
  QVERIFY(beginThreeUpThreeDown(table));
  table.controller.pace()->hurry();
  table.controller.coach()->hint();
  QTRY_VERIFY(table.controller.coach()->hinted() != nullptr);
  QCOMPARE(std::ranges::count_if(table.controller.places()->rows(), &PlaceRow::hinted), 1);
}

// A card that can be swapped for the gin card could be played instead.
void TestGestures::hintNamesItsMoveIfTheSameCardsHaveAnotherUse() {
  RecordHeader header = headerFor({.players = 4});
  header.game = "ultimate-loser";
  header.options = standardValues(findGame(header.game)->info->options);
  std::unique_ptr<Session> session;
  MemoryJournal journal;
  Random random(1);
  std::vector<Action> legal;
  const auto withVerb = [&](std::uint8_t verb, const CardSet& cards) {
    return std::ranges::find_if(legal, [&](const Action& action) {
      return action.verb == verb && (cards.empty() || action.cards == cards);
    });
  };
  const auto isAmbiguous = [&] {
    if (!session || !session->actors().contains(0)) return false;
    legal = session->view(0)->legal();
    const auto swap = withVerb(UltimateLoser::kSwap, {});
    return swap != legal.end() && withVerb(UltimateLoser::kPlay, swap->cards) != legal.end();
  };
  while (!isAmbiguous()) {
    if (!session || session->standing().dealOver) {
      ++header.seed;
      session = Session::begin(header, journal, {});
      continue;
    }
    const int player = *session->actors().begin();
    const auto moves = session->view(player)->legal();
    session->submit(player, moves[random.below(static_cast<std::uint32_t>(moves.size()))],
                    session->position());
  }
  const Action swap = *withVerb(UltimateLoser::kSwap, {});
  const Action pass = *withVerb(UltimateLoser::kPass, {});

  Table table;
  QVERIFY(table.resume(session->record()));
  TableCoach& coach = *table.controller.coach();
  const char* reason = "You must give your highest card.";
  const auto hintFor = [&](const Action& action) {
    coach.advise({.position = table.controller.source()->position(),
                  .advice = Advice{.action = action},
                  .reason = reason});
    return coach.hintText();
  };
  const QString text = hintFor(swap);
  QVERIFY2(text.startsWith(u"Swap the "_s), qPrintable(text));
  QVERIFY2(text.endsWith(u". You must give your highest card."_s), qPrintable(text));
  QVERIFY(coach.hintNamesMove());
  QCOMPARE(hintFor(pass), u"Pass. You must give your highest card."_s);
}

void TestGestures::laysSeveralCardsInOneGesture_data() {
  QTest::addColumn<QString>("gesture");
  for (const QString& gesture : {u"drag"_s, u"click"_s, u"enter"_s, u"run"_s}) {
    QTest::newRow(qPrintable(gesture)) << gesture;
  }
}

void TestGestures::laysSeveralCardsInOneGesture() {
  QFETCH(QString, gesture);
  const auto laying = whenLaying();
  QVERIFY(laying);
  Table table;
  QVERIFY(table.resume(laying->record));
  const QStringList before = table.faces(u"hands/0"_s);
  const auto stories = std::ssize(table.controller.story()->rows());
  const int first = table.key(laying->fit.first());
  if (gesture == u"run"_s) {
    table.controller.gestures()->selectRun(first);
  } else {
    for (const QString& face : laying->fit) table.controller.gestures()->toggle(table.key(face));
  }
  if (gesture == u"drag"_s || gesture == u"run"_s) {
    table.controller.gestures()->pickUp(first);
    const PlaceRow* place = table.place(u"faceUp/0/0"_s);
    QVERIFY(place != nullptr && place->accepts);
    QVERIFY(table.controller.gestures()->drop(u"faceUp/0/0"_s));
  } else if (gesture == u"click"_s) {
    QVERIFY(table.controller.gestures()->playAt(u"faceUp/0/0"_s));
  } else {
    QVERIFY(table.controller.gestures()->activate(first));
  }
  QStringList laid = table.faces(u"faceUp/0/0"_s);
  laid.sort();
  QCOMPARE(laid, laying->fit);
  // Cards of one gesture share a sentence, also after the history was rebuilt.
  QCOMPARE(std::ssize(table.controller.story()->rows()), stories + 1);
  const QString sentence = table.controller.story()->rows().back().text;
  for (const QString& face : laid) {
    const Card card = *cardFromText(face.toStdString(), CardFamily::french);
    QVERIFY2(sentence.contains(cardLabel(card, CardFamily::french).section(u' ', 0, 0)),
             qPrintable(sentence));
  }
  table.controller.retranslate();
  QCOMPARE(std::ssize(table.controller.story()->rows()), stories + 1);
  QCOMPARE(table.controller.story()->rows().back().text, sentence);
  QVERIFY(table.controller.undoHistory()->undo());
  QCOMPARE(table.faces(u"hands/0"_s), before);
}

void TestGestures::refusesToLayASelectionWithAnUnfitCard() {
  const auto laying = whenLaying();
  QVERIFY(laying);
  Table table;
  QVERIFY(table.resume(laying->record));
  const std::string before = table.journal->text;
  for (const QString& face : laying->fit) table.controller.gestures()->toggle(table.key(face));
  table.controller.gestures()->toggle(table.key(laying->unfit));
  QVERIFY(!table.controller.gestures()->activate(table.key(laying->unfit)));
  QCOMPARE(table.controller.coach()->refusalRule(), u"L5"_s);
  QCOMPARE(table.journal->text, before);
}

void TestGestures::moveThatCannotBeSavedIsNotMade() {
  Table table(standardDeal());
  table.journal->failing = true;
  table.controller.gestures()->pickUp(table.key(u"7H"_s));
  QVERIFY(!table.controller.gestures()->drop(u"downpile"_s));
  QVERIFY(!table.controller.coach()->notSaved().isEmpty());
  QVERIFY(table.key(u"7H"_s) > 0);
  table.journal->failing = false;
  table.controller.gestures()->pickUp(table.key(u"7H"_s));
  QVERIFY(table.controller.gestures()->drop(u"downpile"_s));
  QCOMPARE(table.controller.coach()->notSaved(), QString());
}

void TestGestures::ignoresUnknownCardsAndPlaces() {
  Table table(standardDeal());
  const std::string before = table.journal->text;
  table.controller.gestures()->toggle(9999);
  table.controller.gestures()->pickUp(-1);
  QVERIFY(!table.controller.gestures()->carrying());
  QVERIFY(!table.controller.gestures()->drop(u"downpile"_s));
  for (const char* key :
       {"", "nowhere", "upPiles", "upPiles/0/0", "upPiles/300/0", "downpile/0", "a/b/c/d"}) {
    QVERIFY(!table.controller.gestures()->playAt(QString::fromLatin1(key)));
  }
  QVERIFY(!table.controller.gestures()->press(u"fly"_s));
  QVERIFY(!table.controller.gestures()->choose(3));
  QCOMPARE(table.journal->text, before);
  // Cards of others and cards on piles cannot be selected.
  for (const CardRow& row : table.cards()) {
    if (!row.isOwn) table.controller.gestures()->toggle(row.key);
  }
  QVERIFY(std::ranges::none_of(table.cards(), &CardRow::selected));
}

DOWNPILE_TEST(TestGestures);
#include "tst_gestures.moc"
