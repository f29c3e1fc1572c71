import type { Edit } from '@wayfare/contracts/edit';
import { CalendarDays, Hourglass, ScrollText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { NearMap } from '../map/near-map.tsx';
import { todayContents } from '../map/today-contents.ts';
import { usePlanFacts } from '../plan/plan-facts.queries.ts';
import { knowledgeOf } from '../plan/plan-facts.ts';
import type { OpenedTrip } from '../trips/listed-trip.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { formatDay, formatMinute } from '../ui/format-date.ts';
import { showToast } from '../ui/toast.tsx';
import { offsetName } from '../ui/offset-name.ts';
import { DayForecast } from '../weather/day-forecast.tsx';
import { documentOf } from '../trips/document-of.ts';
import { currentDay, splitDay, type CurrentDay, type DayProgress } from './current-day.ts';
import { DayTimeline } from './day-timeline.tsx';
import { LateDialog } from './late-dialog.tsx';
import { NowAndNext } from './now-and-next.tsx';
import { keepLateDay, leaveOut, type KnownAhead } from './run-late.ts';
import { EditRefused, useKeepEdit } from './today.queries.ts';
import { TodaysBookings } from './todays-bookings.tsx';
import { useDone } from './use-done.ts';

/** Keeps edits one at a time, and offers to take each back. */
function useKeep(id: string) {
  const keep = useKeepEdit(id);
  const run = async (edit: Edit, words: string) => {
    try {
      const { inverse } = await keep.mutateAsync(edit);
      showToast({
        text: words,
        durationMs: 10_000,
        action: { label: 'Undo', run: () => void run(inverse, 'As it was before.') },
      });
      return true;
    } catch {
      return false;
    }
  };
  const failure = !keep.error
    ? null
    : keep.error instanceof EditRefused
      ? `The trip was changed elsewhere and has been reloaded. ${keep.error.message}`
      : 'It could not be saved. Please try again.';
  return { run, busy: keep.isPending, failure, reset: keep.reset };
}

function Head({ opened, current }: { opened: OpenedTrip; current: CurrentDay | null }) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-3">
      <div className="min-w-0">
        <h2 className="text-title wrap-anywhere">{opened.tripName}</h2>
        {current ? (
          <p className="mt-1 text-small text-muted">
            Day {current.number} of {opened.plan?.days.length ?? current.number}
            {current.city ? `, ${current.city}` : ''}, {formatDay(current.on)}
          </p>
        ) : null}
        <DayForecast day={current?.day} />
      </div>
      {current ? (
        <p className="sm:text-right">
          <time className="figures block text-title leading-none font-semibold">
            {formatMinute(current.nowMinute)}
          </time>
          {current.timeZone ? (
            <span className="figures text-fine text-muted">
              {current.city ? `in ${current.city}, ` : ''}
              {offsetName(current.timeZone, current.on)}
            </span>
          ) : null}
        </p>
      ) : null}
    </header>
  );
}

interface TodayBodyProps {
  opened: OpenedTrip;
  current: CurrentDay;
}

/** What is known of the trip's places, once it is; without it a day is put later by the plan alone. */
function useKnown(opened: OpenedTrip): KnownAhead {
  const { tripName, trip, plan } = opened;
  const document = useMemo(() => documentOf({ tripName, trip, plan }), [tripName, trip, plan]);
  const { facts } = usePlanFacts(document);
  return useMemo(() => {
    if (!facts) return {};
    const { items = {}, travel } = knowledgeOf(document, facts);
    return { items, ...(travel && { travel }) };
  }, [document, facts]);
}

function TodayMap({ current }: { current: CurrentDay & DayProgress }) {
  const { done, now, ahead } = splitDay(current);
  const told = { nowId: now.at(-1)?.id, nextId: ahead[0]?.id, doneIds: new Set(done.map(({ id }) => id)) };
  const contents = todayContents(current.day, current.number - 1, told);
  if (contents.points.length === 0) return null;
  return (
    <NearMap label="Map of today" contents={contents} dayId={current.day.id} className="h-80 lg:col-span-2" />
  );
}

function TodayBody({ opened, current: day }: TodayBodyProps) {
  const known = useKnown(opened);
  const { doneIds, toggle } = useDone(
    opened._id,
    day.day.items.map(({ id }) => id),
  );
  const current = { ...day, doneIds };
  const [late, setLate] = useState(false);
  const { run, busy, failure, reset } = useKeep(opened._id);
  const { ideas } = opened.trip;
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="grid content-start gap-3">
        <NowAndNext
          current={current}
          busy={busy}
          onDone={({ id }) => toggle(id)}
          onSkip={(item) =>
            void run(
              { edit: 'batch', edits: leaveOut(item, ideas), label: 'Skip' },
              `${item.title} is left out.`,
            )
          }
        />
        <Button onClick={() => setLate(true)} className="justify-self-start">
          <Hourglass aria-hidden="true" size={17} /> Running late
        </Button>
        {failure && !late ? (
          <p role="alert" className="text-small font-medium text-danger">
            {failure}
          </p>
        ) : null}
      </div>
      <DayTimeline current={current} onDone={({ id }) => toggle(id)} />
      <TodaysBookings opened={opened} on={day.on} />
      <TodayMap current={current} />
      {late ? (
        <LateDialog
          current={current}
          known={known}
          busy={busy}
          failure={failure}
          onClose={() => {
            reset();
            setLate(false);
          }}
          onKeep={async (day) => {
            if (await run(keepLateDay(day, ideas), 'The rest of the day has new times.')) setLate(false);
          }}
        />
      ) : null}
    </div>
  );
}

/** A trip that is under way: now, next and the rest of its day, by the clocks of the place. */
export function TodayTrip({ opened, now }: { opened: OpenedTrip; now: number }) {
  const current = currentDay(documentOf(opened), now);
  return (
    <Card className="grid gap-5 p-5 sm:p-7">
      <Head opened={opened} current={current} />
      {current ? (
        <TodayBody opened={opened} current={current} />
      ) : (
        <p className="text-small text-muted">No day plan is made for today: build it in the planner.</p>
      )}
      <footer className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Link to={`/outline/${opened._id}`} className={buttonClass('secondary')}>
          <ScrollText aria-hidden="true" size={17} /> Outline
        </Link>
        <Link to={`/calendar-plan/${opened._id}`} className={buttonClass('secondary')}>
          <CalendarDays aria-hidden="true" size={17} /> Calendar
        </Link>
        {current ? null : (
          <Link to={`/open/${opened._id}`} className={buttonClass('primary')}>
            Open the planner
          </Link>
        )}
      </footer>
    </Card>
  );
}
