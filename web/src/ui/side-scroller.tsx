import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { classNames } from './class-names.ts';
import { isCalm } from './use-media-query.ts';

/** On which sides of a row there is more than one sees. */
function useHiddenSides(row: RefObject<HTMLElement | null>) {
  const [sides, setSides] = useState({ left: false, right: false });
  const look = useCallback(({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) => {
    const left = scrollLeft > 1;
    const right = scrollLeft + clientWidth < scrollWidth - 1;
    setSides((held) => (held.left === left && held.right === right ? held : { left, right }));
  }, []);
  useEffect(() => {
    const held = row.current;
    if (!held) return undefined;
    const resized = new ResizeObserver(() => look(held));
    for (const part of [held, ...held.children]) resized.observe(part);
    return () => resized.disconnect();
  }, [row, look]);
  return { ...sides, look };
}

const fade = '2.5rem';

/** Paints out the ends beyond which there is more. */
const maskOf = (left: boolean, right: boolean) =>
  left || right
    ? `linear-gradient(to right, ${left ? `transparent, black ${fade}` : 'black'}, ${
        right ? `black calc(100% - ${fade}), transparent` : 'black'
      })`
    : undefined;

/** Scrolls a row on by most of what one sees of it. For a mouse: fingers swipe, and keys go from thing to thing. */
function Arrow({ to, row }: { to: 'left' | 'right'; row: RefObject<HTMLElement | null> }) {
  const Icon = to === 'left' ? ChevronLeft : ChevronRight;
  const scroll = () => {
    const by = row.current!.clientWidth * 0.7;
    row.current!.scrollBy({
      left: to === 'left' ? -by : by,
      behavior: isCalm() ? 'instant' : 'smooth',
    });
  };
  return (
    <button
      type="button"
      aria-hidden="true"
      tabIndex={-1}
      onClick={scroll}
      className={classNames(
        'absolute inset-y-0 z-10 my-auto hidden size-8 place-items-center rounded-full border border-line bg-surface text-muted shadow-card hover:text-primary-ink [@media(hover:hover)_and_(pointer:fine)]:grid',
        to === 'left' ? 'left-0' : 'right-0',
      )}
    >
      <Icon size={17} />
    </button>
  );
}

interface SideScrollerProps {
  /** The row itself, for whoever brings one of its things into view. */
  row: RefObject<HTMLDivElement | null>;
  /** One element, as wide as what it holds. */
  children: ReactNode;
  className?: string;
}

/** A row that scrolls sideways where it must, and shows that there is more: by fading, and by arrows for a mouse. */
export function SideScroller({ row, children, className }: SideScrollerProps) {
  const { left, right, look } = useHiddenSides(row);
  const mask = maskOf(left, right);
  return (
    <div className={classNames('relative min-w-0', className)}>
      <div
        ref={row}
        onScroll={({ currentTarget }) => look(currentTarget)}
        className="overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        style={{ maskImage: mask }}
      >
        {children}
      </div>
      {left ? <Arrow to="left" row={row} /> : null}
      {right ? <Arrow to="right" row={row} /> : null}
    </div>
  );
}
