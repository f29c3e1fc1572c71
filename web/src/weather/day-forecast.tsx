import type { PlanDay } from '@wayfare/contracts/plan';
import { ForecastLine } from './forecast-line.tsx';
import { useForecast } from './forecast.queries.ts';

/** The forecast of a planned day where it begins; nothing while there is none. */
export function DayForecast({ day }: { day: PlanDay | undefined }) {
  const place = day?.base ?? day?.items.find((item) => item.place)?.place ?? null;
  const told = useForecast(place, day?.on);
  return told ? (
    <p className="figures text-small text-muted">
      <ForecastLine {...told} />
    </p>
  ) : null;
}
