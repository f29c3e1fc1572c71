import { formatDay } from '../ui/format-date.ts';

interface DayBarsProps {
  title: string;
  days: readonly { day: string; count: number }[];
}

const width = 300;
const height = 72;

/** A figure a day as bars, with its sum; a screen reader is told the sum and the highest day. */
export function DayBars({ title, days }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const sum = days.reduce((total, { count }) => total + count, 0);
  const peak = days.find(({ count }) => count === most);
  const step = width / Math.max(1, days.length);
  const summary = peak
    ? `${title}: ${sum} in ${days.length} days, most on ${formatDay(peak.day)} with ${most}.`
    : `${title}: none in ${days.length} days.`;
  return (
    <figure className="rounded-card border border-line bg-surface p-4 shadow-card">
      <figcaption className="mb-3 flex items-baseline justify-between gap-3">
        <span className="text-small font-semibold">{title}</span>
        <span className="figures text-lead">{sum.toLocaleString()}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-20 w-full"
      >
        {days.map(({ day, count }, index) => {
          const tall = count === 0 ? 1 : Math.max(3, (count / most) * height);
          return (
            <rect
              key={day}
              x={index * step + step * 0.12}
              y={height - tall}
              width={step * 0.76}
              height={tall}
              rx={Math.min(2, step / 4)}
              className={count === 0 ? 'fill-line' : 'fill-primary'}
            >
              <title>{`${formatDay(day)}: ${count}`}</title>
            </rect>
          );
        })}
      </svg>
      {days.length > 0 ? (
        <p aria-hidden="true" className="mt-1 flex justify-between text-fine text-muted">
          <span>{formatDay(days[0]!.day)}</span>
          <span>{formatDay(days.at(-1)!.day)}</span>
        </p>
      ) : null}
    </figure>
  );
}
