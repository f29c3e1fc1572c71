import type { Intent } from '@wayfare/contracts/intent';
import type { ChatMessage } from '@wayfare/contracts/chat-endpoints';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { answerIntents } from '../conversation/answer-intents.ts';
import type { ReadMessage } from '../conversation/answer-intents.ts';
import type { Change } from '../conversation/change.ts';
import { changeOf } from '../conversation/change.ts';
import { openTurn } from '../conversation/context.ts';
import type { Reply } from '../conversation/reply.ts';
import { planMarked, testNow } from './plan-marked.ts';
import { testParts } from './test-assistant.ts';

/** The trip that a first request with its marks makes. */
export function tripFor(line: string): TripDocument {
  const { tripName, trip, plan } = planMarked(line);
  return { tripName, trip, plan };
}

interface Asked extends Omit<ReadMessage, 'intents'> {
  question?: string;
  history?: readonly ChatMessage[];
  changes?: readonly Change[];
  secondary?: boolean;
}

/** What is answered to wishes about a trip, with the trip as it is then and the way to take that back. */
export function wish(
  before: TripDocument,
  intents: readonly Intent[],
  { question = 'x', history, changes = [], secondary, ...read }: Asked = {},
): Reply & { after: TripDocument; change: Change | null } {
  const { tripName, trip, plan } = before;
  const turn = openTurn({ question, trip, plan, tripName, history, now: testNow, secondary }, testParts);
  const reply = answerIntents(turn, { intents, ...read }, changes);
  return { ...reply, after: reply.document ?? before, change: changeOf(before, reply.edits ?? []) };
}
