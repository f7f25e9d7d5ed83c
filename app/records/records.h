// SPDX-License-Identifier: GPL-3.0-or-later
// Page of records: the played games, read in a thread while the page is open. A deletion can be
// undone until the page is left. The file is removed only then, so nothing is lost if the program
// is killed before. Records can be imported and exported.
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
  QML_UNCREATABLE("App.records")

  Q_PROPERTY(downpile::RecordListModel* list READ list CONSTANT)
  Q_PROPERTY(bool reading READ reading NOTIFY readingChanged)
  // True during an import or export.
  Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
  // Path of the record that was selected last: by the user, by an import (its first record), or by
  // restoring a deleted record.
  Q_PROPERTY(QString current READ current WRITE setCurrent NOTIFY currentChanged)
  // Number of deleted but still restorable records.
  Q_PROPERTY(int deleted READ deleted NOTIFY deletedChanged)
  // Default folder for imports and exports.
  Q_PROPERTY(QUrl usualFolder READ usualFolder CONSTANT)
  // Sentence about the user's last action on the page; empty if there was no action yet.
  Q_PROPERTY(QString message READ message NOTIFY messageChanged)

 public:
  // `games` is the folder of the records. `pathOnTable` returns the path of the record of the game
  // on the table.
  Records(QString games, std::function<QString()> pathOnTable, QObject* parent = nullptr);
  // Removes the files of deleted records, and waits for running work.
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

  // Called when a page with the list of records opens: makes the list again. Returns the number of
  // this visit, for pageClosed().
  Q_INVOKABLE int visit();
  // Ends a visit: the files of deleted records are removed.
  Q_INVOKABLE void leave();
  // Called when a page is destroyed, with its value from visit(): calls leave() if no other page
  // has called visit() since then.
  Q_INVOKABLE void pageClosed(int visit);
  // Deletes a record, except the record of the game on the table. It can be restored until leave().
  Q_INVOKABLE void remove(const QString& path);
  // Restores the last deleted record, and makes it the current record.
  Q_INVOKABLE void takeBack();
  // Imports records and traces (output of `downpile-cli trace`). Folders are searched for both.
  Q_INVOKABLE void importFiles(const QList<QUrl>& files);
  Q_INVOKABLE static bool isFolder(const QUrl& file);
  Q_INVOKABLE void exportRecord(const QString& path, const QUrl& folder);
  Q_INVOKABLE void exportShown(const QUrl& folder);
  void retranslate();

 signals:
  void readingChanged();
  void busyChanged();
  void currentChanged();
  void deletedChanged();
  void messageChanged();
  // Emitted when a file could not be read, written or deleted. `sentence` is a message for the
  // user.
  void troubled(const QString& sentence);
  // Emitted before the file of a record is removed, for removing data about the record too.
  void aboutToRemove(const QString& path);
  // Emitted after the file of a record was removed.
  void removed(const QString& path);

 private:
  using Flag = std::shared_ptr<std::atomic<bool>>;
  using Known = std::shared_ptr<const KnownRecord>;
  using Cache = std::map<QString, Known>;

  // Makes the list again. New and changed records are read in the background thread.
  void read();
  void add(const std::vector<Known>& records);
  void doneReading();
  void setMessage(const QString& message);
  void exportPaths(const QStringList& paths, const QUrl& folder);
  void report(const QStringList& problems);
  // Calls `work` in the background thread, then `then` with its result in this object's thread. If
  // this object is destroyed first, `then` is not called.
  template <class Work, class Then>
  void run(Work work, Then then);
  RecordRow rowOf(const QString& path) const;

  QString games_;
  std::function<QString()> pathOnTable_;
  RecordListModel list_;
  Cache known_;                   // records in the list, and deleted ones
  std::shared_ptr<Cache> cache_;  // all records read so far; used only by the reading thread
  Flag reading_;                  // set to true to cancel the reading; nullptr if nothing is read
  QSet<QString> reached_;         // paths read by the current or last reading
  Flag ending_;
  QStringList deleted_;
  QString current_;
  QString message_;
  int visits_ = 0;
  int busy_ = 0;
  QThreadPool thread_;  // a pool with one thread: tasks run in order
};

}  // namespace downpile
