/** Collects shapes of one layer by colour, so that a whole skyline becomes a handful of paths. */
export interface Brush {
  /** Path data by ink. */
  readonly strokes: Map<Ink, string[]>;
  /** A closed polygon from pairs of x, y. */
  polygon(ink: Ink, ...points: number[]): void;
  /** A rectangle standing on `bottom`. */
  block(ink: Ink, x: number, bottom: number, width: number, height: number): void;
  /** Ready path data. */
  path(ink: Ink, data: string): void;
}

export type Ink =
  'wall0' | 'wall1' | 'wall2' | 'roof' | 'trim' | 'shade' | 'glow' | 'windows0' | 'windows1' | 'windows2';

/** Half units where it matters, whole ones where it does not: keeps pictures small. */
export const short = (value: number): string =>
  String(value > -6 && value < 6 ? Math.round(value * 2) / 2 || 0 : Math.round(value));

/** An empty brush. */
export function createBrush(): Brush {
  const strokes = new Map<Ink, string[]>();
  const path = (ink: Ink, data: string): void => {
    const list = strokes.get(ink);
    if (list) list.push(data);
    else strokes.set(ink, [data]);
  };
  return {
    strokes,
    path,
    polygon: (ink, ...points) => path(ink, polygonPath(points)),
    block: (ink, x, bottom, width, height) =>
      path(ink, `M${whole(x)} ${whole(bottom)}v${whole(-height)}h${whole(width)}v${whole(height)}z`),
  };
}

const whole = (value: number): number => Math.round(value);

/** A closed polygon as path data with relative steps. */
export function polygonPath(points: readonly number[]): string {
  let x = Math.round(points[0] ?? 0);
  let y = Math.round(points[1] ?? 0);
  let data = `M${x} ${y}`;
  for (let i = 2; i < points.length; i += 2) {
    const nextX = Math.round(points[i]!);
    const nextY = Math.round(points[i + 1]!);
    const dx = nextX - x;
    const dy = nextY - y;
    data += dy === 0 ? `h${dx}` : dx === 0 ? `v${dy}` : `l${dx}${dy < 0 ? '' : ' '}${dy}`;
    x = nextX;
    y = nextY;
  }
  return `${data}z`;
}
