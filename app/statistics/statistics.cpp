// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/statistics.h"

#include <QDir>
#include <algorithm>
#include <utility>

#include "bots/bot_catalog.h"
#include "files/whole_file.h"
#include "games/catalog.h"
#include "records/header_text.h"
#include "settings/external_bots.h"
#include "statistics/csv_table.h"
#include "statistics/own_plots.h"
#include "text/texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

struct NamedTrend {
  const char* name;
  Trend trend;
};
constexpr NamedTrend kTrends[] = {
    {"won", Trend::won}, {"points", Trend::points}, {"slips", Trend::slips}, {"luck", Trend::luck}};
constexpr auto kRating = "rating";

QVariantMap choice(const QVariant& value, const QString& text) {
  return {{u"value"_s, value}, {u"text"_s, text}};
}

QString gameOf(const OwnGame& game) { return QString::fromStdString(game.facts.game); }
QString playersOf(const OwnGame& game) { return QString::number(game.facts.players()); }

}  // namespace

Statistics::Statistics(Dependencies dependencies, QObject* parent)
    : QObject(parent), dependencies_(std::move(dependencies)) {
  thread_.setMaxThreadCount(1);
  thread_.setThreadPriority(QThread::LowestPriority);
}

Statistics::~Statistics() {
  if (reading_) *reading_ = true;
  thread_.waitForDone();
}

// ---- reading ---------------------------------------------------------------------------------

int Statistics::visit() {
  if (reading_) *reading_ = true;
  reading_ = std::make_shared<std::atomic<bool>>(false);
  setProgress(0, 0);
  thread_.start(
      [this, dependencies = dependencies_, name = dependencies_.ownName(), stop = reading_] {
        const auto progress = [this, stop](int done, int all) {
          QMetaObject::invokeMethod(
              this,
              [this, stop, done, all] {
                if (!*stop) setProgress(done, all);
              },
              Qt::QueuedConnection);
        };
        Gathering gathering =
            gatherGames(dependencies.place, {dependencies.ownKey(), name}, progress, *stop);
        QMetaObject::invokeMethod(
            this,
            [this, stop, gathering = std::move(gathering)] {
              if (!*stop) take(gathering);
            },
            Qt::QueuedConnection);
      });
  return ++visits_;
}

void Statistics::pageClosed(int visit) {
  if (visit != visits_) return;
  if (reading_) *reading_ = true;
  reading_.reset();
  chosen_.clear();
  games_.clear();
  ratings_.clear();
  setMessage({});
  updateFigures();
  emit readingChanged();
}

void Statistics::setProgress(int done, int all) {
  done_ = done;
  all_ = all;
  emit readingChanged();
}

void Statistics::take(Gathering gathering) {
  reading_.reset();
  games_ = std::move(gathering.games);
  records_ = gathering.records;
  uncounted_ = gathering.uncounted;
  ratings_.clear();
  // When records have been read for the first time, the filter is set to the kind of game (such as
  // Life) played last.
  if (!std::exchange(wasRead_, true) && !games_.empty()) filter_.game = gameOf(*games_.back());
  choose(filter_);
  if (chosen_.empty() && !games_.empty()) choose({});
  emit readingChanged();
}

QString Statistics::uncounted() const {
  if (uncounted_ == 0 || games_.empty()) return {};
  return tr(
      "%n record(s) do not count: other people’s games, games played by several people at one "
      "computer, games without a finished deal, unfinished games with other people, games "
      "continued from a replay, and unreadable files.",
      "", uncounted_);
}

// ---- filter -------------------------------------------------------------------------------------

void Statistics::choose(const GameFilter& filter) {
  filter_ = filter;
  updateFigures();
}

void Statistics::setGame(const QString& game) {
  if (game != filter_.game) choose({.game = game, .days = filter_.days});
}

void Statistics::setPlayers(int players) {
  GameFilter filter = filter_;
  filter.players = players;
  if (filter != filter_) choose(filter);
}

void Statistics::setRules(const QString& rules) {
  GameFilter filter = filter_;
  filter.rules = rules;
  if (filter != filter_) choose(filter);
}

void Statistics::setOpponents(const QString& opponents) {
  GameFilter filter = filter_;
  filter.opponents = opponents;
  if (filter != filter_) choose(filter);
}

