/**
 * Looks at trips, one look at a time: at some of them or at all that are open. What is asked for during a look is looked at
 * right after it, together.
 */
export function looksInTurn(look: (only: ReadonlySet<string> | null) => Promise<void>) {
  let running: Promise<void> | null = null;
  let again = false;
  /** Null for all that are open. */
  let wanted: Set<string> | null = new Set();

  const lookOnce = () => {
    const only = wanted;
    wanted = new Set();
    return look(only);
  };
  const run = (): Promise<void> => {
    again = running !== null;
    running ??= lookOnce().finally(() => {
      running = null;
      if (again) void run();
    });
    return running;
  };
  return {
    at: (tripId: string) => {
      wanted?.add(tripId);
      return run();
    },
    atAll: () => {
      wanted = null;
      void run();
    },
    ended: async () => running,
  };
}
