import { distanceKm } from '@wayfare/almanac/distance';
import type { Atlas, Attraction } from '../atlas.ts';
import type { ExtraPlace, ExtraPlaces } from '../import/extra-place.ts';
import type { CityTable } from '../world/city-table.ts';
import type { CatalogueReader } from './catalogue-reader.ts';
import { extraAttraction } from './extra-attraction.ts';
import { withFacts } from './with-facts.ts';

/** So many imported places at most are listed with a city; the others are found by name and by nearness. */
const MOST_LISTED = 200;

/** What one would list first: what somebody found worth an entry in Wikidata, then what says most of itself. */
const worth = ({ wikidata, url, hours, category }: ExtraPlace): number =>
  (wikidata === null ? 0 : 4) +
  (category === 'food' || category === 'nightlife' || category === 'shopping' ? 0 : 2) +
  (url === null ? 0 : 0.5) +
  (hours === null ? 0 : 0.5);

/** The reads of attractions over the catalogue and an operator's extra places alike. */
export function attractionReads(
  catalogue: CatalogueReader,
  cities: CityTable,
  extras: ExtraPlaces | null,
): Pick<Atlas, 'topAttractions' | 'attraction' | 'attractionsNear'> {
  if (extras === null)
    return {
      topAttractions: (cityId, limit) => catalogue.attractions(cityId).slice(0, limit),
      attraction: (cityId, slug) => catalogue.attraction(cityId, slug),
      attractionsNear: (lat, lon, radiusKm, limit = 50) => catalogue.near(lat, lon, radiusKm, limit),
    };
  const made = new WeakMap<object, Attraction>();

  function once(key: object, make: () => Attraction): Attraction {
    const known = made.get(key);
    if (known !== undefined) return known;
    const attraction = make();
    made.set(key, attraction);
    return attraction;
  }
  const enriched = (own: Attraction): Attraction => {
    const facts = extras.factsOf(own.id);
    return facts.length === 0 ? own : once(own, () => withFacts(own, facts));
  };
  const ofExtra = (place: ExtraPlace): Attraction[] => {
    const { category } = place;
    if (category === null) return [];
    const city = cities.city(Math.max(0, cities.indexOf(place.cityId)));
    return [once(place, () => withFacts(extraAttraction(place, category, city), extras.factsOf(place.id)))];
  };

  const listed = new Map<string, readonly Attraction[]>();
  const listedIn = (cityId: string): readonly Attraction[] => {
    const known = listed.get(cityId);
    if (known !== undefined) return known;
    const best = extras.inCity(cityId).toSorted((a, b) => worth(b) - worth(a));
    const attractions = [
      ...catalogue.attractions(cityId).map(enriched),
      ...best.slice(0, MOST_LISTED).flatMap(ofExtra),
    ];
    listed.set(cityId, attractions);
    return attractions;
  };

  return {
    topAttractions: (cityId, limit) => listedIn(cityId).slice(0, limit),
    attraction: function read(cityId, slug): Attraction | null {
      const own = catalogue.attraction(cityId, slug);
      if (own) return enriched(own);
      const place = extras.byId(`${cityId}/${slug}`);
      if (place) return ofExtra(place)[0] ?? null;
      const [city, same] = extras.sameAs(`${cityId}/${slug}`)?.split('/') ?? [];
      return city !== undefined && same !== undefined ? read(city, same) : null;
    },
    attractionsNear(lat, lon, radiusKm, limit = 50) {
      const own = catalogue.near(lat, lon, radiusKm, limit).map(enriched);
      const kmTo = (place: { lat: number; lon: number }) => distanceKm(lat, lon, place.lat, place.lon);
      const others = extras.near(lat, lon, radiusKm, limit).flatMap(ofExtra);
      return [...own, ...others].sort((a, b) => kmTo(a) - kmTo(b)).slice(0, limit);
    },
  };
}
