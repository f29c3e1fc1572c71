import type { Assistant } from '@wayfare/assistant';
import type { Finding } from '@wayfare/contracts/finding';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { readDay, writeDay } from './day-number.ts';
import type { DoorPlace } from './places.ts';

/** One of the bench's plans: what was asked, its days, and what the audit says of it. */
export interface DoorPlan {
  ask: string;
  cityId: string;
  document: TripDocument;
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
  if (plan.days.length !== place.days) throw new Error(`"${ask}" became ${plan.days.length} days.`);
  return audited(assistant, ask, { tripName, trip, plan });
}

function audited(assistant: Assistant, ask: string, document: TripDocument): DoorPlan {
  const days = (document.plan?.days ?? []).map((day) => {
    if (day.on === null) throw new Error(`A day of "${ask}" has no date.`);
    return { ...day, on: day.on };
  });
  const cityId = document.trip.stops[0]?.place.placeId;
  if (!cityId) throw new Error(`"${ask}" leads to no city of the atlas.`);
  return { ask, cityId, document, days, findings: assistant.auditTrip(document) };
}

/** The same days kept on other dates, as who heeds no great day would, and audited there. */
export function keptOn(assistant: Assistant, { ask, document, days }: DoorPlan, startOn: string): DoorPlan {
  const moved = days.map((day, index) => ({ ...day, on: writeDay(readDay(startOn) + index) }));
  const plan = { schemaVersion: 1 as const, days: moved };
  return audited(assistant, `${ask}, kept on ${startOn}`, {
    ...document,
    trip: { ...document.trip, startOn },
    plan,
  });
}

/** The items of a day that are visits to sights of the atlas. */
export const visitsOf = (day: PlanDay): (PlanItem & { sightId: string })[] =>
  day.items.flatMap((item) => {
    const sightId = item.place?.placeId;
    return item.kind === 'visit' && sightId?.includes('/') ? [{ ...item, sightId }] : [];
  });
