import { expect, test } from 'vitest';
import { tripFor, wish } from '../testing/answer-wishes.ts';

const question = 'what did you change?';
const asked = [{ kind: 'ask' as const, topic: 'trip' as const, text: question }];

test('what changed is the change of the last answer, or that there was none and what was said instead', () => {
  const before = tripFor('[length 3 days] in [stop Vienna]');
  const sight = before.plan!.days[1]!.items.find(({ kind }) => kind === 'visit')!;
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
