// SPDX-License-Identifier: GPL-3.0-or-later
// Mutates inputs made of messages. It changes their bytes as libFuzzer does, or removes, repeats or
// swaps whole messages, or changes fields of one message. After a change of fields, the message is
// usually still valid JSON.
#include <algorithm>

#include "lines.h"
#include "network/support/distorted.h"

using namespace downpile;
using namespace downpile::test;

// libFuzzer requires these names.
// NOLINTBEGIN(readability-identifier-naming)
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
  Random random(seed);
  if (random.below(3) == 0) return LLVMFuzzerMutate(data, size, most);
  QByteArrayList lines = linesOf(data, size);
  const auto any = [&] {
    return static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(lines.size())));
  };
  switch (random.below(8)) {
    case 0:
      lines.removeAt(any());
      break;
    case 1:
      lines.insert(any(), QByteArray(lines[any()]));
      break;
    case 2:
      lines.swapItemsAt(any(), any());
      break;
    default: {
      QByteArray& line = lines[any()];
      // The message begins at the first {. Before it, a line of fuzz_guest has the number of the
      // sender, and the input of fuzz_message has the letter of the reader.
      const auto begin = std::max(line.indexOf('{'), qsizetype{0});
      line = line.first(begin) + tests::distorted(line.mid(begin), random);
    }
  }
  const QByteArray text = lines.join('\n');
  const auto length = std::min(most, static_cast<std::size_t>(text.size()));
  std::copy_n(text.begin(), length, data);
  return length;
}
// NOLINTEND(readability-identifier-naming)
