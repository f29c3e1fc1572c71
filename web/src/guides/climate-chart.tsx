import { counted } from '@wayfare/wording/words';
import { monthNames } from '../ui/format-date.ts';
import { degreeSign, degreesOf } from '../ui/format-temperature.ts';

interface ClimateChartProps {
  high: readonly number[];
  low: readonly number[];
  rainDays: readonly number[];
  bestMonths: readonly number[];
}

/** The part of the column's height that bars may use, above the numbers under them. */
const floorPercent = 14;
const spanPercent = 70;

/** Twelve months at a glance: highs and lows as bars, rainy days under them, the best months filled. */
export function ClimateChart({ high, low, rainDays, bestMonths }: ClimateChartProps) {
  const top = Math.max(...high, 20);
  const bottom = Math.min(...low, 0);
  const heightOf = (degrees: number) => floorPercent + ((degrees - bottom) / (top - bottom)) * spanPercent;
  return (
    <figure>
      <figcaption className="mb-3 text-small text-muted">
        Usual daily high and low in {degreeSign()}, and days with rain. The best months are filled.
      </figcaption>
      <div
        role="region"
        aria-label="Climate by month"
        // A region that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative overflow-x-auto rounded-card border border-line bg-surface p-4"
      >
        <ol className="figures grid min-w-[34rem] grid-cols-12 text-fine">
          {monthNames().map((month, index) => {
            const [warm, cold] = [high[index] ?? 0, low[index] ?? 0];
            const [most, least] = [degreesOf(warm), degreesOf(cold)];
            const [barTop, barBottom] = [heightOf(warm), heightOf(cold)];
            return (
              <li key={month} className="grid justify-items-center gap-1">
                <span className="sr-only">{`${month}: high ${most}°, low ${least}°, ${counted(Math.round(rainDays[index] ?? 0), 'day')} with rain`}</span>
                <span aria-hidden="true" className="relative block h-44 w-full">
                  <span
                    className={`absolute left-1/2 w-4 -translate-x-1/2 rounded-full ${
                      bestMonths.includes(index + 1) ? 'bg-primary' : 'border border-line-strong bg-sunken'
                    }`}
                    style={{ bottom: `${barBottom}%`, height: `${Math.max(6, barTop - barBottom)}%` }}
                  />
                  <span className="absolute left-1/2 -translate-x-1/2" style={{ bottom: `${barTop + 1}%` }}>
                    {most}
                  </span>
                  <span
                    className="absolute left-1/2 -translate-x-1/2 translate-y-full text-muted"
                    style={{ bottom: `${barBottom - 1}%` }}
                  >
                    {least}
                  </span>
                </span>
                <span aria-hidden="true" className="font-semibold">
                  {month}
                </span>
                <span aria-hidden="true" className="text-muted">
                  {Math.round(rainDays[index] ?? 0)} d
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </figure>
  );
}
