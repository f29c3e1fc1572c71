import type { FlightAirport } from './flight-model.ts';
import { greatCircle } from './great-circle.ts';
import type { Point } from './great-circle.ts';
import { intercontinentalHubs } from './hubs.ts';
import type { TravelMode, TravelOption } from './travel-option.ts';

const patience: Readonly<Record<TravelMode, number>> = {
  walk: 9,
  bike: 5,
  transit: 5,
  drive: 20,
  bus: 3.5,
  rail: 6,
  ferry: 6,
  flight: 1.6,
};

/** Airlines leave a hop to the boat, the train and the road where these take no more than half a day, or no longer. */
const hopMeters = 250_000;
const halfDayMinutes = 300;
/** Somewhat farther they fly where time is gained, or between cities where many come to change planes. */
const shortFlightMeters = 360_000;
const hubReachMeters = 60_000;

/** Whether airlines fly so short a way, which takes `onGround` minutes by other means. */
function isFlown(
  flight: TravelOption,
  onGround: number,
  straight: number,
  isBetweenHubs: () => boolean,
): boolean {
  if (straight > shortFlightMeters) return true;
  if (straight < hopMeters) return onGround > halfDayMinutes && flight.minutes < onGround;
  return flight.minutes < onGround || isBetweenHubs();
}

/** Leaves out what nobody would take beside the others, and puts the quickest first. */
export function sensibleOptions(airports: readonly FlightAirport[]) {
  const hubs = airports.filter(({ iata }) => intercontinentalHubs.has(iata));
  const isHubCity = (place: Point): boolean => hubs.some((hub) => greatCircle(hub, place) < hubReachMeters);

  return (options: readonly TravelOption[], from: Point, to: Point): readonly TravelOption[] => {
    const straight = greatCircle(from, to);
    const onGround = Math.min(
      ...options.map(({ mode, minutes }) => (mode === 'flight' ? Infinity : minutes)),
    );
    const isTaken = (option: TravelOption): boolean =>
      option.mode !== 'flight' || isFlown(option, onGround, straight, () => isHubCity(from) && isHubCity(to));
    const sorted = options.filter(isTaken).toSorted((a, b) => a.minutes - b.minutes);
    const quickest = sorted[0]?.minutes ?? 0;
    return sorted.filter(({ mode, minutes }) => minutes <= Math.max(90, quickest * patience[mode]));
  };
}
