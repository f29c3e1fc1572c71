import type { Atlas } from '@wayfare/atlas';
import type { Answer, Body } from '@wayfare/contracts/endpoints';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { KnownLight, Opening, Party } from '@wayfare/planner';
import { partyOf } from '@wayfare/planner';
import { carRatesOf } from './car-rates-of.ts';
import { lightFor } from './daylight.ts';
import { foundMinutes, foundOpeningOn } from './found-hours.ts';
import { knownDays } from './great-days.ts';
import { rulesOf } from './knowledge.ts';
import { attractionOf } from './place-ref-of.ts';
import { openingOn } from './openings.ts';
import { paidFor } from './paid-for.ts';
import type { Ways } from './ways.ts';

type PlaceFacts = Answer<'planFacts'>['places'][number];

interface KnownOn {
  openings: readonly Opening[];
  unsureOn: string | null;
  light?: KnownLight | undefined;
}

/** The hours on dates, those alike together; without the dates on which they are not known. */
function hoursOn(dates: readonly string[], knownOn: (on: string) => KnownOn | null): PlaceFacts['hours'] {
  const byHours = new Map<string, PlaceFacts['hours'][number]>();
  for (const on of dates) {
    const known = knownOn(on);
    if (known === null) continue;
    const { openings, unsureOn, light } = known;
    const windows = openings.map(({ from, until, lastStart }) => ({
      fromMinute: from,
      untilMinute: until,
      lastEntryMinute: lastStart ?? until,
    }));
    const key = JSON.stringify([windows, unsureOn, light]);
    const same = byHours.get(key);
    if (same === undefined)
      byHours.set(key, {
        dates: [on],
        windows,
        ...(unsureOn !== null && { unsureOn }),
        ...(light !== undefined && { light }),
      });
    else same.dates.push(on);
  }
  return [...byHours.values()];
}

function factsOf(atlas: Atlas, placeId: string, dates: readonly string[], party: Party): PlaceFacts | null {
  const attraction = attractionOf(atlas, placeId);
  if (attraction === null) return null;
  return {
    placeId,
    hours: hoursOn(dates, (on) => {
      const opening = openingOn(atlas, attraction, on);
      return { ...opening, light: lightFor(atlas, attraction, opening.openings, on) };
    }),
    hoursUnsure: attraction.confidence === 'low',
    ...(attraction.booking !== undefined && { booking: attraction.booking }),
    visitMinutes: attraction.visit[0],
    ...paidFor(atlas, attraction, party),
  };
}

/** The same of a place found with a server of others: its own hours, and how long one usually stays. */
function foundFactsOf(atlas: Atlas, place: PlaceRef, dates: readonly string[]): PlaceFacts[] {
  const { source } = place;
  if (source === undefined) return [];
  const { id: placeId, name, on } = source;
  return [
    {
      placeId,
      hours: hoursOn(dates, (date) => foundOpeningOn(atlas, place, date)),
      hoursUnsure: false,
      hoursFrom: { name, on },
      visitMinutes: foundMinutes(place),
    },
  ];
}

/** The great days of the cities that places lie in; cities that share one stand together. */
function greatDaysIn(
  atlas: Atlas,
  placeIds: ReadonlySet<string>,
  dates: readonly string[],
): Answer<'planFacts'>['greatDays'] {
  const cityIds = [...new Set([...placeIds].map((id) => id.split('/')[0] ?? ''))];
  const days = new Map<string, Answer<'planFacts'>['greatDays'][number]>();
  for (const on of dates)
    for (const cityId of cityIds)
      for (const { name, tell, noTransport = false } of knownDays(atlas, cityId, on)) {
        const same = days.get(`${on} ${name}`);
        if (same === undefined) days.set(`${on} ${name}`, { on, cityIds: [cityId], name, tell, noTransport });
        else same.cityIds.push(cityId);
      }
  return [...days.values()];
}

/** What a browser has to know to judge and re-time a plan by itself: the same that an audit here goes by. */
export function planFacts(asked: Body<'planFacts'>, atlas: Atlas, ways: Ways): Answer<'planFacts'> {
  const placeIds = new Set(asked.stays.flat().flatMap(({ placeId }) => placeId ?? []));
  const found = new Map(
    asked.stays.flat().flatMap((place) => (place.source ? [[place.source.id, place] as const] : [])),
  );
  const party = partyOf(asked.request);
  const { meals, pace, longWaitMinutes, budget, rates } = rulesOf(
    asked.request,
    asked.dayCount,
    asked.currencies,
    asked.stays.flat(),
  );
  return {
    places: [
      ...[...placeIds].flatMap((placeId) => factsOf(atlas, placeId, asked.dates, party) ?? []),
      ...[...found.values()].flatMap((place) => foundFactsOf(atlas, place, asked.dates)),
    ],
    ways: asked.stays.map((places) => ways.withinTown(places)),
    greatDays: greatDaysIn(atlas, placeIds, asked.dates),
    meals: [...meals],
    maxVisits: pace.maxVisits,
    longWaitMinutes,
    budget: budget ?? null,
    rates: rates ?? {},
    carRates: carRatesOf(asked.stays.flat()),
  };
}
