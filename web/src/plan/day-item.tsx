import type { Finding } from '@wayfare/contracts/finding';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanItem } from '@wayfare/contracts/plan';
import { ChevronDown, ExternalLink, GripVertical, Lock, LockOpen } from 'lucide-react';
import { lazy, memo, Suspense, useState } from 'react';
import { formatMoney } from '../ui/format-money.ts';
import { classNames } from '../ui/class-names.ts';
import { iconButtonClass } from '../ui/icon-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { FindingNote } from './finding-note.tsx';
import { ItemMark } from './item-mark.tsx';
import { ItemTime } from './item-time.tsx';
import { PickBox } from './pick-box.tsx';
import { usePlanActions } from './plan-actions.ts';
import { TravelChip } from './travel-chip.tsx';

const ItemDetails = lazy(() => import('./item-details.tsx'));

interface DayItemProps {
  item: PlanItem;
  /** The place before it. */
  from: PlaceRef | null;
  dayColour: string;
  findings: readonly Finding[];
  /** Its number on the map; null for what stands on none. */
  number: number | null;
  /** What it is seen on the ticket of. */
  coveredBy: string | undefined;
}

type SmallPrintProps = Pick<PlanItem, 'booking' | 'cost' | 'link'> & Pick<DayItemProps, 'coveredBy'>;

const SmallPrint = memo(function SmallPrint({ booking, cost, coveredBy, link }: SmallPrintProps) {
  const price = cost && cost.amountCents > 0 ? formatMoney(cost) : null;
  const parts = [
    coveredBy === undefined ? price : `On the ticket of ${coveredBy}`,
    booking ? ['Booked', booking.provider, booking.reference].filter(Boolean).join(', ') : null,
  ].filter((part) => part !== null);
  const address = link ?? booking?.url;
  return (
    <>
      {parts.map((part) => (
        <span key={part} className="wrap-anywhere">
          {part}
        </span>
      ))}
      {address ? (
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex items-center gap-1 pointer-coarse:py-1"
        >
          {new URL(address).hostname.replace(/^www\./, '')}
          <ExternalLink aria-hidden="true" size={12} />
        </a>
      ) : null}
    </>
  );
});

type ControlsProps = Pick<PlanItem, 'id' | 'title' | 'locked'> & { movable: boolean };

const Controls = memo(function Controls({ id, title, locked, movable }: ControlsProps) {
  const actions = usePlanActions();
  const lock = locked ? `Unlock ${title}` : `Lock ${title}`;
  return (
    <div className="no-print -mr-2 flex shrink-0">
      {/* A plain title here: hundreds of drawn tooltips would be felt in a long trip. */}
      <button
        type="button"
        title={lock}
        aria-label={lock}
        aria-pressed={locked}
        // What is not locked is shown where a mouse points or a key goes; a finger finds it in the details.
        className={classNames(
          iconButtonClass,
          !locked &&
            'opacity-0 group-focus-within/item:opacity-100 group-hover/item:opacity-100 pointer-coarse:hidden',
        )}
        onClick={() => actions.edit({ edit: 'lockItem', itemId: id, locked: !locked })}
      >
        {locked ? <Lock size={17} className="text-primary-ink" /> : <LockOpen size={17} />}
      </button>
      {movable ? (
        <button
          type="button"
          data-drag-handle
          aria-label={`Move ${title}`}
          aria-describedby="drag-help"
          className={`${iconButtonClass} cursor-grab touch-none`}
        >
          <GripVertical size={18} />
        </button>
      ) : null}
    </div>
  );
});

/**
 * One thing of a day on the day's spine: the way to it, when, what, what does not hold, and all there is to change. An
 * item that is only pushed on draws its time anew, nothing else; one out of sight costs nothing to lay out.
 */
export const DayItem = memo(function DayItem({
  item,
  from,
  dayColour,
  findings,
  number,
  coveredBy,
}: DayItemProps) {
  const [open, setOpen] = useState(false);
  const { id, title, locked, kind, place, booking, cost, link, note } = item;
  const movable = !locked && kind !== 'transfer';
  const sightId = place?.placeId?.includes('/') ? place.placeId : null;
  return (
    <li
      data-item-id={id}
      data-title={title}
      data-movable={movable}
      className="group/item relative grid scroll-m-20 grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3.5 pb-1 [contain-intrinsic-height:auto_5rem] [content-visibility:auto] [overflow-clip-margin:1rem] last:pb-0 data-lifted:opacity-40 print:[content-visibility:visible]"
    >
      <TravelChip
        itemId={id}
        title={title}
        from={from}
        to={kind === 'transfer' ? null : place}
        travel={item.travel}
      />
      <ItemMark kind={kind} sightId={sightId} title={title} dayColour={dayColour} number={number} />
      <div className="relative col-start-1 row-start-2">
        <PickBox itemId={id} title={title} />
      </div>
      <div className="col-start-2 row-start-2 -mx-1.5 min-w-0 rounded-control px-1.5 group-data-chosen/item:bg-primary-soft group-data-pointed/item:bg-primary-soft">
        <div className="flex items-start gap-x-1">
          <div className="min-w-0 flex-1">
            <h4 className="text-small leading-snug font-semibold">
              <button
                type="button"
                aria-expanded={open}
                onClick={() => setOpen(!open)}
                className="-mb-1 inline-flex min-h-7 items-center gap-1 pt-1 pb-1 text-left wrap-anywhere hover:text-primary-ink pointer-coarse:-mt-2 pointer-coarse:min-h-11 pointer-coarse:pt-3"
              >
                {title}
                <ChevronDown
                  aria-hidden="true"
                  size={15}
                  className={`no-print shrink-0 text-muted ${open ? 'rotate-180' : ''}`}
                />
              </button>
            </h4>
            <div className="figures flex flex-wrap items-center gap-x-3 text-fine text-muted">
              <ItemTime item={item} />
              <SmallPrint booking={booking} cost={cost} coveredBy={coveredBy} link={link} />
            </div>
          </div>
          <Controls id={id} title={title} locked={locked} movable={movable} />
        </div>
        {note ? <p className="mb-1 text-fine whitespace-pre-line text-muted wrap-anywhere">{note}</p> : null}
        {findings.map((finding) => (
          <FindingNote key={finding.id} finding={finding} />
        ))}
        {open ? (
          <Suspense fallback={<Skeleton className="mt-2 h-96" />}>
            <ItemDetails item={item} />
          </Suspense>
        ) : null}
      </div>
    </li>
  );
});
