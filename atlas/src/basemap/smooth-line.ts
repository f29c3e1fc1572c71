/** A point as GeoJSON has it: longitude, latitude. */
export type Point = [number, number];

/**
 * Rounds the corners of a line (Chaikin), so that a coast looks drawn rather than stepped when it is magnified. The
 * ends stay, so that lines which meet still meet.
 */
export function smoothLine(line: readonly Point[], rounds: number): Point[] {
  let points = [...line];
  for (let round = 0; round < rounds && points.length > 2; round += 1) points = cutCorners(points);
  return points;
}

function cutCorners(points: readonly Point[]): Point[] {
  const cut: Point[] = [points[0]!];
  for (let i = 0; i < points.length - 1; i += 1) {
    const [from, to] = [points[i]!, points[i + 1]!];
    if (i > 0) cut.push(between(from, to, 0.25));
    if (i < points.length - 2) cut.push(between(from, to, 0.75));
  }
  cut.push(points.at(-1)!);
  return cut;
}

const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];
