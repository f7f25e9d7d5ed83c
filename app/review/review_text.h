// SPDX-License-Identifier: GPL-3.0-or-later
// What a review says, in the user's language: amounts in what the game counts in, verdicts, what
// was lost, how a result came about.
#pragma once

#include <QString>
#include <QStringList>

#include "review/aim.h"
#include "review/review.h"

namespace downpile {

// `2.3 points ahead of the others`, `12 % chance to win the deal`: the unit of a review.
QString unitText(const Aim& aim);
// In what several deals are counted together.
Aim inAll(Aim aim);
// In the unit, without it: `2.3`, `12 %`; with a true minus sign, and signed where wanted.
QString amountText(const Aim& aim, double amount, bool isSigned = false);
// With how far off it may be: `2.3 ± 0.4`, of 95 %.
QString amountText(const Aim& aim, double amount, double error);
QString verdictText(Verdict verdict);

// In one sentence or two: how many decisions were wrong, and what they cost.
QString summaryText(const Aim& aim, const Review& review);

// Those that say something, one after the other.
QString joinedSentences(QStringList sentences);

}  // namespace downpile
