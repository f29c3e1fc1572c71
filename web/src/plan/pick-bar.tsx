import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import { ArrowRightLeft, Copy, Trash2, X } from 'lucide-react';
import { useEffect, type RefObject } from 'react';
import { counted } from '@wayfare/wording/words';
import { newLocalId } from '../trips/editing.ts';
import { Button } from '../ui/button.tsx';
import { formatDay } from '../ui/format-date.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu } from '../ui/menu.tsx';
import { usePlanActions } from './plan-actions.ts';
import { useIsPicking, usePicked, type Picks } from './picks.ts';
import type { SingleEdit } from './retimed-edit.ts';

const itemIdsIn = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-item-id]')].map(({ dataset }) => dataset['itemId'] ?? '');

/** Chooses by Ctrl-click (Cmd on a Mac), and by Shift-click everything from the last one on. */
function usePickByClick(root: RefObject<HTMLElement | null>, picks: Picks) {
  useEffect(() => {
    const list = root.current;
    if (!list) return undefined;
    const control = new AbortController();
    const onClick = (event: MouseEvent) => {
      const several = event.ctrlKey || event.metaKey || event.shiftKey;
      const target = event.target as HTMLElement;
      const itemId = target.closest<HTMLElement>('[data-item-id]')?.dataset['itemId'];
      // A link is opened in a tab of its own by the same keys.
      if (!several || itemId === undefined || target.closest('a, input, select, textarea')) return;
      event.preventDefault();
      event.stopPropagation();
      const last = picks.read().at(-1);
      if (!event.shiftKey || last === undefined) return picks.toggle(itemId);
      const all = itemIdsIn(list);
      const [from, to] = [all.indexOf(last), all.indexOf(itemId)].toSorted((left, right) => left - right);
      picks.add([...all.slice(from, to! + 1).filter((one) => one !== itemId), itemId]);
    };
    // No text is marked by it.
    const onDown = (event: MouseEvent) => {
      if (event.shiftKey && (event.target as HTMLElement).closest('[data-item-id]')) event.preventDefault();
    };
    list.addEventListener('click', onClick, { capture: true, signal: control.signal });
    list.addEventListener('mousedown', onDown, { signal: control.signal });
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape' && picks.isPicking() && !event.defaultPrevented) picks.end();
      },
      { signal: control.signal },
    );
    return () => control.abort();
  }, [root, picks]);
}

/** The same item once more, right behind it; what is booked stays with the first. */
function duplicateEdits(days: readonly PlanDay[], itemIds: readonly string[]): SingleEdit[] {
  return days.flatMap(({ id: dayId, items }) => {
    let put = 0;
    return items.flatMap((item, at): SingleEdit[] => {
      if (!itemIds.includes(item.id) || item.kind === 'transfer') return [];
      const { booking: _booking, ...rest } = item;
      const copy: PlanItem = { ...rest, id: newLocalId(), locked: false, madeBy: 'traveller' };
      put += 1;
      return [{ edit: 'addItem', dayId, item: copy, index: at + put }];
    });
  });
}

interface PickBarProps {
  root: RefObject<HTMLElement | null>;
  days: readonly PlanDay[];
}

/** What is done to all chosen items at once: moved to a day, duplicated, removed. */
export function PickBar({ root, days }: PickBarProps) {
  const actions = usePlanActions();
  const { picks } = actions;
  usePickByClick(root, picks);
  const picking = useIsPicking(picks);
  const held = usePicked(picks);
  if (!picking) return null;
  const known = days.flatMap(({ items }) => items.filter(({ id }) => held.includes(id)));
  const ids = known.map(({ id }) => id);
  const still = known.filter(({ locked, kind }) => locked || kind === 'transfer');
  const moveTo = async (day: PlanDay) => {
    await actions.moveItems(ids, { dayId: day.id, index: day.items.length, best: true });
    picks.end();
  };
  const duplicate = () => {
    actions.editRetimedWithUndo(`${counted(ids.length, 'thing')} duplicated`, duplicateEdits(days, ids));
    picks.end();
  };
  const remove = () => {
    actions.editRetimedWithUndo(
      `${counted(ids.length, 'thing')} removed`,
      ids.map((itemId) => ({ edit: 'removeItem' as const, itemId })),
    );
    picks.end();
  };
  const none = ids.length === 0;
  return (
    <div
      role="group"
      aria-label="Selected"
      className="no-print sticky bottom-3 z-30 mt-4 flex items-center rounded-card border border-line-strong bg-surface p-2 pl-4 shadow-lift"
    >
      <p role="status" className="figures mr-auto min-w-0 pr-2 text-small font-medium">
        {none ? 'Select what to move, duplicate or remove' : `${ids.length} selected`}
        {still.length > 0 ? (
          <span className="block text-fine font-normal text-muted">
            {still.length === 1
              ? `${still[0]!.title} stays where it is`
              : `${still.length} stay where they are`}{' '}
            when moved
          </span>
        ) : null}
      </p>
      {none ? null : (
        <>
          <Menu
            trigger={
              <Button className="shrink-0 px-3">
                <ArrowRightLeft aria-hidden="true" size={17} className="max-sm:hidden" /> Move to
              </Button>
            }
            entries={days.map((day, index) => ({
              label: [`Day ${index + 1}`, day.on && formatDay(day.on)].filter(Boolean).join(', '),
              onSelect: () => void moveTo(day),
            }))}
          />
          <IconButton label="Duplicate" icon={<Copy size={18} />} onClick={duplicate} />
          <IconButton label="Remove" icon={<Trash2 size={18} />} onClick={remove} />
        </>
      )}
      <IconButton label="End selecting" icon={<X size={19} />} onClick={picks.end} />
    </div>
  );
}
