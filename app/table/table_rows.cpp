// SPDX-License-Identifier: GPL-3.0-or-later
// What the models say: the table as the eye has followed it, with what may be done at the
// session's position. Only the person's view and the eye's table are read here.
#include <algorithm>
#include <array>

#include "settings/new_game.h"
#include "settings/settings.h"
#include "table/gestures.h"
#include "table/player_about.h"
#include "table/table_controller.h"
#include "text/card_names.h"
#include "text/texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDiscardsShown = 3;
constexpr std::size_t kMostCombinations = 5;

QString face(Card card, CardFamily family) {
  return QString::fromStdString(cardText(card, family));
}

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

QString suitKey(Suit suit) {
  constexpr std::array kKeys{"clubs", "diamonds", "hearts", "spades"};
  return QString::fromLatin1(kKeys[static_cast<std::size_t>(suit)]);
}

// Suits in an order in which colours alternate.
int suitOrder(Suit suit) {
  constexpr std::array kOrder{0, 1, 3, 2};  // clubs, diamonds, hearts, spades
  return kOrder[static_cast<std::size_t>(suit)];
}

// How cards lie side by side where their order means nothing, by what the user likes; backs first,
// jokers last.
void sortCards(std::vector<EyeTable::Seen>& cards, CardFamily family, bool bySuit, bool aceHigh) {
  std::ranges::sort(cards, {}, [=](const EyeTable::Seen& seen) {
    const int isJoker = family == CardFamily::french && seen.card.isJoker() ? 1 : 0;
    const int suit = suitOrder(seen.card.suit());
    const int rank = aceHigh && seen.card.rank() == 1 ? kRankKing + 1 : seen.card.rank();
    return std::array{isJoker, bySuit ? suit : rank, bySuit ? rank : suit, seen.card.pack()};
  });
}

}  // namespace

// By player: chairs from the person's on, clockwise.
std::vector<int> TableController::seats() const {
  const std::vector<int> chairs =
      shownView_ ? shownView_->standing().chairs : view_->standing().chairs;
  const auto players = static_cast<int>(chairs.size());
  const auto own = static_cast<int>(std::ranges::find(chairs, viewer_) - chairs.begin());
  std::vector<int> seats(chairs.size());
  for (int chair = 0; chair < players; ++chair) {
    seats[static_cast<std::size_t>(chairs[static_cast<std::size_t>(chair)])] =
        (chair - own + players) % players;
  }
  return seats;
}

void TableController::refreshRows() {
  refreshCards();
  refreshPlaces();
  refreshPlayers();
  refreshButtons();
}

// ---- cards -----------------------------------------------------------------------------------

