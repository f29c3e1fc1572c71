"""Learns the weights of the reader: python3 train.py LESSONS VECTORS OUT [--rounds N]."""
import argparse
import json
import math
import os
import time

import numpy as np
import torch
from torch.nn import functional as F

from lessons import HELD_OUT, Lessons
from network import Network, to_batch
from score import Tally, best_acts, best_spans, clauses_of, spans_of

PLACES = 12  # the first labels are places


def batches(messages, random, tokens=500):
    """Messages of about one length together, the batches in any order."""
    sizes = np.array([len(m["words"]) for m in messages]) + random.random(len(messages)) * 8
    result, batch, longest = [], [], 0
    for at in np.argsort(sizes):
        longest = max(longest, len(messages[at]["words"]))
        if batch and longest * (len(batch) + 1) > tokens:
            result.append(batch)
            batch, longest = [], len(messages[at]["words"])
        batch.append(messages[at])
    result.append(batch)
    random.shuffle(result)
    return result


@torch.no_grad()
def measure(network, messages):
    network.eval()
    spans, clauses, tokens, right_acts, acts_whole, spans_whole, whole, token_acts_whole = Tally(), Tally(), 0, 0, 0, 0, 0, 0
    order = sorted(messages, key=lambda m: len(m["words"]))
    for at in range(0, len(order), 32):
        part = order[at : at + 32]
        hidden, *scores = network(to_batch(part))
        span_scores, act_scores, begin_scores = (x.numpy() for x in scores)
        first = 0
        for m in part:
            last = first + len(m["spans"])
            tags = best_spans(span_scores[first:last])
            path = best_acts(act_scores[first:last], begin_scores[first:last])
            said, true = spans_of(tags), spans_of(m["spans"])
            spans.add(said, true)
            said_clauses = clauses_of([a for a, _ in path], [b for _, b in path])
            numbers = np.cumsum([b for _, b in path]) - 1
            of_clauses = network.clause_acts(hidden[first:last], torch.from_numpy(numbers)).argmax(dim=1).tolist()
            token_acts_whole += [a for *_, a in said_clauses] == [a for *_, a in clauses_of(m["acts"], m["begins"])]
            said_clauses = [(start, end, act) for (start, end, _), act in zip(said_clauses, of_clauses)]
            true_clauses = clauses_of(m["acts"], m["begins"])
            clauses.add(set(said_clauses), set(true_clauses))
            same_acts = [a for *_, a in said_clauses] == [a for *_, a in true_clauses]
            tokens += len(path)
            right_acts += sum(a == b for (a, _), b in zip(path, m["acts"]))
            acts_whole += same_acts
            spans_whole += said == true
            whole += same_acts and said == true
            first = last
    n = max(1, len(messages))
    return dict(spanF1=spans.f1, clauseF1=clauses.f1, tokenActs=100 * right_acts / max(1, tokens),
                tokenActsWhole=100 * token_acts_whole / n, actsWhole=100 * acts_whole / n, spansWhole=100 * spans_whole / n, whole=100 * whole / n)


def best_temperature(scores, truth):
    """By what scores must be divided for their shares to be the truest."""
    choices = np.arange(0.6, 3.01, 0.05)
    return float(min(choices, key=lambda t: float(F.cross_entropy(scores / t, truth))))


@torch.no_grad()
def temperatures(network, messages):
    network.eval()
    spans, clauses = [], []
    for at in range(0, len(messages), 32):
        batch = to_batch(messages[at : at + 32])
        hidden, span_scores, _, _ = network(batch)
        clause = torch.cumsum(batch["begins"], 0) - 1
        spans.append((span_scores, batch["spans"]))
        clauses.append((network.clause_acts(hidden, clause), batch["acts"][batch["begins"] > 0]))
    return tuple(best_temperature(*(torch.cat(x) for x in zip(*pairs))) for pairs in (spans, clauses))


TABLES = ["own", "grams", "signs"]


def as_bytes(weight):
    """Numbers of one byte, and for each row what a step is worth."""
    steps = weight.abs().amax(dim=1).clamp(min=1e-8) / 127
    return torch.round(weight / steps[:, None]).to(torch.int8), steps


@torch.no_grad()
def round_tables(network):
    """Gives the tables the values that they will have when they are read again."""
    for name in TABLES:
        weight = getattr(network, name).weight
        whole, steps = as_bytes(weight)
        weight.copy_(whole * steps[:, None])


