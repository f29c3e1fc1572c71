"""The network: word vectors, letter groups and signs, read in both directions, with two heads."""
import numpy as np
import torch
from torch import nn


class Convolutions(nn.Module):
    """Reads each token with ever wider surroundings."""
    def __init__(self, width, channels, dilations, dropout):
        super().__init__()
        self.enter = nn.Linear(width, channels)
        self.layers = nn.ModuleList([nn.Conv1d(channels, channels, 3, padding=d, dilation=d) for d in dilations])
        self.norms = nn.ModuleList([nn.LayerNorm(channels) for _ in dilations])
        self.dropout = nn.Dropout(dropout)

    def forward(self, sequences):
        x = nn.utils.rnn.pad_sequence(sequences, batch_first=True)
        lengths = torch.tensor([len(s) for s in sequences])
        mask = torch.arange(x.shape[1])[None] < lengths[:, None]
        keep = mask[:, :, None].float()
        x = self.enter(x) * keep
        for layer, norm in zip(self.layers, self.norms):
            y = torch.relu(layer(x.transpose(1, 2)).transpose(1, 2))
            x = norm(x + self.dropout(y)) * keep
        return x, mask


class Network(nn.Module):
    def __init__(self, sizes, vectors, gram_width=32, sign_width=32, hidden=80, dropout=0.4, encoder="gru", layers=1):
        super().__init__()
        self.register_buffer("vectors", torch.from_numpy(np.concatenate([np.zeros((1, vectors.shape[1]), np.float32), vectors])))
        self.grams = nn.EmbeddingBag(sizes["grams"], gram_width, mode="mean", sparse=True)
        self.own = nn.Embedding(sizes["words"], vectors.shape[1], sparse=True)
        nn.init.zeros_(self.own.weight)
        self.signs = nn.EmbeddingBag(sizes["signs"], sign_width, mode="sum")
        nn.init.normal_(self.grams.weight, std=0.3)
        nn.init.normal_(self.signs.weight, std=0.3)
        width = vectors.shape[1] + gram_width + sign_width
        self.dropout = nn.Dropout(dropout)
        self.convolutions = None
        if encoder == "conv":
            self.convolutions = Convolutions(width, 2 * hidden, [1, 2, 4, 8, 1][:layers], dropout * 0.5)
        else:
            self.both_ways = nn.GRU(width, hidden, num_layers=layers, bidirectional=True, batch_first=True, dropout=dropout if layers > 1 else 0)
        self.heads = nn.Linear(2 * hidden, 1 + 2 * sizes["spans"] + sizes["acts"] + 1)
        self.clause_head = nn.Linear(4 * hidden, sizes["acts"])
        self.span_tags = 1 + 2 * sizes["spans"]

    def forward(self, batch):
        token = torch.cat([
            (self.vectors[batch["words"]] + self.own(batch["own_words"])) * batch["word_kept"][:, None],
            self.grams(batch["grams"], batch["gram_starts"]) * batch["gram_kept"][:, None],
            self.signs(batch["signs"], batch["sign_starts"]),
        ], dim=1)
        sequences = torch.split(self.dropout(token), batch["sizes"])
        if self.convolutions is not None:
            padded, mask = self.convolutions(sequences)
        else:
            packed = nn.utils.rnn.pack_sequence(sequences, enforce_sorted=False)
            hidden, _ = self.both_ways(packed)
            padded, lengths = nn.utils.rnn.pad_packed_sequence(hidden, batch_first=True)
            mask = torch.arange(padded.shape[1])[None] < lengths[:, None]
        own = padded[mask][batch["own"]]
        out = self.heads(self.dropout(own))
        return own, out[:, : self.span_tags], out[:, self.span_tags : -1], out[:, -1]

    def clause_acts(self, hidden, clause):
        """Scores of the acts of whole clauses, from the mean and the greatest of what stands at their tokens."""
        count, width = int(clause.max()) + 1, hidden.shape[1]
        sums = hidden.new_zeros(count, width).index_add(0, clause, hidden)
        sizes = hidden.new_zeros(count).index_add(0, clause, hidden.new_ones(len(clause)))
        greatest = hidden.new_full((count, width), -1).scatter_reduce(0, clause[:, None].expand(-1, width), hidden, "amax")
        return self.clause_head(self.dropout(torch.cat([sums / sizes[:, None], greatest], dim=1)))


def to_batch(messages, random=None, word_drop=0.0, place_drop=0.0, place_tags=None):
    """One batch as flat arrays; words are dropped only in learning, so that their neighbours must tell."""
    words = np.concatenate([m["words"] for m in messages])
    sizes = [len(m["words"]) for m in messages]
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

    def starts(name, of):
        total, result = 0, []
        for m in messages:
            result.append(m[name] + total)
            total += len(m[of])
        return torch.from_numpy(np.concatenate(result))

    def joined(name):
        return torch.from_numpy(np.concatenate([m[name] for m in messages]))

    return {
        "words": torch.from_numpy(words), "own_words": joined("own_words"), "sizes": sizes, "own": torch.from_numpy(own),
        "word_kept": torch.from_numpy(word_kept), "gram_kept": torch.from_numpy(gram_kept),
        "grams": joined("grams"), "gram_starts": starts("gram_starts", "grams"),
        "signs": joined("signs"), "sign_starts": starts("sign_starts", "signs"),
        "spans": joined("spans"), "acts": joined("acts"), "begins": joined("begins"),
    }
