import { useState } from 'react';
import { onDevice, readStored, writeStored } from '../ui/browser-storage.ts';

const keyOf = (tripId: string) => `wayfare.done.${tripId}`;

function readDone(tripId: string): string[] {
  const held = readStored(onDevice, keyOf(tripId));
  return Array.isArray(held) ? held.filter((id) => typeof id === 'string') : [];
}

/**
 * What the traveller has marked as done, kept on this device: it needs no network, and is nobody else's business. Of
 * other days' marks nothing is kept.
 */
export function useDone(tripId: string, dayItemIds: readonly string[]) {
  const [ids, setIds] = useState(() => readDone(tripId));
  const toggle = (id: string) => {
    const held = readDone(tripId).filter((one) => dayItemIds.includes(one));
    const next = held.includes(id) ? held.filter((one) => one !== id) : [...held, id];
    setIds(next);
    writeStored(onDevice, keyOf(tripId), next.length > 0 ? next : undefined);
  };
  return { doneIds: new Set(ids), toggle };
}
