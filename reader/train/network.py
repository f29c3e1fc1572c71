"""The network: word vectors, letter groups and signs, seen with ever wider surroundings, with heads for spans and acts."""
import numpy as np
import torch
from torch import nn

REACHES = [1, 2, 4, 8]
WHOLE_AT = 2  # before which layer each token learns of the whole message
GRAM_WIDTH = SIGN_WIDTH = 32


class Network(nn.Module):
    def __init__(self, sizes, vectors, channels, dropout):
        super().__init__()
        width = vectors.shape[1]
        nobody = np.zeros((1, width), np.float32)
        self.register_buffer("vectors", torch.from_numpy(np.concatenate([nobody, vectors])))
        self.own = nn.Embedding(sizes["words"], width, sparse=True)
        self.grams = nn.EmbeddingBag(sizes["grams"], GRAM_WIDTH, mode="mean", sparse=True)
        self.signs = nn.EmbeddingBag(sizes["signs"], SIGN_WIDTH, mode="sum")
        nn.init.zeros_(self.own.weight)
        nn.init.normal_(self.grams.weight, std=0.3)
        nn.init.normal_(self.signs.weight, std=0.3)
        self.enter = nn.Linear(width + GRAM_WIDTH + SIGN_WIDTH, channels)
        self.layers = nn.ModuleList([nn.Conv1d(channels, channels, 3, padding=r, dilation=r) for r in REACHES])
        self.norms = nn.ModuleList([nn.LayerNorm(channels) for _ in REACHES])
        self.whole = nn.Linear(channels, channels)
        self.span_tags = 1 + 2 * sizes["spans"]
        self.heads = nn.Linear(channels, self.span_tags + sizes["acts"] + 1)
        self.dropout = nn.Dropout(dropout)
        self.light_dropout = nn.Dropout(dropout / 2)

    def embed(self, batch):
        return torch.cat([
            (self.vectors[batch["words"]] + self.own(batch["own_words"])) * batch["word_kept"][:, None],
            self.grams(batch["grams"], batch["gram_starts"]) * batch["gram_kept"][:, None],
            self.signs(batch["signs"], batch["sign_starts"]),
        ], dim=1)

    def forward(self, batch):
        """Scores of span tags, of acts, and of a clause's beginning, for each token of the travellers' texts."""
        x = nn.utils.rnn.pad_sequence(torch.split(self.dropout(self.embed(batch)), batch["sizes"]), batch_first=True)
        inside = torch.arange(x.shape[1])[None] < torch.tensor(batch["sizes"])[:, None]
        keep = inside[:, :, None].float()
        x = self.enter(x) * keep
        for at, (layer, norm) in enumerate(zip(self.layers, self.norms)):
            if at == WHOLE_AT:
                greatest = x.masked_fill(~inside[:, :, None], -1e9).amax(dim=1)
                x = x + self.whole(self.dropout(greatest))[:, None] * keep
            found = torch.relu(layer(x.transpose(1, 2)).transpose(1, 2))
            x = norm(x + self.light_dropout(found)) * keep
        out = self.heads(self.dropout(x[inside][batch["own"]]))
        return out[:, : self.span_tags], out[:, self.span_tags : -1], out[:, -1]


def to_batch(messages, random=None, word_drop=0.0, place_drop=0.0, place_tags=None):
    """One batch as flat arrays; words are dropped only in learning, so that their neighbours must tell."""
    words = np.concatenate([m["words"] for m in messages])
    own = np.concatenate([np.arange(len(m["words"])) >= m["said"] for m in messages])
    word_kept = np.ones(len(words), np.float32)
    gram_kept = np.ones(len(words), np.float32)
    if random is not None:
        word_kept[random.random(len(words)) < word_drop] = 0
        gram_kept[random.random(len(words)) < word_drop] = 0
        spans = np.zeros(len(words), np.int64)
        spans[own] = np.concatenate([m["spans"] for m in messages])
        gone = np.isin(spans, place_tags) & (random.random(len(words)) < place_drop)
        word_kept[gone] = 0
        gram_kept[gone] = 0

    def joined(name):
        return torch.from_numpy(np.concatenate([m[name] for m in messages]))

    def starts(name, of):
        before = np.cumsum([0] + [len(m[of]) for m in messages])
        return torch.from_numpy(np.concatenate([m[name] + first for m, first in zip(messages, before)]))

    return {
        "sizes": [len(m["words"]) for m in messages], "own": torch.from_numpy(own),
        "words": torch.from_numpy(words), "own_words": joined("own_words"),
        "word_kept": torch.from_numpy(word_kept), "gram_kept": torch.from_numpy(gram_kept),
        "grams": joined("grams"), "gram_starts": starts("gram_starts", "grams"),
        "signs": joined("signs"), "sign_starts": starts("sign_starts", "signs"),
        "spans": joined("spans"), "acts": joined("acts"), "begins": joined("begins"),
    }
