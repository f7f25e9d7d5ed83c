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

// Number of decimal places: two for games or deals won, one for percentages and points.
int placesOf(const Aim& aim) { return aim.sum != nullptr && !aim.isShare ? 2 : 1; }

double scaleOf(const Aim& aim) { return aim.isShare ? kPercent : 1; }

}  // namespace

QString unitText(const Aim& aim) { return QCoreApplication::translate("review", aim.title); }

Aim ofSums(Aim aim) {
  if (aim.sum == nullptr) return aim;
  aim.isShare = false;
  aim.title = aim.sum;
  return aim;
}

Amount asShown(const Aim& aim, Amount amount) {
  const double digits = scaleOf(aim) * std::pow(10, placesOf(aim));
  return amountOf(static_cast<double>(std::llround(inUnits(amount) * digits)) / digits);
}

QString amountText(const Aim& aim, double amount, bool isSigned) {
  const double number = amount * scaleOf(aim);
  const QString text =
      isSigned ? signedDecimalText(number, placesOf(aim)) : decimalText(number, placesOf(aim));
  return aim.isShare ? percentText(text) : text;
}

QString amountText(const Aim& aim, double amount, double error) {
  const auto text = [&aim](double value) {
    return decimalText(value * scaleOf(aim), placesOf(aim));
  };
  const QString both = u"%1\u00a0±\u00a0%2"_s.arg(text(amount), text(kNormalErrors * error));
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

QString summaryText(const Aim& ofDeal, const Review& review) {
  const Aim aim = ofSums(ofDeal);
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
    const bool isShown = review.complete &&
                         amountText(aim, inUnits(std::abs(unclear))) != amountText(aim, 0.0);
    if (!isShown) return none;
    return joinedSentences(
        {none,
         ReviewTexts::tr("“All decisions” adds up differences so small that each may be chance.")});
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
