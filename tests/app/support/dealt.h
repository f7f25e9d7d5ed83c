// SPDX-License-Identifier: GPL-3.0-or-later
// Games of Underwear with given cards.
#pragma once

#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <string>
#include <vector>

#include "../../records/playing.h"
#include "../../support/eventually.h"
#include "../../support/skipped_time.h"
#include "at_table.h"
#include "ear/table_speech.h"
#include "games/underwear/underwear.h"
#include "record/session.h"
#include "settings/settings.h"
#include "speech/announcer.h"
#include "table/table_controller.h"

namespace downpile::tests {

// A deal of Underwear between player 0 (the person and dealer) and bots.
struct Deal {
  int players = 2;
  // Hands by player, such as `4H 3H 9C`. Cards from the rest of the deck complete each hand to
  // seven.
  QStringList hands{};
  QString turned{};       // first card of the downpile, such as `9H`
  QString stock{};        // cards of the stock in drawing order
  QStringList moves{};    // moves already made: `1 draw`
  QStringList options{};  // house rules different from the usual ones, such as `doubling=on`
};

inline std::vector<Card> cardsOf(const QString& text) {
  std::vector<Card> cards;
  for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
    cards.push_back(*cardFromText(word.toStdString(), CardFamily::french));
  }
  return cards;
}

inline RecordHeader headerFor(const Deal& deal) {
  RecordHeader header;
  header.game = "underwear";
  header.players = deal.players;
  header.options = standardValues(Underwear::info().options);
  for (const QString& setting : deal.options) {
    const auto index =
        findOption(Underwear::info().options, setting.section(u'=', 0, 0).toStdString());
    header.options[*index] =
        *optionFromText(Underwear::info().options[*index], setting.section(u'=', 1).toStdString());
  }
  header.seed = 7;
  header.botSeed = 11;
  constexpr std::array kNames{"Anna", "Mika", "Nora", "Luca", "Sena", "Otto", "Ines", "Remy"};
  for (int player = 0; player < deal.players; ++player) {
    header.seats.push_back({.kind = player == 0 ? "person" : "random",
                            .portrait = 1 + player,
                            .name = kNames[static_cast<std::size_t>(player)]});
  }
  return header;
}

// The record of a game with the cards of the deal, up to and including its moves.
inline Record recordOf(const Deal& deal) {
  Record record{.header = headerFor(deal), .entries = {}};
  CardSet left = Underwear(record.header.options, deal.players).deck();
  std::vector<std::vector<Card>> hands(static_cast<std::size_t>(deal.players));
  for (std::size_t p = 0; p < hands.size(); ++p) {
    hands[p] = cardsOf(deal.hands.value(static_cast<qsizetype>(p)));
    for (Card card : hands[p]) left.erase(card);
  }
  std::vector<Card> after = cardsOf(deal.turned + u' ' + deal.stock);
  for (Card card : after) left.erase(card);
  // Hands are completed with low cards; royalties (J, Q, K) are used last, because they make
  // positions complicated.
  std::vector<Card> rest = inLayOrder(left, LayOrder::falling);
  const auto next = [&rest] {
    const Card card = rest.back();
    rest.pop_back();
    return card;
  };
  for (auto& hand : hands) {
    while (hand.size() < static_cast<std::size_t>(Underwear::kHandSize)) hand.push_back(next());
  }
  // The cards in dealing order. The game deals from the end of `order`, so `order` holds them
  // reversed.
  std::vector<Card> dealt;
  for (std::size_t i = 0; i < static_cast<std::size_t>(Underwear::kHandSize); ++i) {
    for (int p = 1; p <= deal.players; ++p) {
      dealt.push_back(hands[static_cast<std::size_t>(p % deal.players)][i]);
    }
  }
  dealt.insert(dealt.end(), after.begin(), after.end());
  std::vector<Card> order = rest;
  order.insert(order.end(), dealt.rbegin(), dealt.rend());
  record.entries.push_back({.kind = RecordEntry::Kind::chance, .cards = order});
  for (const QString& move : deal.moves) {
    record.entries.push_back({.kind = RecordEntry::Kind::move,
                              .player = move.section(u' ', 0, 0).toInt(),
                              .action = move.section(u' ', 1).toStdString()});
  }
  return record;
}

