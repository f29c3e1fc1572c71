/** A file of the Travelling Salesman Problem with Time Windows: the depot first, service time in the rows. */
export interface TsptwInstance {
  /** Units per unit of the file: more than 1 where the file has broken numbers. */
  scale: number;
  distance: number[][];
  windows: [number, number][];
}

/** The least power of ten, up to 10,000, that makes every number whole. */
function wholeScale(values: readonly number[]): number {
  let scale = 1;
  while (
    scale < 10_000 &&
    values.some((value) => Math.abs(value * scale - Math.round(value * scale)) > 1e-6)
  ) {
    scale *= 10;
  }
  return scale;
}

/** Reads a TSPLIB-style TSPTW file with a full matrix. */
export function readTsptw(text: string): TsptwInstance {
  const size = Number(/DIMENSION\s*:\s*(\d+)/.exec(text)?.[1] ?? 0);
  const section = (name: string): number[] => {
    const from = text.indexOf(name);
    if (from < 0) return [];
    const rest = text.slice(from + name.length);
    const end = rest.search(/[A-Z]/);
    return (end < 0 ? rest : rest.slice(0, end)).trim().split(/\s+/).map(Number);
  };
  const matrix = section('EDGE_WEIGHT_SECTION');
  const rows = section('TIME_WINDOW_SECTION');
  const indexes = Array.from({ length: size }, (_, index) => index);
  const scale = wholeScale([...matrix, ...rows]);
  const whole = (value: number | undefined): number => Math.round((value ?? 0) * scale);
  return {
    scale,
    distance: indexes.map((row) => matrix.slice(row * size, (row + 1) * size).map(whole)),
    windows: indexes.map((row) => [whole(rows[row * 3 + 1]), whole(rows[row * 3 + 2])]),
  };
}
