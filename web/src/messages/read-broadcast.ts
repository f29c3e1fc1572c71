/** A broadcast as the banner shows it. */
export interface Broadcast {
  id: string;
  text: string;
}

/** Reads one event of the stream: its message, or where that is missing its time. Null where it holds neither. */
export function readBroadcast(data: string, lastEventId: string): Broadcast | null {
  let event: unknown;
  try {
    event = JSON.parse(data);
  } catch {
    return null;
  }
  if (event === null || typeof event !== 'object') return null;
  const { message, time } = event as { message?: unknown; time?: unknown };
  const shown = message !== undefined && message !== null && message !== '' ? message : time;
  if (typeof shown !== 'string' && typeof shown !== 'number') return null;
  return { id: lastEventId || String(time ?? shown), text: String(shown) };
}
