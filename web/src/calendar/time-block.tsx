import { Lock, TriangleAlert } from 'lucide-react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { dayColour, itemKinds } from '../plan/item-kinds.ts';
import { travelModes } from '../ui/travel-mode.ts';
import { formatDay, formatMinute } from '../ui/format-date.ts';
import { counted } from '@wayfare/wording/words';
import type { ItemPart, LegPart } from './calendar-days.ts';
import type { Slot } from './item-edits.ts';
import { slotByKey, type BlockDrag } from './use-block-drag.ts';
import type { Board } from './use-board.ts';

interface ItemBlockProps {
  part: ItemPart;
  board: Board;
  drag: BlockDrag;
  style: CSSProperties;
  /** Called when the keyboard has put the item on another date. */
  onMoved: (on: string) => void;
  /** True where there is room for one line only. */
  short: boolean;
  /** True where it shares the width with others. */
  narrow: boolean;
}

interface HeldBlockProps {
  title: string;
  slot: Slot;
  number: number;
  style: CSSProperties;
}

/** An item's times, date and state in one sentence, for those who hear it. */
export function itemSentence({ item, day }: ItemPart, board: Board) {
  const findings = board.findingsOf(item.id);
  return [
    item.title,
    `${formatMinute(item.startMinute)} to ${formatMinute(item.endMinute)}`,
    formatDay(day.on),
    day.city,
    item.locked ? 'locked' : null,
    findings.length > 0
      ? `${counted(findings.length, 'problem')}: ${findings.map(({ words }) => words).join(', ')}`
      : null,
  ]
    .filter(Boolean)
    .join(', ');
}

/** What keys do to an item that has the focus; true where the key was one of them. */
export function itemKey(event: KeyboardEvent, part: ItemPart, board: Board, onMoved: (on: string) => void) {
  if (!board.canEdit || event.ctrlKey || event.metaKey || event.altKey) return;
  const { item } = part;
  const slot = slotByKey(part, event.key, event.shiftKey);
  if (slot) {
    event.preventDefault();
    const placed = board.place(item, slot);
    if (placed) onMoved(placed.on);
  } else if (event.key.toLowerCase() === 'l') {
    const locked = !item.locked;
    board.change(
      { edit: 'lockItem', itemId: item.id, locked },
      `${item.title} ${locked ? 'locked' : 'unlocked'}`,
    );
  } else if (event.key === 'Delete') {
    board.change({ edit: 'removeItem', itemId: item.id }, `${item.title} removed`);
  }
}

/** One item on the hours of a date: taken and moved, stretched at its foot, opened by a press. */
export function ItemBlock({ part, board, drag, style, onMoved, short, narrow }: ItemBlockProps) {
  const { item, day, goesOn } = part;
  const Icon = itemKinds[item.kind].icon;
  const colour = dayColour(day.number);
  const findings = board.findingsOf(item.id);
  const held = board.dragged?.itemId === item.id;
  const movable = board.canEdit && !item.locked;
  return (
    <div className="absolute z-10 p-px" style={style}>
      <button
        type="button"
        data-item={goesOn ? undefined : item.id}
        aria-describedby={movable ? 'calendar-keys' : undefined}
        onPointerDown={(event) => drag.begin(event, part, 'move')}
        onContextMenu={(event) => held && event.preventDefault()}
        onClick={() => !drag.wasDrag() && board.open(item.id)}
        onKeyDown={(event) => itemKey(event, part, board, onMoved)}
        className={`figures relative flex size-full flex-col overflow-clip rounded-md border-l-4 px-1.5 text-left text-fine leading-tight select-none [-webkit-touch-callout:none] ${short ? 'justify-center' : 'py-1'} ${movable ? 'cursor-grab' : ''} ${held ? 'opacity-40' : ''} ${goesOn ? 'rounded-t-none border-dashed' : ''}`}
        style={{
          borderColor: colour,
          background: `color-mix(in oklab, ${colour} 13%, var(--surface))`,
        }}
      >
        <span className="sr-only">{itemSentence(part, board)}</span>
        {/* What is long keeps its name in sight while the hours scroll by under the head. */}
        <span aria-hidden="true" className="sticky top-28 flex min-w-0 flex-col">
          <span className="flex max-w-full items-center gap-1 font-semibold">
            {narrow ? null : (
              <Icon aria-hidden="true" size={13} className="shrink-0" style={{ color: colour }} />
            )}
            <span className={short || narrow ? 'truncate' : 'line-clamp-2 wrap-anywhere'}>{item.title}</span>
            {item.locked ? (
              <Lock aria-hidden="true" size={12} className="ml-auto shrink-0 text-primary-ink" />
            ) : null}
            {findings.length > 0 ? (
              <TriangleAlert
                aria-hidden="true"
                size={13}
                className={`shrink-0 text-amber ${item.locked ? '' : 'ml-auto'}`}
              />
            ) : null}
          </span>
          {short ? null : (
            <span className="truncate text-muted">
              {goesOn
                ? `until ${formatMinute(item.endMinute)}`
                : `${formatMinute(item.startMinute)} – ${formatMinute(item.endMinute)}`}
            </span>
          )}
        </span>
      </button>
      {movable && !(item.endMinute > 1440 && !goesOn) ? (
        <span
          aria-hidden="true"
          data-stretch={item.id}
          onPointerDown={(event) => drag.begin(event, part, 'stretch')}
          className="absolute inset-x-2 -bottom-1 h-3 cursor-ns-resize touch-none after:absolute after:inset-x-0 after:top-1 after:mx-auto after:h-1 after:w-6 after:rounded-full after:bg-line-strong after:opacity-0 hover:after:opacity-100"
        />
      ) : null}
    </div>
  );
}

/** Where what is held would stand if it were let go. */
export function HeldBlock({ title, slot, number, style }: HeldBlockProps) {
  return (
    <div aria-hidden="true" data-held className="pointer-events-none absolute z-20 p-px" style={style}>
      <div
        className="figures size-full overflow-hidden rounded-md border-l-4 px-1.5 py-1 text-fine leading-tight shadow-lift"
        style={{
          borderColor: dayColour(number),
          background: `color-mix(in oklab, ${dayColour(number)} 26%, var(--surface))`,
        }}
      >
        <p className="font-semibold">
          {formatMinute(slot.startMinute)} – {formatMinute(slot.endMinute)}
        </p>
        <p className="truncate">{title}</p>
      </div>
    </div>
  );
}

/** A way between stops that has no item in the plan: shown where it is, not to be moved here. */
export function LegBlock({ part, style }: { part: LegPart; style: CSSProperties }) {
  const { icon: Icon, name } = travelModes[part.leg.travel.mode];
  return (
    <div className="absolute p-px" style={style}>
      <p className="flex size-full items-start gap-1 overflow-hidden rounded-md border border-dashed border-line-strong bg-sunken px-1.5 py-1 text-fine leading-tight text-muted">
        <Icon aria-hidden="true" size={13} className="mt-px shrink-0" />
        <span className="min-w-0">
          <span className="sr-only">{name}: </span>
          <span className="line-clamp-2 font-medium text-ink">{part.title}</span>
          <span className="figures block truncate">
            {formatMinute(part.fromMinute)} – {formatMinute(part.untilMinute)}
          </span>
        </span>
      </p>
    </div>
  );
}
