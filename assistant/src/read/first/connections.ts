import type { Connection } from '../reading.ts';

const lead = /\b(?:direct|non-?stop)\b[^.:\n]*:\s*/i;

/** "Direct flights: A and B, from B to C.": a list that a puzzle gives whole; null where there is none. */
export function readConnections(text: string): Connection[] | null {
  const head = lead.exec(text);
  if (head === null) return null;
  const list = text.slice(head.index + head[0].length).split(/\.(?=\s|$)|;|\n\n/)[0] ?? '';
  const connections = list.split(/\s*,\s*|\s+\/\s+|\n/).flatMap((pair): Connection[] => {
    const oneWay = /^(?:and )?from (.+?) to (.+)$/i.exec(pair);
    const ends = oneWay ?? /^(?:and )?(?:between )?(.+?) (?:and|-|<->|↔|&) (.+)$/i.exec(pair);
    if (ends?.[1] === undefined || ends[2] === undefined) return [];
    return [{ from: ends[1].trim(), to: ends[2].trim(), bothWays: oneWay === null }];
  });
  return connections.length === 0 ? null : connections;
}
