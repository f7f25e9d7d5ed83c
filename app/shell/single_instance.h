// SPDX-License-Identifier: GPL-3.0-or-later
// One program owns the records at a time. The first one holds a lock in their folder and listens;
// a later one asks it to show its window, and ends.
#pragma once

#include <QLocalServer>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <memory>

namespace downpile {

class SingleInstance : public QObject {
  Q_OBJECT

 public:
  // `folder` is created where it does not exist.
  explicit SingleInstance(const QString& folder, QObject* parent = nullptr);

  enum class Role {
    first,      // this program owns the folder now
    second,     // another one does and was asked to show itself
    unanswered  // another one does but does not answer
  };
  Role role() const { return role_; }

 signals:
  // Another one was started.
  void raise();

 private:
  bool takeLock();
  void listen();
  bool askFirst() const;

  QString serverName_;
  std::unique_ptr<QLockFile> lock_;
  std::unique_ptr<QLocalServer> server_;
  Role role_ = Role::first;
};

}  // namespace downpile
