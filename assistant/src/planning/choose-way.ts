import type { TravelModel, TravelOption } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { TripRequest } from '@wayfare/contracts/request';
import type { Travel } from '@wayfare/contracts/trip';
import { headsOf } from '@wayfare/planner';
import { spotOf } from './ways.ts';

/** Minutes that a flight must save over the train before one goes to the airport for it. */
const FLIGHT_HANDICAP = 60;
const NOT_WISHED = 10_000;

function weightOf(option: TravelOption, wishes: readonly string[]): number {
  const { mode, minutes } = option;
  const wishesCar = wishes.includes('car') || wishes.includes('campervan');
  if (mode === 'flight')
    return (
      minutes +
      FLIGHT_HANDICAP +
      (wishes.includes('no_flights') ? NOT_WISHED : 0) +
      (wishesCar && minutes < 900 ? 240 : 0) +
      (wishes.includes('train') ? 180 : 0)
    );
  if (mode === 'drive')
    return wishesCar ? minutes * 0.5 : minutes * 1.2 + 90 + (wishes.includes('no_car') ? NOT_WISHED : 0);
  if (mode === 'rail') return wishes.includes('train') ? minutes * 0.6 : minutes;
  if (mode === 'bus') return wishes.includes('bus') ? minutes * 0.5 : minutes + 20;
  if (mode === 'ferry') return wishes.includes('ferry') ? minutes * 0.5 : minutes;
  if (mode === 'walk' || mode === 'bike') return minutes <= 30 ? minutes : minutes * 4;
  return minutes + 10;
}

/** An option of the travel model as a trip holds it, for one traveller (or the whole car). */
export const travelOf = (option: TravelOption): Travel => ({
  mode: option.mode,
  minutes: Math.min(20_160, Math.round(option.minutes)),
  distanceMeters: Math.min(50_000_000, Math.round(option.distanceMeters)),
  cost: { amountCents: Math.round(option.costCents), currency: 'EUR' },
  co2Grams: Math.round(option.co2Grams),
  estimate: true,
});

/** The way between two cities that suits what was wished of transport; null where none is known. */
export function chooseWay(
  travel: TravelModel,
  from: PlaceRef,
  to: PlaceRef,
  request: TripRequest,
): { travel: Travel; unwished: boolean } | null {
  const wishes = request.transport ?? [];
  const options = travel.estimateTravel(spotOf(from), spotOf(to));
  const best = options.reduce<{ option: TravelOption; weight: number } | null>((least, option) => {
    const weight = weightOf(option, wishes);
    return least === null || weight < least.weight ? { option, weight } : least;
  }, null);
  if (best === null) return null;
  const people = headsOf(request);
  const way = travelOf(best.option);
  const unwished = best.weight >= NOT_WISHED;
  if (best.option.per === 'vehicle' || way.cost === undefined || way.co2Grams === undefined)
    return { travel: way, unwished };
  const cost = { ...way.cost, amountCents: way.cost.amountCents * people };
  return { travel: { ...way, cost, co2Grams: way.co2Grams * people }, unwished };
}
