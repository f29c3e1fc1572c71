import { describe, expect, it } from 'vitest';
import { isOneSlip } from './nearest-word.ts';

describe('a slip of the pen', () => {
  it('is one letter more, less or other, or two that change places', () => {
    for (const slip of ['colloseum', 'colosseun', 'coloseum', 'colossseum', 'oclosseum'])
      expect(isOneSlip(slip, slip === 'colloseum' ? 'coloseum' : 'colosseum'), slip).toBe(true);
    expect(isOneSlip('museum', 'mausoleum')).toBe(false);
    expect(isOneSlip('temple', 'tempel')).toBe(true);
    expect(isOneSlip('castle', 'cattle')).toBe(true);
    expect(isOneSlip('castle', 'kettle')).toBe(false);
  });
});
