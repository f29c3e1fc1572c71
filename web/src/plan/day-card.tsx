import type { Finding } from '@wayfare/contracts/finding';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay } from '@wayfare/contracts/plan';
import { Plus } from 'lucide-react';
import { lazy, memo, Suspense, useMemo, useState } from 'react';
import { pinNumbers } from '../places/pin-numbers.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { CoveredItems } from './covered-items.ts';
import type { DayWish } from './day-proposal.tsx';
import { DayHead } from './day-head.tsx';
import { DayItem } from './day-item.tsx';
import { FindingNote } from './finding-note.tsx';
import { FoldedDay } from './folded-day.tsx';

const DayAdd = lazy(() => import('./day-add.tsx'));
const DaySettings = lazy(() => import('./day-settings.tsx'));
const BestOrder = lazy(() => import('./best-order.tsx'));
const Surprise = lazy(() => import('./surprise.tsx'));
const DayProposal = lazy(() => import('./day-proposal.tsx'));

interface DayCardProps {
  day: PlanDay;
  index: number;
  city: PlaceRef | null;
  findings: readonly Finding[];
  covered: CoveredItems;
  folded: boolean;
  onFold: (dayId: string) => void;
}

const none: readonly Finding[] = [];
const ofDay = new Set<Finding['kind']>(['too_many_visits', 'day_too_long']);
const itemOf = ({ itemIds, kind }: Finding) => (ofDay.has(kind) ? undefined : itemIds.at(-1));

/** The place before each item. */
function placesBefore({ base, items }: PlanDay) {
  let from = base;
  return items.map(({ place }) => {
    const before = from;
    from = place ?? from;
    return before;
  });
}

function DayItems({
  day,
  dayColour,
  findings,
  covered,
}: Pick<DayCardProps, 'day' | 'findings' | 'covered'> & { dayColour: string }) {
  const from = placesBefore(day);
  const numbers = pinNumbers(day.items);
  const byItem = useMemo(() => {
    const held = new Map<string, Finding[]>();
    for (const finding of findings) {
      const id = itemOf(finding);
      if (id !== undefined) held.set(id, [...(held.get(id) ?? []), finding]);
    }
    return held;
  }, [findings]);
  if (day.items.length === 0) {
    return (
      <p data-day-empty className="py-2 text-small text-muted">
        Nothing planned yet. The day is yours.
      </p>
    );
  }
  return (
    <ol className="relative before:absolute before:inset-y-3 before:left-[1.3125rem] before:w-0.5 before:bg-line">
      {day.items.map((item, at) => (
        <DayItem
          key={item.id}
          item={item}
          from={from[at] ?? null}
          dayColour={dayColour}
          findings={byItem.get(item.id) ?? none}
          number={numbers[at] ?? null}
          coveredBy={covered[item.id]}
        />
      ))}
    </ol>
  );
}

const headHeight = 150;
const itemHeight = 80;

/** One day as a timeline. Days out of sight cost nothing to draw. */
export const DayCard = memo(function DayCard({
  day,
  index,
  city,
  findings,
  covered,
  folded,
  onFold,
}: DayCardProps) {
  const [adding, setAdding] = useState(false);
  const [shown, setShown] = useState<'order' | 'edit' | 'surprise' | DayWish | null>(null);
  const dayFindings = findings.filter((finding) => itemOf(finding) === undefined);
  // A day that was seen is remembered as high as it was: not once it is folded.
  const height = folded ? `${headHeight}px` : `auto ${headHeight + day.items.length * itemHeight}px`;
  return (
    <li
      data-day-id={day.id}
      data-folded={folded}
      data-adding={adding || undefined}
      data-count={day.items.length}
      className="min-w-0 rounded-card border border-line bg-surface data-chosen:border-line-strong p-4 [content-visibility:auto] [overflow-clip-margin:3rem] data-adding:[content-visibility:visible] sm:p-5 print:[content-visibility:visible]"
      style={{ containIntrinsicHeight: height }}
    >
      <DayHead
        day={day}
        index={index}
        city={city}
        covered={covered}
        folded={folded}
        onFold={() => onFold(day.id)}
        onChoose={setShown}
      />
      {folded ? (
        <FoldedDay day={day} />
      ) : (
        <div className="mt-3">
          {dayFindings.map((finding) => (
            <FindingNote key={finding.id} finding={finding} />
          ))}
          <DayItems
            day={day}
            dayColour={`var(--day-${(index % 8) + 1})`}
            findings={findings}
            covered={covered}
          />
          <div className="no-print mt-3">
            {adding ? (
              <Suspense fallback={<Skeleton className="h-56" />}>
                <DayAdd day={day} city={city} onDone={() => setAdding(false)} />
              </Suspense>
            ) : (
              <Button
                look="quiet"
                className="ml-7"
                aria-label={`Add to day ${index + 1}`}
                onClick={() => setAdding(true)}
              >
                <Plus aria-hidden="true" size={18} /> Add
              </Button>
            )}
          </div>
        </div>
      )}
      <Suspense fallback={null}>
        {shown === 'edit' ? <DaySettings day={day} index={index} onClose={() => setShown(null)} /> : null}
        {shown === 'order' ? <BestOrder days={[day]} onClose={() => setShown(null)} /> : null}
        {shown === 'surprise' ? (
          <Surprise day={day} number={index + 1} city={city} onClose={() => setShown(null)} />
        ) : null}
        {typeof shown === 'object' && shown ? (
          <DayProposal day={day} wish={shown} onClose={() => setShown(null)} />
        ) : null}
      </Suspense>
    </li>
  );
});
