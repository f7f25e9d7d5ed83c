// SPDX-License-Identifier: GPL-3.0-or-later
// Review of the replay on the table. It judges the viewer's decisions, moves the replay to them,
// and shows the better move as a hint. Decisions are judged only while a replay is on the table, so
// never during a game with other people.
#pragma once

#include <QObject>
#include <QPointF>
#include <QString>
#include <QTimer>
#include <QVariantList>
#include <QtQmlIntegration>
#include <optional>
#include <string>

#include "plots/plot.h"
#include "review/review_model.h"
#include "review/review_work.h"
#include "review/reviewed_game.h"

namespace downpile {

class ReplayControl;
class TableController;

class TableReview : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App.review")

  // Whether the review is shown. Opening it starts to review the deals that have not been reviewed
  // yet.
  Q_PROPERTY(bool open READ isOpen WRITE setOpen NOTIFY openChanged)
  // Reason why the replay on the table cannot be reviewed, as a sentence, or empty.
  Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
  // State of the review: `none`, `working`, `stopped` or `done`.
  Q_PROPERTY(QString state READ state NOTIFY progressChanged)
  Q_PROPERTY(double progress READ progress NOTIFY progressChanged)
  // Remaining time of the review in a few words; empty if it cannot be estimated.
  Q_PROPERTY(QString remaining READ remaining NOTIFY progressChanged)
  // Name of the player whose decisions are reviewed.
  Q_PROPERTY(QString player READ player NOTIFY changed)
  // Result of the review in one or two sentences.
  Q_PROPERTY(QString summary READ summary NOTIFY changed)
  // Unit of the amounts in parts(): `Points ahead of the others`.
  Q_PROPERTY(QString unit READ unit NOTIFY changed)
  Q_PROPERTY(downpile::ReviewModel* moves READ moves CONSTANT)
  // Slips and blunders, for marks on the time line: maps with `stop`, `verdict` and `text`.
  Q_PROPERTY(QVariantList mistakes READ mistakes NOTIFY changed)
  // Index of the record entry (ReviewRow::entry) with the decision at the current stop; -1 if there
  // is no decision or if it has not been judged yet.
  Q_PROPERTY(int current READ current NOTIFY currentChanged)
  // Number of the deal at the current stop.
  Q_PROPERTY(int deal READ deal NOTIFY currentChanged)
  // The current decision as a point in the plot of the deal: {series, index}, see PlotItem.
  Q_PROPERTY(QPointF marked READ marked NOTIFY currentChanged)

 public:
  // `games` is the folder of the records. `table` and `replay` must outlive this object.
  TableReview(TableController& table, ReplayControl& replay, const QString& games);
  ~TableReview() override;

  bool isOpen() const { return isOpen_; }
  void setOpen(bool open);
  QString refusal() const;
  QString state() const;
  double progress() const;
  QString remaining() const;
  QString player() const;
  QString summary() const;
  QString unit() const;
  ReviewModel* moves() { return &moves_; }
  QVariantList mistakes() const;
  int current() const;
  int deal() const;
  QPointF marked() const;

  // Reviews all deals without a complete review: from the current deal to the last, and then the
  // earlier ones.
  Q_INVOKABLE void start();
  // Stops the review and keeps the results so far.
  Q_INVOKABLE void stop();
  // Goes to the decision with this entry and reads it out. If `isRead`, the user has just heard its
  // text, so only the numbers of the deal and move are read out.
  Q_INVOKABLE void goTo(int entry, bool isRead = false);
  // Goes to the next slip or blunder, or to the previous one if `step` is negative. If there is
  // none, announces this.
  Q_INVOKABLE void goToMistake(int step);
  // Parts of the result of a deal, or of all deals if `deal` is 0; see partsOf().
  Q_INVOKABLE QVariantList parts(int deal) const;
  // Plot of the expected values in a deal; see lineOf().
  Q_INVOKABLE downpile::Plot line(int deal) const;
  // Goes to the decision shown by a point of the plot. The last point of the plot leads to the end
  // of the deal.
  Q_INVOKABLE void goToPoint(int deal, int series, int point);

  // Deletes all reviews of the record in this file.
  void forget(const QString& path);
  void retranslate();

 signals:
  void openChanged();
  void changed();
  void progressChanged();
  void currentChanged();

 private:
  void tableChanged();
  void moved();
  // Returns true if the table shows the reviewed replay, from the view of the reviewed player.
  bool isShown() const;
  // Returns the stored review of the record with this hash (markOf), if it fits the game.
  std::optional<Review> storedReview(const std::string& mark) const;
  // Returns the results of a review from a time when the game had fewer deals.
  std::optional<Review> takeOver() const;
  void find();
  void show();
  void updateProgress();
  // Shows the better move at the current stop as a hint, if the review is open and the move made at
  // this stop was a slip or blunder.
  void advise();
  // Returns the judged decision at the current stop, or nullptr if none exists.
  const ReviewedMove* currentMove() const;
  // Returns the row of the decision with this entry, or nullptr if none exists.
  const ReviewRow* rowAt(int entry) const;

  TableController& table_;
  ReplayControl& replay_;
  ReviewStore store_;
  ReviewWork work_;
  ReviewModel moves_;
  QTimer second_;
  std::optional<ReviewedGame> game_;    // game and player of the replay; nullopt without a replay
  std::optional<std::size_t> advised_;  // decision whose better move is shown as a hint
  Review review_;                       // results so far of the review of `game_`
  bool isOpen_ = false;
  bool isGoing_ = false;    // true while goTo() moves the replay to a decision
  bool isFound_ = false;    // whether a stored review of this game was looked for
  bool isStopped_ = false;  // whether the user has stopped the review
};

}  // namespace downpile
