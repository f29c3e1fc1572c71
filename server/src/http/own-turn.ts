const waiting: (() => void)[] = [];

function next() {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(next);
}

/**
 * Resolves in a turn of the event loop that no other large piece of work has, so that of many at once the requests of
 * others come in between.
 */
export const ownTurn = () =>
  new Promise<void>((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(next);
  });

/** What is longer is read, checked or written in a turn of its own; a week's trip is a tenth of it. */
export const longText = 128 * 1024;
