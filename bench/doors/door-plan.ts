import type { Assistant } from '@wayfare/assistant';
import type { Finding } from '@wayfare/contracts/finding';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import { readDay, writeDay } from './day-number.ts';
import type { DoorPlace } from './places.ts';

/** One of the bench's plans: what was asked, its days, and what the audit says of it. */
export interface DoorPlan {
  ask: string;
  cityId: string;
  days: readonly (PlanDay & { on: string })[];
  findings: readonly Finding[];
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Writes `24 December 2026`, as a traveller would. */
function spelled(on: string): string {
  const [year, month, day] = on.split('-').map(Number) as [number, number, number];
  return `${day} ${months[month - 1]} ${year}`;
}

/** Has the assistant make a plan as it does for everybody. */
export async function makePlan(assistant: Assistant, place: DoorPlace, great: boolean): Promise<DoorPlan> {
  const ask = `${place.days} days in ${place.ask} from ${spelled(great ? place.great : place.ordinary)}`;
  const { tripName, trip, plan } = await assistant.ask({ question: ask });
  if (tripName === null || trip === null || plan === null) throw new Error(`No plan was made of "${ask}".`);
  const days = plan.days.map((day) => {
    if (day.on === null) throw new Error(`A day of "${ask}" has no date.`);
    return { ...day, on: day.on };
  });
  if (days.length !== place.days) throw new Error(`"${ask}" became ${days.length} days.`);
  const cityId = trip.stops[0]?.place.placeId;
  if (!cityId) throw new Error(`"${ask}" leads to no city of the atlas.`);
  return { ask, cityId, days, findings: assistant.auditTrip({ tripName, trip, plan }) };
}

/** The same days on other dates, as nobody would make them. */
export const movedTo = (plan: DoorPlan, on: string): DoorPlan => ({
  ...plan,
  days: plan.days.map((day, index) => ({ ...day, on: writeDay(readDay(on) + index) })),
});

/** The items of a day that are visits to sights of the atlas. */
export const visitsOf = (day: PlanDay): (PlanItem & { sightId: string })[] =>
  day.items.flatMap((item) => {
    const sightId = item.place?.placeId;
    return item.kind === 'visit' && sightId?.includes('/') ? [{ ...item, sightId }] : [];
  });
