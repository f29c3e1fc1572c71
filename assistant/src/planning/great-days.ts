import type { Atlas } from '@wayfare/atlas';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { Stop } from '@wayfare/contracts/trip';
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

/** The same for a day of a plan, by where one wakes up or sleeps; where that is a hotel, by the town of its stop. */
export function knownOn(
  atlas: Atlas,
  { on, base, endBase, stopId }: PlanDay,
  stops: readonly Stop[],
): KnownGreatDay[] {
  const town = stops.find(({ id }) => id === stopId)?.place;
  const placeId = (base ?? endBase)?.placeId ?? town?.placeId ?? '';
  return on === null ? [] : knownDays(atlas, placeId.split('/')[0]!, on);
}
