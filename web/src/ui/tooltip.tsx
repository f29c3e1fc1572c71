import type { ReactNode } from 'react';

/** Shows a short text under its child on hover and focus. The child carries the same words as its label. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className="group/tip relative inline-flex">
      {children}
      <span
        aria-hidden="true"
        className="pointer-events-none invisible absolute top-full left-1/2 z-40 mt-1 -translate-x-1/2 rounded-md bg-ink px-2 py-1 text-fine font-medium w-max max-w-56 text-center wrap-anywhere text-paper opacity-0 transition-opacity delay-200 duration-150 group-has-[:focus-visible]/tip:visible group-has-[:focus-visible]/tip:opacity-100 group-hover/tip:visible group-hover/tip:opacity-100 [@media(hover:none)]:hidden"
      >
        {text}
      </span>
    </span>
  );
}
