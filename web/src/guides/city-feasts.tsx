import { formatDate, formatRange } from '../ui/format-date.ts';
import type { CityGuide } from './guides.queries.ts';

const spanInWords = ({ from, until }: { from: string; until: string }) =>
  from === until ? formatDate(from) : formatRange(from, until);

/** The festivals and full days of a city, with this and next year's dates. */
export function CityFeasts({ feasts }: Pick<CityGuide, 'feasts'>) {
  if (feasts.length === 0) return null;
  return (
    <>
      <h3 className="mt-8 mb-3 text-lead">Festivals and full days</h3>
      <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {feasts.map(({ name, tell, spans }) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="figures text-small">{spans.map(spanInWords).join(' · ')}</dd>
            {tell ? <dd className="mt-1 text-small text-muted">{tell}</dd> : null}
          </div>
        ))}
      </dl>
    </>
  );
}
