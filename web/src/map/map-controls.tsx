import { Expand, List, MapPinPlus, Minus, Plus, Printer, Scan, Shrink } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useFullScreen } from './use-full-screen.ts';

interface MapControlsProps {
  onZoom: (by: 1 | -1) => void;
  onFit: () => void;
  fitName: string;
  /** Begins to add a place in the middle of the map; without it nothing can be added. */
  onAdd?: (() => void) | undefined;
  /** The element that can fill the screen. */
  frame: RefObject<HTMLElement | null>;
  /** Lists what the map names. */
  onList: () => void;
  onPrint: () => void;
}

function Control({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 place-items-center text-ink hover:bg-primary-soft hover:text-primary-ink focus-visible:z-10"
    >
      {children}
    </button>
  );
}

/** The buttons at the side of a map. */
export function MapControls({ onZoom, onFit, fitName, frame, onAdd, onList, onPrint }: MapControlsProps) {
  const screen = useFullScreen(frame);
  const group = 'grid divide-y divide-line overflow-hidden rounded-control bg-surface shadow-card';
  return (
    <div className="absolute right-3 bottom-9 z-10 grid gap-2">
      <div className={group}>
        {onAdd ? (
          <Control label="Add a place here" onClick={onAdd}>
            <MapPinPlus size={19} aria-hidden="true" />
          </Control>
        ) : null}
        <Control label="List the places in sight" onClick={onList}>
          <List size={19} aria-hidden="true" />
        </Control>
        <Control label="Print the map" onClick={onPrint}>
          <Printer size={18} aria-hidden="true" />
        </Control>
      </div>
      <div className={group}>
        {screen.toggle ? (
          <Control label={screen.full ? 'Leave full screen' : 'Full screen'} onClick={screen.toggle}>
            {screen.full ? <Shrink size={18} aria-hidden="true" /> : <Expand size={18} aria-hidden="true" />}
          </Control>
        ) : null}
        <Control label={fitName} onClick={onFit}>
          <Scan size={18} aria-hidden="true" />
        </Control>
        <Control label="Nearer" onClick={() => onZoom(1)}>
          <Plus size={19} aria-hidden="true" />
        </Control>
        <Control label="Farther" onClick={() => onZoom(-1)}>
          <Minus size={19} aria-hidden="true" />
        </Control>
      </div>
    </div>
  );
}
