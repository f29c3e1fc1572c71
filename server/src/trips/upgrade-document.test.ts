import { emptyTrip } from '@wayfare/contracts/empty-trip';
import { describe, expect, it } from 'vitest';
import { readStoredTrip } from './upgrade-document.ts';

describe('a stored trip', () => {
  it('of the newest form is read as it is', () => {
    expect(readStoredTrip(JSON.stringify(emptyTrip()))).toEqual(emptyTrip());
  });

  it('of an older form is brought up step by step and checked', () => {
    const { notes: _, ...old } = emptyTrip();
    const steps = { 0: (document: Record<string, unknown>) => ({ ...document, notes: 'from the old form' }) };
    const read = readStoredTrip(JSON.stringify({ ...old, schemaVersion: 0 }), steps);
    expect(read).toEqual({ ...emptyTrip(), notes: 'from the old form' });
  });

  it('of an unknown form is refused rather than guessed at', () => {
    expect(() => readStoredTrip(JSON.stringify({ ...emptyTrip(), schemaVersion: -3 }))).toThrow(
      'no way to upgrade',
    );
  });
});
