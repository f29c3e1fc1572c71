/** A binary heap of nodes by key, small enough to live in two arrays. */
export function createHeap() {
  const nodes: number[] = [];
  const keys: number[] = [];
  let last = 0;
  const swap = (i: number, j: number): void => {
    [nodes[i], nodes[j]] = [nodes[j]!, nodes[i]!];
    [keys[i], keys[j]] = [keys[j]!, keys[i]!];
  };
  const push = (node: number, key: number): void => {
    let i = nodes.push(node) - 1;
    keys.push(key);
    while (i > 0 && keys[(i - 1) >> 1]! > keys[i]!) {
      swap(i, (i - 1) >> 1);
      i = (i - 1) >> 1;
    }
  };
  const pop = (): number => {
    if (nodes.length === 0) return -1;
    swap(0, nodes.length - 1);
    const node = nodes.pop()!;
    last = keys.pop()!;
    for (let i = 0; ;) {
      const left = 2 * i + 1;
      if (left >= nodes.length) break;
      const small = left + 1 < nodes.length && keys[left + 1]! < keys[left]! ? left + 1 : left;
      if (keys[small]! >= keys[i]!) break;
      swap(i, small);
      i = small;
    }
    return node;
  };
  return { push, pop, lastKey: (): number => last };
}
