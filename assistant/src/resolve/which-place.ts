import { distanceKm } from '@wayfare/almanac/distance';
import type { Atlas, PlaceHit } from '@wayfare/atlas';
import { limits } from '@wayfare/contracts/limits';
import { fold } from '@wayfare/atlas';
import { isSlip } from '../read/is-slip.ts';
import type { NameUse, PlaceAsked } from './place-names.ts';
import { placesNamed } from './place-names.ts';
import { sightNear } from './sight-near.ts';

/** The place that is meant, or null, and the others that it might have been. */
export interface PlaceFound {
  hit: PlaceHit | null;
  alternatives: readonly PlaceHit[];
}

/** What the places of a conversation are told apart by, beside each other. */
export interface PlaceContext {
  /** The stops of the present trip. */
  near?: readonly Pick<PlaceHit, 'countryCode' | 'lat' | 'lon' | 'kind' | 'id'>[];
  /** The traveller's own country, for where they come from. */
  homeCountry?: string;
}

type Spot = Pick<PlaceHit, 'countryCode' | 'lat' | 'lon' | 'kind' | 'id'>;

const ROUNDS = 3;
/** Each is settled beside all others; a trip has no more stops. */
const MOST_NAMES = limits.stops;
const weights = { exact: 1, prefix: 0.55, word: 0.45, fuzzy: 0.6 } as const;
const fits: Readonly<Record<NameUse, Readonly<Record<PlaceHit['kind'], number>>>> = {
  town: { city: 0.35, region: 0.4, country: 0.45, attraction: -0.1, airport: -0.3 },
  sight: { attraction: 0.45, region: 0.15, city: -0.05, country: -0.2, airport: -0.6 },
  origin: { city: 0.45, region: 0.2, country: 0.3, attraction: -0.4, airport: 0.35 },
  airport: { airport: 2.3, city: 0.3, region: 0, country: -0.4, attraction: -0.4 },
  away: { city: 0.35, region: 0.4, country: 0.45, attraction: 0.3, airport: 0 },
  any: { city: 0.35, region: 0.4, country: 0.45, attraction: 0.3, airport: 0 },
};
const sameCountry = 0.5;
/** "San Pedro" is San Pedro de Atacama. */
const shortened = 0.85;
const FAMOUS = 0.8;
/** A small namesake so far from all the others is not what was meant. */
const FAR_KM = 2500;
/** What is only called so besides lies this near to what else is named. */
const BESIDE_KM = 400;
const SIGHT_KM = 600;
/** Where only a part of its name was said, or another one. */
const PART_KM = 250;
/** The score of a sight that is known far away. */
const KNOWN = 0.75;
const SMALL = 20_000;
const gate = -1.2;
/** Known to everybody, wherever else one travels. */
const WORLD = 0.95;
const isArea = ({ kind }: Spot) => kind === 'country' || kind === 'region';

/** How well a place goes with another one that is named beside it. */
function beside(one: PlaceHit, other: Spot): number {
  if (one.id === other.id) return 0;
  const km = distanceKm(one.lat, one.lon, other.lat, other.lon);
  const near = isArea(one) || isArea(other) ? 0 : km < 60 ? 0.35 : km < 200 ? 0.25 : km < 500 ? 0.1 : 0;
  const isShared = one.countryCode === other.countryCode || (isArea(other) && km < 500);
  return (isShared ? sameCountry : km < 800 ? 0.15 : 0) + near;
}

interface Rank {
  /** The score of the best known place of the name. */
  top: number;
  homeCountry: string | undefined;
  /** An airport is called so. */
  hasAirport: boolean;
}

function worth(
  asked: PlaceAsked,
  hit: PlaceHit,
  company: readonly Spot[],
  { top, homeCountry, hasAirport }: Rank,
): number {
  const called = fold(hit.name) === fold(asked.name) ? 0.12 : 0;
  const small = hit.kind === 'city' && !hit.inCatalogue && hit.population < 3000 ? -0.15 : 0;
  const isShort = hit.match === 'prefix' && fold(hit.name).startsWith(`${fold(asked.name)} `);
  const own =
    (isShort ? shortened : weights[hit.match]) + hit.score + fits[asked.use][hit.kind] + called + small;
  if (asked.use === 'origin') {
    const isHome = hit.countryCode === homeCountry;
    // Who flies from Heathrow does not live in the Heathrow of Florida.
    const isVillage = hasAirport && hit.kind === 'city' && !hit.inCatalogue && hit.population < SMALL;
    return own + (isHome ? sameCountry : isVillage ? gate : 0);
  }
  // Company makes the other London likelier than a hamlet of that name, but not than London; two of them weigh more.
  const bonus = company.map((other) => beside(hit, other)).toSorted((one, other) => other - one);
  const doubt = top <= FAMOUS ? 1 : (bonus[1] ?? 0) >= sameCountry ? 2 : 4;
  return own + (bonus[0] ?? 0) * Math.min(1, hit.score / top) ** doubt;
}

