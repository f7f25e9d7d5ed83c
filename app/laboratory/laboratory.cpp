// SPDX-License-Identifier: GPL-3.0-or-later
#include "laboratory/laboratory.h"

#include <QThread>
#include <algorithm>
#include <array>
#include <ranges>

#include "arena/contestant.h"
#include "bots/bot_catalog.h"
#include "laboratory/laboratory_text.h"
#include "laboratory/study_plots.h"
#include "rules/random.h"
#include "text/percent_text.h"
#include "text/remaining_text.h"
#include "text/texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kGames{100, 300, 1000, 3000, 10000};
// Number of different games for measuring the skill of Master. Each game is repeated with Master in
// every seat. Master is slow: this number is just enough for a reliable result. The measurement
// with the quick level has at least this number of games.
constexpr int kMasterGames = 32;
// The fixed seed of all studies gives all users the same figures, as `downpile-cli study --seed 1`
// does.
constexpr std::uint64_t kSeed = 1;

}  // namespace

Laboratory::Laboratory(const CatalogEntry& game, int players, const OptionValues& options,
                       QObject* parent)
    : QObject(parent),
      game_(&game),
      players_(players),
      level_(quickPlayer(game.info->id)),
      games_(kGames[1]),
      sets_{standardValues(game.info->options)},
      options_(this),
      plots_(this),
      run_(this) {
  if (options != sets_.front()) {
    sets_.push_back(options);
    current_ = 1;
  }
  showOptions();
  connect(&options_, &OptionModel::valuesChanged, this, [this] {
    if (showing_) return;
    sets_[static_cast<std::size_t>(current_)] = options_.values();
    setUpAgain();
  });
  connect(&run_, &StudyRun::advanced, this,
          [this](const StudyResults& results, const StudyProgress& progress) {
            results_ = results;
            take(progress);
            show();
          });
  connect(&run_, &StudyRun::finished, this, [this] {
    study_.reset();
    emit advanced();
    emit ended();
  });
  connect(&run_, &StudyRun::failed, this, [this](const QString& reason) {
    failure_ = tr("A computer player broke the rules: %1").arg(reason);
    study_.reset();
    emit advanced();
    emit ended();
  });
}

// ---- setup --------------------------------------------------------------------------------------

// Stops the study because its setup has changed. Its results stay visible, but it cannot continue.
void Laboratory::setUpAgain() {
  run_.stop();
  study_.reset();
  failure_.clear();
  emit setUpChanged();
  emit advanced();
}

void Laboratory::showOptions() {
  showing_ = true;
  options_.setPlayers(players_);
  options_.setOptions(*game_->info, sets_[static_cast<std::size_t>(current_)]);
  showing_ = false;
}

void Laboratory::setGameId(const QString& gameId) {
  const CatalogEntry* game = findGame(gameId.toStdString());
  if (game == nullptr || game == game_) return;
  game_ = game;
  players_ = std::clamp(players_, leastPlayers(), mostPlayers());
  const auto all = levels();
  const auto fits = [this](const QVariant& each) { return each.toMap()[u"id"_s] == level(); };
  if (std::ranges::none_of(all, fits)) level_ = quickPlayer(game_->info->id);
  sets_ = {standardValues(game_->info->options)};
  current_ = 0;
  showOptions();
  setUpAgain();
  emit currentChanged();
}

void Laboratory::setPlayers(int players) {
  players = std::clamp(players, leastPlayers(), mostPlayers());
  if (players == players_) return;
  players_ = players;
  options_.setPlayers(players);
  setUpAgain();
}

QVariantList Laboratory::levels() const {
  const std::string_view quick = quickPlayer(game_->info->id);
  QVariantList all;
  const auto add = [&](std::string_view id) {
    all << QVariantMap{{u"id"_s, QString::fromUtf8(id)}, {u"title"_s, contestantTitle(id)}};
  };
  auto offered = std::views::filter(downpile::levels(), &Level::isOffered);
  if (std::ranges::find(offered, quick, &Level::name) == offered.end()) add(quick);
  for (const Level& each : offered) add(each.name);
  return all;
}

void Laboratory::setLevel(const QString& level) {
  if (level == this->level() || !contestantRefusal(game_->info->id, level.toStdString()).empty())
    return;
  level_ = level.toStdString();
  setUpAgain();
}

