import { CalendarDays, CopyPlus, Ellipsis, History, Printer, ScrollText, Share2, Ticket } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useDuplicateTrip } from '../trips/copy-trip.queries.ts';
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

/** What a saved trip has beside its planner: who else is here, its links, its history and its other views. */
export function TripTools({ editor, id, ticket, first }: TripToolsProps) {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  // A draft that was saved to be shared comes here with its links to be shown.
  const [open, setOpen] = useState<'bookings' | 'history' | 'share' | null>(
    search.has('share') ? 'share' : null,
  );
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
      <Suspense fallback={null}>
        {open === 'bookings' ? (
          <BookingsDialog editor={editor} trip={{ id, ticket }} onClose={close} />
        ) : null}
        {open === 'share' ? <ShareDialog tripId={id} onClose={close} /> : null}
        {open === 'history' ? <HistoryDialog editor={editor} id={id} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
