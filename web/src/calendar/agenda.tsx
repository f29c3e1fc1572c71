import { Lock, TriangleAlert } from 'lucide-react';
import { dayColour, itemKinds } from '../plan/item-kinds.ts';
import { travelModes } from '../ui/travel-mode.ts';
import { formatDay, formatMinute } from '../ui/format-date.ts';
import type { CalendarDay, ItemPart, LegPart } from './calendar-days.ts';
import { ZoneNote } from './day-head.tsx';
import { itemKey, itemSentence } from './time-block.tsx';
import type { Board } from './use-board.ts';

const rowClass =
  'grid w-full grid-cols-[5.5rem_1.25rem_minmax(0,1fr)_auto] items-start gap-2 px-3 py-2.5 text-left';

function ItemRow({ part, board }: { part: ItemPart; board: Board }) {
  const { item, day } = part;
  const Icon = itemKinds[item.kind].icon;
  const findings = board.findingsOf(item.id);
  return (
    <li>
      <button
        type="button"
        data-item={item.id}
        aria-describedby={board.canEdit && !item.locked ? 'calendar-keys' : undefined}
        onClick={() => board.open(item.id)}
        onKeyDown={(event) => itemKey(event, part, board, () => undefined)}
        className={`${rowClass} min-h-11 hover:bg-sunken`}
      >
        <span className="sr-only">{itemSentence(part, board)}</span>
        <span aria-hidden="true" className="contents">
          <span className="figures text-small text-muted">
            {formatMinute(item.startMinute)}
            <span className="block text-fine">
              – {formatMinute(item.endMinute)}
              {item.endMinute > 1440 ? ' +1' : ''}
            </span>
          </span>
          <Icon aria-hidden="true" size={17} className="mt-0.5" style={{ color: dayColour(day.number) }} />
          <span className="min-w-0">
            <span className="block font-medium wrap-anywhere">{item.title}</span>
            {findings.map(({ finding, words }) => (
              <span key={finding.id} className="flex items-start gap-1 text-fine text-amber">
                <TriangleAlert aria-hidden="true" size={13} className="mt-0.5 shrink-0" /> {words}
              </span>
            ))}
          </span>
          {item.locked ? <Lock aria-hidden="true" size={15} className="mt-1 text-primary-ink" /> : null}
        </span>
      </button>
    </li>
  );
}

function LegRow({ part }: { part: LegPart }) {
  const { icon: Icon, name } = travelModes[part.leg.travel.mode];
  return (
    <li className={`${rowClass} bg-sunken`}>
      <span className="figures text-small text-muted">{formatMinute(part.fromMinute)}</span>
      <Icon aria-hidden="true" size={17} className="mt-0.5 text-muted" />
      <span className="font-medium">
        <span className="sr-only">{name}: </span>
        {part.title}
      </span>
    </li>
  );
}

function AgendaDay({ on, day, board }: { on: string; day: CalendarDay | undefined; board: Board }) {
  const parts = (board.parts.get(on) ?? []).filter((part) => part.kind === 'leg' || !part.goesOn);
  return (
    <li className="overflow-hidden rounded-card border border-line bg-surface">
      <div
        className="flex items-center gap-x-3 border-l-4 px-4 py-1.5"
        style={{ borderColor: day ? dayColour(day.number) : 'var(--line-strong)' }}
      >
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <h3 className="text-lead">
            <time dateTime={on}>{formatDay(on)}</time>
          </h3>
          {day ? (
            <>
              <span className="text-small text-muted">
                Day {day.number}
                {day.city ? `, ${day.city}` : ''}
              </span>
              <ZoneNote day={day} />
            </>
          ) : null}
        </div>
        {day && board.canEdit ? (
          <button
            type="button"
            onClick={() => board.add({ on, startMinute: 720, endMinute: 780 })}
            className="min-h-11 shrink-0 rounded-control px-3 text-small font-semibold text-primary-ink hover:bg-primary-soft"
          >
            Add<span className="sr-only"> to {formatDay(on)}</span>
          </button>
        ) : null}
      </div>
      {parts.length > 0 ? (
        <ul className="divide-y divide-line border-t border-line">
          {parts.map((part) =>
            part.kind === 'item' ? (
              <ItemRow key={part.key} part={part} board={board} />
            ) : (
              <LegRow key={part.key} part={part} />
            ),
          )}
        </ul>
      ) : (
        <p className="border-t border-line px-4 py-3 text-small text-muted">
          Nothing planned yet. The day is yours.
        </p>
      )}
    </li>
  );
}

/** The whole trip as a list of days. */
export function Agenda({ board }: { board: Board }) {
  const dates = [...new Set([...board.days.map(({ on }) => on), ...board.parts.keys()])].toSorted();
  return (
    <ol aria-label="Agenda" className="mx-auto grid max-w-3xl gap-4">
      {dates.map((on) => (
        <AgendaDay key={on} on={on} day={board.days.find((day) => day.on === on)} board={board} />
      ))}
    </ol>
  );
}
