import { beforeAll, describe, expect, it } from 'vitest';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { attractionOf } from '../planning/place-ref-of.ts';
import { tripFor, wish } from '../testing/answer-wishes.ts';
import { testParts } from '../testing/test-assistant.ts';

let london: TripDocument;
const day = (number: number) => ({ days: [{ number }] });
const itemsOn = ({ plan }: TripDocument, number: number) => plan?.days[number - 1]?.items ?? [];
const visitsOn = (document: TripDocument, number: number) =>
  itemsOn(document, number).filter(({ kind }) => kind === 'visit');
const others = (document: TripDocument, number: number) =>
  document.plan?.days.filter((_, index) => index !== number - 1).map(({ items }) => items);
const anew = (document: TripDocument) => wish(document, [{ kind: 'planAnew' }]).after;

beforeAll(() => {
  london = tripFor('[length 4 days] in [stop London] from [start 21 June 2027]');
});

describe('the hours of days', () => {
  it('of all days hold, and hold when the days are made anew', () => {
    const { after, text } = wish(london, [{ kind: 'setHours', startMinute: 600, endMinute: 1200 }]);
    expect(text).toContain('All days begin at 10:00 or later and end by 20:00 now.');
    for (const document of [after, anew(after)])
      for (const { items } of document.plan?.days ?? []) {
        expect(Math.min(...items.map(({ startMinute }) => startMinute))).toBeGreaterThanOrEqual(600);
        expect(Math.max(...items.map(({ endMinute }) => endMinute))).toBeLessThanOrEqual(1200);
      }
  });

  it('of one day are its own', () => {
    const { after } = wish(london, [{ kind: 'setHours', startMinute: 690, when: day(3) }]);
    expect(others(after, 3)).toEqual(others(london, 3));
    for (const document of [after, anew(after)])
      expect(itemsOn(document, 3)[0]?.startMinute).toBeGreaterThanOrEqual(690);
  });

  it('that leave no day are refused', () => {
    expect(wish(london, [{ kind: 'setHours', startMinute: 1140, endMinute: 1170 }]).document).toBeUndefined();
  });
});

describe('meals', () => {
  it('are had at the hour that was said, always or on one day', () => {
    const early = wish(london, [{ kind: 'setMealHour', meal: 'dinner', minute: 1080 }]).after;
    for (const document of [early, anew(early)])
      expect(
        itemsOn(document, 2).find(({ kind, startMinute }) => kind === 'meal' && startMinute > 960)
          ?.startMinute,
      ).toBeLessThanOrEqual(1095);
    const late = wish(london, [{ kind: 'setMealHour', meal: 'dinner', minute: 1260, when: day(2) }]).after;
    expect(
      itemsOn(late, 2).find(({ kind, startMinute }) => kind === 'meal' && startMinute > 960)?.startMinute,
    ).toBe(1260);
    expect(others(late, 2)).toEqual(others(london, 2));
  });

  it('go where none are wanted, and come where there is none', () => {
    const none = wish(london, [{ kind: 'limitKind', words: 'lunches', amount: 'none' }]).after;
    expect(JSON.stringify(none.plan)).not.toContain('"Lunch');
    const back = wish(none, [{ kind: 'addMeal', meal: 'lunch', when: day(2) }]).after;
    expect(itemsOn(back, 2).map(({ title }) => title)).toContain('Lunch');
  });

  it('are had where the atlas knows what was asked for, and are left open where it does not', () => {
    const fish = wish(london, [{ kind: 'addMeal', meal: 'dinner', words: 'fish and chips', when: day(2) }]);
    const dinner = itemsOn(fish.after, 2).find(({ title }) => title.startsWith('Dinner at '));
    expect(attractionOf(testParts.atlas, dinner?.place?.placeId ?? '')?.category).toBe('food');
    expect(fish.text).toContain(dinner!.title);
    const gravel = wish(london, [{ kind: 'addMeal', meal: 'lunch', words: 'gravel soup', when: day(2) }]);
    expect(itemsOn(gravel.after, 2).map(({ title }) => title)).toContain('Lunch: gravel soup');
    expect(gravel.text).toContain('I know no place for “gravel soup” near there');
  });

  it('are told day by day where they are wished for every day', () => {
    const { after, text } = wish(london, [
      { kind: 'addMeal', meal: 'dinner', words: 'curry', when: { each: true } },
    ]);
    const had = after.plan!.days.flatMap(({ items }) =>
      items.flatMap(({ title }) => (/^Dinner(?: at |: curry)/.test(title) ? [title] : [])),
    );
    expect(had.length).toBeGreaterThan(1);
    const named = had.filter((title) => title.startsWith('Dinner at '));
    expect(named.length).toBeGreaterThan(0);
    for (const title of named) expect(text).toContain(title);
  });
});

describe('one day', () => {
  it('becomes easier or fuller, and the others stay as they are', () => {
    const easier = wish(london, [{ kind: 'setPace', change: 'lighter', when: day(2) }]);
    expect(visitsOn(easier.after, 2).length).toBeLessThan(visitsOn(london, 2).length);
    expect(easier.text).toContain(
      `${visitsOn(easier.after, 2).length} sights, where there were ${visitsOn(london, 2).length}`,
    );
    expect(others(easier.after, 2)).toEqual(others(london, 2));
  });

  it('is kept free, wholly or for a part', () => {
    const free = wish(london, [{ kind: 'keepFree', when: day(3) }]).after;
    expect(visitsOn(free, 3)).toEqual([]);
    expect(visitsOn(anew(free), 3)).toEqual([]);
    const { after } = wish(london, [{ kind: 'keepFree', when: { ...day(2), part: 'afternoon' } }]);
    expect(
      visitsOn(after, 2).every(({ startMinute, endMinute }) => endMinute <= 840 || startMinute >= 1080),
    ).toBe(true);
    expect(others(after, 2)).toEqual(others(london, 2));
  });

  it('goes indoors when it rains', () => {
    const { after } = wish(london, [{ kind: 'rainPlan', when: day(2) }]);
    const settings = visitsOn(after, 2).map(
      ({ place }) => attractionOf(testParts.atlas, place?.placeId)?.setting,
    );
    expect(new Set(settings)).toEqual(new Set(['indoor']));
    expect(others(after, 2)).toEqual(others(london, 2));
  });

  it('changes places with another of the same stay, with what was settled in it', () => {
    const booked = wish(london, [
      { kind: 'addEvent', title: 'a show', when: { ...day(2), fromMinute: 1170 } },
    ]).after;
    const { after } = wish(booked, [{ kind: 'swapDays', days: [{ number: 2 }, { number: 3 }] }]);
    expect(itemsOn(after, 3).map(({ title }) => title)).toContain('A show');
    expect(
      visitsOn(after, 2)
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(
      visitsOn(booked, 3)
        .map(({ title }) => title)
        .toSorted(),
    );
  });

  it('that the trip does not have is told', () => {
    expect(wish(london, [{ kind: 'rainPlan', when: day(9) }]).text).toBe(
      'The trip does not have day 9: it is 4 days long.',
    );
  });
});
