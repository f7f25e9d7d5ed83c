// SPDX-License-Identifier: GPL-3.0-or-later
#include "people/contact_list.h"

#include <algorithm>
#include <utility>

#include "lines/clean_text.h"

namespace downpile {

namespace {

using List = KnownPerson::List;

// Returns the name to store for a person. If the person has no name, returns the first word of the
// key.
QString nameFor(const Fingerprint& key, const QString& name) {
  const QString clean = cleanText(name, kMostNameLength);
  return clean.isEmpty() ? key.words().first() : clean;
}

bool isUndecided(const KnownPerson& person) {
  return person.list == List::none && person.ownName.isEmpty();
}

void mergeInto(KnownPerson& own, const KnownPerson& other) {
  if (other.seen > own.seen) {
    own.name = other.name;
    own.portrait = other.portrait;
    own.seen = other.seen;
  }
  own.games = std::max(own.games, other.games);
  if (other.named > own.named) {
    own.ownName = other.ownName;
    own.named = other.named;
  }
  if (other.listed > own.listed || (other.listed == own.listed && other.list > own.list)) {
    own.list = other.list;
    own.listed = other.listed;
  }
}

QSet<Fingerprint> mostRecent(std::vector<const KnownPerson*> people, std::size_t most) {
  const auto last = [](const KnownPerson* person) {
    return std::max(person->seen, person->listed);
  };
  std::ranges::stable_sort(people, std::greater(), last);
  if (people.size() > most) people.resize(most);
  QSet<Fingerprint> keys;
  for (const KnownPerson* person : people) keys << person->key;
  return keys;
}

}  // namespace

const KnownPerson* ContactList::find(const Fingerprint& key) const {
  const auto found = people_.find(key);
  return found == people_.end() ? nullptr : &found->second;
}

KnownPerson* ContactList::at(const Fingerprint& key) {
  const auto found = people_.find(key);
  return found == people_.end() ? nullptr : &found->second;
}

std::vector<KnownPerson> ContactList::people() const {
  std::vector<KnownPerson> people;
  people.reserve(people_.size());
  for (const auto& [key, person] : people_) people.push_back(person);
  return people;
}

bool ContactList::hasAnother(const Fingerprint& key, const QString& shown) const {
  return std::ranges::any_of(people_, [&](const auto& each) {
    return each.first != key && each.second.shownName().compare(shown, Qt::CaseInsensitive) == 0;
  });
}

// If the contact list is full, removes the person not seen for longest. Friends, blocked people and
// people renamed by the user are never removed. Returns false if the list is full and no person can
// be removed.
bool ContactList::makeRoom() {
  if (people_.size() < kMost) return true;
  auto oldest = people_.end();
  for (auto each = people_.begin(); each != people_.end(); ++each) {
    if (!isUndecided(each->second)) continue;
    if (oldest == people_.end() || each->second.seen < oldest->second.seen) oldest = each;
  }
  if (oldest == people_.end()) return false;
  people_.erase(oldest);
  return true;
}

bool ContactList::meet(const Fingerprint& key, const QString& name, int portrait, qint64 now) {
  KnownPerson* known = at(key);
  if (known == nullptr) {
    if (!makeRoom()) return false;
    people_[key] = {.key = key, .name = nameFor(key, name), .portrait = portrait, .seen = now};
    return true;
  }
  const KnownPerson before = *known;
  known->name = nameFor(key, name);
  known->portrait = portrait;
  if (now >= known->seen + kSeenAgainAfter) known->seen = now;
  return *known != before;
}

bool ContactList::countGame(const Fingerprint& key) {
  KnownPerson* known = at(key);
  if (known == nullptr || known->games >= kMostGames) return false;
  ++known->games;
  return true;
}

bool ContactList::rename(const Fingerprint& key, const QString& ownName, qint64 now) {
  KnownPerson* known = at(key);
  const QString clean = cleanText(ownName, kMostNameLength);
  if (known == nullptr || known->ownName == clean) return false;
  known->ownName = clean;
  known->named = now;
  return true;
}

bool ContactList::setList(const Fingerprint& key, List list, qint64 now) {
  KnownPerson* known = at(key);
  if (known == nullptr || known->list == list) return false;
  known->list = list;
  known->listed = now;
  return true;
}

std::optional<KnownPerson> ContactList::take(const Fingerprint& key) {
  auto node = people_.extract(key);
  if (node.empty()) return std::nullopt;
  return std::move(node.mapped());
}

bool ContactList::restore(const KnownPerson& person) {
  if (find(person.key) == nullptr && !makeRoom()) return false;
  merge({person});
  return true;
}

ContactList::Merged ContactList::merge(const std::vector<KnownPerson>& others) {
  Merged merged;
  for (const KnownPerson& other : others) {
    if (KnownPerson* known = at(other.key)) {
      mergeInto(*known, other);
      ++merged.known;
    } else if (people_.size() < kMost) {
      people_[other.key] = other;
      ++merged.added;
    } else {
      ++merged.leftOut;
    }
  }
  return merged;
}

Acquaintances ContactList::acquaintances() const {
  std::vector<const KnownPerson*> friends;
  std::vector<const KnownPerson*> blocked;
  for (const auto& [key, person] : people_) {
    if (person.list == List::friends) friends.push_back(&person);
    if (person.list == List::blocked) blocked.push_back(&person);
  }
  return {.friends = mostRecent(std::move(friends), kMostFriendsSent),
          .blocked = mostRecent(std::move(blocked), kMostBlockedSent)};
}

}  // namespace downpile
