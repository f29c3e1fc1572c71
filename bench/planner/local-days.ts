import { distanceKm } from '@wayfare/almanac/distance';
import { createAssistant } from '@wayfare/assistant';
import type { Atlas, Attraction, City } from '@wayfare/atlas';
import { localTime, openAtlas, openTravel } from '@wayfare/atlas';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { BenchOptions } from './bench-options.ts';
import { cpuMilliseconds } from './bench-options.ts';
import { lengthOf, shortestTour } from './shortest-tour.ts';
import { mean, printTable, rounded, shown } from './table.ts';

const today = '2026-11-22T10:00:00Z';
const CITIES = 120;
const starts = ['2027-01-12', '2027-04-13', '2027-07-13', '2027-10-12'];
const NEAR_KM = 0.9;
/** Up to so many sights of a day, their shortest tour is found by trying all. */
const MOST_TOURED = 8;

interface Visit {
  day: PlanDay;
  item: PlanItem;
  sight: Attraction;
}

/** The sun of a visit's day as minutes of the city's clock; null where it does not rise or set. */
function sunOf(atlas: Atlas, { sight, day }: Visit) {
  const { sunriseAt, sunsetAt } = atlas.sunTimes(sight.lat, sight.lon, day.on!);
  if (sunriseAt === null || sunsetAt === null) return null;
  const minute = (at: Date): number => localTime(at, sight.timeZone).minute;
  return { rise: minute(sunriseAt), set: minute(sunsetAt) };
}

/** Whether a visit is at the time of day that its guide calls best; null where there is none. */
function isTimely(atlas: Atlas, visit: Visit): boolean | null {
  const { startMinute: from, endMinute: until } = visit.item;
  const sun = sunOf(atlas, visit);
  if (visit.sight.bestTime === undefined || sun === null) return null;
  const { rise, set } = sun;
  return {
    sunrise: from <= rise + 30,
    morning: from < 660,
    afternoon: from >= 720 && from <= 1020,
    sunset: from <= set && until >= set - 15,
    evening: from >= Math.min(1080, Math.max(990, set - 30)),
    night: from >= Math.max(1080, set + 15),
  }[visit.sight.bestTime];
}

const nightly = new Set(['street', 'square', 'neighbourhood', 'market', 'food', 'nightlife', 'shopping']);
/** The brightest twilight is over about half an hour after sunset, later in the north. */
const TWILIGHT = 45;

/** Whether a sight out of doors, with nothing that speaks of the night, is seen without light. */
function isInTheDark(atlas: Atlas, visit: Visit): boolean | null {
  const { sight, item } = visit;
  const sun = sunOf(atlas, visit);
  const late = ['evening', 'night', 'sunset', 'sunrise'].includes(sight.bestTime ?? '');
  if (sun === null || sight.setting !== 'outdoor' || late || nightly.has(sight.category)) return null;
  return item.endMinute > sun.set + TWILIGHT || item.startMinute < sun.rise - TWILIGHT;
}

/** The way of a day from bed to bed by the straight line, and the shortest round of the same sights. */
function wayOf({ base, endBase }: PlanDay, visits: readonly Visit[]): [number, number] | null {
  const places = visits.flatMap(({ item }) => item.place ?? []);
  if (base === null || endBase === null || places.length < 2 || places.length > MOST_TOURED) return null;
  return [lengthOf([base, ...places, endBase]), shortestTour(base, places, endBase)];
}

/** Of the pairs of sights that are neighbours, how many stand on different days. */
function partedPairs(visits: readonly Visit[]): [parted: number, pairs: number] {
  let [parted, pairs] = [0, 0];
  visits.forEach((one, index) => {
    for (const other of visits.slice(index + 1)) {
      if (distanceKm(one.sight.lat, one.sight.lon, other.sight.lat, other.sight.lon) > NEAR_KM) continue;
      pairs += 1;
      if (one.day !== other.day) parted += 1;
    }
  });
  return [parted, pairs];
}

/** How many days each quarter of two sights or more is visited on: those around the first that is in none. */
function daysOfQuarters(visits: readonly Visit[]): [quarters: number, days: number, least: number] {
  const left = [...visits];
  const totals: [number, number, number] = [0, 0, 0];
  const mostOnADay = Math.max(0, ...visits.map((one) => visits.filter(({ day }) => day === one.day).length));
  while (left.length > 0) {
    const [first] = left;
    const isNear = ({ sight }: Visit): boolean =>
      distanceKm(first!.sight.lat, first!.sight.lon, sight.lat, sight.lon) <= NEAR_KM;
    const quarter = left.filter(isNear);
    left.splice(0, left.length, ...left.filter((one) => !isNear(one)));
    if (quarter.length < 2) continue;
    totals[0] += 1;
    totals[1] += new Set(quarter.map(({ day }) => day.id)).size;
    totals[2] += Math.ceil(quarter.length / mostOnADay);
  }
  return totals;
}

