// SPDX-License-Identifier: GPL-3.0-or-later
// The page of records: what was played, read in a thread while one looks at it. What is deleted
// there can be taken back until the page is left; only then is the file removed, so that a program
// that is killed before has lost nothing. Records are taken in from elsewhere, and copied to where
// one wants them.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QThreadPool>
#include <QUrl>
#include <functional>
#include <map>
#include <memory>
#include <vector>

#include "records/record_list_model.h"

namespace downpile {

class Records : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Program.records")

  Q_PROPERTY(downpile::RecordListModel* list READ list CONSTANT)
  Q_PROPERTY(bool reading READ reading NOTIFY readingChanged)
  // Something is taken in or copied.
  Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
  // Which one somebody looked at last, by its path.
  Q_PROPERTY(QString current READ current WRITE setCurrent NOTIFY currentChanged)
  // How many were deleted and can be taken back.
  Q_PROPERTY(int deleted READ deleted NOTIFY deletedChanged)
  // Where records are copied to or come from, until somebody says otherwise.
  Q_PROPERTY(QUrl usualFolder READ usualFolder CONSTANT)
  // What was done last, a sentence; empty at first.
  Q_PROPERTY(QString message READ message NOTIFY messageChanged)

 public:
  // `games` is their folder; `pathOnTable` tells which record is being written.
  Records(QString games, std::function<QString()> pathOnTable, QObject* parent = nullptr);
  // What was deleted is removed, and what is under way is waited for.
  ~Records() override;

  QString folder() const { return games_; }
  RecordListModel* list() { return &list_; }
  bool reading() const { return reading_ != nullptr; }
  bool busy() const { return busy_ > 0; }
  QString current() const { return current_; }
  void setCurrent(const QString& path);
  int deleted() const { return static_cast<int>(deleted_.size()); }
  QUrl usualFolder() const;
  QString message() const { return message_; }

  // A page shows them: reads what there is, anew. Gives the number of this look.
  Q_INVOKABLE int look();
  // They are looked at no more: what was deleted is removed for good.
  Q_INVOKABLE void leave();
  // The page of this look is gone: the same, unless another page has begun to look meanwhile.
  Q_INVOKABLE void pageGone(int look);
  // What is on the table stays.
  Q_INVOKABLE void remove(const QString& path);
  // The one that was deleted last is there again, and the current one.
  Q_INVOKABLE void takeBack();
  Q_INVOKABLE void importFiles(const QList<QUrl>& files);
  Q_INVOKABLE void exportOne(const QString& path, const QUrl& folder);
  Q_INVOKABLE void exportShown(const QUrl& folder);
  void retranslate();

 signals:
  void readingChanged();
  void busyChanged();
  void currentChanged();
  void deletedChanged();
  void messageChanged();
  // A sentence each: what is wrong with a file that was to be read or written.
  void troubled(const QString& sentence);
  // A record will be no more; what belongs to it can go too.
  void aboutToRemove(const QString& path);
  // A record is no more.
  void removed(const QString& path);

 private:
  using Flag = std::shared_ptr<std::atomic<bool>>;
  using Known = std::shared_ptr<const KnownRecord>;
  using Cache = std::map<QString, Known>;

  // Reads what there is, anew.
  void read();
  void add(const std::vector<Known>& records);
  void doneReading();
  void say(const QString& message);
  void exportPaths(const QStringList& paths, const QUrl& folder);
  // Does this in the thread, and then that here; not where all ends before.
  template <class Work, class Then>
  void run(Work work, Then then);
  RecordRow rowOf(const QString& path) const;

  QString games_;
  std::function<QString()> pathOnTable_;
  RecordListModel list_;
  Cache known_;                   // what is in the list, or was deleted
  std::shared_ptr<Cache> cache_;  // of the thread: all that was read once
  Flag reading_;                  // to stop it; nullptr where nothing is being read
  Flag ending_;
  QStringList deleted_;
  QString current_;
  QString message_;
  int looks_ = 0;
  int busy_ = 0;
  QThreadPool thread_;  // one, so that all is done in order
};

}  // namespace downpile
