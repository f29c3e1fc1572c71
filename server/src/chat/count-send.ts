import { limits } from '@wayfare/contracts/limits';
import { hashSecret } from '../http/secret.ts';
import { Refusal } from '../http/refusal.ts';
import type { User } from '../http/visitor.ts';
import type { ChatSendRepo } from './chat-send.repo.ts';

/** Who writes: the account, or what an address leaves when it is hashed. */
export const senderOf = (actor: User | null, address: string) =>
  actor ? `user:${actor.id}` : `visitor:${hashSecret(address)}`;

/** Counts a message to the assistant, or refuses it with the time until the next one may be sent. */
export async function countSend(
  { sends, now }: { sends: ChatSendRepo; now: () => number },
  { actor, address }: { actor: User | null; address: string },
) {
  const { MAX_ANON_PER_HOUR, MAX_CHAT_PER_HOUR, chatWindowMs } = limits;
  const at = now();
  const sender = senderOf(actor, address);
  const most = actor ? MAX_CHAT_PER_HOUR : MAX_ANON_PER_HOUR;
  const oldest = await sends.add(sender, at, at - chatWindowMs, most);
  if (oldest === null) return;
  const seconds = Math.max(1, Math.ceil((oldest + chatWindowMs - at) / 1000));
  const hint = actor ? '' : ` Signing in raises the limit to ${MAX_CHAT_PER_HOUR}.`;
  const minutes = Math.ceil(seconds / 60);
  throw new Refusal(
    'too_many_requests',
    `That were ${most} messages within an hour. The next one is possible in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.${hint}`,
    { retryAfterSeconds: seconds },
  );
}
