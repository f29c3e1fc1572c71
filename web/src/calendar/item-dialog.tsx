import { Info, Lock, LockOpen, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { fixWords, outlineOf } from '../plan/finding-words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { formatDay, formatMinute } from '../ui/format-date.ts';
import { offsetName } from '../ui/offset-name.ts';
import type { CalendarDay } from './calendar-days.ts';
import { SlotFields } from './slot-fields.tsx';
import type { Board } from './use-board.ts';
import type { PlanItem } from '@wayfare/contracts/plan';

function Findings({ board, itemId }: { board: Board; itemId: string }) {
  const findings = board.toldOf(itemId);
  if (findings.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {findings.map((told) => {
        const { finding, words } = told;
        const hint = finding.severity === 'hint';
        const Icon = hint ? Info : TriangleAlert;
        const fix = fixWords(finding, outlineOf(board.document.plan?.days ?? []));
        return (
          <li
            key={finding.id}
            className={`flex flex-wrap items-center gap-2 rounded-control px-3 py-1.5 text-small ${hint ? 'bg-sunken' : 'bg-amber-soft text-amber'}`}
          >
            <Icon aria-hidden="true" size={16} className="shrink-0" />
            <span className="min-w-0 flex-1">{words}</span>
            {fix && board.canEdit ? (
              <button
                type="button"
                className="min-h-11 rounded-md px-2 font-semibold underline underline-offset-4"
                onClick={() => board.fix(told)}
              >
                {fix}
              </button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

function ItemActions({ item, board }: { item: PlanItem; board: Board }) {
  const { id, title, locked } = item;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        aria-pressed={locked}
        onClick={() =>
          board.change(
            { edit: 'lockItem', itemId: id, locked: !locked },
            `${title} ${locked ? 'unlocked' : 'locked'}`,
          )
        }
      >
        {locked ? <LockOpen aria-hidden="true" size={17} /> : <Lock aria-hidden="true" size={17} />}
        {locked ? 'Unlock' : 'Lock'}
      </Button>
      <Button
        onClick={() => {
          board.change({ edit: 'removeItem', itemId: id }, `${title} removed`);
          board.open(null);
        }}
      >
        <Trash2 aria-hidden="true" size={17} /> Remove
      </Button>
    </div>
  );
}

/** One item with its day and times to be changed by typing, its lock, its findings, and the way out. */
function OpenedItem({ item, day, board }: { item: PlanItem; day: CalendarDay; board: Board }) {
  const { on } = day;
  const { startMinute, endMinute, locked } = item;
  const [slot, setSlot] = useState({ on, startMinute, endMinute });
  const changed = slot.on !== on || slot.startMinute !== startMinute || slot.endMinute !== endMinute;
  const close = () => board.open(null);
  const save = () => {
    if (!changed || board.place(item, slot)) close();
  };
  return (
    <Dialog
      title={item.title}
      onClose={close}
      actions={
        board.canEdit ? (
          <>
            <Button onClick={close}>{locked ? 'Close' : 'Cancel'}</Button>
            {locked ? null : (
              <Button look="primary" onClick={save}>
                Keep
              </Button>
            )}
          </>
        ) : null
      }
    >
      <div className="grid gap-4">
        <p className="figures text-small text-muted">
          {formatDay(on)}, {formatMinute(startMinute)} – {formatMinute(endMinute)}
          {day.timeZone ? `, ${offsetName(day.timeZone, on)}` : ''}
          {item.place && item.place.name !== item.title ? `, ${item.place.name}` : ''}
        </p>
        <Findings board={board} itemId={item.id} />
        {item.note ? <p className="text-small whitespace-pre-line">{item.note}</p> : null}
        {board.canEdit ? (
          <>
            <SlotFields slot={slot} days={board.days} disabled={locked} onChange={setSlot} />
            {locked ? <p className="text-small text-muted">Locked: it keeps its day and time.</p> : null}
            <ItemActions item={item} board={board} />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

/** The item that was opened, if one was. */
export function ItemDialog({ board }: { board: Board }) {
  const { opened, days } = board;
  if (opened === null) return null;
  for (const day of days) {
    const item = day.day.items.find(({ id }) => id === opened);
    if (item) {
      const { startMinute, endMinute } = item;
      // Another time from outside (a fix, an undo) begins the form anew.
      return (
        <OpenedItem
          key={`${item.id} ${day.on} ${startMinute} ${endMinute}`}
          item={item}
          day={day}
          board={board}
        />
      );
    }
  }
  return null;
}
