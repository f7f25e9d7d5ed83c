// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/review_work.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

namespace downpile {

namespace {

// Milliseconds of work before the remaining time can be estimated.
constexpr int kShort = 2000;

}  // namespace

struct ReviewWork::Job {
  Record record;
  int player = 0;
  std::vector<int> deals;  // numbers of the deals to review, in this order
  Review known;
  Flag flag;
};

ReviewWork::ReviewWork(ReviewStore store, QObject* parent)
    : QObject(parent), store_(std::move(store)) {
  thread_.setMaxThreadCount(1);
  thread_.setThreadPriority(QThread::LowestPriority);
}

ReviewWork::~ReviewWork() {
  stop();
  thread_.waitForDone();
}

template <class Task>
void ReviewWork::post(const Flag& flag, Task post) {
  QMetaObject::invokeMethod(
      this,
      [flag, post = std::move(post)] {
        if (!*flag) post();
      },
      Qt::QueuedConnection);
}

void ReviewWork::begin(Record record, int player, int firstDeal, int deals,
                       std::optional<Review> known) {
  stop();
  flag_ = std::make_shared<std::atomic<bool>>(false);
  forecast_ = ReviewForecast();
  time_.invalidate();
  Job job{.record = std::move(record),
          .player = player,
          .deals = {},
          .known = std::move(known).value_or(Review()),
          .flag = flag_};
  for (int i = 0; i < deals; ++i) {
    const int deal = (firstDeal - 1 + i) % deals + 1;
    if (!job.known.complete && dealOf(job.known, deal) == nullptr) job.deals.push_back(deal);
  }
  thread_.start([this, job = std::move(job)] { work(job); });
}

void ReviewWork::stop() {
  if (flag_) *flag_ = true;
  flag_.reset();
}

// Reviews the deals of a job. Runs in the background thread.
void ReviewWork::work(const Job& job) {
  const auto planFor = [&job](std::optional<int> deal) {
    return ReviewPlan{.player = job.player, .deal = deal};
  };
  const Reviewer whole(job.record, planFor(std::nullopt));
  Review all = job.known;
  std::vector<PlannedDecision> todo = whole.decisions();
  const auto isOpen = [&job](const PlannedDecision& decision) {
    return std::ranges::find(job.deals, decision.deal) != job.deals.end();
  };
  const auto known = std::ranges::stable_partition(todo, isOpen);
  const ReviewForecast forecast({todo.begin(), known.begin()}, {known.begin(), known.end()});
  post(job.flag, [this, forecast] {
    forecast_ = forecast;
    judgedAt_ = 0;
    time_.start();
  });
  for (const int deal : job.deals) {
    const Reviewer reviewer(job.record, planFor(deal));
    const Review found = reviewer.run(*job.flag, [&](const ReviewedMove& move, int, int) {
      post(job.flag, [this, move] {
        forecast_.judged(move.entry, secondsSinceJudged());
        judgedAt_ = time_.elapsed();
        emit judged(move);
      });
    });
    if (!found.complete) return;
    if (all.mark.empty()) {
      all = found;
    } else {
      takeIn(all, found);
    }
    all.complete = deal == job.deals.back();
    store_.save(all);
    post(job.flag, [this, all] { emit this->found(all); });
  }
  if (job.deals.empty() && !all.mark.empty()) {
    all.complete = true;
    store_.save(all);
    post(job.flag, [this, all] { emit this->found(all); });
  }
  post(job.flag, [this] {
    flag_.reset();
    emit ended();
  });
}

double ReviewWork::secondsSinceJudged() const {
  const std::chrono::duration<double, std::milli> since(time_.elapsed() - judgedAt_);
  return std::chrono::duration<double>(since).count();
}

std::optional<TimeLeft> ReviewWork::left() const {
  // time_ is valid only after the decisions to judge are known.
  if (!time_.isValid() || time_.elapsed() < kShort) return std::nullopt;
  return forecast_.left(secondsSinceJudged());
}

}  // namespace downpile

#include "moc_review_work.cpp"
