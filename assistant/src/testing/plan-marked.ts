import { answerIntents } from '../conversation/answer-intents.ts';
import type { AskInput } from '../conversation/ask-input.ts';
import { openTurn, talkOf } from '../conversation/context.ts';
import type { Reply } from '../conversation/reply.ts';
import { composeIntents } from '../read/next/compose-intents.ts';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { markedLine } from './marked-line.ts';
import { readFirst } from './read-first.ts';
import { testParts } from './test-assistant.ts';

const { atlas } = testParts;
/** Far enough from the trips of the tests, so that they do not grow old. */
export const testNow = '2026-11-21T10:00:00Z';

export type Planned = Reply & TripDocument & Required<Pick<Reply, 'suggestions' | 'findings' | 'edits'>>;

/**
 * What is answered to a first request whose words stand with their marks, `[length 3 days] in [stop Rome]`: for tests of
 * planning, which hold whatever the reader learns.
 */
export function planMarked(line: string, input: Partial<AskInput> = {}): Planned {
  const marked = markedLine(line, 'first');
  const turn = openTurn({ question: marked.text, now: testNow, ...input }, testParts);
  const { today, currency } = turn;
  const reading = readFirst(marked.text, marked, { atlas, today, locale: input.locale, currency });
  const reply = answerIntents({ ...turn, marked, reading }, composeIntents(marked, talkOf(turn)));
  const { document = turn.document } = reply;
  return { suggestions: [], findings: [], edits: [], ...reply, ...document };
}