void Laboratory::setGames(int games) {
  if (games == games_ || games < 1) return;
  games_ = games;
  setUpAgain();
}

QVariantList Laboratory::gamesChoices() { return QVariantList(kGames.begin(), kGames.end()); }

void Laboratory::setSkill(const QString& skill) {
  if (skill == skill_) return;
  skill_ = skill;
  setUpAgain();
}

QStringList Laboratory::sets() const {
  QStringList names;
  for (const OptionValues& set : sets_) names << houseRulesTitle(*game_->info, set);
  return names;
}

void Laboratory::setCurrent(int set) {
  if (set == current_ || set < 0 || set >= std::ssize(sets_)) return;
  current_ = set;
  showOptions();
  emit currentChanged();
}

void Laboratory::addSet() {
  if (!mayAddSet()) return;
  sets_.push_back(standardValues(game_->info->options));
  current_ = static_cast<int>(sets_.size()) - 1;
  showOptions();
  setUpAgain();
  emit currentChanged();
}

void Laboratory::removeSet(int set) {
  if (set < 0 || set >= std::ssize(sets_) || sets_.size() == 1) return;
  sets_.erase(sets_.begin() + set);
  if (current_ > set || current_ == std::ssize(sets_)) --current_;
  showOptions();
  setUpAgain();
  emit currentChanged();
}

QString Laboratory::refusal() const {
  for (const OptionValues& set : sets_) {
    const char* reason = game_->refuse(set, players_);
    if (*reason == '\0') continue;
    return tr("%1: %2", "a set of house rules; why it cannot be played")
        .arg(houseRulesTitle(*game_->info, set), gameText(*game_->info, reason));
  }
  return {};
}

StudyPlan Laboratory::plan() const {
  StudyPlan plan{.game = game_,
                 .players = players_,
                 .sets = sets_,
                 .level = level_,
                 .games = games_,
                 .seeds = {.cards = kSeed, .bots = Random(kSeed).next()},
                 .threads = std::max(1, QThread::idealThreadCount())};
  if (skill_ == u"quick"_s) {
    plan.skill = {.hero = std::string(quickPlayer(game_->info->id)),
                  .field = std::string(kDistracted),
                  .games = std::max(kMasterGames, games_ / players_)};
  } else if (skill_ == u"master"_s) {
    plan.skill.games = kMasterGames;
  }
  return plan;
}

void Laboratory::setHeld(bool held) {
  if (held == held_) return;
  held_ = held;
  if (held_) stop();
  emit heldChanged();
}

// ---- progress -----------------------------------------------------------------------------------

void Laboratory::start() {
  if (held_ || running() || !refusal().isEmpty()) return;
  if (!study_) {
    study_ = std::make_shared<Study>(plan());
    shownPlan_ = study_->plan();
    results_ = study_->results();
    progress_ = {};
    failure_.clear();
  }
  run_.start(study_);
  show();
}

// A later estimate of the share of finished work can be lower. The displayed share never decreases.
void Laboratory::take(const StudyProgress& progress) {
  const double share = std::max(progress_.share, progress.share);
  progress_ = progress;
  progress_.share = share;
}

void Laboratory::stop() {
  if (!running()) return;
  run_.stop();
  results_ = study_->results();
  take(study_->progress());
  show();
}

void Laboratory::show() {
  plots_.setPlots(results_.games > 0 ? studyPlots(shownPlan_, results_) : std::vector<Plot>());
  emit advanced();
}

void Laboratory::retranslate() {
  options_.retranslate();
  show();
  emit setUpChanged();
}

QString Laboratory::progress() const {
  if (!failure_.isEmpty()) return failure_;
  const QString share = percentText(numberText(static_cast<int>(100 * progress_.share)));
  if (running()) {
    if (!progress_.left) return share;
    return tr("%1, %2", "the progress in percent; the time left")
        .arg(share, remainingText(*progress_.left));
  }
  if (mayContinue()) return tr("Stopped at %1.").arg(share);
  return {};
}

QStringList Laboratory::remarks() const {
  QStringList sentences;
  if (results_.games == 0) return sentences;
  for (const Remark& remark : remarksOn(shownPlan_, results_))
    sentences << remarkText(shownPlan_, remark);
  return sentences;
}

QString Laboratory::source() const {
  return results_.games == 0 ? QString() : sourceText(shownPlan_, results_);
}

}  // namespace downpile

#include "moc_laboratory.cpp"
