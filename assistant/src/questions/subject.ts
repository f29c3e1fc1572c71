import type { Attraction, City, CityInfo, Country } from '@wayfare/atlas';
import type { Turn } from '../conversation/context.ts';
import { fold } from '@wayfare/atlas';
import { cityOfHit } from '../planning/make-route.ts';
import { attractionOf } from '../planning/place-ref-of.ts';
import type { RoledMention } from '../read/reading.ts';
import { readRequest } from '../understanding/read-request.ts';

/** "My US plugs", "do US citizens", "as a Canadian": whose question it is, and not what it is about. */
const ownAhead =
  /\b(?:my|our|as an?|(?:coming|come|arriving|flying|travell?ing) from(?: the)?|(?:i am|i'm|we are|we're) from(?: the)?)\s+$/i;
const ownBehind =
  /^(?:'s)?\s+(?:citizens?|nationals?|passports?|travell?ers?|tourists?|plugs?|appliances?|devices?|chargers?|adapt[eo]rs?|driv(?:er'?s?|ing) licen[cs]es?|licen[cs]es?|phones?|sim|bank|credit|debit|cards?)\b/i;
const aboutHome =
  /\b(?:(?:at|back) home|(?:my|our) (?:own |home )?country|where (?:i|we) (?:come|are) from|home country)\b/i;

const isOwn = (text: string, { role, start, end }: RoledMention): boolean =>
  role === 'origin' || ownAhead.test(text.slice(0, start)) || ownBehind.test(text.slice(end));

/** Whether the question is about where the travellers come from. */
export const asksAboutHome = ({ reading }: Turn): boolean => aboutHome.test(reading.text);

/** The places that a question is about: those it names, but for where the travellers come from. */
function namedPlaces({ reading }: Turn): RoledMention[] {
  return reading.mentions.filter(
    (mention) => mention.role !== 'excluded' && !mention.venue && !isOwn(reading.text, mention),
  );
}

/** A name in the question that the atlas does not know. */
export const unknownPlace = (turn: Turn): string | null =>
  namedPlaces(turn).find(({ hit }) => hit === null)?.surface ?? null;

const unique = (cities: readonly (City | null)[]): City[] => [
  ...new Map(cities.flatMap((city) => (city === null ? [] : [[city.id, city] as const]))).values(),
];

function citiesOf(mentions: readonly RoledMention[], { atlas }: Turn): City[] {
  const cities = mentions.map(({ hit }) => {
    if (hit === null || hit.kind === 'country') return null;
    return hit.kind === 'region' ? atlas.city(atlas.region(hit.id)?.cityIds[0] ?? '') : cityOfHit(atlas, hit);
  });
  if (cities.some((city) => city !== null)) return unique(cities);
  const country = mentions.find(({ hit }) => hit?.kind === 'country')?.hit;
  const ofCountry = atlas.catalogueCities().filter(({ countryCode }) => countryCode === country?.countryCode);
  return ofCountry.toSorted((a, b) => Number(b.capital) - Number(a.capital)).slice(0, 1);
}

/** The cities that the messages before spoke of, the last first. */
function citiesSpokenOf(turn: Turn): City[] {
  const { atlas, today, currency, history } = turn;
  for (const { role, text } of history.toReversed()) {
    if (role !== 'user') continue;
    const reading = readRequest(text, { atlas, today, currency });
    const cities = citiesOf(namedPlaces({ ...turn, reading }), turn);
    if (cities.length > 0) return cities;
  }
  return [];
}

/** The cities and airports that a question names, origins too: a way has two ends. */
export function endsNamed({ reading, atlas, ...turn }: Turn): City[] {
  const named = reading.mentions.filter(({ hit }) => hit !== null);
  const airports = new Map<string, City>();
  for (const { hit } of named) {
    const city = hit?.kind === 'airport' ? cityOfHit(atlas, hit) : null;
    if (hit !== null && city !== null)
      airports.set(city.id, { ...city, id: hit.id, name: hit.name, lat: hit.lat, lon: hit.lon });
  }
  return citiesOf(named, { ...turn, reading, atlas }).map((city) => airports.get(city.id) ?? city);
}

/** The cities that a question is about: those it names, or those of the trip, or those spoken of before. */
export function citiesAsked(turn: Turn): City[] {
  const named = citiesOf(namedPlaces(turn), turn);
  if (named.length > 0) return named;
  const fromTrip = unique(turn.document.trip.stops.map(({ place }) => turn.atlas.city(place.placeId ?? '')));
  return fromTrip.length > 0 ? fromTrip : citiesSpokenOf(turn);
}

/** The first asked city that the catalogue describes. */
export function guideAsked(turn: Turn): CityInfo | null {
  for (const { id } of citiesAsked(turn)) {
    const info = turn.atlas.cityInfo(id);
    if (info !== null) return info;
  }
  return null;
}

/** Where the travellers come from, as far as they said it. */
function homeCountry({ reading, document, atlas }: Turn): Country | null {
  const said = reading.mentions.find((mention) => mention.hit !== null && isOwn(reading.text, mention))?.hit;
  const code = said?.countryCode ?? document.trip.origin?.countryCode;
  return code === undefined ? null : atlas.countryFacts(code);
}

/** The countries that a question is about: named, or all those of the trip. Never the travellers' own unless asked. */
export function countriesAsked(turn: Turn): Country[] {
  if (asksAboutHome(turn)) {
    const home = homeCountry(turn);
    return home === null ? [] : [home];
  }
  const named = namedPlaces(turn).flatMap(({ hit }) => hit?.countryCode ?? []);
  const asked = named.length > 0 ? named : citiesAsked(turn).map(({ countryCode }) => countryCode);
  return [...new Set(asked)]
    .map((code) => turn.atlas.countryFacts(code))
    .filter((country) => country !== null);
}

/** The sight that a question is about. */
export function sightAsked(turn: Turn): Attraction | null {
  const hit = turn.reading.mentions.find((mention) => mention.hit?.kind === 'attraction')?.hit;
  if (hit != null) return attractionOf(turn.atlas, hit.id);
  const asked = ` ${fold(turn.reading.text)} `;
  for (const { items } of turn.document.plan?.days ?? []) {
    const item = items.find(({ kind, title }) => kind === 'visit' && asked.includes(` ${fold(title)} `));
    if (item !== undefined) return attractionOf(turn.atlas, item.place?.placeId);
  }
  const name =
    /\b(?:is|are|does|do|of|for|the|at|when's|about) (?:the )?([\p{L}' -]{4,50}?)(?: (?:open|close|closed|opening|shut|free|cost|on|worth)\b|\?|$)/iu.exec(
      turn.reading.text,
    )?.[1];
  const match = name === undefined ? null : turn.atlas.findPlace(name, { kinds: ['attraction'] });
  return match !== null && match.confidence >= (match.hit.inCatalogue ? 0.5 : 0.7)
    ? attractionOf(turn.atlas, match.hit.id)
    : null;
}
