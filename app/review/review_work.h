// SPDX-License-Identifier: GPL-3.0-or-later
// Where records are reviewed: one at a time, deal by deal, in a thread of its own that all else
// goes before. What is found of a deal is kept as soon as the deal is done.
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
  // What is under way is stopped and waited for.
  ~ReviewWork() override;

  // Reviews what is not known yet of the decisions of a player: the deals from `firstDeal` on, of
  // so many, then those before it. What was under way is stopped.
  void begin(Record record, int player, int firstDeal, int deals, std::optional<Review> known);
  // Nothing is heard of it any more; what was done so far is kept.
  void stop();
  bool isUnderWay() const { return flag_ != nullptr; }

  // Of all decisions: 0 ... 1.
  double share() const { return forecast_.share(); }
  // What it still takes; nothing while that cannot be told.
  std::optional<TimeLeft> left() const;

 signals:
  // A decision was judged.
  void judged(const downpile::ReviewedMove& move);
  // All that is known by now.
  void found(const downpile::Review& review);
  void ended();

 private:
  using Flag = std::shared_ptr<std::atomic<bool>>;
  struct Job;
  void work(const Job& job);
  double secondsSinceJudged() const;
  // Does this in the thread of who listens, unless the work was stopped meanwhile.
  template <class Tell>
  void tell(const Flag& flag, Tell tell);

  ReviewStore store_;
  Flag flag_;  // that stops it
  ReviewForecast forecast_;
  QElapsedTimer time_;
  qint64 judgedAt_ = 0;  // when the last decision was, in milliseconds
  QThreadPool thread_;
};

}  // namespace downpile
