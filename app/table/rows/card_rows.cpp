// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/rows/card_rows.h"

#include <algorithm>
#include <array>
#include <utility>

#include "rules/sentence.h"
#include "settings/settings.h"
#include "table/position/gestures.h"
#include "text/card_names.h"
#include "text/texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDiscardsShown = 3;

// Returns the index of a suit in a sorted hand. The colours of the suits alternate.
int suitOrder(Suit suit) {
  // Indices of clubs, diamonds, hearts and spades.
  constexpr std::array kOrder{0, 1, 3, 2};
  return kOrder[static_cast<std::size_t>(suit)];
}

// Sorts cards by suit or by rank, as the user prefers. Used only where the order has no meaning in
// the game. Face-down cards come first, jokers last.
void sortCards(std::vector<ShownTable::Seen>& cards, CardFamily family, bool bySuit, bool aceHigh) {
  std::ranges::sort(cards, {}, [=](const ShownTable::Seen& seen) {
    const int isJoker = family == CardFamily::french && seen.card.isJoker() ? 1 : 0;
    const int suit = suitOrder(seen.card.suit());
    const int rank = aceHigh && seen.card.rank() == 1 ? kRankKing + 1 : seen.card.rank();
    return std::array{isJoker, bySuit ? suit : rank, bySuit ? rank : suit, seen.card.pack()};
  });
}

}  // namespace

CardRows::CardRows(const TableScene& scene, const ShownTable::Heaps& lying)
    : scene_(scene), lying_(lying), position_(scene.position), info_(scene.position.info()) {}

std::vector<CardRow> CardRows::rows() const {
  const CardSet leading = leadingCards();
  const std::vector<int> seats = scene_.presenter.seats();
  std::vector<CardRow> rows;
  for (const auto& [place, heap] : lying_) {
    const Zone& zone = info_.zones[place.zone];
    const std::vector<ShownTable::Seen> cards = inOrder(place, heap);
    const int firstShown = firstShownOf(heap);
    const auto isKnown = [](const ShownTable::Seen& seen) { return seen.card.known(); };
    const auto known = static_cast<int>(std::ranges::count_if(cards, isKnown));
    int fanOfHidden = 0;
    int fanOfKnown = heap.size() - known;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const ShownTable::Seen& seen = cards[i];
      const int slot = zone.keepsHomes ? seen.home : heap.below + static_cast<int>(i);
      const int fanSlot = isKnown(seen) ? fanOfKnown++ : fanOfHidden++;
      if (zone.kind == ZoneKind::discard && slot < firstShown) continue;
      // Known cards in the stock come from a pile that will be shuffled: the top ones are shown.
      const bool isShuffled = zone.kind == ZoneKind::stock && seen.card.known();
      if (isShuffled && slot < heap.size() - kDiscardsShown) continue;
      const int gatherer = scene_.presenter.highlights().gathererOf(place);
      CardRow row{
          .key = seen.key,
          .zone = QString::fromUtf8(zone.name),
          .player = place.player == kNoPlayer ? -1 : place.player,
          .seat = place.player == kNoPlayer ? -1 : seats[place.player],
          .pile = zone.kind == ZoneKind::ownPiles ? place.index : -1,
          .slot = slot,
          .count = heap.size(),
          .fanSlot = fanSlot,
          .known = known,
          .isOwn = position_.isOwnHand(place),
          .liftable = !heap.faceDown && scene_.gestures.isLiftable(place, seen.card),
          .dropped = scene_.gestures.isDropped(place, seen.card),
          .marked = scene_.presenter.highlights().marked().contains(seen.card),
          .leading = seen.card.known() && zone.kind == ZoneKind::ownPiles &&
                     gatherer == kNoPlayer && leading.contains(seen.card),
          .brought = scene_.presenter.news().lastMoves().hasBrought(seen.key) &&
                     zone.kind != ZoneKind::hand,
          .gatheredAt = gatherer == kNoPlayer ? -1 : seats[static_cast<std::size_t>(gatherer)],
          .faceDown = heap.faceDown,
          .turnedUp =
              zone.kind == ZoneKind::hand && seen.card.known() && heap.turnedUp.contains(seen.card),
          .arrival = seen.arrival};
      if (seen.card.known() && !heap.faceDown && !isShuffled) {
        row.face = QString::fromStdString(cardText(seen.card, info_.family));
      }
      if (row.liftable) {
        noteHand(row, seen.card);
      } else if (zone.kind != ZoneKind::stock && zone.kind != ZoneKind::discard) {
        notePick(row, place, slot, seen.card);
      }
      row.label = labelOf(row, seen.card);
      rows.push_back(std::move(row));
    }
  }
  std::ranges::sort(rows, {}, &CardRow::key);
  return rows;
}

