import { beforeAll, describe, expect, it } from 'vitest';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { isOfKind } from '../planning/kinds-of-sight.ts';
import { attractionOf } from '../planning/place-ref-of.ts';
import { tripFor, wish } from '../testing/answer-wishes.ts';
import { testParts } from '../testing/test-assistant.ts';

let paris: TripDocument;
let rome: TripDocument;
const day = (number: number) => ({ days: [{ number }] });
const itemsOn = ({ plan }: TripDocument, number: number) => plan?.days[number - 1]?.items ?? [];
const visitsOn = (document: TripDocument, number: number) =>
  itemsOn(document, number).filter(({ kind }) => kind === 'visit');
const titlesOn = (document: TripDocument, number: number) =>
  itemsOn(document, number).map(({ title }) => title);
const kindCount = ({ plan }: TripDocument, words: string) =>
  plan?.days.flatMap(({ items }) =>
    items.filter(({ kind, place }) => {
      const sight = attractionOf(testParts.atlas, place?.placeId);
      return (kind === 'visit' || kind === 'meal') && sight !== null && isOfKind(sight, words);
    }),
  ).length;

beforeAll(() => {
  paris = tripFor(
    '[length 4 days] in [stop Paris] from [start 7 June 2027], [like museums] and [like history]',
  );
  rome = tripFor('[length 3 days] in [stop Rome] from [start 4 May 2027], [see Colosseum]');
});

describe('a sight', () => {
  it('comes by its name on the day that was said, and only that day changes', () => {
    const { after } = wish(paris, [{ kind: 'addSight', sight: { name: 'Panthéon' }, when: day(2) }]);
    expect(titlesOn(after, 2).join()).toContain('Panthéon');
    for (const other of [1, 3, 4]) expect(titlesOn(after, other)).toEqual(titlesOn(paris, other));
  });

  it('that is a town is gone to for a day, or stayed in where it lies far', () => {
    const munich = tripFor('[length 4 days] in [stop Munich] from [start 7 June 2027]');
    const near = wish(munich, [{ kind: 'addSight', sight: { name: 'Salzburg' } }]);
    expect(near.text).toMatch(/day trip to Salzburg/);
    const far = wish(paris, [{ kind: 'addSight', sight: { name: 'Lyon' } }]);
    expect(far.after.trip.stops.map(({ place }) => place.name)).toEqual(['Paris', 'Lyon']);
  });

  it('that is closed, far away or unknown is told, with the days on which it opens', () => {
    const closed = wish(paris, [
      { kind: 'addSight', sight: { name: 'the Louvre' }, when: { days: [{ weekday: 1 }] } },
    ]);
    expect(closed.text).toContain('Louvre Museum is closed on day 2, Tuesday 8 June 2027');
    expect(closed.document).toBeUndefined();
    const far = wish(paris, [{ kind: 'addSight', sight: { name: 'Machu Picchu' }, when: day(2) }]);
    expect(far.text).toMatch(/Peru, about \d+ km from Paris/);
    const unknown = wish(paris, [{ kind: 'addSight', sight: { name: 'the Floating Clock of Zandor' } }]);
    expect(unknown.text).toContain('I cannot find');
  });

  it('goes, and does not come back when the days are made anew', () => {
    const { after } = wish(rome, [{ kind: 'removeItem', item: { words: 'the colosseum' } }]);
    const again = wish(after, [{ kind: 'planAnew' }]).after;
    expect(JSON.stringify(again.plan)).not.toContain('"Colosseum"');
  });

  it('makes room for another or for something of a kind', () => {
    const [first] = visitsOn(paris, 2);
    const { after, text } = wish(paris, [
      { kind: 'replaceItem', item: { words: first!.title }, interest: 'family' },
    ]);
    expect(text).toContain(`takes the place of ${first!.title} on day 2`);
    expect(titlesOn(after, 2)).not.toContain(first!.title);
    for (const other of [1, 3, 4]) expect(titlesOn(after, other)).toEqual(titlesOn(paris, other));
  });

  it('moves to another day and to an hour, which it keeps when the days are made anew', () => {
    const [first] = visitsOn(paris, 3);
    const item = { words: first!.title };
    expect(titlesOn(wish(paris, [{ kind: 'moveItem', item, to: day(4) }]).after, 4)).toContain(first!.title);
    const timed = wish(paris, [{ kind: 'moveItem', item, to: { fromMinute: 840 } }]).after;
    const anew = wish(timed, [{ kind: 'planAnew' }]).after;
    expect(itemsOn(anew, 3).find(({ title }) => title === first!.title)?.startMinute).toBe(840);
  });

  it('changes places with another one', () => {
    const [one, other] = [visitsOn(rome, 1)[0]!, visitsOn(rome, 2)[0]!];
    const { after } = wish(rome, [
      { kind: 'swapItems', items: [{ words: one.title }, { words: other.title }] },
    ]);
    expect(titlesOn(after, 2)).toContain(one.title);
    expect(titlesOn(after, 1)).toContain(other.title);
  });
});

