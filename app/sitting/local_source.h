// SPDX-License-Identifier: GPL-3.0-or-later
// Game source of a local game: one person against computer players.
#pragma once

#include <memory>
#include <vector>

#include "game/adviser.h"
#include "game/held_game.h"
#include "sitting/game_source.h"

namespace downpile {

class Settings;

class LocalSource final : public GameSource {
  Q_OBJECT

 public:
  // The following three functions begin or resume a game on this machine, like the functions of the
  // same names in HeldGame. `settings` determine the pace and must outlive the object.
  static std::unique_ptr<LocalSource> begin(const RecordHeader& header,
                                            std::unique_ptr<Journal> journal,
                                            const Settings& settings);
  static std::unique_ptr<LocalSource> resume(Record record, std::unique_ptr<Journal> journal,
                                             const Settings& settings);
  static std::unique_ptr<LocalSource> playOn(Record record, std::unique_ptr<Journal> journal,
                                             const Settings& settings);

  const Session& session() const { return game_->session(); }
  // Makes a move of another player, for tests: the same as a move of the computer player.
  Session::Result play(int player, const Action& action) { return game_->play(player, action); }

  void whenReady(std::function<void(bool isReady)> ready) override;
  const GameInfo& info() const override;
  const OptionValues& options() const override { return session().header().options; }
  std::span<const Seat> seats() const override { return session().header().seats; }
  int viewer() const override { return person_; }
  std::size_t position() const override { return session().position(); }
  std::unique_ptr<AnyView> view() const override { return session().view(person_); }
  std::vector<PlaceContents> openPlaces() const override { return session().openPlaces(); }
  std::vector<StoryStep> story() const override { return storyOf(session(), person_); }
  std::vector<DealScore> dealScores() const override;
  QString dealNumber() const override;
  const Seal* seal() const override;
  std::optional<SealFinding> sealFinding() const override;
  std::vector<Step> takeSteps() override;
  bool isBusy() const override { return game_->isBusy(); }
  void send(std::span<const Action> actions, std::size_t position, Answered answered) override;
  bool may(GameRequest request) const override { return game_->may(person_, request); }
  void ask(GameRequest request, Answered answered) override;
  bool mayAdvise() const override { return adviser_.isAvailable(); }
  void askAdvice() override { adviser_.ask(session(), person_); }
  void follow(int milliseconds) override { game_->computers()->follow(milliseconds); }
  void hold(bool held) override { game_->computers()->hold(held); }
  void skipPause() override { game_->computers()->skipPause(); }
  bool hasMoveReady() const override {
    return computers() != nullptr && computers()->hasMoveReady();
  }
  bool isLate() const override { return computers() != nullptr && computers()->isLate(); }
  bool isFailing(int player) const override {
    return computers() != nullptr && computers()->isFailing(player);
  }

 private:
  explicit LocalSource(std::unique_ptr<HeldGame> game);
  static std::unique_ptr<LocalSource> of(std::unique_ptr<HeldGame> game);
  void takeOtherSeats(ComputerPlayers& players);
  Answered withoutHint(Answered answered);
  const ComputerPlayers* computers() const { return std::as_const(*game_).computers(); }

  std::unique_ptr<HeldGame> game_;
  int person_;  // number of the player at this machine
  Adviser adviser_;
};

}  // namespace downpile
