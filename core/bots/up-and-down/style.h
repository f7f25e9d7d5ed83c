// SPDX-License-Identifier: GPL-3.0-or-later
// Assumptions and aims of the sensible Up and Down player, as numbers. The defaults were found by
// self-play.
#pragma once

namespace downpile {

struct UpAndDownStyle {
  double lossWeight = 1;  // weight of a lost point, if a won point weighs 1
  // Weight of the points won or lost by an average opponent in the trick, if an own point weighs 1.
  double spoil = 0;

  // Preferences of a character (see DecidingBot::preference): for each trick of a bid, and for
  // leaving a trick to an opponent already holding all tricks of its bid.
  double bidPreference = 0;
  double giftPreference = 0;

  // stakeOfFull: points lost by one more trick for an opponent already holding all tricks of its
  // bid. stakeOfNeedy: points gained by this trick for an opponent in need of all remaining tricks.
  // Each trick still to come multiplies stakeOfNeedy by `decided`. It multiplies stakeOfFull only
  // by the n-th root of `decided` (n: number of players).
  double stakeOfFull = 10;
  double stakeOfNeedy = 10;
  double decided = 0.75;

  // A card's chance to take a trick is raised to the power bendToLose if the player tries to lose
  // the trick, and to the power bendToTake if it tries to take the trick. Chances of 0 and 1 stay
  // the same.
  double bendToLose = 1.8;
  double bendToTake = 0.68;
  // suitIsLed: chance in each trick that opponents lead a given suit. ownLead: chance that a player
  // who leads the next trick can lead a given card itself, if no opponent leads its suit.
  double suitIsLed = 0.6;
  double ownLead = 0.67;
  // Like suitIsLed, for a side suit. Used to estimate how often the suit will be led after the
  // viewer has played its last card of it, so that the viewer can trump.
  double suitForRuff = 0.16;
  // Chance that a trump played on a side suit takes the trick.
  double ruffStands = 0.68;

  // eagerWithNone, eagerWithSome, eagerWithAll: chance that a player tries to take a trick if it
  // needs none, some, or all of the remaining tricks. givenUp: average number of cards of a suit
  // played by an opponent when the suit is led.
  double eagerWithNone = 0.18;
  double eagerWithSome = 0.3;
  double eagerWithAll = 1;
  double givenUp = 0.95;
};

}  // namespace downpile
