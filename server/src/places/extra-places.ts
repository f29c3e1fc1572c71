import { distanceKm } from '@wayfare/almanac/distance';
import { type ExtraPlace, type ExtraPlaces, fold, type MergedImports } from '@wayfare/atlas';

interface Word {
  text: string;
  place: ExtraPlace;
  first: boolean;
}

const kmPerDegree = 111;
/** Places are held by squares of so many degrees. */
const square = 0.05;
const squareOf = (degrees: number) => Math.floor(degrees / square);
const keyOf = (south: number, west: number) => `${south} ${west}`;

/** An operator's places in memory, found by the beginning of any word of their names, by city and by nearness. */
export function extraPlaces({ places, facts }: MergedImports): ExtraPlaces {
  const byId = new Map(places.map((place) => [place.id, place]));
  const same = new Map([...facts].flatMap(([id, rows]) => rows.map((row) => [row.id, id] as const)));
  const byCity = Map.groupBy(places, (place) => place.cityId);
  const bySquare = Map.groupBy(places, ({ lat, lon }) => keyOf(squareOf(lat), squareOf(lon)));
  const words: Word[] = places.flatMap((place) => {
    const name = fold(place.name);
    const starts = [0, ...[...name.matchAll(/\s+/g)].map((gap) => gap.index + gap[0].length)];
    return starts.map((start) => ({ text: name.slice(start), place, first: start === 0 }));
  });
  words.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));

  /** The first word that does not come before the text. */
  const firstAt = (text: string) => {
    let [low, high] = [0, words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (words[middle]!.text < text) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  /** All places of the squares that a circle touches. */
  function around(lat: number, lon: number, radiusKm: number): ExtraPlace[] {
    const high = radiusKm / kmPerDegree;
    const wide = high / Math.max(0.05, Math.cos((lat * Math.PI) / 180));
    const found: ExtraPlace[][] = [];
    for (let south = squareOf(lat - high); south <= squareOf(lat + high); south++)
      for (let west = squareOf(lon - wide); west <= squareOf(lon + wide); west++)
        found.push(bySquare.get(keyOf(south, west)) ?? []);
    return found.flat();
  }

  return {
    sameAs: (id) => same.get(id) ?? null,
    factsOf: (id) => facts.get(id) ?? [],
    byId: (id) => byId.get(id) ?? null,
    inCity: (cityId) => byCity.get(cityId) ?? [],
    search: (foldedText, limit) => {
      if (foldedText === '') return [];
      const found = new Map<ExtraPlace, boolean>();
      for (let at = firstAt(foldedText); at < words.length && found.size < limit * 4; at++) {
        const { text, place, first } = words[at]!;
        if (!text.startsWith(foldedText)) break;
        found.set(place, first || found.get(place) === true);
      }
      const best = [...found].sort(
        ([a, aFirst], [b, bFirst]) => Number(bFirst) - Number(aFirst) || a.name.length - b.name.length,
      );
      return best.slice(0, limit).map(([place]) => place);
    },
    near: (lat, lon, radiusKm, limit) =>
      around(lat, lon, radiusKm)
        .map((place) => ({ place, km: distanceKm(lat, lon, place.lat, place.lon) }))
        .filter(({ km }) => km <= radiusKm)
        .sort((a, b) => a.km - b.km)
        .slice(0, limit)
        .map(({ place }) => place),
  };
}
