import { openWindowsOn } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { clock } from '@wayfare/wording/words';

/** When a place with hours of its own is open on a date, as one says it: `open 12:30–15:00`; nothing where it is not known. */
export function hoursOn({ hours, closedOn, countryCode }: PlaceRef, on: string | undefined): string {
  if (hours === undefined || on === undefined) return '';
  const source = { hours, ...(closedOn && { closedOn }), ...(countryCode && { countryCode }) };
  const windows = openWindowsOn(source, on).map(
    ({ startMinute, endMinute }) => `${clock(startMinute)}–${clock(endMinute)}`,
  );
  return windows.length === 0 ? 'closed that day' : `open ${windows.join(', ')}`;
}
