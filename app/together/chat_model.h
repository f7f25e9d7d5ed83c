// SPDX-License-Identifier: GPL-3.0-or-later
// Model of the chat at a table: the latest lines. A line without a name reports a change of the
// table.
#pragma once

#include <QString>

#include "models/list_model.h"

namespace downpile {

struct ChatRow {
  int number = 0;
  QString name{};
  QString text{};

  bool operator==(const ChatRow&) const = default;
};

class ChatModel : public RowModel<ChatRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App.multiplayer.said")

 public:
  static constexpr std::size_t kMostLines = 50;

  explicit ChatModel(QObject* parent = nullptr);
  void add(const QString& name, const QString& text);
  void clear();

 private:
  int last_ = 0;
};

}  // namespace downpile
