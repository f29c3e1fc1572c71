import { distanceKm } from '@wayfare/almanac/distance';
import { type ExtraPlace, type ExtraPlaces, fold } from '@wayfare/atlas';

interface Word {
  text: string;
  place: ExtraPlace;
  first: boolean;
}

const kmPerDegree = 111;

/** An operator's places in memory, found by the beginning of any word of their names, by city and by nearness. */
export function extraPlaces(places: readonly ExtraPlace[]): ExtraPlaces {
  const byId = new Map(places.map((place) => [place.id, place]));
  const byCity = Map.groupBy(places, (place) => place.cityId);
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

  return {
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
    near: (lat, lon, radiusKm, limit) => {
      const degrees = radiusKm / kmPerDegree;
      return places
        .filter((place) => Math.abs(place.lat - lat) <= degrees)
        .map((place) => ({ place, km: distanceKm(lat, lon, place.lat, place.lon) }))
        .filter(({ km }) => km <= radiusKm)
        .sort((a, b) => a.km - b.km)
        .slice(0, limit)
        .map(({ place }) => place);
    },
  };
}