def write_tensors(path, network, of_spans, of_acts):
    """The form that reader/src/network/read-tensors.ts reads."""
    entries, body = [], b""
    for name, tensor in network.state_dict().items():
        table = name.split(".")[0]
        if name == "vectors":
            continue
        if table in TABLES:
            whole, steps = as_bytes(tensor)
            entries.append({"name": table, "size": tensor.numel(), "rows": len(steps)})
            numbers = whole.numpy().tobytes()
            body += numbers + b"\0" * (-len(numbers) % 4) + steps.numpy().astype("<f4").tobytes()
        else:
            entries.append({"name": name, "size": tensor.numel()})
            body += tensor.numpy().astype("<f4").tobytes()
    header = json.dumps({
        "tensors": entries, "vectorWidth": network.vectors.shape[1], "gramWidth": network.grams.weight.shape[1],
        "signWidth": network.signs.weight.shape[1], "spanTemperature": of_spans, "actTemperature": of_acts,
    }).encode()
    header += b" " * (-len(header) % 4)
    with open(path, "wb") as file:
        file.write(len(header).to_bytes(4, "little") + header + body)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("lessons")
    parser.add_argument("vectors")
    parser.add_argument("out")
    parser.add_argument("--epochs", type=int, default=24)
    parser.add_argument("--seed", type=int, default=17)
    parser.add_argument("--limit", type=int, default=0)
    parser.add_argument("--hidden", type=int, default=80)
    parser.add_argument("--dropout", type=float, default=0.4)
    parser.add_argument("--encoder", default="gru")
    parser.add_argument("--layers", type=int, default=1)
    parser.add_argument("--tokens", type=int, default=500)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--minutes", type=float, default=55)
    parser.add_argument("--threads", type=int, default=2)
    args = parser.parse_args()
    torch.set_num_threads(args.threads)
    torch.manual_seed(args.seed)
    random = np.random.default_rng(args.seed)
    lessons = Lessons(args.lessons)
    words = sum(1 for _ in open(os.path.join(args.vectors, "words.txt")))
    vectors = np.fromfile(os.path.join(args.vectors, "vectors.bin"), np.int8)
    words = len(open(os.path.join(args.vectors, "words.txt")).read().split("\n"))
    vectors = vectors.reshape(words, -1).astype(np.float32) / 32
    held_out = lessons.of_round(HELD_OUT)
    rounds = [lessons.of_round(n) for n in range(int(lessons.round[lessons.round < HELD_OUT].max()) + 1)]
    rounds = [r for r in rounds[1:] + rounds[:1] if r]
    if args.limit:
        rounds = [r[: args.limit] for r in rounds]
    print(f"{len(rounds[0])} messages to learn in {len(rounds)} forms, {len(held_out)} held out", flush=True)
    network = Network(lessons.sizes, vectors, hidden=args.hidden, dropout=args.dropout, encoder=args.encoder, layers=args.layers)
    tables = [network.grams.weight, network.own.weight]
    dense = [p for p in network.parameters() if all(p is not t for t in tables)]
    optimizers = [
        torch.optim.AdamW(dense, lr=args.rate, weight_decay=1e-4, betas=(0.9, 0.99)),
        torch.optim.SparseAdam(tables, lr=args.rate, betas=(0.9, 0.99)),
    ]
    place_tags = np.arange(1, 1 + 2 * PLACES)
    steps = sum(len(batches(rounds[e % len(rounds)], np.random.default_rng(0), args.tokens)) for e in range(args.epochs))
    step, begun = 0, time.time()
    for epoch in range(args.epochs):
        network.train()
        total, count = 0.0, 0
        for part in batches(rounds[epoch % len(rounds)], random, args.tokens):
            step += 1
            rate = args.rate * min(1, step / 100) * (0.5 + 0.5 * math.cos(math.pi * min(1, step / steps)))
            for group in (group for optimizer in optimizers for group in optimizer.param_groups):
                group["lr"] = rate
            batch = to_batch(part, random, 0.06, 0.15, place_tags)
            hidden, spans, acts, begins = network(batch)
            weight = torch.where(batch["begins"] > 0, 2.0, 1.0)
            loss = F.cross_entropy(spans, batch["spans"]) + F.cross_entropy(acts, batch["acts"])
            loss = loss + F.binary_cross_entropy_with_logits(begins, batch["begins"].float(), weight)
            clause = torch.cumsum(batch["begins"], 0) - 1
            loss = loss + F.cross_entropy(network.clause_acts(hidden, clause), batch["acts"][batch["begins"] > 0])
            for optimizer in optimizers:
                optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(dense, 2.0)
            for optimizer in optimizers:
                optimizer.step()
            total, count = total + float(loss), count + 1
        line = f"epoch {epoch + 1} loss {total / count:.3f} {time.time() - begun:.0f} s"
        if epoch % 4 == 3 or epoch == args.epochs - 1:
            line += " " + json.dumps({k: round(v, 1) for k, v in measure(network, held_out).items()})
        print(line, flush=True)
    round_tables(network)
    print(json.dumps({k: round(v, 1) for k, v in measure(network, held_out).items()}), flush=True)
    write_tensors(os.path.join(args.out, "network.bin"), network, *temperatures(network, held_out))


main()
