import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanItem } from '@wayfare/contracts/plan';
import type { Travel } from '@wayfare/contracts/trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { ItemFacts, Knowledge, Problem, SolvedDay, SolvedPlan } from '@wayfare/planner';

/** A solved week as the trip document that a traveller would drag about in, with what is known of its world. */
export interface WeekDocument {
  document: TripDocument;
  knowledge: Knowledge;
}

/** A made-up place stands on the map only by its point: its latitude carries the number. */
const placeOf = (point: number): PlaceRef => ({
  placeId: `point-${point}`,
  name: `Point ${point}`,
  kind: 'attraction',
  latitude: point / 100,
  longitude: 0,
  status: 'own',
});

const pointOf = (place: PlaceRef): number => Math.round(place.latitude * 100);

function itemsOf(problem: Problem, solved: SolvedDay, day: number): PlanItem[] {
  const made = { travel: null, locked: false, madeBy: 'planner' as const };
  const visits = solved.visits.map(({ place, startMinute, endMinute }): PlanItem => ({
    ...made,
    id: `v${place}`,
    kind: 'visit',
    title: `Sight ${place}`,
    place: placeOf(problem.places[place]?.point ?? 0),
    startMinute,
    endMinute,
  }));
  const meals = solved.meals.map(({ meal, startMinute, endMinute }): PlanItem => ({
    ...made,
    id: `m${day}-${meal}`,
    kind: 'meal',
    title: meal === 0 ? 'Lunch' : 'Dinner',
    place: null,
    startMinute,
    endMinute,
  }));
  return [...visits, ...meals].sort((left, right) => left.startMinute - right.startMinute);
}

/** Builds the document of a solved week. */
export function weekDocument(problem: Problem, plan: SolvedPlan): WeekDocument {
  const items: Record<string, ItemFacts> = {};
  plan.days.forEach((solved, day) => {
    for (const { place } of solved.visits) {
      const openings = problem.places[place]?.openings?.[day];
      if (openings === undefined) continue;
      items[`v${place}`] = {
        openings: openings.map(({ from, until }) => ({ fromMinute: from, untilMinute: until })),
      };
    }
  });
  const travel = (from: PlaceRef, to: PlaceRef): Travel => {
    const minutes = Math.ceil(Number(problem.travelMinutes[pointOf(from)]?.[pointOf(to)] ?? 0));
    return { mode: 'transit', minutes, distanceMeters: 0, estimate: true };
  };
  const hotel = placeOf(0);
  const document: TripDocument = {
    tripName: 'A made-up week',
    trip: {
      schemaVersion: 1,
      request: {},
      assumed: {},
      startOn: null,
      origin: null,
      end: null,
      stops: [{ id: 'stop', place: { ...hotel, kind: 'city' }, nights: plan.days.length }],
      legs: [],
      ideas: [],
      notes: '',
    },
    plan: {
      schemaVersion: 1,
      days: plan.days.map((solved, day) => ({
        id: `d${day}`,
        on: null,
        stopId: 'stop',
        base: hotel,
        endBase: hotel,
        startMinute: problem.days[day]?.startMinute ?? 0,
        endMinute: problem.days[day]?.endMinute ?? 0,
        items: itemsOf(problem, solved, day),
      })),
    },
  };
  const meals = (problem.days[1]?.meals ?? []).map(({ from, to, minutes }, index) => ({
    name: index === 0 ? 'lunch' : 'dinner',
    fromMinute: from,
    toMinute: to,
    minutes,
  }));
  return { document, knowledge: { items, travel, meals, longWaitMinutes: 300 } };
}
