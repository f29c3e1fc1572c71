import { beforeAll, describe, expect, it } from 'vitest';
import type { DaySaid } from '@wayfare/contracts/intent';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { ChatMessage } from '@wayfare/contracts/chat-endpoints';
import { openTurn } from '../conversation/context.ts';
import { Draft } from '../do/draft.ts';
import { tripFor } from '../testing/answer-wishes.ts';
import { testParts } from '../testing/test-assistant.ts';
import { dayOf, daysOf } from './days-of.ts';
import { itemOf } from './item-of.ts';
import { sightOf } from './place-of.ts';
import { stopOf } from './stop-of.ts';
import { isUnclear } from './unclear.ts';

let paris: TripDocument;
let japan: TripDocument;

beforeAll(() => {
  paris = tripFor(
    "[length 4 days] in [stop Paris] from [start 7 June 2027], [see the Louvre], [see the Musée d'Orsay] and [see the Eiffel Tower]",
  );
  japan = tripFor(
    '[stop Tokyo] [nights 3 nights], [stop Hakone] [nights 1 night], [stop Kyoto] [nights 3 nights] from [start 4 November 2027]',
  );
});

const draftOf = (document: TripDocument, history: ChatMessage[] = []) => {
  const { trip, plan, tripName } = document;
  return new Draft(openTurn({ question: 'x', trip, plan, tripName, history }, testParts));
};
const found = (words: string, document: TripDocument, history?: ChatMessage[], day?: number) => {
  const when = day === undefined ? undefined : { days: [{ number: day }] };
  const one = itemOf({ words, when }, draftOf(document, history));
  return isUnclear(one) ? one.unclear.candidates.map(({ name }) => name) : one.item.title;
};

describe('an item of the plan', () => {
  it.each([
    ['the Louvre', 'Louvre Museum'],
    ['the Orsay', "Musée d'Orsay"],
    ['eifel towr', 'Eiffel Tower'],
    ['Eiffel', 'Eiffel Tower'],
  ])('is known as "%s"', (words, title) => {
    expect(found(words, paris)).toBe(title);
  });

  it('is the one that was spoken of last', () => {
    const said = (text: string): ChatMessage[] => [{ role: 'user', text }];
    expect(found('that one', paris, said('is the Eiffel Tower worth it?'))).toBe('Eiffel Tower');
    expect(found('that museum', paris, said("what's the Orsay like?"))).toBe("Musée d'Orsay");
    expect(found('it', paris)).toEqual([]);
  });

  it('is one of its kind on a day, counted, or asked about where there are several', () => {
    const museums = found('museums', paris);
    expect(museums.length).toBeGreaterThan(1);
    expect(found('the second museum', paris)).toBe(museums[1]);
    expect(found('the last museum', paris)).not.toBe(museums[0]);
    const draft = draftOf(paris);
    const day = draft.days.findIndex(({ items }) => items.some(({ title }) => title === 'Louvre Museum')) + 1;
    expect(found('the museum', paris, [], day)).toContain('Louvre Museum');
  });

  it('is a meal by its word, or what comes before or after it', () => {
    expect(found('lunch', paris, [], 2)).toMatch(/^Lunch/);
    const { items } = draftOf(paris).days[1]!;
    const at = items.findIndex(({ title }) => title.startsWith('Lunch'));
    expect(found('the place after lunch', paris, [], 2)).toBe(items[at + 1]?.title);
    expect(found('what comes before lunch', paris, [], 2)).toBe(items[at - 1]?.title);
  });
});

describe('a day', () => {
  it.each<[DaySaid, number[]]>([
    [{ number: 2 }, [2]],
    [{ number: -1 }, [8]],
    [{ number: -2 }, [7]],
    [{ on: '2027-11-06' }, [3]],
    [{ weekday: 0 }, [5]],
    [{ weekday: 3 }, [1, 8]],
    [{ dayOfMonth: 7 }, [4]],
    [{ atStop: 'Hakone' }, [4]],
    [{ number: 2, atStop: 'Kyoto' }, [6]],
    [{ number: -1, atStop: 'Tokyo' }, [3]],
    [{ number: 9, atStop: 'Kyoto' }, []],
    [{ number: 40 }, []],
  ])('is found by %j', (said, numbers) => {
    const draft = draftOf(japan);
    const days = daysOf({ days: [said] }, draft);
    expect(isUnclear(days) ? [] : days.days.map((day) => draft.days.indexOf(day) + 1)).toEqual(numbers);
  });

  it('is so many days before or after the one of something', () => {
    const draft = draftOf(paris);
    const louvre = dayOf({ ofItem: 'the Louvre' }, draft);
    const before = dayOf({ ofItem: 'the Louvre', number: -1 }, draft);
    const at = (day: typeof louvre) => (isUnclear(day) ? -1 : draft.days.indexOf(day));
    expect(at(before)).toBe(at(louvre) - 1);
    expect(at(louvre)).toBeGreaterThan(0);
  });

  it('is the one that was spoken of last, and asked about where a weekday is several', () => {
    const draft = draftOf(japan, [{ role: 'assistant', text: 'Day 3 is new.' }]);
    const that = dayOf({ ofItem: 'that day' }, draft);
    expect(isUnclear(that) ? null : draft.days.indexOf(that)).toBe(2);
    const thursday = dayOf({ weekday: 3 }, draft);
    expect(isUnclear(thursday) && thursday.unclear.candidates.map(({ name }) => name)).toEqual([
      'day 1',
      'day 8',
    ]);
  });
});

describe('a stop and a place', () => {
  it('is found by name, order, or as what was spoken of last', () => {
    const draft = draftOf(japan, [{ role: 'user', text: 'how is Hakone?' }]);
    const nameOf = (name: string) => {
      const stop = stopOf({ name }, draft);
      return isUnclear(stop) ? null : stop.place.name;
    };
    expect(['Kyoto', 'the second city', 'the last stop', 'there', 'Osaka'].map(nameOf)).toEqual([
      'Kyoto',
      'Hakone',
      'Kyoto',
      'Hakone',
      null,
    ]);
  });

  it('is the one near the trip, by nickname too', () => {
    const newYork = draftOf(tripFor('[length 4 days] in [stop New York] from [start 6 May 2027]'));
    const nameOf = (name: string, draft: Draft) => {
      const sight = sightOf({ name }, draft);
      return isUnclear(sight) ? null : sight.name;
    };
    expect(nameOf('MoMA', newYork)).toBe('Museum of Modern Art');
    expect(nameOf('the Met', newYork)).toBe('Metropolitan Museum of Art');
    expect(nameOf('the opera house', draftOf(tripFor('[length 3 days] in [stop Sydney]')))).toBe(
      'Sydney Opera House',
    );
    expect(nameOf('the Floating Clock of Zandor', newYork)).toBeNull();
  });
});