void TableController::refreshCards() {
  std::vector<CardRow> rows;
  if (!active() || !view_) return cards_.setRows(std::move(rows));
  const std::vector<int> seatBy = seats();
  const bool bySuit = settings_.handSort(gameId()) == "suit"_L1;
  const bool aceHigh =
      std::ranges::count(narrator_->info().verbs, LayOrder::aceHigh, &Verb::order) > 0;
  const CardSet leading = shownView_ && !dealing_ ? shownView_->leading() : CardSet();
  for (const auto& [place, heap] : lying()) {
    const Zone& zone = narrator_->info().zones[place.zone];
    const bool mine = isOwnHand(place);
    const int player = place.player == kNobody ? -1 : place.player;
    const int seat = player < 0 ? -1 : seatBy[place.player];
    const bool gathered = std::ranges::find(gathered_, place) != gathered_.end();
    std::vector<EyeTable::Seen> cards = heap.cards;
    // One's own fan may be held as one likes. Of others' cards the order is that in which they lie:
    // it can be what thieves point at.
    const bool laidOut = !zone.ordered && !zone.keepsHomes && zone.kind != ZoneKind::hand &&
                         zone.kind != ZoneKind::discard;
    if (mine || (laidOut && !heap.faceDown)) {
      sortCards(cards, narrator_->info().family, bySuit, aceHigh);
    }
    const auto isFlying = [this](const EyeTable::Seen& seen) { return seen.arrival > landed_; };
    const auto flying =
        eye_.moving() ? static_cast<int>(std::ranges::count_if(cards, isFlying)) : 0;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const EyeTable::Seen& seen = cards[i];
      const int slot = zone.keepsHomes ? seen.home : heap.below + static_cast<int>(i);
      // Of the discard only its top is seen, and what is still on its way there.
      if (zone.kind == ZoneKind::discard && slot < heap.size() - flying - kDiscardsShown) continue;
      CardRow row{.key = seen.key,
                  .zone = QString::fromUtf8(zone.name),
                  .player = player,
                  .seat = seat,
                  .pile = zone.kind == ZoneKind::ownPiles ? place.index : -1,
                  .slot = slot,
                  .count = heap.size(),
                  .mine = mine,
                  .liftable = !heap.faceDown && isLiftable(place, seen.card),
                  .marked = marked_.contains(seen.card),
                  .leading = seen.card.known() && zone.kind == ZoneKind::ownPiles &&
                             leading.contains(seen.card),
                  .brought = lastMoves_.hasBrought(seen.key) && zone.kind != ZoneKind::hand,
                  .gatheredAt = gathered ? seatBy[static_cast<std::size_t>(gatherer_)] : -1,
                  .faceDown = heap.faceDown,
                  .arrival = seen.arrival};
      if (seen.card.known() && !heap.faceDown) row.face = face(seen.card, narrator_->info().family);
      if (row.liftable) {
        row.selected = selection_.contains(seen.card);
        row.carried = carrying_ && carried_.contains(seen.card);
        row.playable = playable_.contains(seen.card) && std::ranges::count(staged_, seen.card) == 0;
        row.idle = !row.playable && !playable_.empty();
        row.hinted = hint_ && hint_->action.cards.contains(seen.card);
      } else if (zone.kind != ZoneKind::stock && zone.kind != ZoneKind::discard) {
        notePick(row, place, slot, seen.card);
      }
      row.label = cardLabelOf(row, seen.card);
      rows.push_back(std::move(row));
    }
  }
  std::ranges::sort(rows, {}, &CardRow::key);
  cards_.setRows(std::move(rows));
}

// What a click on this very card does, and whether it is what the hint means.
void TableController::notePick(CardRow& row, const Place& place, int slot, Card card) const {
  const std::vector<Action> allowed = readPick(*view_, place, slot, card).allowed;
  if (allowed.empty()) return;
  row.pickLabel = asSentence(narrator_->text(narrator_->info().verbs[allowed.front().verb].offer));
  row.hinted = hint_ && std::ranges::find(allowed, hint_->action) != allowed.end();
}

QString TableController::cardLabelOf(const CardRow& row, Card card) const {
  if (row.face.isEmpty()) {
    if (row.player < 0) return tr("face-down card");
    if (row.faceDown) return tr("face-down card %1", "its number").arg(numberText(row.pile + 1));
    return tr("%1: card %2", "a player, and which card of the hand")
        .arg(narrator_->name(row.player), numberText(row.slot + 1));
  }
  const QString name = cardLabel(card, narrator_->info().family);
  if (row.selected) return tr("%1, selected", "a card").arg(name);
  return row.leading ? tr("%1, best so far", "a card of a trick").arg(name) : name;
}

// ---- places ----------------------------------------------------------------------------------

