import { Map as MapIcon, MessageCircle, Route } from 'lucide-react';
import type { Planner } from './use-planner.ts';

const panes = [
  { value: 'chat', label: 'Chat', icon: MessageCircle },
  { value: 'trip', label: 'Trip', icon: Route },
  { value: 'map', label: 'Map', icon: MapIcon },
] as const;

/** On a phone one pane shows at a time; this chooses which. */
export function PaneBar({ planner }: { planner: Planner }) {
  return (
    <nav
      aria-label="Panes"
      className="no-print grid shrink-0 grid-cols-3 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {panes.map(({ value, label, icon: Icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={planner.pane === value}
          onClick={() => planner.setPane(value)}
          className="inline-flex min-h-14 items-center justify-center gap-2 border-t-2 border-transparent text-small font-semibold text-muted aria-pressed:border-primary aria-pressed:text-primary-ink"
        >
          <Icon aria-hidden="true" size={19} /> {label}
        </button>
      ))}
    </nav>
  );
}
