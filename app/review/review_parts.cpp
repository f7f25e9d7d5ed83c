// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/review_parts.h"

#include <QCoreApplication>
#include <QVariantMap>

#include "review/review_text.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

struct ReviewPartsTexts {
  Q_DECLARE_TR_FUNCTIONS(ReviewParts)
};

}  // namespace

QVariantList partsOf(const Review& review, const Aim& ofDeal, int deal) {
  std::vector<ReviewedDeal> deals = review.deals;
  if (deal != 0) std::erase_if(deals, [deal](const auto& each) { return each.deal != deal; });
  if (deals.empty()) return {};
  ReviewedDeal sum;
  for (const ReviewedDeal& each : deals) {
    sum.even += each.even;
    sum.result += each.result;
    sum.cards += each.cards;
    sum.decisions += each.decisions;
    sum.others += each.others;
    sum.luck += each.luck;
  }
  const Aim aim = deal == 0 ? inAll(ofDeal) : ofDeal;
  if (aim.isShare && deal == 0) {
    // A share, such as the chance to win, is about the whole game: the even share is that of the
    // first deal, and the result is that of the last deal. Changes between deals count as luck;
    // they are known only once all deals have been reviewed.
    if (!review.complete) return {};
    sum.even = deals.front().even;
    sum.result = deals.back().result;
    sum.luck = 0;
    sum.luck = sum.result - sum.sum();
  }
  QVariantList list;
  const auto add = [&](const QString& name, const QString& text, Amount amount,
                       const QString& about) {
    list << QVariantMap{{u"name"_s, name},
                        {u"text"_s, text},
                        {u"amount"_s, amountText(aim, inUnits(amount), true)},
                        {u"share"_s, inUnits(amount)},
                        {u"about"_s, about}};
  };
  if (sum.even != 0) {
    add(u"even"_s, ReviewPartsTexts::tr("At the start"), sum.even,
        ReviewPartsTexts::tr("What every player could expect before the cards were dealt."));
  }
  add(u"cards"_s, ReviewPartsTexts::tr("The cards"), sum.cards,
      ReviewPartsTexts::tr("How much more or less these cards were worth with the best play."));
  add(u"decisions"_s, ReviewPartsTexts::tr("All decisions"), sum.decisions,
      ReviewPartsTexts::tr(
          "What this player’s decisions cost compared with the best ones: skill. Small losses "
          "count, too, although each of them may be chance."));
  add(u"others"_s, ReviewPartsTexts::tr("The others’ play"), sum.others,
      ReviewPartsTexts::tr("What this player won or lost through the decisions of the others."));
  add(u"luck"_s, ReviewPartsTexts::tr("Luck"), sum.luck,
      ReviewPartsTexts::tr(
          "The effect of cards that nobody could see. Over many deals, it evens out."));
  add(u"result"_s, ReviewPartsTexts::tr("Result"), sum.result,
      ReviewPartsTexts::tr("The sum of all of these."));
  return list;
}

}  // namespace downpile
