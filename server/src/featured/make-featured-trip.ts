import type { Atlas } from '@wayfare/atlas';
import type { Assistant } from '@wayfare/assistant';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { Trip } from '@wayfare/contracts/trip';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { FeaturedRoute } from './featured-route.ts';

function toTrip(atlas: Atlas, route: FeaturedRoute): Trip {
  const stops = route.cities.flatMap(([cityId, nights], index) => {
    const city = atlas.city(cityId);
    if (!city) return [];
    const place = {
      placeId: city.id,
      name: city.name,
      kind: 'city' as const,
      latitude: city.lat,
      longitude: city.lon,
      countryCode: city.countryCode,
      timeZone: city.timeZone,
      status: 'atlas' as const,
    };
    return [{ id: `stop${index + 1}`, place, nights }];
  });
  const nights = stops.reduce((sum, stop) => sum + stop.nights, 0);
  const { budget, ...wishes } = route.request;
  const amount = budget.euroADay * (nights + 1);
  const request = { ...wishes, nights, budget: { amount, currency: 'EUR', per: 'person' as const } };
  return { ...emptyTrip(), request, stops, notes: route.notes };
}

/** A featured trip with its ways and timed days, made by the planner as a traveller's would be; null without its cities. */
export function makeFeaturedTrip(
  atlas: Atlas,
  assistant: Pick<Assistant, 'legsOf' | 'buildPlan'>,
  route: FeaturedRoute,
): TripDocument | null {
  const bare = toTrip(atlas, route);
  if (bare.stops.length < route.cities.length) return null;
  const trip = { ...bare, legs: assistant.legsOf(bare) };
  const { plan } = assistant.buildPlan({ tripName: route.name, trip, plan: null });
  return { tripName: route.name, trip, plan };
}
