import { answerFirstRequest } from './first-request.ts';
import type { RememberedChanges } from './remembered-changes.ts';
import type { Turn } from './context.ts';
import type { Reply } from './reply.ts';

/** Chooses what a message asks for and answers it. */
export function decide(turn: Turn, changes: RememberedChanges): Reply {
  void changes;
  return answerFirstRequest(turn);
}