/** "Trinidad, Cuba" or "Cordoba in Spain": what stands behind says where. */
function qualified(atlas: Atlas, name: string): { head: string; where: PlaceHit } | null {
  const [, head = '', tail = ''] = /^(.+?)(?:,\s*|\s+\(|\s+in\s+)([^,()]+)\)?$/.exec(name) ?? [];
  if (head === '') return null;
  const found = atlas.findPlace(tail, { kinds: ['country', 'region'] });
  return found?.hit.match === 'exact' && found.confidence > 0.8 ? { head, where: found.hit } : null;
}

interface Open {
  asked: PlaceAsked;
  places: PlaceHit[];
  best: PlaceHit | null;
  /** Said beside the name. */
  where: PlaceHit | null;
}

function open(atlas: Atlas, asked: PlaceAsked): Open {
  const places = placesNamed(atlas, asked);
  const said = qualified(atlas, asked.name);
  const inside = said === null ? [] : placesNamed(atlas, { ...asked, name: said.head });
  const meant = inside.filter(({ countryCode }) => countryCode === said!.where.countryCode);
  // "Granada in Nicaragua" is the town; "anywhere warm in Spain" names only the country.
  const isSaid = meant.some(({ match }) => match === 'exact');
  if (said === null || (!isSaid && places.some(({ match }) => match === 'exact')))
    return { asked, places, best: null, where: null };
  const rest = meant.length > 0 ? meant : inside;
  return { asked: { ...asked, name: said.head }, places: rest, best: null, where: said.where };
}

/** Where one comes from, or does not go, says nothing of the rest. */
const isGoing = ({ asked: { use } }: Open) => use !== 'origin' && use !== 'away';

/** "San Pedro" beside Santiago: the whole world's places of a name may leave out the one in the country that is meant. */
function askInCountry(atlas: Atlas, all: readonly Open[], near: readonly Spot[]): void {
  const going = all.filter(isGoing);
  for (const one of going) {
    const others = [...near, ...going.flatMap((other) => (other === one ? [] : [other.best, other.where]))];
    const countries = new Set(others.flatMap((spot) => spot?.countryCode || []));
    if (
      countries.size === 0 ||
      countries.size > 3 ||
      (one.best !== null && countries.has(one.best.countryCode))
    )
      continue;
    const more = [...countries].flatMap((code) => placesNamed(atlas, one.asked, code));
    one.places = [...new Map([...one.places, ...more].map((hit) => [hit.id, hit])).values()];
  }
}

/** Two ways to write one name: a slip, a part, the same beginning. */
const isLike = (name: string, asked: string): boolean =>
  name.includes(asked) ||
  asked.includes(name) ||
  name.slice(0, 5) === asked.slice(0, 5) ||
  isSlip(name, asked);

/** A small town of that name, or one that is only called so besides, at the other end of the world. */
function isStray({ asked, where }: Open, hit: PlaceHit | undefined, company: readonly Spot[]): boolean {
  if (
    hit === undefined ||
    asked.use === 'origin' ||
    asked.use === 'away' ||
    where !== null ||
    company.length === 0
  )
    return false;
  const isApart = (km: number, spots = company) =>
    !spots.some((spot) => distanceKm(spot.lat, spot.lon, hit.lat, hit.lon) < km);
  // "Our old house" is not the old house of a town far away.
  const folded = fold(asked.name);
  const isOwn = hit.match === 'exact' && (hit.kind !== 'attraction' || fold(hit.name) === folded);
  const towns = company.filter(({ kind }) => kind !== 'attraction');
  if (asked.use === 'sight' && !isOwn) return towns.length > 0 && isApart(PART_KM, towns);
  if (asked.use === 'sight' && hit.score < KNOWN) return isApart(SIGHT_KM);
  const isUnlike = hit.score < FAMOUS && !isLike(fold(hit.name), folded);
  if (hit.kind !== 'city' || (!isUnlike && (hit.inCatalogue || hit.population > SMALL))) return false;
  if (isUnlike) return isApart(BESIDE_KM);
  const isNear = (spot: Spot) =>
    spot.countryCode === hit.countryCode || distanceKm(spot.lat, spot.lon, hit.lat, hit.lon) < FAR_KM;
  return !company.some(isNear);
}

