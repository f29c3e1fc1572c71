import type { FastifyInstance } from 'fastify';
import { collectGarbage } from './collect-garbage.ts';

/**
 * So long nobody asked for anything before the server rests: longer than a traveller thinks about the next message, which
 * would wait for a new thread, and short enough that memory is back a minute after the last.
 */
const quietMs = 40_000;
const lookEveryMs = 5000;
/** Whoever only looks whether the server lives keeps it from no rest. */
const watching = new Set(['/healthz', '/readyz', '/metrics']);

interface RestNeeds {
  /** What gives memory back that can be filled again. */
  letGo: readonly (() => void)[];
  /** A clock that nobody sets. */
  elapsed?: () => number;
}

/**
 * Gives memory back once nobody has asked for anything for a while: a runtime without work collects no garbage by itself,
 * and would hold for days what a busy minute has filled. Once in each quiet time; the next question fills it again.
 */
export function restWhenQuiet(app: FastifyInstance, needs: RestNeeds) {
  const { letGo, elapsed = () => performance.now() } = needs;
  let askedAt = elapsed();
  let hasRested = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!watching.has(request.url)) {
      askedAt = elapsed();
      hasRested = false;
    }
    done();
  });
  const look = () => {
    if (hasRested || elapsed() - askedAt < quietMs) return;
    hasRested = true;
    for (const release of letGo) {
      try {
        release();
      } catch (error) {
        app.log.warn({ err: error }, 'memory could not be given back');
      }
    }
    // What was let go of in this turn may be in use until it ends.
    setImmediate(collectGarbage);
  };
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  return { look, close: () => clearInterval(timer) };
}
