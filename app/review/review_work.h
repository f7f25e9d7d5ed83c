// SPDX-License-Identifier: GPL-3.0-or-later
// Reviews records one at a time, deal by deal, in a thread of lowest priority. Each deal is stored
// as soon as it is done.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QThreadPool>
#include <atomic>
#include <memory>
#include <optional>

#include "record/record.h"
#include "review/forecast.h"
#include "review/review_store.h"
#include "review/reviewer.h"

namespace downpile {

class ReviewWork : public QObject {
  Q_OBJECT

 public:
  explicit ReviewWork(ReviewStore store, QObject* parent = nullptr);
  // Stops a running review and waits for its end.
  ~ReviewWork() override;

  // Reviews the decisions of `player` in the deals missing from `known`: first from `firstDeal` to
  // the last deal, then the earlier ones. `deals` is the number of deals in the record. Stops a
  // running review.
  void begin(Record record, int player, int firstDeal, int deals, std::optional<Review> known);
  // Stops a running review and keeps the results of its finished deals. No signal is emitted
  // afterwards.
  void stop();
  bool isUnderWay() const { return flag_ != nullptr; }

  // Returns how much of the review is done, from 0 to 1.
  double share() const { return forecast_.share(); }
  // Returns the remaining time, or nullopt if it cannot be estimated.
  std::optional<TimeLeft> left() const;

 signals:
  // Emitted when a decision of the player has been judged.
  void judged(const downpile::ReviewedMove& move);
  // Emitted when a deal has been reviewed. `review` has all results so far.
  void found(const downpile::Review& review);
  void ended();

 private:
  using Flag = std::shared_ptr<std::atomic<bool>>;
  struct Job;
  void work(const Job& job);
  double secondsSinceJudged() const;
  // Calls `post` in this object's thread, unless the review was stopped.
  template <class Task>
  void post(const Flag& flag, Task post);

  ReviewStore store_;
  Flag flag_;  // set to true to stop the review; nullptr if none is running
  ReviewForecast forecast_;
  QElapsedTimer time_;
  qint64 judgedAt_ = 0;  // time_ at the last judged decision, in milliseconds
  QThreadPool thread_;
};

}  // namespace downpile
