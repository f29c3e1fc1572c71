import { describe, expect, it } from 'vitest';
import { bestSpans } from './best-spans.ts';
import { sharesOf } from './shares-of.ts';

const tags = 5;

/** All allowed paths of tags with how likely each is. */
function everyPath(shares: Float64Array, rows: number): { path: number[]; chance: number }[] {
  let paths: { path: number[]; chance: number }[] = [{ path: [], chance: 1 }];
  for (let row = 0; row < rows; row += 1)
    paths = paths.flatMap(({ path, chance }) =>
      Array.from({ length: tags }, (_, tag) => tag)
        .filter((tag) => tag === 0 || tag % 2 === 1 || [tag, tag - 1].includes(path.at(-1) ?? 0))
        .map((tag) => ({ path: [...path, tag], chance: chance * shares[row * tags + tag]! })),
    );
  return paths;
}

describe('bestSpans', () => {
  const rows = 5;
  const scores = Float32Array.from({ length: rows * tags }, (_, at) => Math.sin(at * 12.9) * 2);
  const paths = everyPath(sharesOf(scores, rows, 1), rows);
  const total = paths.reduce((sum, { chance }) => sum + chance, 0);

  it('finds the likeliest of all allowed readings', () => {
    const best = paths.reduce((a, b) => (b.chance > a.chance ? b : a)).path;
    const found = new Array<number>(rows).fill(0);
    for (const { label, from, to } of bestSpans(scores, rows, 1))
      for (let row = from; row < to; row += 1) found[row] = 1 + 2 * label + (row === from ? 0 : 1);
    expect(found).toEqual(best);
  });

  it('says how likely each span is among all readings', () => {
    const spans = bestSpans(scores, rows, 1);
    expect(spans.length).toBeGreaterThan(0);
    for (const { label, from, to, confidence } of spans) {
      const begins = 1 + 2 * label;
      const holds = ({ path }: { path: number[] }) =>
        path.slice(from, to).every((tag, at) => tag === begins + (at === 0 ? 0 : 1)) && path[to] !== begins + 1;
      const sum = paths.filter(holds).reduce((all, { chance }) => all + chance, 0);
      expect(confidence).toBeCloseTo(sum / total, 9);
    }
  });
});