/** Among stops of one country its own Sámara comes before the great city of that name at the other end of the world. */
function withNearFirst(ranked: readonly PlaceHit[], company: readonly Spot[]): PlaceHit[] {
  const [top] = ranked;
  const countries = new Set(company.map(({ countryCode }) => countryCode));
  const [country] = countries;
  const isApart = (hit: PlaceHit) =>
    hit.countryCode !== country &&
    company.every(({ lat, lon }) => distanceKm(lat, lon, hit.lat, hit.lon) > FAR_KM);
  const isWorld = top?.kind === 'city' && top.score >= WORLD;
  const own =
    company.length > 1 && countries.size === 1 && top !== undefined && !isWorld && isApart(top)
      ? ranked.find((hit) => hit.match === 'exact' && hit.countryCode === country)
      : undefined;
  return own === undefined ? [...ranked] : [own, ...ranked.filter((hit) => hit !== own)];
}

/** Which places the names of a message mean, each settled beside the others; null where the atlas knows none. */
export function whichPlaces(
  atlas: Atlas,
  asked: readonly PlaceAsked[],
  context: PlaceContext = {},
): PlaceFound[] {
  const { near = [], homeCountry } = context;
  if (asked.length > MOST_NAMES) {
    const unsought = asked.slice(MOST_NAMES).map(() => ({ hit: null, alternatives: [] }));
    return [...whichPlaces(atlas, asked.slice(0, MOST_NAMES), context), ...unsought];
  }
  const all = asked.map((one) => open(atlas, one));
  const rank = (one: Open): PlaceHit[] => {
    const others = all.filter((other) => other !== one && isGoing(other));
    const company: Spot[] = [
      ...near,
      ...others.flatMap(({ best, where }) => [best, where]),
      one.where,
    ].filter((spot) => spot !== null);
    // A sight of the same name makes the town no less likely where a town is meant.
    const rivals = one.places.filter(({ kind }) => one.asked.use !== 'town' || kind !== 'attraction');
    const top = Math.max(0.01, ...(rivals.length > 0 ? rivals : one.places).map(({ score }) => score));
    // With nothing else to go by, a little known place lies in the country one sets out from.
    const isAlone = company.length === 0 && one.asked.use === 'town' && top <= FAMOUS;
    const beside = isAlone
      ? all.flatMap(({ asked: other, best }) => (other.use === 'origin' ? (best ?? []) : []))
      : company;
    const hasAirport = one.places.some(({ kind }) => kind === 'airport');
    const value = new Map(
      one.places.map((hit) => [hit, worth(one.asked, hit, beside, { top, homeCountry, hasAirport })]),
    );
    const ranked = one.places.toSorted((left, right) => value.get(right)! - value.get(left)!);
    return isGoing(one) ? withNearFirst(ranked, company) : ranked;
  };
  // What has one meaning only is company for the rest from the beginning.
  for (const one of all) if (one.places.length === 1) [one.best = null] = one.places;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const one of all) [one.best = null] = rank(one);
    if (round === 0) askInCountry(atlas, all, near);
  }
  return all.map((one): PlaceFound => {
    const ranked = rank(one);
    const company = [
      ...near,
      ...all.flatMap((other) => (other === one || !isGoing(other) ? [] : (other.best ?? []))),
    ];
    const isLost = isStray(one, ranked[0], company);
    const hit = isLost ? null : (ranked[0] ?? null);
    const alternatives = isLost ? ranked : ranked.slice(1);
    const towns = [...near, ...all.flatMap((other) => (other === one ? [] : (other.best ?? [])))];
    if (one.asked.use === 'sight' && (hit === null || hit.match !== 'exact' || hit.kind === 'city')) {
      const local = sightNear(
        atlas,
        one.asked.name,
        towns.filter((spot) => spot !== hit),
      );
      if (local !== null) return { hit: local, alternatives: hit === null ? [] : [hit] };
    }
    return { hit, alternatives };
  });
}
