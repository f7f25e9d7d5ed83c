// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/speech_queue.h"

#include <algorithm>
#include <utility>

namespace downpile {

void SpeechQueue::announce(const QString& text, const QString& before) {
  if (text.isEmpty()) return;
  const qsizetype at = before.isEmpty() ? -1 : news_.lastIndexOf(before);
  news_.insert(at < 0 ? news_.size() : at, text);
}

void SpeechQueue::notify(const QString& text) {
  if (!text.isEmpty()) notices_ << text;
}

void SpeechQueue::withdraw(const QString& text) {
  news_.removeAll(text);
  notices_.removeAll(text);
}

void SpeechQueue::withdrawWithin(const QString& text) {
  news_.removeIf([&text](const QString& news) { return text.contains(news); });
}

void SpeechQueue::prompt(const QString& text) { prompt_ = text; }

void SpeechQueue::reply(const QString& text) {
  // If a reply with the same text is waiting (the user has asked twice), it is spoken only once.
  if (!text.isEmpty() && !replies_.contains(text)) replies_ << text;
}

void SpeechQueue::replyAfterNews(const QString& text) {
  for (const QString& news : std::exchange(news_, {})) reply(news);
  reply(std::exchange(prompt_, {}));
  reply(text);
}

// Returns the text of the next messages and events, up to about kLongest characters. If none
// remain, the prompt is appended.
QString SpeechQueue::takeNews() {
  QStringList piece;
  qsizetype length = 0;
  const auto take = [&](QStringList& texts) {
    while (!texts.isEmpty() && (piece.isEmpty() || length + texts.first().size() <= kLongest)) {
      length += texts.first().size();
      piece << texts.takeFirst();
    }
  };
  if (hasNotices()) take(notices_);
  if (!hasNotices()) take(news_);
  if (!hasNotices() && news_.isEmpty() && !prompt_.isEmpty()) piece << std::exchange(prompt_, {});
  return piece.join(u' ');
}

QString SpeechQueue::next(qint64 now) {
  if (!replies_.isEmpty()) {
    QString text = std::exchange(replies_, {}).join(u' ');
    // The estimated time of a reply replaces that of the previous reply. If these times added up,
    // computer players would wait for minutes after many refused moves.
    busyUntil_ = std::max(now, newsUntil_) + timeFor(text.size());
    return text;
  }
  if (now < busyUntil_) return {};
  QString text = takeNews();
  if (!text.isEmpty()) busyUntil_ = newsUntil_ = now + timeFor(text.size());
  return text;
}

qint64 SpeechQueue::wait(qint64 now) const {
  if (!replies_.isEmpty()) return 0;
  if (!hasNotices() && news_.isEmpty() && prompt_.isEmpty()) return -1;
  return std::max<qint64>(0, busyUntil_ - now);
}

qint64 SpeechQueue::remaining(qint64 now) const {
  qsizetype waiting = prompt_.size();
  for (const QString& text : news_) waiting += text.size();
  if (hasNotices()) waiting += notices_.join(u' ').size();
  for (const QString& text : replies_) waiting += text.size();
  return std::max<qint64>(0, busyUntil_ - now) + timeFor(waiting);
}

void SpeechQueue::interrupt(qint64 now, qint64 pause) {
  if (busyUntil_ > now) busyUntil_ = now + pause;
  newsUntil_ = std::min(newsUntil_, now);
}

void SpeechQueue::clear() {
  replies_.clear();
  news_.clear();
  prompt_.clear();
}

}  // namespace downpile
