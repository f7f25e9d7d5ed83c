// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/position/table_position.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "lines/clean_text.h"
#include "settings/external_bots.h"
#include "settings/new_game.h"
#include "settings/settings.h"
#include "table/position/gestures.h"
#include "text/texts.h"

namespace downpile {

namespace {

// Returns the second line of a computer player's plate. For an external bot it is only the bot's
// name: the name says more than the level, and there is no room for both.
QString plateTitle(const GameInfo& info, std::string_view kind) {
  const QString program = isExternalBot(kind) ? externalBotName(kind) : QString();
  return program.isEmpty() ? botTitle(info, kind) : program;
}

}  // namespace

void TablePosition::put(std::unique_ptr<GameSource> source) {
  source_ = std::move(source);
  viewer_ = source_ ? source_->viewer() : 0;
  view_ = source_ ? source_->view() : nullptr;
  number_ = 0;
  legal_.clear();
  playable_ = CardSet();
  liftable_ = CardSet();
  narrator_.reset();
  if (source_) nameThePlayers();
}

bool TablePosition::nameThePlayers() {
  const GameInfo& info = source_->info();
  QStringList names;
  QStringList characters;
  QStringList owners;
  for (const Seat& seat : source_->seats()) {
    owners << isolated(source_->ownerOf(static_cast<int>(names.size())));
    // Names are cleaned, because a record from another computer may contain any characters.
    names << isolated(cleanText(QString::fromStdString(seat.name), Settings::kMostNameLength));
    characters << (owners.back().isEmpty()
                       ? plateTitle(info, seat.kind)
                       : tr("for %1", "on a substitute's plate: the owner of the seat")
                             .arg(owners.back()));
  }
  const int you = source_->you().value_or(Narrator::kSpectator);
  if (you != Narrator::kSpectator && names[you].isEmpty()) names[you] = tr("You");
  narrator_.emplace(info, names, you, owners);
  narrator_->setBriefSpeech(hasBriefSpeech_);
  const bool isOther = std::exchange(names_, names) != names;
  return std::exchange(characters_, characters) != characters || isOther;
}

void TablePosition::take() {
  view_ = source_->view();
  number_ = source_->position();
  legal_ = view_->legal();
  playable_ = CardSet();
  liftable_ = CardSet();
  if (!isAwaited()) return;
  liftable_ = playableCards(*view_, legal_, ownElsewhere());
  playable_ = playableCards(*view_, legal_, ownHand()) | liftable_;
}

std::vector<Action> TablePosition::legalWith(std::size_t verb) const {
  std::vector<Action> legal;
  std::ranges::copy_if(this->legal(), std::back_inserter(legal),
                       [verb](const Action& action) { return action.verb == verb; });
  return legal;
}

const std::vector<Action>& TablePosition::legal() const {
  static const std::vector<Action> none;
  return isPaused() ? none : legal_;
}

QString TablePosition::pauseText() const {
  if (!source_->isReached()) return tr("You are not connected to the table.");
  const bool isVotedOn = source_->isVotedOn();
  if (isVotedOn && source_->mustVote(viewer_))
    return tr("First agree to the request or decline it.");
  if (!isVotedOn && !source_->waits()) return {};
  QStringList names;
  for (int player = 0; player < view_->players(); ++player) {
    const bool delays = isVotedOn ? source_->mustVote(player) : source_->isAwaited(player);
    if (delays) names << narrator_->name(player);
  }
  if (!names.isEmpty()) {
    return tr("The game is waiting for %1.", "one or more names").arg(listAnd(names));
  }
  return isVotedOn ? tr("The game is waiting for everybody to answer the request.")
                   : tr("The game has not been resumed yet.");
}

bool TablePosition::isAwaited() const {
  return exists() && source_->part() == GameSource::Part::plays &&
         downpile::isAwaited(view_->actors(), view_->standing().turn, viewer_);
}

QString TablePosition::pace(const Settings& settings) const {
  return exists() ? source_->ownPace().value_or(settings.pace()) : settings.pace();
}

bool TablePosition::isOwnHand(const Place& place) const {
  return place.player == viewer_ && info().zones[place.zone].kind == ZoneKind::hand;
}

CardSet TablePosition::ownHand() const {
  CardSet hand;
  for (const PlaceContents& contents : view_->places()) {
    if (!isOwnHand(contents.place)) continue;
    for (Card card : contents.cards) hand.insert(card);
  }
  return hand;
}

// Returns the viewer's visible cards outside the hand. In some games they can be played, too.
CardSet TablePosition::ownElsewhere() const {
  CardSet cards;
  for (const PlaceContents& contents : view_->places()) {
    if (contents.place.player != viewer_ || isOwnHand(contents.place) || contents.faceDown)
      continue;
    for (Card card : contents.cards) {
      if (card.known()) cards.insert(card);
    }
  }
  return cards;
}

std::vector<int> seatsFrom(const std::vector<int>& chairs, int viewer) {
  const auto players = static_cast<int>(chairs.size());
  const auto own = static_cast<int>(std::ranges::find(chairs, viewer) - chairs.begin());
  std::vector<int> seats(chairs.size());
  for (int chair = 0; chair < players; ++chair) {
    seats[static_cast<std::size_t>(chairs[static_cast<std::size_t>(chair)])] =
        (chair - own + players) % players;
  }
  return seats;
}

}  // namespace downpile
