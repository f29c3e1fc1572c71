import { type LandDetail, landShapes, type Shape } from './land-shapes.ts';
import type { MapFrame } from './map-frame.ts';

type XY = readonly [x: number, y: number];

/** SVG path data of the land in a frame. */
export interface DrawnLand {
  /** To fill. */
  land: string;
  /** Coasts and borders, to stroke. */
  lines: string;
}

/** Below this many metres from side to side the coastline is too coarse to tell a quay from the harbour. */
const closeUpMeters = 25_000;
/** From these widths on, in degrees, the next finer coastline would be finer than a line is wide. */
const coarseFromDegrees = 16;
const roughFromDegrees = 110;
/** Points nearer than this to the one before are left out. */
const leastStep = 1;
/** Islets smaller than this are left out. */
const leastSize = 1.5;
/** Shapes run a little beyond the map, so that its edge cuts them. */
const overscan = 6;

const write = (value: number) => String(Math.round(value * 10) / 10);
const writePath = (points: readonly XY[], close: boolean) =>
  `M${points.map(([x, y]) => `${write(x)} ${write(y)}`).join('L')}${close ? 'Z' : ''}`;

/** Draws coasts and borders into a frame; close up there is only land. */
export function drawLand(frame: MapFrame): DrawnLand {
  const { width, height } = frame;
  if (width * frame.metersPerUnit < closeUpMeters) {
    return { land: `M0 0L${width} 0L${width} ${height}L0 ${height}Z`, lines: '' };
  }
  const { rings, lines } = landShapes(detailFor(frame.lonSpan));
  const land = shown(rings, frame).flatMap(([ring, shift]) => {
    const clipped = clip(thin(ring, shift, frame), frame);
    return clipped.length > 2 ? [writePath(clipped, true)] : [];
  });
  const strokes = shown(lines, frame).flatMap(([line, shift]) => {
    return runsWithin(thin(line, shift, frame), frame).map((run) => writePath(run, false));
  });
  return { land: land.join(''), lines: strokes.join('') };
}

const detailFor = (degrees: number): LandDetail =>
  degrees >= roughFromDegrees ? 'rough' : degrees >= coarseFromDegrees ? 'coarse' : 'fine';

/** The shapes that touch the frame, each with the turn of the globe at which it does. */
function shown(shapes: readonly Shape[], frame: MapFrame): (readonly [Shape, shift: number])[] {
  const leastDegrees = (leastSize * frame.lonSpan) / frame.width;
  const [west, east] = [frame.middleLon - frame.lonSpan / 2, frame.middleLon + frame.lonSpan / 2];
  return [-360, 0, 360].flatMap((shift) =>
    shapes.flatMap((shape) => {
      const beside = shape.east + shift < west || shape.west + shift > east;
      const islet = Math.max(shape.east - shape.west, shape.north - shape.south) < leastDegrees;
      return beside || islet || shape.north < frame.south || shape.south > frame.north
        ? []
        : [[shape, shift] as const];
    }),
  );
}

function thin({ points }: Shape, shift: number, frame: MapFrame): XY[] {
  const kept: XY[] = [];
  let last: XY | undefined;
  for (let i = 0; i < points.length; i += 2) {
    const x = frame.x(points[i]! + shift - frame.middleLon);
    const y = frame.y(points[i + 1]!);
    const isEnd = i === 0 || i === points.length - 2;
    if (!isEnd && last && Math.abs(x - last[0]) < leastStep && Math.abs(y - last[1]) < leastStep) continue;
    last = [x, y];
    kept.push(last);
  }
  return kept;
}

type Edge = { inside: (p: XY) => boolean; cross: (a: XY, b: XY) => XY };

function edgesOf({ width, height }: MapFrame): Edge[] {
  const onX =
    (x: number) =>
    (a: XY, b: XY): XY => [x, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])];
  const onY =
    (y: number) =>
    (a: XY, b: XY): XY => [a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]), y];
  const [left, top, right, bottom] = [-overscan, -overscan, width + overscan, height + overscan];
  return [
    { inside: ([x]) => x >= left, cross: onX(left) },
    { inside: ([x]) => x <= right, cross: onX(right) },
    { inside: ([, y]) => y >= top, cross: onY(top) },
    { inside: ([, y]) => y <= bottom, cross: onY(bottom) },
  ];
}

/** Cuts a ring at the four edges of the frame, one after the other. */
function clip(ring: readonly XY[], frame: MapFrame): readonly XY[] {
  return edgesOf(frame).reduce<readonly XY[]>(
    (points, { inside, cross }) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1)!;
        if (inside(point) === inside(before)) return inside(point) ? [point] : [];
        return inside(point) ? [cross(before, point), point] : [cross(before, point)];
      }),
    ring,
  );
}

/** The runs of a line that lie in the frame, each with one point beyond it. */
function runsWithin(line: readonly XY[], frame: MapFrame): XY[][] {
  const { width, height } = frame;
  const within = ([x, y]: XY) =>
    x > -overscan && x < width + overscan && y > -overscan && y < height + overscan;
  const runs: XY[][] = [];
  let open = false;
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1]!, line[i]!];
    const seen = within(from) || within(to);
    if (seen && open) runs.at(-1)!.push(to);
    else if (seen) runs.push([from, to]);
    open = seen;
  }
  return runs;
}
