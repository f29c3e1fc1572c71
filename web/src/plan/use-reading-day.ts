import type { PlanDay } from '@wayfare/contracts/plan';
import { useEffect, useState, type RefObject } from 'react';
import type { SharedChoice } from '../trips/use-shared-choice.ts';
import { createPointed, type Pointed } from '../ui/pointed.ts';
import { firstFrom } from './item-drag.ts';

/** How long one has to stay with a day before the map goes along. */
const settleMs = 250;
/** Where one reads: this far below the edge under which days vanish. */
const belowEdge = 96;

/** The line that the day one reads lies on. It sinks at the end, so that the last days have their turn too. */
function readingLine(scroller: Element, edge: number) {
  const { clientHeight, scrollHeight, scrollTop } = scroller;
  const bottom = scroller.getBoundingClientRect().bottom;
  const left = Math.max(0, scrollHeight - clientHeight - scrollTop);
  const line = edge + belowEdge;
  return left >= clientHeight ? line : bottom - (bottom - line) * (left / clientHeight);
}

/** The last day that begins above a line. */
export function dayAtLine(tops: (index: number) => number, count: number, line: number): number {
  return Math.max(0, firstFrom(count, (index) => tops(index) > line) - 1);
}

const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

interface Reader {
  reading: Pointed;
  /** Tells that another day was gone to on purpose: it is the one that is read, until one scrolls by hand. */
  hold: (dayId: string) => void;
  isHeld: (dayId: string) => boolean;
  listen: (root: HTMLElement, follow: (dayId: string) => void) => () => void;
}

function createReader(): Reader {
  const reading = createPointed();
  let held = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (root: HTMLElement, scroller: Element) => {
    const days = root.querySelectorAll<HTMLElement>('[data-day-id]');
    const strip = root.querySelector('[data-day-strip]')?.getBoundingClientRect().bottom;
    const line = readingLine(scroller, strip ?? scroller.getBoundingClientRect().top);
    const at = dayAtLine((index) => days[index]!.getBoundingClientRect().top, days.length, line);
    return days[at]?.dataset['dayId'] ?? null;
  };
  return {
    reading,
    hold: (dayId) => {
      held = true;
      clearTimeout(timer);
      reading.point(dayId);
    },
    isHeld: (dayId) => held && reading.read() === dayId,
    listen: (root, follow) => {
      const ending = new AbortController();
      let frame = 0;
      const read = (scroller: Element) => {
        frame = 0;
        if (held) return;
        const before = reading.read();
        const now = look(root, scroller);
        reading.point(now);
        // The first day is where one begins: the map shows the whole trip until one goes on.
        if (now === null || now === before || (before === null && now === firstDay())) return;
        clearTimeout(timer);
        timer = setTimeout(() => follow(now), settleMs);
      };
      const firstDay = () => root.querySelector<HTMLElement>('[data-day-id]')?.dataset['dayId'];
      const onScroll = ({ target }: Event) => {
        const scroller = target === document ? document.documentElement : target;
        // What is dragged scrolls the list too, and is read by nobody.
        if (held || !(scroller instanceof Element) || !scroller.contains(root)) return;
        if (root.querySelector('[data-lifted]')) return;
        frame ||= requestAnimationFrame(() => read(scroller));
      };
      const options = { capture: true, passive: true, signal: ending.signal };
      document.addEventListener('scroll', onScroll, options);
      const release = ({ target }: Event) => {
        const isStrip = target instanceof Element && target.closest('[data-day-strip]') !== null;
        if (!isStrip) held = false;
      };
      for (const name of gestures) document.addEventListener(name, release, options);
      return () => {
        ending.abort();
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    },
  };
}

/** Knows the day one reads in a list of days: the map goes along with it, and whoever asks is told. */
export function useReadingDay(
  root: RefObject<HTMLElement | null>,
  days: readonly PlanDay[],
  { selection, follow }: SharedChoice,
): Reader {
  const [reader] = useState(createReader);
  useEffect(() => {
    if (selection.dayId !== null && !selection.followed) reader.hold(selection.dayId);
  }, [reader, selection]);
  const some = days.length > 0;
  useEffect(
    () => (some && root.current ? reader.listen(root.current, follow) : undefined),
    [reader, root, some, follow],
  );
  return reader;
}
