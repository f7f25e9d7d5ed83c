// SPDX-License-Identifier: GPL-3.0-or-later
#include "people/people.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <algorithm>
#include <tuple>
#include <utility>

#include "files/ordinary_file.h"
#include "files/whole_file.h"
#include "people/people_text.h"
#include "text/texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

using List = KnownPerson::List;
using Reading = PeopleReading::Status;
using Status = FileReading::Status;

constexpr int kSaveAfter = 1000;  // milliseconds between a change and saving the contact list

}  // namespace

People::People(const QString& folder, Clock clock, QObject* parent)
    : QObject(parent),
      path_(QDir(folder).filePath(QLatin1StringView(kFileName))),
      clock_(std::move(clock)) {
  saving_.setSingleShot(true);
  saving_.setInterval(kSaveAfter);
  connect(&saving_, &QTimer::timeout, this, &People::save);
}

People::~People() {
  if (saving_.isActive()) save();
}

// ---- the file ----------------------------------------------------------------------------------

ContactList& People::contacts() {
  if (!std::exchange(isLoaded_, true)) load();
  return contacts_;
}

void People::load() {
  const FileReading file = readOrdinaryFile(path_, kMostPeopleBytes);
  if (file.status == Status::missing) return;
  const QString shown = QDir::toNativeSeparators(path_);
  if (file.status != Status::good) {
    isSaved_ = false;
    emit troubled(
        tr("The list of people you have met (%1) cannot be read, so nobody can be added to it.")
            .arg(shown));
    return;
  }
  const PeopleReading reading = readPeople(file.bytes, now());
  if (reading.status == Reading::newer) {
    isSaved_ = false;
    emit troubled(tr("The list of people you have met (%1) was written by a newer version of "
                     "Downpile, so nobody can be added to it.")
                      .arg(shown));
    return;
  }
  contacts_.merge(reading.people);
  if (reading.status == Reading::good) return;
  const QString aside = setAside(path_);
  isSaved_ = !aside.isEmpty();
  const auto count = static_cast<int>(reading.people.size());
  if (!isSaved_) {
    emit troubled(
        tr("The list of people you have met (%1) is damaged, so nobody can be added to it.",
           "a file")
            .arg(shown));
    return;
  }
  emit troubled(tr("The list of people you have met was damaged. %n person(s) could be recovered; "
                   "the damaged list is kept as %1.",
                   "", count)
                    .arg(QDir::toNativeSeparators(aside)));
  saving_.start();
}

void People::save() {
  saving_.stop();
  if (!isSaved_) return;
  const bool isWritten = writeWhole(path_, peopleText(contacts_.people()));
  if (!isWritten && !isErrorReported_) {
    emit troubled(tr("The list of people you have met cannot be saved: %1 cannot be written.")
                      .arg(QDir::toNativeSeparators(path_)));
  }
  isErrorReported_ = !isWritten;
}

void People::decided() {
  save();
  showRows();
}

// ---- for tables --------------------------------------------------------------------------------

void People::sitWith(const std::vector<Met>& people) {
  const qint64 moment = now();
  QSet<Fingerprint> present;
  bool isChanged = false;
  if (people.empty()) newAtTable_ = 0;
  for (const Met& met : people) {
    const bool isNew = contacts().find(met.key) == nullptr;
    if (isNew && newAtTable_ >= kMostNewAtATable) continue;
    if (isNew) ++newAtTable_;
    if (met.isPresent) present << met.key;
    if (met.isPresent || isNew) {
      isChanged = contacts().meet(met.key, met.name, met.portrait, moment) || isChanged;
    }
  }
  // For people no longer at the table, the time of the last meeting is now.
  for (const Fingerprint& key : std::as_const(present_)) {
    const KnownPerson* gone = present.contains(key) ? nullptr : contacts().find(key);
    if (gone != nullptr) {
      isChanged = contacts().meet(key, gone->name, gone->portrait, moment) || isChanged;
    }
  }
  const bool isOther = std::exchange(present_, present) != present;
  if (isChanged && !saving_.isActive()) saving_.start();
  if (isChanged || isOther) showRows();
}

void People::beginGame() {
  bool isChanged = false;
  for (const Fingerprint& key : std::as_const(present_)) {
    isChanged = contacts().countGame(key) || isChanged;
  }
  if (isChanged) decided();
}

QString People::nameOf(const Fingerprint& key, const QString& name) {
  const KnownPerson* person = contacts().find(key);
  return person == nullptr || person->ownName.isEmpty() ? name : person->ownName;
}

QString People::wordsFor(const Fingerprint& key, const QString& shown) {
  return contacts().hasAnother(key, shown) ? key.words().join(u' ') : QString();
}

List People::listOf(const Fingerprint& key) {
  const KnownPerson* person = contacts().find(key);
  return person == nullptr ? List::none : person->list;
}

// ---- for the page ------------------------------------------------------------------------------

void People::visit() {
  isLookedAt_ = true;
  contacts();
  showRows();
}

