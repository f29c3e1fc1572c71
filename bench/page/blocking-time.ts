/** What is read of an event of a browser's trace. Times are in microseconds; `tdur` is what the thread itself worked. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}

/** A phone of the kind that page scores are measured for is so much slower than a desk's computer. */
const slower = 4;
const noticedMs = 50;

/**
 * How long a slow phone's visitor would wait for the main thread in all: what each of its tasks takes beyond the time
 * that nobody notices. Counted by what the thread worked, so that a busy machine does not change the figure.
 */
export function blockingMs(events: readonly TraceEvent[]): number {
  const key = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map((event) => key(event)),
  );
  const tasks = events.filter(
    (event) => event.ph === 'X' && event.name === 'RunTask' && main.has(key(event)),
  );
  return tasks
    .map(({ tdur = 0 }) => (slower * tdur) / 1000 - noticedMs)
    .filter((over) => over > 0)
    .reduce((sum, over) => sum + over, 0);
}
