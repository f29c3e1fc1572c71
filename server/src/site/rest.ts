import type { FastifyInstance } from 'fastify';

/** So long nobody asked for anything before the server rests. */
const quietMs = 20_000;
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
    // There where the server was started with `--expose-gc`, as `npm start` and the container do. What is let go of
    // is garbage only after this turn.
    setImmediate(() => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }));
  };
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  return { look, close: () => clearInterval(timer) };
}
