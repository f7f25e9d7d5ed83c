// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/rows/table_scene.h"

#include <array>

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

QString suitKey(Suit suit) {
  constexpr std::array kKeys{"clubs", "diamonds", "hearts", "spades"};
  return QString::fromLatin1(kKeys[static_cast<std::size_t>(suit)]);
}

// Turns the hidden cards of all hands and of the players' own piles face up, which is possible only
// after a deal. The stock stays face down.
void openHands(const TablePosition& position, ShownTable::Heaps& heaps) {
  for (const PlaceContents& open : position.source().openPlaces()) {
    const auto lying = heaps.find(open.place);
    const ZoneKind kind = position.info().zones[open.place.zone].kind;
    const bool opens = kind == ZoneKind::hand || kind == ZoneKind::ownPiles;
    if (!opens || lying == heaps.end()) continue;
    CardSet unseen;
    for (Card card : open.cards) unseen.insert(card);
    for (const ShownTable::Seen& seen : lying->second.cards) {
      if (seen.card.known()) unseen.erase(seen.card);
    }
    for (ShownTable::Seen& seen : lying->second.cards) {
      if (seen.card.known() || unseen.empty()) continue;
      seen.card = unseen.first();
      unseen.erase(seen.card);
      lying->second.faceDown = false;
    }
  }
}

}  // namespace

ShownTable::Heaps lying(const TableScene& scene) {
  ShownTable::Heaps heaps = scene.presenter.table().heaps();
  scene.gestures.pendingMove().layOut(heaps);
  if (scene.presenter.handsOpen()) openHands(scene.position, heaps);
  return heaps;
}

QVariantList factsOf(const AnyView& view, int player, const Narrator& narrator) {
  QVariantList facts;
  for (const Fact& fact : view.facts(player)) {
    const FactText& text = narrator.info().facts[fact.fact];
    facts << QVariantMap{{u"name"_s, QString::fromUtf8(text.name)},
                         {u"text"_s, narrator.fact(text.brief, fact)},
                         {u"suit"_s, fact.suit ? suitKey(*fact.suit) : QString()},
                         {u"label"_s, narrator.fact(text.full, fact)}};
  }
  return facts;
}

}  // namespace downpile
