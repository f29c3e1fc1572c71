import type { City, PlaceHit } from '@wayfare/atlas';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { DayTripTo } from '../planning/day-trip.ts';
import { dayTripOf, dayTripTo } from '../planning/day-trip.ts';
import { daysOf } from '../resolve/days-of.ts';
import { areaOf, cityOf, kmFromTrip, sightOf } from '../resolve/place-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { addSight } from './add-sight.ts';
import { dayNumber, presentSights, sightsOf } from './day-sights.ts';
import type { Draft } from './draft.ts';
import { daysNear, dayWith, keepMusts, opensOn, wishToSee } from './fit-sight.ts';
import type { Do, Outcome } from './outcome.ts';
import { refused } from './outcome.ts';
import { namesLost, nothingNew } from './rearrange.ts';

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

const AREA_KM = 60;
/** What is nearer is in town. */
const OUT_KM = 20;
const MOST_THERE = 3;

/** A region that is no town, like the Golden Circle: a day for the best of its sights, from where one stays. */
function seeArea(draft: Draft, area: PlaceHit, days: readonly PlanDay[]): Outcome {
  const own = new Set(draft.document.trip.stops.map(({ place }) => place.placeId));
  const sights = draft.turn.atlas
    .attractionsNear(area.lat, area.lon, AREA_KM)
    .filter(
      (sight) => own.has(sight.cityId) && kmFromTrip({ lat: sight.lat, lon: sight.lon }, draft) > OUT_KM,
    )
    .toSorted((left, right) => right.fame - left.fame)
    .slice(0, MOST_THERE);
  const [first] = sights;
  const had = presentSights(draft);
  if (first === undefined) return refused({ says: 'noGuide', name: area.name });
  const there = draft.days.find((day) => sights.some(({ id }) => sightsOf(day).has(id)));
  const near = daysNear(draft, first).filter((day) => days.includes(day));
  const day = near.find(({ id }) => id === there?.id) ?? near.find((one) => opensOn(draft, first, one));
  if (day === undefined) return refused({ says: 'noDayFree', name: area.name });
  for (const other of draft.days)
    for (const { id, place, locked } of other.items)
      if (other.id !== day.id && !locked && sights.some((sight) => sight.id === place?.placeId))
        draft.apply({ edit: 'removeItem', itemId: id });
  for (const sight of sights) wishToSee(draft, sight);
  draft.rebuildDays([day.id], {
    prefer: new Set(sights.map(({ id }) => id)),
    only: nothingNew,
    together: true,
  });
  const names = sights.filter(({ id }) => dayWith(draft, id)?.id === day.id).map(({ name }) => name);
  if (names.length === 0) return refused({ says: 'noRoom', name: area.name, day: dayNumber(draft, day) });
  return {
    done: [
      { says: 'areaSeen', name: area.name, day: dayNumber(draft, day), names, lost: namesLost(draft, had) },
    ],
  };
}

const isWishedAway = (wish: string): boolean => wish.toLowerCase().startsWith('day trip');

