import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { clampPane, paneLimits, type PaneName } from './pane-sizes.ts';

interface PaneSeparatorProps {
  /** The pane whose width is changed: the chat to the left, or the map to the right. */
  resized: 'chat' | 'map';
  width: number;
  onResize: (width: number) => void;
  /** The panes to the left and to the right, and what folds them. */
  beside: readonly [PaneName, PaneName];
  onFold: (name: PaneName) => void;
}

const step = 24;
const foldNames: Record<PaneName, string> = {
  chat: 'Fold the chat away',
  trip: 'Fold the trip away',
  map: 'Fold the map away',
};

/** The line between two panes: dragged, or moved by arrow keys; its arrows fold a pane away. */
export function PaneSeparator({ resized, width, onResize, beside, onFold }: PaneSeparatorProps) {
  const drag = useRef<{ fromX: number; fromWidth: number } | null>(null);
  const direction = resized === 'chat' ? 1 : -1;
  const { least, most } = paneLimits[resized];
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowRight: width + direction * step,
      ArrowLeft: width - direction * step,
      Home: least,
      End: most,
    };
    const to = moves[event.key];
    if (event.key === 'Enter') onFold(resized);
    else if (to !== undefined) onResize(clampPane(resized, to));
    else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const line = event.currentTarget;
    const pane = line.parentElement?.querySelector(`[data-pane="${resized}"]`);
    line.setPointerCapture(event.pointerId);
    // What shows may be narrower than what was asked for, where the window is small.
    drag.current = { fromX: event.clientX, fromWidth: pane?.getBoundingClientRect().width ?? width };
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (drag.current) onResize(drag.current.fromWidth + direction * (clientX - drag.current.fromX));
  };
  const arrow =
    'pointer-events-auto grid size-7 place-items-center rounded-full border border-line bg-surface text-muted shadow-card hover:text-primary-ink';
  return (
    <div className="group/line no-print relative z-20 w-0">
      {/* A line that can be moved is a control, as ARIA has it; the linter knows only the one that cannot. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="separator"
        aria-orientation="vertical"
        aria-label={resized === 'chat' ? 'Width of the chat' : 'Width of the map'}
        aria-valuenow={width}
        aria-valuemin={least}
        aria-valuemax={most}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => (drag.current = null)}
        onPointerCancel={() => (drag.current = null)}
        className="absolute inset-y-0 -left-1.5 w-3 cursor-col-resize touch-none outline-offset-[-3px] before:absolute before:inset-y-0 before:left-[5px] before:w-px before:bg-line hover:before:w-0.5 hover:before:bg-primary active:before:w-0.5 active:before:bg-primary"
      />
      <div className="pointer-events-none absolute top-1/2 -left-3.5 grid -translate-y-1/2 gap-1 opacity-0 transition-opacity duration-150 group-focus-within/line:opacity-100 group-hover/line:opacity-100 pointer-coarse:opacity-100">
        <button
          type="button"
          aria-label={foldNames[beside[0]]}
          title={foldNames[beside[0]]}
          onClick={() => onFold(beside[0])}
          className={arrow}
        >
          <ChevronLeft size={16} aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={foldNames[beside[1]]}
          title={foldNames[beside[1]]}
          onClick={() => onFold(beside[1])}
          className={arrow}
        >
          <ChevronRight size={16} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
