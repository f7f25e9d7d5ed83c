// SPDX-License-Identifier: GPL-3.0-or-later
// All known people, with friends and blocked people. Its size is limited. If it is full, the person
// not seen for longest is removed. Friends, blocked people and people renamed by the user are never
// removed.
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
  // Maximum numbers of friends and blocked people sent to a host. They limit the size of the
  // message Hello (kMostGuestBytes).
  static constexpr std::size_t kMostFriendsSent = 100;
  static constexpr std::size_t kMostBlockedSent = 150;
  // Minimum time in seconds between two updates of the time when a person was last met.
  static constexpr qint64 kSeenAgainAfter = 60;
  static constexpr int kMostGames = 1'000'000;

  // Returns the person with this key, or nullptr if the key is unknown.
  const KnownPerson* find(const Fingerprint& key) const;
  // All known people, sorted by key.
  std::vector<KnownPerson> people() const;
  // Returns whether a person with another key is shown by this name, ignoring case.
  bool hasAnother(const Fingerprint& key, const QString& shown) const;

  // The following functions return true if the contact list has changed. `now` is in seconds since
  // 1970.

  // Records a meeting with a person under this name and portrait.
  bool meet(const Fingerprint& key, const QString& name, int portrait, qint64 now);
  bool countGame(const Fingerprint& key);
  // Stores the name that the user gives to a person. An empty name removes the stored one.
  bool rename(const Fingerprint& key, const QString& ownName, qint64 now);
  bool setList(const Fingerprint& key, KnownPerson::List list, qint64 now);

  // Removes a person and returns the entry, or nullopt if the key is unknown.
  std::optional<KnownPerson> take(const Fingerprint& key);
  // Adds a person returned by take() again; merges the entries if the person was met meanwhile.
  // Returns false if the contact list is full and no person in it can be removed.
  bool restore(const KnownPerson& person);

  struct Merged {
    int added = 0;
    int known = 0;
    int leftOut = 0;  // number of people not imported because the contact list is full
  };
  // Imports another contact list. If a person is in both lists, each entry is merged: the name and
  // portrait come from the list with the later meeting. The larger number of games counts, because
  // both lists may have counted the same games. Of the names given by the user, and of the lists
  // (friends or blocked), the one set later wins. If both were set at the same time, the existing
  // name and the more severe list win.
  Merged merge(const std::vector<KnownPerson>& others);

  // Returns the friends and blocked people to send to the host of a table. If there are more than
  // allowed, the most recently seen or listed people are chosen.
  Acquaintances acquaintances() const;

 private:
  bool makeRoom();
  KnownPerson* at(const Fingerprint& key);

  std::map<Fingerprint, KnownPerson> people_;
};

}  // namespace downpile
