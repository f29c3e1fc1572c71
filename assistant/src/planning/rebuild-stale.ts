import type { Edit } from '@wayfare/contracts/edit';
import type { Leg, Trip } from '@wayfare/contracts/trip';
import type { Plan } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { staleStays } from '@wayfare/planner';
import type { PlanningParts } from './plan-work.ts';
import { buildPlan } from './build-plan.ts';
import { asIdea, homeless } from './homeless.ts';
import { makeLegs } from './legs.ts';

/** The edit that fits a plan to its route, how many days it makes anew, and what it had to put among the ideas. */
export interface RebuiltDays {
  edit: Edit;
  days: number;
  toIdeas: string[];
}

/** The ways of the route as it is now: those that stand are kept, the missing ones are made. */
function fittingLegs(trip: Trip, parts: PlanningParts): Leg[] {
  return makeLegs(trip, parts.travel).map(
    (leg) => trip.legs.find(({ from, to }) => from === leg.from && to === leg.to) ?? leg,
  );
}

/** Makes the days anew that no longer fit the route, or all of them; nothing locked or hand-made is thrown away. */
export function rebuildStale(
  document: TripDocument & { plan: Plan },
  parts: PlanningParts,
  all = false,
): RebuiltDays {
  const stale = staleStays(document);
  const legs = fittingLegs(document.trip, parts);
  const fitted = { ...document, trip: { ...document.trip, legs } };
  const { plan } = buildPlan(fitted, parts, all ? {} : { onlyStopIds: new Set(stale.stopIds) });
  const lost = homeless(document.plan, plan);
  const ideas = lost.flatMap(({ item, day }) => asIdea(item, day) ?? []);
  const noted = lost.filter(({ item }) => !ideas.some(({ id }) => id === item.id));
  const notes = [
    document.trip.notes,
    ...noted.map(({ item }) => [item.title, item.note].filter(Boolean).join(': ')),
  ];
  const at = document.trip.ideas.length;
  const free = ideas.filter(({ id }) => !document.trip.ideas.some((idea) => idea.id === id));
  return {
    edit: {
      edit: 'batch',
      label: 'Days rebuilt',
      edits: [
        { edit: 'setLegs', legs },
        { edit: 'setPlan', plan },
        ...free.map((idea, index) => ({ edit: 'addIdea' as const, idea, index: at + index })),
        ...(noted.length > 0
          ? [{ edit: 'setNotes' as const, notes: notes.filter(Boolean).join('\n').slice(0, 20_000) }]
          : []),
      ],
    },
    days: all ? plan.days.length : stale.days,
    toIdeas: free.map(({ place }) => place.name),
  };
}
