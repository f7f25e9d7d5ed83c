// SPDX-License-Identifier: GPL-3.0-or-later
// All known people, with friends and blocked people. Its size is limited. If it is full, the person
// not seen for longest is removed. People on a list or renamed by the user stay.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

#include "message/messages.h"
#include "people/known_person.h"

namespace downpile {

class ContactList {
 public:
  static constexpr std::size_t kMost = 2000;
  // Limits of the lists of friends and blocked people that are sent to a host, so that the message
  // Hello does not become too large (kMostGuestBytes).
  static constexpr std::size_t kMostFriendsSent = 100;
  static constexpr std::size_t kMostBlockedSent = 150;
  // Minimum seconds between two updates of a person's time of last meeting.
  static constexpr qint64 kSeenAgainAfter = 60;
  static constexpr int kMostGames = 1'000'000;

  // Returns nullptr for an unknown key.
  const KnownPerson* find(const Fingerprint& key) const;
  // All known people, sorted by key.
  std::vector<KnownPerson> people() const;
  // Returns whether a person with another key is shown by this name.
  bool hasAnother(const Fingerprint& key, const QString& shown) const;

  // The following functions return true if the contact list has changed. `now` is in seconds since
  // 1970.
  
  // Records a meeting with a person, who uses this name and portrait.
  bool meet(const Fingerprint& key, const QString& name, int portrait, qint64 now);
  bool countGame(const Fingerprint& key);
  // Gives a person a name. An empty name removes the name given by the user.
  bool rename(const Fingerprint& key, const QString& ownName, qint64 now);
  bool setList(const Fingerprint& key, KnownPerson::List list, qint64 now);

  // Removes a person and returns the entry, or nullopt if the key is unknown.
  std::optional<KnownPerson> take(const Fingerprint& key);

  struct Merged {
    int added = 0;
    int known = 0;
    int leftOut = 0;  // number of people who were left out because the contact list is full
  };
  // Imports another contact list. For a person in both lists: the name and portrait come from the
  // list that met the person later. The larger number of games counts, as both may include the same
  // games. Of the name given by the user and of the friend or block mark, the one that was set
  // later wins. If both were set at the same time, the existing name and the more severe mark win.
  Merged merge(const std::vector<KnownPerson>& others);

  // Lists for the host of a table. Beyond the limits, the most recently seen or listed people are
  // chosen.
  Acquaintances acquaintances() const;

 private:
  bool makeRoom();
  KnownPerson* at(const Fingerprint& key);

  std::map<Fingerprint, KnownPerson> people_;
};

}  // namespace downpile
