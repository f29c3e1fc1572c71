import { useSyncExternalStore } from 'react';
import { onDevice, readStored, writeStored } from '../ui/browser-storage.ts';

const keptAs = 'wayfare.currency';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function chosen() {
  const stored = readStored(onDevice, keptAs);
  return typeof stored === 'string' ? stored : undefined;
}

function choose(currency: string) {
  writeStored(onDevice, keptAs, currency);
  for (const listener of listeners) listener();
}

/** The currency in which sums are shown on this device, wherever they stand; at first the budget's. */
export const useShownCurrency = (first: string) =>
  [useSyncExternalStore(subscribe, chosen) ?? first, choose] as const;
