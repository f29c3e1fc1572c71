import type { City } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';
import type { IntentOf } from '@wayfare/contracts/intent';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { Stop } from '@wayfare/contracts/trip';
import type { DayTripTo } from '../planning/day-trip.ts';
import { dayTripOf, dayTripTo } from '../planning/day-trip.ts';
import type { DaysFound } from '../resolve/days-of.ts';
import { daysOf } from '../resolve/days-of.ts';
import { areaOf, cityOf, sightOf } from '../resolve/place-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { addSight } from './add-sight.ts';
import { dayNumber, presentSights, sightsOf } from './day-sights.ts';
import type { Draft } from './draft.ts';
import { keepMusts, worthOf } from './fit-sight.ts';
import type { Do, Offer, Outcome } from './outcome.ts';
import { refused } from './outcome.ts';
import { namesLost } from './rearrange.ts';
import { seeArea } from './see-area.ts';

const SIGHTS_AROUND_KM = 6;

/** A town that fills no day of its own may still have sights in the guide of a city that is stayed in, as Sintra has in Lisbon's. */
function goToItsSights(draft: Draft, city: City, when: Parameters<typeof addSight>[1]['when']): Outcome {
  const [best] = draft.turn.atlas
    .attractionsNear(city.lat, city.lon, SIGHTS_AROUND_KM)
    .filter(({ cityId }) => draft.document.trip.stops.some(({ place }) => place.placeId === cityId))
    .toSorted((left, right) => right.fame - left.fame);
  if (best !== undefined)
    return addSight(draft, { kind: 'addSight', sight: { name: best.name, placeId: best.id }, when });
  return refused(
    { says: city.inCatalogue ? 'tooFarForDay' : 'noGuide', name: city.name },
    {
      label: { says: 'labelAddStop', name: city.name, nights: 1 },
      intents: [{ kind: 'addStop', place: { name: city.name, placeId: city.id }, nights: 1 }],
    },
  );
}

/** Makes a day the trip to a city; false where it does not become one. */
function spendThere(draft: Draft, day: PlanDay, to: DayTripTo): boolean {
  const [document, edits] = [draft.document, draft.edits.length];
  draft.rebuildDays([day.id], { dayTrip: { dayId: day.id, to } });
  if (dayTripOf(draft.days.find(({ id }) => id === day.id))?.place?.placeId === to.city.id) return true;
  draft.goBack(document, edits);
  return false;
}

const isWishedAway = (wish: string): boolean => wish.toLowerCase().startsWith('day trip');

/** The stay from which a city is nearest for a day there and back; undefined where it is too far from all. */
function nearestStay(draft: Draft, city: City): { stop: Stop; to: DayTripTo } | undefined {
  return draft.document.trip.stops
    .filter(({ nights }) => nights >= 2)
    .flatMap((stop) => {
      const to = dayTripTo(city, stop.place, draft.wishes, draft.turn);
      return to === null ? [] : [{ stop, to }];
    })
    .toSorted((left, right) => left.to.way.minutes - right.to.way.minutes)[0];
}

const ALREADY_OUT = 1000;

/** What of a day would be missed; one that is spent elsewhere already is left alone if there is another. */
const worthOfDay = (draft: Draft, day: PlanDay): number =>
  [...sightsOf(day)].reduce(
    (sum, id) => sum + worthOf(draft, id),
    dayTripOf(day) === undefined ? 0 : ALREADY_OUT,
  );

/** Buttons for the other days of the stay. */
const otherDays = (draft: Draft, { place }: IntentOf<'addDayTrip'>, stay: Stop, tried: DaysFound): Offer[] =>
  draft.days
    .filter((day) => day.stopId === stay.id && !tried.days.includes(day))
    .slice(0, 3)
    .map((day) => ({
      label: { says: 'labelOnDay', name: place.name, day: dayNumber(draft, day) },
      intents: [{ kind: 'addDayTrip', place, when: { days: [{ number: dayNumber(draft, day) }] } }],
    }));

/** Spends a day of the nearest stay in a city: of those that were said, the one of which least would be missed. */
function spendDay(draft: Draft, city: City, found: DaysFound, intent: IntentOf<'addDayTrip'>): Outcome {
  const nearest = nearestStay(draft, city);
  if (nearest === undefined) return goToItsSights(draft, city, intent.when);
  const { stop, to } = nearest;
  const before = draft.days;
  const had = presentSights(draft);
  const { dislikes = [], mustSee = [] } = draft.document.trip.request;
  const there = before.find((day) => dayTripOf(day)?.place?.placeId === city.id);
  const wanted = before
    .filter((day) => day.stopId === stop.id && found.days.includes(day))
    .toSorted((one, other) => worthOfDay(draft, one) - worthOfDay(draft, other));
  draft.setWishes({
    mustSee: [...new Set([city.name, ...mustSee])].slice(0, 60),
    dislikes: dislikes.filter((wish) => !isWishedAway(wish)),
  });
  if (there !== undefined)
    draft.apply({ edit: 'replaceDay', day: { ...there, items: there.items.filter(({ locked }) => locked) } });
  const day = wanted.find((one) => spendThere(draft, one, to));
  if (day === undefined)
    return refused({ says: 'noDayFree', name: city.name }, ...otherDays(draft, intent, stop, found));
  if (there !== undefined) draft.rebuildDays([there.id]);
  const moved = keepMusts(draft, before);
  const lost = namesLost(draft, had);
  return {
    done: [
      { says: 'dayTripAdded', name: city.name, day: dayNumber(draft, day), minutes: to.way.minutes, lost },
      ...moved,
    ],
  };
}

/** A day there and back: to a city, to the sights of a region, or to one that lies out of town. */
export const addDayTrip: Do<'addDayTrip'> = (draft, intent) => {
  const { place, when } = intent;
  const found = daysOf(when, draft);
  if (isUnclear(found)) return found;
  const area = areaOf(place, draft);
  if (area !== null) return seeArea(draft, area, found.days);
  const city = cityOf(place, draft);
  if (isUnclear(city)) {
    const sight = sightOf(place, draft);
    if (isUnclear(sight)) return city;
    return addSight(draft, { kind: 'addSight', sight: { name: sight.name, placeId: sight.id }, when });
  }
  const stop = draft.document.trip.stops.find((one) => one.place.placeId === city.id);
  // Pompeii lies in the guide of Naples, where one stays.
  const sight = stop === undefined || fold(place.name) === fold(city.name) ? null : sightOf(place, draft);
  if (sight !== null && !isUnclear(sight))
    return addSight(draft, { kind: 'addSight', sight: { name: sight.name, placeId: sight.id }, when });
  if (stop !== undefined) return refused({ says: 'stopThere', name: city.name, nights: stop.nights });
  const there = draft.days.find((day) => dayTripOf(day)?.place?.placeId === city.id);
  if (there !== undefined && found.days.includes(there))
    return refused({ says: 'dayTripThere', name: city.name, day: dayNumber(draft, there) });
  return spendDay(draft, city, found, intent);
};