void TableController::refreshPlaces() {
  std::vector<PlaceRow> rows;
  if (!active() || !view_) return places_.setRows(std::move(rows));
  const GameInfo& info = narrator_->info();
  const std::vector<int> seatBy = seats();
  const CardSet held = carrying_ ? carried_ : selection_;
  for (const auto& [place, heap] : lying()) {
    const Zone& zone = info.zones[place.zone];
    // For a hand stand its cards and its player; it is a place to come to only where a click there
    // means something.
    const std::vector<Action> clicks = readGesture(*view_, {}, place).allowed;
    if (zone.kind == ZoneKind::hand && clicks.empty()) continue;
    PlaceRow row{.place = place,
                 .placeKey = placeKey(info, place),
                 .zone = QString::fromUtf8(zone.name),
                 .kind = kindName(zone.kind),
                 .player = place.player == kNobody ? -1 : place.player,
                 .seat = place.player == kNobody ? -1 : seatBy[place.player],
                 .pile = zone.kind == ZoneKind::ownPiles ? place.index : -1,
                 .size = heap.size(),
                 .worth = heap.worth,
                 .faceDown = heap.faceDown,
                 .title = narrator_->text(zone.title)};
    const Card top = heap.cards.empty() || heap.faceDown ? Card() : heap.cards.back().card;
    if (top.known()) row.topFace = face(top, info.family);
    const auto means = [&](const CardSet& cards) {
      return readGesture(*view_, cards, place).allowed;
    };
    const auto together = gathered(held, place);
    row.accepts = (together && together->size() <= gatheringVerb()->gathers) ||
                  (!held.empty() && !means(held).empty());
    row.progress = stagedBrief(place);
    if (!clicks.empty()) {
      row.actionLabel = asSentence(narrator_->text(info.verbs[clicks.front().verb].offer));
    }
    if (hint_) {
      const std::vector<Action> hinted = means(hint_->action.cards);
      row.hinted = std::ranges::find(hinted, hint_->action) != hinted.end();
    }
    row.owned = placeNameOf(row, false);
    row.label = placeLabelOf(row, heap);
    rows.push_back(std::move(row));
  }
  places_.setRows(std::move(rows));
}

// What it is called and whose it is; where a player has several, which of them.
QString TableController::placeNameOf(const PlaceRow& row, bool numbered) const {
  QString title = row.title;
  const auto alike = std::ranges::count_if(eyeTable_.heaps(), [&row](const auto& each) {
    return each.first.zone == row.place.zone && each.first.player == row.place.player;
  });
  if (numbered && alike > 1) {
    title = tr("%1 %2", "a place and which it is of several").arg(title, numberText(row.pile + 1));
  }
  if (row.player == viewer_) return tr("%1 (yours)", "a place").arg(title);
  if (row.player < 0) return title;
  return tr("%1 of %2", "a place and whose it is").arg(title, narrator_->name(row.player));
}

// Of a pile its top is seen; of cards that lie side by side all of them.
QString TableController::placeLabelOf(const PlaceRow& row, const EyeTable::Heap& heap) const {
  const GameInfo& info = narrator_->info();
  const Zone& zone = info.zones[row.place.zone];
  const QString title = placeNameOf(row, true);
  if (row.size == 0) return tr("%1, empty", "a place").arg(title);
  const bool sideBySide = zone.kind == ZoneKind::ownPiles && (!zone.ordered || zone.keepsHomes);
  const Card top = heap.cards.empty() || heap.faceDown ? Card() : heap.cards.back().card;
  QString label = tr("%1, %n card(s)", "a place", row.size).arg(title);
  if (row.faceDown && row.worth > 0) {
    label = tr("%1, closed, %n card(s)", "a place", row.size).arg(title);
  } else if (top.known() && row.size == 1) {
    label = tr("%1: %2", "a place and the card there")
                .arg(title, cardName(top, CardForm::nominative, info.family));
  } else if (top.known() && sideBySide) {
    std::vector<Card> cards;
    for (const EyeTable::Seen& seen : heap.cards) cards.push_back(seen.card);
    label = tr("%1, %n card(s): %2", "a place and the cards there", row.size)
                .arg(title, cardList(cards, CardForm::nominative, info.family));
  } else if (top.known()) {
    label = tr("%1, %n card(s), top is %2", "a place", row.size)
                .arg(title, cardName(top, CardForm::nominative, info.family));
  }
  return row.worth > 0 ? tr("%1, worth %n point(s)", "a place", row.worth).arg(label) : label;
}

// ---- players, buttons ------------------------------------------------------------------------

