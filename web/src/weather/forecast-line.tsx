import type { Sky } from '@wayfare/contracts/vocabulary';
import {
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudLightning,
  CloudRain,
  CloudSun,
  Snowflake,
  Sun,
  type LucideIcon,
} from 'lucide-react';
import { formatTemperatures } from '../ui/format-temperature.ts';
import type { useForecast } from './forecast.queries.ts';

const skies: Record<Sky, [icon: LucideIcon, words: string]> = {
  sun: [Sun, 'Sunny'],
  partly: [CloudSun, 'Partly cloudy'],
  cloud: [Cloud, 'Cloudy'],
  fog: [CloudFog, 'Fog'],
  drizzle: [CloudDrizzle, 'Drizzle'],
  rain: [CloudRain, 'Rain'],
  snow: [Snowflake, 'Snow'],
  storm: [CloudLightning, 'Thunderstorms'],
};

type Told = NonNullable<ReturnType<typeof useForecast>>;

/** What the weather of a day will be, and who says so. */
export function ForecastLine({ forecast, credit }: Told) {
  const { sky, lowCelsius, highCelsius, rainPercent, rainMillimetres } = forecast;
  const [Icon, words] = skies[sky];
  const rain =
    rainPercent !== null && rainPercent >= 20
      ? `, ${rainPercent} % chance of rain${rainMillimetres >= 1 ? ` (${Math.round(rainMillimetres)} mm)` : ''}`
      : '';
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <Icon aria-hidden="true" size={15} className="shrink-0" />
      <span>
        {words}, {formatTemperatures(lowCelsius, highCelsius)}
        {rain}
      </span>
      {credit ? (
        <a
          href={credit.url}
          target="_blank"
          rel="noreferrer"
          className="text-muted no-underline hover:underline"
        >
          · {credit.text}
        </a>
      ) : null}
    </span>
  );
}
