import type { Answer } from '@wayfare/contracts/endpoints';
import type { City } from '@wayfare/atlas';

export interface ActivitiesConfig {
  url: string;
  key: string;
}

type Activities = Answer<'providerCity'>['activities'];

/** As much of one tour as the provider's API tells and we use. */
interface Tour {
  title?: unknown;
  url?: unknown;
  price?: { values?: { amount?: unknown } };
  durations?: { duration?: unknown; unit?: unknown }[];
}

const timeOutMs = 3000;
const keptMs = 6 * 3_600_000;
const restMs = 60_000;
const mostKept = 300;
const shown = 12;
const currency = 'USD';
const minutesOf: Record<string, number> = { minute: 1, hour: 60, day: 1440 };

function readTour({ title, url, price, durations }: Tour): Activities {
  if (typeof title !== 'string' || title === '' || typeof url !== 'string' || !/^https?:\/\//.test(url))
    return [];
  const amount = price?.values?.amount;
  const [length] = durations ?? [];
  const unit = minutesOf[String(length?.unit)];
  const minutes = unit === undefined ? Number.NaN : Math.round(Number(length?.duration) * unit);
  return [
    {
      title: title.slice(0, 300),
      url,
      ...(typeof amount === 'number' && amount >= 0
        ? { price: { amountCents: Math.round(amount * 100), currency } }
        : {}),
      ...(minutes > 0 ? { minutes } : {}),
    },
  ];
}

/**
 * Asks the activities provider's API, each city once in a while. Null where it cannot tell: then the atlas does. After
 * a failure it is left in peace for a minute.
 */
export function activitiesProvider({ url, key }: ActivitiesConfig, now: () => number) {
  const kept = new Map<string, { until: number; activities: Activities }>();
  let restUntil = 0;
  let failure: string | null = null;

  const ask = async (city: City): Promise<Activities> => {
    const query = new URLSearchParams({
      q: city.name,
      cnt_language: 'en',
      currency,
      limit: String(shown),
    });
    const answer = await fetch(`${url}/1/tours?${query.toString()}`, {
      headers: { 'x-access-token': key, accept: 'application/json' },
      signal: AbortSignal.timeout(timeOutMs),
      redirect: 'error',
    });
    if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
    const { data } = (await answer.json()) as { data?: { tours?: Tour[] } };
    if (!Array.isArray(data?.tours)) throw new Error('the provider answered something else than tours');
    return data.tours.flatMap(readTour).slice(0, shown);
  };
  return {
    activitiesIn: async (city: City): Promise<Activities | null> => {
      const known = kept.get(city.id);
      if (known && known.until > now()) return known.activities;
      if (now() < restUntil) return null;
      try {
        const activities = await ask(city);
        kept.set(city.id, { until: now() + keptMs, activities });
        if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
        failure = null;
        return activities;
      } catch (error) {
        failure = error instanceof Error ? error.message : String(error);
        restUntil = now() + restMs;
        return null;
      }
    },
    /** Why it could not tell the last time it was asked; null where it could. */
    failure: () => failure,
  };
}
export type ActivitiesProvider = ReturnType<typeof activitiesProvider>;
