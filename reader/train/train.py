"""Learns the network of the reader: python3 train.py LESSONS WEIGHTS --epochs N ... (see reader/README.md)."""
import argparse
import math
import os
import time

import numpy as np
import torch
from torch.nn import functional as F

from lessons import HELD_OUT, Lessons
from network import Network, to_batch
from write_network import round_tables, write_fixture, write_network

PLACES = 12  # the first labels are places
RATE = 3e-3
TOKENS = 500  # in a batch


def batches(messages, random):
    """Messages of about one length together, the batches in any order."""
    sizes = np.array([len(m["words"]) for m in messages]) + random.random(len(messages)) * 8
    result, batch, longest = [], [], 0
    for at in np.argsort(sizes):
        longest = max(longest, len(messages[at]["words"]))
        if batch and longest * (len(batch) + 1) > TOKENS:
            result.append(batch)
            batch, longest = [], len(messages[at]["words"])
        batch.append(messages[at])
    result.append(batch)
    random.shuffle(result)
    return result


def loss_of(network, batch):
    spans, acts, begins = network(batch)
    weight = torch.where(batch["begins"] > 0, 2.0, 1.0)
    of_begins = F.binary_cross_entropy_with_logits(begins, batch["begins"].float(), weight)
    return 4 * F.cross_entropy(spans, batch["spans"]) + F.cross_entropy(acts, batch["acts"]) + of_begins


@torch.no_grad()
def held_out_loss(network, messages):
    network.eval()
    parts = [messages[at : at + 32] for at in range(0, len(messages), 32)]
    return sum(float(loss_of(network, to_batch(part))) for part in parts) / len(parts)


def forms_of(lessons, limit):
    """The forms of the messages in turn; as they were written they come round oftener than in each of their other forms."""
    count = int(lessons.round[lessons.round < HELD_OUT].max()) + 1
    rounds = [lessons.of_round(n)[: limit or None] for n in range(count)]
    forms = [rounds[0]]
    for other in range(1, count, 2):
        forms += rounds[other : other + 2] + [rounds[0]]
    return forms


def learn(network, forms, held_out, epochs, random):
    tables = [network.grams.weight, network.own.weight]
    dense = [p for p in network.parameters() if all(p is not t for t in tables)]
    optimizers = [
        torch.optim.AdamW(dense, lr=RATE, weight_decay=1e-4, betas=(0.9, 0.99)),
        torch.optim.SparseAdam(tables, lr=RATE, betas=(0.9, 0.99)),
    ]
    place_tags = np.arange(1, 1 + 2 * PLACES)
    steps = sum(len(batches(forms[e % len(forms)], np.random.default_rng(0))) for e in range(epochs))
    step, begun = 0, time.time()
    for epoch in range(epochs):
        network.train()
        losses = []
        for part in batches(forms[epoch % len(forms)], random):
            step += 1
            rate = RATE * min(1, step / 100) * (0.5 + 0.5 * math.cos(math.pi * min(1, step / steps)))
            for optimizer in optimizers:
                optimizer.param_groups[0]["lr"] = rate
                optimizer.zero_grad(set_to_none=True)
            loss = loss_of(network, to_batch(part, random, 0.06, 0.15, place_tags))
            loss.backward()
            torch.nn.utils.clip_grad_norm_(dense, 2.0)
            for optimizer in optimizers:
                optimizer.step()
            losses.append(float(loss))
        said = f"{np.mean(losses):.3f}, held out {held_out_loss(network, held_out):.3f}, {time.time() - begun:.0f} s"
        print(f"epoch {epoch + 1} of {epochs}: loss {said}", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("lessons")
    parser.add_argument("weights", help="the folder that has the words and vectors and is given the network")
    parser.add_argument("--epochs", type=int, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--channels", type=int, required=True)
    parser.add_argument("--dropout", type=float, required=True)
    parser.add_argument("--threads", type=int, required=True)
    parser.add_argument("--limit", type=int, default=0)
    args = parser.parse_args()
    torch.set_num_threads(args.threads)
    torch.manual_seed(args.seed)
    lessons = Lessons(args.lessons)
    words = len(open(os.path.join(args.weights, "words.txt"), encoding="utf8").read().split("\n"))
    vectors = np.fromfile(os.path.join(args.weights, "vectors.bin"), np.int8).reshape(words, -1)
    held_out = lessons.of_round(HELD_OUT)
    network = Network(lessons.sizes, vectors.astype(np.float32) / 32, args.channels, args.dropout)
    learn(network, forms_of(lessons, args.limit), held_out, args.epochs, np.random.default_rng(args.seed))
    round_tables(network)
    write_network(os.path.join(args.weights, "network.bin"), network)
    write_fixture(os.path.join(args.weights, "fixture.json"), network, held_out)


main()
