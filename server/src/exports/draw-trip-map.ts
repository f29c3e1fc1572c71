import { distanceKm } from '@wayfare/almanac/distance';
import { drawLand, frameMap, greatCirclePath, type MapFrame } from '@wayfare/atlas';
import type { DrawnMap } from '@wayfare/contracts/export-endpoints';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { placeNames } from './place-names.ts';
import type { ReadDay, TripReading } from './trip-reading.ts';

const overviewSize = { width: 800, height: 500, padding: 84, leastMeters: 60_000 };
const daySize = { width: 480, height: 320, padding: 36, leastMeters: 1600 };

/** A base within this distance of a day's places belongs on the day's map. */
const nearBaseKm = 25;

const pointOf = ({ latitude, longitude }: PlaceRef) => ({ lat: latitude, lon: longitude });
const tenth = (value: number) => Math.round(value * 10) / 10;

function writeLine(points: readonly (readonly [number, number])[]) {
  return `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}`;
}

/** The shortest way over the globe; broken off where it leaves the map on one side and comes back on the other. */
function writeWay(frame: MapFrame, from: PlaceRef, to: PlaceRef) {
  const points = greatCirclePath(pointOf(from), pointOf(to)).map(frame.project);
  const runs: (typeof points)[] = [];
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    const jumps = !before || Math.abs(point[0] - before[0]) > frame.width * 0.6;
    if (jumps) runs.push([point]);
    else runs.at(-1)!.push(point);
  }
  return runs
    .filter((run) => run.length > 1)
    .map(writeLine)
    .join('');
}

const placesOf = (day: ReadDay) =>
  day.items.flatMap(({ item, number }) => (item.place && number ? [{ place: item.place, number }] : []));

function dayRoute(frame: MapFrame, day: ReadDay) {
  const stations = [
    ...(day.plan?.base ? [day.plan.base] : []),
    ...placesOf(day).map(({ place }) => place),
    ...(day.plan?.endBase ? [day.plan.endBase] : []),
  ];
  // A day that begins far from its sights is a day of travel: its leg is drawn, not a line across the country.
  const near = stations.filter((place) => {
    const [x, y] = frame.project(pointOf(place));
    return x > -200 && y > -200 && x < frame.width + 200 && y < frame.height + 200;
  });
  if (near.length < 2) return [];
  return [
    { d: writeLine(near.map((place) => frame.project(pointOf(place)))), day: day.number, dashed: false },
  ];
}

/** Points that fall together are one, with the numbers of all: a city that the route comes back to. */
function together(points: DrawnMap['points']): DrawnMap['points'] {
  const seen = new Map<string, DrawnMap['points'][number]>();
  for (const point of points) {
    const key = `${point.x} ${point.y} ${point.day}`;
    const there = seen.get(key);
    if (there) there.label += `·${point.label}`;
    else seen.set(key, { ...point });
  }
  return [...seen.values()];
}

function pointAt(frame: MapFrame, place: PlaceRef, label: string, day: number | null) {
  const [x, y] = frame.project(pointOf(place));
  return { x: tenth(x), y: tenth(y), label, name: place.name, day };
}

/** Where the day begins and ends, if that is about where it happens and is no place of the day itself. */
function nearBases({ plan }: ReadDay, places: readonly PlaceRef[]): PlaceRef[] {
  const bases = [plan?.base, plan?.endBase].flatMap((base) => base ?? []);
  const kmTo = (a: PlaceRef) => (b: PlaceRef) => distanceKm(a.latitude, a.longitude, b.latitude, b.longitude);
  const distinct = bases.filter(
    (base, index) => bases.findIndex((other) => kmTo(base)(other) < 0.05) === index,
  );
  return distinct.filter((base) => {
    const distances = places.map(kmTo(base));
    return distances.some((km) => km < nearBaseKm) && distances.every((km) => km > 0.05);
  });
}

const dayPoints = (frame: MapFrame, day: ReadDay) =>
  together(placesOf(day).map(({ place, number }) => pointAt(frame, place, String(number), day.number)));

const baseOf = (frame: MapFrame) => ({
  width: frame.width,
  height: frame.height,
  metersPerUnit: frame.metersPerUnit,
  ...drawLand(frame),
});

/** The map of one day with its numbered places and the route between them; null where fewer than two have a place. */
export function drawDayMap(day: ReadDay): DrawnMap | null {
  const places = placesOf(day).map(({ place }) => place);
  if (places.length < 2) return null;
  const bases = nearBases(day, places);
  const frame = frameMap([...places, ...bases].map(pointOf), daySize);
  // The list beside it says what each number is.
  const points = [...bases.map((base) => pointAt(frame, base, '', day.number)), ...dayPoints(frame, day)];
  return { ...baseOf(frame), routes: dayRoute(frame, day), points, names: [] };
}

const stopPoints = (frame: MapFrame, { stops }: TripReading) =>
  together(stops.map(({ stop, number }) => pointAt(frame, stop.place, String(number), null)));

/** The map of the whole trip: stops and the ways between them, and every day's route in the day's colour. */
export function drawOverview(reading: TripReading): DrawnMap | null {
  const { stops, days, legs } = reading;
  const inOnePlace = stops.length < 2;
  const dayPlaces = days.flatMap((day) => placesOf(day).map(({ place }) => place));
  const framed =
    inOnePlace && dayPlaces.length > 1 ? dayPlaces : [...stops.map(({ stop }) => stop.place), ...dayPlaces];
  const tracked = (reading.stored.trip.tracks ?? []).flatMap(({ points }) => points);
  const shown = [...framed.map(pointOf), ...tracked.map(([lon, lat]) => ({ lat, lon }))];
  if (shown.length === 0) return null;
  const frame = frameMap(shown, overviewSize);
  const ways = legs.map(({ leg, from, to }) => ({
    d: writeWay(frame, from, to),
    day: null,
    dashed: leg.travel.mode === 'flight' || leg.travel.mode === 'ferry',
  }));
  // Without legs the order of the stops is the route.
  const order = stops.slice(1).map(({ stop }, index) => ({
    d: writeWay(frame, stops[index]!.stop.place, stop.place),
    day: null,
    dashed: false,
  }));
  const tracks = (reading.stored.trip.tracks ?? []).map(({ points }) => ({
    d: writeLine(points.map(([lon, lat]) => frame.project({ lat, lon }))),
    day: null,
    dashed: false,
  }));
  const routes = [
    ...tracks,
    ...(ways.length > 0 ? ways : order),
    ...days.flatMap((day) => dayRoute(frame, day)),
  ];
  const showDays = inOnePlace && dayPlaces.length > 1;
  const points = showDays ? days.flatMap((day) => dayPoints(frame, day)) : stopPoints(frame, reading);
  const kept = routes.filter(({ d }) => d !== '');
  return { ...baseOf(frame), routes: kept, points, names: showDays ? [] : placeNames(frame, points) };
}
