import { cityAndCountry } from '@wayfare/wording/country-in-words';
import { monthName } from '@wayfare/wording/month-name';
import { distanceKm } from '@wayfare/almanac/distance';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { City } from '@wayfare/atlas';
import { FARTHEST_RIDE_KM, pointOf, reachableBy } from '../planning/reachable.ts';
import type { PlaceWish } from '../planning/suggest-cities.ts';
import type { SeasonWish } from '../planning/seasons.ts';
import { citiesKnownFor, rightMonths, seasonFit, seasonWishOf } from '../planning/seasons.ts';
import { suggestCities } from '../planning/suggest-cities.ts';
import { planButton } from '../answers/plan-button.ts';
import { cityCard } from '../wording/cards.ts';
import { noSeasonAnywhere } from '../wording/season-note.ts';
import { hitRef } from '../planning/place-ref-of.ts';
import { anyOf } from '../read/any-of.ts';
import type { RoledMention } from '../read/reading.ts';
import type { Turn } from './context.ts';
import type { Reply } from './reply.ts';

const warm = /\b(?:warm|hot|sunny|sun|beach\w*|tropical|heat|by the sea|seaside)\b/i;
const cold = /\b(?:cold|snow\w*|ski\w*|northern lights|winter wonderland|aurora)\b/i;
const cheap = /\b(?:cheap|budget|affordable|inexpensive|low[- ]cost)\b/i;
const seasonMonth = { spring: 4, summer: 7, autumn: 10, winter: 1 } as const;

function monthOf(turn: Turn): number {
  const { month, season, startOn } = turn.reading.request;
  if (startOn !== undefined) return Number(startOn.slice(5, 7));
  return month ?? (season === undefined ? (Number(turn.today.slice(5, 7)) % 12) + 1 : seasonMonth[season]);
}

function originOf(turn: Turn): PlaceRef | null {
  const hit = turn.reading.mentions.find(({ role }) => role === 'origin')?.hit;
  return hit == null ? null : hitRef(turn.atlas, hit);
}

const excludedOf = ({ reading }: Turn): ReadonlySet<string> =>
  new Set(reading.mentions.flatMap(({ role, hit }) => (role === 'excluded' && hit !== null ? [hit.id] : [])));

const tripWords =
  anyOf(`trip, travel, holiday, vacation, getaway, somewhere, anywhere, go away, honeymoon, break, journey,
  destination, surprise`);

/** Whether the message wishes for a trip at all, without saying where. */
export function wishesForTrip({ reading }: Turn): boolean {
  const { request, text } = reading;
  const said = [request.days, request.month, request.season, request.startOn, request.budget].filter(
    (one) => one !== undefined,
  ).length;
  return said > 0 || (request.interests ?? []).length > 0 || tripWords.test(text);
}

/** Answers a wish without a name: the place that fits best is planned at once, others are offered. */
export function suggestSomewhere(turn: Turn, plan: (turn: Turn) => Reply): Reply {
  const unknown = [
    ...turn.reading.mentions
      .filter(({ hit, venue, role }) => hit === null && (role === 'lodging' || !venue) && role !== 'origin')
      .map(({ surface }) => surface),
    ...(turn.reading.leftOut ?? []).flatMap(({ words, why }) => (why === 'unknown place' ? [words] : [])),
  ];
  const [missing] = unknown;
  if (missing !== undefined) {
    const same = turn.atlas
      .search(missing, { kinds: ['city'], limit: 12 })
      .flatMap(({ match, context }) => (match === 'exact' && context !== '' ? [context] : []));
    if (same.length > 1)
      return {
        text: `Several places are called ${missing}: ${[...new Set(same)].slice(0, 4).join('; ')}. Which one do you mean? Name its region or country too.`,
        suggestions: [],
      };
    return {
      text: `I do not know a place called ${missing}, so I would rather not guess. Which town or country is it in or near?`,
      suggestions: ['A long weekend in Lisbon', 'Somewhere warm in February'],
    };
  }
  if (!wishesForTrip(turn)) {
    return {
      text: 'I plan trips: tell me where you would like to go, or what you are in the mood for, and for how long. I turn that into a route with timed days that respect opening hours.',
      suggestions: ['A long weekend in Lisbon', '10 days in Japan in April', 'Somewhere warm in February'],
    };
  }
  const found = placesThatFit(turn);
  if ('told' in found) return { text: found.told, suggestions: found.ways };
  const [best, ...others] = found.cities;
  if (best === undefined) return nothingFits;
  const reply = planAt(turn, plan, best, others);
  return found.note === null ? reply : { ...reply, text: `${found.note} ${reply.text}` };
}

const nothingFits: Reply = {
  text: 'I found no place in my atlas that fits all of that. Tell me what matters most, and I look again.',
  suggestions: ['Somewhere warm for a week', 'Somewhere cheap for 5 days', 'Surprise me with a city trip'],
};

const MOST_OFFERED = 4;
const USUAL_DAYS = 5;

/** Answers where one might go, without planning anything: a few places with what they are known for. */
export function offerSomewhere(turn: Turn): Reply {
  const found = placesThatFit(turn);
  if ('told' in found) return { text: found.told, suggestions: found.ways };
  const cities = found.cities.slice(0, MOST_OFFERED);
  if (cities.length === 0) return nothingFits;
  const days = turn.reading.request.days ?? USUAL_DAYS;
  const about = cities.map((city) => {
    const known = turn.atlas.cityInfo(city.id)?.guide.knownFor;
    return `${cityAndCountry(city.name, city.countryName)}${known === undefined ? '' : `: ${known.replace(/\.$/, '')}`}.`;
  });
  return {
    text: [...(found.note === null ? [] : [found.note]), 'These would fit.', ...about].join(' '),
    cards: cities.flatMap((city) => cityCard(city, turn.atlas) ?? []),
    suggestions: cities.slice(0, 3).map(({ name }) => planButton(turn, name, days)),
  };
}

