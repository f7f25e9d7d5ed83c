// SPDX-License-Identifier: GPL-3.0-or-later
// Time limits for moves at a hosted table, and the moves made after a timeout.
#include <algorithm>
#include <string>

#include "bots/bot_catalog.h"
#include "host/hosted_table_guest.h"

namespace downpile {

namespace {

// Returns the kind of computer player that moves for people after a timeout: the game's fast
// rule-based bot (`rules`). If the game has none, returns its weakest searching bot (`gentle`).
std::string_view sensibleKind(std::string_view game) {
  constexpr std::string_view kSensible = "rules";
  return std::ranges::count(botNames(game), kSensible) > 0 ? kSensible : "gentle";
}

}  // namespace

// Returns the people for whom the game waits. Includes disconnected people, although their absence
// pauses the game and all times. Excludes people replaced by a computer player. After a deal these
// are the people not yet ready. If all are ready but the next deal could not be saved, these are
// all people.
PlayerSet HostedTable::awaitedPeople() const {
  PlayerSet awaited;
  if (computers() == nullptr) return awaited;
  const Session& session = game_->session();
  const Standing standing = session.standing();
  if (standing.gameOver) return awaited;
  if (standing.dealOver) {
    const auto late = unready();
    for (const std::uint8_t player : late.empty() ? people() : late) awaited.insert(player);
    return awaited;
  }
  const PlayerSet actors = session.actors();
  for (const std::uint8_t player : people()) {
    if (actors.contains(player) && isAwaited(actors, standing.turn, player)) awaited.insert(player);
  }
  return awaited;
}

// Gives all players the full thinking time again. Called when a game begins, after an undo, redo or
// restart, and when the time limit has changed. After a move, see noteMoves().
void HostedTable::beginThinking() {
  for (int player = 0; player < static_cast<int>(places_.size()); ++player) stopMovingFor(player);
  thinking_.allow(setup_.allowed.thinking, dependencies_.clock());
  if (!game_) return;
  notedMoves_ = game_->session().position();
  updateThinking();
}

// Updates the set of players whose thinking time runs. All times are paused while the game waits
// for something else, such as a vote. They are also paused while guests' displays still show the
// last events.
void HostedTable::updateThinking() {
  if (!thinking_.isLimited()) return;
  qint64 runsFrom = ThinkingTime::kNever;
  if (isPlayedOn() && !game_->isBusy()) {
    runsFrom = 0;
    for (const auto& guest : guests_) runsFrom = std::max(runsFrom, guest->followsUntil);
    runsFrom = std::min(runsFrom, sentAt_ + kMostFollowing);
  }
  thinking_.waitFor(awaitedPeople(), dependencies_.clock(), runsFrom);
  if (isPlaying() && !time_.isActive()) time_.start();
}

void HostedTable::handleTimeouts() {
  updateThinking();
  for (int player : thinking_.over(dependencies_.clock())) {
    // In an earlier iteration of this loop, ready() may have begun the next deal. So the player's
    // time is checked again.
    const bool isOverdue = thinking_.over(dependencies_.clock()).contains(player);
    if (!isOverdue || movedFor_.contains(player)) continue;
    if (!game_->session().standing().dealOver) {
      moveFor(player);
    } else if (isPlayedOn() && !game_->isBusy()) {
      ready(player, 0);
    }
  }
  if (thinking_.takeNews(dependencies_.clock())) sendSeatsNow({});
}

// Lets a computer player make one move for this player after a timeout. The computer player knows
// only what this player may know.
void HostedTable::moveFor(int player) {
  movedFor_.insert(player);
  computers()->sitDown(player, sensibleKind(setup_.header.game));
  computers()->ask();
}

bool HostedTable::stopMovingFor(int player) {
  if (!movedFor_.contains(player)) return false;
  movedFor_.erase(player);
  if (computers() != nullptr) computers()->getUp(player);
  return true;
}

void HostedTable::hasActed(int player) {
  stopMovingFor(player);
  thinking_.forgive(player);
}

// Gives each player who has moved the full thinking time for the next move. Simultaneous choices
// are recorded only when all are made. So a player for whom the game no longer waits has moved,
// too.
void HostedTable::noteMoves() {
  if (!thinking_.isLimited()) return;
  const Session& session = game_->session();
  const auto& entries = session.record().entries;
  const qint64 now = dependencies_.clock();
  PlayerSet moved;
  for (; notedMoves_ < entries.size(); ++notedMoves_) {
    const RecordEntry& entry = entries[notedMoves_];
    if (entry.kind == RecordEntry::Kind::move) moved.insert(entry.player);
    if (entry.kind == RecordEntry::Kind::next) thinking_.restart(now);
  }
  const PlayerSet awaited = awaitedPeople();
  for (int player : thinking_.awaited()) {
    if (!awaited.contains(player)) moved.insert(player);
  }
  PlayerSet late;
  for (int player : moved) {
    thinking_.restart(player, now);
    if (!stopMovingFor(player)) continue;
    thinking_.madeFor(player);
    late.insert(player);
  }
  updateThinking();
  if (late.empty()) return;
  thinking_.takeNews(now);
  sendSeatsNow({});
  if (session.standing().gameOver) return;
  // The host of a table outside a room is never disconnected from its own table because of
  // timeouts.
  for (int player : late) {
    Guest* guest = guestAt(player);
    const bool stays = guest == nullptr || isAtHome(guest->key) || !thinking_.isAway(player);
    if (!stays) dismiss(*guest, Goodbye::Reason::away);
  }
}

}  // namespace downpile
