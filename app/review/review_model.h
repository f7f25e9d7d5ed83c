// SPDX-License-Identifier: GPL-3.0-or-later
// Decisions of a review, in the order of the game or by their cost.
#pragma once

#include <QString>

#include "models/list_model.h"

namespace downpile {

struct ReviewRow {
  int entry = 0;  // index of the decision's entry (ReviewedMove::entry), unique
  int deal = 1;
  int stop = 0;        // stop (position) of the replay before the decision
  QString moveText{};  // the move as a sentence, worded as in the list of events (story)
  QString better{};    // sentence about the better move after a slip or blunder, otherwise empty
  QString verdict{};   // verdict on the move: `good`, `slip`, `blunder`, `unsure`
  QString judged{};    // verdict, deal and cost: `Slip · deal 2 · cost 2.3 ± 0.4`
  QString reason{};    // sentence with the reason, or empty
  QString spoken{};    // complete text of the row for screen readers
  qint64 loss = 0;     // cost of the move in millionths of the unit

  bool operator==(const ReviewRow&) const = default;
};

class ReviewModel : public RowModel<ReviewRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App.review.moves")

  // `cost`: only slips and blunders are shown, the most expensive first; `game`: all decisions in
  // the order of play.
  Q_PROPERTY(QString order READ order WRITE setOrder NOTIFY orderChanged)

 public:
  explicit ReviewModel(QObject* parent = nullptr);

  QString order() const { return order_; }
  void setOrder(const QString& order);

  // `rows` must be in the order of play.
  void setAll(std::vector<ReviewRow> rows);
  const std::vector<ReviewRow>& all() const { return all_; }

 signals:
  void orderChanged();

 private:
  void arrange();

  std::vector<ReviewRow> all_;
  QString order_ = QStringLiteral("cost");
};

}  // namespace downpile
