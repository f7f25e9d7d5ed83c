// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/rows/place_rows.h"

#include <algorithm>
#include <utility>

#include "rules/sentence.h"
#include "table/position/gestures.h"
#include "text/card_names.h"
#include "text/texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

QString kindName(ZoneKind kind) {
  switch (kind) {
    case ZoneKind::hand:
      return u"hand"_s;
    case ZoneKind::stock:
      return u"stock"_s;
    case ZoneKind::discard:
      return u"discard"_s;
    case ZoneKind::ownPiles:
      return u"ownPiles"_s;
    case ZoneKind::pile:
      break;
  }
  return u"pile"_s;
}

}  // namespace

PlaceRows::PlaceRows(const TableScene& scene, const ShownTable::Heaps& lying)
    : scene_(scene), lying_(lying), position_(scene.position), info_(scene.position.info()) {}

std::vector<PlaceRow> PlaceRows::rows() const {
  std::vector<PlaceRow> rows;
  const TableGestures& gestures = scene_.gestures;
  const Action* hint = scene_.coach.hinted();
  const std::vector<int> seatBy = scene_.presenter.seats();
  const CardSet held = gestures.carrying() ? gestures.carried() : gestures.selection();
  const int receiving = receiver(position_.view());
  // If the hinted move can be made at several places, only the first one is marked.
  bool isMarked = false;
  for (const auto& [place, heap] : lying_) {
    const Zone& zone = info_.zones[place.zone];
    // A hand usually has no row, because its cards and the player's plate show it. It has a row
    // only if it can be clicked, if the hint refers to it, or if it receives a gift.
    const auto means = [&](const CardSet& cards) {
      return position_.isPaused() ? std::vector<Action>()
                                  : readGesture(position_.view(), cards, place).allowed;
    };
    const std::vector<Action> clicks = means({});
    const bool isHinted = hint != nullptr && meansMove(position_.view(), *hint, place);
    const bool isReceiving = place.player != kNoPlayer && place.player == receiving;
    if (zone.kind == ZoneKind::hand && clicks.empty() && !isHinted && !isReceiving) continue;
    PlaceRow row{.place = place,
                 .placeKey = placeKey(info_, place),
                 .zone = QString::fromUtf8(zone.name),
                 .kind = kindName(zone.kind),
                 .player = place.player == kNoPlayer ? -1 : place.player,
                 .seat = place.player == kNoPlayer ? -1 : seatBy[place.player],
                 .pile = zone.kind == ZoneKind::ownPiles ? place.index : -1,
                 .size = scene_.presenter.landedIn(heap),
                 .score = heap.score,
                 .faceDown = heap.faceDown,
                 .title = position_.narrator().text(zone.title)};
    const Card top = heap.cards.empty() || heap.faceDown ? Card() : heap.cards.back().card;
    if (top.known()) row.topFace = QString::fromStdString(cardText(top, info_.family));
    const auto combined = gestures.pendingMove().with(held, place);
    row.accepts = (combined && combined->size() <= gestures.pendingMove().wanted()) ||
                  (!held.empty() && !means(held).empty());
    row.progress = gestures.pendingMove().brief(place, gestures.selection());
    if (!clicks.empty()) {
      const Verb& verb = info_.verbs[clicks.front().verb];
      row.actionLabel = asSentence(position_.narrator().text(offerOf(verb, position_.view())));
    }
    row.hinted = isHinted && !std::exchange(isMarked, true);
    row.owned = nameOf(row, false);
    row.label = labelOf(row, heap);
    rows.push_back(std::move(row));
  }
  return rows;
}

// Returns title and owner of the place. Adds its number if `numbered` and the owner has several
// such places.
QString PlaceRows::nameOf(const PlaceRow& row, bool numbered) const {
  QString title = row.title;
  const auto alike =
      std::ranges::count_if(scene_.presenter.table().heaps(), [&row](const auto& each) {
        return each.first.zone == row.place.zone && each.first.player == row.place.player;
      });
  if (numbered && alike > 1) {
    title =
        tr("%1 %2", "a place and its number among several").arg(title, numberText(row.pile + 1));
  }
  if (row.player < 0) return title;
  // In a replay, the table can be shown from the seat of a player other than "you". This player's
  // places are then not called "yours".
  const Narrator& narrator = position_.narrator();
  if (row.player == narrator.viewer()) return tr("%1 (yours)", "a place").arg(title);
  return tr("%1 of %2", "a place and its owner").arg(title, narrator.name(row.player));
}

// Describes a place for the screen reader: a pile by its top card, cards side by side by all of
// them. The viewer also knows face-down cards previously face up, such as the safe cards of Life.
QString PlaceRows::labelOf(const PlaceRow& row, const ShownTable::Heap& heap) const {
  const Zone& zone = info_.zones[row.place.zone];
  const QString title = nameOf(row, true);
  const int size = heap.size();
  // While cards are dealt, the name of the stock does not change with each card.
  if (scene_.presenter.dealing() && zone.kind == ZoneKind::stock) return title;
  if (size == 0) return tr("%1, empty", "a place").arg(title);
  const bool sideBySide = zone.kind == ZoneKind::ownPiles && (!zone.ordered || zone.keepsHomes);
  const Card top = heap.cards.empty() || heap.faceDown ? Card() : heap.cards.back().card;
  const bool isKnown = std::ranges::all_of(
      heap.cards, [](const ShownTable::Seen& seen) { return seen.card.known(); });
  std::vector<Card> named;
  if (isKnown && sideBySide) {
    for (const ShownTable::Seen& seen : heap.cards) named.push_back(seen.card);
    // Sorted, because replays and resumed games do not know the order in which the cards came here.
    if (!zone.ordered && !zone.keepsHomes) {
      CardSet cards;
      for (Card card : named) cards.insert(card);
      named = inLayOrder(cards, listOrder(info_));
      std::ranges::stable_sort(named, {}, &Card::suit);
    }
  } else if (top.known()) {
    named = {top};
  }
  const bool isClosed = row.faceDown && row.score > 0 && named.empty();
  QString label = tr("%1, %n card(s)", "a place", size).arg(title);
  if (position_.narrator().hasBriefSpeech()) {
    QStringList parts;
    if (isClosed) parts << tr("closed", "a pile");
    if (size > static_cast<int>(named.size())) parts << numberText(size);
    if (!named.empty()) parts << cardList(named, CardForm::brief, info_.family);
    label = tr("%1: %2", "a place and the card there")
                .arg(title, parts.join(tr(", ", "between the parts of a description")));
  } else if (isClosed) {
    label = tr("%1, closed, %n card(s)", "a place", size).arg(title);
  } else if (top.known() && size == 1) {
    label = tr("%1: %2", "a place and the card there")
                .arg(title, cardName(top, CardForm::nominative, info_.family));
  } else if (isKnown && sideBySide) {
    label = tr("%1, %n card(s): %2", "a place and the cards there", size)
                .arg(title, cardList(named, CardForm::nominative, info_.family));
  } else if (top.known()) {
    label = tr("%1, %n card(s), top is %2", "a place", size)
                .arg(title, cardName(top, CardForm::nominative, info_.family));
  }
  if (row.score <= 0) return label;
  return (heap.doubled ? tr("%1, worth %n point(s), own suit doubled", "a place", row.score)
                       : tr("%1, worth %n point(s)", "a place", row.score))
      .arg(label);
}

}  // namespace downpile
