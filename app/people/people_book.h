// SPDX-License-Identifier: GPL-3.0-or-later
// Everybody who was met: what is noted of them, who is a friend and who is blocked. It never grows
// over its bound: who is met then takes the place of the one who was not seen for longest, of those
// about whom nothing was decided.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

#include "message/messages.h"
#include "people/known_person.h"

namespace downpile {

class PeopleBook {
 public:
  static constexpr std::size_t kMost = 2000;
  // That a host is told of: a greeting must fit into a message (kMostGuestBytes).
  static constexpr std::size_t kMostFriendsTold = 100;
  static constexpr std::size_t kMostBlockedTold = 150;
  static constexpr qint64 kSeenAgainAfter = 60;  // seconds
  static constexpr int kMostGames = 1'000'000;

  // nullptr where nobody with this key was met.
  const KnownPerson* find(const Fingerprint& key) const;
  // In the order of their keys.
  std::vector<KnownPerson> people() const;
  // Whether somebody else than who has this key is shown by this name.
  bool hasAnother(const Fingerprint& key, const QString& shown) const;

  // All of these give whether something is to be kept that was not so before. `now`: seconds since
  // 1970. Somebody is there, by this name.
  bool meet(const Fingerprint& key, const QString& name, int portrait, qint64 now);
  bool countGame(const Fingerprint& key);
  // An empty name is none.
  bool rename(const Fingerprint& key, const QString& ownName, qint64 now);
  bool setList(const Fingerprint& key, KnownPerson::List list, qint64 now);

  // Forgets somebody, and gives what was known; none where that one is unknown.
  std::optional<KnownPerson> take(const Fingerprint& key);

  struct Merged {
    int added = 0;
    int known = 0;
    int leftOut = 0;  // for want of room
  };
  // Takes in what another book has. Of somebody who is in both, the name and portrait are those of
  // who has seen them later; games are the larger number, since both may have counted the same
  // ones. A name of one's own and the list are those that were decided later; where both were at
  // the same time, one's own name stays, and the more severe list holds.
  Merged merge(const std::vector<KnownPerson>& others);

  // For the host of a table. Of more than may be told, those who were seen or listed last.
  Acquaintances acquaintances() const;

 private:
  bool makeRoom();
  KnownPerson* at(const Fingerprint& key);

  std::map<Fingerprint, KnownPerson> people_;
};

}  // namespace downpile
