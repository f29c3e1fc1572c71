import type { Atlas } from '@wayfare/atlas';
import { carCosts, convertMoney } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanItem } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { TripRequest } from '@wayfare/contracts/request';
import type { ItemFacts, Knowledge } from '@wayfare/planner';
import { tripMoments, wholeBudget } from '@wayfare/planner';
import { asksForHours, foundOpeningOn } from './found-hours.ts';
import { lightFor } from './daylight.ts';
import { knownOn } from './great-days.ts';
import { mealsOf, paceRules } from './pace-rules.ts';
import { attractionOf } from './place-ref-of.ts';
import { openingOn, openingsOn } from './openings.ts';
import type { Ways } from './ways.ts';

/** The same of a place that brings its hours along. */
function foundFactsOf(
  atlas: Atlas,
  { place, startMinute, endMinute }: PlanItem,
  on: string | null,
  document: TripDocument,
): ItemFacts | null {
  const known = place === null || on === null ? null : foundOpeningOn(atlas, place, on);
  if (place === null || known === null) return null;
  const days = document.plan?.days ?? [];
  const isOpen = (date: string | null) =>
    date !== null &&
    date !== on &&
    foundOpeningOn(atlas, place, date)!.openings.some(
      ({ from, until }) => until - from >= endMinute - startMinute,
    );
  return {
    openings: known.openings.map(({ from, until }) => ({ fromMinute: from, untilMinute: until })),
    ...(known.unsureOn !== null && { unsureOn: known.unsureOn }),
    ...(place.source && { hoursFrom: place.source }),
    openDayIds: days.filter((day) => isOpen(day.on)).map(({ id }) => id),
  };
}

function factsOf(atlas: Atlas, item: PlanItem, on: string | null, document: TripDocument): ItemFacts | null {
  if (!asksForHours(item.kind, item.place)) return null;
  const attraction = attractionOf(atlas, item.place?.placeId);
  if (attraction === null) return foundFactsOf(atlas, item, on, document);
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
export function rulesOf(
  request: TripRequest,
  dayCount: number,
  currencies: Iterable<string>,
  places: readonly Pick<PlaceRef, 'countryCode'>[],
) {
  const countries = [...new Set(places.flatMap(({ countryCode }) => countryCode ?? []))];
  const budget = wholeBudget(request, dayCount);
  return {
    meals: countries.flatMap((countryCode) =>
      mealsOf(request, countryCode).map((meal) => ({ ...meal, countryCode })),
    ),
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
  const greatDays = Object.fromEntries(days.map((day) => [day.id, knownOn(atlas, day, trip.stops)]));
  return {
    items,
    greatDays,
    travel: (from, to) => ways.between(from, to),
    carRates: carCosts,
    ...rulesOf({ ...trip.assumed, ...trip.request }, days.length, currenciesOf(document), [
      ...trip.stops.map(({ place }) => place),
      ...days.flatMap(({ base, endBase }) => [base, endBase]).filter((place) => place !== null),
    ]),
    ...tripMoments(document),
  };
}
