import { useSyncExternalStore } from 'react';

/** What the pointer is on, for whoever wants to know; pointing along a list draws nobody else anew. */
export function createPointed() {
  let held: string | null = null;
  const listeners = new Set<() => void>();
  return {
    read: () => held,
    point: (id: string | null) => {
      if (id === held) return;
      held = id;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What is pointed at in one place and shown in another. */
export type Pointed = ReturnType<typeof createPointed>;

/** The id of what is pointed at now. */
export const usePointedId = ({ subscribe, read }: Pointed) => useSyncExternalStore(subscribe, read);
