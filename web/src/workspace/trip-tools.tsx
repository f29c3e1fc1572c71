import {
  CalendarDays,
  CopyPlus,
  Ellipsis,
  History,
  Printer,
  ScrollText,
  Share2,
  Ticket,
  UserRound,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCurrentUser } from '../accounts/accounts.queries.ts';
import { useDuplicateTrip } from '../trips/copy-trip.queries.ts';
import { GuestNameDialog } from '../sharing/guest-name-dialog.tsx';
import { PeopleHere } from '../sharing/people-here.tsx';
import { ShareButton, ShareDialog } from '../sharing/share-button.tsx';
import { iconButtonClass } from '../ui/icon-button.tsx';
import { Menu, type MenuEntry } from '../ui/menu.tsx';
import { useIsMobile } from '../ui/use-media-query.ts';
import { useLiveTrip } from './use-live-trip.ts';
import type { TripEditor } from './use-trip-editor.ts';

const BookingsDialog = lazy(() => import('./bookings-dialog.tsx'));
const HistoryDialog = lazy(() => import('./history-dialog.tsx'));

interface TripToolsProps {
  editor: TripEditor;
  id: string;
  /** The link one came by, where the trip is somebody else's. */
  ticket?: string | undefined;
  /** What a phone's bar has no room for. */
  first: readonly MenuEntry[];
}

type Tool = 'bookings' | 'history' | 'name' | 'share';

interface OpenedToolProps {
  open: Tool;
  editor: TripEditor;
  trip: { id: string; ticket: string | undefined };
  onClose: () => void;
}

/** The dialog that was asked for. */
function OpenedTool({ open, editor, trip, onClose }: OpenedToolProps) {
  return (
    <Suspense fallback={null}>
      {open === 'bookings' ? <BookingsDialog editor={editor} trip={trip} onClose={onClose} /> : null}
      {open === 'name' ? (
        // Who is here is told as they come: coming again tells the others the name.
        <GuestNameDialog
          onNamed={() => void editor.saver.flush().then(() => window.location.reload())}
          onClose={onClose}
        />
      ) : null}
      {open === 'share' ? <ShareDialog tripId={trip.id} onClose={onClose} /> : null}
      {open === 'history' ? <HistoryDialog editor={editor} id={trip.id} onClose={onClose} /> : null}
    </Suspense>
  );
}

/** What a saved trip has beside its planner: who else is here, its links, its history and its other views. */
export function TripTools({ editor, id, ticket, first }: TripToolsProps) {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  // A draft that was saved to be shared comes here with its links to be shown.
  const [open, setOpen] = useState<Tool | null>(search.has('share') ? 'share' : null);
  const close = () => {
    setOpen(null);
    if (!search.has('share')) return;
    setSearch(
      (held) => {
        held.delete('share');
        return held;
      },
      { replace: true },
    );
  };
  // A narrow bar has no room for a control of its own.
  const narrow = useIsMobile();
  const here = useLiveTrip(editor, id, ticket);
  const query = ticket ? `?ticket=${encodeURIComponent(ticket)}` : '';
  const own = ticket === undefined;
  const isGuest = useCurrentUser() === null && !own;
  const name = { label: 'Your name', icon: <UserRound size={18} />, onSelect: () => setOpen('name') };
  const history = { label: 'History', icon: <History size={18} />, onSelect: () => setOpen('history') };
  const copy = useDuplicateTrip({ open: (one) => void navigate(`/open/${one}`) });
  const duplicate = {
    label: 'Duplicate',
    icon: <CopyPlus size={18} />,
    onSelect: () =>
      void editor.saver.flush().then(() => copy({ _id: id, tripName: editor.document.tripName })),
  };
  const share = { label: 'Share', icon: <Share2 size={18} />, onSelect: () => setOpen('share') };
  return (
    <>
      <PeopleHere {...here} />
      {own && !narrow ? <ShareButton tripId={id} label="Share" /> : null}
      <Menu
        trigger={
          <button type="button" aria-label="More" className={iconButtonClass}>
            <Ellipsis size={20} />
          </button>
        }
        entries={[
          ...first,
          ...(own && narrow ? [share] : []),
          { label: 'All bookings', icon: <Ticket size={18} />, onSelect: () => setOpen('bookings') },
          ...(own ? [history, duplicate] : []),
          ...(isGuest ? [name] : []),
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
          {
            label: 'Print',
            icon: <Printer size={18} />,
            onSelect: () => void navigate(`/outline/${id}${query}${query ? '&' : '?'}print=true`),
          },
        ]}
      />
      {open === null ? null : (
        <OpenedTool open={open} editor={editor} trip={{ id, ticket }} onClose={close} />
      )}
    </>
  );
}
