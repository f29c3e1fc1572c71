import type { Edit } from '@wayfare/contracts/edit';
import type { PlanItem } from '@wayfare/contracts/plan';
import type { Travel } from '@wayfare/contracts/trip';
import { Lock, LockOpen, Trash2 } from 'lucide-react';
import { formatDistance, formatStay } from '../guides/format-stay.ts';
import { formatMinute } from '../ui/format-date.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { kindIcons, modes } from './item-look.ts';

function TravelChip({ travel }: { travel: Travel }) {
  const { icon: Icon, name } = modes[travel.mode];
  return (
    <p className="figures mb-2 inline-flex items-center gap-1.5 rounded-full bg-sunken px-2.5 py-0.5 text-fine text-muted">
      <Icon aria-hidden="true" size={14} />
      {name} {travel.estimate ? 'about ' : ''}
      {formatStay(travel.minutes)}, {formatDistance(travel.distanceMeters)}
    </p>
  );
}

interface DayItemProps {
  item: PlanItem;
  dayColour: string;
  edit: (change: Edit) => void;
}

/** One thing of a day on the day's spine, with the way to it, its lock and the way out. */
export function DayItem({ item, dayColour, edit }: DayItemProps) {
  const { id, title, startMinute, endMinute, locked, travel, note } = item;
  const Icon = kindIcons[item.kind];
  return (
    <li className="relative grid grid-cols-[2rem_minmax(0,1fr)] gap-3 pb-4 last:pb-0">
      <span
        aria-hidden="true"
        className="relative z-10 grid size-8 place-items-center self-end rounded-full border-2 bg-surface"
        style={{ borderColor: dayColour, color: dayColour, gridRow: 1, marginBottom: '0.4rem' }}
      >
        <Icon size={16} />
      </span>
      <div className="min-w-0">
        {travel && travel.minutes > 0 ? <TravelChip travel={travel} /> : null}
        <div className="flex items-center gap-x-2">
          <div className="min-w-0 flex-1">
            <h4 className="text-small leading-snug font-semibold wrap-anywhere">{title}</h4>
            <p className="figures text-fine text-muted">
              <time>{formatMinute(startMinute)}</time> – <time>{formatMinute(endMinute)}</time>
              {endMinute > startMinute ? `, ${formatStay(endMinute - startMinute)}` : ''}
            </p>
          </div>
          <div className="-mr-2 flex shrink-0">
            <IconButton
              label={locked ? `Unlock ${title}` : `Lock ${title}`}
              aria-pressed={locked}
              icon={locked ? <Lock size={17} className="text-primary-ink" /> : <LockOpen size={17} />}
              onClick={() => edit({ edit: 'lockItem', itemId: id, locked: !locked })}
            />
            <IconButton
              label={`Remove ${title}`}
              icon={<Trash2 size={17} />}
              onClick={() => edit({ edit: 'removeItem', itemId: id })}
            />
          </div>
        </div>
        {note ? <p className="mt-0.5 text-fine whitespace-pre-line text-muted">{note}</p> : null}
      </div>
    </li>
  );
}
