import { Archive, ArchiveRestore, CalendarDays, CopyPlus, ScrollText, Star, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { ShareButton } from '../sharing/share-button.tsx';
import { IconButton, iconButtonClass } from '../ui/icon-button.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import type { ListedTrip } from './listed-trip.ts';
import type { TripActions } from './trips.queries.ts';

interface TripCardActionsProps {
  trip: ListedTrip;
  list: 'active' | 'archived';
  mayFeature: boolean;
  actions: TripActions;
  onDuplicate: (trip: ListedTrip) => void;
  /** Asks before it takes a trip off the featured ones. */
  onUnfeature: (trip: ListedTrip) => void;
  /** Asks before it deletes. */
  onDelete: (trip: ListedTrip) => void;
}

/** The row of controls under a trip in my trips. */
export function TripCardActions({
  trip,
  list,
  mayFeature,
  actions,
  onDuplicate,
  onUnfeature,
  onDelete,
}: TripCardActionsProps) {
  return (
    <>
      <Tooltip text="Calendar">
        <Link
          to={`/calendar-plan/${trip._id}`}
          aria-label={`Calendar of ${trip.tripName}`}
          className={iconButtonClass}
        >
          <CalendarDays size={19} />
        </Link>
      </Tooltip>
      <Tooltip text="Outline">
        <Link
          to={`/outline/${trip._id}`}
          aria-label={`Outline of ${trip.tripName}`}
          className={iconButtonClass}
        >
          <ScrollText size={19} />
        </Link>
      </Tooltip>
      <ShareButton tripId={trip._id} label={`Share ${trip.tripName}`} />
      <span className="mr-auto" />
      {mayFeature ? (
        <IconButton
          label={trip.featured ? 'Unfeature' : 'Feature'}
          aria-pressed={trip.featured}
          icon={<Star size={19} fill={trip.featured ? 'currentColor' : 'none'} />}
          onClick={() => (trip.featured ? onUnfeature(trip) : actions.featureTrip(trip, true))}
        />
      ) : null}
      {list === 'active' ? (
        <IconButton label="Duplicate" icon={<CopyPlus size={19} />} onClick={() => onDuplicate(trip)} />
      ) : null}
      {list === 'active' ? (
        <IconButton label="Archive" icon={<Archive size={19} />} onClick={() => actions.archiveTrip(trip)} />
      ) : (
        <IconButton
          label="Unarchive"
          icon={<ArchiveRestore size={19} />}
          onClick={() => actions.unarchiveTrip(trip)}
        />
      )}
      <IconButton label="Delete" icon={<Trash2 size={19} />} onClick={() => onDelete(trip)} />
    </>
  );
}
