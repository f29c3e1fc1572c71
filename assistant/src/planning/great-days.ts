import type { Atlas } from '@wayfare/atlas';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { KnownGreatDay } from '@wayfare/planner';

/** What a date is in a city, as far as a traveller should be told. */
export function toldDays(atlas: Atlas, cityId: string, on: string): KnownGreatDay[] {
  const country = atlas.city(cityId)?.countryCode;
  if (country === undefined) return [];
  return atlas
    .greatDays(country, cityId, on)
    .flatMap(({ name, tell }) => (tell === undefined ? [] : [{ name, tell }]));
}

/** The same for a day of a plan, by where one wakes up, or else by where one sleeps. */
export const toldOn = (atlas: Atlas, { on, base, endBase }: PlanDay): KnownGreatDay[] =>
  on === null ? [] : toldDays(atlas, (base ?? endBase)?.placeId?.split('/')[0] ?? '', on);
