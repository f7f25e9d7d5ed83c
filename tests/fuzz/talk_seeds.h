// SPDX-License-Identifier: GPL-3.0-or-later
// What the fuzzer starts from where people talk: what they said in real games.
#pragma once

#include <functional>
#include <string>

namespace downpile::test {

// Calls add for each seed of a target, under a name of its own.
using AddSeed = std::function<void(const std::string& target, const std::string& name,
                                   const std::string& bytes)>;
void addTalk(const AddSeed& add);

}  // namespace downpile::test
