// SPDX-License-Identifier: GPL-3.0-or-later
#include "ear/table_answers.h"

#include <algorithm>
#include <array>
#include <map>
#include <ranges>
#include <tuple>
#include <utility>

#include "table/table_controller.h"
#include "text/card_names.h"
#include "text/texts.h"

namespace downpile {

namespace {

// Maximum number of combinations of cards that the answer about legal moves names one by one. If
// there are more, the answer only lists the cards that occur in combinations of the same size.
constexpr std::size_t kMostNamed = 6;
// If every card of a hand is legal, the answer about legal moves can be "any card from your hand".
// A hand of up to this number of cards is listed instead.
constexpr int kFewCards = 3;

// Returns true if the cards are grouped by value: some cards have the same value, and the cards of
// each value are next to each other.
bool isByValue(const std::vector<Card>& cards) {
  const auto isSame = [](Card one, Card other) { return one.rank() == other.rank(); };
  std::vector<Card> values;
  std::ranges::unique_copy(cards, std::back_inserter(values), isSame);
  const bool hasSets = values.size() < cards.size();
  std::ranges::sort(values, {}, &Card::rank);
  return hasSets && std::ranges::adjacent_find(values, isSame) == values.end();
}

// Returns the cards without duplicates: identical cards are the same choice for a move of one card.
CardSet kindsOf(const CardSet& cards, CardFamily family) {
  CardSet kinds;
  for (Card card : cards) kinds.insert(kindOf(card, family));
  return kinds;
}

QString sentences(const QStringList& parts) { return parts.join(u' '); }

// Returns the text about the turn with a full stop, unless it ends with an ellipsis.
QString turnSentence(const QString& text) {
  return text.isEmpty() || text.endsWith(u'…') ? text : text + u'.';
}

}  // namespace

TableAnswers::TableAnswers(TableController& table)
    : table_(table),
      narrator_(table.position().narrator().spoken()),
      form_(narrator_.hasBriefSpeech() ? CardForm::brief : CardForm::nominative) {}

QString TableAnswers::to(const QString& question) const {
  using Text = QString (TableAnswers::*)() const;
  static constexpr std::array<std::pair<const char*, Text>, 7> kAnswers{{
      {"hand", &TableAnswers::hand},
      {"table", &TableAnswers::table},
      {"players", &TableAnswers::players},
      {"events", &TableAnswers::events},
      {"moves", &TableAnswers::moves},
      {"turn", &TableAnswers::turn},
      {"standing", &TableAnswers::results},
  }};
  for (const auto& [name, answer] : kAnswers) {
    if (question == QLatin1String(name)) return (this->*answer)();
  }
  return {};
}

// Lists cards grouped by suit or by value, because groups are shorter and easier to remember.
// Coloured cards are grouped by value. So are cards in a game where cards of one value are played
// together (playsSets()), unless the user sorts the hand by suit.
QString TableAnswers::listOf(const std::vector<Card>& cards) const {
  const CardFamily family = narrator_.info().family;
  if (family != CardFamily::french || (playsSets(narrator_.info()) && isByValue(cards))) {
    return listByValue(cards, form_, family);
  }
  QStringList items;
  std::vector<Card> jokers;
  std::vector<Suit> suits;
  for (Card card : cards) {
    if (card.isJoker()) {
      jokers.push_back(card);
    } else if (std::ranges::find(suits, card.suit()) == suits.end()) {
      suits.push_back(card.suit());
    }
  }
  for (Suit suit : suits) {
    std::vector<Card> ofSuit;
    std::ranges::copy_if(cards, std::back_inserter(ofSuit),
                         [suit](Card card) { return !card.isJoker() && card.suit() == suit; });
    items << cardList(ofSuit, form_, family);
  }
  for (Card card : jokers) items << cardName(card, form_, family);
  return items.join(tr(", ", "between groups of cards"));
}

// Returns the cards of the hand from left to right. If `selectedOnly`, returns the selected cards
// instead: first from the hand, then from other places.
std::vector<Card> TableAnswers::ownCards(bool selectedOnly) const {
  std::vector<const CardRow*> rows;
  for (const CardRow& row : table_.cards()->rows()) {
    if (selectedOnly ? row.selected : row.isOwn) rows.push_back(&row);
  }
  std::ranges::sort(rows, {}, [](const CardRow* row) { return std::pair(!row->isOwn, row->slot); });
  return cardsOf(rows);
}

// Returns the cards that the viewer can select or pick and whose name begins with the typed text.
std::vector<const CardRow*> TableAnswers::usableCardsNamed(const QString& typed) const {
  std::vector<const CardRow*> rows;
  for (const CardRow& row : table_.cards()->rows()) {
    const auto card = cardFromText(row.face.toStdString(), narrator_.info().family);
    const bool isUsable = row.liftable || !row.pickLabel.isEmpty();
    if (isUsable && card && isCalled(*card, typed, narrator_.info().family)) rows.push_back(&row);
  }
  return rows;
}

int TableAnswers::find(const QString& typed) const {
  const auto rows = usableCardsNamed(typed);
  const auto found = std::ranges::min_element(rows, {}, [](const CardRow* row) {
    return std::tuple(!row->isOwn, !row->liftable, row->seat, row->slot);
  });
  return found == rows.end() ? 0 : (*found)->key;
}

bool TableAnswers::isShortName(const QString& typed) const {
  const CardFamily family = narrator_.info().family;
  const std::vector<Card> cards = cardsOf(usableCardsNamed(typed));
  return !cards.empty() && std::ranges::all_of(cards, [&](Card card) {
    return downpile::isShortName(card, typed, family);
  });
}

std::vector<Card> TableAnswers::cardsOf(const std::vector<const CardRow*>& rows) const {
  std::vector<Card> cards;
  for (const CardRow* row : rows) {
    const auto card = cardFromText(row->face.toStdString(), narrator_.info().family);
    if (card) cards.push_back(*card);
  }
  return cards;
}

// Returns true if the table shows the hand of the player called "you". In a replay, the shown hand
// can be another player's.
bool TableAnswers::viewsOwnSeat() const { return table_.position().viewer() == narrator_.viewer(); }

bool TableAnswers::isForSpectator() const {
  return table_.position().source().part() == GameSource::Part::spectates;
}

QString TableAnswers::handOf(int player, const std::vector<Card>& cards) const {
  const QString name = narrator_.name(player);
  const auto count = static_cast<int>(cards.size());
  if (player == narrator_.viewer()) {
    if (cards.empty()) return tr("You have no cards in your hand.");
    if (narrator_.hasBriefSpeech()) {
      return tr("%1: %2.", "the number of cards in hand; the cards")
          .arg(numberText(count), listOf(cards));
    }
    return tr("You hold %n card(s): %1.", nullptr, count).arg(listOf(cards));
  }
  if (cards.empty()) return tr("%1 has no cards in hand.", "a player").arg(name);
  if (narrator_.hasBriefSpeech())
    return tr("%1: %2.", "a player; the cards of the hand").arg(name, listOf(cards));
  return tr("%1 holds %n card(s): %2.", "a player; the cards", count).arg(name, listOf(cards));
}

QString TableAnswers::hand() const {
  if (isForSpectator()) return tr("You are watching, so you cannot see anyone’s hand.");
  const std::vector<Card> cards = ownCards(false);
  if (!viewsOwnSeat()) return handOf(table_.position().viewer(), cards);
  const bool isUnseen = std::ranges::any_of(
      table_.cards()->rows(), [](const CardRow& row) { return row.isOwn && row.face.isEmpty(); });
  QStringList parts{isUnseen ? tr("You cannot see your own card, but the others can.")
                             : handOf(narrator_.viewer(), cards)};
  if (!ownCards(true).empty() || isChoosing()) parts << selection();
  return sentences(parts);
}

// Returns the cards of an incomplete or unconfirmed move of several cards: first the staged cards,
// then the selected ones. Empty if no such move is legal.
std::vector<Card> TableAnswers::chosenCards() const {
  const PendingMove& move = table_.gestures()->pendingMove();
  if (move.wanted() == 0) return {};
  std::vector<Card> cards = move.cards();
  for (Card card : ownCards(true)) {
    if (!move.contains(card)) cards.push_back(card);
  }
  return cards;
}

QString TableAnswers::chosen() const {
  const std::vector<Card> cards = chosenCards();
  const QString count = numberText(static_cast<int>(cards.size()));
  const QString wanted = numberText(table_.gestures()->pendingMove().wanted());
  const QString text =
      narrator_.hasBriefSpeech()
          ? tr("%1 of %2: %3.",
               "the number of cards chosen so far, the number to choose, and the chosen cards")
          : tr("Chosen, %1 of %2: %3. To take a card back, choose it again.",
               "the number of cards chosen so far, the number to choose, and the chosen cards");
  return sentences(QStringList{text.arg(count, wanted, listOf(cards))} + buttonsWithCards());
}

// Returns a sentence about each button that plays the selected or chosen cards, with its key.
QStringList TableAnswers::buttonsWithCards() const {
  QStringList parts;
  for (const ButtonRow& row : table_.buttons()->rows()) {
    if (row.action.cards.empty() || !row.possible) continue;
    parts << tr("%1, key %2", "a possible move and its key")
                     .arg(row.label.isEmpty() ? row.text : row.label, row.key) +
                 u'.';
  }
  return parts;
}

QString TableAnswers::selection() const {
  if (isChoosing()) return chosen();
  const std::vector<Card> cards = ownCards(true);
  return cards.empty() ? tr("Nothing is selected.")
                       : tr("Selected: %1.", "cards").arg(listOf(cards));
}

// Describes the places (mostly piles) on the table. An empty place is mentioned only if it is a
// pile in the middle of the table. Several face-down cards of a player are counted instead of
// listed.
QString TableAnswers::table() const {
  std::vector<const PlaceRow*> places;
  for (const PlaceRow& row : table_.places()->rows()) {
    if (row.size > 0 || (row.player < 0 && row.kind == QLatin1String("pile"))) {
      places.push_back(&row);
    }
  }
  std::ranges::stable_sort(places, {}, &PlaceRow::seat);
  const auto isBack = [](const PlaceRow* row) {
    return row->player >= 0 && row->size == 1 && row->topFace.isEmpty();
  };
  QStringList parts;
  QStringList counted;
  bool hasFacts = false;
  for (const PlaceRow* row : places) {
    if (row->seat >= 0 && !std::exchange(hasFacts, true)) parts << facts();
    const auto alike = std::ranges::count_if(places, [&](const PlaceRow* other) {
      return isBack(row) && isBack(other) && other->owned == row->owned;
    });
    if (alike < 2) {
      parts << asSentence(row->label) + u'.';
    } else if (!counted.contains(row->owned)) {
      counted << row->owned;
      parts << tr("%1, %n time(s).", "identical cards", static_cast<int>(alike))
                   .arg(asSentence(row->owned));
    }
  }
  if (!hasFacts) parts << facts();
  return parts.isEmpty() ? tr("There is nothing on the table.") : sentences(parts);
}

// Returns sentences with facts about the game, such as the trump suit.
QStringList TableAnswers::facts() const {
  QStringList parts;
  for (const QVariant& fact : table_.status()->facts()) {
    parts << asSentence(fact.toMap()[QStringLiteral("label")].toString()) + u'.';
  }
  return parts;
}

std::vector<const PlayerRow*> TableAnswers::bySeat() const {
  std::vector<const PlayerRow*> rows;
  for (const PlayerRow& row : table_.players()->rows()) rows.push_back(&row);
  std::ranges::sort(rows, {}, &PlayerRow::seat);
  return rows;
}

// Returns the visible cards of this player's hand, in the order of the hand.
std::vector<Card> TableAnswers::seenInHand(int player) const {
  std::vector<const CardRow*> rows;
  for (const CardRow& row : table_.cards()->rows()) {
    const bool isHand = std::ranges::any_of(narrator_.info().zones, [&row](const Zone& zone) {
      return zone.kind == ZoneKind::hand && row.zone == QString::fromUtf8(zone.name);
    });
    if (row.player == player && isHand && !row.face.isEmpty()) rows.push_back(&row);
  }
  std::ranges::sort(rows, {}, &CardRow::slot);
  return cardsOf(rows);
}

QString TableAnswers::players() const {
  std::vector<const PlayerRow*> rows = bySeat();
  if (!isForSpectator() && !rows.empty()) std::ranges::rotate(rows, std::next(rows.begin()));
  QStringList parts;
  for (const PlayerRow* row : rows) {
    parts << tr("%1: %2.", "a player; cards, points and state").arg(row->name, row->state);
    // Lists the cards only if all cards of the hand are visible. For other hands, the answer
    // contains only the number of cards, even if some cards are known.
    const std::vector<Card> cards = seenInHand(row->player);
    const bool isOpen = !cards.empty() && static_cast<int>(cards.size()) == row->cardCount;
    if (isOpen && (!row->isYou || isForSpectator())) parts << handOf(row->player, cards);
  }
  return sentences(parts);
}

QString TableAnswers::events() const {
  const std::vector<StoryRow>& story = table_.story()->rows();
  const int viewer = table_.position().viewer();
  const auto isLast = [viewer](const StoryRow& row) {
    return (row.isMove && row.player == viewer) || row.isHeading;
  };
  const auto last = std::ranges::find_if(story.rbegin(), story.rend(), isLast);
  QStringList parts;
  for (auto row = last.base(); row != story.end(); ++row) parts << row->spoken;
  // After a deal, the story can end with the viewer's last move and its results. Then there are no
  // later events, and the answer consists of these rows themselves.
  if (parts.isEmpty() && table_.status()->dealOver()) {
    const auto before = std::ranges::find_if_not(
        story.rbegin(), story.rend(),
        [viewer](const StoryRow& row) { return row.player == viewer && !row.isHeading; });
    for (auto row = before.base(); row != story.end(); ++row) parts << row->spoken;
  }
  if (!parts.isEmpty()) return sentences(parts);
  return viewsOwnSeat()
             ? tr("Nothing has happened since your last move.")
             : tr("Nothing has happened since %1 last moved.").arg(narrator_.name(viewer));
}

QString TableAnswers::moves() const {
  if (table_.status()->dealOver()) return turn();
  const auto verbs = narrator_.info().verbs;
  QStringList parts = buttonsWithCards();
  for (std::size_t verb = 0; verb < verbs.size(); ++verb) {
    const std::vector<Action> legal = table_.position().legalWith(verb);
    if (!legal.empty()) parts << asSentence(movesWith(verb, legal)) + u'.';
  }
  if (parts.isEmpty()) {
    const bool plays = table_.position().source().part() == GameSource::Part::plays;
    parts << (plays ? tr("There is nothing you can do right now.")
                    : table_.coach()->cannotPlayText());
    parts << turnSentence(table_.status()->turnText());
  }
  return sentences(parts);
}

// Describes the legal moves with one verb: the text of the verb, then the legal cards, targets or
// numbers.
QString TableAnswers::movesWith(std::size_t verb, const std::vector<Action>& legal) const {
  const Verb& info = narrator_.info().verbs[verb];
  const QString offer = narrator_.text(offerOf(info, table_.position().view()));
  QString with;
  switch (info.shape) {
    case ActionShape::bare:
      return tr("%1, key %2", "a possible move and its key").arg(offer, narrator_.text(info.key));
    case ActionShape::number:
      with = numbersOf(legal);
      break;
    case ActionShape::word:
      with = wordsOf(verb);
      break;
    default: {
      const bool hasColours = narrator_.info().family == CardFamily::coloured;
      const bool hasCards = !legal.front().cards.empty() && !legal.front().cards.contains(Card());
      const bool hasEqualCards = hasColours && hasCards && info.gathers == 0;
      with = hasEqualCards ? equalCardsWith(legal) : cardsWith(info, legal);
    }
  }
  if (with.isEmpty()) return offer;
  return tr("%1: %2", "a possible move; its cards, players or numbers").arg(offer, with);
}

// Returns the cards of these moves, which have the same verb. If the moves have no cards, returns
// their target players. Names each move or, if there are too many, the cards of all moves with the
// same number of cards.
QString TableAnswers::cardsWith(const Verb& verb, const std::vector<Action>& legal) const {
  const CardFamily family = narrator_.info().family;
  QStringList combinations;
  QStringList targets;
  std::map<int, CardSet> bySize;
  for (const Action& action : legal) {
    if (action.cards.contains(Card())) return {};  // face-down card: its name is unknown
    bySize[action.cards.size()] |= action.cards;
    const auto cards = inLayOrder(action.cards, verb.order);
    QString text = cardList(cards, form_, family);
    if (cards.size() > 1) text = tr("%1 together", "cards played in one move").arg(text);
    if (!combinations.contains(text)) combinations << text;
    const QString name = action.target == kNoPlayer ? QString() : narrator_.name(action.target);
    if (!name.isEmpty() && !targets.contains(name)) targets << name;
  }
  if (bySize.contains(0)) return listOr(targets);
  const int most = bySize.rbegin()->first;
  const auto separator = tr("; ", "between moves");
  if (most > 1 && combinations.size() <= static_cast<qsizetype>(kMostNamed)) {
    return combinations.join(separator);
  }
  const CardSet hand = kindsOf(table_.position().ownHand(), family);
  QStringList parts;
  for (const auto& [size, cards] : bySize) {
    const CardSet kinds = kindsOf(cards, family);
    const bool isFree = size == 1 || verb.gathers > 0;
    if (isFree && kinds == hand && hand.size() > kFewCards) {
      parts << (size > 1 ? tr("any %n cards from your hand", nullptr, size)
                         : tr("any card from your hand"));
      continue;
    }
    const QString list = listOf(inLayOrder(size == 1 ? kinds : cards, verb.order));
    parts << (size > 1           ? tr("%n of %1 together", "cards", size).arg(list)
              : kinds.size() > 1 ? tr("one of %1", "cards").arg(list)
                                 : list);
  }
  return parts.join(separator);
}

// Returns the cards of these moves, grouped by value. Of equal cards of different colours, the
// legal moves contain only one choice, but the player can choose any of them.
QString TableAnswers::equalCardsWith(const std::vector<Action>& legal) const {
  const CardFamily family = narrator_.info().family;
  const CardSet usable = table_.position().playable();
  QStringList parts;
  CardSet named;
  for (const Action& action : legal) {
    if (named.contains(action.cards.first())) continue;
    const auto isAlike = [&](Card card) {
      return kindOf(card, family).rank() == kindOf(action.cards.first(), family).rank();
    };
    std::vector<Card> cards;
    std::ranges::copy_if(usable | action.cards, std::back_inserter(cards), isAlike);
    for (Card card : cards) named.insert(card);
    const bool goTogether = std::ranges::any_of(legal, [&](const Action& other) {
      return other.cards.size() > 1 && isAlike(other.cards.first());
    });
    const QString list = listOf(cards);
    parts << (goTogether         ? tr("one or more of %1", "equal cards").arg(list)
              : cards.size() > 1 ? tr("one of %1", "cards").arg(list)
                                 : list);
  }
  return parts.join(tr("; ", "between moves"));
}

QString TableAnswers::numbersOf(const std::vector<Action>& legal) const {
  QStringList numbers;
  for (const Action& action : legal) numbers << numberText(action.number);
  return listOr(numbers);
}

QString TableAnswers::wordsOf(std::size_t verb) const {
  QStringList words;
  for (const ButtonRow& row : table_.buttons()->rows()) {
    if (row.action.verb != verb || !row.possible) continue;
    words << tr("%1 for %2", "a key and its action").arg(row.key, row.text);
  }
  return words.join(tr(", ", "between keys"));
}

// Returns the advised move and its reason. The place (pile or hand) of the move is not named; it is
// highlighted on the table.
QString TableAnswers::hint() const {
  const TableCoach& coach = *table_.coach();
  if (coach.hintNamesMove()) return coach.hintText();
  const QString move = narrator_.offered(*coach.hinted());
  return sentences({asSentence(move) + u'.', coach.hintText()});
}

// Returns the cards that are winning the trick; if there is no trick, the top cards of piles on
// which the viewer can play.
QString TableAnswers::toBeat() const {
  std::vector<const CardRow*> leading;
  for (const CardRow& row : table_.cards()->rows()) {
    if (row.leading) leading.push_back(&row);
  }
  const CardFamily family = narrator_.info().family;
  std::ranges::sort(leading, {}, &CardRow::slot);
  if (const std::vector<Card> cards = cardsOf(leading); !cards.empty()) {
    const QString text = narrator_.hasBriefSpeech()
                             ? tr("%1, %2.", "cards of a trick; their player")
                             : tr("To beat: %1, from %2.", "cards of a trick; their player");
    return text.arg(cardList(cards, form_, family), narrator_.name(leading.front()->player));
  }
  QStringList parts;
  for (const PlaceRow& row : table_.places()->rows()) {
    const auto isMeant = [&](const Action& action) {
      return narrator_.info().verbs[action.verb].isMeantOn(row.place.zone);
    };
    const auto top = cardFromText(row.topFace.toStdString(), family);
    if (row.kind == QLatin1String("pile") && top &&
        std::ranges::any_of(table_.position().legal(), isMeant)) {
      parts
          << tr("%1: %2.", "a pile and its top card").arg(row.title, cardName(*top, form_, family));
    }
  }
  return sentences(parts);
}

QString TableAnswers::guideWaits() {
  return tr(
      "The game is waiting for you to continue the guide. Press Enter to continue it, or "
      "Escape to hide it.");
}

QString TableAnswers::turn() const {
  const bool isSpectator = isForSpectator();
  if (table_.status()->gameOver() && (table_.isReplay() || isSpectator)) {
    return tr("The game is over.");
  }
  if (table_.status()->gameOver())
    return tr("The game is over. Choose Play again to start another one.");
  if (table_.status()->dealOver() && isSpectator) return tr("The deal is over.");
  if (table_.status()->dealOver()) return tr("The deal is over. Choose Next deal to continue.");
  QStringList parts;
  if (isSpectator) parts << tr("You are watching.");
  const bool hasPrompt = isChoosing() || !table_.status()->prompt().isEmpty();
  if (table_.status()->yourTurn()) {
    // Omits "Your turn." in the brief wording if a prompt follows, because the prompt implies it.
    if (!narrator_.hasBriefSpeech() || !hasPrompt) parts << tr("Your turn.");
  } else if (table_.pace()->waiting() && !table_.presenter()->moving()) {
    parts << guideWaits();
  } else if (!table_.status()->turnText().isEmpty()) {
    parts << turnSentence(table_.status()->turnText());
  }
  if (isChoosing()) {
    parts << chosen();
  } else if (!table_.status()->prompt().isEmpty()) {
    parts << table_.status()->prompt();
  }
  if (table_.status()->yourTurn()) parts << toBeat();
  parts.removeAll(QString());
  // While another player's move is being shown, the table has neither a turn nor a prompt to
  // report.
  if (parts.isEmpty()) parts << tr("A move is still being shown.");
  return sentences(parts);
}

QString TableAnswers::standing() const {
  QStringList totals;
  for (const PlayerRow* row : bySeat()) {
    totals << tr("%1 %2", "a player and the points")
                  .arg(narrator_.ownerName(row->player), row->totalLabel);
  }
  const int deal = table_.position().view().standing().deal;
  QStringList parts{tr("Deal %1.").arg(numberText(deal)),
                    totals.join(tr(", ", "between players")) + u'.'};
  if (!table_.status()->scoreText().isEmpty()) parts << table_.status()->scoreText();
  return sentences(parts);
}

// Returns the summary of the deal if the deal is over, else the players' points.
QString TableAnswers::results() const {
  if (!table_.status()->dealOver()) return standing();
  const DealSummary& summary = *table_.summary();
  const auto item = [](const QString& label, const QString& number) {
    return tr("%1: %2", "a line of the score and its points").arg(label, number);
  };
  QStringList parts{tr("Deal %1.").arg(numberText(table_.position().view().standing().deal))};
  if (!summary.winnerText().isEmpty()) parts << summary.winnerText() + u'.';
  // The title can be the viewer's own result, which is also in the list below. So the reason for
  // the end of the deal is preferred.
  parts << (summary.reason().isEmpty() ? summary.title() : summary.reason());
  QStringList lines;
  for (const SummaryLine& line : summary.lineRows()) {
    lines << item(line.text, line.isFactor
                                 ? tr("times %1", "multiplier").arg(numberText(line.points))
                                 : numberText(line.points));
  }
  if (!lines.isEmpty() && !summary.isVoid()) {
    parts << lines.join(tr("; ", "between lines of the score")) + u'.';
  }
  for (const SummaryRow& row : summary.playerRows()) {
    const QString player = tr("%1: %2 in this deal, %3 in total")
                               .arg(row.name, numberText(row.score), numberText(row.total));
    const QStringList items = QStringList{player} + row.reasons + row.payments;
    parts << items.join(tr("; ", "between lines of the score")) + u'.';
  }
  if (!summary.account().isEmpty()) parts << summary.account();
  return sentences(parts);
}

}  // namespace downpile
