// SPDX-License-Identifier: GPL-3.0-or-later
// The known people: updates and queries from tables, and the page with their list. Stored in one
// file, which is read on first use and written atomically. A damaged file is renamed, and its
// readable entries are imported. An unreadable file, or one of a newer version, is left alone, and
// nothing is stored then.
#pragma once

#include <QDateTime>
#include <QObject>
#include <QQmlEngine>
#include <QSet>
#include <QString>
#include <QTimer>
#include <QUrl>
#include <functional>
#include <vector>

#include "people/contact_list.h"
#include "people/known_people_model.h"

namespace downpile {

class People : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App.people")

  // Model of the known people: first the players connected to the user's table, then the others,
  // sorted by the time of the last meeting, newest first.
  Q_PROPERTY(downpile::KnownPeopleModel* list READ list CONSTANT)
  // Key of the person last selected or restored on the People page, or an empty text.
  Q_PROPERTY(QString current READ current WRITE setCurrent NOTIFY currentChanged)
  // Number of removed people available for takeBack().
  Q_PROPERTY(int forgotten READ forgotten NOTIFY forgottenChanged)
  // Message about the last action; empty at first.
  Q_PROPERTY(QString message READ message NOTIFY messageChanged)

 public:
  using Clock = std::function<QDateTime()>;
  static constexpr const char* kFileName = "people.json";
  // Maximum number of new people stored from one table, because its host may invent keys.
  static constexpr int kMostNewAtATable = 60;

  // `folder` is the folder of the contact list file; it need not exist.
  explicit People(
      const QString& folder, Clock clock = [] { return QDateTime::currentDateTime(); },
      QObject* parent = nullptr);
  // Writes pending changes to the file.
  ~People() override;

  // ---- functions for tables
  struct Met {
    Fingerprint key;
    QString name{};
    int portrait = 0;
    // Whether the person is a connected player; false for a disconnected player or a spectator.
    bool isPresent = true;
  };
  // Must be called whenever the people at the user's table change; with an empty list when the user
  // leaves the table.
  void sitWith(const std::vector<Met>& people);
  // Counts a started game for each other player connected to the user's table. Spectators do not
  // count.
  void beginGame();
  // Returns the name given to the person by the user. Without such a name, returns `name`, the
  // person's own name.
  QString nameOf(const Fingerprint& key, const QString& name);
  // Returns the words of the key if another known person has the same display name, else an empty
  // text.
  QString wordsFor(const Fingerprint& key, const QString& shown);
  KnownPerson::List listOf(const Fingerprint& key);
  Acquaintances acquaintances() { return contacts().acquaintances(); }

  // ---- functions for the page
  KnownPeopleModel* list() { return &list_; }
  QString current() const { return current_; }
  void setCurrent(const QString& key);
  int forgotten() const { return static_cast<int>(forgotten_.size()); }
  QString message() const { return message_; }

  // Called when the People page is opened. Loads the contact list if necessary and shows it.
  Q_INVOKABLE void visit();
  // Called when the People page is closed. Clears the search. Removed people can no longer be
  // restored.
  Q_INVOKABLE void leave();
  // Puts a person on a list: `friend`, `blocked` or `none`.
  Q_INVOKABLE void setList(const QString& key, const QString& list);
  // Stores the name that the user gives to a person. An empty name removes the stored one.
  Q_INVOKABLE void rename(const QString& key, const QString& name);
  Q_INVOKABLE void forget(const QString& key);
  // Restores the last removed person, and makes this person current.
  Q_INVOKABLE void takeBack();
  Q_INVOKABLE void importFile(const QUrl& file);
  // Writes a copy of the contact list file into `folder`, under an unused file name.
  Q_INVOKABLE void exportTo(const QUrl& folder);
  void retranslate();

 signals:
  void currentChanged();
  void forgottenChanged();
  void messageChanged();
  // Emitted when names under which people are shown may have changed.
  void namesChanged();
  // Emitted when the friends or blocked people may have changed.
  void acquaintancesChanged();
  // Emitted when the file of the contact list is damaged, or cannot be read or written. `sentence`
  // is a message for the user.
  void troubled(const QString& sentence);

 private:
  ContactList& contacts();
  void load();
  void save();
  qint64 now() const { return clock_().toSecsSinceEpoch(); }
  // Called after a decision of the user, and when a game was counted: saves the contact list at
  // once, and updates the list on the People page.
  void decided();
  void showRows();
  void setMessage(const QString& message);

  QString path_;
  Clock clock_;
  ContactList contacts_;
  bool isLoaded_ = false;
  bool isSaved_ = true;           // false: nothing is saved, to keep an unreadable or newer file
  bool isErrorReported_ = false;  // whether a failed save was reported to the user
  QTimer saving_;
  QSet<Fingerprint> present_;
  int newAtTable_ = 0;

  KnownPeopleModel list_;
  bool isLookedAt_ = false;
  QString current_;
  std::vector<KnownPerson> forgotten_;
  QString message_;
};

}  // namespace downpile
