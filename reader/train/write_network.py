"""Writes a network in the form that reader/src/network/read-tensors.ts reads."""
import json

import numpy as np
import torch

from network import REACHES, to_batch

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


def write_network(path, network):
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
            if tensor.dim() == 3:
                tensor = tensor.permute(0, 2, 1).contiguous()
            entries.append({"name": name, "size": tensor.numel()})
            body += tensor.numpy().astype("<f4").tobytes()
    header = json.dumps({
        "tensors": entries, "reaches": REACHES, "vectorWidth": network.vectors.shape[1],
        "gramWidth": network.grams.weight.shape[1], "signWidth": network.signs.weight.shape[1],
    }).encode()
    header += b" " * (-len(header) % 4)
    with open(path, "wb") as file:
        file.write(len(header).to_bytes(4, "little") + header + body)


@torch.no_grad()
def write_fixture(path, network, messages):
    """A short message as the network is given it, with all its scores: another program must come to the same."""
    network.eval()
    message = next(m for m in messages if m["said"] > 0 and 4 < len(m["spans"]) < 12)
    spans, acts, begins = network(to_batch([message]))

    def ragged(name):
        return [part.tolist() for part in np.split(message[name + "s"], message[name + "_starts"][1:])]

    def rounded(tensor):
        return [round(x, 5) for x in tensor.flatten().tolist()]

    with open(path, "w") as file:
        json.dump({
            "said": message["said"], "words": message["words"].tolist(), "ownWords": message["own_words"].tolist(),
            "grams": ragged("gram"), "signs": ragged("sign"),
            "spans": rounded(spans), "acts": rounded(acts), "begins": rounded(begins),
        }, file)
        file.write("\n")
