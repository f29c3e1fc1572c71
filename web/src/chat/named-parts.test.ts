import { describe, expect, it } from 'vitest';
import { namedParts } from './named-parts.ts';

const named = ['Porto', 'Porto Cathedral', 'Inn'].map((name) => ({ name, show: () => undefined }));
const parts = (line: string) =>
  namedParts(line, named).map((part) => (typeof part === 'string' ? part : [part.name]));

describe('a sentence about a trip', () => {
  it('is parted at the things it names, the longest first', () => {
    expect(parts('Tuesday now has Porto Cathedral and Inn; Porto is out.')).toEqual([
      'Tuesday now has ',
      ['Porto Cathedral'],
      ' and ',
      ['Inn'],
      '; ',
      ['Porto'],
      ' is out.',
    ]);
  });

  it('keeps a name whole that is a part of another word', () => {
    expect(parts('Inner Portobello is saved for later.')).toEqual(['Inner Portobello is saved for later.']);
  });
});
