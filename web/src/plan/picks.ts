import { useSyncExternalStore } from 'react';

/** The items that are chosen to do something to all of them, and whether one is choosing. */
export function createPicks() {
  let held: readonly string[] = [];
  let picking = false;
  const listeners = new Set<() => void>();
  const change = (next: readonly string[], isPicking: boolean) => {
    held = next;
    picking = isPicking;
    for (const listener of listeners) listener();
  };
  return {
    read: () => held,
    isPicking: () => picking,
    /** Lets one choose, with nothing chosen yet. */
    begin: () => change(held, true),
    toggle: (itemId: string) =>
      change(held.includes(itemId) ? held.filter((one) => one !== itemId) : [...held, itemId], true),
    add: (itemIds: readonly string[]) => change([...new Set([...held, ...itemIds])], true),
    end: () => change([], false),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Picks = ReturnType<typeof createPicks>;

/** The items that are chosen. */
export const usePicked = ({ subscribe, read }: Picks) => useSyncExternalStore(subscribe, read, read);
/** Whether one is choosing items. */
export const useIsPicking = ({ subscribe, isPicking }: Picks) =>
  useSyncExternalStore(subscribe, isPicking, isPicking);
