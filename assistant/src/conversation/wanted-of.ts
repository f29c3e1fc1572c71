import { anyOf } from '../read/any-of.ts';
import type { Intent } from '@wayfare/contracts/intent';
import type { Composed } from '../read/next/compose-intents.ts';
import { composeIntents } from '../read/next/compose-intents.ts';
import type { Turn } from './context.ts';
import { talkOf } from './context.ts';
import { ownButton } from './own-buttons.ts';

const asksOnly =
  anyOf(`just asking, only asking, just curious, just wondering, don't change anything, dont change anything,
  do not change anything, no changes please, hypothetically`);

/** Whether a message says that nothing is to be changed by it. */
export const onlyAsks = (question: string): boolean => asksOnly.test(question.replaceAll('’', "'"));

/** What a message wants: a button of ours by what it stands for, everything else as it is read. */
export function wantedOf(turn: Turn): Composed {
  const intents = ownButton(turn);
  if (intents !== null) return { intents, doubted: new Set(), unused: [] };
  const composed = composeIntents(turn.marked, talkOf(turn));
  return onlyAsks(turn.question) ? { ...composed, intents: composed.intents.map(asQuestion) } : composed;
}

/** "What if it rains? Just asking." */
const asQuestion = (intent: Intent): Intent =>
  intent.kind === 'rainPlan' ? { kind: 'ask', topic: 'weather', text: intent.from ?? '' } : intent;
