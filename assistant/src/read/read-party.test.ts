import { describe, expect, it } from 'vitest';
import { markedLine } from '../testing/marked-line.ts';
import { spansOf } from './spans.ts';
import { readParty } from './read-party.ts';

const party = (line: string) => {
  const marked = markedLine(line, 'first');
  return readParty(spansOf(marked), marked.text);
};

describe('who travels', () => {
  it.each([
    ['[adults me + hubby] + [kids the twins] ([ages 4])', { adults: 2, children: 2, childAges: [4, 4] }],
    [
      '[people family of four], [kids kids] [ages 6] & [ages 9]',
      { adults: 2, children: 2, childAges: [6, 9] },
    ],
    ['[adults two couples]', { adults: 4 }],
    ['[adults my parents and I]', { adults: 3 }],
    ['[people six of us]', { adults: 6 }],
    ['[adults solo]', { adults: 1 }],
    ['a week with [adults 3 mates]', { adults: 4 }],
    ['[adults me and my son] ([ages 9])', { adults: 1, children: 1, childAges: [9] }],
    ['[adults my gran] ([ages 81]) and [adults me]', { adults: 2, adultAges: [81] }],
    ['[adults 2 adults], [kids 1 baby] ([ages 8 months])', { adults: 2, children: 1, childAges: [0] }],
    ['[adults newlyweds]', { adults: 2 }],
    ['we are [adults 3] ([adults my wife, my father 78 and me])', { adults: 3 }],
    ['[adults mum dad me] and [kids two boys 7 & 10]', { adults: 3, children: 2, childAges: [7, 10] }],
    ['[people a family of five]', { adults: 2, children: 3, guessed: true }],
  ])('%s', (line, people) => {
    const { guessed, ...rest } = party(line);
    expect({ ...rest, ...(guessed !== undefined && { guessed }) }).toEqual(people);
  });
});
