"""Reads what reader/src/learning/write-lessons.ts wrote."""
import json
import os

import numpy as np

HELD_OUT = 255


class Lessons:
    def __init__(self, folder):
        def column(name):
            return np.fromfile(os.path.join(folder, name + ".bin"), dtype=np.uint16).astype(np.int64)

        self.sizes = json.load(open(os.path.join(folder, "sizes.json")))
        self.round, self.kind, self.said, size = (column(n) for n in ("round", "kind", "said", "size"))
        ends = np.cumsum(size)
        own_ends = np.cumsum(size - self.said)
        words, spans, acts, begins = (column(n) for n in ("words", "spans", "acts", "begins"))
        own_words = column("ownWords")
        grams, signs = column("grams"), column("signs")
        gram_ends = np.concatenate([[0], np.cumsum(column("gramCounts"))])
        sign_ends = np.concatenate([[0], np.cumsum(column("signCounts"))])
        self.messages = []
        for at in range(len(size)):
            first, last = ends[at] - size[at], ends[at]
            own_first, own_last = own_ends[at] - (size[at] - self.said[at]), own_ends[at]
            self.messages.append({
                "said": int(self.said[at]),
                "kind": int(self.kind[at]),
                "words": words[first:last],
                "own_words": own_words[first:last],
                "grams": grams[gram_ends[first]:gram_ends[last]],
                "gram_starts": gram_ends[first:last] - gram_ends[first],
                "signs": signs[sign_ends[first]:sign_ends[last]],
                "sign_starts": sign_ends[first:last] - sign_ends[first],
                "spans": spans[own_first:own_last],
                "acts": acts[own_first:own_last],
                "begins": begins[own_first:own_last],
            })

    def of_round(self, number):
        return [message for message, own in zip(self.messages, self.round) if own == number]
