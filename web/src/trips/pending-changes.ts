const pending = new Set<Promise<unknown>>();

/** Remembers a change under way until it has ended, well or badly. */
export function trackChange<T>(change: Promise<T>): Promise<T> {
  const ended: Promise<unknown> = change.then(
    () => pending.delete(ended),
    () => pending.delete(ended),
  );
  pending.add(ended);
  return change;
}

/** Resolves once no change is under way, so that a list fetched after it cannot be older than what is shown. */
export async function changesSettled(): Promise<void> {
  while (pending.size > 0) await Promise.all(pending);
}
