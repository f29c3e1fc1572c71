import { distanceKm } from '@wayfare/almanac/distance';
import type { Atlas, City } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { TripRequest } from '@wayfare/contracts/request';
import { cityWorth } from './choose-stops.ts';

/** What was said of the weather or the kind of place, where none was named. */
export interface PlaceWish {
  warm: boolean;
  cold: boolean;
  month: number;
  near: PlaceRef | null;
  cheap: boolean;
  /** Whether one gets there as it is wished; null where the wishes forbid nothing. */
  reached: ((city: City) => boolean) | null;
  /** Ids of places that are known already or not wanted. */
  excluded: ReadonlySet<string>;
}

const WARM_HIGH = 22;
const COLD_HIGH = 8;
const MOST_FOUND = 5;

/** Cities of the catalogue that fit a wish without a name ("somewhere warm in February"), the best first; with `nearest` those that come nearest to it, where none fits. */
export function suggestCities(
  atlas: Atlas,
  request: TripRequest,
  wish: PlaceWish,
  nearest: 'warmest' | 'coldest' | null = null,
): City[] {
  const days = request.days ?? 7;
  const scored = atlas.catalogueCities().flatMap((city) => {
    const guide = atlas.cityInfo(city.id)?.guide;
    if (guide === undefined || wish.excluded.has(city.id)) return [];
    const high = guide.climate.high[wish.month - 1] ?? 20;
    const rain = guide.climate.rainDays[wish.month - 1] ?? 8;
    if (nearest === null && wish.warm && high < WARM_HIGH) return [];
    if (nearest === null && wish.cold && high > COLD_HIGH) return [];
    let worth =
      cityWorth(atlas, city, request) *
      (guide.bestMonths.includes(wish.month) ? 1.3 : 0.9) *
      (rain > 14 ? 0.8 : 1);
    if (wish.cheap) worth *= Math.max(0.4, Math.min(1.6, 110 / Math.max(40, guide.dailyCostEuro[1])));
    if (request.interests?.includes('beach') === true) {
      const beaches = atlas
        .topAttractions(city.id)
        .filter(({ category, tags }) => category === 'beach' || tags.includes('beach')).length;
      worth *= beaches === 0 ? 0.1 : 1 + Math.min(3, beaches) * 0.15;
    }
    if (wish.near !== null) {
      const km = distanceKm(wish.near.latitude, wish.near.longitude, city.lat, city.lon);
      if (km < 40) return [];
      worth *= km < days * 700 ? 1 : Math.max(0.25, (days * 700) / km);
    }
    return [{ city, worth: nearest === null ? worth : nearest === 'warmest' ? high : -high }];
  });
  scored.sort((left, right) => right.worth - left.worth);
  const found: City[] = [];
  for (const { city } of scored) {
    if (found.length >= MOST_FOUND) break;
    if (wish.reached === null || wish.reached(city)) found.push(city);
  }
  return found;
}
