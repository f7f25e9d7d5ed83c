// SPDX-License-Identifier: GPL-3.0-or-later
// Initial fuzzer inputs made of messages: from simulated games between people, and further
// examples.
#pragma once

#include <functional>
#include <string>

namespace downpile::test {

// Callback for each seed (example input) for a fuzz target. Seeds have unique names.
using AddSeed = std::function<void(const std::string& target, const std::string& name,
                                   const std::string& bytes)>;
void addTalk(const AddSeed& add);

}  // namespace downpile::test