void TableController::refreshPlayers() {
  std::vector<PlayerRow> rows;
  // While the first deal is dealt out the eye has no position yet: the players sit there all the
  // same.
  const AnyView* shown = shownView_ ? shownView_.get() : view_.get();
  if (!active() || shown == nullptr) return players_.setRows(std::move(rows));
  const Standing standing = shown->standing();
  const GameInfo& info = narrator_->info();
  const std::vector<int> seatBy = seats();
  const EyeTable::Heaps heaps = lying();
  for (int player = 0; player < static_cast<int>(sitting_->seats().size()); ++player) {
    const auto p = static_cast<std::size_t>(player);
    PlayerRow row{
        .player = player,
        .seat = seatBy[p],
        .name = narrator_->name(player),
        .character = characters_.value(player),
        .characterAlone = botCharacter(info, sitting_->seats()[p].kind),
        .portrait = sitting_->seats()[p].portrait,
        .total = standing.totalNow(player),
        .totalText = totalText(info, standing.counts, standing.totalNow(player), &FactText::brief),
        .isOut = !beginsDeal_ && (standing.out.contains(player) || standing.wentOut == player),
        .isTurn = shownView_ && !dealing_ && isAwaited(shown->actors(), standing.turn, player) &&
                  !(player == viewer_ && followsOthers()),
        .isDealer = standing.dealer == player,
        .isYou = player == viewer_,
        .facts = beginsDeal_ ? QVariantList() : factsOf(*shown, player),
        .lastMove = lastMoves_.textOf(player)};
    for (const auto& [place, heap] : heaps) {
      if (place.player == player && info.zones[place.zone].kind == ZoneKind::hand) {
        row.cardCount += heap.size();
      }
    }
    if (const auto sign = shownBy_.find(player); sign != shownBy_.end()) {
      row.symbol = sign->second.symbol;
      row.outcome = sign->second.outcome;
    }
    row.thinking = row.isTurn && player != viewer_ && view_->standing().turn == player;
    row.totalLabel = totalText(info, standing.counts, row.total, &FactText::full);
    row.state = playerStateOf(row);
    row.label = playerLabelOf(row);
    row.about = playerAbout(row, botAbout(info, sitting_->seats()[p].kind), row.totalLabel);
    rows.push_back(std::move(row));
  }
  players_.setRows(std::move(rows));
}

// Maps of `name`, `text` (short), `suit` (or ""), `label` (for screen readers).
QVariantList TableController::factsOf(const AnyView& view, int player) const {
  QVariantList facts;
  for (const Fact& fact : view.facts(player)) {
    const FactText& text = narrator_->info().facts[fact.fact];
    facts << QVariantMap{{u"name"_s, QString::fromUtf8(text.name)},
                         {u"text"_s, narrator_->fact(text.brief, fact)},
                         {u"suit"_s, fact.suit ? suitKey(*fact.suit) : QString()},
                         {u"label"_s, narrator_->fact(text.full, fact)}};
  }
  return facts;
}

QVariantList TableController::facts() const {
  return shownView_ && !beginsDeal_ ? factsOf(*shownView_, kNobody) : QVariantList();
}

QString TableController::playerStateOf(const PlayerRow& row) const {
  QStringList parts{row.isOut ? tr("out of the deal") : tr("%n card(s)", "", row.cardCount),
                    row.totalLabel};
  if (row.isDealer) parts << tr("dealer");
  for (const QVariant& fact : row.facts) parts << fact.toMap()[u"label"_s].toString();
  if (row.isTurn) parts << tr("to play");
  if (sitting_->isAway(row.player)) parts << tr("away from the table");
  if (const auto sign = shownBy_.find(row.player); sign != shownBy_.end()) {
    parts << sign->second.text;
  }
  return parts.join(tr(", ", "between the parts of a description"));
}

// Who has no name of their own is "You" already.
QString TableController::playerLabelOf(const PlayerRow& row) const {
  const bool isNamed = !sitting_->seats()[static_cast<std::size_t>(row.player)].name.empty();
  const bool isYou = row.player == narrator_->viewer();
  QStringList parts{isYou && isNamed ? tr("%1 (you)").arg(row.name) : row.name};
  if (!row.character.isEmpty()) parts << row.character;
  parts << row.state;
  return parts.join(tr(", ", "between the parts of a description"));
}

