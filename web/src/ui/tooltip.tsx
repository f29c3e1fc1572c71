import { useRef, type ReactNode } from 'react';

/** What is left free between a tooltip and the window's edge. */
const margin = 8;

/** Moves a tooltip that would stand over the window's edge back into it. */
function keepInWindow(tip: HTMLElement | null) {
  if (!tip) return;
  tip.style.translate = '';
  const { left, right } = tip.getBoundingClientRect();
  const most = document.documentElement.clientWidth - margin;
  const shift = left < margin ? margin - left : Math.min(0, most - right);
  if (shift !== 0) tip.style.translate = `calc(-50% + ${shift}px)`;
}

/**
 * Shows a short text under its child on hover and focus. The child carries the same words as its label. Until then it
 * takes no room: what is only hidden would make a page wider than its window.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const tip = useRef<HTMLSpanElement>(null);
  const settle = () => keepInWindow(tip.current);
  return (
    <span className="group/tip relative inline-flex" onPointerEnter={settle} onFocus={settle}>
      {children}
      <span
        ref={tip}
        aria-hidden="true"
        className="pointer-events-none absolute top-full left-1/2 z-40 mt-1 hidden w-max max-w-56 -translate-x-1/2 rounded-md bg-ink px-2 py-1 text-center text-fine font-medium wrap-anywhere text-paper transition-opacity delay-200 duration-150 group-hover/tip:block group-has-[:focus-visible]/tip:block starting:opacity-0 [@media(hover:none)]:!hidden"
      >
        {text}
      </span>
    </span>
  );
}
