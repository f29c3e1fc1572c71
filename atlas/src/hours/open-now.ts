import { addDays } from '@wayfare/almanac/local-date';
import { openWindowsOn } from './open-windows.ts';
import type { HoursSource, LocalDate, OpenWindow } from './open-windows.ts';

export type { LocalDate };

/** Whether a place is open at a moment, and when that changes next, in its own local time. */
export interface OpenState {
  open: boolean;
  /** Open, but the last visitor has been let in. */
  lastEntryPassed: boolean;
  /** Local date of the place at that moment. */
  on: LocalDate;
  /** Local minute of the day at that moment. */
  minute: number;
  /** When it closes, in minutes from the midnight that began `on`; null when closed or never closing. */
  closesAtMinute: number | null;
  /** When it opens next; null when open, when it stays closed for the coming 60 days, or when nobody knows. */
  opensNext: { on: LocalDate; minute: number } | null;
}

const formats = new Map<string, Intl.DateTimeFormat>();
const searchedDays = 60;

/** The local date and minute of an instant in a time zone. */
export function localTime(at: Date, timeZone: string): { on: LocalDate; minute: number } {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    on: `${part.year}-${part.month}-${part.day}`,
    minute: Number(part.hour) * 60 + Number(part.minute),
  };
}

/** Says whether a place is open at an instant; hours past midnight of the day before are counted. */
export function openNow(source: HoursSource, at: Date, timeZone: string): OpenState {
  const { on, minute } = localTime(at, timeZone);
  const state = { open: false, lastEntryPassed: false, on, minute, closesAtMinute: null, opensNext: null };
  if (source.hours === 'unknown') return state;
  if (source.hours === 'always' && openWindowsOn(source, on).length > 0) return { ...state, open: true };
  const current = currentWindow(source, on, minute);
  if (current) {
    return {
      ...state,
      open: true,
      lastEntryPassed: minute > current.lastEntryMinute,
      closesAtMinute: current.endMinute,
    };
  }
  return { ...state, opensNext: nextOpening(source, on, minute) };
}

function currentWindow(source: HoursSource, on: LocalDate, minute: number): OpenWindow | null {
  const today = openWindowsOn(source, on);
  const yesterday = openWindowsOn(source, addDays(on, -1)).map((window) => ({
    startMinute: window.startMinute - 1440,
    endMinute: window.endMinute - 1440,
    lastEntryMinute: window.lastEntryMinute - 1440,
  }));
  const holds = (window: OpenWindow) => minute >= window.startMinute && minute < window.endMinute;
  return today.find(holds) ?? yesterday.find(holds) ?? null;
}

function nextOpening(
  source: HoursSource,
  on: LocalDate,
  minute: number,
): { on: LocalDate; minute: number } | null {
  for (let days = 0; days <= searchedDays; days += 1) {
    const date = addDays(on, days);
    const next = openWindowsOn(source, date).find((window) => days > 0 || window.startMinute > minute);
    if (next) return { on: date, minute: next.startMinute };
  }
  return null;
}
