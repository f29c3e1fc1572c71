import type { Finding } from '@wayfare/contracts/finding';
import type { Plan } from '@wayfare/contracts/plan';
import { expect, it } from 'vitest';
import { findingWords, fixedWords } from './finding-words.ts';

const said = (kind: Finding['kind'], facts: Finding['facts']) => findingWords({ kind, facts } as Finding);

it.each([
  [
    'unreachable',
    { other: 'Belém Tower', neededMinutes: 40, gapMinutes: 15 },
    'It takes 40 min to get to Belém Tower, but there is only 15 min.',
  ],
  ['too_many_visits', { visits: 5, most: 3 }, '5 visits in one day; your pace allows 3.'],
  ['no_night', { missing: 1 }, '1 night without a bed.'],
  ['no_night', { missing: 2 }, '2 nights without a bed.'],
  ['unverified_place', { place: 'Atlantis' }, 'Atlantis is not in our atlas: check that it exists.'],
  ['fixed_event_missed', { what: 'Fado night' }, '“Fado night” is not on the day you set.'],
  ['wrong_order', { title: 'Lunch', after: 'Alfama' }, 'Lunch should come after Alfama.'],
  [
    'after_dark',
    { title: 'Hampstead Heath', lightUntil: 1005 },
    'It gets dark at Hampstead Heath at about 4:45 PM: go earlier to see it.',
  ],
  [
    'after_dark',
    { title: 'Hampstead Heath', lightFrom: 450 },
    'It is still dark at Hampstead Heath: it gets light at about 7:30 AM.',
  ],
  ['hours_unsure', { title: 'Alfama' }, 'The opening hours of Alfama are uncertain: check before you go.'],
] as const)('a finding of the kind %s is said as a person would', (kind, facts, words) => {
  expect(said(kind, facts)).toBe(words);
});

it('what became of mending everything is said with what is left, and why', () => {
  const left = {
    kind: 'closed',
    dayId: 'd1',
    itemIds: ['a'],
    facts: { title: 'Museum' },
  } as unknown as Finding;
  const planWith = (locked: boolean) =>
    ({ days: [{ id: 'd1', items: [{ id: 'a', title: 'Museum', locked }] }] }) as unknown as Plan;
  expect(fixedWords(2, [], null)).toBe('2 things fixed');
  expect(fixedWords(1, [left], planWith(false))).toBe(
    '1 thing fixed; left to you: Museum is closed that day.',
  );
  expect(fixedWords(0, [left, left], planWith(true))).toBe(
    'Nothing could be fixed by itself; left to you: Museum is closed that day. Museum is locked. And 1 more.',
  );
});
