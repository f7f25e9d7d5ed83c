// SPDX-License-Identifier: GPL-3.0-or-later
// Assumptions and aims of the sensible Up and Down player, as numbers. The defaults were found by
// self-play.
#pragma once

namespace downpile {

struct UpAndDownStyle {
  double lossWeight = 1;  // weight of a lost point, if a won point weighs 1
  // Weight of the points that an average opponent wins or loses by the trick, if an own point
  // weighs 1.
  double spoil = 0;

  // Preferences of a character (see DecidingBot::preference): for each trick of a bid, and for
  // leaving a trick to an opponent who already has all tricks of its bid.
  double bidPreference = 0;
  double giftPreference = 0;

  // stakeOfFull: points that an opponent who already has all tricks of its bid loses by one more
  // trick. stakeOfNeedy: points that an opponent who needs all remaining tricks gains by this
  // trick. Each trick still to come multiplies stakeOfNeedy by `decided`. It multiplies stakeOfFull
  // only by the n-th root of `decided` (n: number of players).
  double stakeOfFull = 10;
  double stakeOfNeedy = 10;
  double decided = 0.75;

  // A card's chance to take a trick is raised to the power bendToLose if the player tries to lose
  // the trick, and to the power bendToTake if it tries to take the trick. Chances of 0 and 1 stay
  // the same.
  double bendToLose = 1.8;
  double bendToTake = 0.68;
  // suitIsLed: chance in each trick that opponents lead a given suit. ownLead: chance that a player
  // who leads now can lead a given card in time.
  double suitIsLed = 0.6;
  double ownLead = 0.67;
  // Like suitIsLed, for a side suit. Used to estimate how often the suit will be led after the
  // viewer has played its last card of it, so that the viewer can trump.
  double suitForRuff = 0.16;
  // Chance that a trump played on a side suit takes the trick.
  double ruffStands = 0.68;

  // eagerWithNone, eagerWithSome, eagerWithAll: chance that a player tries to take a trick if it
  // needs none, some, or all of the remaining tricks. givenUp: number of cards that an opponent
  // plays of a suit when the suit is led, on average.
  double eagerWithNone = 0.18;
  double eagerWithSome = 0.3;
  double eagerWithAll = 1;
  double givenUp = 0.95;
};

}  // namespace downpile
