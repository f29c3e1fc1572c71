import { Lock, TriangleAlert } from 'lucide-react';
import type { TripDay } from '../trips/trip-days.ts';
import { dayColour } from '../plan/item-kinds.ts';
import { formatDay, formatMinute } from '../ui/format-date.ts';
import { counted } from '@wayfare/wording/words';
import { readerChoices } from '../ui/reader-choices.ts';
import { calendarWeeks } from './calendar-weeks.ts';
import { ZoneNote } from './day-head.tsx';
import { itemKey, itemSentence } from './time-block.tsx';
import { useBlockDrag, type BlockDrag } from './use-block-drag.ts';
import type { Board } from './use-board.ts';

const names = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(undefined, { timeZone: 'UTC', ...options });
  return (on: string) => format.format(new Date(`${on}T00:00:00Z`));
};
const weekday = names({ weekday: 'short' });
const dayOfMonth = names({ day: 'numeric' });
const dayAndMonth = names({ day: 'numeric', month: 'short' });

const shownItems = 4;

interface CellProps {
  on: string;
  day: TripDay | undefined;
  board: Board;
  drag: BlockDrag;
  onShow: (on: string) => void;
}

/** The things of a date, as many as there is room for. */
function CellItems({ on, board, drag, onShow }: Omit<CellProps, 'day'>) {
  const parts = (board.parts.get(on) ?? []).filter((part) => part.kind === 'item' && !part.goesOn);
  const shown = parts.slice(0, shownItems);
  return (
    <>
      <ul className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-px">
        {shown.map((part) =>
          part.kind === 'item' ? (
            <li key={part.key}>
              <button
                type="button"
                data-item={part.item.id}
                aria-describedby={board.canEdit && !part.item.locked ? 'calendar-keys' : undefined}
                onPointerDown={(event) => drag.begin(event, part, 'move')}
                onClick={() => !drag.wasDrag() && board.open(part.item.id)}
                onKeyDown={(event) => itemKey(event, part, board, onShow)}
                className={`figures flex min-h-6 w-full pointer-coarse:min-h-11 items-center gap-1 overflow-hidden rounded px-1 text-left text-fine leading-tight select-none hover:bg-sunken ${board.dragged?.itemId === part.item.id ? 'opacity-40' : ''}`}
              >
                <span className="sr-only">{itemSentence(part, board)}</span>
                <span aria-hidden="true" className="contents">
                  <span className="shrink-0 text-muted">{formatMinute(part.fromMinute)}</span>
                  <span className="truncate">{part.item.title}</span>
                  {part.item.locked ? <Lock aria-hidden="true" size={11} className="shrink-0" /> : null}
                  {board.findingsOf(part.item.id).length > 0 ? (
                    <TriangleAlert aria-hidden="true" size={11} className="shrink-0 text-amber" />
                  ) : null}
                </span>
              </button>
            </li>
          ) : null,
        )}
      </ul>
      {parts.length > shownItems ? (
        <button
          type="button"
          onClick={() => onShow(on)}
          className="min-h-6 px-1 text-fine pointer-coarse:min-h-11 pointer-coarse:w-full pointer-coarse:text-left font-medium text-primary-ink hover:underline"
        >
          {parts.length - shownItems} more<span className="sr-only"> on {formatDay(on)}</span>
        </button>
      ) : null}
    </>
  );
}

function MonthCell({ on, day, board, drag, onShow }: CellProps) {
  const dated = board.days.find((one) => one.on === on);
  const target = board.dragged?.slot.on === on;
  const label = on.endsWith('-01') ? dayAndMonth(on) : dayOfMonth(on);
  return (
    <td
      data-on={on}
      className={`h-28 border-t border-l border-line p-1 align-top first:border-l-0 ${target ? 'bg-primary-soft' : day ? '' : 'bg-sunken/50'}`}
    >
      {dated ? (
        <button
          type="button"
          aria-label={formatDay(on)}
          onClick={() => onShow(on)}
          className="figures grid min-h-7 min-w-7 place-items-center rounded-full px-1 text-fine font-semibold pointer-coarse:min-h-11 pointer-coarse:min-w-11 hover:bg-primary-soft hover:text-primary-ink"
        >
          {label}
        </button>
      ) : (
        <p className="figures px-1.5 py-1 text-fine text-muted">{label}</p>
      )}
      {day ? (
        <div
          className="rounded-md border-l-4 px-1.5 py-0.5"
          style={{
            borderColor: dayColour(day.number),
            background: `color-mix(in oklab, ${dayColour(day.number)} 11%, var(--surface))`,
          }}
        >
          <p className="truncate text-fine font-semibold">{day.city ?? `Day ${day.number}`}</p>
          {dated && dated.zoneShiftMinutes + dated.clockChangeMinutes !== 0 ? <ZoneNote day={dated} /> : null}
        </div>
      ) : null}
      <CellItems on={on} board={board} drag={drag} onShow={onShow} />
    </td>
  );
}

interface MonthGridProps {
  days: readonly TripDay[];
  /** The first and the last date to be shown. */
  from: string;
  to: string;
  board: Board;
  onShow: (on: string) => void;
}

/** Weeks of the calendar with a trip's days on them; its items are dragged from date to date. */
export function MonthGrid({ days, from, to, board, onShow }: MonthGridProps) {
  const drag = useBlockDrag(board, false);
  const weeks = calendarWeeks(from, to, readerChoices().weekStart);
  const byDate = new Map(days.map((day) => [day.on, day]));
  const held = days.flatMap((day) => (day.on && day.on >= from && day.on <= to ? [day] : []));
  return (
    <div
      className="relative overflow-x-auto rounded-card border border-line bg-surface"
      // A region that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={`Month, ${counted(held.length, 'day')} of the trip`}
    >
      <table className="w-full min-w-[44rem] table-fixed border-collapse">
        <thead>
          <tr>
            {weeks[0]?.map((on) => (
              <th key={on} scope="col" className="px-3 py-2 text-left text-fine font-semibold text-muted">
                {weekday(on)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((on) => (
                <MonthCell key={on} on={on} day={byDate.get(on)} board={board} drag={drag} onShow={onShow} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