/** A day of the stay that is nearest goes there and back: the one that was said, or the one that loses least. */
export const addDayTrip: Do<'addDayTrip'> = (draft, { place, when }) => {
  const area = areaOf(place, draft);
  const asked = area === null ? null : daysOf(when, draft);
  if (asked !== null && isUnclear(asked)) return asked;
  if (area !== null && asked !== null) return seeArea(draft, area, asked.days);
  const city = cityOf(place, draft);
  if (isUnclear(city)) {
    const sight = sightOf(place, draft);
    return isUnclear(sight)
      ? city
      : addSight(draft, { kind: 'addSight', sight: { name: sight.name, placeId: sight.id }, when });
  }
  const found = daysOf(when, draft);
  if (isUnclear(found)) return found;
  const { trip } = draft.document;
  if (trip.stops.some((stop) => stop.place.placeId === city.id))
    return refused({
      says: 'stopThere',
      name: city.name,
      nights: trip.stops.find((stop) => stop.place.placeId === city.id)?.nights ?? 0,
    });
  const there = draft.days.find((day) => dayTripOf(day)?.place?.placeId === city.id);
  if (there !== undefined && (found.whole || found.days.includes(there)))
    return refused({ says: 'dayTripThere', name: city.name, day: dayNumber(draft, there) });
  const [nearest] = trip.stops
    .filter(({ nights }) => nights >= 2)
    .flatMap((stop) => {
      const way = dayTripTo(city, stop.place, draft.wishes, draft.turn);
      return way === null ? [] : [{ stop, to: way, minutes: way.way.minutes }];
    })
    .toSorted((left, right) => left.minutes - right.minutes);
  if (nearest === undefined) return goToItsSights(draft, city, when);
  const had = presentSights(draft);
  const { dislikes = [], mustSee = [] } = trip.request;
  draft.setWishes({
    mustSee: [...new Set([city.name, ...mustSee])].slice(0, 60),
    dislikes: dislikes.filter((wish) => !isWishedAway(wish)),
  });
  const before = draft.days;
  if (there !== undefined)
    draft.apply({ edit: 'replaceDay', day: { ...there, items: there.items.filter(({ locked }) => locked) } });
  const days = draft.days.filter(
    ({ id, stopId }) =>
      stopId === nearest.stop.id && (found.whole || found.days.some((day) => day.id === id)),
  );
  const free = days.filter((day) => dayTripOf(day) === undefined);
  for (const day of [...free.toReversed(), ...days.filter((one) => !free.includes(one))]) {
    if (!spendThere(draft, day, nearest.to)) continue;
    if (there !== undefined) draft.rebuildDays([there.id]);
    keepMusts(draft, before);
    return {
      done: [
        {
          says: 'dayTripAdded',
          name: city.name,
          day: dayNumber(draft, day),
          minutes: nearest.minutes,
          lost: namesLost(draft, had),
        },
      ],
    };
  }
  return refused(
    { says: 'noDayFree', name: city.name },
    ...draft.days
      .flatMap((day) =>
        day.stopId === nearest.stop.id && !found.days.includes(day)
          ? [
              {
                label: { says: 'labelOnDay' as const, name: city.name, day: dayNumber(draft, day) },
                intents: [
                  { kind: 'addDayTrip' as const, place, when: { days: [{ number: dayNumber(draft, day) }] } },
                ],
              },
            ]
          : [],
      )
      .slice(0, 3),
  );
};

/** Days elsewhere are spent where one stays. */
export const removeDayTrips: Do<'removeDayTrips'> = (draft, { place, when }) => {
  const found = daysOf(when, draft);
  if (isUnclear(found)) return found;
  const city = place === undefined ? null : cityOf(place, draft);
  if (city !== null && isUnclear(city)) return city;
  const days = found.days.filter((day) => {
    const there = dayTripOf(day)?.place?.placeId;
    return there !== undefined && (city === null || there === city.id);
  });
  const names = days.map((day) => dayTripOf(day)?.place?.name ?? '');
  const { mustSee = [], dislikes = [] } = draft.document.trip.request;
  const isAll = found.whole && city === null;
  if (days.length === 0 && !isAll) return refused({ says: 'noDayTrip' });
  draft.setWishes({
    mustSee: mustSee.filter((wish) => !names.includes(wish)),
    ...(isAll && { dislikes: [...new Set([...dislikes, 'day trips'])].slice(-40) }),
  });
  for (const day of days) {
    draft.apply({
      edit: 'replaceDay',
      day: { ...day, items: day.items.filter(({ locked, madeBy }) => locked || madeBy === 'traveller') },
    });
    draft.rebuildDays([day.id]);
  }
  return { done: [{ says: 'dayTripsRemoved', names, days: days.map((day) => dayNumber(draft, day)) }] };
};