// Returns the winning cards of the shown trick. At its end these are the marked cards: the shown
// position is the one before the last play.
CardSet CardRows::leadingCards() const {
  const AnyView* shown = scene_.presenter.shown();
  if (shown == nullptr || scene_.presenter.dealing()) return {};
  const CardSet& marked = scene_.presenter.highlights().marked();
  return marked.empty() ? shown->leading() : marked;
}

// Returns the cards of a place in display order. The viewer's hand is sorted as the user prefers.
// So are face-up places whose order has no meaning in the game, except the discard pile. Other
// hands keep their order, because moves such as a steal name a position in them.
std::vector<ShownTable::Seen> CardRows::inOrder(const Place& place,
                                                const ShownTable::Heap& heap) const {
  const Zone& zone = info_.zones[place.zone];
  const bool laidOut = !zone.ordered && !zone.keepsHomes && zone.kind != ZoneKind::hand &&
                       zone.kind != ZoneKind::discard;
  std::vector<ShownTable::Seen> cards = heap.cards;
  if (position_.isOwnHand(place) || (laidOut && !heap.faceDown)) {
    const bool bySuit = scene_.settings.handSort(QString::fromUtf8(info_.id)) == "suit"_L1;
    sortCards(cards, info_.family, bySuit, listOrder(info_) == LayOrder::aceHigh);
  }
  return cards;
}

// Returns the first shown index in the discard pile: only the top cards, and cards still moving
// there, are shown.
int CardRows::firstShownOf(const ShownTable::Heap& heap) const {
  return scene_.presenter.landedIn(heap) - kDiscardsShown;
}

void CardRows::noteHand(CardRow& row, Card card) const {
  // During a pause, a selection is kept but not shown: nothing can be done with it.
  row.selected = !position_.isPaused() && scene_.gestures.selection().contains(card);
  row.carried = scene_.gestures.carried().contains(card);
  row.playable =
      position_.playable().contains(card) && !scene_.gestures.pendingMove().contains(card);
  row.idle = !row.playable && !position_.playable().empty();
  if (row.playable) row.use = useOf(card);
  const Action* hinted = scene_.coach.hinted();
  row.hinted = hinted != nullptr &&
               (hinted->cards.contains(card) ||
                (card.known() && card.isJoker() && info_.verbs[hinted->verb].playsJoker));
}

// Sets the text about the effect of a click on this card, and whether the hint advises this click.
void CardRows::notePick(CardRow& row, const Place& place, int slot, Card card) const {
  if (position_.isPaused()) return;
  const Action* hinted = scene_.coach.hinted();
  row.hinted = hinted != nullptr && picksMove(position_.view(), *hinted, place, slot, card);
  const std::vector<Action> allowed = readPick(position_.view(), place, slot, card).allowed;
  if (allowed.empty()) return;
  row.pickLabel = asSentence(position_.narrator().text(info_.verbs[allowed.front().verb].offer));
  row.use = row.pickLabel;
}

// Returns what the viewer can do with this card. If the card is part of several legal moves, a move
// that is not deliberate (Verb::deliberate) takes precedence.
QString CardRows::useOf(Card card) const {
  const Card kind = kindOf(card, info_.family);
  const Verb* found = nullptr;
  for (const Action& action : position_.legal()) {
    const Verb& verb = info_.verbs[action.verb];
    const bool isFirst = found == nullptr || (found->deliberate && !verb.deliberate);
    const auto isSame = [&](Card other) { return kindOf(other, info_.family) == kind; };
    if (isFirst && std::ranges::any_of(action.cards, isSame)) found = &verb;
  }
  return found == nullptr || *found->use == '\0' ? tr("Can be played")
                                                 : position_.narrator().text(found->use);
}

QString CardRows::labelOf(const CardRow& row, Card card) const {
  if (row.face.isEmpty()) {
    if (row.player < 0) return tr("face-down card");
    // For a spectator, the hand shown as the viewer's belongs to the first player.
    const bool isYours = row.isOwn && row.player == position_.narrator().viewer();
    if (isYours) return tr("your card, face down");
    if (row.faceDown) return tr("face-down card %1", "its number").arg(numberText(row.pile + 1));
    return tr("%1: card %2", "a player; the position of a card in the hand")
        .arg(position_.narrator().name(row.player), numberText(row.slot + 1));
  }
  const QString name = cardLabel(card, info_.family);
  if (row.selected) return tr("%1, selected", "a card").arg(name);
  if (row.liftable && scene_.gestures.pendingMove().contains(card))
    return tr("%1, chosen", "a card").arg(name);
  if (row.turnedUp) return tr("%1, face up", "a card of a hand").arg(name);
  return row.leading ? tr("%1, best so far", "a card of a trick").arg(name) : name;
}

}  // namespace downpile