interface Fitting {
  cities: readonly City[];
  /** Where nothing fits wholly, what these are instead. */
  note: string | null;
}

/** The places that suit the wishes, the best first, or why there are none. */
function placesThatFit(turn: Turn): Fitting | { told: string; ways: string[] } {
  const { text, request } = turn.reading;
  const wish: PlaceWish = {
    warm: warm.test(text),
    cold: cold.test(text) && !warm.test(text),
    month: monthOf(turn),
    near: originOf(turn),
    cheap: cheap.test(text),
    reached: reachedFrom(turn),
    excluded: excludedOf(turn),
  };
  const seasonal = wish.warm ? null : seasonWishOf(text);
  const cities =
    seasonal === null ? suggestCities(turn.atlas, request, wish) : citiesInSeason(turn, seasonal, wish);
  if (seasonal !== null && cities.length === 0) {
    const { text: told, ways } = noSeasonAnywhere(seasonal, wish.month, turn.atlas);
    return { told, ways };
  }
  if (cities.length > 0 || wish.reached === null || !(wish.warm || wish.cold)) return { cities, note: null };
  const which = wish.warm ? 'warm' : 'cold';
  return {
    cities: suggestCities(turn.atlas, request, { ...wish, reached: reachedFrom(turn) }, `${which}est`),
    note: `No place I know that is ${which} in ${monthName(wish.month)} can be reached in a day the way you wish to travel; this is the ${which}est that can.`,
  };
}

/** Cities known for a wish that hangs on the season: those where the month, if one was said, is right for it. */
function citiesInSeason({ atlas, reading }: Turn, seasonal: SeasonWish, wish: PlaceWish): City[] {
  const { month, season, startOn } = reading.request;
  const isSaid = month !== undefined || season !== undefined || startOn !== undefined;
  const inSeason = citiesKnownFor(atlas, seasonal).filter((city) => {
    if (wish.excluded.has(city.id)) return false;
    const info = atlas.cityInfo(city.id);
    if (info === null) return false;
    return isSaid ? seasonFit(seasonal, info, wish.month) > 0 : rightMonths(seasonal, info).months.length > 0;
  });
  const reached = wish.reached === null ? inSeason : inSeason.filter(wish.reached);
  return (reached.length > 0 ? reached : inSeason).slice(0, MOST_SEASONAL);
}

const MOST_SEASONAL = 5;
const NEIGHBOURS = 4;
/** Ways cost a few milliseconds each: so many cities are looked at. */
const MOST_TRIED = 30;

/** Whether one gets to a city as it is wished: from home, or where that is not known from another city. */
function reachedFrom(turn: Turn): ((city: City) => boolean) | null {
  const reachable = reachableBy(turn.travel, turn.reading.request);
  if (reachable === null) return null;
  const start = originOf(turn) ?? homeOf(turn);
  let tried = 0;
  if (start !== null)
    return (city) => {
      const isFar = distanceKm(start.latitude, start.longitude, city.lat, city.lon) > FARTHEST_RIDE_KM;
      return !isFar && ++tried <= MOST_TRIED && reachable(pointOf(start), city);
    };
  const all = turn.atlas.catalogueCities();
  return (city) => {
    const near = all
      .filter(({ id }) => id !== city.id)
      .map((other) => ({ other, km: distanceKm(city.lat, city.lon, other.lat, other.lon) }))
      .sort((left, right) => left.km - right.km);
    tried += 1;
    return tried <= MOST_TRIED && near.slice(0, NEIGHBOURS).some(({ other }) => reachable(city, other));
  };
}

function homeOf({ atlas, home }: Turn): PlaceRef | null {
  const hit = home === null ? null : atlas.findPlace(home, { kinds: ['city'] })?.hit;
  return hit == null ? null : hitRef(atlas, hit);
}

function planAt(turn: Turn, plan: (turn: Turn) => Reply, best: City, others: readonly City[]): Reply {
  const { cityCount } = turn.reading;
  // Several cities are looked for in one country.
  const several = cityCount !== null && cityCount > 1;
  const name = several ? best.countryName : best.name;
  const wanted = several ? turn.atlas.place(`country:${best.countryCode}`) : turn.atlas.place(best.id);
  const goal: RoledMention = {
    start: turn.question.length,
    end: turn.question.length,
    surface: name,
    hit: wanted,
    alternatives: [],
    venue: false,
    role: 'destination',
  };
  const { mentions, request } = turn.reading;
  const reply = plan({
    ...turn,
    reading: {
      ...turn.reading,
      mentions: [...mentions, goal],
      request: { ...request, destinations: [name] },
    },
  });
  const names = [
    ...new Set(others.map((one) => (several ? one.countryName : one.name)).filter((one) => one !== name)),
  ].slice(0, 3);
  const why = `You left the place open, so I chose ${several ? `cities in ${name}` : name}${names.length > 0 ? `; ${names.join(', ')} would fit too` : ''}.`;
  return {
    ...reply,
    text: `${why} ${reply.text}`,
    suggestions: [
      ...names.slice(0, 2).map((name) => `Plan a new trip to ${name} instead`),
      ...(reply.suggestions ?? []),
    ].slice(0, 4),
  };
}
