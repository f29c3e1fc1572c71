import type { Edit } from '@wayfare/contracts/edit';
import type { Finding } from '@wayfare/contracts/finding';
import type { PlanItem } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit, auditDocument } from '@wayfare/planner';
import { useEffect, useMemo, useRef, useState } from 'react';
import { costWords, editCost } from '../plan/edit-cost.ts';
import { findingWords } from '../plan/finding-words.ts';
import { findingsOf, fixEdit } from '../plan/fix-findings.ts';
import { usePlanFacts } from '../plan/plan-facts.queries.ts';
import type { PlanFacts } from '../plan/plan-facts.ts';
import { formatDay, formatMinute } from '../ui/format-date.ts';
import { calendarDays, partsByDate } from './calendar-days.ts';
import { placeItem, settleSlot, type Slot } from './item-edits.ts';

/** A finding in words. */
export interface ToldFinding {
  finding: Finding;
  words: string;
}

/** What does not hold, by item. Without an answer of the server, as offline, what the plan itself tells. */
function findingsByItem(document: TripDocument, facts: PlanFacts | null) {
  const byItem = new Map<string, ToldFinding[]>();
  const findings = facts ? findingsOf(document, facts) : auditDocument(document, {});
  for (const finding of findings) {
    const told = { finding, words: findingWords(finding) };
    for (const id of finding.itemIds) byItem.set(id, [...(byItem.get(id) ?? []), told]);
  }
  return byItem;
}

const slotWords = ({ on, startMinute, endMinute }: Slot) =>
  `${formatDay(on)}, ${formatMinute(startMinute)} to ${formatMinute(endMinute)}`;

/** So long a moved block may take until it stands at its new date. */
const REDRAWN_MS = 2000;

/** What a move by a key came to is read so long. */
const CAME_TO_MS = 6000;

/** What a move that is made at once came to, for as long as one reads it. */
function useCameTo() {
  const [cameTo, setCameTo] = useState('');
  const asked = useRef(0);
  useEffect(() => {
    if (cameTo === '') return undefined;
    const read = setTimeout(() => setCameTo(''), CAME_TO_MS);
    return () => clearTimeout(read);
  }, [cameTo]);
  /** Tells it once it is known, if nothing was moved since. */
  const tell = async (cost: Promise<string | null>) => {
    asked.current += 1;
    const mine = asked.current;
    setCameTo('');
    const words = await cost;
    if (mine === asked.current) setCameTo(words ?? '');
  };
  return { cameTo, tell };
}

/** What a view of the calendar is drawn from and what can be done in it. `edit` is null for those who only read. */
export function useBoard(document: TripDocument, edit: ((change: Edit) => boolean) | null) {
  const { trip, plan } = document;
  const days = useMemo(() => calendarDays(trip, plan), [trip, plan]);
  const parts = useMemo(() => partsByDate(trip, days), [trip, days]);
  const { facts, factsFor } = usePlanFacts(document);
  const told = useMemo(() => findingsByItem(document, facts), [document, facts]);
  const [said, setSaid] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  const [adding, setAdding] = useState<Slot | null>(null);
  const { cameTo, tell } = useCameTo();
  const [dragged, setDragged] = useState<{ itemId: string; slot: Slot } | null>(null);
  const refocus = useRef<{ itemId: string; until: number } | null>(null);
  // A block that comes to another date is drawn anew, maybe some renders later: only what has lost the focus gets it back.
  useEffect(() => {
    if (refocus.current === null) return;
    const { itemId, until } = refocus.current;
    const { activeElement, body } = globalThis.document;
    const block = globalThis.document.querySelector<HTMLElement>(`[data-item="${itemId}"]`);
    const isLost = activeElement === null || activeElement === body;
    if (isLost) block?.focus({ preventScroll: false });
    if (performance.now() > until || (!isLost && activeElement !== block)) refocus.current = null;
  });

  /** What putting an item there comes to, in words; null where that is not known. */
  const costOf = async (item: PlanItem, wanted: Slot) => {
    const slot = settleSlot(wanted);
    const dayId = days.find(({ on }) => on === slot.on)?.day.id;
    const rough = placeItem(document, item, slot, () => null);
    const trial = rough && applyEdit(document, rough);
    if (dayId === undefined || !trial || 'refused' in trial) return null;
    const known = await factsFor(trial.document);
    const put = placeItem(document, item, slot, (from, to) => known?.way(from, to) ?? null);
    const cost = put && editCost(document, put, known, { dayId, itemId: item.id });
    return cost && costWords(cost);
  };
  /** Puts an item somewhere else, says so, and keeps the focus on it. True where it could be done. */
  const place = (item: PlanItem, wanted: Slot) => {
    const slot = settleSlot(wanted);
    const change = placeItem(document, item, slot, (from, to) => facts?.way(from, to) ?? null);
    if (!edit || !change) return null;
    // From here on it is another document: the cost is that of leaving this one.
    const cost = costOf(item, slot);
    if (!edit(change)) return null;
    void tell(cost);
    setSaid(`${item.title}: ${slotWords(slot)}`);
    refocus.current = { itemId: item.id, until: performance.now() + REDRAWN_MS };
    return slot;
  };
  const change = (next: Edit, words: string) => {
    if (edit?.(next)) setSaid(words);
  };
  return {
    days,
    parts,
    document,
    /** What does not hold of an item; hints are told where it is opened. */
    findingsOf: (itemId: string) =>
      (told.get(itemId) ?? []).filter(({ finding }) => finding.severity !== 'hint'),
    toldOf: (itemId: string) => told.get(itemId) ?? [],
    fix: ({ finding, words }: ToldFinding) => {
      const mended = fixEdit(document, finding, facts);
      if (mended) change(mended, `Fixed: ${words}`);
    },
    canEdit: edit !== null,
    place,
    costOf,
    cameTo,
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
