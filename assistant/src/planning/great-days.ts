import type { Atlas } from '@wayfare/atlas';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { KnownGreatDay } from '@wayfare/planner';

/** What a date is in a city, as far as it matters to a traveller. */
export function knownDays(atlas: Atlas, cityId: string, on: string): KnownGreatDay[] {
  const country = atlas.city(cityId)?.countryCode;
  if (country === undefined) return [];
  return atlas.greatDays(country, cityId, on).flatMap(({ name, tell = null, closed = [] }) => {
    const noTransport = closed.includes('transport') || closed.includes('everything');
    return tell === null && !noTransport ? [] : [{ name, tell, ...(noTransport && { noTransport }) }];
  });
}

/** The same for a day of a plan, by where one wakes up, or else by where one sleeps. */
export const knownOn = (atlas: Atlas, { on, base, endBase }: PlanDay): KnownGreatDay[] =>
  on === null ? [] : knownDays(atlas, (base ?? endBase)?.placeId?.split('/')[0] ?? '', on);
