import type { Attraction } from './guides.queries.ts';
import { importedEntries } from './imported-facts.tsx';

/** What imports know of a place, in few lines: for a card, beside the plan. */
export function PlaceContact({ attraction }: { attraction: Attraction }) {
  const entries = importedEntries(attraction);
  if (entries.length === 0) return null;
  return (
    <dl className="mt-2 grid gap-1.5 text-small">
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt className="text-fine font-semibold text-muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
