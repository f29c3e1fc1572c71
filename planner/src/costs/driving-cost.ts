import type { Money } from '@wayfare/contracts/money';
import type { Travel } from '@wayfare/contracts/trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';

/** What a car costs in a country, in euro cents. */
export interface CarRates {
  hireCentsPerDay: number;
  fuelCentsPerKm: number;
}

/** What driving costs in a trip, by what it is paid for. */
export interface DrivingCost {
  /** None where one comes in one's own car. */
  hireDays: number;
  hire: Money;
  kilometres: number;
  fuel: Money;
  tolls: Money;
  /** The part of it that stands in no way of the trip: hire, and fuel about town. */
  beside: Money;
}

/** A drive of a trip: on which day, in which country. */
interface Drive {
  day: number;
  countryCode: string;
  travel: Travel;
}

const VAN_HIRE = 2.2;
const VAN_FUEL = 1.5;

const euro = (cents: number): Money => ({ amountCents: Math.round(cents), currency: 'EUR' });

/** The stop that each day begins at, and at the end the last one. */
function stopsByDay({ trip }: TripDocument) {
  const nights = trip.stops.flatMap((stop) => Array.from({ length: stop.nights }, () => stop));
  const last = trip.stops.at(-1);
  return last === undefined ? [] : [...nights, last];
}

function drivesOf(document: TripDocument): Drive[] {
  const { trip, plan } = document;
  const stops = stopsByDay(document);
  const countryOn = (day: number) => stops[Math.min(day, stops.length - 1)]?.place.countryCode ?? '';
  const legs = trip.legs.map(({ to, travel }) => {
    const arrival = stops.findIndex(({ id }) => id === to);
    const day = arrival < 0 ? Math.max(0, stops.length - 1) : arrival;
    return { day, countryCode: countryOn(day), travel };
  });
  const about = (plan?.days ?? []).flatMap(({ items }, day) =>
    items.flatMap(({ travel }) => (travel === null ? [] : [{ day, countryCode: countryOn(day), travel }])),
  );
  return [...legs, ...about].filter(({ travel }) => travel.mode === 'drive');
}

/** The days for which a car is hired: from the first drive to the last where the trip goes by car, else those with one. */
function hiredDays(drives: readonly Drive[], keepsCar: boolean): number[] {
  const days = [...new Set(drives.map(({ day }) => day))].toSorted((one, other) => one - other);
  const [first = 0, last = -1] = [days[0], days.at(-1)];
  return keepsCar ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : days;
}

/** What driving costs in a trip; null where nobody drives. An estimate, in euros. */
export function drivingCost(
  document: TripDocument,
  ratesIn: (countryCode: string) => CarRates,
): DrivingCost | null {
  const { trip } = document;
  const drives = drivesOf(document);
  if (drives.length === 0) return null;
  const wishes = trip.request.transport ?? trip.assumed.transport ?? [];
  const isVan = wishes.includes('campervan');
  const isOwn = trip.legs.some(({ from, travel }) => from === 'origin' && travel.mode === 'drive');
  const drivesOn = trip.legs.some(({ travel }) => travel.mode === 'drive');
  const days = isOwn ? [] : hiredDays(drives, isVan || wishes.includes('car') || drivesOn);
  const stops = stopsByDay(document);
  const hire = days.reduce((sum, day) => {
    const country = stops[Math.min(day, stops.length - 1)]?.place.countryCode ?? '';
    return sum + ratesIn(country).hireCentsPerDay * (isVan ? VAN_HIRE : 1);
  }, 0);
  const sums = { meters: 0, fuel: 0, tolls: 0, beside: hire };
  for (const { countryCode, travel } of drives) {
    const { cost, distanceMeters, estimate } = travel;
    const fuel = (distanceMeters / 1000) * ratesIn(countryCode).fuelCentsPerKm * (isVan ? VAN_FUEL : 1);
    sums.meters += distanceMeters;
    sums.fuel += fuel;
    if (cost === undefined) sums.beside += fuel;
    else if (estimate && cost.currency === 'EUR') {
      sums.tolls += Math.max(0, cost.amountCents - fuel);
      sums.beside += Math.max(0, fuel - cost.amountCents);
    }
  }
  return {
    hireDays: days.length,
    hire: euro(hire),
    kilometres: Math.round(sums.meters / 1000),
    fuel: euro(sums.fuel),
    tolls: euro(sums.tolls),
    beside: euro(sums.beside),
  };
}
