interface BudgetNeeds {
  callsADay: number;
  spacingMs: number;
  /** How many calls are counted already on a day, over all instances and restarts. */
  counted: (day: string) => Promise<number>;
  count: () => void;
  now: () => number;
}

/** So long a call waits for its turn before it is given up. */
const longestWaitMs = 3000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** How often a service may be asked: so many calls a day (UTC), and none too soon after another. */
export function callBudget({ callsADay, spacingMs, counted, count, now }: BudgetNeeds) {
  let day = '';
  let calls = 0;
  let nextAt = 0;
  const today = async () => {
    const current = dayOf(now());
    if (current !== day) {
      const before = await counted(current);
      if (current !== day) calls = before;
      day = current;
    }
    return calls;
  };
  return {
    today,
    /** Takes one call: how long to wait for its turn, or null where there is none to have. */
    take: async (): Promise<number | null> => {
      if ((await today()) >= callsADay) return null;
      const waitMs = Math.max(0, nextAt - now());
      if (waitMs > longestWaitMs) return null;
      nextAt = now() + waitMs + spacingMs;
      calls += 1;
      count();
      return waitMs;
    },
  };
}
