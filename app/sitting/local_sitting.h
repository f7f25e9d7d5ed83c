// SPDX-License-Identifier: GPL-3.0-or-later
// A person who plays on this machine, against its computer players. It holds the session, has the
// computer players asked after each position, and makes their moves at a human pace, whatever their
// thinking took.
#pragma once

#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

#include "bots/bot.h"
#include "record/session.h"
#include "sitting/sitting.h"

namespace downpile {

class Settings;

class LocalSitting final : public Sitting {
  Q_OBJECT

 public:
  // A new game, or one that goes on. nullptr where its record could not be written, or (resume)
  // where today's rules do not agree with it. `settings`, which say the pace, must outlive it.
  static std::unique_ptr<LocalSitting> begin(const RecordHeader& header,
                                             std::unique_ptr<Journal> journal,
                                             const Settings& settings);
  static std::unique_ptr<LocalSitting> resume(Record record, std::unique_ptr<Journal> journal,
                                              const Settings& settings);
  // A new game that goes on from a position of another (Session::playOn).
  static std::unique_ptr<LocalSitting> playOn(Record record, std::unique_ptr<Journal> journal,
                                              const Settings& settings);
  ~LocalSitting() override;

  const Session& session() const { return *session_; }
  // A move of one of the other players, as their computer players make them.
  Session::Result play(int player, const Action& action);

  void whenReady(std::function<void(bool came)> ready) override;
  const GameInfo& info() const override;
  const OptionValues& options() const override { return session_->header().options; }
  std::span<const Seat> seats() const override { return session_->header().seats; }
  int viewer() const override { return person_; }
  std::size_t position() const override { return session_->position(); }
  std::unique_ptr<AnyView> view() const override { return session_->view(person_); }
  std::vector<PlaceContents> openPlaces() const override { return session_->openPlaces(); }
  std::vector<RetoldStep> story() const override { return retell(session_->record(), person_); }
  std::vector<DealScore> dealScores() const override;
  QString dealNumber() const override;
  std::vector<Step> takeSteps() override;
  bool isBusy() const override { return isBusy_; }
  void send(std::span<const Action> actions, std::size_t position, Answered answered) override;
  bool may(Wish wish) const override;
  void ask(Wish wish, Answered answered) override;
  bool mayAdvise() const override { return adviser_ != nullptr; }
  void askAdvice() override;
  void follow(int milliseconds) override;
  void hold(bool held) override;
  void goOn() override;
  bool hasMoveReady() const override { return move_.has_value(); }

 private:
  using Ending = std::function<void(bool kept)>;

  LocalSitting(const RecordHeader& header, std::unique_ptr<Journal> journal,
               const Settings& settings);
  Session::Observer observer();

  // What a call of the session has begun goes on here, at once or when it is written.
  void whenWritten(Session::Result result, Ending ending);
  void written(bool kept);
  void setBusy(bool isBusy);
  void tell(const Answered& answered);

  void makeBots();
  void askBots();
  void forgetQuestions();
  void botAnswered(const BotAnswer& answer);
  void setMove(std::optional<BotAnswer> move);
  void submitMove();
  void playLater(const BotAnswer& move);
  Session::Result playRandomly(int player);
  int pause() const;

  const Settings& settings_;
  int person_;  // the player who sits here
  std::unique_ptr<Journal> journal_;
  std::unique_ptr<Session> session_;  // after journal_: it writes there
  std::vector<Step> steps_;           // cut for the person
  bool isResumed_ = false;            // its story is told, not its steps
  Ending ending_;                     // of what is being written
  bool isBusy_ = false;

  std::vector<std::shared_ptr<Bot>> bots_;  // one a player; none for the person
  std::shared_ptr<Bot> adviser_;
  std::unique_ptr<BotWorker> worker_;
  std::optional<BotAnswer> move_;  // of the position
  QTimer pace_;
  int following_ = 0;  // milliseconds, of the eye
  bool isHeld_ = false;
};

}  // namespace downpile
