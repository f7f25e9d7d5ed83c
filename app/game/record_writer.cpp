// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/record_writer.h"

#include <utility>

#include "game/record_file.h"

namespace downpile {

RecordWriter::RecordWriter(std::unique_ptr<RecordFile> file)
    : file_(std::move(file)), inThread_(new QObject) {
  thread_.setObjectName(QStringLiteral("record"));
  inThread_->moveToThread(&thread_);
  connect(&thread_, &QThread::finished, inThread_, &QObject::deleteLater);
  thread_.start();
}

RecordWriter::~RecordWriter() {
  const auto finish = [this] {
    file_->close();
    thread_.quit();
  };
  QMetaObject::invokeMethod(inThread_, finish, Qt::QueuedConnection);
  thread_.wait();
}

void RecordWriter::write(std::string lines, Done done) {
  const auto write = [this, lines = std::move(lines), done = std::move(done)] {
    const bool isSaved = file_->append(lines);
    QMetaObject::invokeMethod(
        this, [done, isSaved] { done(isSaved); }, Qt::QueuedConnection);
  };
  QMetaObject::invokeMethod(inThread_, write, Qt::QueuedConnection);
}

}  // namespace downpile

#include "moc_record_writer.cpp"
