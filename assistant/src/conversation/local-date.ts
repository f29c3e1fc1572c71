/** Today where the reader is. */
export function todayIn(now: Date, timeZone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en-CA', {
      timeZone: timeZone ?? 'UTC',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).format(now);
  } catch {
    return now.toISOString().slice(0, 10);
  }
}

interface Sent {
  now?: string | undefined;
  timeZone?: string | undefined;
}

/** The same by the clock that was sent along, else by ours: all that a message tells of the time of its answer. */
export function todayOf({ now: given, timeZone }: Sent, clock: () => Date): string {
  const sent = given === undefined ? Number.NaN : Date.parse(given);
  return todayIn(Number.isNaN(sent) ? clock() : new Date(sent), timeZone);
}
