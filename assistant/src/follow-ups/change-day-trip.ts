import type { City } from '@wayfare/atlas';
import { dayTripOf, dayTripTo } from '../planning/day-trip.ts';
import { attractionOf } from '../planning/place-ref-of.ts';
import { asksToTakeOut } from '../understanding/read-asking.ts';
import { bringIn } from './change-sights.ts';
import { takeOut } from './change-stops.ts';
import type { Draft } from './draft.ts';

const sightsAroundKm = 6;

const about = /\bday[- ](?:trip|excursion|tour)s?\b/i;
const against = /\b(?:no|without|skip|remove|drop|cancel|delete|fewer|not|don't)\b/i;

function stayHome(draft: Draft): boolean {
  const { trip, plan } = draft.document;
  const days = (plan?.days ?? []).filter((day) => dayTripOf(day) !== undefined);
  const visited = new Set(days.map((day) => dayTripOf(day)?.place?.name));
  const { mustSee = [], dislikes = [], ...rest } = trip.request;
  const request = {
    ...rest,
    ...(mustSee.length > 0 && { mustSee: mustSee.filter((name) => !visited.has(name)) }),
    dislikes: [...new Set([...dislikes, 'day trips'])].slice(0, 40),
  };
  draft.apply({ edit: 'setRequest', request, assumed: trip.assumed });
  if (days.length > 0) draft.rebuildDays(days.map(({ id }) => id));
  return draft.say(
    days.length > 0 ? 'The day trip is out; you stay in town that day.' : 'No day trips, then.',
  );
}

/** A town without a guide of its own may hold sights of a city that is stayed in, as Sintra does of Lisbon. */
function goOutTo(city: City, draft: Draft): boolean {
  const { stops } = draft.document.trip;
  const [best] = draft.turn.atlas
    .attractionsNear(city.lat, city.lon, sightsAroundKm)
    .filter(({ cityId }) => stops.some(({ place }) => place.placeId === cityId))
    .toSorted((left, right) => right.fame - left.fame);
  if (best !== undefined) return bringIn(best, draft);
  const reason = city.inCatalogue
    ? stops.some(({ nights }) => nights >= 2)
      ? `${city.name} is too far for a day from where you stay`
      : 'None of your stays is long enough for a day trip'
    : `I have no guide to ${city.name} that would fill a day`;
  return draft.say(`${reason}; I could add it as a stop.`);
}

/** "Make Nara a day trip instead": it is no place to stay any more. */
function leaveStop(city: City, draft: Draft): void {
  const { stops } = draft.document.trip;
  const stop = stops.find(({ place }) => place.placeId === city.id);
  if (stop !== undefined && stops.length > 1) takeOut([stop], draft);
}

/** "Add a day trip to Nara", "no day trips": a day of the stay that is nearest goes there and back. */
export function changeDayTrip(clause: string, draft: Draft): boolean {
  if (!about.test(clause)) return false;
  if (against.test(clause)) return stayHome(draft);
  const { atlas } = draft.turn;
  const named = draft.turn.reading.mentions.filter(({ surface }) => clause.includes(surface));
  const sight = attractionOf(atlas, named.find(({ hit }) => hit?.kind === 'attraction')?.hit?.id);
  const hit = named.find((mention) => mention.hit?.kind === 'city')?.hit;
  const city = hit == null ? null : atlas.city(hit.id);
  if (city === null) return sight !== null && bringIn(sight, draft);
  const isStop = draft.document.trip.stops.some(({ place }) => place.placeId === city.id);
  if (isStop && !asksToTakeOut(clause, city.name)) return false;
  leaveStop(city, draft);
  const { trip, plan } = draft.document;
  const wishes = { ...trip.assumed, ...trip.request };
  const [nearest] = trip.stops
    .filter(({ nights }) => nights >= 2)
    .flatMap((stop) => {
      const found = dayTripTo(city, stop.place, wishes, draft.turn);
      return found === null ? [] : [{ stop, minutes: found.way.minutes }];
    })
    .sort((left, right) => left.minutes - right.minutes);
  if (nearest === undefined) return goOutTo(city, draft);
  const { dislikes = [], mustSee = [], ...rest } = trip.request;
  const request = {
    ...rest,
    mustSee: [...new Set([...mustSee, city.name])].slice(0, 60),
    dislikes: dislikes.filter((wish) => !about.test(wish)),
  };
  draft.apply({ edit: 'setRequest', request, assumed: trip.assumed });
  const days = (plan?.days ?? []).filter(({ stopId }) => stopId === nearest.stop.id);
  for (const { id } of days.toReversed()) {
    if (days.some((day) => dayTripOf(day) !== undefined && day.id !== id)) continue;
    draft.rebuildDays([id]);
    const number = draft.document.plan?.days.findIndex(
      (day) => day.id === id && dayTripOf(day)?.place?.placeId === city.id,
    );
    if (number !== undefined && number >= 0)
      return draft.say(`Day ${number + 1} is now a day trip to ${city.name}.`);
  }
  return draft.say(`I noted a day trip to ${city.name}; no day is free enough for it yet.`);
}
