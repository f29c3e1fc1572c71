import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { Leg, Stop } from '@wayfare/contracts/trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';

/** The stays whose days no longer fit the route, and how many days would be made anew for them. */
export interface StaleStays {
  stopIds: string[];
  days: number;
}

/** The stop that each day of a route belongs to: where one sleeps, or what is passed on the way there. */
export function stopsByDay(stops: readonly Stop[]): string[] {
  const nights = stops.flatMap((stop) => Array.from({ length: stop.nights }, () => stop));
  const visited = Array.from({ length: nights.length + 1 }, (_, index) => {
    const [slept, sleeps] = [nights[index - 1], nights[index]];
    const start = slept === undefined ? 0 : stops.indexOf(slept) + 1;
    const end = sleeps === undefined ? stops.length : stops.indexOf(sleeps);
    const passed = slept === sleeps ? undefined : stops.slice(start, end).find((stop) => stop.nights === 0);
    return passed ?? sleeps ?? slept;
  });
  return visited.flatMap((stop) => (stop === undefined ? [] : [stop.id]));
}

/** Each stay with its number of days and its neighbours, as one text to compare. */
function shapes(sequence: readonly (string | null)[]): Map<string, string> {
  const found = new Map<string, string>();
  const runs: { id: string | null; days: number }[] = [];
  for (const id of sequence) {
    const run = runs.at(-1);
    if (run?.id === id) run.days += 1;
    else runs.push({ id, days: 1 });
  }
  runs.forEach(({ id, days }, index) => {
    if (id === null) return;
    // A day of a stop that went is a neighbour too, unlike the ends of the trip.
    const beside = [runs[index - 1], runs[index + 1]].map((run) => (run === undefined ? 'end' : run.id));
    const shape = JSON.stringify([days, ...beside]);
    found.set(id, `${found.get(id) ?? ''}${shape}`);
  });
  return found;
}

/** Whether a journey of the plan is still the leg that it was made from. */
function isOfLeg({ startMinute, endMinute }: PlanItem, { travel, departMinute, arriveMinute }: Leg): boolean {
  if (arriveMinute !== undefined && endMinute % 1440 === arriveMinute) return true;
  return endMinute - startMinute === travel.minutes && startMinute >= (departMinute ?? 0);
}

const madeByPlanner = ({ locked, madeBy }: PlanItem) => !locked && madeBy !== 'traveller';

function hasStaleItem(day: PlanDay, stops: ReadonlyMap<string, Stop>, legs: ReadonlyMap<string, Leg>) {
  return day.items.some((item) => {
    if (item.kind === 'transfer') {
      const leg = item.id.startsWith('way-') ? legs.get(item.id.slice(4)) : undefined;
      return leg !== undefined && (leg.locked === true || madeByPlanner(item)) && !isOfLeg(item, leg);
    }
    if (item.kind !== 'check_in' || !madeByPlanner(item)) return false;
    const stop = item.id.startsWith('check-in-') ? stops.get(item.id.slice(9)) : undefined;
    return stop !== undefined && item.place?.name !== (stop.lodging ?? stop.place).name;
  });
}

/**
 * Compares a plan with the route it was built for: stays with other nights, other neighbours, another way in or out or
 * another bed need their days made anew; whatever else was changed by hand is nobody's fault and stays.
 */
export function staleStays({ trip, plan }: Pick<TripDocument, 'trip' | 'plan'>): StaleStays {
  if (plan === null || trip.stops.length === 0) return { stopIds: [], days: 0 };
  const wanted = stopsByDay(trip.stops);
  const [route, present] = [shapes(wanted), shapes(plan.days.map(({ stopId }) => stopId))];
  const stops = new Map(trip.stops.map((stop) => [stop.id, stop]));
  const legs = new Map(trip.legs.map((leg) => [leg.to, leg]));
  const touched = new Set(
    plan.days.filter((day) => hasStaleItem(day, stops, legs)).map(({ stopId }) => stopId),
  );
  const stopIds = [...route].flatMap(([id, shape]) =>
    shape !== present.get(id) || touched.has(id) ? [id] : [],
  );
  return { stopIds, days: wanted.filter((id) => stopIds.includes(id)).length };
}
