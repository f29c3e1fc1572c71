import type { SeeKind } from '@wayfare/contracts/vocabulary';
import { seeKinds } from '@wayfare/contracts/vocabulary';
import { classNames } from '../ui/class-names.ts';
import type { OfferFilter } from './offers-for-day.ts';

export const noFilter: OfferFilter = { free: false, indoor: false, children: false, open: false, kind: null };

const kindNames: Record<SeeKind, string> = {
  landmark: 'Landmarks',
  museum: 'Museums',
  outdoors: 'Outdoors',
  food: 'Food',
  leisure: 'Fun and shops',
  quarter: 'Quarters',
};

interface OfferFiltersProps {
  filter: OfferFilter;
  onFilter: (filter: OfferFilter) => void;
  /** Only a day with a date has hours. */
  dated: boolean;
  /** Stations are in no guide: they are looked for. */
  stations: { on: boolean; flip: () => void };
}

function Chip({ label, on, onPress }: { label: string; on: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onPress}
      className={classNames(
        'min-h-9 shrink-0 rounded-full border px-3 text-fine font-medium whitespace-nowrap pointer-coarse:min-h-11',
        on
          ? 'border-primary bg-primary-soft text-primary-ink'
          : 'border-line text-muted hover:border-line-strong hover:text-ink',
      )}
    >
      {label}
    </button>
  );
}

const row = '-mx-4 flex gap-1.5 overflow-x-auto px-4 py-0.5 [scrollbar-width:none]';

/** What one narrows a city by: of what kind, and what it must be. */
export function OfferFilters({ filter, onFilter, dated, stations }: OfferFiltersProps) {
  const flip = (name: 'free' | 'indoor' | 'children' | 'open') =>
    onFilter({ ...filter, [name]: !filter[name] });
  return (
    <div className="grid gap-1.5">
      <div role="group" aria-label="Kind" className={row}>
        {seeKinds.map((kind) => (
          <Chip
            key={kind}
            label={kindNames[kind]}
            on={filter.kind === kind}
            onPress={() => onFilter({ ...filter, kind: filter.kind === kind ? null : kind })}
          />
        ))}
        <Chip label="Stations" on={stations.on} onPress={stations.flip} />
      </div>
      <div role="group" aria-label="Only what is" className={row}>
        {dated ? <Chip label="Open that day" on={filter.open} onPress={() => flip('open')} /> : null}
        <Chip label="Free" on={filter.free} onPress={() => flip('free')} />
        <Chip label="Indoors" on={filter.indoor} onPress={() => flip('indoor')} />
        <Chip label="Good with children" on={filter.children} onPress={() => flip('children')} />
      </div>
    </div>
  );
}
