// SPDX-License-Identifier: GPL-3.0-or-later
#include "connection/memory_connection.h"

namespace downpile {

std::pair<std::unique_ptr<MemoryConnection>, std::unique_ptr<MemoryConnection>>
MemoryConnection::pair() {
  std::unique_ptr<MemoryConnection> one(new MemoryConnection);
  std::unique_ptr<MemoryConnection> other(new MemoryConnection);
  one->other_ = other.get();
  other->other_ = one.get();
  return {std::move(one), std::move(other)};
}

MemoryConnection::~MemoryConnection() { close(); }

void MemoryConnection::send(const QByteArray& message) {
  if (!other_) return;
  const auto arrive = [other = other_.data(), message] {
    if (other->other_) emit other->received(message);
  };
  QMetaObject::invokeMethod(other_.data(), arrive, Qt::QueuedConnection);
}

void MemoryConnection::close() {
  if (!other_) return;
  MemoryConnection* other = other_.data();
  other_.clear();
  const auto end = [other] {
    if (!other->other_) return;
    other->other_.clear();
    emit other->closed();
  };
  QMetaObject::invokeMethod(other, end, Qt::QueuedConnection);
}

}  // namespace downpile
