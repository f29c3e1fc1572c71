import { CalendarDays, Ellipsis, Printer, ScrollText, Share2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { deviceTripId } from '../trips/device-trip-id.ts';
import { iconButtonClass } from '../ui/icon-button.tsx';
import { Menu, type MenuEntry } from '../ui/menu.tsx';
import type { TripEditor } from './use-trip-editor.ts';

interface DraftToolsProps {
  editor: TripEditor;
  signedIn: boolean;
  /** Saves the draft, after signing in where nobody is, and opens its links. */
  onShare: () => void;
  /** What a phone's bar has no room for. */
  first: readonly MenuEntry[];
}

/** What a draft has beside its planner: all that a saved trip has and that needs no account, and the way to the rest. */
export function DraftTools({ editor, signedIn, onShare, first }: DraftToolsProps) {
  const navigate = useNavigate();
  const { target } = editor.saver;
  const id = target.kind === 'draft' && target.id !== undefined ? target.id : deviceTripId;
  const entry = (label: string, Icon: typeof Printer, path: string) => ({
    label,
    icon: <Icon size={18} />,
    onSelect: () => void editor.saver.flush().then(() => navigate(path)),
  });
  return (
    <Menu
      trigger={
        <button type="button" aria-label="More" className={iconButtonClass}>
          <Ellipsis size={20} />
        </button>
      }
      entries={[
        ...first,
        {
          label: signedIn ? 'Save to share' : 'Sign in to share',
          icon: <Share2 size={18} />,
          onSelect: onShare,
        },
        entry('Outline', ScrollText, `/outline/${id}`),
        entry('Calendar', CalendarDays, `/calendar-plan/${id}`),
        entry('Print', Printer, `/outline/${id}?print=true`),
      ]}
    />
  );
}
