import type { TripDocument } from '@wayfare/contracts/trip-document';
import { useSyncExternalStore } from 'react';
import { onDevice, readStored, writeStored } from '../ui/browser-storage.ts';

const key = 'wayfare.draft';

/** The unsaved trip that lives on this device until someone signs in. */
export interface LocalDraft {
  document: TripDocument;
  changedAt: number;
}

const looksLikeDraft = (value: unknown): value is LocalDraft => {
  const draft = value as Partial<LocalDraft> | undefined;
  return Array.isArray(draft?.document?.trip?.stops) && typeof draft.changedAt === 'number';
};

const listeners = new Set<() => void>();
let held: LocalDraft | undefined;
let heldText: string | null = null;

/** The draft of this device, or undefined. The same object as long as nothing changed. */
export function readLocalDraft(): LocalDraft | undefined {
  let text: string | null = null;
  try {
    text = localStorage.getItem(key);
  } catch {
    return undefined;
  }
  if (text === heldText) return held;
  const stored = readStored(onDevice, key);
  heldText = text;
  held = looksLikeDraft(stored) ? stored : undefined;
  return held;
}

/** Keeps a document as this device's draft, or takes the draft away. False where the browser would not keep it. */
export function writeLocalDraft(document: TripDocument | undefined): boolean {
  const kept = writeStored(onDevice, key, document && { document, changedAt: Date.now() });
  for (const listener of listeners) listener();
  return kept;
}

/** Calls back when another tab may have changed the draft; one that was asleep hears of it as it wakes. */
export function watchOtherTabs(listener: () => void) {
  const signals = ['storage', 'focus', 'pageshow'] as const;
  for (const signal of signals) window.addEventListener(signal, listener);
  return () => {
    for (const signal of signals) window.removeEventListener(signal, listener);
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The draft of this device, kept up to date across tabs. */
export const useLocalDraft = () => useSyncExternalStore(subscribe, readLocalDraft, () => undefined);
