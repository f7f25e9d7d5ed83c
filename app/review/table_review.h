// SPDX-License-Identifier: GPL-3.0-or-later
// The review of the replay on the table: what the decisions of the player who looks were worth, and
// the way to each of them, where the better move is shown as a hint is. Only while the replay is on
// the table is anything reckoned, so never while one plays with other people.
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
  QML_UNCREATABLE("Program.review")

  // Whether it is looked at; a review that is not there yet begins then.
  Q_PROPERTY(bool open READ isOpen WRITE setOpen NOTIFY openChanged)
  // Why there is no review of what is on the table, a sentence; empty where there is one.
  Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed)
  // `none`, `working`, `stopped` or `done`.
  Q_PROPERTY(QString state READ state NOTIFY progressChanged)
  Q_PROPERTY(double progress READ progress NOTIFY progressChanged)
  // How long it still takes, a few words; empty while that cannot be told.
  Q_PROPERTY(QString remaining READ remaining NOTIFY progressChanged)
  // Whose decisions: a name.
  Q_PROPERTY(QString player READ player NOTIFY changed)
  // What was found, a sentence or two.
  Q_PROPERTY(QString summary READ summary NOTIFY changed)
  Q_PROPERTY(downpile::ReviewModel* moves READ moves CONSTANT)
  // The decision at which the replay stands: its entry, or -1.
  Q_PROPERTY(int current READ current NOTIFY currentChanged)
  // The deal at which the replay stands.
  Q_PROPERTY(int deal READ deal NOTIFY currentChanged)
  // The point of the deal's line at which the replay stands, as in PlotItem.
  Q_PROPERTY(QPointF marked READ marked NOTIFY currentChanged)

 public:
  // `games` is the folder of the records. Table and replay must outlive it.
  TableReview(TableController& table, ReplayControl& replay, const QString& games);
  ~TableReview() override;

  bool isOpen() const { return isOpen_; }
  void setOpen(bool open);
  QString whyNot() const;
  QString state() const;
  double progress() const;
  QString remaining() const;
  QString player() const;
  QString summary() const;
  ReviewModel* moves() { return &moves_; }
  int current() const;
  int deal() const;
  QPointF marked() const;

  // Reckons what is not known yet, from the deal at which the replay stands.
  Q_INVOKABLE void start();
  // What was found so far stays.
  Q_INVOKABLE void stop();
  // To the decision with this entry.
  Q_INVOKABLE void goTo(int entry);
  // To the next decision that cost something, or to the one before; if there is none, nowhere.
  Q_INVOKABLE void goOn(int step);
  // How the result of a deal came about, of 0 all deals together: maps of name, text, amount and
  // about; empty where that is not known.
  Q_INVOKABLE QVariantList parts(int deal) const;
  // What the player could expect at each decision of a deal, with the best move there, and what
  // came of it in the end; the moves that cost something stand below it.
  Q_INVOKABLE downpile::Plot line(int deal) const;
  // To what a point of it is about.
  Q_INVOKABLE void goToPoint(int deal, int series, int point);

  // Nothing is known any more of what the record in this file was worth.
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
  // Whether what was found is of the replay on the table.
  bool isShown() const;
  // What was kept of the game with this mark, where it fits the one on the table.
  std::optional<Review> kept(const std::string& mark) const;
  // What an earlier review of the same game, which ended with one of its deals then, says of the
  // deals up to there.
  std::optional<Review> takeOver() const;
  void find();
  void show();
  void tellProgress();
  // Shows what would have been better at the decision at which the replay stands.
  void advise();
  // The decision at which the replay stands; nullptr where there is none that was judged.
  const ReviewedMove* moveHere() const;

  TableController& table_;
  ReplayControl& replay_;
  ReviewStore store_;
  ReviewWork work_;
  ReviewModel moves_;
  QTimer second_;
  std::optional<ReviewedGame> game_;    // the replay by these eyes; nothing where there is none
  std::optional<std::size_t> advised_;  // the decision of which the table shows a better move
  Review review_;                       // as far as it is known; fits the game
  bool isOpen_ = false;
  bool isFound_ = false;    // it was looked for
  bool isStopped_ = false;  // by the person
};

}  // namespace downpile
