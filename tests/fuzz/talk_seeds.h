// SPDX-License-Identifier: GPL-3.0-or-later
// Initial fuzzer inputs made of messages from real games between people.
#pragma once

#include <functional>
#include <string>

namespace downpile::test {

// Called with each seed of a target, under a unique name.
using AddSeed = std::function<void(const std::string& target, const std::string& name,
                                   const std::string& bytes)>;
void addTalk(const AddSeed& add);

}  // namespace downpile::test
