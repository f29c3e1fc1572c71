import type { Connection } from '../reading.ts';

const lead = /\b(?:direct|non-?stop)\b[^.:\n]*:\s*/i;

/** Where such a list stands, and what it says. */
interface ConnectionList {
  start: number;
  end: number;
  connections: Connection[];
}

/** "Direct flights: A and B, from B to C.": a list that a puzzle gives whole; null where there is none. */
export function readConnections(text: string): ConnectionList | null {
  const head = lead.exec(text);
  if (head === null) return null;
  const start = head.index + head[0].length;
  const list = text.slice(start).split(/\.(?=\s|$)|;|\n\n/)[0] ?? '';
  const connections = list.split(/\s*,\s*|\s+\/\s+|\n/).flatMap((pair): Connection[] => {
    const oneWay = /^(?:and )?from (.+?) to (.+)$/i.exec(pair);
    const ends = oneWay ?? /^(?:and )?(?:between )?(.+?) (?:and|-|<->|↔|&) (.+)$/i.exec(pair);
    if (ends?.[1] === undefined || ends[2] === undefined) return [];
    return [{ from: ends[1].trim(), to: ends[2].trim(), bothWays: oneWay === null }];
  });
  return connections.length === 0 ? null : { start, end: start + list.length, connections };
}
