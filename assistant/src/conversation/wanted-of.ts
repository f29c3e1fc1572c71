import type { Composed } from '../read/next/compose-intents.ts';
import { composeIntents } from '../read/next/compose-intents.ts';
import type { Turn } from './context.ts';
import { talkOf } from './context.ts';
import { ownButton } from './own-buttons.ts';

/** What a message wants: a button of ours by what it stands for, everything else as it is read. */
export function wantedOf(turn: Turn): Composed {
  const intents = ownButton(turn);
  return intents === null ? composeIntents(turn.marked, talkOf(turn)) : { intents, unused: [] };
}
