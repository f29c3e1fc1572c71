import { addDays } from '@wayfare/almanac/local-date';
import type { Attraction } from '../atlas.ts';
import type { ImportedFacts } from '../import/extra-place.ts';
import { openWindowsOn } from '../hours/open-windows.ts';

const A_YEAR_FROM = '2026-01-01';

/** Whether a sight is open by other hours whenever it is by its own, on every day of a year. */
function holdsCore(sight: Attraction, { hours, closedOn }: ImportedFacts): boolean {
  const other = {
    hours: hours!,
    closedOn: closedOn ?? undefined,
    countryCode: sight.countryCode,
    cityId: sight.cityId,
  };
  return Array.from({ length: 365 }, (_, day) => addDays(A_YEAR_FROM, day)).every((on) => {
    const wide = openWindowsOn(other, on);
    return openWindowsOn(sight, on).every(({ startMinute, endMinute }) =>
      wide.some((window) => window.startMinute <= startMinute && window.endMinute >= endMinute),
    );
  });
}

/** Whether imported hours are better than a sight's own: never than sure ones. */
function improves(sight: Attraction, facts: ImportedFacts): boolean {
  if (facts.hours === null || sight.hoursFrom !== undefined) return false;
  if (sight.confidence === 'core') return !facts.hoursAtLeast && holdsCore(sight, facts);
  return sight.confidence === 'low';
}

/** A sight with what an import knows of it; its hours are the import's only where its own were unsure. */
function withOne(sight: Attraction, facts: ImportedFacts): Attraction {
  const told: Attraction = { ...sight, imported: [...(sight.imported ?? []), facts] };
  if (!improves(sight, facts)) return told;
  const { confidence: _unsure, lastEntry: _lastEntry, ...rest } = told;
  const closedOn = [...new Set([...(sight.closedOn ?? []), ...(facts.closedOn ?? [])])];
  return {
    ...rest,
    hours: facts.hours!,
    ...(closedOn.length > 0 && { closedOn }),
    ...(facts.hoursAtLeast && { confidence: 'core' }),
    hoursFrom: facts,
  };
}

/** A sight with what imports know of it. */
export const withFacts = (sight: Attraction, facts: readonly ImportedFacts[]): Attraction =>
  facts.reduce(withOne, sight);
