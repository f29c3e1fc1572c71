import type { Money } from '@wayfare/contracts/money';
import { z } from 'zod';
import type { Outside } from './open-door.ts';
import { asJson } from './question.ts';

/** Something to book. */
export interface Activity {
  title: string;
  url: string;
  price?: Money;
  minutes?: number;
}

const freshMs = 6 * 3_600_000;
const patienceMs = 3000;
const shown = 12;
const titleCharacters = 300;
const currency = 'USD';
const minutesOf: Record<string, number> = { minute: 1, hour: 60, day: 1440 };

const webAddress = z.string().regex(/^https?:\/\//);
const tour = z.object({
  title: z.string().min(1),
  url: webAddress,
  price: z.object({ values: z.object({ amount: z.number().nonnegative() }) }).optional(),
  durations: z.array(z.object({ duration: z.number().positive(), unit: z.string() })).optional(),
});
const readTours = asJson(z.object({ data: z.object({ tours: z.array(z.unknown()) }) }));

function toActivity(entry: unknown): Activity[] {
  const { data } = tour.safeParse(entry);
  if (!data) return [];
  const [length] = data.durations ?? [];
  const unit = minutesOf[length?.unit ?? ''];
  return [
    {
      title: data.title.slice(0, titleCharacters),
      url: data.url,
      ...(data.price && { price: { amountCents: Math.round(data.price.values.amount * 100), currency } }),
      ...(length && unit && { minutes: Math.max(1, Math.round(length.duration * unit)) }),
    },
  ];
}

/** What can be booked in a city, by GetYourGuide's partner API; null where it cannot tell. */
export const activities = (outside: Outside, key: string) => ({
  in: async (cityName: string): Promise<Activity[] | null> => {
    const query = new URLSearchParams({ q: cityName, cnt_language: 'en', currency, limit: String(shown) });
    const told = await outside.ask('activities', {
      path: `/1/tours?${query}`,
      headers: { 'x-access-token': key, accept: 'application/json' },
      freshMs,
      patienceMs,
      read: readTours,
    });
    return told?.value?.data.tours.flatMap(toActivity).slice(0, shown) ?? null;
  },
});
export type Activities = ReturnType<typeof activities>;
