// SPDX-License-Identifier: GPL-3.0-or-later
// Page of statistics about the user's games. Records are read in a thread while the page is open.
// The games can be filtered, and exported as a table for other programs.
#pragma once

#include <QDateTime>
#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QThreadPool>
#include <QUrl>
#include <QVariantList>
#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "plots/plot.h"
#include "statistics/figure_rows.h"
#include "statistics/game_filter.h"
#include "statistics/gathering.h"

namespace downpile {

class Statistics : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App.statistics")

  // True while records are being read. `done` of `all` records have been processed.
  Q_PROPERTY(bool reading READ reading NOTIFY readingChanged)
  Q_PROPERTY(int done READ done NOTIFY readingChanged)
  Q_PROPERTY(int all READ all NOTIFY readingChanged)
  // Number of the user's games, including those excluded by the filter.
  Q_PROPERTY(int games READ games NOTIFY changed)
  // Sentence with the number of records that the statistics do not count, such as other people's
  // games and unreadable files. Empty if all records count, or if no game counts.
  Q_PROPERTY(QString uncounted READ uncounted NOTIFY changed)

  // Filter of the games: see GameFilter. Each property has a list of choices with `value` and
  // `text`; the first choice means "any".
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
  Q_PROPERTY(QVariantList gameChoices READ gameChoices NOTIFY changed)
  Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed)
  Q_PROPERTY(QVariantList playersChoices READ playersChoices NOTIFY changed)
  Q_PROPERTY(QString rules READ rules WRITE setRules NOTIFY changed)
  Q_PROPERTY(QVariantList rulesChoices READ rulesChoices NOTIFY changed)
  Q_PROPERTY(QString opponents READ opponents WRITE setOpponents NOTIFY changed)
  Q_PROPERTY(QVariantList opponentsChoices READ opponentsChoices NOTIFY changed)
  Q_PROPERTY(int days READ days WRITE setDays NOTIFY changed)
  Q_PROPERTY(QVariantList daysChoices READ daysChoices NOTIFY changed)
  Q_PROPERTY(bool narrowed READ narrowed NOTIFY changed)

  // Number of games passing the filter, and their figures.
  Q_PROPERTY(int chosen READ chosen NOTIFY changed)
  Q_PROPERTY(QString summary READ summary NOTIFY changed)
  Q_PROPERTY(downpile::FigureModel* figures READ figures CONSTANT)
  Q_PROPERTY(downpile::FigureModel* counts READ counts CONSTANT)
  Q_PROPERTY(downpile::FigureModel* rating READ rating CONSTANT)

  // Quantity shown in the plot: `rating`, `won`, `points`, `slips` or `luck`.
  Q_PROPERTY(QString trend READ trend WRITE setTrend NOTIFY changed)
  Q_PROPERTY(QVariantList trendChoices READ trendChoices NOTIFY changed)
  Q_PROPERTY(downpile::Plot plot READ plot NOTIFY changed)
  // Reason why no plot is shown, or empty.
  Q_PROPERTY(QString plotMissing READ plotMissing NOTIFY changed)

  // Sentence about the result of the last export; empty if nothing was exported on this page.
  Q_PROPERTY(QString message READ message NOTIFY messageChanged)

 public:
  // `ownKey` is called in another thread, `ownName` in this object's thread. `now` returns the
  // current time.
  struct Dependencies {
    StatisticsPlace place{};
    std::function<std::string()> ownKey = [] { return std::string(); };
    std::function<std::string()> ownName = [] { return std::string(); };
    std::function<QDateTime()> now = [] { return QDateTime::currentDateTime(); };
  };
  explicit Statistics(Dependencies dependencies, QObject* parent = nullptr);
  // Cancels the reading and waits for its end.
  ~Statistics() override;

  bool reading() const { return reading_ != nullptr; }
  int done() const { return done_; }
  int all() const { return all_; }
  int games() const { return static_cast<int>(games_.size()); }
  QString uncounted() const;
  QString game() const { return filter_.game; }
  QVariantList gameChoices() const;
  int players() const { return filter_.players; }
  QVariantList playersChoices() const;
  QString rules() const { return filter_.rules; }
  QVariantList rulesChoices() const;
  QString opponents() const { return filter_.opponents; }
  QVariantList opponentsChoices() const;
  int days() const { return filter_.days; }
  static QVariantList daysChoices();
  bool narrowed() const;
  void setGame(const QString& game);
  void setPlayers(int players);
  void setRules(const QString& rules);
  void setOpponents(const QString& opponents);
  void setDays(int days);
  int chosen() const { return static_cast<int>(chosen_.size()); }
  QString summary() const { return summary_; }
  FigureModel* figures() { return &figures_; }
  FigureModel* counts() { return &counts_; }
  FigureModel* rating() { return &rating_; }
  QString trend() const { return trend_; }
  void setTrend(const QString& trend);
  QVariantList trendChoices() const;
  Plot plot() const { return plot_; }
  QString plotMissing() const;
  QString message() const { return message_; }

  // Called when the statistics page opens: reads new and changed records. Returns the number of
  // this visit, for pageClosed().
  Q_INVOKABLE int visit();
  // Called when a page is destroyed, with its value from visit(): drops all data if no other page
  // has called visit() since then.
  Q_INVOKABLE void pageClosed(int visit);
  // Removes all filters except the one by game.
  Q_INVOKABLE void showAll();
  Q_INVOKABLE void exportTo(const QUrl& folder);
  void retranslate();

 signals:
  void readingChanged();
  void changed();
  void messageChanged();

 private:
  using Flag = std::shared_ptr<std::atomic<bool>>;
  using Line = std::vector<RatingPoint>;

  void take(Gathering gathering);
  void choose(const GameFilter& filter);
  void updateFigures();
  void updatePlot(const OwnFigures& figures);
  void setProgress(int done, int all);
  void setMessage(const QString& message);
  // The game selected by the filter; nullptr for all games.
  const GameInfo* info() const;
  const Line& ratingOf(const QString& game);
  // Number of players for which the levels' ratings are shown: a level's rating depends on it.
  int usualPlayers() const;
  // Lists the different values of one property of the games, for the choices of a filter. `without`
  // is the filter without this property.
  QStringList valuesOf(GameFilter without, QString (*value)(const OwnGame&)) const;

  Dependencies dependencies_;
  OwnGames games_;
  int records_ = 0;
  int uncounted_ = 0;
  GameFilter filter_;
  std::vector<const OwnGame*> chosen_;
  // The user's rating after each game, by game id. It is computed from all games with this id,
  // including those excluded by the filter.
  std::map<QString, Line> ratings_;
  QString summary_;
  FigureModel figures_;
  FigureModel counts_;
  FigureModel rating_;
  QString trend_ = QStringLiteral("won");
  bool dealsAreWon_ = false;  // OwnFigures::dealsAreWon of the chosen games
  Plot plot_;
  QString message_;
  Flag reading_;  // set to true to cancel the reading; nullptr if nothing is read
  int done_ = 0;
  int all_ = 0;
  int visits_ = 0;
  bool wasRead_ = false;
  QThreadPool thread_;  // pool with one thread, which reads the records
};

}  // namespace downpile
