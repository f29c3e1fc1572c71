import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay } from '@wayfare/contracts/plan';
import {
  BedDouble,
  CalendarPlus,
  CalendarX2,
  ChevronDown,
  CloudRain,
  Copy,
  Dices,
  Ellipsis,
  Feather,
  Pencil,
  Route,
  Sparkles,
} from 'lucide-react';
import { formatDistance } from '../ui/format-distance.ts';
import { formatMoney } from '../ui/format-money.ts';
import { lengthOfTime } from '@wayfare/wording/words';
import { formatDay } from '../ui/format-date.ts';
import { IconButton, iconButtonClass } from '../ui/icon-button.tsx';
import { Menu } from '../ui/menu.tsx';
import type { CoveredItems } from './covered-items.ts';
import { DayConditions } from './day-conditions.tsx';
import { dayAdded, dayDuplicated, dayRemoved } from './day-edits.ts';
import type { DayWish } from './day-proposal.tsx';
import { filled, forRain, lighter } from './day-wishes.ts';
import { dayTotals } from './day-totals.ts';
import { usePlanActions } from './plan-actions.ts';

interface DayHeadProps {
  day: PlanDay;
  index: number;
  city: PlaceRef | null;
  covered: CoveredItems;
  folded: boolean;
  onFold: () => void;
  onChoose: (what: 'order' | 'edit' | 'surprise' | DayWish) => void;
}

function Totals({ day, covered }: Pick<DayHeadProps, 'day' | 'covered'>) {
  const { costs, walkMeters, busyMinutes } = dayTotals(day, covered);
  const parts = [
    ...costs.map(formatMoney),
    ...(walkMeters > 0 ? [`${formatDistance(walkMeters)} on foot`] : []),
    ...(busyMinutes > 0 ? [`${lengthOfTime(busyMinutes)} planned`] : []),
  ];
  return parts.length > 0 ? (
    <p className="figures flex flex-wrap gap-x-4 text-fine text-muted">
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  ) : null;
}

/** Where the day starts and where it ends, where that is more than its city. */
function Bases({ day: { base, endBase } }: { day: PlanDay }) {
  const named = (place: PlaceRef | null) => (place && place.kind !== 'city' ? place.name : null);
  const [from, to] = [named(base), named(endBase)];
  if (!from && !to) return null;
  return (
    <p className="flex items-center gap-1.5 text-fine text-muted">
      <BedDouble aria-hidden="true" size={15} className="shrink-0" />
      <span className="wrap-anywhere">
        {from === to ? from : `${from ?? base?.name} → ${to ?? endBase?.name}`}
      </span>
    </p>
  );
}

/** The head of a day: which it is, where, what the season is like, what it comes to. */
export function DayHead({ day, index, city, covered, folded, onFold, onChoose }: DayHeadProps) {
  const actions = usePlanActions();
  const name = `day ${index + 1}`;
  const add = () => actions.edit(dayAdded(actions.read(), index));
  const duplicate = () =>
    actions.editWithUndo(`Day ${index + 1} is there twice`, dayDuplicated(actions.read(), index));
  const hasVisits = day.items.some(({ kind }) => kind === 'visit');
  const remove = () =>
    actions.editWithUndo(`Day ${index + 1} is removed`, dayRemoved(actions.read(), day.id));
  return (
    <header className="grid gap-0.5">
      <div className="flex items-center gap-x-2">
        <span
          aria-hidden="true"
          className="size-3 shrink-0 rounded-full"
          style={{ background: `var(--day-${(index % 8) + 1})` }}
        />
        <h3 className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 text-lead">
          <button type="button" className="hover:text-primary-ink">
            Day {index + 1}
          </button>
          {day.on ? <time className="font-sans text-small text-muted">{formatDay(day.on)}</time> : null}
          {city ? <span className="font-sans text-small font-medium">{city.name}</span> : null}
        </h3>
        <div className="no-print -mr-2 flex shrink-0">
          <Menu
            trigger={
              <button type="button" aria-label={`More for ${name}`} className={iconButtonClass}>
                <Ellipsis size={20} />
              </button>
            }
            entries={[
              { label: 'Best order', icon: <Route size={18} />, onSelect: () => onChoose('order') },
              {
                label: hasVisits ? 'Fill this day' : 'Plan this day',
                icon: <Sparkles size={18} />,
                onSelect: () => onChoose(filled(day, index + 1)),
              },
              { label: 'Surprise us', icon: <Dices size={18} />, onSelect: () => onChoose('surprise') },
              ...(hasVisits
                ? [
                    {
                      label: 'Make it lighter',
                      icon: <Feather size={18} />,
                      onSelect: () => onChoose(lighter(index + 1)),
                    },
                    {
                      label: 'Plan for rain',
                      icon: <CloudRain size={18} />,
                      onSelect: () => onChoose(forRain(index + 1)),
                    },
                  ]
                : []),
              { label: 'Start, end and hotel', icon: <Pencil size={18} />, onSelect: () => onChoose('edit') },
              { label: 'Duplicate this day', icon: <Copy size={18} />, onSelect: duplicate },
              { label: 'Add a day after', icon: <CalendarPlus size={18} />, onSelect: add },
              { label: 'Remove this day', icon: <CalendarX2 size={18} />, onSelect: remove, danger: true },
            ]}
          />
          <IconButton
            label={folded ? `Unfold ${name}` : `Fold ${name}`}
            aria-expanded={!folded}
            icon={<ChevronDown size={20} className={folded ? '-rotate-90' : ''} />}
            onClick={onFold}
          />
        </div>
      </div>
      {day.title ? <p className="text-small font-medium wrap-anywhere">{day.title}</p> : null}
      {folded ? null : <DayConditions day={day} number={index + 1} city={city} />}
      <Totals day={day} covered={covered} />
      {folded ? null : <Bases day={day} />}
      {day.note && !folded ? (
        <p className="text-fine whitespace-pre-line text-muted wrap-anywhere">{day.note}</p>
      ) : null}
    </header>
  );
}
