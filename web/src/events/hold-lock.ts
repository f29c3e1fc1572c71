// Older browsers, and pages that did not come over a secure connection, have none of the two or only one.
const locks =
  typeof BroadcastChannel === 'undefined'
    ? undefined
    : (globalThis.navigator as Partial<Navigator> | undefined)?.locks;

/** Whether the tabs of this browser can settle things between them. */
export const canShare = locks !== undefined;

/**
 * Asks for a lock of this browser and holds it until the function it answers is called. Where there are no locks, or
 * none for this page, everybody has what they ask for.
 */
export function holdLock(name: string, mode: 'exclusive' | 'shared', onHeld: () => void): () => void {
  if (!locks) {
    onHeld();
    return () => {};
  }
  const control = new AbortController();
  const { signal } = control;
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  const hold = () => {
    if (!signal.aborted) onHeld();
    return held;
  };
  locks.request(name, { mode, signal }, hold).catch(() => {
    if (!signal.aborted) onHeld();
  });
  return () => {
    control.abort();
    release();
  };
}

/** How often each lock whose name begins so is held, over all tabs, by the rest of its name; null where nobody knows. */
export async function countLocks(prefix: string): Promise<Map<string, number> | null> {
  const found = await locks?.query().catch(() => undefined);
  if (!found) return null;
  const counts = new Map<string, number>();
  for (const { name = '' } of found.held ?? []) {
    if (!name.startsWith(prefix)) continue;
    const rest = name.slice(prefix.length);
    counts.set(rest, (counts.get(rest) ?? 0) + 1);
  }
  return counts;
}
