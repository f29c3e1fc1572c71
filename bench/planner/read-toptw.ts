import type { Problem } from '@wayfare/planner';
import { orienteeringProblem } from './orienteering-problem.ts';

const numbers = (line: string): number[] => line.trim().split(/\s+/).map(Number);

/** A file of the Team Orienteering Problem with Time Windows with `tours` tours; the depot is its first point. */
export function readToptw(text: string, tours: number, decimals: number): Problem {
  const rows = text.split(/\r?\n/).slice(2).map(numbers);
  const points = rows
    .filter((row) => row.length >= 8)
    .map((row) => ({
      x: row[1] ?? 0,
      y: row[2] ?? 0,
      stay: row[3] ?? 0,
      value: row[4] ?? 0,
      starts: Array.from({ length: tours }, (): [number, number] => [row.at(-2) ?? 0, row.at(-1) ?? 0]),
    }));
  return orienteeringProblem(points, tours, [0, points[0]?.starts[0]?.[1] ?? 0], 10 ** decimals);
}

/** A file of the Tourist Trip Design Problem: as above with openings per weekday; it says its days itself. */
export function readTtdp(text: string): Problem {
  const [head = [], hotel = [], ...rows] = text.trim().split(/\r?\n/).map(numbers);
  const tours = head[1] ?? 1;
  const firstWeekday = head[2] ?? 0;
  const window: [number, number] = [hotel[5] ?? 0, hotel[6] ?? 0];
  const points = [hotel, ...rows].map((row) => ({
    x: row[1] ?? 0,
    y: row[2] ?? 0,
    stay: row[3] ?? 0,
    value: row[4] ?? 0,
    starts: Array.from({ length: tours }, (_, tour): [number, number] => {
      const column = 6 + 2 * ((firstWeekday + tour) % 7);
      return [row[column] ?? 0, row[column + 1] ?? 0];
    }),
  }));
  return orienteeringProblem(points, tours, window, 100);
}