void People::leave() {
  isLookedAt_ = false;
  list_.setWords({});
  list_.show({});
  setMessage({});
  setCurrent({});
  forgotten_.clear();
  emit forgottenChanged();
}

void People::showRows() {
  if (!isLookedAt_) return;
  std::vector<KnownPerson> people = contacts().people();
  const auto rank = [this](const KnownPerson& person) {
    return std::tuple(!present_.contains(person.key), -person.seen, person.name.toLower(),
                      person.key);
  };
  std::ranges::sort(people, {}, rank);
  QHash<QString, int> alike;
  for (const KnownPerson& person : people) ++alike[person.shownName().toLower()];
  std::vector<KnownPersonRow> rows;
  rows.reserve(people.size());
  const QDateTime now = clock_();
  for (const KnownPerson& person : people) {
    rows.push_back(knownPersonRow(person, present_.contains(person.key),
                                  alike[person.shownName().toLower()] > 1, now));
  }
  list_.show(std::move(rows));
}

void People::retranslate() { showRows(); }

void People::setCurrent(const QString& key) {
  if (std::exchange(current_, key) != key) emit currentChanged();
}

void People::setMessage(const QString& message) {
  message_ = message;
  emit messageChanged();
}

void People::setList(const QString& key, const QString& list) {
  const auto fingerprint = Fingerprint::fromText(key);
  if (!fingerprint || !contacts().setList(*fingerprint, downpile::listOf(list), now())) return;
  decided();
  emit acquaintancesChanged();
}

void People::rename(const QString& key, const QString& name) {
  const auto fingerprint = Fingerprint::fromText(key);
  if (!fingerprint || !contacts().rename(*fingerprint, name, now())) return;
  decided();
  emit namesChanged();
}

void People::forget(const QString& key) {
  const auto fingerprint = Fingerprint::fromText(key);
  auto person = fingerprint ? contacts().take(*fingerprint) : std::nullopt;
  if (!person) return;
  const QString name = person->shownName();
  const bool wasListed = person->list != List::none;
  forgotten_.push_back(std::move(*person));
  decided();
  emit forgottenChanged();
  emit namesChanged();
  if (wasListed) emit acquaintancesChanged();
  setMessage(tr("Forgotten: %1", "a person").arg(isolated(name)));
}

void People::takeBack() {
  if (forgotten_.empty()) return;
  const KnownPerson person = forgotten_.back();
  if (!contacts().restore(person)) {
    return setMessage(
        tr("%1 cannot be restored: the list is full of friends and blocked or renamed "
           "people.",
           "a person")
            .arg(isolated(person.shownName())));
  }
  forgotten_.pop_back();
  decided();
  emit forgottenChanged();
  emit namesChanged();
  if (person.list != List::none) emit acquaintancesChanged();
  setCurrent(person.key.text());
  setMessage(tr("Restored: %1", "a person").arg(isolated(person.shownName())));
}

// ---- import and export -------------------------------------------------------------------------

void People::importFile(const QUrl& file) {
  const QString path = file.toLocalFile();
  const QString name = file.isLocalFile() ? QFileInfo(path).fileName() : file.toDisplayString();
  const FileReading read = readOrdinaryFile(path, kMostPeopleBytes);
  if (read.status != Status::good) return setMessage(tr("%1 cannot be read.", "a file").arg(name));
  const PeopleReading reading = readPeople(read.bytes, now());
  if (reading.status == Reading::newer) {
    return setMessage(
        tr("%1 was written by a newer version of Downpile. Nothing was imported.", "a file")
            .arg(name));
  }
  if (reading.people.empty() && reading.status != Reading::good) {
    return setMessage(tr("%1 is not a list of people.", "a file").arg(name));
  }
  const ContactList::Merged merged = contacts().merge(reading.people);
  decided();
  emit namesChanged();
  emit acquaintancesChanged();
  QStringList parts;
  if (merged.added > 0) parts << tr("%n person(s) imported.", "", merged.added);
  if (merged.known > 0) parts << tr("%n person(s) were already known.", "", merged.known);
  if (merged.leftOut > 0)
    parts << tr("The list is full: %n person(s) could not be added.", "", merged.leftOut);
  if (reading.status != Reading::good) parts << tr("The rest of the file is damaged.");
  setMessage(parts.isEmpty() ? tr("Nobody was imported.") : parts.join(u' '));
}

void People::exportTo(const QUrl& folder) {
  if (!folder.isLocalFile()) {
    return setMessage(tr("%1 is not a folder on this computer.").arg(folder.toDisplayString()));
  }
  const QString path = folder.toLocalFile();
  const QString target = freePath(path + u"/downpile-people"_s, u".json"_s);
  const QString shown = QDir::toNativeSeparators(path);
  if (!writeWhole(target, peopleText(contacts().people()), FileKind::exported)) {
    return setMessage(tr("Nothing was exported: the folder %1 cannot be written to.").arg(shown));
  }
  //: %1 is a file name, %2 a folder.
  setMessage(tr("Exported as %1 to %2").arg(QFileInfo(target).fileName(), shown));
}

}  // namespace downpile

#include "moc_people.cpp"
