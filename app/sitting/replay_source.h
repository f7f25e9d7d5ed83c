// SPDX-License-Identifier: GPL-3.0-or-later
// Game source of a replay. Shows a record from any stop of its timeline, step by step or
// automatically. The viewer can be any player, or see all cards. No moves are possible. To change
// the view, create another source at the same stop (seenBy).
#pragma once

#include <QTimer>
#include <memory>
#include <vector>

#include "record/timeline.h"
#include "sitting/game_source.h"

namespace downpile {

class Settings;

class ReplaySource final : public GameSource {
  Q_OBJECT

 public:
  struct Look {
    int viewer = 0;        // number of the viewing player, or kSpectator
    bool allOpen = false;  // whether cards hidden from the viewer are shown, too
  };

  // Opens a replay at this stop; at the first stop, the dealing is shown. Returns nullptr if the
  // stop does not exist or if the user may not see the record in this way (isAllowed). `settings`
  // give the initial pace and the user's name: in records without keys, the player whose view is
  // shown first is called "you" if it is a person with this name or without a name.
  static std::unique_ptr<ReplaySource> open(std::shared_ptr<const Timeline> timeline, Look look,
                                            std::size_t stop, const Settings& settings);
  // Opens a replay at the beginning, with the viewer given by RecordAccess::firstViewer(). Cards
  // invisible to this viewer are hidden.
  static std::unique_ptr<ReplaySource> open(std::shared_ptr<const Timeline> timeline,
                                            const Settings& settings);
  // Returns a replay at the same stop for another viewer, with or without all cards face up.
  // Returns nullptr if the user may not see the record in this way.
  std::unique_ptr<ReplaySource> seenBy(const Look& look, const Settings& settings) const;
  // Returns whether the user may see the record with this viewer and, if `allOpen`, all cards.
  static bool isAllowed(const Timeline& timeline, const Look& look);

  const Timeline& timeline() const { return *timeline_; }
  const Look& look() const { return look_; }
  std::size_t stop() const { return stop_; }
  bool isAtEnd() const { return stop_ + 1 == timeline_->stops().size(); }
  // Goes to the next stop with animation. Returns false at the last stop.
  bool stepForward();
  // Goes to a stop without animation. If `stop` is too large, goes to the last stop.
  void goTo(std::size_t stop);

  // Returns whether the replay is playing automatically. Playing ends at the last stop.
  bool isPlaying() const { return isPlaying_; }
  void setPlaying(bool isPlaying);
  // Speed of automatic playing: a value of Settings::pace except `steps`. At first it is the pace
  // in the settings, or `normal` if that is `steps`.
  QString pace() const { return pace_; }
  void setPace(const QString& pace);
  // Shows the better move from a review as a hint. `reason` is a template of Bot::reasons(), as in
  // BotAdvice.
  void propose(const Advice& advice, const char* reason);
  // Returns the steps of the whole record. Cards hidden from the viewer are included only if
  // Look::allOpen is true.
  const std::vector<StoryStep>& wholeStory() const { return story_; }

  void whenReady(std::function<void(bool isReady)> ready) override { ready(true); }
  const GameInfo& info() const override;
  const OptionValues& options() const override { return header().options; }
  std::span<const Seat> seats() const override { return header().seats; }
  // Player shown at the bottom; for spectators it is the player in the first seat.
  int viewer() const override { return look_.viewer == kSpectator ? 0 : look_.viewer; }
  std::optional<int> you() const override { return you_; }
  std::size_t position() const override { return stop_; }
  std::unique_ptr<AnyView> view() const override;
  std::vector<PlaceContents> openPlaces() const override;
  std::vector<StoryStep> story() const override;
  std::vector<DealScore> dealScores() const override;
  QString dealNumber() const override;
  const Seal* seal() const override { return header().seal ? &*header().seal : nullptr; }
  std::optional<SealFinding> sealFinding() const override {
    if (!timeline_->isOver() || !isAtEnd()) return std::nullopt;
    return findingOf(timeline_->record(), timeline_->firstLine());
  }
  std::vector<Step> takeSteps() override;
  Part part() const override { return Part::replays; }
  std::optional<QString> ownPace() const override { return pace_; }
  bool isBusy() const override { return false; }
  void send(std::span<const Action> actions, std::size_t position, Answered answered) override;
  bool may(GameRequest request) const override;
  void ask(GameRequest request, Answered answered) override;
  bool mayAdvise() const override { return false; }
  void askAdvice() override {}
  void follow(int milliseconds) override;
  void hold(bool held) override;
  void skipPause() override { stepForward(); }
  bool hasMoveReady() const override { return isPlaying_ && !isAtEnd(); }

 signals:
  void stopChanged();
  void playingChanged();
  void paceChanged();

 private:
  ReplaySource(std::shared_ptr<const Timeline> timeline, Look look, std::size_t stop,
               const Settings& settings);
  const RecordHeader& header() const { return timeline_->record().header; }
  void addSteps();
  void moveTo(std::size_t stop);
  void wait();
  int pause() const;

  std::shared_ptr<const Timeline> timeline_;
  Look look_;
  std::size_t stop_;
  std::optional<int> you_;
  std::unique_ptr<const AnyGame> game_;  // the game in its state at `stop_`
  std::vector<StoryStep> story_;         // result of wholeStory()
  std::vector<Step> steps_;
  QString pace_;
  QTimer timer_;
  int following_ = 0;  // milliseconds needed by the table and screen reader to catch up
  bool isPlaying_ = false;
  bool isHeld_ = false;
};

}  // namespace downpile
