import type { Plan } from '@wayfare/contracts/plan';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useSharedChoice, type SharedChoice } from '../trips/use-shared-choice.ts';
import { dragItems } from './drag-items.ts';
import { DayCard } from './day-card.tsx';
import { DayStrip } from './day-strip.tsx';
import { DaysHead } from './days-head.tsx';
import {
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

/** Makes items draggable, and draws what moves meanwhile. */
function DragLayer({ desk, root }: { desk: PlanDesk; root: RefObject<HTMLElement | null> }) {
  const card = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!root.current || !card.current || !line.current || !words.current) return undefined;
    return dragItems(root.current, {
      days: () => desk.read().plan?.days ?? [],
      drop: desk.move,
      on: { card: card.current, line: line.current, words: words.current },
    });
  }, [desk, root]);
  return (
    <>
      <div
        ref={card}
        hidden
        aria-hidden="true"
        className="pointer-events-none fixed top-0 left-0 z-50 max-w-64 truncate rounded-control border border-line bg-surface px-3 py-2 text-small font-semibold shadow-lift"
      />
      <div
        ref={line}
        hidden
        aria-hidden="true"
        className="pointer-events-none fixed top-0 left-0 z-40 h-1 rounded-full bg-primary"
      />
      <p ref={words} aria-live="assertive" className="sr-only" />
      <p id="drag-help" hidden>
        Press Space to pick up. Arrow keys move it, left and right by a day. Space drops it, Escape puts it
        back.
      </p>
    </>
  );
}

/** The trip as timed days, one timeline each, with everything there is to change in them. */
export function PlanDays({ plan, editor, choice }: PlanDaysProps) {
  const root = useRef<HTMLElement>(null);
  useSharedChoice(root, plan.days, choice);
  const { desk, findings, known } = useDesk(editor);
  const byDay = useFindingsByDay(findings);
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
        <section ref={root} aria-labelledby="days-heading">
          <DaysHead days={days} findings={findings} known={known} />
          {days.length > 3 ? (
            <DayStrip
              days={days}
              byDay={byDay}
              allFolded={folded.size >= days.length}
              onFoldAll={(all) => setFolded(new Set(all ? days.map(({ id }) => id) : []))}
              onOpen={(dayId) => folded.has(dayId) && fold(dayId)}
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
          <DragLayer desk={desk} root={root} />
        </section>
      </PlanDocumentProvider>
    </PlanDeskProvider>
  );
}
