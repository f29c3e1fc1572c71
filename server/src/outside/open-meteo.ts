import type { DayForecast } from '@wayfare/contracts/weather-endpoints';
import type { Sky } from '@wayfare/contracts/vocabulary';
import { z } from 'zod';
import type { Outside } from './open-door.ts';
import { asJson } from './question.ts';

const freshMs = 3 * 3_600_000;
/** Older than that a forecast says nothing any more. */
const oldestMs = 24 * 3_600_000;
const days = 16;
const figures = z.array(z.number().nullable());

const readForecast = asJson(
  z.object({
    daily: z.object({
      time: z.array(z.iso.date()),
      weather_code: figures,
      temperature_2m_max: figures,
      temperature_2m_min: figures,
      precipitation_sum: figures,
      precipitation_probability_max: figures,
    }),
  }),
);
const asked = [
  'weather_code',
  'temperature_2m_max',
  'temperature_2m_min',
  'precipitation_sum',
  'precipitation_probability_max',
].join(',');

/** The codes of the World Meteorological Organization, as far as they are used, by the lowest of each kind. */
const skyFrom: readonly (readonly [code: number, sky: Sky])[] = [
  [95, 'storm'],
  [85, 'snow'],
  [80, 'rain'],
  [71, 'snow'],
  [61, 'rain'],
  [51, 'drizzle'],
  [45, 'fog'],
  [3, 'cloud'],
  [1, 'partly'],
  [0, 'sun'],
];
const skyOf = (code: number): Sky => skyFrom.find(([from]) => code >= from)?.[1] ?? 'cloud';

/** About ten kilometres: enough for the weather, and it says little of where somebody sleeps. */
const coarse = (degrees: number) => degrees.toFixed(1);

/** The forecast as Open-Meteo's API tells it. */
export const openMeteo = (outside: Outside, now: () => number) => ({
  /** Null where nobody can tell. */
  forecast: async (
    latitude: number,
    longitude: number,
  ): Promise<{ days: DayForecast[]; at: number } | null> => {
    const query = new URLSearchParams({
      latitude: coarse(latitude),
      longitude: coarse(longitude),
      daily: asked,
      timezone: 'auto',
      forecast_days: String(days),
    });
    const told = await outside.ask('weather', {
      path: `/v1/forecast?${query}`,
      freshMs,
      read: readForecast,
    });
    if (!told?.value || now() - told.at > oldestMs) return null;
    const { daily } = told.value;
    const found = daily.time.flatMap((on, index): DayForecast[] => {
      const [code, high, low] = [
        daily.weather_code[index],
        daily.temperature_2m_max[index],
        daily.temperature_2m_min[index],
      ];
      if (code == null || high == null || low == null) return [];
      const percent = daily.precipitation_probability_max[index] ?? null;
      return [
        {
          on,
          sky: skyOf(code),
          highCelsius: Math.round(high),
          lowCelsius: Math.round(low),
          rainPercent: percent === null ? null : Math.round(percent),
          rainMillimetres: Math.max(0, daily.precipitation_sum[index] ?? 0),
        },
      ];
    });
    return { days: found, at: told.at };
  },
});
export type Weather = ReturnType<typeof openMeteo>;
