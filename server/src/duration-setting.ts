const hourMs = 3_600_000;
const unitMs = { h: hourMs, d: 24 * hourMs };

interface Asked {
  name: string;
  longestDays: number;
  /** What an empty one means, for the sentence. */
  empty: string;
}

/** A setting such as 12h or 7d; null where it is empty or off. */
export function readDuration(
  env: Record<string, string | undefined>,
  { name, longestDays, empty }: Asked,
  faults: string[],
): number | null {
  const given = env[name]?.trim().toLowerCase() ?? '';
  if (given === '' || given === 'off') return null;
  const [, count, unit] = /^(\d{1,3})(h|d)$/.exec(given) ?? [];
  const ms = Number(count) * unitMs[unit as 'h' | 'd'];
  if (ms >= hourMs && ms <= longestDays * unitMs.d) return ms;
  faults.push(
    `${name} is "${given}"; it must be hours or days, such as 12h or 1d, up to ${longestDays}d (leave it out for ${empty})`,
  );
  return null;
}