describe('a kind of sight', () => {
  it('goes from the whole trip, and stays out when the days are made anew', () => {
    const { after, text } = wish(paris, [{ kind: 'limitKind', words: 'museums', amount: 'none' }]);
    expect(kindCount(paris, 'museums')).toBeGreaterThan(1);
    expect(kindCount(after, 'museums')).toBe(0);
    expect(text).toContain('No museums in the plan any more.');
    expect(kindCount(wish(after, [{ kind: 'planAnew' }]).after, 'museums')).toBe(0);
  });

  it('goes from one day alone, which keeps to it', () => {
    const { after } = wish(paris, [{ kind: 'limitKind', words: 'museums', amount: 'none', when: day(3) }]);
    const onDay = (document: TripDocument) =>
      kindCount({ ...document, plan: { schemaVersion: 1, days: [document.plan!.days[2]!] } }, 'museums');
    expect(onDay(after)).toBe(0);
    expect(onDay(wish(after, [{ kind: 'planAnew' }]).after)).toBe(0);
    expect(titlesOn(after, 1)).toEqual(titlesOn(paris, 1));
  });

  it('is counted: at most one a day, fewer, more', () => {
    const most = wish(paris, [
      { kind: 'limitKind', words: 'museums', amount: 'atMost', count: 1, when: { each: true } },
    ]).after;
    const each = (document: TripDocument) =>
      document.plan!.days.map(
        (one) => kindCount({ ...document, plan: { schemaVersion: 1, days: [one] } }, 'museums') ?? 0,
      );
    expect(Math.max(...each(most))).toBeLessThanOrEqual(1);
    expect(Math.max(...each(wish(most, [{ kind: 'planAnew' }]).after))).toBeLessThanOrEqual(1);
    const fewer = wish(paris, [{ kind: 'limitKind', words: 'museums', amount: 'less' }]).after;
    expect(kindCount(fewer, 'museums')).toBeLessThan(kindCount(paris, 'museums')!);
    const more = wish(paris, [
      { kind: 'limitKind', words: 'gardens', interest: 'nature', amount: 'more' },
    ]).after;
    expect(kindCount(more, 'gardens')).toBeGreaterThan(kindCount(paris, 'gardens')!);
  });

  it('that was settled stays, and the answer says which and offers to take it out', () => {
    const museum = paris
      .plan!.days.flatMap(({ items }) => items)
      .find(({ kind, title }) => kind === 'visit' && title.includes('Mus'))!;
    const locked = wish(paris, [
      { kind: 'lockItem', item: { words: museum.title, itemId: museum.id }, locked: true },
    ]).after;
    const {
      text,
      choices = [],
      after,
    } = wish(locked, [{ kind: 'limitKind', words: 'museums', amount: 'none' }]);
    expect(text).toContain(`${museum.title} stays, because you settled it`);
    expect(choices[0]?.label).toBe(`Take out ${museum.title}`);
    expect(kindCount(wish(after, choices[0]!.intents).after, 'museums')).toBe(0);
  });

  it('unknown to the atlas can be kept an hour for', () => {
    const { text, choices = [] } = wish(rome, [
      { kind: 'addSight', words: 'a pasta making class', when: day(2) },
    ]);
    expect(text).toContain('I know no a pasta making class');
    expect(titlesOn(wish(rome, choices[0]!.intents).after, 2)).toContain('A pasta making class');
  });
});

describe('an appointment', () => {
  it('stands at its hour and place, takes the place of the meal that it is, and survives', () => {
    const { after, text } = wish(rome, [
      {
        kind: 'addEvent',
        title: 'dinner with friends',
        where: { name: 'Trastevere' },
        when: { ...day(2), fromMinute: 1170 },
      },
    ]);
    expect(text).toContain('on day 2 at 19:30, at Trastevere');
    const anew = wish(after, [{ kind: 'planAnew' }]).after;
    const dinners = itemsOn(anew, 2).filter(({ kind, startMinute }) => kind === 'meal' && startMinute > 960);
    expect(dinners.map(({ title, startMinute }) => [title, startMinute])).toEqual([
      ['Dinner with friends', 1170],
    ]);
  });

  it('without a day is asked about, and outside the trip is told', () => {
    const { document, choices = [] } = wish(rome, [{ kind: 'addEvent', title: 'a concert' }]);
    expect(document).toBeUndefined();
    expect(choices).toHaveLength(3);
    expect(titlesOn(wish(rome, choices[1]!.intents).after, 2)).toContain('A concert');
    expect(wish(rome, [{ kind: 'addEvent', title: 'a concert', on: '2027-08-01' }]).text).toContain(
      'does not reach',
    );
  });
});
