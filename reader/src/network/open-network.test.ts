import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Encoded } from '../words/encode.ts';
import { openNetwork } from './open-network.ts';

const file = (name: string) => new URL(`../../weights/en/${name}`, import.meta.url);

interface Fixture extends Omit<Encoded, 'tokens' | 'clusters'> {
  spans: number[];
  acts: number[];
  begins: number[];
}

describe('the network', () => {
  it('comes to the scores that the trainer came to', () => {
    const fixture = JSON.parse(readFileSync(file('fixture.json'), 'utf8')) as Fixture;
    const network = openNetwork(file('network.bin'), file('vectors.bin'));
    const scores = network.score({ ...fixture, tokens: [], clusters: new Uint16Array() });
    const same = (ours: Float32Array, theirs: readonly number[]) => {
      expect(ours.length).toBe(theirs.length);
      for (const [at, score] of ours.entries()) expect(score).toBeCloseTo(theirs[at]!, 3);
    };
    same(scores.spans, fixture.spans);
    same(scores.acts, fixture.acts);
    same(scores.begins, fixture.begins);
  });
});
