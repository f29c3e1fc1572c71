import { readFileSync } from 'node:fs';

/** A way with its known minutes; 0 km where the length is not judged. */
export interface KnownWay {
  mode: string;
  from: string;
  to: string;
  minutes: number;
  kilometers: number;
}

/** Tables of ways written from our own knowledge, in the order in which they were first asked. */
export const knownTables = ['first', 'second', 'third', 'fourth'] as const;

/** Reads a table: `mode: from > to minutes kilometres` a line, `#` before a remark. */
export function readKnownWays(table: (typeof knownTables)[number] | 'never'): KnownWay[] {
  const lines = readFileSync(new URL(`known/${table}.txt`, import.meta.url), 'utf8').split('\n');
  return lines
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [mode = '', from = '', , to = '', minutes = 0, kilometers = 0] = line.split(' ');
      return { mode: mode.slice(0, -1), from, to, minutes: Number(minutes), kilometers: Number(kilometers) };
    });
}
