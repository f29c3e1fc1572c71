import type { Plan } from '@wayfare/contracts/plan';
import { sameData } from '@wayfare/planner';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useSharedChoice, type SharedChoice } from '../trips/use-shared-choice.ts';
import { DayCard } from './day-card.tsx';
import { DayStrip } from './day-strip.tsx';
import { DaysHead } from './days-head.tsx';
import { DragLayer } from './drag-layer.tsx';
import { outlineOf, type DayOutline } from './finding-words.ts';
import type { DragNeeds } from './one-drag.ts';
import {
  DayOutlineProvider,
  PlanDeskProvider,
  PlanDocumentProvider,
  useDesk,
  type PlanDesk,
  type PlanEditor,
} from './plan-desk.ts';
import { useFindingsByDay } from './use-findings-by-day.ts';

interface PlanDaysProps {
  plan: Plan;
  editor: PlanEditor;
  /** What is chosen, in step with the map. */
  choice: SharedChoice;
}

const dragNeedsOf = (desk: PlanDesk): DragNeeds => ({
  days: () => desk.read().plan?.days ?? [],
  drop: desk.move,
  placeWords: ({ day, place, places }) => `day ${day}, place ${place} of ${places}`,
});

/** What findings speak of, the same object until that changes. */
function useOutline({ days }: Plan): DayOutline {
  const [held, setHeld] = useState<{ days?: Plan['days']; outline: DayOutline }>({
    outline: outlineOf([]),
  });
  if (held.days === days) return held.outline;
  const fresh = outlineOf(days);
  const outline = sameData(held.outline, fresh) ? held.outline : fresh;
  setHeld({ days, outline });
  return outline;
}

/** The trip as timed days, one timeline each, with everything there is to change in them. */
export default function PlanDays({ plan, editor, choice }: PlanDaysProps) {
  const root = useRef<HTMLElement>(null);
  useSharedChoice(root, plan.days, choice);
  const { desk, findings, known } = useDesk(editor);
  const dragNeeds = useMemo(() => dragNeedsOf(desk), [desk]);
  const byDay = useFindingsByDay(findings);
  const outline = useOutline(plan);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const fold = useCallback(
    (dayId: string) =>
      setFolded((held) => {
        const next = new Set(held);
        if (!next.delete(dayId)) next.add(dayId);
        return next;
      }),
    [],
  );
  const placeOf = new Map(editor.document.trip.stops.map(({ id, place }) => [id, place]));
  const days = plan.days;
  return (
    <PlanDeskProvider value={desk}>
      <PlanDocumentProvider value={editor.document}>
        <DayOutlineProvider value={outline}>
          <section ref={root} aria-labelledby="days-heading">
            <DaysHead days={days} findings={findings} known={known} />
            {days.length > 3 ? (
              <DayStrip
                days={days}
                byDay={byDay}
                allFolded={folded.size >= days.length}
                onFoldAll={(all) => setFolded(new Set(all ? days.map(({ id }) => id) : []))}
                onOpen={(dayId) => {
                  if (folded.has(dayId)) fold(dayId);
                  choice.select({ dayId, itemId: null });
                }}
              />
            ) : null}
            <ol className="grid grid-cols-[minmax(0,1fr)] gap-5">
              {days.map((day, index) => (
                <DayCard
                  key={day.id}
                  day={day}
                  index={index}
                  city={(day.stopId && placeOf.get(day.stopId)) || day.base}
                  findings={byDay(day.id)}
                  folded={folded.has(day.id)}
                  onFold={fold}
                />
              ))}
            </ol>
            <DragLayer root={root} needs={dragNeeds}>
              Press Space to pick up. Arrow keys move it, left and right by a day. Space drops it, Escape puts
              it back.
            </DragLayer>
          </section>
        </DayOutlineProvider>
      </PlanDocumentProvider>
    </PlanDeskProvider>
  );
}
