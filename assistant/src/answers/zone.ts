import { monthName } from '@wayfare/wording/month-name';
import { noonOffsetMinutes } from '@wayfare/almanac/zone-time';
import { clock, lengthOfTime } from '@wayfare/wording/words';
import type { City, PlaceHit } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';
import type { Reply } from '../conversation/reply.ts';
import { cityOfHit } from '../planning/city-of-hit.ts';
import { typicalDateOf } from '../planning/trip-month.ts';
import { anyOf, listed } from '../read/any-of.ts';
import type { Asked } from './asked.ts';
import { citiesOf } from './asked.ts';

const NOON = 720;
const DAY = 1440;

/** What stands before the place beside which the other one is laid: "how far ahead of London is Nepal". */
const reference = new RegExp(
  `(?:${listed('ahead of, behind, compared to, compared with, relative to, than, from, earlier than, later than')})(?: in| that of)?$`,
);
/** What stands before the place whose hour is asked for, where the hour of another is given. */
const wanted = new RegExp(
  `(?:what|which|same) (?:\\S+ )*?(?:is it|will it be|would it be|be) (?:\\S+ ){0,3}?(?:in|at)$`,
);
const given = /(?:^|\s)(?:its|it is|when|if|at)\s(?:\S+\s){0,5}?in$/;

/** The words of a question before the name of a place. */
export function wordsBefore(hit: PlaceHit, { called, hits, ask }: Asked): string {
  const folded = fold(ask.text);
  const names = [hit.name, called[hits.indexOf(hit)] ?? hit.name].map(fold);
  const at = Math.max(...names.map((name) => folded.indexOf(name)));
  return at < 0 ? '' : folded.slice(0, at).trimEnd().replace(/ the$/, '');
}

/** How early a place comes among those that are compared: the one asked about first. */
function rankOf(hit: PlaceHit, asked: Asked): number {
  const words = wordsBefore(hit, asked);
  if (wanted.test(words)) return -1;
  return reference.test(words) || given.test(words) ? 1 : 0;
}

/** The towns whose clocks are compared: those named, and for a country its capital; a lone name beside the trip's town. */
function citiesAt(asked: Asked): City[] {
  const { hits, cities, turn, home } = asked;
  const { atlas } = turn;
  const isOnlyCountry = (hit: PlaceHit) =>
    !hits.some((other) => other.kind !== 'country' && other.countryCode === hit.countryCode);
  const own = hits
    .filter((hit) => hit.kind !== 'country' || isOnlyCountry(hit))
    .toSorted((one, other) => rankOf(one, asked) - rankOf(other, asked));
  const named = own.flatMap((hit) => {
    const { countryCode } = hit;
    const name = hit.kind === 'country' ? (atlas.country(countryCode)?.capitalName ?? '') : null;
    const town = name === null ? hit : atlas.findPlace(name, { countryCode, kinds: ['city'] })?.hit;
    return town === undefined || hit.id === home?.id ? [] : citiesOf([town], turn);
  });
  const ofTrip = turn.document.trip.stops.flatMap(({ place }) => atlas.city(place.placeId ?? '') ?? []);
  const isWanted = own.length === 1 && rankOf(own[0]!, asked) < 0;
  const beside = isWanted ? [...named, ...ofTrip.slice(0, 1)] : [...ofTrip.slice(0, 1), ...named];
  const lone = named.length === 1 ? beside : cities.slice(0, 1);
  return [...new Map((named.length > 1 ? named : lone).map((one) => [one.id, one])).values()];
}

const dayBeside = (minute: number): string =>
  minute < 0 ? ' of the day before' : minute >= DAY ? ' of the day after' : '';
const hourSaid = /\b(?:when|if) it(?:'?s| is) (?:(\d\d?)(?:[:.](\d\d))? ?(am|pm)?|midnight|noon)\b/i;

/** "At noon in Tokyo it is 04:00 in Paris"; where an hour there was said, what it is here then. */
function atHour(there: string, here: string, apart: number, text: string): string {
  const [said, hour, minutes = '0', half] = hourSaid.exec(text) ?? [];
  if (said === undefined) {
    const minute = NOON - apart;
    return `At noon in ${there} it is ${clock((minute + DAY) % DAY)}${dayBeside(minute)} in ${here}.`;
  }
  const late = half?.toLowerCase() === 'pm' ? 12 : 0;
  const given =
    hour === undefined
      ? /midnight/i.test(said)
        ? 0
        : NOON
      : ((Number(hour) % (half === undefined ? 24 : 12)) + late) * 60 + Number(minutes);
  const minute = given + apart;
  return `When it is ${clock(given)} in ${here} it is ${clock((minute + DAY) % DAY)}${dayBeside(minute)} in ${there}.`;
}

/** "A day behind Apia" where the date line lies between them. */
function apartWords(apart: number, than: string): string {
  if (apart === 0) return `That is the same as in ${than}.`;
  const way = apart > 0 ? 'ahead of' : 'behind';
  const day =
    Math.abs(apart) >= DAY - 120
      ? `: it is ${Math.abs(apart) < DAY ? 'mostly ' : ''}${apart > 0 ? 'the next' : 'the previous'} day there`
      : '';
  return `That is ${lengthOfTime(Math.abs(apart))} ${way} ${than}${day}.`;
}

const hours = (minutes: number): string => {
  const past = Math.abs(minutes);
  const rest = past % 60;
  return `${minutes < 0 ? '-' : '+'}${Math.floor(past / 60)}${rest === 0 ? '' : `:${rest}`}`;
};

/** The hour there beside that of another town, or of the reader. */
export function answerZone(asked: Asked): Reply | null {
  const { turn, month, on, home, ask } = asked;
  const [city, second] = citiesAt(asked);
  if (city === undefined) return null;
  const own = home ?? turn.atlas.findPlace(turn.home ?? '', { kinds: ['city'] })?.hit;
  const other = second ?? (own == null ? null : cityOfHit(turn.atlas, own));
  const date = on ?? (month === null ? turn.today : typicalDateOf(month, turn.today));
  const there = noonOffsetMinutes(city.timeZone, date);
  const here = other === null ? null : noonOffsetMinutes(other.timeZone, date);
  if (there === null) return null;
  const when = month === null ? 'at this time of year' : `in ${monthName(month)}`;
  const told = `${city.name} is at UTC${hours(there)} (${city.timeZone}) ${when}.`;
  if (here === null || other === null) return { text: told };
  const apart = there - here;
  return {
    text: `${told} ${apartWords(apart, other.name)}${apart === 0 ? '' : ` ${atHour(city.name, other.name, apart, ask.text)}`}`,
  };
}

const ofClocks = anyOf(
  'how far ahead, how far behind, hours ahead, hours behind, what time is it, what day is it, what time will it be, ' +
    'ahead of or behind, behind or ahead of, time difference, difference in time, time-wise',
);
const isAhead = /^\W*is .* (?:ahead of|behind) /i;

/** The same where the form of the question says that clocks are compared. */
export const answerClocks = (asked: Asked): Reply | null =>
  asked.hits.length > 0 && (ofClocks.test(asked.ask.text) || isAhead.test(asked.ask.text))
    ? answerZone(asked)
    : null;
