import { Plus } from 'lucide-react';
import { dayColour } from '../plan/item-kinds.ts';
import { formatDay } from '../ui/format-date.ts';
import { offsetName } from '../ui/offset-name.ts';
import type { CalendarDay } from './calendar-days.ts';
import type { Board } from './use-board.ts';

/** A length of time that clocks are put on or back: `+7 h`, `−30 min`. */
function shiftWords(minutes: number) {
  const size = Math.abs(minutes);
  const hours = Math.floor(size / 60);
  const rest = size % 60;
  const words = [hours ? `${hours} h` : '', rest ? `${rest} min` : ''].filter(Boolean).join(' ');
  return `${minutes < 0 ? '−' : '+'}${words}`;
}

/** What changes about the time on a day: another zone than the day before, or clocks that are put on or back. */
export function ZoneNote({ day }: { day: CalendarDay }) {
  if (!day.timeZone) return null;
  const { zoneShiftMinutes: shift, clockChangeMinutes: change } = day;
  return (
    <span className="figures inline-flex flex-wrap items-center gap-x-1.5 text-fine text-muted">
      {offsetName(day.timeZone, day.on)}
      {shift !== 0 ? (
        <span className="rounded-full bg-amber-soft px-1.5 text-amber">
          {shiftWords(shift)}
          <span className="sr-only"> against the day before</span>
        </span>
      ) : null}
      {change !== 0 ? (
        <span className="rounded-full bg-amber-soft px-1.5 text-amber">clocks {shiftWords(change)}</span>
      ) : null}
    </span>
  );
}

interface DayHeadProps {
  on: string;
  day: CalendarDay | undefined;
  board: Board;
  /** Goes to the day by itself; absent where it is shown by itself. */
  onShow?: (() => void) | undefined;
}

/** The head of a date's column: date, city, zone, and the way to add something. */
export function DayHead({ on, day, board, onShow }: DayHeadProps) {
  const date = <time dateTime={on}>{formatDay(on)}</time>;
  return (
    <div
      className="relative flex h-full min-w-0 flex-col border-t-4 px-2 pt-1 pb-1.5"
      style={{ borderColor: day ? dayColour(day.number) : 'transparent' }}
    >
      <h3 className={`figures font-sans text-small font-semibold ${day ? '' : 'text-muted'}`}>
        {onShow ? (
          <button
            type="button"
            className="min-h-8 rounded-md text-left pointer-coarse:min-h-11 hover:text-primary-ink hover:underline"
            onClick={onShow}
          >
            {date}
          </button>
        ) : (
          date
        )}
      </h3>
      {day ? (
        <>
          <p className="truncate text-fine font-medium">{day.city ?? `Day ${day.number}`}</p>
          <ZoneNote day={day} />
          {board.canEdit ? (
            <button
              type="button"
              aria-label={`Add to ${formatDay(on)}`}
              title="Add"
              onClick={() => board.add({ on, startMinute: 720, endMinute: 780 })}
              className="absolute top-0 right-0 grid size-11 place-items-center rounded-full text-muted hover:bg-primary-soft hover:text-primary-ink"
            >
              <Plus size={17} />
            </button>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
