import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { tripDocument } from '@wayfare/contracts/trip-document';
import { edit } from '@wayfare/contracts/edit';
import { applyEdit } from '@wayfare/planner';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from './conversation/ask-input.ts';
import { testAssistant, testParts } from './testing/test-assistant.ts';

const { atlas } = testParts;
const request = '7 days from 12 April 2027 with 3 nights in Tokyo and 3 nights in Kyoto';
const assistant = testAssistant();
let first: Answer;

beforeAll(async () => {
  first = await assistant.ask({ question: request });
}, 60_000);

const documentOf = ({ tripName, trip, plan }: Answer): TripDocument => ({ tripName, trip, plan });
const about = (question: string, before: Answer = first) =>
  assistant.ask({ question, trip: before.trip, plan: before.plan, tripName: before.tripName });
const severe = (answer: Answer) => answer.findings.filter(({ severity }) => severity === 'severe');

describe('a first request', () => {
  test('becomes a whole trip that passes the audit', () => {
    expect(first.trip.stops.map(({ place, nights }) => [place.name, nights])).toEqual([
      ['Tokyo', 3],
      ['Kyoto', 3],
    ]);
    expect(first.plan?.days.map(({ on }) => on)).toHaveLength(7);
    expect(severe(first)).toEqual([]);
    expect(assistant.auditTrip(documentOf(first)).filter(({ severity }) => severity === 'severe')).toEqual(
      [],
    );
    expect(tripDocument.parse(documentOf(first))).toBeTruthy();
  });

  test('comes as edits that lead from nothing to the trip', () => {
    const [batch] = first.edits;
    expect(edit.parse(batch)).toBeTruthy();
    const empty: TripDocument = {
      tripName: 'New trip',
      trip: emptyTrip(),
      plan: null,
    };
    const applied = applyEdit(empty, batch!);
    expect('document' in applied && applied.document.trip).toEqual(first.trip);
    expect('document' in applied && applied.document.plan).toEqual(first.plan);
  });

  test('schedules only places of the atlas', () => {
    for (const { place } of first.plan!.days.flatMap(({ items }) => items)) {
      if (place !== null) expect(atlas.place(place.placeId ?? '')).not.toBeNull();
    }
  });

  test('gives every listed city its nights, and no two sights one id', async () => {
    for (const question of [
      '14 days Tokyo, Kyoto, Hiroshima, Osaka',
      '14 days in Japan: 4 nights in Tokyo, 9 in Hiroshima',
      '9 days in Rome, Florence, Venice and Milan in that order',
    ]) {
      const { trip, plan, text } = await assistant.ask({ question });
      expect(Math.min(...trip.stops.map(({ nights }) => nights)), text).toBeGreaterThan(0);
      const ids = (plan?.days ?? []).flatMap(({ items }) => items.map(({ id }) => id));
      expect(ids).toEqual([...new Set(ids)]);
    }
    const { trip } = await assistant.ask({
      question: 'Rome, then Milan, then Venice, in that order, 9 days',
    });
    expect(trip.stops.map(({ place }) => place.name)).toEqual(['Rome', 'Milan', 'Venice']);
  });

  test('without dates has days without dates', async () => {
    const { plan, trip } = await assistant.ask({ question: 'three days in Lisbon' });
    expect(trip.startOn).toBeNull();
    expect(plan?.days.map(({ on }) => on)).toEqual([null, null, null]);
  });

  test('says what it does not know rather than inventing it', async () => {
    const answer = await assistant.ask({ question: 'Take me to Wakanda for 3 days' });
    expect(answer.trip.stops).toEqual([]);
    expect(answer.text).toContain('Wakanda');
  });

  test('tells which wishes clash', async () => {
    const clashing =
      'Visit 2 cities for 6 days in total. Spend 3 days in Rome. Spend 4 days in Oslo. You attend a wedding in Oslo between day 1 and day 2. You attend a conference in Rome between day 1 and day 3.';
    const answer = await assistant.ask({ question: clashing });
    expect(answer.edits).toEqual([]);
    expect(answer.text).toMatch(/do not fit together/);
    expect(answer.suggestions.length).toBeGreaterThan(1);
    const history = [{ role: 'user' as const, text: clashing }];
    const mended = await assistant.ask({ question: answer.suggestions[0]!, history });
    expect(mended.trip.stops.length, mended.text).toBeGreaterThan(0);
  });
});

