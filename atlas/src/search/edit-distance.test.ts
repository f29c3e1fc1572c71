import { describe, expect, it } from 'vitest';
import { prefixDistance } from './edit-distance.ts';

const edits = (query: string, name: string, most = 3) => {
  const bytes = Buffer.from(name);
  return prefixDistance(Buffer.from(query), bytes, 0, bytes.length, most).edits;
};

describe('prefixDistance', () => {
  it.each([
    ['paris', 'paris', 0],
    ['par', 'paris', 0],
    ['pqris', 'paris', 1],
    ['prais', 'paris', 1],
    ['barcelna', 'barcelona', 1],
    ['budapset', 'budapest', 1],
    ['new yrok', 'new york', 1],
    ['kyotto', 'kyoto', 1],
    ['amstredm', 'amsterdam', 2],
  ])('%s is %d edits from %s', (query, name, expected) => {
    expect(edits(query, name)).toBe(expected);
  });

  it('gives up beyond the limit', () => {
    expect(edits('tokyo', 'paris', 2)).toBeGreaterThan(2);
    expect(edits('a long question', 'a', 2)).toBeGreaterThan(2);
  });

  it('says how much of the name is covered', () => {
    const name = Buffer.from('fushimi inari taisha');
    expect(prefixDistance(Buffer.from('fushimi inri'), name, 0, name.length, 2)).toEqual({
      edits: 1,
      covered: 13,
    });
  });
});
