// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of a review in the user's language: amounts in the unit of the game, verdicts, losses.
#pragma once

#include <QString>
#include <QStringList>

#include "review/aim.h"
#include "review/review.h"

namespace downpile {

// Returns the unit of a review: `points ahead of the others`, `chance of winning the deal`.
QString unitText(const Aim& aim);
// Returns the aim (unit of a review) for sums of values, such as the parts of a result. Sums of
// chances are in games or deals won.
Aim ofSums(Aim aim);
// Returns the amount rounded to the digits of amountText(aim, amount).
Amount asShown(const Aim& aim, Amount amount);
// Returns an amount without its unit: `2.3`, `12 %`. It has a true minus sign, and a plus sign if
// `isSigned`.
QString amountText(const Aim& aim, double amount, bool isSigned = false);
// Returns an amount with its 95 % margin of error: `2.3 ± 0.4`. `error` is the standard error.
QString amountText(const Aim& aim, double amount, double error);
QString verdictText(Verdict verdict);

// Returns one or two sentences: the number of slips and blunders, and their cost.
QString summaryText(const Aim& aim, const Review& review);

// Joins sentences with spaces; empty ones are left out.
QString joinedSentences(QStringList sentences);

}  // namespace downpile
