// SPDX-License-Identifier: GPL-3.0-or-later
// A short word for each byte value. Fingerprint::words() shows the first bytes of a fingerprint
// with them. The words are not translated, as people compare them with each other. The list must
// never change: users may have written their words down.
#pragma once

#include <array>
#include <string_view>

namespace downpile {

inline constexpr std::array<std::string_view, 256> kWords = {
    "acorn",   "amber",   "anchor",  "angle",   "apple",   "apron",   "arch",     "arrow",
    "attic",   "autumn",  "badge",   "baker",   "bamboo",  "banjo",   "barley",   "barn",
    "basil",   "basket",  "beach",   "beacon",  "beaver",  "bell",    "bench",    "berry",
    "birch",   "biscuit", "blanket", "blossom", "boat",    "bonnet",  "border",   "bottle",
    "bramble", "brass",   "bread",   "breeze",  "brick",   "bridge",  "broom",    "brush",
    "bucket",  "butter",  "button",  "cabin",   "cactus",  "camel",   "canal",    "candle",
    "canoe",   "canvas",  "carpet",  "carrot",  "castle",  "cedar",   "cellar",   "chalk",
    "cherry",  "chess",   "chimney", "cinema",  "circle",  "clay",    "cliff",    "clock",
    "cloud",   "clover",  "coast",   "cobalt",  "coffee",  "comet",   "compass",  "copper",
    "coral",   "corner",  "cotton",  "cricket", "crocus",  "crown",   "crystal",  "curtain",
    "dahlia",  "daisy",   "delta",   "desert",  "diamond", "dolphin", "donkey",   "dragon",
    "drum",    "dune",    "eagle",   "easel",   "echo",    "elbow",   "elm",      "ember",
    "engine",  "fabric",  "falcon",  "feather", "fern",    "ferry",   "fiddle",   "field",
    "finch",   "flag",    "flame",   "flint",   "flute",   "forest",  "fossil",   "fountain",
    "fox",     "garden",  "garlic",  "gate",    "ginger",  "glacier", "globe",    "glove",
    "goose",   "grape",   "gravel",  "guitar",  "gull",    "hammer",  "harbour",  "hawk",
    "hazel",   "hedge",   "helmet",  "heron",   "hill",    "honey",   "hoof",     "horizon",
    "igloo",   "indigo",  "iris",    "island",  "ivory",   "jacket",  "jasmine",  "jelly",
    "jewel",   "jigsaw",  "juniper", "kayak",   "kettle",  "kite",    "kitten",   "knot",
    "ladder",  "lagoon",  "lake",    "lamp",    "lantern", "lark",    "laurel",   "leaf",
    "lemon",   "lentil",  "letter",  "lilac",   "lily",    "linen",   "lion",     "lizard",
    "lobster", "locket",  "magnet",  "mango",   "maple",   "marble",  "market",   "meadow",
    "melon",   "mint",    "mirror",  "mitten",  "moon",    "moss",    "mountain", "muffin",
    "napkin",  "nectar",  "needle",  "nest",    "north",   "nutmeg",  "oasis",    "ocean",
    "olive",   "onion",   "orange",  "orbit",   "orchid",  "otter",   "owl",      "oyster",
    "paddle",  "palace",  "panda",   "paper",   "parrot",  "peach",   "pebble",   "pelican",
    "pencil",  "pepper",  "piano",   "pillow",  "pine",    "planet",  "plum",     "pocket",
    "pond",    "poppy",   "prairie", "puzzle",  "quartz",  "quill",   "rabbit",   "radish",
    "raft",    "rain",    "raven",   "ribbon",  "river",   "robin",   "rocket",   "rose",
    "saddle",  "sail",    "salmon",  "sand",    "scarf",   "shell",   "silver",   "spoon",
    "spruce",  "square",  "stone",   "summer",  "swan",    "table",   "teapot",   "thimble",
    "thistle", "tiger",   "tulip",   "valley",  "velvet",  "violet",  "walnut",   "zebra",
};

}  // namespace downpile
