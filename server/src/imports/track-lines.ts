import { limits } from '@wayfare/contracts/limits';
import type { Track } from '@wayfare/contracts/trip';

type Points = Track['points'];
type Point = Points[number];

const short = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** How far a point lies from the straight line between two others, in degrees of latitude. */
function offLine([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const narrow = Math.cos((fromY * Math.PI) / 180);
  const [dx, dy] = [(toX - fromX) * narrow, toY - fromY];
  const [px, py] = [(x - fromX) * narrow, y - fromY];
  const along =
    dx === 0 && dy === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy)));
  return Math.hypot(px - along * dx, py - along * dy);
}

/** The points that a line cannot do without, each with how much of its shape it holds: by halves, the farthest first. */
function weights(points: Points): number[] {
  const weight = new Array<number>(points.length).fill(0);
  weight[0] = weight[points.length - 1] = Infinity;
  const open: [from: number, to: number, most: number][] = [[0, points.length - 1, Infinity]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to, most] = part;
    let [farthest, at] = [0, -1];
    for (let index = from + 1; index < to; index += 1) {
      const off = offLine(points[index]!, points[from]!, points[to]!);
      if (off > farthest) [farthest, at] = [off, index];
    }
    if (at < 0) continue;
    weight[at] = Math.min(farthest, most);
    open.push([from, at, weight[at]!], [at, to, weight[at]!]);
  }
  return weight;
}

/** Beyond so many points a recording is thinned evenly first: what holds its shape takes long to tell. */
const mostLookedAt = 4000;

function thinned(line: Points): Points {
  const step = (line.length - 1) / (mostLookedAt - 1);
  return line.length <= mostLookedAt
    ? line
    : Array.from({ length: mostLookedAt }, (_, index) => line[Math.round(index * step)]!);
}

/** A line with as many points as a trip keeps of it: those that hold its shape. */
function simplified(line: Points): Points {
  const points = thinned(line)
    .map(([x, y]): Point => [short(x), short(y)])
    .filter((point, index, all) => index === 0 || point.join() !== all[index - 1]!.join());
  if (points.length <= limits.trackPoints) return points;
  const weight = weights(points);
  const least = weight.toSorted((one, other) => other - one)[limits.trackPoints - 1]!;
  let room = limits.trackPoints - weight.filter((one) => one > least).length;
  return points.filter((_, index) => weight[index]! > least || (weight[index] === least && room-- > 0));
}

/** A way of a file, before it is made one of a trip. */
export interface FoundTrack {
  name: string;
  lines: Points[];
}

/** A point of a line, where both its figures are some. */
export const pointOf = (longitude: number | undefined, latitude: number | undefined): Point[] =>
  longitude === undefined || latitude === undefined ? [] : [[longitude, latitude]];

/** The tracks of a trip from those of a file: each line that leads somewhere is one. */
export const toTracks = (found: readonly FoundTrack[]): Track[] =>
  found
    .flatMap(({ name, lines }) => {
      const kept = lines.map(simplified).filter(({ length }) => length > 1);
      return kept.map((points, index) => ({
        name:
          (kept.length > 1 ? `${name} (${index + 1})` : name).trim().slice(0, limits.titleCharacters) ||
          'Track',
        points,
      }));
    })
    .slice(0, limits.tracks)
    .map((track, index) => ({ id: `track${index + 1}`, ...track }));
