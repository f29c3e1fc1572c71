import type { Attraction, City, CityInfo, Country } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';
import type { Turn } from '../conversation/context.ts';
import { cityOfHit } from '../planning/make-route.ts';
import { attractionOf } from '../planning/place-ref-of.ts';

/** The cities that a question is about: those it names, or those of the trip. */
export function citiesAsked(turn: Turn): City[] {
  const named = turn.reading.mentions.flatMap(({ hit }) => {
    if (hit === null || hit.kind === 'country') return [];
    if (hit.kind === 'region') {
      const city = turn.atlas.city(turn.atlas.region(hit.id)?.cityIds[0] ?? '');
      return city === null ? [] : [city];
    }
    const city = cityOfHit(turn.atlas, hit);
    return city === null ? [] : [city];
  });
  if (named.length > 0) return [...new Map(named.map((city) => [city.id, city])).values()];
  const country = turn.reading.mentions.find(({ hit }) => hit?.kind === 'country')?.hit;
  if (country != null) {
    const capital = turn.atlas
      .catalogueCities()
      .filter(({ countryCode }) => countryCode === country.countryCode);
    return [...capital].sort((a, b) => Number(b.capital) - Number(a.capital)).slice(0, 1);
  }
  const fromTrip = turn.document.trip.stops
    .map(({ place }) => turn.atlas.city(place.placeId ?? ''))
    .filter((city) => city !== null);
  if (fromTrip.length > 0) return fromTrip;
  for (const { text } of [...turn.history].reverse()) {
    const asked = ` ${fold(text)} `;
    const spoken = turn.atlas.catalogueCities().find(({ name }) => asked.includes(` ${fold(name)} `));
    if (spoken !== undefined) return [spoken];
  }
  return [];
}

/** The first asked city that the catalogue describes. */
export function guideAsked(turn: Turn): CityInfo | null {
  for (const { id } of citiesAsked(turn)) {
    const info = turn.atlas.cityInfo(id);
    if (info !== null) return info;
  }
  return null;
}

/** The country that a question is about. */
export function countryAsked(turn: Turn): Country | null {
  const named = turn.reading.mentions.find(({ hit, role }) => hit !== null && role !== 'origin')?.hit;
  const code = named?.countryCode ?? citiesAsked(turn)[0]?.countryCode;
  return code === undefined ? null : turn.atlas.countryFacts(code);
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
