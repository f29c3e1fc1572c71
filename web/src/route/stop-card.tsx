import { limits } from '@wayfare/contracts/limits';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Stop } from '@wayfare/contracts/trip';
import {
  ArrowDown,
  ArrowUp,
  BedDouble,
  ChevronDown,
  Ellipsis,
  GripVertical,
  StickyNote,
  Ticket,
  Trash2,
} from 'lucide-react';
import { useId, useState } from 'react';
import { formatMoney } from '../ui/format-money.ts';
import { PlacePicture } from '../pictures/place-picture.tsx';
import type { DatedStop } from '../trips/trip-days.ts';
import { formatDay } from '../ui/format-date.ts';
import { IconButton, iconButtonClass } from '../ui/icon-button.tsx';
import { Menu } from '../ui/menu.tsx';
import { counted } from '@wayfare/wording/words';
import { Stepper } from '../ui/stepper.tsx';
import type { SearchAround } from '../places/trip-places.ts';
import { StopDetails } from './stop-details.tsx';

/** What can be done to one stop. */
export interface StopActions {
  setNights: (stopId: string, nights: number) => void;
  move: (stopId: string, index: number) => void;
  remove: (stopId: string) => void;
  update: (stop: Stop) => void;
  sleepAt: (stop: Stop, lodging: PlaceRef | null) => void;
  around: (stop: Stop) => SearchAround;
}

interface StopCardProps {
  dated: DatedStop;
  index: number;
  count: number;
  currency: string;
  actions: StopActions;
}

function Known({ stop: { lodging, booking, cost, note } }: { stop: Stop }) {
  const facts = [
    lodging ? { key: 'bed', icon: BedDouble, text: lodging.name } : null,
    booking
      ? { key: 'booked', icon: Ticket, text: ['Booked', booking.reference].filter(Boolean).join(' ') }
      : null,
    note ? { key: 'note', icon: StickyNote, text: note } : null,
  ].filter((fact) => fact !== null);
  if (facts.length === 0 && !cost) return null;
  return (
    <p className="flex w-full flex-wrap gap-x-4 gap-y-1 text-fine text-muted">
      {facts.map(({ key, icon: Icon, text }) => (
        <span key={key} className="inline-flex max-w-full items-center gap-1.5">
          <Icon aria-hidden="true" size={14} className="shrink-0" />
          <span className="truncate">{text}</span>
        </span>
      ))}
      {cost ? <span className="figures">{formatMoney(cost)}</span> : null}
    </p>
  );
}

function StopMenu({
  stop,
  index,
  count,
  actions,
}: Omit<StopCardProps, 'dated' | 'currency'> & { stop: Stop }) {
  const { name } = stop.place;
  return (
    <Menu
      trigger={
        <button type="button" aria-label={`More for ${name}`} className={iconButtonClass}>
          <Ellipsis size={19} />
        </button>
      }
      entries={[
        ...(index > 0
          ? [
              {
                label: 'Move up',
                icon: <ArrowUp size={18} />,
                onSelect: () => actions.move(stop.id, index - 1),
              },
            ]
          : []),
        ...(index < count - 1
          ? [
              {
                label: 'Move down',
                icon: <ArrowDown size={18} />,
                onSelect: () => actions.move(stop.id, index + 1),
              },
            ]
          : []),
        {
          label: 'Remove',
          icon: <Trash2 size={18} />,
          danger: true,
          onSelect: () => actions.remove(stop.id),
        },
      ]}
    />
  );
}

const datesOf = ({ stop, arriveOn, leaveOn }: DatedStop) => {
  if (!arriveOn || !leaveOn) return 'No dates yet';
  return stop.nights === 0 ? formatDay(arriveOn) : `${formatDay(arriveOn)} – ${formatDay(leaveOn)}`;
};

/** One stop of the route, dragged by mouse anywhere, by finger and keyboard at its handle. */
export function StopCard({ dated, index, count, currency, actions }: StopCardProps) {
  const { stop } = dated;
  const { name } = stop.place;
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  return (
    <div
      data-item-id={stop.id}
      data-title={name}
      data-movable={count > 1}
      className="@container relative scroll-my-6 rounded-card border border-line bg-surface data-chosen:border-primary data-chosen:ring-2 data-chosen:ring-primary/40 data-lifted:opacity-40 data-pointed:border-primary"
    >
      <div className="flex">
        <PlacePicture
          placeId={stop.place.placeId}
          seed={name}
          className={`w-14 shrink-0 rounded-l-[calc(var(--radius-card)-1px)] sm:w-28 ${open ? 'rounded-bl-none' : ''}`}
        />
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-1 pl-3 sm:p-3 sm:pl-4">
          <div className="min-w-0 flex-1 basis-28 sm:basis-40">
            <h3 className="flex items-baseline gap-2 text-lead leading-snug wrap-anywhere">
              <span className="figures font-sans text-small font-semibold text-muted">{index + 1}</span>
              <button type="button" className="text-left hover:text-primary-ink">
                {name}
              </button>
            </h3>
            <p className="figures text-small text-muted">{datesOf(dated)}</p>
          </div>
          <div className="order-last w-full @xl:order-none @xl:w-auto">
            <Stepper
              label={`Nights in ${name}`}
              value={stop.nights}
              shown={counted(stop.nights, 'night')}
              most={limits.nights}
              onChange={(nights) => actions.setNights(stop.id, nights)}
            />
          </div>
          <div className="ml-auto flex sm:-mr-1">
            {count > 1 ? (
              <button
                type="button"
                data-drag-handle
                aria-label={`Move ${name}`}
                aria-describedby="drag-help"
                className={`${iconButtonClass} cursor-grab touch-none`}
              >
                <GripVertical size={19} />
              </button>
            ) : null}
            <IconButton
              label={`Details of ${name}`}
              aria-expanded={open}
              aria-controls={open ? detailsId : undefined}
              icon={<ChevronDown size={19} className={open ? 'rotate-180' : ''} />}
              onClick={() => setOpen(!open)}
            />
            <StopMenu stop={stop} index={index} count={count} actions={actions} />
          </div>
          {open ? null : <Known stop={stop} />}
        </div>
      </div>
      {open ? (
        <StopDetails
          id={detailsId}
          stop={stop}
          currency={currency}
          around={actions.around(stop)}
          onChange={actions.update}
          onSleepAt={(lodging) => actions.sleepAt(stop, lodging)}
        />
      ) : null}
    </div>
  );
}
