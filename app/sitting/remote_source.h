// SPDX-License-Identifier: GPL-3.0-or-later
// Game source of a hosted table, local or remote, for a player or spectator.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "guest/guest_table.h"
#include "sitting/game_source.h"

namespace downpile {

class RemoteSource final : public GameSource {
  Q_OBJECT

 public:
  // Returns the display name of the occupant of a seat.
  using NameOf = std::function<QString(const SeatNow& seat)>;
  // `table` must have received a position (GuestTable::isPlaying).
  explicit RemoteSource(
      std::shared_ptr<GuestTable> table,
      NameOf nameOf = [](const SeatNow& seat) { return seat.name; });

  // Must be called when the display name of a person has changed.
  void renewNames();

  void whenReady(std::function<void(bool isReady)> ready) override { ready(true); }
  const GameInfo& info() const override { return table_->view().info(); }
  const OptionValues& options() const override { return table_->view().options(); }
  std::span<const Seat> seats() const override { return seats_; }
  // Player shown at the bottom; for spectators it is the player in the first seat, whose hand they
  // do not see.
  int viewer() const override { return table_->you() != kSpectator ? table_->you() : 0; }
  std::optional<int> you() const override {
    return isPlaying() ? std::optional(table_->you()) : std::nullopt;
  }
  QString ownerOf(int player) const override;
  Part part() const override { return isPlaying() ? Part::plays : Part::spectates; }
  std::size_t position() const override { return table_->position(); }
  std::unique_ptr<AnyView> view() const override { return table_->view().clone(); }
  std::vector<PlaceContents> openPlaces() const override { return table_->openPlaces(); }
  std::vector<StoryStep> story() const override { return table_->story(); }
  std::vector<DealScore> dealScores() const override { return table_->dealScores(); }
  QString dealNumber() const override { return {}; }
  const Seal* seal() const override {
    return table_->header().seal ? &*table_->header().seal : nullptr;
  }
  std::optional<SealFinding> sealFinding() const override;
  std::vector<Step> takeSteps() override { return table_->takeSteps(); }
  bool isReached() const override { return table_->isReached(); }
  bool isAway(int player) const override;
  bool isAwaited(int player) const override;
  bool isFailing(int player) const override;
  bool waits() const override { return table_->seats().waits; }
  bool isVotedOn() const override { return table_->isReached() && table_->isVotedOn(); }
  bool mustVote(int player) const override { return isVotedOn() && table_->mustVote(player); }
  std::optional<Jump> jump() const override { return table_->jump(); }
  bool isBusy() const override { return table_->isBusy(); }
  bool awaitsPeople() const override { return !table_->isReached() || table_->openVote(); }
  void send(std::span<const Action> actions, std::size_t position, Answered answered) override {
    table_->send(actions, position, std::move(answered));
  }
  bool may(GameRequest request) const override { return table_->may(request); }
  void ask(GameRequest request, Answered answered) override {
    table_->ask(request, std::move(answered));
  }
  bool mayAdvise() const override { return table_->mayAdvise(); }
  void askAdvice() override { table_->askAdvice(); }
  void follow(int milliseconds) override { table_->follow(milliseconds); }
  void hold(bool /*held*/) override {}
  void skipPause() override {}
  bool hasMoveReady() const override { return false; }

 private:
  bool isPlaying() const { return table_->you() != kSpectator && hasPlayed_; }
  void seatsChanged();
  void updateSeats();
  void takeSeatsOf(const Record& record);

  std::shared_ptr<GuestTable> table_;
  NameOf nameOf_;
  std::vector<Seat> seats_;
  std::vector<SeatNow> players_;  // the players of the shown game
  bool hasPlayed_;                // whether this person has played the game, in the same seat
  // Result of the last sealFinding(), because the check replays the record; nullopt if the deck has
  // changed since.
  mutable std::optional<SealFinding> finding_;
  PlayerSet failing_;  // players whose external bots failed at the last change of the seats
};

}  // namespace downpile
