// SPDX-License-Identifier: GPL-3.0-or-later
#include "together/chat_model.h"

namespace downpile {

namespace {

constexpr Role<ChatRow> kChatRoles[] = {
    {"number", member<&ChatRow::number>},
    {"name", member<&ChatRow::name>},
    {"line", member<&ChatRow::text>},
};

}  // namespace

ChatModel::ChatModel(QObject* parent) : RowModel(kChatRoles, parent) {}

void ChatModel::add(const QString& name, const QString& text) {
  std::vector<ChatRow> next = rows_;
  next.push_back({.number = ++last_, .name = name, .text = text});
  if (next.size() > kMostLines) next.erase(next.begin());
  merge(rows_, std::move(next), [](const ChatRow& row) { return row.number; });
}

void ChatModel::clear() { merge(rows_, {}); }

}  // namespace downpile

#include "moc_chat_model.cpp"
