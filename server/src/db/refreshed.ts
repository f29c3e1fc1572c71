import { storageRefusal } from '../http/storage-refusal.ts';

/**
 * Reads anew what the site goes by once it is older than `keptMs`. While the database is away what was known last goes
 * on to hold: whoever finds that out waits for it, and nobody else until it is back.
 */
export function refreshed(
  read: () => Promise<unknown>,
  { keptMs, now }: { keptMs: number; now: () => number },
) {
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  let isAway = false;
  const readOnce = async () => {
    try {
      await read();
      isAway = false;
    } catch (error) {
      if (!storageRefusal(error)) throw error;
      isAway = true;
    } finally {
      readAt = now();
      reading = undefined;
    }
  };
  return async () => {
    // A clock that is set back must not make a second a day.
    if (Math.abs(now() - readAt) <= keptMs) return;
    reading ??= readOnce();
    if (isAway) reading.catch(() => {});
    else await reading;
  };
}
