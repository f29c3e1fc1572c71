import { distanceKm } from '@wayfare/almanac/distance';
import { byTravelMode } from '@wayfare/wording/travel-modes';
import { joinWords, lengthOfTime } from '@wayfare/wording/words';
import type { City, PlaceHit, TravelOption } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';
import type { Reply } from '../conversation/reply.ts';
import { cityOfHit } from '../planning/city-of-hit.ts';
import type { Asked } from './asked.ts';
import { says } from './asked.ts';
import { contentWords, stemsOf } from './content-words.ts';
import { noteOn } from './from-notes.ts';
import { sentencesIn } from './rarity.ts';

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

const code = stemsOf('code iata');

/** By which three letters airports are booked. */
export function answerAirportCode(asked: Asked): Reply | null {
  const airports = asked.hits.filter(({ kind }) => kind === 'airport');
  if (airports.length === 0 || !says(asked, code)) return null;
  return {
    text: `${joinWords(airports.map(({ id, name }) => `${name} is ${id.replace('airport:', '')}`))}.`,
  };
}

/** The way from an airport into the city that it serves, as the notes tell it for this airport. */
export function answerTransfer(asked: Asked): Reply | null {
  const { hits, cities, turn } = asked;
  const airport = hits.find(({ kind }) => kind === 'airport');
  const isServed = ({ lat, lon }: City) =>
    airport === undefined || distanceKm(lat, lon, airport.lat, airport.lon) < AIRPORT_KM;
  const stops = turn.document.trip.stops.flatMap(({ place }) => turn.atlas.city(place.placeId ?? '') ?? []);
  const served =
    [...cities, ...stops].find((city) => city.inCatalogue && isServed(city)) ??
    (airport === undefined ? null : turn.atlas.nearestCatalogueCity(airport.lat, airport.lon, AIRPORT_KM));
  const info = served == null ? null : turn.atlas.cityInfo(served.id);
  if (info === null) return null;
  const about = { ...asked, cities: [info], guide: info, words: withAirport(asked, airport) };
  const note = noteOn('transfer', about, [info.guide.fromAirport]);
  return note === null ? null : { text: note, suggestions: [] };
}

/** The words of the question with those by which an airport is called. */
const withAirport = ({ words }: Asked, airport: PlaceHit | undefined): ReadonlySet<string> =>
  new Set([...words, ...contentWords((airport?.name ?? '').replace(/\b(?:International )?Airport\b/, ''))]);

/** A town that was taken for its airport, where no airport is spoken of. */
function townOf(hit: PlaceHit, { called, hits, turn }: Asked): PlaceHit | City {
  const isAirport = hit.kind === 'airport' && !/airport/i.test(called[hits.indexOf(hit)] ?? 'airport');
  const town = isAirport
    ? turn.atlas.findPlace(called[hits.indexOf(hit)]!, { kinds: ['city'] })?.hit
    : undefined;
  return town ?? hit;
}

const fromTheAirport =
  /\bfrom (?:the|its|your) airport\b|\bairport (?:in)?to (?:the )?(?:city|town|centre|center|downtown)\b/i;

/** The way into a town from "the airport", in the words of its guide: which airport that is, the guide knows best. */
export function answerArrival(asked: Asked): Reply | null {
  const { ask, called, cities, hits, turn } = asked;
  if (!fromTheAirport.test(ask.text)) return null;
  const towns = hits
    .filter(
      ({ kind }, index) => kind === 'city' || (kind === 'airport' && !/airport/i.test(called[index] ?? '')),
    )
    .map((hit) => turn.atlas.cityInfo(townOf(hit, asked).id));
  // An airport that is named is one of several, and the notes tell of each.
  const isNamed = called.some((name) => /airport/i.test(name));
  const ofTrip = hits.length === 0 && cities[0] ? turn.atlas.cityInfo(cities[0].id) : null;
  const info = towns.find((town) => town !== null) ?? ofTrip;
  return info === null || isNamed ? null : { text: info.guide.fromAirport, suggestions: [] };
}

