import type { Edit } from '@wayfare/contracts/edit';
import type { Finding } from '@wayfare/contracts/finding';
import type { PlanItem } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { auditDocument } from '@wayfare/planner';
import { useEffect, useMemo, useRef, useState } from 'react';
import { formatDay, formatMinute } from '../ui/format-date.ts';
import { calendarDays, partsByDate } from './calendar-days.ts';
import { findingWords } from './finding-words.ts';
import { placeItem, settleSlot, type Slot } from './item-edits.ts';

/** A finding in words. */
export interface ToldFinding {
  finding: Finding;
  words: string;
}

function findingsByItem(document: TripDocument) {
  const byItem = new Map<string, ToldFinding[]>();
  for (const finding of auditDocument(document, {})) {
    const words = findingWords(finding);
    if (words === null) continue;
    for (const id of finding.itemIds) byItem.set(id, [...(byItem.get(id) ?? []), { finding, words }]);
  }
  return byItem;
}

const slotWords = ({ on, startMinute, endMinute }: Slot) =>
  `${formatDay(on)}, ${formatMinute(startMinute)} to ${formatMinute(endMinute)}`;

/** What a view of the calendar is drawn from and what can be done in it. `edit` is null for those who only read. */
export function useBoard(document: TripDocument, edit: ((change: Edit) => boolean) | null) {
  const { trip, plan } = document;
  const days = useMemo(() => calendarDays(trip, plan), [trip, plan]);
  const parts = useMemo(() => partsByDate(trip, days), [trip, days]);
  const findings = useMemo(() => findingsByItem(document), [document]);
  const [said, setSaid] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  const [adding, setAdding] = useState<Slot | null>(null);
  const [dragged, setDragged] = useState<{ itemId: string; slot: Slot } | null>(null);
  const refocus = useRef<string | null>(null);
  useEffect(() => {
    if (refocus.current === null) return;
    const block = globalThis.document.querySelector<HTMLElement>(`[data-item="${refocus.current}"]`);
    refocus.current = null;
    block?.focus({ preventScroll: false });
  });

  /** Puts an item somewhere else, says so, and keeps the focus on it. True where it could be done. */
  const place = (item: PlanItem, wanted: Slot) => {
    const slot = settleSlot(wanted);
    const change = placeItem(document, item, slot, `Move ${item.title}`);
    if (!edit || !change || !edit(change)) return null;
    setSaid(`${item.title}: ${slotWords(slot)}`);
    refocus.current = item.id;
    return slot;
  };
  const change = (next: Edit, words: string) => {
    if (edit?.(next)) setSaid(words);
  };
  return {
    days,
    parts,
    document,
    findingsOf: (itemId: string) => findings.get(itemId) ?? [],
    canEdit: edit !== null,
    place,
    change,
    said,
    opened,
    open: setOpened,
    adding,
    add: setAdding,
    dragged,
    drag: setDragged,
  };
}
export type Board = ReturnType<typeof useBoard>;
