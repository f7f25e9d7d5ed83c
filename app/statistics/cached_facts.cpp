// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/cached_facts.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QIODevice>
#include <algorithm>

#include "games/catalog.h"

namespace downpile {

namespace {

constexpr QDataStream::Version kStream = QDataStream::Qt_6_4;
constexpr qsizetype kHashBytes = 16;

QByteArray hashOf(QByteArrayView content) {
  return QCryptographicHash::hash(content.toByteArray(), QCryptographicHash::Md5);
}

// Writer and Reader have the same interface, so one function can list the fields for both.
class Writer {
 public:
  explicit Writer(QByteArray& target) : stream_(&target, QIODevice::WriteOnly) {
    stream_.setVersion(kStream);
  }
  template <class Number>
  void number(const Number& value) {
    stream_ << static_cast<qint64>(value);
  }
  void real(const double& value) { stream_ << value; }
  void text(const std::string& value) { stream_ << QByteArray::fromStdString(value); }
  template <class List, class Each>
  void list(const List& values, Each each) {
    stream_ << static_cast<qint64>(values.size());
    for (const auto& value : values) each(value);
  }
  template <class Value, class Each>
  void maybe(const std::optional<Value>& value, Each each) {
    stream_ << value.has_value();
    if (value) each(*value);
  }

 private:
  QDataStream stream_;
};

class Reader {
 public:
  explicit Reader(const QByteArray& source) : stream_(source) { stream_.setVersion(kStream); }
  template <class Number>
  void number(Number& value) {
    qint64 read = 0;
    stream_ >> read;
    value = static_cast<Number>(read);
  }
  void real(double& value) { stream_ >> value; }
  void text(std::string& value) {
    QByteArray read;
    stream_ >> read;
    value = read.toStdString();
  }
  template <class List, class Each>
  void list(List& values, Each each) {
    qint64 size = 0;
    stream_ >> size;
    for (qint64 i = 0; i < size && stream_.status() == QDataStream::Ok; ++i) {
      each(values.emplace_back());
    }
  }
  template <class Value, class Each>
  void maybe(std::optional<Value>& value, Each each) {
    bool hasValue = false;
    stream_ >> hasValue;
    if (hasValue) each(value.emplace());
  }
  bool isGood() const { return stream_.status() == QDataStream::Ok && stream_.atEnd(); }

 private:
  QDataStream stream_;
};

template <class Form, class Seat>
void formSeat(Form& form, Seat& seat) {
  form.text(seat.seat.kind);
  form.number(seat.seat.portrait);
  form.text(seat.seat.name);
  form.text(seat.seat.key);
  form.number(seat.moves);
  form.real(seat.won);
  form.number(seat.place);
  form.number(seat.total);
}

template <class Form, class Facts>
void formFacts(Form& form, Facts& facts) {
  form.text(facts.game);
  for (auto& option : facts.options) form.number(option);
  form.list(facts.seats, [&](auto& seat) { formSeat(form, seat); });
  form.list(facts.deals, [&](auto& deal) {
    form.list(deal.scores, [&](auto& score) { form.number(score); });
    form.number(deal.isVoid);
  });
  form.number(facts.isOver);
  form.list(facts.tally.counts, [&](auto& count) {
    form.number(count.count);
    form.number(count.player);
    form.number(count.number);
    form.number(count.hits);
    form.number(count.chances);
  });
}

template <class Form, class Review>
void formReview(Form& form, Review& review) {
  form.number(review.player);
  form.number(review.mark.size);
  form.number(review.mark.time);
  form.number(review.facts.deals);
  form.number(review.facts.slips);
  form.real(review.facts.luck);
}

template <class Form, class Cached>
void formCached(Form& form, Cached& cached) {
  form.maybe(cached.facts, [&](auto& facts) { formFacts(form, facts); });
  form.text(cached.game);
  form.maybe(cached.review, [&](auto& review) { formReview(form, review); });
}

bool isSound(const GameFacts& facts) {
  const CatalogEntry* entry = findGame(facts.game);
  if (entry == nullptr || facts.seats.empty()) return false;
  for (const Tally::Count& count : facts.tally.counts) {
    if (count.count >= entry->info->counts.size()) return false;
  }
  return std::ranges::all_of(facts.deals, [&](const DealResult& deal) {
    return deal.scores.size() == facts.seats.size();
  });
}

}  // namespace

QByteArray writeFacts(const CachedFacts& facts) {
  QByteArray content;
  {
    Writer writer(content);
    formCached(writer, facts);
  }
  return hashOf(content) + content;
}

bool readFacts(const QByteArray& written, CachedFacts& facts) {
  const QByteArray content = written.mid(kHashBytes);
  if (written.first(std::min(kHashBytes, written.size())) != hashOf(content)) return false;
  Reader reader(content);
  formCached(reader, facts);
  return reader.isGood() && (!facts.facts || isSound(*facts.facts));
}

}  // namespace downpile
