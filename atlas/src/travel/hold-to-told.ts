import type { Atlas } from '../atlas.ts';
import { greatCircle } from './great-circle.ts';
import type { Point } from './great-circle.ts';
import { remember } from './remember.ts';
import { toldWay } from './told-way.ts';
import type { ToldWay } from './told-way.ts';
import type { TravelMode, TravelOption } from './travel-option.ts';

/** What a text calls a way from the city holds from anywhere in it. */
const townMeters = 15_000;
const sameSpotKm = 0.1;
const mostSightsThere = 5;
const rememberedPlaces = 5000;
/** People tell the ride; the way to the train, the boat or the bus and the wait for it are longer than that. */
const waitMinutes = 25;
const sharesRoad = new Set<TravelMode>(['drive', 'bus']);
const byTimetable = new Set<TravelMode>(['bus', 'rail', 'transit', 'ferry']);

/** Whether modelled minutes can be what a text means, wide enough for waits and for round numbers. */
export function agrees(mode: TravelMode, minutes: number, told: number): boolean {
  const spare = byTimetable.has(mode) ? 2 * waitMinutes : 10;
  return minutes >= told * 0.75 - 5 && minutes <= told * 1.35 + spare;
}

/** What the text of a sight tells of the way to it, and from where. */
interface Telling {
  home: Point;
  told: ToldWay;
}

/** The way between two places as the text of a sight tells it, where one of them is that sight and the other its city. */
export function toldBetween(atlas: Pick<Atlas, 'attractionsNear' | 'city'>) {
  // A table of a city asks for each of its points as often as it has others.
  const tellings = remember<readonly Telling[]>(rememberedPlaces);
  const tellingsAt = ({ lat, lon }: Point) =>
    tellings(`${lat},${lon}`, () =>
      atlas
        .attractionsNear(lat, lon, sameSpotKm, mostSightsThere)
        .filter(({ dayTrip }) => dayTrip)
        .flatMap(({ cityId, why }) => {
          const [home, told] = [atlas.city(cityId), toldWay(why)];
          return home && told ? [{ home, told }] : [];
        }),
    );
  const toSightFrom = (city: Point, place: Point): ToldWay | null =>
    tellingsAt(place).find(({ home }) => greatCircle(home, city) <= townMeters)?.told ?? null;
  return (from: Point, to: Point) => toSightFrom(from, to) ?? toSightFrom(to, from);
}

const basis = 'As the guide of the place tells it.';

const minutesBy = (mode: TravelMode, told: number): number =>
  told + (byTimetable.has(mode) ? waitMinutes : 0);

/** Which of the modes a text means: the one that it names, by car every road, else whatever leads there. */
function meantModes(modes: readonly TravelMode[], told: ToldWay): readonly TravelMode[] {
  if (told.mode === 'rail') return modes.filter((mode) => mode === 'rail' || mode === 'transit');
  if (told.mode === 'ferry' || told.mode === 'bus') return modes.filter((mode) => mode === told.mode);
  const onRoad = modes.filter((mode) => sharesRoad.has(mode));
  return told.mode !== null || onRoad.length > 0 ? onRoad : modes;
}

/** Ways with the minutes that are told of them, where the model is far from these: it does not know every bad road. */
export function holdToTold(options: readonly TravelOption[], told: ToldWay | null): readonly TravelOption[] {
  if (!told) return options;
  const ridden = options.filter(({ mode }) => mode !== 'walk' && mode !== 'bike' && mode !== 'flight');
  const isSo = ({ mode, minutes }: TravelOption) => agrees(mode, minutes, told.minutes);
  // Where no vehicle is named and one of the ways agrees, that is the way which is meant.
  if (told.mode === null && ridden.some(isSo)) return options;
  const meant = meantModes(
    ridden.map(({ mode }) => mode),
    told,
  );
  const held = options.map((option) =>
    !meant.includes(option.mode) || isSo(option)
      ? option
      : { ...option, minutes: minutesBy(option.mode, told.minutes), basis },
  );
  if (told.mode === null || meant.length > 0) return held;
  // A line that the model does not know, with the fare of the coach.
  const like = ridden.find(({ per }) => per === 'person');
  return like
    ? [...held, { ...like, mode: told.mode, minutes: minutesBy(told.mode, told.minutes), basis, via: [] }]
    : held;
}

/** Nearer than this no sight is out of town. */
const nearestMeters = 8000;

/** The time of a train or a bus says nothing of a car's. */
const tellsOf = (told: ToldWay, mode: 'transit' | 'drive'): boolean =>
  mode === 'transit' || told.mode === null || told.mode === 'drive';

/** Minutes between all pairs of points of one city, held to what is told of those out of town. */
export function holdMatrixToTold(
  matrix: Uint16Array,
  points: readonly Point[],
  mode: 'transit' | 'drive',
  told: (from: Point, to: Point) => ToldWay | null,
): Uint16Array {
  for (const [row, from] of points.entries())
    for (const [column, to] of points.entries()) {
      if (column <= row || greatCircle(from, to) < nearestMeters) continue;
      const way = told(from, to);
      const at = row * points.length + column;
      if (!way || !tellsOf(way, mode) || agrees(mode, matrix[at]!, way.minutes)) continue;
      matrix[at] = matrix[column * points.length + row] = minutesBy(mode, way.minutes);
    }
  return matrix;
}
