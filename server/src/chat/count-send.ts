import { limits } from '@wayfare/contracts/limits';
import { hashSecret } from '../http/secret.ts';
import { Refusal } from '../http/refusal.ts';
import type { User } from '../http/visitor.ts';
import type { ChatSendRepo } from './chat-send.repo.ts';

/** Who writes: an account, or a visitor by the hash of their cookie, who may just have been given it. */
export interface Writer {
  actor: User | null;
  visitor: string;
  isNew: boolean;
  address: string;
}

/** Under which name messages are counted and remembered. */
export const senderOf = ({ actor, visitor }: Pick<Writer, 'actor' | 'visitor'>) =>
  actor ? `user:${actor.id}` : `visitor:${visitor}`;

const inWords = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
};

/**
 * What a message counts against. People at one address have an allowance each; the address has a wider one, and those
 * who come without a cookie share one visitor's, so that throwing it away brings nothing.
 */
function countsOf(writer: Writer) {
  const { MAX_ANON_PER_HOUR, MAX_CHAT_PER_HOUR, anonChatPerAddress } = limits;
  if (writer.actor) return [{ sender: senderOf(writer), most: MAX_CHAT_PER_HOUR }];
  const address = hashSecret(writer.address);
  return [
    { sender: senderOf(writer), most: MAX_ANON_PER_HOUR },
    { sender: `address:${address}`, most: anonChatPerAddress },
    ...(writer.isNew ? [{ sender: `newcomers:${address}`, most: MAX_ANON_PER_HOUR }] : []),
  ];
}

/** Counts a message to the assistant, or refuses it with the time until the next one may be sent. */
export async function countSend({ sends, now }: { sends: ChatSendRepo; now: () => number }, writer: Writer) {
  const at = now();
  const full = await sends.add(countsOf(writer), at, at - limits.chatWindowMs);
  if (!full) return;
  const seconds = Math.max(1, Math.ceil((full.oldest + limits.chatWindowMs - at) / 1000));
  const sent =
    full.sender === senderOf(writer)
      ? `You have sent ${full.most} messages in the last hour.`
      : 'A lot of messages have come from your network in the last hour.';
  const hint = writer.actor
    ? ''
    : ` Signing in raises the limit to ${limits.MAX_CHAT_PER_HOUR} messages an hour.`;
  throw new Refusal('too_many_requests', `${sent} You can send the next one in ${inWords(seconds)}.${hint}`, {
    retryAfterSeconds: seconds,
  });
}
