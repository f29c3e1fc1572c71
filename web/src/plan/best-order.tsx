import { useQuery } from '@tanstack/react-query';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { TripRequest } from '@wayfare/contracts/request';
import { type ReactNode, useState } from 'react';
import { formatDistance } from '../ui/format-distance.ts';
import { lengthOfTime } from '@wayfare/wording/words';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { formatMinute } from '../ui/format-date.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { usePlanActions, usePlanDocument } from './plan-actions.ts';
import { TimedLines } from './timed-lines.tsx';
import { optimizeRoute, type OptimizedDay } from './plan-facts.queries.ts';

interface BestOrderProps {
  days: readonly PlanDay[];
  onClose: () => void;
}

interface Better {
  before: PlanDay;
  after: OptimizedDay;
}

/** The days that have a better order, asked for one after the other. */
const useBetterDays = (days: readonly PlanDay[], wishes: TripRequest) =>
  useQuery({
    queryKey: ['optimizeRoute', JSON.stringify(days)],
    queryFn: async (): Promise<Better[]> => {
      const better: Better[] = [];
      for (const before of days) {
        if (before.items.filter(({ place, locked }) => place && !locked).length < 2) continue;
        const after = await optimizeRoute(before, wishes);
        if (after.gainedMinutes > 0) better.push({ before, after });
      }
      return better;
    },
    gcTime: 0,
  });

/** A day in its new order: what stands when, and when it stood before. */
function DayChange({ number, before, after }: Better & { number: number }) {
  const old = new Map(before.items.map(({ id, startMinute }) => [id, startMinute]));
  const moved = new Map(
    after.planDay.items.flatMap(({ id, startMinute }): [string, ReactNode][] => {
      const was = old.get(id);
      if (was === undefined || was === startMinute) return [];
      const words = (
        <span className="text-fine text-muted">
          was <s>{formatMinute(was)}</s>
        </span>
      );
      return [[id, words]];
    }),
  );
  return (
    <section aria-labelledby={`order-${before.id}`}>
      <h3 id={`order-${before.id}`} className="text-body">
        Day {number}
      </h3>
      <p className="figures mb-2 text-small text-green">
        {lengthOfTime(after.gainedMinutes)} less travel
        {after.gainedMeters > 0 ? `, ${formatDistance(after.gainedMeters)} shorter` : ''}
      </p>
      <TimedLines items={after.planDay.items} notes={moved} />
    </section>
  );
}

/** Days put in the order with the least travel: shown first, kept only when one says so. */
export default function BestOrder({ days, onClose }: BestOrderProps) {
  const actions = usePlanActions();
  // The days as they were when this was opened: what is kept is what was shown.
  const [asked] = useState(days);
  const { plan, trip } = usePlanDocument();
  const { data, isError, refetch } = useBetterDays(asked, trip.request);
  const numberOf = (id: string) => (plan?.days.findIndex((day) => day.id === id) ?? 0) + 1;
  const keep = () => {
    const edits = (data ?? []).map(({ after }) => ({ edit: 'replaceDay' as const, day: after.planDay }));
    actions.edit({ edit: 'batch', edits, label: 'Best order' });
    onClose();
  };
  const found = data && data.length > 0;
  return (
    <Dialog
      title="Best order"
      onClose={onClose}
      actions={
        found ? (
          <>
            <Button onClick={onClose}>Discard</Button>
            <Button look="primary" onClick={keep}>
              Keep
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>Close</Button>
        )
      }
    >
      <div aria-live="polite" className="grid max-h-[60vh] gap-6 overflow-y-auto">
        {isError ? (
          <ErrorInPlace
            title="The best order cannot be worked out right now."
            onRetry={() => void refetch()}
          />
        ) : null}
        {!data && !isError ? <Skeleton className="h-48" /> : null}
        {data?.length === 0 ? (
          <p>{asked.length === 1 ? 'This day is' : 'All days are'} already in the best order.</p>
        ) : null}
        {data?.map((better) => (
          <DayChange key={better.before.id} number={numberOf(better.before.id)} {...better} />
        ))}
      </div>
    </Dialog>
  );
}
