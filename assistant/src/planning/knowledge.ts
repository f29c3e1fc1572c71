import type { Atlas } from '@wayfare/atlas';
import { carCosts, convertMoney } from '@wayfare/atlas';
import type { PlanItem } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { TripRequest } from '@wayfare/contracts/request';
import type { ItemFacts, Knowledge } from '@wayfare/planner';
import { tripMoments, wholeBudget } from '@wayfare/planner';
import { lightFor } from './daylight.ts';
import { knownOn } from './great-days.ts';
import { mealsOf, paceRules } from './pace-rules.ts';
import { attractionOf } from './place-ref-of.ts';
import { openingOn, openingsOn } from './openings.ts';
import type { Ways } from './ways.ts';

function factsOf(atlas: Atlas, item: PlanItem, on: string | null, document: TripDocument): ItemFacts | null {
  const attraction = attractionOf(atlas, item.place?.placeId);
  if (attraction === null || (item.kind !== 'visit' && item.kind !== 'activity')) return null;
  const facts: ItemFacts = {
    ...(attraction.confidence === 'low' && { hoursUnsure: true }),
    ...(attraction.booking !== undefined && { booking: attraction.booking }),
  };
  if (on === null) return facts;
  const { openings: windows, unsureOn } = openingOn(atlas, attraction, on);
  const minutes = item.endMinute - item.startMinute;
  const openDayIds = (document.plan?.days ?? [])
    .filter(
      (day) =>
        day.on !== null &&
        day.on !== on &&
        openingsOn(atlas, attraction, day.on).some(({ from, until }) => until - from >= minutes),
    )
    .map(({ id }) => id);
  const window =
    windows.find(({ from, until }) => item.startMinute >= from && item.startMinute < until) ?? windows.at(-1);
  const light = lightFor(atlas, attraction, windows, on);
  return {
    ...facts,
    ...(light !== undefined && { light }),
    openings: windows.map(({ from, until }) => ({ fromMinute: from, untilMinute: until })),
    ...(window?.lastStart !== undefined && { lastEntryMinute: window.lastStart }),
    ...(unsureOn !== null && { unsureOn }),
    openDayIds,
  };
}

function ratesTo(currency: string, others: Iterable<string>): Record<string, number> {
  const rates: Record<string, number> = {};
  for (const one of others) {
    const rate = convertMoney(1, one, currency);
    if (rate !== null) rates[one] = rate;
  }
  return rates;
}

/** What an audit goes by whatever the places: meals, pace, budget. */
export function rulesOf(request: TripRequest, dayCount: number, currencies: Iterable<string>) {
  const budget = wholeBudget(request, dayCount);
  return {
    meals: mealsOf(request),
    pace: { maxVisits: paceRules(request).maxVisits + 1, maxMinutes: 1440 },
    longWaitMinutes: 150,
    ...(budget !== null && { budget, rates: ratesTo(budget.currency, ['EUR', ...currencies]) }),
  };
}

function currenciesOf({ trip, plan }: TripDocument): Set<string> {
  const seen = new Set<string>();
  for (const { cost } of (plan?.days ?? []).flatMap(({ items }) => items))
    if (cost !== undefined) seen.add(cost.currency);
  for (const { travel } of trip.legs) if (travel.cost !== undefined) seen.add(travel.cost.currency);
  return seen;
}

/** Everything of the world that an audit of this trip needs, looked up in the atlas. */
export function knowledgeOf(document: TripDocument, atlas: Atlas, ways: Ways): Knowledge {
  const { trip, plan } = document;
  const days = plan?.days ?? [];
  const items: Record<string, ItemFacts> = {};
  for (const day of days) {
    for (const item of day.items) {
      const facts = factsOf(atlas, item, day.on, document);
      if (facts !== null) items[item.id] = facts;
    }
  }
  const greatDays = Object.fromEntries(days.map((day) => [day.id, knownOn(atlas, day)]));
  return {
    items,
    greatDays,
    travel: (from, to) => ways.between(from, to),
    carRates: carCosts,
    ...rulesOf({ ...trip.assumed, ...trip.request }, days.length, currenciesOf(document)),
    ...tripMoments(document),
  };
}