void TableController::refreshButtons() {
  std::vector<ButtonRow> rows;
  if (!active() || followsOthers()) return buttons_.setRows(std::move(rows));
  const auto verbs = narrator_->info().verbs;
  for (std::size_t verb = 0; verb < verbs.size(); ++verb) {
    std::vector<Action> legal;
    std::ranges::copy_if(legal_, std::back_inserter(legal),
                         [verb](const Action& action) { return action.verb == verb; });
    if (legal.empty()) continue;
    switch (verbs[verb].shape) {
      case ActionShape::bare:
        rows.push_back(buttonOf(legal.front(), narrator_->text(verbs[verb].title),
                                narrator_->text(verbs[verb].key)));
        break;
      case ActionShape::number:
        addNumberButtons(legal, rows);
        break;
      case ActionShape::word:
        addWordButtons(legal.front(), rows);
        break;
      default:
        break;  // made with cards and places
    }
  }
  addCombinationButtons(rows);
  buttons_.setRows(std::move(rows));
}

// The combinations that the selected cards are part of, by number keys: the largest first.
void TableController::addCombinationButtons(std::vector<ButtonRow>& rows) const {
  if (selection_.empty()) return;
  std::vector<Action> larger;
  for (const Action& action : legal_) {
    if (narrator_->info().verbs[action.verb].combines && action.cards.size() > 1 &&
        action.cards.containsAll(selection_)) {
      larger.push_back(action);
    }
  }
  std::ranges::stable_sort(larger, std::ranges::greater(),
                           [](const Action& action) { return action.cards.size(); });
  larger.resize(std::min(larger.size(), kMostCombinations));
  for (std::size_t i = 0; i < larger.size(); ++i) {
    const LayOrder order = narrator_->info().verbs[larger[i].verb].order;
    QStringList cards;
    for (Card card : inLayOrder(larger[i].cards, order)) cards << cardSign(card);
    rows.push_back(buttonOf(larger[i], tr("Play %1", "cards as signs").arg(cards.join(u' ')),
                            numberText(static_cast<int>(i) + 1)));
  }
}

ButtonRow TableController::buttonOf(const Action& action, const QString& text,
                                    const QString& key) const {
  return {.action = action,
          .verb = QString::fromStdString(actionText(action, narrator_->info())),
          .text = text,
          .key = key,
          .possible = std::ranges::find(legal_, action) != legal_.end(),
          .hinted = hint_ && hint_->action == action};
}

// All numbers from the least to the highest, and the next one if there is a reason of its own
// against it: what is forbidden in between can be asked about.
void TableController::addNumberButtons(const std::vector<Action>& legal,
                                       std::vector<ButtonRow>& rows) const {
  const auto [least, most] = std::ranges::minmax(legal, {}, &Action::number);
  int last = most.number;
  const auto reasonAgainst = [&](int number) {
    Action action = most;
    action.number = static_cast<std::int16_t>(number);
    const auto refusal = view_->check(action);
    return refusal ? refusal->reason : 0;
  };
  if (reasonAgainst(last + 1) != reasonAgainst(last + 2)) ++last;
  int first = least.number;
  if (first > 0 && reasonAgainst(first - 1) != reasonAgainst(-1)) --first;
  for (int number = first; number <= last; ++number) {
    Action action = most;
    action.number = static_cast<std::int16_t>(number);
    const QString text = numberText(number);
    rows.push_back(buttonOf(action, text, text));
  }
}

// All words: one that is forbidden can be asked about.
void TableController::addWordButtons(Action action, std::vector<ButtonRow>& rows) const {
  const auto& labels = narrator_->info().verbs[action.verb].wordLabels;
  for (std::size_t word = 0; word < labels.size(); ++word) {
    action.number = static_cast<std::int16_t>(word);
    ButtonRow row = buttonOf(action, narrator_->text(labels[word].title),
                             numberText(static_cast<int>(word) + 1));
    row.symbol = QString::fromUtf8(labels[word].symbol);
    rows.push_back(std::move(row));
  }
}

}  // namespace downpile
