import type { TravelModel } from './create-travel-model.ts';
import { greatCircle } from './great-circle.ts';
import { option } from './ground-modes.ts';
import type { TravelOption, TravelPlace } from './travel-option.ts';

/** How long one piece of work may look for ways, by which clock. */
export interface TravelTime {
  milliseconds: number;
  now: () => number;
}

const detour = 1.3;
const drivenMetersPerMinute = 1100;
const farthestDriveMeters = 700_000;
const flownMetersPerMinute = 12_500;
/** To the airport, through it and into town. */
const airportMinutes = 210;

/** What one would guess from the distance alone. */
function guess(from: TravelPlace, to: TravelPlace): TravelOption {
  const meters = greatCircle(from, to);
  const basis = 'A guess by the distance alone.';
  if (meters > farthestDriveMeters) {
    const minutes = airportMinutes + meters / flownMetersPerMinute;
    const costCents = 2500 + meters * 0.007;
    const co2Grams = 14_000 + meters * 0.08;
    return option({ mode: 'flight', minutes, costCents, co2Grams, distanceMeters: meters, basis });
  }
  const distanceMeters = meters * detour;
  const minutes = distanceMeters / drivenMetersPerMinute;
  const [costCents, co2Grams] = [distanceMeters * 0.011, distanceMeters * 0.165];
  return option({ mode: 'drive', per: 'vehicle', minutes, costCents, co2Grams, distanceMeters, basis });
}

/**
 * The model for one piece of work that must come to an end: once the ways looked for have taken the time, further ones
 * are guessed by their distance. What was answered before is answered the same.
 */
export function travelWithinTime(travel: TravelModel, { milliseconds, now }: TravelTime): TravelModel {
  const answers = new Map<string, readonly TravelOption[]>();
  let spent = 0;
  const lookUp: TravelModel['estimateTravel'] = (from, to) => {
    if (spent >= milliseconds) return [guess(from, to)];
    const begun = now();
    const found = travel.estimateTravel(from, to);
    spent += now() - begun;
    return found;
  };
  return {
    ...travel,
    estimateTravel: (from, to, { modes } = {}) => {
      const key = JSON.stringify([from.lat, from.lon, from.countryCode, to.lat, to.lon, to.countryCode]);
      const found = answers.get(key) ?? lookUp(from, to);
      answers.set(key, found);
      return modes ? found.filter(({ mode }) => modes.includes(mode)) : found;
    },
  };
}
