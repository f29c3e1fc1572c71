import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { TripCover } from '../trips/trip-cover.tsx';
import type { DatedStop } from '../trips/trip-days.ts';
import { formatDay } from '../ui/format-date.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { pluralise } from '../ui/pluralise.ts';
import { Stepper } from '../ui/stepper.tsx';
import type { TripEditor } from './use-trip-editor.ts';

interface StopCardProps {
  dated: DatedStop;
  index: number;
  count: number;
  edit: TripEditor['edit'];
}

/** One stop of the route: its dates and nights, its place in the order, the way out. */
export function StopCard({ dated: { stop, arriveOn, leaveOn }, index, count, edit }: StopCardProps) {
  const { name } = stop.place;
  const moveTo = (to: number) => edit({ edit: 'moveStop', stopId: stop.id, index: to });
  return (
    <li className="flex overflow-hidden rounded-card border border-line bg-surface">
      <TripCover placeId={stop.place.placeId} seed={name} className="w-20 shrink-0 sm:w-32" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 p-4">
        <div className="min-w-0 flex-1 basis-36">
          <h3 className="flex items-baseline gap-2 text-lead leading-snug wrap-anywhere">
            <span className="figures font-sans text-small font-semibold text-muted">{index + 1}</span>
            {name}
          </h3>
          <p className="figures text-small text-muted">
            {arriveOn && leaveOn
              ? stop.nights === 0
                ? formatDay(arriveOn)
                : `${formatDay(arriveOn)} – ${formatDay(leaveOn)}`
              : 'No dates yet'}
          </p>
        </div>
        <Stepper
          label={`Nights in ${name}`}
          value={stop.nights}
          shown={pluralise(stop.nights, 'night')}
          most={365}
          onChange={(nights) => edit({ edit: 'setNights', stopId: stop.id, nights })}
        />
        <div className="-mr-2 flex">
          <IconButton
            label={`Move ${name} up`}
            icon={<ArrowUp size={19} />}
            disabled={index === 0}
            onClick={() => moveTo(index - 1)}
          />
          <IconButton
            label={`Move ${name} down`}
            icon={<ArrowDown size={19} />}
            disabled={index === count - 1}
            onClick={() => moveTo(index + 1)}
          />
          <IconButton
            label={`Remove ${name}`}
            icon={<Trash2 size={19} />}
            onClick={() => edit({ edit: 'removeStop', stopId: stop.id })}
          />
        </div>
      </div>
    </li>
  );
}