function endsOf(asked: Asked): [End, End] | null {
  const { hits, turn, earlier, ask } = asked;
  const isOfAirport = /\bairport|\bfly|\bflight/i.test(ask.text);
  const named = hits
    .filter(({ kind }) => kind !== 'country')
    .map((hit) => endOf(isOfAirport ? hit : townOf(hit, asked)));
  const [one, other] = named;
  if (one !== undefined && other !== undefined) return [one, other];
  const start =
    turn.document.trip.stops
      .map(({ place }) => turn.atlas.city(place.placeId ?? ''))
      .find((city) => city !== null) ??
    earlier.map((hit) => cityOfHit(turn.atlas, hit)).find((city) => city !== null);
  if (one === undefined || start == null || start.id === one.id) return null;
  // "How do I get there from Helsinki?"
  return /\bthere from\b/i.test(ask.text) ? [one, endOf(start)] : [endOf(start), one];
}

const asWords = ({ mode, minutes, costCents }: TravelOption): string =>
  `${byTravelMode[mode]} in about ${lengthOfTime(minutes)} for around ${Math.max(1, Math.round(costCents / 100))} EUR`;

const modeWords: readonly (readonly [TravelOption['mode'], ReadonlySet<string>, string])[] = [
  ['rail', stemsOf('train trains rail'), 'train'],
  ['ferry', stemsOf('ferry ferries boat ship'), 'ferry'],
  ['flight', stemsOf('flight flights fly plane'), 'flight'],
  ['bus', stemsOf('bus buses coach coaches'), 'bus'],
  ['drive', stemsOf('drive driving car'), 'road'],
];
const noCar = stemsOf('without');
const ofTimetable = stemsOf('direct nonstop overnight night sleeper timetable often last');

/** What a timetable would be needed for. */
const noTimetable = 'I hold no timetables, so I cannot say which of them run direct or by night.';

/** Nobody asks for a flight over so short a way: the word tells of another one. */
const NO_FLIGHT_KM = 150;
const AIR_KM_A_MINUTE = 13;
const UP_AND_DOWN = 30;
const airMinutes = (km: number): number => Math.round((km / AIR_KM_A_MINUTE + UP_AND_DOWN) / 5) * 5;

/** Which ways lead from one place to the other, how long each takes and what it costs; the one asked for first. */
export function answerBetween(asked: Asked): Reply | null {
  const { turn, cities } = asked;
  const ends = endsOf(asked);
  if (ends === null) return null;
  const [from, to] = ends;
  const served = cities.length > 0 && distanceKm(from.lat, from.lon, to.lat, to.lon) < AIRPORT_KM;
  if (served && asked.hits.some(({ kind }) => kind === 'airport')) return answerTransfer(asked);
  const km = Math.round(distanceKm(from.lat, from.lon, to.lat, to.lon));
  const wished = says(asked, noCar) ? undefined : modeWords.find(([, words]) => says(asked, words));
  const isWished = ({ mode }: TravelOption) => mode === wished?.[0];
  const options = turn.travel
    .estimateTravel(from, to)
    .filter(({ mode, minutes }) => (mode !== 'walk' && mode !== 'bike') || minutes < 60)
    .filter(({ mode }) => mode !== 'drive' || !says(asked, noCar))
    .toSorted((one, other) => Number(isWished(other)) - Number(isWished(one)))
    .slice(0, MOST_WAYS);
  if (options.length === 0)
    return { text: `I found no way from ${from.name} to ${to.name}.`, suggestions: [] };
  const isMissing = wished !== undefined && !options.some(isWished);
  const parts = [
    isMissing && wished[0] !== 'drive' && !(wished[0] === 'flight' && km < NO_FLIGHT_KM)
      ? `There is no ${wished[2]} from ${from.name} to ${to.name} that I know.`
      : null,
    `From ${from.name} to ${to.name} (${km} km as the crow flies): ${joinWords(options.map(asWords))}.`,
    wished?.[0] === 'flight' ? `In the air it is about ${lengthOfTime(airMinutes(km))}.` : null,
    says(asked, ofTimetable) ? noTimetable : 'These are door-to-door estimates; check times before you book.',
    noteBetween(asked, from, to),
  ];
  return { text: parts.filter((one) => one !== null).join(' '), suggestions: [] };
}

/** What the notes say of just these two places. */
function noteBetween(asked: Asked, from: End, to: End): string | null {
  const names = [from, to].map(({ name }) => fold(name));
  const told = noteOn('between', { ...asked, words: contentWords(names.join(' ')) });
  const about = sentencesIn(told ?? '').filter((sentence) =>
    names.every((name) => fold(sentence).includes(name)),
  );
  return about.length === 0 ? null : about.join(' ');
}
