import type { City, CityInfo } from '@wayfare/atlas';
import type { ClimateKind, CoverScene, CoverSeason } from '@wayfare/covers';

/** Towns whose picture would be wrong without their river. */
const onRivers = new Set(
  (
    'fr-paris gb-london fr-lyon fr-bordeaux fr-strasbourg de-cologne de-dresden de-hamburg at-vienna at-salzburg ' +
    'hu-budapest cz-prague pl-krakow pl-warsaw rs-belgrade sk-bratislava it-florence it-verona es-seville es-bilbao ' +
    'pt-porto lv-riga lt-vilnius si-ljubljana eg-cairo eg-luxor eg-aswan in-agra in-varanasi in-delhi th-bangkok ' +
    'th-chiang-mai vn-hanoi vn-ho-chi-minh-city vn-hoi-an vn-hue la-luang-prabang kh-phnom-penh cn-shanghai cn-guilin ' +
    'kr-seoul us-new-orleans us-portland ca-montreal ca-quebec-city us-washington us-chicago au-melbourne'
  ).split(' '),
);
const seaKm = 6;
const seaSides = 12;
const seaSidesNeeded = 2;
const highlandMeters = 1400;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The kind of climate that twelve highs, lows and rain days speak of. */
export function climateKind(
  { high, low, rainDays }: CityInfo['guide']['climate'],
  elevationMeters: number,
  latitude: number,
): ClimateKind {
  const averages = high.map((value, month) => (value + (low[month] ?? value)) / 2);
  const [coldest, warmest] = [Math.min(...averages), Math.max(...averages)];
  const rainyDays = rainDays.reduce((sum, days) => sum + days, 0);
  if (elevationMeters >= highlandMeters && warmest < 24) return 'highland';
  if (warmest < 13 || mean(averages) < 4) return 'cold';
  if (rainyDays < 35 && warmest > 20) return 'arid';
  if (coldest >= 17) return rainyDays < 90 ? 'savanna' : 'tropical';
  if (coldest < 0) return 'continental';
  const summer = latitude >= 0 ? [5, 6, 7] : [11, 0, 1];
  const dryDays = summer.reduce((sum, month) => sum + (rainDays[month] ?? 0), 0);
  return dryDays < 14 && coldest > 4 ? 'mediterranean' : 'temperate';
}

/** What the climate of a place is like as far as its latitude and height tell. */
function likelyClimate({ lat, elevationMeters }: City): ClimateKind {
  const degrees = Math.abs(lat);
  if (elevationMeters >= highlandMeters) return 'highland';
  if (degrees < 18) return 'tropical';
  if (degrees < 31) return 'arid';
  if (degrees < 43) return 'mediterranean';
  if (degrees < 54) return 'temperate';
  return degrees < 62 ? 'continental' : 'cold';
}

type IsDry = (point: { lat: number; lon: number }) => boolean;

/** Whether the sea is near enough to be seen from the roofs. */
function isCoastal({ lat, lon }: City, isDry: IsDry) {
  const kmPerDegree = 111;
  let wet = 0;
  for (let side = 0; side < seaSides; side++) {
    const angle = (side / seaSides) * 2 * Math.PI;
    const dLat = (seaKm / kmPerDegree) * Math.cos(angle);
    const dLon = ((seaKm / kmPerDegree) * Math.sin(angle)) / Math.cos((lat * Math.PI) / 180);
    if (!isDry({ lat: lat + dLat, lon: lon + dLon })) wet++;
  }
  return wet >= seaSidesNeeded;
}

/** What a cover shows beside the city itself. */
export interface CoverMoment {
  season: CoverSeason;
  night: boolean;
}

/** What the cover of a city is drawn from; `guide` where the catalogue has one. */
export function cityScene(
  city: City,
  guide: CityInfo['guide'] | null,
  isDry: IsDry,
  moment: CoverMoment,
): CoverScene {
  return {
    ...moment,
    id: city.id,
    title: city.name,
    countryCode: city.countryCode,
    climate: guide ? climateKind(guide.climate, city.elevationMeters, city.lat) : likelyClimate(city),
    latitude: city.lat,
    elevationMeters: city.elevationMeters,
    population: city.population,
    coastal: isCoastal(city, isDry),
    river: onRivers.has(city.id),
  };
}
