import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Travel } from '@wayfare/contracts/trip';
import type { TransportOption } from '@wayfare/contracts/place-endpoints';
import { Check, ChevronDown } from 'lucide-react';
import { memo, useState } from 'react';
import { formatDistance } from '../ui/format-distance.ts';
import { formatMoney } from '../ui/format-money.ts';
import { lengthOfTime } from '@wayfare/wording/words';
import { Skeleton } from '../ui/skeleton.tsx';
import { travelModes } from '../ui/travel-mode.ts';
import { usePlanActions } from './plan-actions.ts';
import { useWays } from './plan-facts.queries.ts';

/** The icon stands on the day's spine, the words beside it. */
const ModeIcon = ({ mode }: Pick<Travel, 'mode'>) => {
  const { icon: Icon } = travelModes[mode];
  return (
    <span
      aria-hidden="true"
      className="relative z-10 col-start-1 row-start-1 my-0.5 grid size-6 place-items-center self-center justify-self-center rounded-full bg-surface text-muted"
    >
      <Icon size={14} />
    </span>
  );
};

function TravelWords({ travel }: { travel: Travel }) {
  const { name } = travelModes[travel.mode];
  return (
    <span>
      {name} {travel.estimate ? 'about ' : ''}
      {lengthOfTime(travel.minutes)},{' '}
      <span className="whitespace-nowrap">{formatDistance(travel.distanceMeters)}</span>
    </span>
  );
}

const extras = ({ cost, co2Grams }: Travel) =>
  [
    cost && cost.amountCents > 0 ? `about ${formatMoney(cost)}` : null,
    co2Grams === undefined || co2Grams === 0 ? null : `${(co2Grams / 1000).toFixed(1)} kg CO₂`,
  ].filter((part) => part !== null);

interface WayChoiceProps {
  from: PlaceRef;
  to: PlaceRef;
  chosen: Travel;
  onChoose: (travel: Travel) => void;
}

function WayChoice({ from, to, chosen, onChoose }: WayChoiceProps) {
  const ways = useWays(from, to);
  if (ways.isPending) return <Skeleton className="mb-3 h-36 max-w-sm" />;
  if (!ways.data) {
    return (
      <p role="status" className="mb-3 flex items-center gap-2 text-fine text-muted">
        Travel times cannot be looked up right now.
        <button type="button" className="link min-h-11" onClick={() => void ways.refetch()}>
          Retry
        </button>
      </p>
    );
  }
  const toTravel = ({ basis: _basis, ...travel }: TransportOption): Travel => travel;
  return (
    <ul className="mb-3 grid max-w-sm gap-0.5 rounded-control border border-line p-1">
      {ways.data.options.map((option) => {
        const { icon: Icon, name } = travelModes[option.mode];
        const pressed = option.mode === chosen.mode;
        return (
          <li key={`${option.mode}-${option.basis}`}>
            <button
              type="button"
              aria-pressed={pressed}
              onClick={() => onChoose(toTravel(option))}
              className="figures grid min-h-11 w-full grid-cols-[1.25rem_minmax(0,1fr)_auto_1rem] items-center gap-2 rounded-md px-2 text-left text-fine hover:bg-primary-soft"
            >
              <Icon aria-hidden="true" size={16} className="text-muted" />
              <span>
                <span className="block font-medium">{name}</span>
                <span className="block text-muted">{extras(option).join(', ')}</span>
              </span>
              <span className="text-right">
                {lengthOfTime(option.minutes)}
                <span className="block text-muted">{formatDistance(option.distanceMeters)}</span>
              </span>
              {pressed ? <Check aria-hidden="true" size={16} className="text-primary-ink" /> : <span />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface TravelChipProps {
  itemId: string;
  title: string;
  /** The place before. */
  from: PlaceRef | null;
  /** Its place, where there are ways to choose from. */
  to: PlaceRef | null;
  travel: Travel | null;
}

/** How one gets to an item from the place before; a press offers the other ways. */
export const TravelChip = memo(function TravelChip({ itemId, title, from, to, travel }: TravelChipProps) {
  const actions = usePlanActions();
  const [open, setOpen] = useState(false);
  if (!travel || travel.minutes === 0) return null;
  const choose = (way: Travel) => {
    actions.editRetimed([{ edit: 'setTravel', itemId, travel: way }]);
    setOpen(false);
  };
  return (
    <>
      <ModeIcon mode={travel.mode} />
      <div className="figures col-start-2 row-start-1 min-w-0 self-center text-fine text-muted">
        {from && to ? (
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="inline-flex min-h-7 items-center gap-1.5 text-left decoration-current/40 underline-offset-4 hover:text-primary-ink hover:underline pointer-coarse:-my-2 pointer-coarse:min-h-11"
          >
            <span className="sr-only">Way to {title}: </span>
            <TravelWords travel={travel} />
            <ChevronDown aria-hidden="true" size={13} className={`no-print ${open ? 'rotate-180' : ''}`} />
          </button>
        ) : (
          <p className="py-1">
            <TravelWords travel={travel} />
          </p>
        )}
        {open && from && to ? <WayChoice from={from} to={to} chosen={travel} onChoose={choose} /> : null}
      </div>
    </>
  );
});
