// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of a review in the user's language: amounts in the unit of the game, verdicts, losses.
#pragma once

#include <QString>
#include <QStringList>

#include "review/aim.h"
#include "review/review.h"

namespace downpile {

// Returns the unit of a review: `points ahead of the others`, `chance to win the deal`.
QString unitText(const Aim& aim);
// Returns the aim (the quantity that a review measures) for several deals together.
Aim inAll(Aim aim);
// Returns an amount without its unit: `2.3`, `12 %`. It has a true minus sign, and a plus sign if
// `isSigned`.
QString amountText(const Aim& aim, double amount, bool isSigned = false);
// Returns an amount with its 95 % margin: `2.3 ± 0.4`. `error` is a standard error.
QString amountText(const Aim& aim, double amount, double error);
QString verdictText(Verdict verdict);

// Returns one or two sentences: the number of wrong decisions, and their cost.
QString summaryText(const Aim& aim, const Review& review);

// Joins the sentences that are not empty.
QString joinedSentences(QStringList sentences);

}  // namespace downpile