void Statistics::setDays(int days) {
  GameFilter filter = filter_;
  filter.days = days;
  if (filter != filter_) choose(filter);
}

void Statistics::showAll() { choose({.game = filter_.game}); }

bool Statistics::narrowed() const { return filter_ != GameFilter{.game = filter_.game}; }

QStringList Statistics::valuesOf(GameFilter without, QString (*value)(const OwnGame&)) const {
  QStringList values;
  for (const OwnGame* game : chosenGames(games_, without, dependencies_.now())) {
    const QString each = value(*game);
    if (!values.contains(each)) values << each;
  }
  return values;
}

QVariantList Statistics::gameChoices() const {
  QVariantList choices{choice(QString(), tr("All games"))};
  const QStringList ids = valuesOf({}, &gameOf);
  for (const CatalogEntry& entry : catalog()) {
    const QString id = QString::fromUtf8(entry.info->id.data());
    if (ids.contains(id)) choices << choice(id, gameText(*entry.info, entry.info->title));
  }
  return choices;
}

QVariantList Statistics::playersChoices() const {
  QVariantList choices{choice(0, tr("Any number of players"))};
  GameFilter without = filter_;
  without.players = 0;
  QStringList values = valuesOf(without, &playersOf);
  values.sort();
  for (const QString& value : values) {
    choices << choice(value.toInt(), tr("%n player(s)", "", value.toInt()));
  }
  return choices;
}

QVariantList Statistics::rulesChoices() const {
  QVariantList choices{choice(QString(), tr("Any house rules"))};
  if (info() == nullptr) return choices;
  GameFilter without = filter_;
  without.rules.clear();
  QStringList keys;
  for (const OwnGame* game : chosenGames(games_, without, dependencies_.now())) {
    const QString key = houseRulesKey(*game);
    if (keys.contains(key)) continue;
    keys << key;
    choices << choice(key, rulesText(*info(), game->facts.options));
  }
  return choices;
}

QVariantList Statistics::opponentsChoices() const {
  QVariantList choices{choice(QString(), tr("Any opponents"))};
  GameFilter without = filter_;
  without.opponents.clear();
  const QStringList keys = valuesOf(without, &opponentsKey);
  for (const Level& level : levels()) {
    const QString key =
        QString::fromUtf8(level.name.data(), static_cast<qsizetype>(level.name.size()));
    if (keys.contains(key)) choices << choice(key, botText(level.title));
  }
  const QString program = QString::fromUtf8(kExternalLevel);
  if (keys.contains(program)) choices << choice(program, externalBotTitle());
  const QString mixed = QString::fromUtf8(kMixed);
  if (keys.contains(mixed)) choices << choice(mixed, tr("Several levels"));
  const QString people = QString::fromUtf8(kPeople);
  if (keys.contains(people)) choices << choice(people, tr("People"));
  return choices;
}

QVariantList Statistics::daysChoices() {
  return {choice(0, tr("Any time")), choice(365, tr("In the last year")),
          choice(90, tr("In the last 90 days")), choice(30, tr("In the last 30 days"))};
}

// ---- computing ----------------------------------------------------------------------------------

const GameInfo* Statistics::info() const {
  const CatalogEntry* entry = findGame(filter_.game.toStdString());
  return entry == nullptr ? nullptr : entry->info;
}

const Statistics::Line& Statistics::ratingOf(const QString& game) {
  const auto known = ratings_.find(game);
  if (known != ratings_.end()) return known->second;
  const auto all = chosenGames(games_, {.game = game}, dependencies_.now());
  return ratings_[game] = ratingLine(all);
}

int Statistics::usualPlayers() const {
  if (filter_.players != 0) return filter_.players;
  return chosen_.empty() ? 0 : chosen_.back()->facts.players();
}

