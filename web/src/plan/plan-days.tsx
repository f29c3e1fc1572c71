import type { Finding } from '@wayfare/contracts/finding';
import type { Plan, PlanDay } from '@wayfare/contracts/plan';
import type { Trip } from '@wayfare/contracts/trip';
import { sameData } from '@wayfare/planner';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PictureCredits } from '../pictures/picture-credits.tsx';
import { PlacePictures } from '../pictures/place-pictures.tsx';
import { useSharedChoice, type SharedChoice } from '../trips/use-shared-choice.ts';
import { useSteady } from '../ui/use-steady.ts';
import { useCoveredItems } from './covered-items.ts';
import { DayCard } from './day-card.tsx';
import { DayStrip } from './day-strip.tsx';
import { DaysHead } from './days-head.tsx';
import { DragLayer } from './drag-layer.tsx';
import { outlineOf, type DayOutline } from './finding-words.ts';
import { PickBar } from './pick-bar.tsx';
import {
  DayOutlineProvider,
  PlanActionsProvider,
  PlanDocumentProvider,
  useEditedPlan,
  type PlanEditor,
} from './plan-actions.ts';
import { SeePlace } from './see-place.tsx';
import { useShownSights } from './shown-sights.ts';
import { showDay } from './show-day.ts';
import { useReadingDay } from './use-reading-day.ts';

interface PlanDaysProps {
  plan: Plan;
  editor: PlanEditor;
  /** What is chosen, in step with the map. */
  choice: SharedChoice;
}

const none: readonly Finding[] = [];

function grouped(findings: readonly Finding[], before: ReadonlyMap<string, readonly Finding[]>) {
  const next = new Map<string, readonly Finding[]>();
  for (const finding of findings) {
    const dayId = finding.dayId ?? '';
    next.set(dayId, [...(next.get(dayId) ?? []), finding]);
  }
  for (const [dayId, list] of next) {
    const same = before.get(dayId);
    if (same && sameData(same, list)) next.set(dayId, same);
  }
  return next;
}

/** What does not hold, day by day. A day whose findings are as they were gets the very list it had. */
function useFindingsByDay(findings: readonly Finding[]) {
  const [held, setHeld] = useState({ findings, byDay: grouped(findings, new Map()) });
  let { byDay } = held;
  if (held.findings !== findings) {
    byDay = grouped(findings, held.byDay);
    setHeld({ findings, byDay });
  }
  return (dayId: string) => byDay.get(dayId) ?? none;
}

/** What findings speak of, the same object until that changes. */
const useOutline = ({ days }: Plan): DayOutline => useSteady(useMemo(() => outlineOf(days), [days]));

/** Where a day is spent; the same function as long as the stops stay. */
function usePlaceOf(stops: Trip['stops']) {
  return useMemo(() => {
    const places = new Map(stops.map(({ id, place }) => [id, place]));
    return ({ stopId, base }: PlanDay) => (stopId && places.get(stopId)) || base;
  }, [stops]);
}

/** Which days are folded away. */
function useFolded() {
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
  return { folded, setFolded, fold };
}

/** The trip as timed days, one timeline each, with everything there is to change in them. */
export default memo(function PlanDays({ plan, editor, choice }: PlanDaysProps) {
  const root = useRef<HTMLElement>(null);
  useSharedChoice(root, plan.days, choice);
  const { actions, dragNeeds, findings, known } = useEditedPlan(editor);
  const byDay = useFindingsByDay(findings);
  const outline = useOutline(plan);
  const covered = useCoveredItems(plan);
  const sights = useShownSights(plan);
  const { folded, setFolded, fold } = useFolded();
  const { days } = plan;
  const reader = useReadingDay(root, days, choice);
  const placeOf = usePlaceOf(editor.document.trip.stops);
  const cityOf = useCallback((day: PlanDay) => placeOf(day)?.name ?? null, [placeOf]);
  const show = (dayId: string) => {
    reader.hold(dayId);
    const day = root.current?.querySelector(`[data-day-id="${CSS.escape(dayId)}"]`);
    if (day) showDay(day, () => reader.isHeld(dayId));
    return day;
  };
  const goTo = (dayId: string, enter: boolean) => {
    if (enter && folded.has(dayId)) fold(dayId);
    choice.select({ dayId, itemId: null });
    const day = show(dayId);
    if (enter) day?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  };
  const foldAll = (all: boolean) => {
    const read = reader.reading.read();
    // Folded days take less room: the one that is read stays where one looks.
    flushSync(() => setFolded(new Set(all ? days.map(({ id }) => id) : [])));
    if (read === null) return;
    show(read);
  };
  return (
    <PlanActionsProvider value={actions}>
      <PlanDocumentProvider value={editor.document}>
        <DayOutlineProvider value={outline}>
          <SeePlace plan={plan} choice={choice}>
            <section ref={root} aria-labelledby="days-heading">
              <DaysHead days={days} findings={findings} known={known} />
              {days.length > 3 ? (
                <DayStrip
                  days={days}
                  byDay={byDay}
                  allFolded={folded.size >= days.length}
                  onFoldAll={foldAll}
                  cityOf={cityOf}
                  reading={reader.reading}
                  onGo={goTo}
                />
              ) : null}
              <PlacePictures places={sights}>
                {/* What is gone to stands below the bars. They are pressed where they are, so the margin is not the pane's. */}
                <ol className="grid grid-cols-[minmax(0,1fr)] gap-5 [&_:is([data-day-id],[data-item-id],a,button,input,select,textarea)]:scroll-mt-32">
                  {days.map((day, index) => (
                    <DayCard
                      key={day.id}
                      day={day}
                      index={index}
                      city={placeOf(day)}
                      findings={byDay(day.id)}
                      covered={covered}
                      folded={folded.has(day.id)}
                      onFold={fold}
                    />
                  ))}
                </ol>
                <PictureCredits />
              </PlacePictures>
              <DragLayer root={root} needs={dragNeeds}>
                Press Space to pick up. Arrow keys move it, left and right by a day. Space drops it, Escape
                puts it back.
              </DragLayer>
              <PickBar root={root} days={days} />
            </section>
          </SeePlace>
        </DayOutlineProvider>
      </PlanDocumentProvider>
    </PlanActionsProvider>
  );
});
