import { z } from 'zod';
import type { Outside } from './open-door.ts';
import { BadAnswer } from './fetch-bounded.ts';

const freshMs = 6 * 3_600_000;
/** The bank sets rates on working days only; older ones than that are not the rates of the day. */
const oldestMs = 10 * 86_400_000;
const fewest = 10;

export interface DayRates {
  asOf: string;
  unitsPerEuro: Record<string, number>;
}

const form = z.object({
  asOf: z.iso.date(),
  unitsPerEuro: z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive()),
});

/** The bank's list: `<Cube time="2026-05-04"><Cube currency="USD" rate="1.0823"/>…`. */
function readRates({ bytes }: { bytes: Buffer }): DayRates {
  const text = bytes.toString('utf8');
  const asOf = /<Cube time=['"]([\d-]+)['"]/.exec(text)?.[1];
  const rates = [...text.matchAll(/currency=['"]([A-Z]{3})['"]\s+rate=['"]([\d.]+)['"]/g)];
  const { data } = form.safeParse({
    asOf,
    unitsPerEuro: Object.fromEntries(rates.map(([, code, rate]) => [code, Number(rate)])),
  });
  if (!data || rates.length < fewest) throw new BadAnswer('the answer holds no rates of a day');
  return data;
}

/** The reference rates of the European Central Bank. */
export const ecbRates = (outside: Outside, now: () => number) => ({
  /** Null where nobody can tell, or what is told is old. */
  latest: async (): Promise<DayRates | null> => {
    const told = await outside.ask('rates', { path: '', freshMs, read: readRates });
    if (!told?.value || now() - Date.parse(told.value.asOf) > oldestMs) return null;
    return told.value;
  },
});
export type Rates = ReturnType<typeof ecbRates>;
