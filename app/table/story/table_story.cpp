// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/story/table_story.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "text/card_names.h"

namespace downpile {

namespace {

const Sentence& sentenceOf(const Event& event, const Narrator& narrator) {
  return narrator.info().sentences[event.sentence];
}

bool isHand(const Place& place, const GameInfo& info) {
  return place.player != kNoPlayer && info.zones[place.zone].kind == ZoneKind::hand;
}

bool isNamed(Card card, const Event& sentence) {
  return std::ranges::count(sentence.cards, card) > 0;
}

// Returns true if two rows of the story look the same to the user: `stop`, `spoken` and `isMove`
// are not compared.
bool isSameText(StoryRow one, const StoryRow& other) {
  one.stop = other.stop;
  one.spoken = other.spoken;
  one.isMove = other.isMove;
  return one == other;
}

// The record orders simultaneous choices by player, and takes the last of them for the move that
// reveals all. Rows that were shown otherwise stay as they were.
void keepShown(const std::vector<StoryRow>& shown, std::vector<StoryRow>& rows) {
  const auto isSame = [](StoryRow one, const StoryRow& other) {
    one.isMove = other.isMove;
    return one == other;
  };
  auto from = shown.begin();
  auto to = rows.begin();
  while (from != shown.end() && to != rows.end()) {
    const auto most = std::min({static_cast<long>(kMaxPlayers), std::distance(from, shown.end()),
                                std::distance(to, rows.end())});
    long size = 1;
    while (size <= most && !std::is_permutation(from, from + size, to, isSame)) ++size;
    if (size > most) return;
    to = std::copy_n(from, size, to);
    from += size;
  }
}

}  // namespace

void TableStory::Moves::apply(const Event& event, const GameInfo& info) {
  if (event.kind == Event::Kind::sentence) {
    isTold_ = true;
    return;
  }
  if (std::exchange(isTold_, false)) since_.clear();
  if (event.kind == Event::Kind::shuffle && event.from == event.to) {  // a new deal begins
    held_ = {};
    emptied_ = {};
  }
  if (event.kind != Event::Kind::move) return;
  since_.push_back(event);
  const auto count = static_cast<int>(event.cards.size());
  if (isHand(event.to, info)) {
    held_[event.to.player] += count;
    emptied_.erase(event.to.player);  // the hand has a card again, as after a swap
  }
  if (!isHand(event.from, info)) return;
  held_[event.from.player] -= count;
  if (held_[event.from.player] == 0) emptied_.insert(event.from.player);
}

bool TableStory::Moves::takeEmptied(int player) {
  if (player == kNoPlayer || !emptied_.contains(player)) return false;
  emptied_.erase(player);
  return true;
}

std::vector<Card> TableStory::Moves::drawnUnnamed(const Event& sentence,
                                                  const GameInfo& info) const {
  std::vector<Card> drawn;
  for (const Event& move : since_) {
    if (info.zones[move.from.zone].kind != ZoneKind::stock || !isHand(move.to, info)) continue;
    // Cards that a player moves from the stock to another player's hand are dealt, not drawn.
    if (move.player != sentence.player || move.to.player != move.player) return {};
    for (Card card : move.cards) {
      if (card.known() && !isNamed(card, sentence)) drawn.push_back(card);
    }
  }
  return drawn;
}

std::vector<Card> TableStory::Moves::takenUnnamed(const Event& sentence, const GameInfo& info,
                                                  int player) const {
  if (info.sentences[sentence.sentence].kind != Sentence::Kind::moment) return {};
  std::vector<Card> taken;
  int unnamed = 0;
  for (const Event& move : since_) {
    if (move.player != sentence.player) return {};
    for (Card card : move.cards) {
      if (isNamed(card, sentence)) continue;
      ++unnamed;
      if (move.from.player == player && card.known()) taken.push_back(card);
    }
  }
  return unnamed == sentence.number ? taken : std::vector<Card>();
}

void TableStory::clear() {
  rows_.setRows({});
  moves_ = {};
  beginStep();
  ending_.clear();
  result_.clear();
  closing_.clear();
  onSheet_.clear();
}

void TableStory::beginStep() {
  mover_.reset();
  isAboutMover_ = true;
}

std::vector<StoryRow> TableStory::add(const Event& event, const Narrator& narrator) {
  const StoryRow* last = rows_.rows().empty() ? nullptr : &rows_.rows().back();
  std::vector<StoryRow> rows = rowsOf(event, narrator, last);
  for (const StoryRow& row : rows) rows_.append(row);
  return rows;
}

void TableStory::rebuild(std::span<const StoryStep> steps, const Narrator& narrator,
                         const StopOf& stopOf) {
  std::vector<StoryRow> rows;
  moves_ = {};
  ending_.clear();
  result_.clear();
  closing_.clear();
  onSheet_.clear();
  for (auto storyStep = steps.begin(); storyStep != steps.end();) {
    Step step = storyStep->step;
    std::size_t played = storyStep->played;
    for (++storyStep; storyStep != steps.end() && storyStep->joined; ++storyStep) {
      if (!joinStep(step, storyStep->step, narrator.info())) break;
      played = storyStep->played;
    }
    beginStep();
    for (const Event& event : step.events) {
      for (StoryRow& row : rowsOf(event, narrator, rows.empty() ? nullptr : &rows.back())) {
        if (stopOf) row.stop = stopOf(played);
        rows.push_back(std::move(row));
      }
    }
  }
  keepShown(rows_.rows(), rows);
  rows_.setRows(std::move(rows));
}

// Returns the rows of an event after the row `last`, which is nullptr if the story is empty.
std::vector<StoryRow> TableStory::rowsOf(const Event& event, const Narrator& narrator,
                                         const StoryRow* last) {
  moves_.apply(event, narrator.info());
  if (!mover_) mover_ = event.player;
  if (event.kind != Event::Kind::sentence) return {};
  StoryRow row = rowOf(event, narrator);
  const Sentence& sentence = sentenceOf(event, narrator);
  const bool isListed = !sentence.silent && sentence.kind != Sentence::Kind::closing;
  if (!isListed || (last != nullptr && isSameText(*last, row))) return {};
  isAboutMover_ = isAboutMover_ && row.player >= 0 && row.player == *mover_;
  row.isMove = isAboutMover_;
  std::vector<StoryRow> rows{std::move(row)};
  const QString emptied =
      moves_.takeEmptied(event.player) ? narrator.emptyHand(event.player) : QString();
  if (!emptied.isEmpty()) {
    rows.push_back({.text = emptied,
                    .spoken = emptied,
                    .isYou = event.player == narrator.viewer(),
                    .player = event.player});
  }
  return rows;
}

void TableStory::addClosing(int player, const QString& text) {
  const bool isSamePlayer = !closing_.isEmpty() && player != kNoPlayer && player == closingPlayer_;
  if (isSamePlayer) {
    closing_.back() += u' ' + text;
  } else {
    closing_ << text;
  }
  closingPlayer_ = player;
}

StoryRow TableStory::rowOf(const Event& event, const Narrator& narrator) {
  const Sentence& sentence = sentenceOf(event, narrator);
  const bool isHeading = sentence.kind == Sentence::Kind::heading;
  if (isHeading) {
    ending_.clear();
    result_.clear();
    closing_.clear();
    onSheet_.clear();
  }
  QString text = narrator.sentence(event);
  if (sentence.isEnding() && ending_.isEmpty()) ending_ = text;
  if (sentence.onSheet) onSheet_ << text;
  if (sentence.kind == Sentence::Kind::closing) {
    // Only a closing sentence with a number is about a player.
    const bool isOfPlayer = std::string_view(sentence.other).find("%n") != std::string_view::npos;
    addClosing(isOfPlayer ? event.player : kNoPlayer, text);
  }
  if (sentence.kind == Sentence::Kind::result && narrator.addressesViewer(event)) result_ = text;
  // If the sentence is the same for all players ("you" does not occur), it is not about one
  // player's action.
  const bool isDeed = std::string_view(sentence.you) != sentence.other;
  const int player = isDeed && event.player != kNoPlayer ? event.player : -1;
  QString spoken = spokenOf(event, narrator);
  return {.text = std::move(text),
          .spoken = std::move(spoken),
          .isYou = player >= 0 && narrator.addressesViewer(event),
          .isHeading = isHeading,
          .player = player};
}

// Returns the sentence for the screen reader. It also names cards that the written sentence leaves
// out, because they are visible on the table.
QString TableStory::spokenOf(const Event& event, const Narrator& narrator) const {
  const GameInfo& info = narrator.info();
  const CardForm form = narrator.hasBriefSpeech() ? CardForm::brief : CardForm::nominative;
  const auto list = [&](const std::vector<Card>& cards) {
    const bool isFrench = info.family == CardFamily::french;
    return isFrench ? cardList(cards, form, info.family) : listByValue(cards, form, info.family);
  };
  const QString spoken = narrator.spoken().sentence(event);
  if (const auto drawn = moves_.drawnUnnamed(event, info); !drawn.empty()) {
    const QString sentence = spoken.endsWith(u'.') ? spoken.chopped(1) : spoken;
    return tr("%1: %2.", "an event, such as You draw a card; the cards").arg(sentence, list(drawn));
  }
  const auto taken = moves_.takenUnnamed(event, info, narrator.viewer());
  if (taken.empty()) return spoken;
  //: Follows a sentence such as `Mika lays the ace of hearts, which collects 4 more cards.`
  return spoken + u' ' + tr("Yours: %1.", "cards taken from you").arg(list(taken));
}

}  // namespace downpile
