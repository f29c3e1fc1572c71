import { expect, test } from 'vitest';
import { tripFor, wish } from '../testing/answer-wishes.ts';

const question = 'what did you change?';
const asked = [{ kind: 'ask' as const, topic: 'trip' as const, text: question }];

test('the trip itself is not taken back where the last answer changed nothing', () => {
  const before = tripFor('[length 3 days] in [stop Vienna]');
  const empty = { ...before, plan: null, trip: { ...before.trip, stops: [] } };
  const { after, change } = wish(empty, [{ kind: 'planTrip', text: '3 days in Vienna' }], {
    question: '3 days in Vienna',
  });
  const changes = [{ ...change!, messageId: 'first' }];
  const undo = [{ kind: 'undo' as const }];
  const history = [{ role: 'assistant' as const, text: 'Shall I?', id: 'second' }];
  const left = wish(after, undo, { question: 'undo that', history, changes });
  expect(left.change).toBeNull();
  expect(left.text).toContain('My last change was to plan this trip');
  const own = [{ role: 'assistant' as const, text: 'Here is a plan', id: 'first' }];
  expect(wish(after, undo, { question: 'undo that', history: own, changes }).after.trip.stops).toEqual([]);
});

test('what changed is the change of the last answer, or that there was none and what was said instead', () => {
  const before = tripFor('[length 3 days] in [stop Vienna]');
  const items = before.plan!.days.flatMap((day) => day.items);
  // No meal is called after it, which the same words would mean next.
  const sight = items.find(
    ({ kind, title }) => kind === 'visit' && items.every((one) => !one.title.endsWith(`near ${title}`)),
  )!;
  const remove = [{ kind: 'removeItem' as const, item: { words: sight.title } }];
  const { after, change, text } = wish(before, remove);
  const changes = [{ ...change!, messageId: 'first' }];
  const history = [{ role: 'assistant' as const, text, id: 'first' }];
  expect(wish(after, asked, { question, history, changes }).text).toBe(`My last change: ${change!.label}`);
  const again = wish(after, remove);
  expect(again.change).toBeNull();
  const later = [...history, { role: 'assistant' as const, text: again.text, id: 'second' }];
  expect(wish(after, asked, { question, history: later, changes }).text).toBe(
    `Nothing with my last answer, which said: “${again.text}” My last change: ${change!.label}`,
  );
});
