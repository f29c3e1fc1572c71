import { limits } from '@wayfare/contracts/limits';
import { onDevice, readStored, writeStored } from '../ui/browser-storage.ts';

const key = 'wayfare.chat-sends';

/** How many messages fit into an hour. */
export const chatLimit = (signedIn: boolean) =>
  signedIn ? limits.MAX_CHAT_PER_HOUR : limits.MAX_ANON_PER_HOUR;

function sendsInWindow(now: number): number[] {
  const stored = readStored(onDevice, key);
  if (!Array.isArray(stored)) return [];
  const oldest = now - limits.chatWindowMs;
  return stored.filter((at): at is number => typeof at === 'number' && at >= oldest).sort((a, b) => a - b);
}

/** Whether a message may be sent; where not, when the next one may. */
export type SendCheck = { allowed: true } | { allowed: false; nextAt: number };

/**
 * Takes note of one send if the rolling hour has room for it. Sends older than an hour are forgotten first; a refused
 * send leaves no mark.
 */
export function recordSend(limit: number, now: number): SendCheck {
  const sends = sendsInWindow(now);
  const blocking = sends[sends.length - limit];
  if (blocking !== undefined) {
    writeStored(onDevice, key, sends);
    return { allowed: false, nextAt: blocking + limits.chatWindowMs + 1 };
  }
  writeStored(onDevice, key, [...sends, now]);
  return { allowed: true };
}
