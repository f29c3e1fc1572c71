import { useSyncExternalStore } from 'react';
import { inSession, readStored, writeStored } from '../ui/browser-storage.ts';

const keyOf = (trip: string) => `wayfare.typed.${trip}`;

function readTyped(trip: string) {
  const stored = readStored(inSession, keyOf(trip));
  return typeof stored === 'string' ? stored : '';
}

const keepTyped = (trip: string, text: string) =>
  writeStored(inSession, keyOf(trip), text === '' ? undefined : text);

/** What was typed about a trip and is not sent, kept for the tab. Typing draws nothing anew but who reads it. */
export function createTypedText(trip: string) {
  let held = readTyped(trip);
  const listeners = new Set<() => void>();
  const write = (text: string) => {
    held = text;
    keepTyped(trip, text);
    for (const listener of listeners) listener();
  };
  return {
    read: () => held,
    write,
    /** Puts a message that was not taken back into the box, after what stands there by now. */
    restore: (text: string) => write(held.trim() === '' ? text : `${held.trimEnd()}\n${text}`),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What is typed into the composer and not sent yet. */
export type TypedText = ReturnType<typeof createTypedText>;

/** The text as it stands now. */
export const useTypedText = ({ subscribe, read }: TypedText) => useSyncExternalStore(subscribe, read);

/** Hands the text on when a draft becomes a saved trip. */
export function moveTyped(from: string, to: string) {
  keepTyped(to, readTyped(from));
  keepTyped(from, '');
}
