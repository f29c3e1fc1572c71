import type { City, TravelModel } from '@wayfare/atlas';
import type { TripRequest } from '@wayfare/contracts/request';

/** Whether one gets from one city to another as it is wished. */
export type Reachable = (from: City, to: City) => boolean;

const LONGEST_RIDE = 600;
const byLand = ['rail', 'bus', 'ferry', 'drive', 'transit'] as const;

function modesOf(wishes: readonly string[]): readonly string[] | null {
  if (wishes.includes('train')) return ['rail', 'transit'];
  if (wishes.includes('bus')) return ['bus', 'transit'];
  if (wishes.includes('public_transport')) return ['rail', 'bus', 'ferry', 'transit'];
  if (wishes.includes('car') || wishes.includes('campervan')) return ['drive'];
  if (wishes.includes('no_flights'))
    return byLand.filter((mode) => mode !== 'drive' || !wishes.includes('no_car'));
  return null;
}

/** What the wishes for transport allow between cities that are chosen; null where they forbid nothing. */
export function reachableBy(travel: TravelModel, { transport = [] }: TripRequest): Reachable | null {
  const modes = modesOf(transport);
  if (modes === null) return null;
  const spot = ({ lat, lon, countryCode }: City) => ({ lat, lon, countryCode: countryCode.toUpperCase() });
  const known = new Map<string, boolean>();
  return (from, to) => {
    const key = [from.id, to.id].sort().join('>');
    let can = known.get(key);
    if (can === undefined) {
      can = travel
        .estimateTravel(spot(from), spot(to))
        .some(({ mode, minutes }) => modes.includes(mode) && minutes <= LONGEST_RIDE);
      known.set(key, can);
    }
    return can;
  };
}