describe('a follow-up', () => {
  test('changes only the days that it touches', async () => {
    const answer = await about('one more night in Kyoto');
    const tokyo = (one: Answer) => one.plan?.days.filter(({ stopId }) => stopId === one.trip.stops[0]?.id);
    expect(tokyo(answer)).toEqual(tokyo(first));
    expect(answer.plan?.days).toHaveLength(8);
  });

  test('is undone and told', async () => {
    const changed = await about('skip Kyoto');
    const changes = async () => [changed.change!, first.change!];
    const ask = (question: string, { trip, plan, tripName }: Answer) =>
      assistant.ask({ question, trip, plan, tripName, changes });
    expect((await ask('what did you change?', changed)).text).toContain('Kyoto');
    const undone = await ask('undo', changed);
    expect(undone.trip).toEqual(first.trip);
    expect(undone.plan).toEqual(first.plan);
    const empty = await ask('undo', undone);
    expect(empty.trip.stops).toEqual([]);
    expect((await ask('undo', empty)).edits).toEqual([]);
  });

  test('undoes only where that is all it says, or what it names was the last change', async () => {
    const changed = await about('no museums at all');
    const changes = async () => [changed.change!, first.change!];
    const { trip, plan, tripName } = changed;
    const ask = (question: string) => assistant.ask({ question, trip, plan, tripName, changes });
    for (const question of ['undo that please', 'take it back', 'undo the museum thing'])
      expect((await ask(question)).trip, question).toEqual(first.trip);
    for (const question of [
      'go back to Kyoto at the end',
      'never mind the temples',
      'take it back to 8 days',
      'never mind',
      'undo the castle thing',
      'undo that and add Nara',
    ])
      expect((await ask(question)).trip.request.dislikes, question).toContain('museums');
  });

  test('keeps what is locked', async () => {
    const item = first.plan!.days[1]!.items.find(({ kind }) => kind === 'visit')!;
    const locked = await about(`lock ${item.title}`);
    const rebuilt = await about('make it more relaxed', locked);
    const kept = rebuilt.plan!.days[1]!.items.find(({ id }) => id === item.id);
    expect(kept).toMatchObject({ startMinute: item.startMinute, locked: true });
  });

  test('moves everything when the dates move', async () => {
    const answer = await about('start a day later');
    const names = (one: Answer) =>
      one
        .plan!.days.flatMap(({ items }) =>
          items.filter(({ kind }) => kind === 'visit').map(({ title }) => title),
        )
        .sort();
    expect(answer.plan?.days[0]?.on).toBe('2027-04-13');
    expect(names(answer)).toEqual(names(first));
  });

  test('tells the country of a place abroad, and where a stay ends', async () => {
    expect((await about('add Atlantis for 2 nights')).text).toContain('Atlantis in South Africa');
    expect((await about('add Nara for 2 nights')).text).not.toContain('Japan');
    expect((await about('add 400 days')).text).toContain('at most 119 days');
  });

  test('that swaps what is not there, or for what is there already, is told so and changes nothing', async () => {
    const absent = await about('replace Paris with Rome');
    expect(absent.text).toContain('“Paris” is no stop of this trip');
    const otherWay = await about('swap Osaka for Kyoto');
    expect(otherWay.text).toMatch(/take Kyoto out of the trip.*Shall I/);
    const there = await about('replace Tokyo with Kyoto');
    expect(there.text).toMatch(/Kyoto is in th(?:is|e) trip already/);
    for (const { edits } of [absent, otherWay, there]) expect(edits).toEqual([]);
  });

  test('for a sight that another day has already leaves that day as it is', async () => {
    const [one, other] = [first.plan!.days[0]!, first.plan!.days[1]!].map(({ items }) =>
      items.find(({ kind }) => kind === 'visit')!,
    );
    const answer = await about(`replace ${one!.title} with ${other!.title}`);
    expect(answer.text).toMatch(
      new RegExp(`${other!.title} is (?:in the plan already, on day 2|on day 2 already)`),
    );
    expect(answer.plan!.days[1]).toEqual(first.plan!.days[1]);
  });

  test('changes nothing while only asking', async () => {
    const answer = await assistant.ask({
      question: 'skip Kyoto',
      trip: first.trip,
      plan: first.plan,
      tripName: first.tripName,
      secondary: true,
    });
    expect(answer.edits).toEqual([]);
    expect(answer.trip).toEqual(first.trip);
  });
});

describe('one day', () => {
  test('is put into a better order and stays sound', () => {
    const day = first.plan!.days[1]!;
    const visits = day.items.filter(({ kind }) => kind === 'visit');
    const shuffled = {
      ...day,
      items: visits
        .toReversed()
        .map((item, index) => ({ ...item, startMinute: 560 + index * 180, endMinute: 620 + index * 180 })),
    };
    const result = assistant.optimizeDay(shuffled);
    expect(result.gainedMinutes).toBeGreaterThanOrEqual(0);
    expect(result.planDay.items.map(({ id }) => id).toSorted()).toEqual(
      visits.map(({ id }) => id).toSorted(),
    );
    expect(result.findings.filter(({ severity }) => severity === 'severe')).toEqual([]);
  });
});

test('pieces of the stream make up the text', async () => {
  let text = '';
  const answer = await assistant.ask({ question: 'a weekend in Porto' }, (event) => {
    if ('text' in event) text += event.text;
  });
  expect(text).toBe(answer.text);
});
