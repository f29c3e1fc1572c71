import type { BodyInput } from '@wayfare/contracts/endpoints';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { Stop, Travel } from '@wayfare/contracts/trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { tripMoments, type ItemFacts, type Knowledge } from '@wayfare/planner';
import type { CallAnswer } from '../api.ts';

/** What has to be known of the world to judge a plan. */
export type PlanNeeds = BodyInput<'planFacts'>;

/** Where a place lies, as a key. */
export const pointKey = ({ latitude, longitude }: PlaceRef) => `${latitude},${longitude}`;

type FactsAnswer = CallAnswer<'planFacts'>;
type Hours = FactsAnswer['places'][number]['hours'][number];
type Windows = Hours['windows'];

interface PlaceFacts {
  answer: FactsAnswer['places'][number];
  hoursOn: ReadonlyMap<string, Hours>;
}

/** What is known of the world of one plan, ready to be looked up. */
export interface PlanFacts {
  place: (place: PlaceRef | null) => PlaceFacts | undefined;
  way: (from: PlaceRef, to: PlaceRef) => Travel | null;
  greatDays: FactsAnswer['greatDays'];
  rules: Pick<Knowledge, 'meals' | 'pace' | 'longWaitMinutes' | 'budget' | 'rates' | 'carRates'>;
}

/** Of a country that was not asked about: nothing is reckoned. */
const noCar = { hireCentsPerDay: 0, fuelCentsPerKm: 0 };
const nearMeters = 30;
const metersPerDegree = 111_195;
const here: Travel = { mode: 'walk', minutes: 0, distanceMeters: 0, estimate: true };
const pairKey = (from: PlaceRef, to: PlaceRef) => `${pointKey(from)}>${pointKey(to)}`;

function isHere(from: PlaceRef, to: PlaceRef) {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return metersPerDegree * Math.hypot(to.latitude - from.latitude, east) < nearMeters;
}

/** Makes an answer of the server quick to look things up in. */
export function readFacts(asked: PlanNeeds, answer: FactsAnswer): PlanFacts {
  const ways = new Map<string, Travel>();
  answer.ways.forEach((rows, stay) => {
    const places = asked.stays[stay] ?? [];
    for (const [from, to, way] of rows) {
      const [start, end] = [places[from], places[to]];
      if (!start || !end) continue;
      ways.set(pairKey(start, end), way);
      ways.set(pairKey(end, start), way);
    }
  });
  const places = new Map(
    answer.places.map((one) => {
      const hoursOn = new Map(one.hours.flatMap((hours) => hours.dates.map((on) => [on, hours])));
      return [one.placeId, { answer: one, hoursOn }];
    }),
  );
  return {
    place: (place) => places.get(place?.placeId ?? place?.source?.id ?? ''),
    way: (from, to) => (isHere(from, to) ? here : (ways.get(pairKey(from, to)) ?? null)),
    greatDays: answer.greatDays,
    rules: {
      meals: answer.meals,
      pace: { maxVisits: answer.maxVisits, maxMinutes: 1440 },
      longWaitMinutes: answer.longWaitMinutes,
      ...(answer.budget && { budget: answer.budget, rates: answer.rates }),
      carRates: (countryCode) => answer.carRates[countryCode] ?? noCar,
    },
  };
}

/** The ways of a plan that were chosen by hand: another mode than one would assume, or not an estimate. */
function chosenWays(days: readonly PlanDay[], facts: PlanFacts) {
  const chosen = new Map<string, Travel>();
  for (const day of days) {
    let from = day.base;
    for (const { place, travel } of day.items) {
      if (place && from && travel) {
        const usual = facts.way(from, place);
        if (!travel.estimate || travel.mode !== usual?.mode) chosen.set(pairKey(from, place), travel);
      }
      from = place ?? from;
    }
  }
  return chosen;
}

const fits = (windows: Windows | undefined, minutes: number) =>
  windows?.some(({ fromMinute, untilMinute }) => untilMinute - fromMinute >= minutes) ?? false;

function itemFacts(
  item: PlanItem,
  on: string | null,
  days: readonly PlanDay[],
  facts: PlanFacts,
): ItemFacts | null {
  const known = facts.place(item.place);
  const isSeen = item.kind === 'visit' || item.kind === 'activity';
  // Of a meal the hours are known where the table was found by its name.
  const isEaten = item.kind === 'meal' && item.place?.source !== undefined;
  if (!known || !(isSeen || isEaten)) return null;
  const { answer, hoursOn } = known;
  const hours = on === null ? undefined : hoursOn.get(on);
  const openings = hours?.windows;
  const window =
    openings?.find(
      ({ fromMinute, untilMinute }) => item.startMinute >= fromMinute && item.startMinute < untilMinute,
    ) ?? openings?.at(-1);
  return {
    ...(answer.hoursUnsure && { hoursUnsure: true }),
    ...(answer.booking && { booking: answer.booking }),
    ...(openings && { openings }),
    ...(answer.hoursFrom && { hoursFrom: answer.hoursFrom }),
    ...(hours?.unsureOn && { unsureOn: hours.unsureOn }),
    ...(hours?.light && { light: hours.light }),
    ...(window && { lastEntryMinute: window.lastEntryMinute }),
    // Asked for only where a place is closed.
    get openDayIds() {
      const minutes = item.endMinute - item.startMinute;
      const open = days.filter(
        (day) => day.on && day.on !== on && fits(hoursOn.get(day.on)?.windows, minutes),
      );
      return open.map(({ id }) => id);
    },
  };
}

/** What the days of a plan are in the calendar of where one sleeps. */
function greatDaysOf(days: readonly PlanDay[], stops: readonly Stop[], { greatDays }: PlanFacts) {
  return Object.fromEntries(
    days.flatMap(({ id, on, base, endBase, stopId }) => {
      // A hotel is in the town of its stop.
      const town = stops.find((stop) => stop.id === stopId)?.place;
      const cityId = ((base ?? endBase)?.placeId ?? town?.placeId ?? '').split('/')[0]!;
      const here = greatDays.filter((one) => one.on === on && one.cityIds.includes(cityId));
      return here.length === 0 ? [] : [[id, here]];
    }),
  );
}

/**
 * What the planner needs to judge and re-time this trip, of the items of some days only where those are named. Ways
 * chosen in `chosenIn` are kept.
 */
export function knowledgeOf(
  document: TripDocument,
  facts: PlanFacts,
  chosenIn = document,
  ofDays?: ReadonlySet<string>,
): Knowledge {
  const days = document.plan?.days ?? [];
  const chosen = chosenWays(chosenIn.plan?.days ?? [], facts);
  const items: Record<string, ItemFacts> = {};
  for (const day of days) {
    if (ofDays && !ofDays.has(day.id)) continue;
    for (const item of day.items) {
      const known = itemFacts(item, day.on, days, facts);
      if (known) items[item.id] = known;
    }
  }
  return {
    items,
    greatDays: greatDaysOf(days, document.trip.stops, facts),
    travel: (from, to) => chosen.get(pairKey(from, to)) ?? facts.way(from, to),
    ...facts.rules,
    ...tripMoments(document),
  };
}