// Player 1 has drawn a card, and it is the turn of player 0 (the person). 9H is on the downpile.
inline Deal standardDeal() {
  return {.hands = {QStringLiteral("7H 6H 5H 9C KS 2D 4C"), QStringLiteral("8S 8D 8C 7S 7D 6S 6D")},
          .turned = QStringLiteral("9H"),
          .stock = QStringLiteral("QS TH"),
          .moves = {QStringLiteral("1 draw")}};
}

// Returns a deal of three players. With `swapped`, some cards hidden from player 0 are exchanged;
// the open cards are the same.
inline Deal worldOfHiddenCards(bool swapped) {
  using namespace Qt::StringLiterals;
  Deal deal{
      .players = 3,
      .hands = {u"7H 6H 5H 9C KS 2D 4C"_s, u"8H 8D 8C 7S 7D 6S JD"_s, u"9S 3D 3C 3S 2S 2C AC"_s},
      .turned = u"TH"_s,
      .stock = u"QS QH TD"_s,
      .options = {u"doubling=on"_s, u"royaltiesOnUpPiles=on"_s}};
  if (swapped) {
    deal.hands[1] = u"8H QD 3D AS 7D 6S JD"_s;
    deal.hands[2] = u"9S 8D JC 3S KD 2C 8C"_s;
    deal.stock = u"QC QH 3C"_s;
  }
  return deal;
}

// A table with its own settings and without motion, so everything is shown at once.
class Table {
 public:
  explicit Table(const Deal& deal) : Table() { open = resume(recordOf(deal)); }
  Table()
      : settings(folder.filePath(QStringLiteral("settings.ini"))),
        controller(settings, announcer),
        speech(controller) {
    settings.setPace(QStringLiteral("instant"));
    settings.setMotion(QStringLiteral("reduced"));
  }
  bool resume(const Record& record) {
    auto memory = std::make_unique<MemoryJournal>();
    journal = memory.get();
    return tests::resume(controller, settings, record, std::move(memory));
  }

  // Returns the key of the card with this face in the hand of the person, or 0 if the hand does not
  // hold it.
  int key(const QString& face) const {
    for (const CardRow& row : cards()) {
      if (row.isOwn && row.face == face) return row.key;
    }
    return 0;
  }
  const std::vector<CardRow>& cards() const {
    return const_cast<TableController&>(controller).cards()->rows();
  }
  const PlaceRow* place(const QString& placeKey) { return controller.places()->row(placeKey); }
  QStringList faces(const QString& placeKey) {
    QStringList list;
    const PlaceRow* row = place(placeKey);
    if (row == nullptr) return list;
    std::vector<const CardRow*> found;
    for (const CardRow& card : cards()) {
      if (card.zone == row->zone && card.player == row->player && card.pile == row->pile) {
        found.push_back(&card);
      }
    }
    std::ranges::sort(found, {}, &CardRow::slot);
    for (const CardRow* card : found) list << card->face;
    return list;
  }
  bool has(const QString& verb) {
    return std::ranges::find(controller.buttons()->rows(), verb, &ButtonRow::verb) !=
           controller.buttons()->rows().end();
  }

  // Skips to the next timer of the table and of its computer players. Returns false if none runs.
  bool skip() {
    QObjectList roots{&controller};
    if (QObject* source = controller.source()) roots << source;
    return time.skip(roots);
  }
  // Skips time until `condition()` is true, letting computer players move. Returns false if this
  // never happens.
  template <class Condition>
  bool skipUntil(Condition condition) {
    return eventually([&] {
      while (!condition()) {
        if (!skip()) return false;
      }
      return true;
    });
  }
  // Skips time until no timer runs. After that, nothing happens by itself.
  void skipAll() {
    while (skip()) QCoreApplication::processEvents();
  }

  QTemporaryDir folder;
  SkippedTime time;
  Settings settings;
  Announcer announcer;
  TableController controller;
  TableSpeech speech;
  MemoryJournal* journal = nullptr;
  bool open = false;
};

}  // namespace downpile::tests
