import { Map as MapIcon, MessageCircle, Route, type LucideIcon } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { classNames } from '../ui/class-names.ts';
import type { PaneName } from './pane-sizes.ts';

/** How the panes are called and drawn. */
export const panes: Record<PaneName, { label: string; icon: LucideIcon; show: string }> = {
  chat: { label: 'Chat', icon: MessageCircle, show: 'Show the chat' },
  trip: { label: 'Trip', icon: Route, show: 'Show the trip' },
  map: { label: 'Map', icon: MapIcon, show: 'Show the map' },
};

export const paneId = (name: PaneName) => `pane-${name}`;
export const tabId = (name: PaneName) => `pane-tab-${name}`;

/** Where a key leads from one of the tabs; null for all other keys. */
function indexFor(key: string, index: number, count: number) {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

interface PaneTabsProps {
  label: string;
  names: readonly PaneName[];
  open: PaneName;
  onOpen: (name: PaneName) => void;
  /** At the foot of a phone, in reach of a thumb. */
  atFoot?: boolean;
}

/** Chooses which pane shows where not all fit: one stop of the Tab key, arrows go from tab to tab. */
export function PaneTabs({ label, names, open, onOpen, atFoot = false }: PaneTabsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = indexFor(event.key, names.indexOf(open), names.length);
    const name = to === null ? undefined : names[to];
    if (name === undefined) return;
    event.preventDefault();
    onOpen(name);
    bar.current?.querySelector<HTMLElement>(`#${tabId(name)}`)?.focus();
  };
  return (
    <div
      ref={bar}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
      className={classNames(
        'no-print flex bg-surface',
        atFoot ? 'border-t border-line pb-[env(safe-area-inset-bottom)]' : 'gap-1 border-b border-line p-1',
      )}
    >
      {names.map((name) => {
        const { icon: Icon, label: words } = panes[name];
        return (
          <button
            key={name}
            type="button"
            role="tab"
            id={tabId(name)}
            aria-selected={name === open}
            aria-controls={paneId(name)}
            tabIndex={name === open ? 0 : -1}
            onClick={() => onOpen(name)}
            className={classNames(
              'inline-flex flex-1 items-center justify-center gap-2 text-small font-semibold text-muted aria-selected:text-primary-ink',
              atFoot
                ? 'min-h-14 border-t-2 border-transparent aria-selected:border-primary'
                : 'min-h-11 rounded-control aria-selected:bg-primary-soft',
            )}
          >
            <Icon aria-hidden="true" size={19} /> {words}
          </button>
        );
      })}
    </div>
  );
}
