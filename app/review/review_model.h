// SPDX-License-Identifier: GPL-3.0-or-later
// The decisions of a review, in the order of the game or those first that cost most.
#pragma once

#include <QString>

#include "models/list_model.h"

namespace downpile {

struct ReviewRow {
  int entry = 0;  // ReviewedMove::entry: no other row has it
  int deal = 1;
  int stop = 0;       // of the replay, at which it was to be made
  QString told{};     // what was done, as the story tells it
  QString better{};   // what would have been better, a sentence; empty where that is not sure
  QString verdict{};  // `good`, `slip`, `blunder`, `unsure`
  QString cost{};     // `2.3 ± 0.4`; empty where nothing was lost
  QString why{};      // a sentence; empty where there is none
  QString spoken{};   // all of this for who hears it
  qint64 loss = 0;    // millionths of the unit

  bool operator==(const ReviewRow&) const = default;
};

class ReviewModel : public RowModel<ReviewRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Program.review.moves")

  // `cost`: only those that cost something, the most first; `game`: all, in its order.
  Q_PROPERTY(QString order READ order WRITE setOrder NOTIFY orderChanged)

 public:
  explicit ReviewModel(QObject* parent = nullptr);

  QString order() const { return order_; }
  void setOrder(const QString& order);

  // In the order of the game.
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
