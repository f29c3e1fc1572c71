import type { FastifyBaseLogger } from 'fastify';

interface QueueNeeds {
  /** False where it is to be tried again later. */
  take: (id: string) => Promise<boolean>;
  now: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** A place whose picture could not be had is left alone so long. */
const restMs = 3_600_000;
const mostWaiting = 1000;

/** Places whose pictures are looked for, one after the other, while nobody waits. */
export function pictureQueue({ take, now, log }: QueueNeeds) {
  const waiting = new Set<string>();
  const restsUntil = new Map<string, number>();
  let looking: Promise<void> | undefined;
  let closed = false;

  const rest = (id: string) => {
    if (restsUntil.size > mostWaiting) restsUntil.clear();
    restsUntil.set(id, now() + restMs);
  };
  const look = async () => {
    for (const id of waiting) {
      if (closed) return;
      try {
        if (!(await take(id))) rest(id);
      } catch (error) {
        rest(id);
        log.warn({ err: error, place: id }, 'a picture could not be taken');
      }
      waiting.delete(id);
    }
  };
  return {
    /** Whether it is being looked for now. */
    want: (id: string) => {
      if (closed || waiting.size >= mostWaiting || (restsUntil.get(id) ?? 0) > now()) return false;
      waiting.add(id);
      looking ??= look().finally(() => (looking = undefined));
      return true;
    },
    close: async () => {
      closed = true;
      await looking;
    },
  };
}
