// SPDX-License-Identifier: GPL-3.0-or-later
// A remote game under the test's control: messages in both directions are delayed, the connection
// can be cut, and missed events follow after a reconnection.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "sitting/local_source.h"

namespace downpile::tests {

class FakeRemoteSource final : public GameSource {
 public:
  // `host`: the game at its host. It must be ready.
  explicit FakeRemoteSource(std::unique_ptr<LocalSource> host) : host_(std::move(host)) {
    learn();
    connect(host_.get(), &GameSource::happened, this, [this] {
      News news{.steps = host_->takeSteps(), .answer = std::exchange(answer_, std::nullopt)};
      note(news);
      later([this, news = std::move(news)]() mutable {
        for (Step& step : news.steps) steps_.push_back(std::move(step));
        const auto answer = news.answer;
        become(std::move(news));
        if (answer && waiting_) std::exchange(waiting_, nullptr)(*answer);
        emit happened();
        if (answer) setBusy(false);
      });
    });
    connect(host_.get(), &GameSource::advised, this,
            [this](const BotAdvice& advice) { later([this, advice] { emit advised(advice); }); });
  }

  // Delivers all messages under way, and those they cause.
  void deliver() {
    while (isReached_ && !way_.empty()) {
      const auto next = std::move(way_.front());
      way_.pop_front();
      next();
    }
  }
  // Cuts the connection: messages stop, and a waiting caller gets an answer of the kind `lost`.
  void cut() {
    isReached_ = false;
    if (waiting_) std::exchange(waiting_, nullptr)({.kind = Answer::Kind::lost});
    setBusy(false);
    emit reachedChanged();
  }
  // Reconnects. Missed events follow step by step; with `forgets`, only the current position is
  // sent.
  void reconnect(bool forgets = false) {
    isReached_ = true;
    emit reachedChanged();
    if (!forgets) return deliver();
    way_.clear();
    learn();
    emit jumped();
  }
  void setAway(int player, bool isAway) {
    if (isAway) {
      away_.insert(player);
    } else {
      away_.erase(player);
    }
    emit presenceChanged();
  }

  void setHintsAllowed(bool allowed) {
    mayAdvise_ = allowed;
    emit presenceChanged();
  }

  void setWaits(bool waits) {
    waits_ = waits;
    emit presenceChanged();
  }

  void setLate(bool late) {
    isLate_ = late;
    emit lateChanged();
  }

  LocalSource& host() { return *host_; }

  void whenReady(std::function<void(bool isReady)> ready) override {
    later([ready = std::move(ready)] { ready(true); });
  }
  const GameInfo& info() const override { return host_->info(); }
  const OptionValues& options() const override { return host_->options(); }
  std::span<const Seat> seats() const override { return host_->seats(); }
  int viewer() const override { return host_->viewer(); }
  std::size_t position() const override { return position_; }
  std::unique_ptr<AnyView> view() const override { return view_->clone(); }
  std::vector<PlaceContents> openPlaces() const override { return host_->openPlaces(); }
  std::vector<StoryStep> story() const override { return host_->story(); }
  std::vector<DealScore> dealScores() const override { return host_->dealScores(); }
  QString dealNumber() const override { return {}; }
  std::vector<Step> takeSteps() override { return std::exchange(steps_, {}); }
  bool isReached() const override { return isReached_; }
  bool isAway(int player) const override { return away_.contains(player); }
  bool isBusy() const override { return isBusy_; }
  void send(std::span<const Action> actions, std::size_t position, Answered answered) override {
    travel([this, actions = std::vector<Action>(actions.begin(), actions.end()),
            position](Answered back) { host_->send(actions, position, std::move(back)); },
           std::move(answered));
  }
  bool may(GameRequest request) const override { return isReached_ && host_->may(request); }
  void ask(GameRequest request, Answered answered) override {
    travel([this, request](Answered back) { host_->ask(request, std::move(back)); },
           std::move(answered));
  }
  bool waits() const override { return waits_; }
  bool awaitsPeople() const override { return !isReached_; }
  bool mayAdvise() const override { return mayAdvise_; }
  // A host ignores requests for hints that were made for an earlier position or arrive during a
  // pause.
  void askAdvice() override {
    if (!isReached_) return;
    later([this, position = position_] {
      if (!waits_ && position == host_->position()) host_->askAdvice();
    });
  }
  void follow(int /*milliseconds*/) override {}
  void hold(bool /*held*/) override {}
  void skipPause() override {}
  bool hasMoveReady() const override { return false; }
  bool isLate() const override { return isLate_; }

 private:
  // A message from the host: the steps and the state after a change at the host.
  struct News {
    std::vector<Step> steps{};
    std::shared_ptr<const AnyView> view{};
    std::size_t position = 0;
    std::optional<Answer> answer{};  // answer to the request causing the change
  };
  void note(News& news) const {
    news.view = host_->view();
    news.position = host_->position();
  }
  void become(News news) {
    view_ = std::move(news.view);
    position_ = news.position;
  }
  // Takes the current position from the host, and drops the steps leading to it.
  void learn() {
    host_->takeSteps();
    steps_.clear();
    News news;
    note(news);
    become(std::move(news));
  }

  void later(std::function<void()> arrives) { way_.push_back(std::move(arrives)); }

  void travel(std::function<void(Answered)> request, Answered answered) {
    if (!isReached_) return answered({.kind = Answer::Kind::lost});
    waiting_ = std::move(answered);
    setBusy(true);
    later([this, request = std::move(request)] {
      request([this](const Answer& answer) { answer_ = answer; });
      if (!answer_) return;  // the change was already sent, with the answer
      News news{.answer = std::exchange(answer_, std::nullopt)};
      note(news);
      later([this, news = std::move(news)]() mutable {
        const Answer answer = *news.answer;
        if (answer.isDone()) become(std::move(news));
        if (waiting_) std::exchange(waiting_, nullptr)(answer);
        setBusy(false);
      });
    });
  }

  void setBusy(bool isBusy) {
    if (isBusy == isBusy_) return;
    isBusy_ = isBusy;
    emit busyChanged();
  }

  std::unique_ptr<LocalSource> host_;
  std::deque<std::function<void()>> way_;
  std::shared_ptr<const AnyView> view_;
  std::size_t position_ = 0;
  std::vector<Step> steps_;
  Answered waiting_;
  std::optional<Answer> answer_;  // the host's answer, until it is put into a message (News)
  std::set<int> away_;
  bool isReached_ = true;
  bool mayAdvise_ = true;
  bool waits_ = false;
  bool isLate_ = false;
  bool isBusy_ = false;
};

}  // namespace downpile::tests
