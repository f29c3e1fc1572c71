import type { PlanDay } from '@wayfare/contracts/plan';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { CloudSun, Sunrise } from 'lucide-react';
import { useCities, useCityInfo } from '../guides/guides.queries.ts';
import { hourCycle } from '../ui/format-date.ts';
import { formatTemperatures } from '../ui/format-temperature.ts';
import { counted } from '@wayfare/wording/words';
import { ForecastLine } from '../weather/forecast-line.tsx';
import { useForecast } from '../weather/forecast.queries.ts';
import { RainNote } from './rain-note.tsx';
import { sunTimes } from './sun-times.ts';

const clock = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat(undefined, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: hourCycle(),
  }).format(at);

function sunWords({ latitude, longitude, timeZone }: PlaceRef, on: string) {
  const sun = timeZone ? sunTimes(latitude, longitude, on) : null;
  return sun && timeZone ? `Light ${clock(sun.rise, timeZone)} – ${clock(sun.set, timeZone)}` : null;
}

interface DayConditionsProps {
  day: PlanDay;
  number: number;
  city: PlaceRef | null;
}

/** What the weather will be, or the season is like, and when it is light, where the day is. */
export function DayConditions({ day, number, city }: DayConditionsProps) {
  const cities = useCities();
  const known = cities.data?.some(({ id }) => id === city?.placeId) ?? false;
  const told = useForecast(city, day.on);
  const { data } = useCityInfo(known ? city?.placeId : undefined);
  if (!day.on || !city) return null;
  const month = Number(day.on.slice(5, 7)) - 1;
  const [high, low] = [data?.climate.high[month], data?.climate.low[month]];
  const rain = data?.climate.rainDays[month];
  const sun = sunWords(city, day.on);
  if (!told && high === undefined && !sun) return null;
  return (
    <>
      <p className="figures flex flex-wrap gap-x-4 text-fine text-muted">
        {told ? <ForecastLine {...told} /> : null}
        {!told && high !== undefined && low !== undefined ? (
          <span className="inline-flex items-center gap-1.5">
            <CloudSun aria-hidden="true" size={15} />
            Usually {formatTemperatures(low, high)}
            {rain === undefined ? '' : `, rain on about ${counted(Math.round(rain), 'day')} a month`}
          </span>
        ) : null}
        {sun ? (
          <span className="inline-flex items-center gap-1.5">
            <Sunrise aria-hidden="true" size={15} />
            {sun}
          </span>
        ) : null}
      </p>
      {told ? <RainNote day={day} number={number} forecast={told.forecast} /> : null}
    </>
  );
}
