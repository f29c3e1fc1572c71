import type { PlanItem } from '@wayfare/contracts/plan';
import { Check, Navigation, SkipForward } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDistance } from '../ui/format-distance.ts';
import { lengthOfTime } from '@wayfare/wording/words';
import { itemKinds } from '../plan/item-kinds.ts';
import { travelModes } from '../ui/travel-mode.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { formatMinute } from '../ui/format-date.ts';
import { splitDay, type DayProgress } from './current-day.ts';
import { directionsAddress } from '../places/directions.ts';

function Panel({ label, item, children }: { label: string; item: PlanItem; children: ReactNode }) {
  const Icon = itemKinds[item.kind].icon;
  return (
    <section aria-label={label} className="rounded-card border border-line bg-paper p-4">
      <p className="text-fine font-semibold text-primary-ink">{label}</p>
      <h3 className="mt-0.5 flex items-start gap-2 text-lead wrap-anywhere">
        <Icon aria-hidden="true" size={20} className="mt-1 shrink-0 text-muted" />
        {item.title}
      </h3>
      {children}
    </section>
  );
}

/** How one gets to the next stop, and when to leave for it. */
function WayTo({ item, nowMinute }: { item: PlanItem; nowMinute: number }) {
  const { travel, startMinute } = item;
  if (!travel || travel.minutes === 0) return null;
  const { icon: Icon, name } = travelModes[travel.mode];
  const leaveMinute = startMinute - travel.minutes;
  return (
    <p className="figures mt-2 flex items-start gap-2 text-small">
      <Icon aria-hidden="true" size={17} className="mt-0.5 shrink-0 text-muted" />
      <span>
        {name} {travel.estimate ? 'about ' : ''}
        {lengthOfTime(travel.minutes)}, {formatDistance(travel.distanceMeters)}.{' '}
        <strong className="font-semibold">
          {leaveMinute > nowMinute ? `Leave by ${formatMinute(leaveMinute)}.` : 'Time to go.'}
        </strong>
      </span>
    </p>
  );
}

interface NowAndNextProps {
  current: DayProgress;
  onDone: (item: PlanItem) => void;
  onSkip: (item: PlanItem) => void;
  busy: boolean;
}

/** What goes on, what comes next and the way there. */
export function NowAndNext({ current, onDone, onSkip, busy }: NowAndNextProps) {
  const { now, ahead } = splitDay(current);
  const present = now.at(-1);
  const next = ahead[0];
  if (!present && !next) {
    return (
      <p className="rounded-card border border-line bg-paper p-4 text-small">
        Nothing more is planned today.
      </p>
    );
  }
  return (
    <div className="grid gap-3">
      {present ? (
        <Panel label="Now" item={present}>
          <p className="figures mt-1 text-small text-muted">
            Until {formatMinute(present.endMinute)}, {lengthOfTime(present.endMinute - current.nowMinute)}{' '}
            left
          </p>
          <Button onClick={() => onDone(present)} className="mt-3">
            <Check aria-hidden="true" size={17} /> Done
            <span className="sr-only"> with {present.title}</span>
          </Button>
        </Panel>
      ) : null}
      {next ? (
        <Panel label="Next" item={next}>
          <p className="figures mt-1 text-small text-muted">
            At {formatMinute(next.startMinute)}
            {next.startMinute > current.nowMinute
              ? `, in ${lengthOfTime(next.startMinute - current.nowMinute)}`
              : ''}
          </p>
          <WayTo item={next} nowMinute={current.nowMinute} />
          <div className="mt-3 flex flex-wrap gap-2">
            {next.place ? (
              <a
                href={directionsAddress(next.place, next.travel?.mode)}
                target="_blank"
                rel="noreferrer"
                className={buttonClass('primary')}
              >
                <Navigation aria-hidden="true" size={17} /> Directions
                <span className="sr-only"> to {next.place.name}</span>
              </a>
            ) : null}
            {next.locked ? null : (
              <Button look="quiet" onClick={() => onSkip(next)} busy={busy}>
                <SkipForward aria-hidden="true" size={17} /> Skip it
              </Button>
            )}
          </div>
        </Panel>
      ) : null}
    </div>
  );
}
