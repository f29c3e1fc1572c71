import type { PlanItem } from '@wayfare/contracts/plan';
import type { Travel } from '@wayfare/contracts/trip';
import { lengthOfTime } from '@wayfare/wording/words';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDistance } from '../ui/format-distance.ts';
import { formatMinute } from '../ui/format-date.ts';
import { dayStory } from './day-story.ts';

const walk: Travel = { mode: 'walk', minutes: 10, distanceMeters: 800, estimate: true };
const told = new Set<PlanItem['kind']>(['visit', 'activity', 'meal', 'transfer']);

const item = (kind: PlanItem['kind'], title: string, startMinute: number, minutes = 60): PlanItem => ({
  id: `${title} ${startMinute}`,
  kind,
  title,
  place: null,
  startMinute,
  endMinute: startMinute + minutes,
  travel: walk,
  locked: false,
  madeBy: 'planner',
});

/** Days as plans have them: things of all kinds in order of time. */
const days = fc
  .array(
    fc.record({
      kind: fc.constantFrom('visit', 'activity', 'meal', 'transfer', 'check_in', 'note', 'free'),
      gap: fc.integer({ min: 0, max: 200 }),
      minutes: fc.integer({ min: 5, max: 240 }),
      mode: fc.constantFrom('walk', 'transit', null),
    }),
    { maxLength: 9 },
  )
  .map((things) => {
    let at = 480;
    return things.map(({ kind, gap, minutes, mode }, index) => {
      const start = at + gap;
      at = start + minutes;
      const travel = mode && { ...walk, mode };
      return { ...item(kind as PlanItem['kind'], `Place ${index}x`, start, minutes), travel } as PlanItem;
    });
  });
const numbers = fc.integer({ min: 1, max: 30 });
const partOf = (minute: number) => (minute < 720 ? 'morning' : minute < 1080 ? 'afternoon' : 'evening');

it('names everything that is done once, in order, and nothing else', () => {
  fc.assert(
    fc.property(days, numbers, (items, number) => {
      const story = dayStory({ items }, number);
      const wanted = items.filter(({ kind }) => told.has(kind)).map(({ id }) => id);
      expect(story.flatMap(({ itemIds }) => itemIds)).toEqual(wanted);
      for (const { text, itemIds } of story) {
        const named = text.match(/Place \d+x/g) ?? [];
        const titles = itemIds.map((id) => items.find((one) => one.id === id)!.title);
        if (titles.length > 0) expect(named).toEqual(titles);
        else for (const name of named) expect(items.map(({ title }) => title)).toContain(name);
      }
    }),
  );
});

it('says no time and no part of the day that the plan does not say of the same thing', () => {
  fc.assert(
    fc.property(days, numbers, (items, number) => {
      for (const { text, itemIds } of dayStory({ items }, number)) {
        const named = items.filter(({ id }) => itemIds.includes(id));
        const times = named.flatMap(({ startMinute, endMinute }) => [startMinute, endMinute]);
        const said = text.match(/\d{1,2}:\d{2}( ?[ap]m)?/gi) ?? [];
        for (const time of said) expect(times.map(formatMinute)).toContain(time);
        for (const [part] of text.matchAll(/morning|afternoon|evening/g))
          expect(named.every(({ startMinute }) => partOf(startMinute) === part)).toBe(true);
        const [, length, longest] = /^Keep (.+) for (.+)\.$/.exec(text) ?? [];
        if (longest) {
          const minutes = items
            .filter(({ kind }) => kind === 'visit' || kind === 'activity')
            .map(({ title, startMinute, endMinute }) => [endMinute - startMinute, title] as const)
            .toSorted(([one], [other]) => other - one);
          expect([length, longest]).toEqual([lengthOfTime(minutes[0]![0]), minutes[0]![1]]);
        }
        if (text.startsWith('All of it is on foot'))
          expect(items.filter(({ kind }) => told.has(kind)).every((one) => one.travel?.mode === 'walk')).toBe(
            true,
          );
      }
    }),
  );
});

it('reads as a paragraph, and differently on the next day', () => {
  const items = [
    item('visit', 'Colosseum', 570),
    item('visit', 'Basilica of San Clemente', 680),
    item('meal', 'Lunch at the market', 765, 45),
    item('visit', 'Roman Forum', 830, 150),
    item('meal', 'Dinner at Felice', 1170),
  ];
  const words = (number: number) =>
    dayStory({ items }, number)
      .map(({ text }) => text)
      .join(' ');
  expect(words(1)).toBe(
    [
      `You start at ${formatMinute(570)} with Colosseum and go on to Basilica of San Clemente.`,
      `Lunch at the market follows at ${formatMinute(765)}.`,
      'Give the afternoon to Roman Forum.',
      `At ${formatMinute(1170)} it is time for dinner at Felice.`,
      'Keep 2 h 30 min for Roman Forum.',
      `All of it is on foot, about ${formatDistance(4000)} from place to place.`,
    ].join(' '),
  );
  expect(words(2)).not.toBe(words(1));
  expect(words(2)).toContain(
    `From ${formatMinute(570)} on, the morning is for Colosseum and Basilica of San Clemente.`,
  );
  const market = [item('visit', 'Petit-Champlain and Place Royale', 570), item('visit', 'Citadelle', 640)];
  expect(dayStory({ items: market }, 3)[0]?.text).toContain(
    'Petit-Champlain and Place Royale, then Citadelle',
  );
  expect(dayStory({ items: [] }, 1)[0]?.text).toBe('Nothing is planned on this day: it is yours.');
});
