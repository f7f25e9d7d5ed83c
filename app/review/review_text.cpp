// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/review_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "arena/statistics.h"
#include "text/percent_text.h"
#include "text/texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

struct ReviewTexts {
  Q_DECLARE_TR_FUNCTIONS(Review)
};

constexpr double kPercent = 100;

constexpr int kPlaces = 1;

QString plain(double number, bool isSigned) {
  return isSigned ? signedDecimalText(number, kPlaces) : decimalText(number, kPlaces);
}

}  // namespace

QString unitText(const Aim& aim) { return QCoreApplication::translate("review", aim.title); }

Aim inAll(Aim aim) {
  if (aim.sum == nullptr) return aim;
  aim.isShare = false;
  aim.title = aim.sum;
  return aim;
}

QString amountText(const Aim& aim, double amount, bool isSigned) {
  return aim.isShare ? percentText(plain(amount * kPercent, isSigned)) : plain(amount, isSigned);
}

QString amountText(const Aim& aim, double amount, double error) {
  const double scale = aim.isShare ? kPercent : 1;
  const QString both = u"%1\u00a0±\u00a0%2"_s.arg(
      decimalText(amount * scale, kPlaces), decimalText(kNormalErrors * error * scale, kPlaces));
  return aim.isShare ? percentText(both) : both;
}

QString verdictText(Verdict verdict) {
  switch (verdict) {
    case Verdict::slip:
      return ReviewTexts::tr("Slip", "a move that cost a little");
    case Verdict::blunder:
      return ReviewTexts::tr("Blunder", "a move that cost a lot");
    case Verdict::unsure:
      return ReviewTexts::tr("Unclear if it cost anything", "a move");
    case Verdict::good:
      break;
  }
  return ReviewTexts::tr("Good", "a move");
}

QString summaryText(const Aim& aim, const Review& review) {
  const auto count = [&review](Verdict verdict) {
    return static_cast<int>(std::ranges::count(review.moves, verdict, &ReviewedMove::verdict));
  };
  const int slips = count(Verdict::slip);
  const int blunders = count(Verdict::blunder);
  const auto all = static_cast<int>(review.moves.size());
  if (slips + blunders == 0) {
    const QString none = ReviewTexts::tr("None of %n decision(s) clearly cost anything.", "", all);
    Amount unclear = 0;
    for (const ReviewedMove& move : review.moves) unclear += move.loss;
    if (amountText(aim, inUnits(std::abs(unclear))) == amountText(aim, 0.0)) return none;
    return joinedSentences(
        {none,
         ReviewTexts::tr("“All decisions” adds up losses so small that each may be chance.")});
  }
  Amount lost = 0;
  for (const ReviewedMove& move : review.moves) {
    if (isWrong(move.verdict)) lost += move.loss;
  }
  QStringList wrong;
  if (blunders > 0) wrong << ReviewTexts::tr("%n blunder(s)", "", blunders);
  if (slips > 0) wrong << ReviewTexts::tr("%n slip(s)", "", slips);
  //: `2 blunders and 1 slip`; `24 decisions`; the total; its unit: `points ahead of the others`
  return ReviewTexts::tr("%1 in %2. That cost %3 in total (%4).")
      .arg(listAnd(wrong), ReviewTexts::tr("%n decision(s)", "", all),
           amountText(aim, inUnits(lost)), unitText(aim));
}

QString joinedSentences(QStringList sentences) {
  sentences.removeAll(QString());
  return sentences.join(u' ');
}

}  // namespace downpile
