import { hourCycle } from '../ui/format-date.ts';
import { addDays } from '@wayfare/almanac/local-date';
import { useEffect, useRef, type CSSProperties, type MouseEvent } from 'react';
import { DayHead } from './day-head.tsx';
import { inLanes, leastMinutes } from './lanes.ts';
import { HeldBlock, ItemBlock, LegBlock } from './time-block.tsx';
import { useBlockDrag, type BlockDrag } from './use-block-drag.ts';
import type { Board } from './use-board.ts';
import type { CalendarPlace } from './use-calendar-place.ts';

const hourPixels = 56;
const hourNames = () =>
  new Intl.DateTimeFormat(undefined, { timeZone: 'UTC', hour: 'numeric', hourCycle: hourCycle() });
const hours = Array.from({ length: 24 }, (_, hour) => hour);

const spanStyle = (from: number, until: number): CSSProperties => ({
  top: `${(from / 1440) * 100}%`,
  height: `${(Math.max(until - from, leastMinutes) / 1440) * 100}%`,
});

interface ColumnProps {
  on: string;
  board: Board;
  drag: BlockDrag;
  place: CalendarPlace;
}

/** Where what is held would stand on a date, as far as it lies on it. */
function HeldPart({ on, board }: { on: string; board: Board }) {
  const { dragged, days } = board;
  if (!dragged) return null;
  const { slot, itemId } = dragged;
  const next = slot.on !== on && addDays(slot.on, 1) === on && slot.endMinute > 1440;
  const target = days.find((day) => day.on === slot.on);
  const item = days.flatMap(({ day }) => day.items).find(({ id }) => id === itemId);
  if (!target || !item || (slot.on !== on && !next)) return null;
  const [from, until] = next
    ? [Math.max(0, slot.startMinute - 1440), slot.endMinute - 1440]
    : [slot.startMinute, Math.min(1440, slot.endMinute)];
  return (
    <HeldBlock
      title={item.title}
      slot={slot}
      number={target.number}
      style={{ ...spanStyle(from, until), left: 0, right: 0 }}
    />
  );
}

/** The hours of one date with what happens in them. A press on a free hour adds something there. */
function DateColumn({ on, board, drag, place }: ColumnProps) {
  const day = board.days.find((one) => one.on === on);
  const laid = inLanes(board.parts.get(on) ?? []);
  const addHere = (event: MouseEvent<HTMLDivElement>) => {
    if (!day || !board.canEdit || event.target !== event.currentTarget || drag.wasDrag()) return;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const startMinute = Math.floor((((event.clientY - top) / height) * 1440) / 30) * 30;
    board.add({ on, startMinute, endMinute: startMinute + 60 });
  };
  return (
    // The same is offered to the keyboard by the button in the day's head.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      data-on={on}
      onClick={addHere}
      className={`relative min-w-0 flex-1 border-l border-line ${day ? '' : 'bg-sunken/60'}`}
      style={{
        height: hourPixels * 24,
        backgroundImage: `repeating-linear-gradient(to bottom, var(--line) 0 1px, transparent 1px ${hourPixels}px)`,
      }}
    >
      {laid.map(({ part, lane, lanes }) => {
        const style = {
          ...spanStyle(part.fromMinute, part.untilMinute),
          left: `${(lane / lanes) * 100}%`,
          width: `${100 / lanes}%`,
        };
        if (part.kind === 'leg') return <LegBlock key={part.key} part={part} style={style} />;
        return (
          <ItemBlock
            key={part.key}
            part={part}
            board={board}
            drag={drag}
            style={style}
            narrow={lanes > 1}
            short={part.untilMinute - part.fromMinute < 45}
            onMoved={(moved) => !place.dates.includes(moved) && place.go({ on: moved })}
          />
        );
      })}
      <HeldPart on={on} board={board} />
    </div>
  );
}

/** Scrolls to a little before the first thing of what is shown, when something else is shown. */
function useFirstHour(board: Board, dates: readonly string[]) {
  const pane = useRef<HTMLDivElement>(null);
  const shown = dates.join(' ');
  const first = Math.min(
    ...dates.flatMap((on) =>
      (board.parts.get(on) ?? []).map((part) => part.fromMinute).filter((from) => from > 240),
    ),
    9 * 60,
  );
  const shownBefore = useRef('');
  useEffect(() => {
    if (!pane.current || shownBefore.current === shown) return;
    shownBefore.current = shown;
    pane.current.scrollTop = ((first - 45) / 60) * hourPixels;
  });
  return pane;
}

/** One date or a week of them by the hour. */
export function TimeGrid({ board, place }: { board: Board; place: CalendarPlace }) {
  const drag = useBlockDrag(board, true);
  const pane = useFirstHour(board, place.dates);
  const single = place.dates.length === 1;
  return (
    <div
      ref={pane}
      data-calendar-pane
      role="region"
      aria-label={single ? 'Day' : 'Week'}
      // What scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="h-[calc(100dvh-15rem)] min-h-96 overflow-auto overscroll-contain rounded-card border border-line bg-surface"
    >
      <div className={single ? '' : 'min-w-[64rem]'}>
        <div className="sticky top-0 z-30 flex border-b border-line bg-surface">
          <div className="sticky left-0 z-10 w-14 shrink-0 bg-surface" />
          {place.dates.map((on) => (
            <div key={on} className="min-w-0 flex-1 border-l border-line">
              <DayHead
                on={on}
                day={board.days.find((day) => day.on === on)}
                board={board}
                onShow={single ? undefined : () => place.go({ view: 'day', on })}
              />
            </div>
          ))}
        </div>
        <div className="flex">
          <div aria-hidden="true" className="sticky left-0 z-20 w-14 shrink-0 bg-surface">
            {hours.map((hour) => (
              <p
                key={hour}
                className="figures -translate-y-2 pr-2 text-right text-fine leading-none whitespace-nowrap text-muted"
                style={{ height: hourPixels }}
              >
                {hour === 0 ? '' : hourNames().format(hour * 3_600_000)}
              </p>
            ))}
          </div>
          {place.dates.map((on) => (
            <DateColumn key={on} on={on} board={board} drag={drag} place={place} />
          ))}
        </div>
      </div>
    </div>
  );
}
