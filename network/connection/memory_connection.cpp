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
  if (!isOpen_ || !other_) return;
  const auto arrive = [other = other_.data(), message] {
    if (other->isOpen_) emit other->received(message);
  };
  QMetaObject::invokeMethod(other_.data(), arrive, Qt::QueuedConnection);
}

void MemoryConnection::close() {
  if (!std::exchange(isOpen_, false) || !other_) return;
  MemoryConnection* other = other_.data();
  const auto end = [other] {
    if (std::exchange(other->isOpen_, false)) emit other->closed();
  };
  QMetaObject::invokeMethod(other, end, Qt::QueuedConnection);
}

}  // namespace downpile

#include "moc_connection.cpp"
#include "moc_memory_connection.cpp"
