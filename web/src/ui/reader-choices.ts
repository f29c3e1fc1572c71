import { currencyOfRegion } from '@wayfare/almanac/currency-of-region';
import { useSyncExternalStore } from 'react';
import { onDevice, readStored, writeStored } from './browser-storage.ts';
import { isAsServer } from './page-data.ts';

/** How a reader has figures written. */
export interface ReaderChoices {
  distance: 'km' | 'mi';
  temperature: 'celsius' | 'fahrenheit';
  clock: '24' | '12';
  /** The first day of a week, 0 for Sunday. */
  weekStart: 0 | 1 | 6;
  currency: string;
}

const storageKey = 'wayfare.figures';
const milesIn = new Set(['US', 'GB', 'LR', 'MM']);
const fahrenheitIn = new Set(['US', 'BS', 'BZ', 'KY', 'LR', 'PW', 'FM', 'MH']);
const weekStarts = [0, 1, 6] as const;

/** What the server writes, and so a page that is still as it drew it. */
const asServer: ReaderChoices = {
  distance: 'km',
  temperature: 'celsius',
  clock: '24',
  weekStart: 1,
  currency: 'EUR',
};

type WithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };

/** What is usual where a locale is spoken. */
export function usualChoices(localeName: string): ReaderChoices {
  const locale: WithWeek = new Intl.Locale(localeName);
  const region = locale.maximize().region ?? '';
  const first = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
  const { hour12 } = new Intl.DateTimeFormat(localeName, { hour: 'numeric' }).resolvedOptions();
  return {
    distance: milesIn.has(region) ? 'mi' : 'km',
    temperature: fahrenheitIn.has(region) ? 'fahrenheit' : 'celsius',
    clock: hour12 ? '12' : '24',
    weekStart: weekStarts.find((day) => day === first % 7) ?? 1,
    currency: currencyOfRegion(region) ?? asServer.currency,
  };
}

let usual: ReaderChoices | undefined;
let chosen: Partial<ReaderChoices> | undefined;
let version = 0;
const listeners = new Set<() => void>();

/** How this reader has figures written: as they chose, else as is usual where they are. */
export function readerChoices(): ReaderChoices {
  if (isAsServer()) return asServer;
  usual ??= usualChoices(new Intl.DateTimeFormat().resolvedOptions().locale);
  chosen ??= (readStored(onDevice, storageKey) as Partial<ReaderChoices> | undefined) ?? {};
  return { ...usual, ...chosen };
}

/** Keeps a choice on this device; everything that stands on the page is written anew. */
export function choose(change: Partial<ReaderChoices>) {
  chosen = { ...chosen, ...change };
  writeStored(onDevice, storageKey, chosen);
  version += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes with every choice: what is drawn under it as a key is drawn anew. */
export const useChoicesVersion = () =>
  useSyncExternalStore(
    subscribe,
    () => version,
    () => 0,
  );
