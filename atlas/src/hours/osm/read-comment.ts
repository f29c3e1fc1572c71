import type { MinuteWindow } from '../parse-hours.ts';

const lastEntryAt = /^last (?:entry|entrance|admission)(?: at)? (\d{1,2})[:.](\d\d)$/i;
const lastEntryBefore = /^last (?:entry|entrance|admission) (\d{1,3}) min(?:utes?)? before clos(?:ing|e)$/i;

/** Windows with the last entry that a comment names; null where it names none within them. */
export function withLastEntry(comment: string, windows: readonly MinuteWindow[]): MinuteWindow[] | null {
  const at = lastEntryAt.exec(comment);
  const before = lastEntryBefore.exec(comment);
  if (before !== null) {
    const minutes = Number(before[1]);
    if (windows.some(({ startMinute, endMinute }) => endMinute - startMinute < minutes)) return null;
    return windows.map((window) => ({ ...window, lastEntryMinute: window.endMinute - minutes }));
  }
  const last = windows.at(-1);
  if (at === null || last === undefined) return null;
  const lastEntryMinute = Number(at[1]) * 60 + Number(at[2]);
  if (lastEntryMinute < last.startMinute || lastEntryMinute > last.endMinute) return null;
  return [...windows.slice(0, -1), { ...last, lastEntryMinute }];
}

/** Whether words ask for an appointment. */
export const asksForAppointment = (text: string): boolean =>
  /appointment|arrangement|reservation|booking|on request/i.test(text);
