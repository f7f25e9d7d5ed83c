// SPDX-License-Identifier: GPL-3.0-or-later
// Assumptions and aims of the sensible Up and Down player, as numbers. The defaults were found by
// self-play.
#pragma once

namespace downpile {

struct UpAndDownStyle {
  double lossWeight = 1;  // weight of a point lost compared with a point won
  double spoil = 0;       // weight of an average opponent's decided bid compared with own points

  // Preferences, see DecidingBot::preference: for each trick that is bid, and to leave a trick to
  // an opponent who has all that it bid.
  double bidPreference = 0;
  double giftPreference = 0;

  // Points that an opponent loses by a trick too many, and gains by a trick that it cannot miss.
  // Both are multiplied by `decided` for each round or trick still to come.
  double stakeOfFull = 10;
  double stakeOfNeedy = 10;
  double decided = 0.75;

  // Exponents of a card's chance to take a trick, if the player tries to lose it or to take it.
  // Chances of 0 and 1 stay the same.
  double bendToLose = 1.8;
  double bendToTake = 0.68;
  // Chance in each trick that opponents lead a certain suit, and chance that a leading player finds
  // the time to lead a certain card.
  double suitIsLed = 0.6;
  double ownLead = 0.67;
  double suitForRuff = 0.16;  // like suitIsLed, for a suit that the viewer can ruff
  double ruffStands = 0.68;   // chance that a ruff takes the trick

  // Chance that a player tries to take a trick if it needs none, some, or all of the remaining
  // tricks. givenUp: number of cards of a suit that each opponent plays in one round of it.
  double eagerWithNone = 0.18;
  double eagerWithSome = 0.3;
  double eagerWithAll = 1;
  double givenUp = 0.95;
};

}  // namespace downpile
