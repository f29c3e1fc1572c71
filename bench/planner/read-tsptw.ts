/** A file of the Travelling Salesman Problem with Time Windows: the depot first, service time in the rows. */
export interface TsptwInstance {
  distance: number[][];
  windows: [number, number][];
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
  return {
    distance: indexes.map((row) => matrix.slice(row * size, (row + 1) * size)),
    windows: indexes.map((row) => [rows[row * 3 + 1] ?? 0, rows[row * 3 + 2] ?? 0]),
  };
}