void Statistics::updateFigures() {
  chosen_ = chosenGames(games_, filter_, dependencies_.now());
  const QVariantList trends = trendChoices();
  const auto isShown = [this](const QVariant& each) {
    return each.toMap().value(u"value"_s).toString() == trend_;
  };
  if (std::ranges::none_of(trends, isShown)) trend_ = u"won"_s;
  const OwnFigures figures = figuresOf(chosen_);
  summary_ = chosen_.empty() ? QString() : summaryText(figures);
  figures_.show(chosen_.empty() ? std::vector<FigureRow>() : figureRows(figures, info()));
  const bool hasGame = info() != nullptr && !chosen_.empty();
  counts_.show(hasGame ? countRows(figures, *info()) : std::vector<FigureRow>());
  std::vector<FigureRow> rating;
  if (hasGame) {
    const Line& line = ratingOf(filter_.game);
    if (!line.empty()) {
      // The rating becomes less certain while the user plays no games.
      const double periods =
          static_cast<double>(dependencies_.now().toSecsSinceEpoch() - line.back().time) /
          kRatingPeriod;
      const Rating today = ratingAfter(line.back().rating, {}, std::max(0.0, periods));
      rating = ratingRows(today, static_cast<int>(line.size()), *info(), usualPlayers());
    }
  }
  rating_.show(std::move(rating));
  updatePlot(figures);
  emit changed();
}

void Statistics::updatePlot(const OwnFigures& figures) {
  dealsAreWon_ = figures.dealsAreWon;
  plot_ = {};
  if (chosen_.empty()) return;
  if (trend_ == QLatin1StringView(kRating)) {
    if (info() == nullptr) return;
    plot_ = ratingPlot(ratingOf(filter_.game), chosen_.front()->time, *info(), usualPlayers());
    return;
  }
  for (const NamedTrend& named : kTrends) {
    if (trend_ != QLatin1StringView(named.name)) continue;
    if (info() == nullptr && named.trend != Trend::won) return;
    plot_ = trendPlot(named.trend, chosen_, figures);
  }
}

void Statistics::setTrend(const QString& trend) {
  if (trend == trend_) return;
  trend_ = trend;
  updatePlot(figuresOf(chosen_));
  emit changed();
}

QVariantList Statistics::trendChoices() const {
  QVariantList choices{choice(u"won"_s, tr("Games won"))};
  if (info() == nullptr) return choices;
  const QString points = dealsAreWon_ ? tr("Deals won") : tr("Points");
  choices << choice(u"points"_s, points) << choice(u"rating"_s, tr("Rating"));
  const auto isReviewed = [](const OwnGame* game) { return game->review.has_value(); };
  if (std::ranges::any_of(chosen_, isReviewed)) {
    choices << choice(u"slips"_s, tr("Slips and blunders")) << choice(u"luck"_s, tr("Cards and luck"));
  }
  return choices;
}

QString Statistics::plotMissing() const {
  if (chosen_.empty() || plot_.isKnown()) return {};
  if (trend_ == QLatin1StringView(kRating)) {
    return tr(
        "A rating needs a few finished games against people or against computer players that have "
        "a level.");
  }
  if (trend_ == "slips"_L1 || trend_ == "luck"_L1) {
    return tr("You need at least %n reviewed games to see a line here.", "", 2 * kLeastGames);
  }
  return tr("You need at least %n games to see a line here.", "", 2 * kLeastGames);
}

// ---- export -------------------------------------------------------------------------------------

void Statistics::exportTo(const QUrl& folder) {
  if (chosen_.empty()) return;
  if (!folder.isLocalFile()) {
    setMessage(tr("%1 is not a folder on this computer.").arg(folder.toDisplayString()));
    return;
  }
  std::map<std::pair<std::string, std::int64_t>, Rating> ratings;
  for (const QVariant& each : gameChoices()) {
    const QString id = each.toMap().value(u"value"_s).toString();
    if (id.isEmpty() || (!filter_.game.isEmpty() && id != filter_.game)) continue;
    for (const RatingPoint& point : ratingOf(id)) {
      ratings[{id.toStdString(), point.time}] = point.rating;
    }
  }
  const QString path = freePath(folder.toLocalFile() + u"/downpile-statistics"_s, u".csv"_s);
  const QString shown = QDir::toNativeSeparators(path);
  //: %1 is a file name.
  setMessage(writeWhole(path, csvTable(chosen_, ratings), FileKind::exported)
                 ? tr("Exported to %1").arg(shown)
                 : tr("%1 could not be written.").arg(shown));
}

void Statistics::setMessage(const QString& message) {
  message_ = message;
  emit messageChanged();
}

void Statistics::retranslate() {
  if (visits_ > 0) updateFigures();
}

}  // namespace downpile

#include "moc_statistics.cpp"
