"""Decodes what the network says and counts what is right."""
import numpy as np


def log_softmax(x):
    x = x - x.max(axis=1, keepdims=True)
    return x - np.log(np.exp(x).sum(axis=1, keepdims=True))


def best_spans(scores):
    """The best tags in which every inner tag follows one of its own label; tag 0 is none, 1 + 2n begins, 2 + 2n goes on."""
    scores = log_softmax(scores)
    count, tags = scores.shape
    inner = np.arange(2, tags, 2)
    best, back = scores[0].copy(), np.zeros((count, tags), np.int64)
    best[inner] = -np.inf
    for at in range(1, count):
        top = int(best.argmax())
        following = np.full(tags, best[top])
        back[at, :] = top
        own = np.maximum(best[inner], best[inner - 1])
        following[inner] = own
        back[at, inner] = np.where(best[inner] >= best[inner - 1], inner, inner - 1)
        best = following + scores[at]
    path = [int(best.argmax())]
    for at in range(count - 1, 0, -1):
        path.append(int(back[at, path[-1]]))
    return path[::-1]


def best_acts(acts, begins):
    """The best acts, changed only where a clause begins; returns (act, begins) of each token."""
    acts = log_softmax(acts)
    opens, stays = -np.log1p(np.exp(-begins)), -np.log1p(np.exp(begins))
    count, kinds = acts.shape
    best = acts[0].copy()
    back = np.zeros((count, kinds), np.int64)
    opened = np.zeros((count, kinds), bool)
    opened[0] = True
    for at in range(1, count):
        top = int(best.argmax())
        fresh, same = best[top] + opens[at], best + stays[at]
        opened[at] = fresh > same
        back[at] = np.where(opened[at], top, np.arange(kinds))
        best = np.maximum(fresh, same) + acts[at]
    act = int(best.argmax())
    path = []
    for at in range(count - 1, -1, -1):
        path.append((act, bool(opened[at, act])))
        act = int(back[at, act])
    return path[::-1]


def spans_of(tags):
    found, begun = set(), None
    for at, tag in enumerate(list(tags) + [0]):
        if begun is not None and (tag == 0 or tag % 2 == 1):
            found.add((begun, at, (int(tags[begun]) - 1) // 2))
            begun = None
        if tag % 2 == 1:
            begun = at
    return found


def clauses_of(acts, begins):
    edges = [at for at, begin in enumerate(begins) if begin or at == 0] + [len(acts)]
    return [(start, end, int(acts[start])) for start, end in zip(edges, edges[1:])]


class Tally:
    def __init__(self):
        self.right = self.said = self.true = 0

    def add(self, said, true):
        self.right += len(said & true)
        self.said += len(said)
        self.true += len(true)

    @property
    def f1(self):
        return 200 * self.right / max(1, self.said + self.true)
