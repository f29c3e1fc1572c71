import { beforeAll, describe, expect, it } from 'vitest';
import type { Choice, Intent } from '@wayfare/contracts/intent';
import type { ChatMessage } from '@wayfare/contracts/chat-endpoints';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { sameData } from '@wayfare/planner';
import { tripFor, wish } from '../testing/answer-wishes.ts';

let italy: TripDocument;
const place = (name: string) => ({ name });
const asked = (choices: Choice[]): ChatMessage[] => [{ role: 'assistant', text: 'Shall I?', choices }];

beforeAll(() => {
  italy = tripFor(
    '[stop Rome] [nights 2 nights], [stop Florence] [nights 2 nights] from [start 20 September 2027]',
  );
});

describe('a wish that takes something away', () => {
  const removal: Intent = { kind: 'removeStop', place: place('Rome') };

  it('is done where it was surely said, else asked with buttons', () => {
    expect(wish(italy, [{ ...removal, sure: 0.9 }]).after.trip.stops).toHaveLength(1);
    const { edits, text, choices = [] } = wish(italy, [{ ...removal, sure: 0.6 }]);
    expect(edits).toBeUndefined();
    expect(text).toContain('That would take Rome out of the trip');
    expect(choices.map(({ label }) => label)).toEqual(['Apply', 'Leave it as it is']);
    expect(wish(italy, choices[0]!.intents).after.trip.stops).toHaveLength(1);
    expect(wish(italy, choices[1]!.intents).text).toBe('All right, everything stays as it is.');
  });

  it('is done by a plain yes, and left by a no', () => {
    const { choices = [] } = wish(italy, [{ ...removal, sure: 0.6 }]);
    expect(wish(italy, [{ kind: 'agree' }], { history: asked(choices) }).after.trip.stops).toHaveLength(1);
    expect(wish(italy, [{ kind: 'refuse' }], { history: asked(choices) }).edits).toBeUndefined();
    expect(wish(italy, [{ kind: 'agree' }]).text).toContain('not sure what you agree to');
  });

  it('is another trip only where that was surely said', () => {
    const other: Intent = { kind: 'planTrip', text: 'Plan 5 days in Lisbon' };
    const unsure = wish(italy, [{ ...other, sure: 0.6 }], { question: other.text });
    expect(unsure.edits).toBeUndefined();
    expect(unsure.choices?.map(({ label }) => label)).toEqual([
      'Plan a new trip to Lisbon',
      'Add Lisbon with 2 nights',
      'Leave it as it is',
    ]);
    const sure = wish(italy, unsure.choices![0]!.intents, { chosen: true });
    expect(sure.after.trip.stops.map(({ place: { name } }) => name)).toEqual(['Lisbon']);
  });

  it('is shown before it is done where the reading is a guess, whatever it is', () => {
    const guess = wish(italy, [{ kind: 'setPace', change: 'lighter', sure: 0.25 }]);
    expect(guess.edits).toBeUndefined();
    expect(guess.text).toContain('Nothing has changed yet');
    expect(wish(italy, guess.choices![0]!.intents).edits).toHaveLength(1);
  });
});

describe('several things in one message', () => {
  it('are done as far as forty, and the rest is said to be left out', () => {
    const more: Intent = { kind: 'setNights', place: place('Florence'), change: 1 };
    const { text, after } = wish(
      italy,
      Array.from({ length: 42 }, () => more),
    );
    expect(after.trip.stops[1]!.nights).toBe(42);
    expect(text).toContain('I took the first 40 wishes and left out the rest');
  });

  it('are all done, answered or told', () => {
    const { text, after } = wish(
      italy,
      [
        { kind: 'setNights', place: place('Florence'), change: 1 },
        { kind: 'ask', topic: 'water', text: 'can I drink the tap water?' },
        { kind: 'removeItem', item: { words: 'the moon' } },
        { kind: 'beyondUs', words: 'a rental car' },
      ],
      { unused: ['with a view'] },
    );
    expect(after.trip.stops[1]?.nights).toBe(3);
    expect(text).toMatch(/water/i);
    expect(text).toContain('Florence now has 3 nights.');
    expect(text).toContain('I cannot find “the moon” in the plan');
    expect(text).toContain('I left out: with a view and a rental car.');
  });

  it('are one step back: undo takes all of it, redo brings it again, and undo goes one further', () => {
    const first = wish(italy, [{ kind: 'setNights', place: place('Rome'), change: 1 }]);
    const second = wish(first.after, [
      { kind: 'setNights', place: place('Florence'), change: 1 },
      { kind: 'renameTrip', name: 'Autumn' },
    ]);
    const changes = [second.change!, first.change!];
    const undone = wish(second.after, [{ kind: 'undo' }], { changes });
    expect(sameData(undone.after, first.after)).toBe(true);
    const redone = wish(undone.after, [{ kind: 'redo' }], { changes: [undone.change!, ...changes] });
    expect(sameData(redone.after, second.after)).toBe(true);
    const further = wish(undone.after, [{ kind: 'undo' }], { changes: [undone.change!, ...changes] });
    expect(sameData(further.after, italy)).toBe(true);
    expect(wish(italy, [{ kind: 'redo' }]).text).toContain('nothing that was taken back');
  });

  it('with an undo of something else among them take nothing back', () => {
    const first = wish(italy, [{ kind: 'setNights', place: place('Rome'), change: 1 }]);
    const { text, edits } = wish(first.after, [{ kind: 'undo', words: 'the museum thing' }], {
      changes: [first.change!],
    });
    expect(edits).toBeUndefined();
    expect(text).toContain('Rome now has 3 nights');
  });
});

describe('what changes nothing', () => {
  it('is told so while one only asks', () => {
    const { text, edits } = wish(italy, [{ kind: 'setLength', change: 1 }], { secondary: true });
    expect(edits).toBeUndefined();
    expect(text).toContain('Just asking is switched on');
  });

  it('is danger, which is answered before anything else', () => {
    const { text, edits } = wish(italy, [{ kind: 'setLength', change: 1 }, { kind: 'distress' }], {
      question: 'add a day, then I will kill myself',
    });
    expect(edits).toBeUndefined();
    expect(text).toContain('so sorry');
  });

  it('is another trip or a step back while one only asks', () => {
    for (const kind of ['startOver', 'undo'] as const) {
      const { text, document } = wish(italy, [{ kind }], { secondary: true });
      expect(document).toBeUndefined();
      expect(text).toContain('Just asking is switched on');
    }
  });

  it('is a wish about days of a route that has none yet, which are offered', () => {
    const route = { ...italy, plan: null };
    const longer = wish(route, [{ kind: 'setNights', place: place('Rome'), change: 1 }]).after;
    expect([longer.trip.stops[0]?.nights, longer.plan]).toEqual([3, null]);
    const { text, choices = [] } = wish(route, [{ kind: 'rainPlan', when: { days: [{ number: 2 }] } }]);
    expect(text).toContain('no day plan yet');
    expect(wish(route, choices[0]!.intents).after.plan?.days).toHaveLength(5);
  });

  it('is a wish that holds already', () => {
    const again = wish(italy, [{ kind: 'setNights', place: place('Rome'), nights: 2 }]);
    expect(again.edits).toBeUndefined();
    expect(again.text).toBe('Rome has 2 nights already.');
  });
});
