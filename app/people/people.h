// SPDX-License-Identifier: GPL-3.0-or-later
// The people whom somebody has met: what tables note of them and ask about them, and the page that
// lists them. They are kept in one file, which is read when it is first wanted and written in one
// go. A damaged one is kept under another name, with what could be read of it taken over; one of a
// newer version, or one that cannot be read, is left as it is, and then nothing is kept.
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

#include "people/known_people_model.h"
#include "people/people_book.h"

namespace downpile {

class People : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Program.people")

  // Those at the table first, then those who were seen last.
  Q_PROPERTY(downpile::KnownPeopleModel* list READ list CONSTANT)
  // Whom somebody looked at last, by the key.
  Q_PROPERTY(QString current READ current WRITE setCurrent NOTIFY currentChanged)
  // How many were forgotten and can be taken back.
  Q_PROPERTY(int forgotten READ forgotten NOTIFY forgottenChanged)
  // What was done last, a sentence; empty at first.
  Q_PROPERTY(QString message READ message NOTIFY messageChanged)

 public:
  using Clock = std::function<QDateTime()>;
  static constexpr const char* kFileName = "people.json";
  // Whom a host may have been lying about: no more new ones are noted at one table.
  static constexpr int kMostNewAtATable = 60;

  // `folder` is where the file is kept; it need not exist.
  explicit People(
      const QString& folder, Clock clock = [] { return QDateTime::currentDateTime(); },
      QObject* parent = nullptr);
  // What is not written yet is.
  ~People() override;

  // ---- for tables
  struct Met {
    Fingerprint key;
    QString name{};
    int portrait = 0;
    bool isHere = true;  // not cut off
  };
  // Who sits at one's table now; again whenever that has changed, and nobody once it is left.
  void sitWith(const std::vector<Met>& people);
  // A game has begun with those who are here.
  void beginGame();
  // How somebody is called here who goes by this name.
  QString nameOf(const Fingerprint& key, const QString& name);
  // Words that tell somebody who is shown by this name from another one of that name who was met;
  // empty where there is none.
  QString wordsFor(const Fingerprint& key, const QString& shown);
  KnownPerson::List listOf(const Fingerprint& key);
  Acquaintances acquaintances() { return book().acquaintances(); }

  // ---- for the page
  KnownPeopleModel* list() { return &list_; }
  QString current() const { return current_; }
  void setCurrent(const QString& key);
  int forgotten() const { return static_cast<int>(forgotten_.size()); }
  QString message() const { return message_; }

  // A page shows them.
  Q_INVOKABLE void look();
  // It is closed: who was forgotten is, and nothing is searched for any more.
  Q_INVOKABLE void leave();
  // `list`: `friend`, `blocked` or `none`.
  Q_INVOKABLE void setList(const QString& key, const QString& list);
  // An empty name is none.
  Q_INVOKABLE void rename(const QString& key, const QString& name);
  Q_INVOKABLE void forget(const QString& key);
  // Who was forgotten last is there again, and the current one.
  Q_INVOKABLE void takeBack();
  Q_INVOKABLE void importFile(const QUrl& file);
  // A copy of the file, under a name that is free there.
  Q_INVOKABLE void exportTo(const QUrl& folder);
  void retranslate();

 signals:
  void currentChanged();
  void forgottenChanged();
  void messageChanged();
  // Some are called otherwise, or are on another list.
  void namesChanged();
  void acquaintancesChanged();
  // A sentence: what is wrong with the file.
  void troubled(const QString& sentence);

 private:
  PeopleBook& book();
  void load();
  void save();
  qint64 now() const { return clock_().toSecsSinceEpoch(); }
  // Something was decided: it is written at once.
  void decided();
  void showRows();
  void say(const QString& message);

  QString path_;
  Clock clock_;
  PeopleBook book_;
  bool isLoaded_ = false;
  bool isKept_ = true;       // what changes is written
  bool isToldOfIt_ = false;  // that it cannot be
  QTimer saving_;
  QSet<Fingerprint> here_;
  int newHere_ = 0;

  KnownPeopleModel list_;
  bool isLookedAt_ = false;
  QString current_;
  std::vector<KnownPerson> forgotten_;
  QString message_;
};

}  // namespace downpile
