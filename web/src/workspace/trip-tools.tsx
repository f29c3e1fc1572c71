import { CalendarDays, Ellipsis, History, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PeopleHere } from '../sharing/people-here.tsx';
import { ShareButton } from '../sharing/share-button.tsx';
import { iconButtonClass } from '../ui/icon-button.tsx';
import { Menu } from '../ui/menu.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { useLiveTrip } from './use-live-trip.ts';
import type { TripEditor } from './use-trip-editor.ts';

interface TripToolsProps {
  editor: TripEditor;
  id: string;
  /** The link one came by, where the trip is somebody else's. */
  ticket?: string | undefined;
}

/** What a saved trip has beside its planner: who else is here, its links, its history and its other views. */
export function TripTools({ editor, id, ticket }: TripToolsProps) {
  const navigate = useNavigate();
  const [historyOpen, setHistoryOpen] = useState(false);
  const people = useLiveTrip(editor, id, ticket);
  const query = ticket ? `?ticket=${encodeURIComponent(ticket)}` : '';
  const own = ticket === undefined;
  const history = { label: 'History', icon: <History size={18} />, onSelect: () => setHistoryOpen(true) };
  return (
    <>
      <PeopleHere people={people} />
      {own ? <ShareButton tripId={id} label="Share" /> : null}
      <Menu
        trigger={
          <button type="button" aria-label="More" className={iconButtonClass}>
            <Ellipsis size={20} />
          </button>
        }
        entries={[
          ...(own ? [history] : []),
          {
            label: 'Outline',
            icon: <ScrollText size={18} />,
            onSelect: () => void navigate(`/outline/${id}${query}`),
          },
          {
            label: 'Calendar',
            icon: <CalendarDays size={18} />,
            onSelect: () => void navigate(`/calendar-plan/${id}${query}`),
          },
        ]}
      />
      {historyOpen ? <HistoryDialog editor={editor} id={id} onClose={() => setHistoryOpen(false)} /> : null}
    </>
  );
}
