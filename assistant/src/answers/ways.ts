import { distanceKm } from '@wayfare/almanac/distance';
import { byTravelMode } from '@wayfare/wording/travel-modes';
import { joinWords, lengthOfTime } from '@wayfare/wording/words';
import type { City, PlaceHit, TravelOption } from '@wayfare/atlas';
import type { Reply } from '../conversation/reply.ts';
import { cityOfHit } from '../planning/make-route.ts';
import type { Asked } from './asked.ts';
import { noteOn } from './from-notes.ts';

const AIRPORT_KM = 80;
const MOST_WAYS = 4;

interface End {
  id: string;
  name: string;
  lat: number;
  lon: number;
  countryCode: string;
}

const endOf = ({ id, name, lat, lon, countryCode }: PlaceHit | City): End => ({
  id,
  name,
  lat,
  lon,
  countryCode: countryCode.toUpperCase(),
});

/** The way from an airport into the city that it serves, as the city's guide tells it. */
export function answerTransfer({ hits, cities, turn }: Asked): Reply | null {
  const airport = hits.find(({ kind }) => kind === 'airport');
  const served = cities.find(
    ({ lat, lon }) => airport === undefined || distanceKm(lat, lon, airport.lat, airport.lon) < AIRPORT_KM,
  );
  const info = served === undefined ? null : turn.atlas.cityInfo(served.id);
  return info === null ? null : { text: info.guide.fromAirport, suggestions: [] };
}

function endsOf({ hits, turn, earlier }: Asked): [End, End] | null {
  const named = hits.filter(({ kind }) => kind !== 'country').map(endOf);
  const [one, other] = named;
  if (one !== undefined && other !== undefined) return [one, other];
  const start =
    turn.document.trip.stops
      .map(({ place }) => turn.atlas.city(place.placeId ?? ''))
      .find((city) => city !== null) ??
    earlier.map((hit) => cityOfHit(turn.atlas, hit)).find((city) => city !== null);
  return one === undefined || start == null || start.id === one.id ? null : [endOf(start), one];
}

const asWords = ({ mode, minutes, costCents }: TravelOption): string =>
  `${byTravelMode[mode]} in about ${lengthOfTime(minutes)} for around ${Math.max(1, Math.round(costCents / 100))} EUR`;

/** Which ways lead from one place to the other, how long each takes and what it costs. */
export function answerBetween(asked: Asked): Reply | null {
  const { turn, cities } = asked;
  const ends = endsOf(asked);
  if (ends === null) return null;
  const [from, to] = ends;
  const served = cities.length > 0 && distanceKm(from.lat, from.lon, to.lat, to.lon) < AIRPORT_KM;
  if (served && asked.hits.some(({ kind }) => kind === 'airport')) return answerTransfer(asked);
  const km = Math.round(distanceKm(from.lat, from.lon, to.lat, to.lon));
  const options = turn.travel
    .estimateTravel(from, to)
    .filter(({ mode, minutes }) => (mode !== 'walk' && mode !== 'bike') || minutes < 60)
    .slice(0, MOST_WAYS);
  const note = noteOn('between', asked);
  const noRail =
    asked.words.has('train') && options.every(({ mode }) => mode !== 'rail')
      ? `There is no train from ${from.name} to ${to.name}. `
      : '';
  return {
    text:
      options.length === 0
        ? `I found no way from ${from.name} to ${to.name}.`
        : `${noRail}From ${from.name} to ${to.name} (${km} km as the crow flies): ${joinWords(options.map(asWords))}. These are door-to-door estimates; check times before you book.${note === null ? '' : ` ${note}`}`,
    suggestions: [],
  };
}
