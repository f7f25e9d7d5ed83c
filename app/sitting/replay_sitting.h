// SPDX-License-Identifier: GPL-3.0-or-later
// A record as a source of the table: what was played is seen again, from any stop of its timeline,
// step by step or at a pace, by the eyes of any player or with all cards open. Nothing can be
// played there. To look from another seat, seat another one at the same stop.
#pragma once

#include <QTimer>
#include <memory>
#include <vector>

#include "record/timeline.h"
#include "sitting/sitting.h"

namespace downpile {

class Settings;

class ReplaySitting final : public Sitting {
  Q_OBJECT

 public:
  struct Look {
    int viewer = 0;        // a player, or kOnlooker: as spectators saw it
    bool allOpen = false;  // what lies hidden from the viewer is seen too
  };

  // At this stop; at the first, the cards are seen to be dealt. nullptr where the timeline has no
  // such stop, or such a look is not allowed. The settings say the pace at first, and the name:
  // without keys in the record the person with that name, or with no name, is "you".
  static std::unique_ptr<ReplaySitting> open(std::shared_ptr<const Timeline> timeline, Look look,
                                             std::size_t stop, const Settings& settings);
  // From the beginning, as the timeline's access shows it at first.
  static std::unique_ptr<ReplaySitting> open(std::shared_ptr<const Timeline> timeline,
                                             const Settings& settings);
  // The same at the same stop by other eyes, without motion; nullptr where that is not allowed.
  std::unique_ptr<ReplaySitting> seenBy(const Look& look, const Settings& settings) const;
  // Asks the timeline's access.
  static bool isAllowed(const Timeline& timeline, const Look& look);

  const Timeline& timeline() const { return *timeline_; }
  const Look& look() const { return look_; }
  std::size_t stop() const { return stop_; }
  bool isAtEnd() const { return stop_ + 1 == timeline_->stops().size(); }
  // One on, as a step that the eye follows; false at the end.
  bool stepForward();
  // Anywhere, without motion; what lies beyond an end means that end.
  void goTo(std::size_t stop);

  // Going on by itself until the end.
  bool isPlaying() const { return isPlaying_; }
  void setPlaying(bool isPlaying);
  // A value of Settings::pace but `steps`; at first the one that is set.
  QString pace() const { return pace_; }
  void setPace(const QString& pace);
  // Shows what would have been better here, as a hint is shown. `reason` as in BotAdvice.
  void propose(const Advice& advice, const char* reason);
  // What is told in the whole record, cut for who looks.
  const std::vector<RetoldStep>& wholeStory() const { return story_; }

  void whenReady(std::function<void(bool came)> ready) override { ready(true); }
  const GameInfo& info() const override;
  const OptionValues& options() const override { return header().options; }
  std::span<const Seat> seats() const override { return header().seats; }
  // The seat at the bottom; spectators look from the first one.
  int viewer() const override { return look_.viewer == kOnlooker ? 0 : look_.viewer; }
  std::optional<int> you() const override { return you_; }
  std::size_t position() const override { return stop_; }
  std::unique_ptr<AnyView> view() const override;
  std::vector<PlaceContents> openPlaces() const override;
  std::vector<RetoldStep> story() const override;
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
  bool may(Wish wish) const override;
  void ask(Wish wish, Answered answered) override;
  bool mayAdvise() const override { return false; }
  void askAdvice() override {}
  void follow(int milliseconds) override;
  void hold(bool held) override;
  void goOn() override { stepForward(); }
  bool hasMoveReady() const override { return isPlaying_ && !isAtEnd(); }

 signals:
  void stopChanged();
  void playingChanged();
  void paceChanged();

 private:
  ReplaySitting(std::shared_ptr<const Timeline> timeline, Look look, std::size_t stop,
                const Settings& settings);
  const RecordHeader& header() const { return timeline_->record().header; }
  void addSteps();
  void stand(std::size_t stop);
  void wait();
  int pause() const;

  std::shared_ptr<const Timeline> timeline_;
  Look look_;
  std::size_t stop_;
  std::optional<int> you_;
  std::unique_ptr<const AnyGame> game_;  // there
  std::vector<RetoldStep> story_;        // to the end
  std::vector<Step> steps_;
  QString pace_;
  QTimer timer_;
  int following_ = 0;  // milliseconds, of the eye
  bool isPlaying_ = false;
  bool isHeld_ = false;
};

}  // namespace downpile
