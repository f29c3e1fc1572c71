import type { Finding } from '@wayfare/contracts/finding';
import type { PlanDay } from '@wayfare/contracts/plan';
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { memo, useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { formatDay, weekdayAndDate } from '../ui/format-date.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { type Pointed, usePointedId } from '../ui/pointed.ts';
import { showInRow } from '../ui/show-in-row.ts';
import { SideScroller } from '../ui/side-scroller.tsx';
import { staysOf } from './stays-of.ts';

interface DayStripProps {
  days: readonly PlanDay[];
  cityOf: (day: PlanDay) => string | null;
  byDay: (dayId: string) => readonly Finding[];
  /** The day that is read now. */
  reading: Pointed;
  allFolded: boolean;
  onFoldAll: (fold: boolean) => void;
  /** Goes to a day; with `enter` one wants to be in it, not only to see it. */
  onGo: (dayId: string, enter: boolean) => void;
}

interface DayTabProps {
  day: PlanDay;
  index: number;
  city: string | null;
  wrong: boolean;
  current: boolean;
  onPress: (dayId: string) => void;
}

const DayTab = memo(function DayTab({ day: { id, on }, index, city, wrong, current, onPress }: DayTabProps) {
  const [weekday, date] = on ? weekdayAndDate(on) : ['Day', `${index + 1}`];
  const name = [`Day ${index + 1}`, on && formatDay(on), city, wrong && 'has problems'];
  return (
    <button
      type="button"
      data-day-tab={id}
      onClick={() => onPress(id)}
      tabIndex={current ? 0 : -1}
      aria-current={current || undefined}
      aria-label={name.filter(Boolean).join(', ')}
      className="figures relative grid h-12 min-w-12 flex-1 content-center justify-items-center rounded-control px-1.5 text-fine leading-tight text-muted hover:bg-primary-soft aria-[current]:bg-primary-soft aria-[current]:text-primary-ink"
    >
      <span aria-hidden="true">{weekday}</span>{' '}
      <span
        aria-hidden="true"
        className="font-semibold whitespace-nowrap text-ink in-aria-[current]:text-primary-ink"
      >
        {date}
      </span>
      <span
        aria-hidden="true"
        className="absolute inset-x-2.5 bottom-0.5 h-0.5 rounded-full"
        style={{ background: `var(--day-${(index % 8) + 1})` }}
      />
      {wrong ? (
        <span aria-hidden="true" className="absolute top-1 right-1 size-1.5 rounded-full bg-amber" />
      ) : null}
    </button>
  );
});

const tabOf = (row: HTMLElement | null, dayId: string | null) =>
  row?.querySelector<HTMLElement>(`[data-day-tab="${CSS.escape(dayId ?? '')}"]`);

/** Where a key leads from a day; undefined for all other keys. */
function dayFor(key: string, days: readonly PlanDay[], from: number): PlanDay | undefined {
  if (key === 'ArrowRight') return days[from + 1];
  if (key === 'ArrowLeft') return days[from - 1];
  if (key === 'Home') return days[0];
  return key === 'End' ? days.at(-1) : undefined;
}

/** All days in a row, by the cities they are spent in: where one is in a long trip, and the way to any other day. */
export function DayStrip({ days, cityOf, byDay, reading, allFolded, onFoldAll, onGo }: DayStripProps) {
  const row = useRef<HTMLDivElement>(null);
  const read = usePointedId(reading);
  const current = days.some(({ id }) => id === read) ? read : (days[0]?.id ?? null);
  const stays = useMemo(() => staysOf(days, cityOf), [days, cityOf]);
  const go = useRef(onGo);
  useEffect(() => {
    go.current = onGo;
  });
  const press = useMemo(() => (dayId: string) => go.current(dayId, true), []);
  useEffect(() => {
    const tab = tabOf(row.current, current);
    if (row.current && tab) showInRow(row.current, tab);
  }, [current]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const held = (event.target as HTMLElement).dataset['dayTab'];
    const to = dayFor(
      event.key,
      days,
      days.findIndex(({ id }) => id === held),
    );
    if (held === undefined || !to) return;
    event.preventDefault();
    onGo(to.id, false);
    tabOf(row.current, to.id)?.focus({ preventScroll: true });
  };
  return (
    <nav
      aria-label="Go to a day"
      data-day-strip
      className="no-print sticky top-[2.875rem] z-10 -mx-4 mb-4 flex items-end gap-1 border-b border-line bg-paper/95 px-2 py-1 backdrop-blur-md sm:-mx-6 sm:px-4"
    >
      <SideScroller row={row} className="flex-1">
        {/* One stop of the Tab key; the arrows go from day to day. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ol className="flex w-max min-w-full gap-2" onKeyDown={onKeyDown}>
          {stays.map(({ key, city, days: within }) => (
            <li key={key} className="min-w-0">
              <p
                aria-hidden="true"
                // A city's name stays in sight as long as one of its days is.
                className={`flex text-fine leading-tight font-semibold text-muted ${within.length > 1 ? 'w-0 min-w-full' : 'max-w-24'}`}
              >
                <span className="sticky left-0 truncate px-1.5">{city ?? 'On the way'}</span>
              </p>
              <ol className="flex">
                {within.map(({ day, index }) => (
                  <li key={day.id} className="flex flex-1">
                    <DayTab
                      day={day}
                      index={index}
                      city={city}
                      wrong={byDay(day.id).some(({ severity }) => severity !== 'hint')}
                      current={day.id === current}
                      onPress={press}
                    />
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </SideScroller>
      <IconButton
        label={allFolded ? 'Unfold all days' : 'Fold all days'}
        icon={allFolded ? <ChevronsUpDown size={18} /> : <ChevronsDownUp size={18} />}
        onClick={() => onFoldAll(!allFolded)}
        className="-mr-1"
      />
    </nav>
  );
}
