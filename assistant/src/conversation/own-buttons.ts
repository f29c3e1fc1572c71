import type { Intent } from '@wayfare/contracts/intent';
import { labelOf } from '../word/catalogue.ts';
import type { Turn } from './context.ts';

/** What the buttons mean that we offer as words: a press on one of them needs no reading. */
const meant: ReadonlyMap<string, Intent> = new Map<string, Intent>([
  ['Undo', { kind: 'undo' }],
  ['What did you change?', { kind: 'ask', topic: 'trip', text: 'What did you change?' }],
  ['What should I pack?', { kind: 'ask', topic: 'pack', text: 'What should I pack?' }],
  ['Make it more relaxed', { kind: 'setPace', change: 'lighter' }],
  ['See more each day', { kind: 'setPace', change: 'fuller' }],
  ['More food', { kind: 'limitKind', words: 'food', interest: 'food', amount: 'more' }],
  ['More food in my trip', { kind: 'limitKind', words: 'food', interest: 'food', amount: 'more' }],
  ['Add a day', { kind: 'setLength', change: 1 }],
  ['Make it cheaper', { kind: 'makeCheaper' }],
  [labelOf({ says: 'labelLeave' }), { kind: 'refuse' }],
]);

const leaveOut = /^Leave out (.+)$/;
const makeIt = /^Make it (\d+) days$/;
const another = /^Plan a new trip to .+ (?:for \d+ days?|instead)$/;

/** What a button with these words means for the trip that is there; null where they are no button of ours. */
export function ownButton({ question, document, hasTrip }: Turn): Intent[] | null {
  const text = question.trim();
  if (!hasTrip) return null;
  const fixed = meant.get(text);
  if (fixed !== undefined) return [fixed];
  if (another.test(text)) return [{ kind: 'planTrip', text }];
  const days = makeIt.exec(text)?.[1];
  if (days !== undefined) return [{ kind: 'setLength', days: Number(days) }];
  const stops = new Set(document.trip.stops.map(({ place }) => place.name));
  const names = (leaveOut.exec(text)?.[1] ?? '').split(/, | and /);
  return names.every((name) => stops.has(name))
    ? names.map((name) => ({ kind: 'removeStop', place: { name } }))
    : null;
}