/** Every so many cities of the catalogue, by the seed, so that what one tunes on is not what one is measured by. */
function citiesOf(atlas: Atlas, seed: number): City[] {
  const all = atlas.catalogueCities().filter(({ id }) => atlas.topAttractions(id).length >= 10);
  const every = Math.max(1, Math.floor(all.length / CITIES));
  return all.filter((_, index) => index % every === seed % every).slice(0, CITIES);
}

/** Whether the days are those that somebody who lives there would make: by the light, the season, the quarter. */
export async function runLocalDays(options: BenchOptions): Promise<unknown> {
  if (!options.only.test('local-days')) return null;
  const atlas = openAtlas();
  const assistant = createAssistant({ atlas, travel: openTravel(atlas), now: () => new Date(today) });
  assistant.prepare();
  const counts = new Map<string, [hits: number, of: number]>();
  const count = (name: string, hit: boolean | number, of = 1): void => {
    const [hits, all] = counts.get(name) ?? [0, 0];
    counts.set(name, [hits + Number(hit), all + of]);
  };
  const detours: number[] = [];
  let [fame, milliseconds, days, kmInAll, severe] = [0, 0, 0, 0, 0];
  for (const [index, city] of citiesOf(atlas, options.seed).entries()) {
    const startOn = starts[index % starts.length]!;
    const country = atlas.country(city.countryCode)?.name ?? '';
    const question = `${3 + (index % 3)} days in ${city.name}, ${country} from ${startOn}`;
    const { tripName, trip } = await assistant.ask({ question });
    if (trip === null || tripName === null) continue;
    const began = cpuMilliseconds();
    const built = assistant.buildPlan({ tripName, trip, plan: null });
    milliseconds += cpuMilliseconds() - began;
    severe += built.findings.filter(({ severity }) => severity === 'severe').length;
    const high = atlas.cityInfo(city.id)?.guide.climate.high[Number(startOn.slice(5, 7)) - 1] ?? 20;
    const inAll: Visit[] = [];
    for (const day of built.plan.days) {
      const visits = day.items.flatMap((item): Visit[] => {
        const [cityId, slug] = (item.place?.placeId ?? '').split('/');
        const sight = item.kind === 'visit' && slug !== undefined ? atlas.attraction(cityId!, slug) : null;
        return sight === null ? [] : [{ day, item, sight }];
      });
      inAll.push(...visits);
      days += 1;
      for (const visit of visits) {
        const { item, sight } = visit;
        fame += sight.fame;
        const timely = isTimely(atlas, visit);
        if (timely !== null) count('at the best time', timely);
        if (timely !== null) count(`at the best time: ${sight.bestTime}`, timely);
        const dark = isInTheDark(atlas, visit);
        if (dark !== null) count('outdoors in the dark', dark);
        const cold = sight.category === 'beach' && high < 20;
        count('visits to a beach below 20 °C', cold);
        if (cold && item.endMinute - item.startMinute > 60) count('of them longer than an hour', true, 0);
      }
      for (const { kind, locked, startMinute, endMinute } of day.items)
        if (!locked && kind !== 'note')
          count('times off the five minutes', (startMinute | 0) % 5 > 0 || endMinute % 5 > 0);
      const way = wayOf(day, visits);
      if (way === null) continue;
      kmInAll += way[0];
      if (way[1] > 0.5) detours.push(way[0] / way[1]);
    }
    count('neighbours on different days', ...partedPairs(inAll));
    const [, quarterDays, least] = daysOfQuarters(inAll);
    count('days of a quarter beyond the fewest', quarterDays - least, least);
  }
  const shares = [...counts].map(
    ([name, [hits, of]]) => [name, hits, of, shown((100 * hits) / of, 1)] as const,
  );
  printTable(
    'Days as somebody who lives there would spend them',
    ['what', 'hits', 'of', '%'],
    shares.map((row) => [...row]),
  );
  const figures = {
    days,
    fameADay: rounded(fame / days, 1),
    severe,
    wayAgainstShortest: rounded(mean(detours)),
    kmADay: rounded(kmInAll / days, 2),
    milliseconds: rounded(milliseconds, 0),
    ...Object.fromEntries(shares.map(([name, , , share]) => [name, Number(share)])),
  };
  console.log(`  a day's way against the shortest round of its sights: ${figures.wayAgainstShortest}`);
  return figures;
}
