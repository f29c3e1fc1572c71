import { ChevronLeft, ChevronRight, Redo2, Undo2 } from 'lucide-react';
import { SaveNote } from '../workspace/save-note.tsx';
import type { TripEditor } from '../workspace/use-trip-editor.ts';
import { classNames } from '../ui/class-names.ts';
import { formatDay, formatRange } from '../ui/format-date.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useIsMobile } from '../ui/use-media-query.ts';
import { calendarViews, type CalendarPlace, type CalendarView } from './use-calendar-place.ts';

const names: Record<CalendarView, string> = { month: 'Month', week: 'Week', day: 'Day', agenda: 'Agenda' };
/** A thumb reaches the two that suit a phone first. */
const phoneOrder: readonly CalendarView[] = ['day', 'agenda', 'week', 'month'];

function ViewChoice({ place }: { place: CalendarPlace }) {
  const views = useIsMobile() ? phoneOrder : calendarViews;
  return (
    <div
      role="group"
      aria-label="View"
      className="flex rounded-control border border-line bg-surface p-0.5 max-sm:w-full"
    >
      {views.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={place.view === view}
          onClick={() => place.go({ view })}
          className={classNames(
            'min-h-11 flex-1 rounded-md px-3 text-small font-semibold',
            place.view === view ? 'bg-primary-soft text-primary-ink' : 'text-muted hover:text-ink',
          )}
        >
          {names[view]}
        </button>
      ))}
    </div>
  );
}

const monthName = new Intl.DateTimeFormat(undefined, { timeZone: 'UTC', month: 'long', year: 'numeric' });

function placeWords({ view, on, dates, span }: CalendarPlace) {
  if (view === 'month') return monthName.formatRange(Date.parse(span.from), Date.parse(span.to));
  return view === 'week' ? formatRange(dates[0] ?? on, dates.at(-1) ?? on) : formatDay(on);
}

/** What one steps by in a view. */
const stepNames = { month: 'month', week: 'week', day: 'day', agenda: '' };

function Steps({ place }: { place: CalendarPlace }) {
  return (
    <div className="flex items-center">
      <IconButton
        label={`Previous ${stepNames[place.view]}`}
        icon={<ChevronLeft size={20} />}
        disabled={!place.hasBefore}
        onClick={() => place.step(-1)}
      />
      <h2 aria-live="polite" className="figures min-w-36 text-center font-sans text-small font-semibold">
        {placeWords(place)}
      </h2>
      <IconButton
        label={`Next ${stepNames[place.view]}`}
        icon={<ChevronRight size={20} />}
        disabled={!place.hasAfter}
        onClick={() => place.step(1)}
      />
    </div>
  );
}

/** The choice of the view, the way to earlier and later dates, undo and redo, and how it stands with saving. */
export function CalendarBar({ place, editor }: { place: CalendarPlace; editor: TripEditor | null }) {
  const history = editor?.history;
  return (
    <div className="no-print mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <ViewChoice place={place} />
      {place.view === 'agenda' ? null : <Steps place={place} />}
      {editor && history ? (
        <div className="flex items-center gap-1 max-sm:ml-auto">
          <SaveNote state={editor.saveState} untouched={history.past.length + history.future.length === 0} />
          <IconButton
            label="Undo"
            icon={<Undo2 size={20} />}
            onClick={editor.undo}
            disabled={history.past.length === 0}
          />
          <IconButton
            label="Redo"
            icon={<Redo2 size={20} />}
            onClick={editor.redo}
            disabled={history.future.length === 0}
          />
        </div>
      ) : null}
    </div>
  );
}
