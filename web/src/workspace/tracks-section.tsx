import type { Trip } from '@wayfare/contracts/trip';
import { metersBetween } from '@wayfare/almanac/distance';
import { Route, X } from 'lucide-react';
import { memo } from 'react';
import type { Editing } from '../trips/editing.ts';
import { formatDistance } from '../ui/format-distance.ts';
import { IconButton } from '../ui/icon-button.tsx';

type Track = NonNullable<Trip['tracks']>[number];

const spotOf = ([longitude, latitude]: Track['points'][number]) => ({ longitude, latitude });

const lengthOf = ({ points }: Track) =>
  points.slice(1).reduce((sum, to, index) => sum + metersBetween(spotOf(points[index]!), spotOf(to)), 0);

/** The recorded ways on the map of a trip. */
export const TracksSection = memo(function TracksSection({
  tracks,
  edit,
}: {
  tracks: readonly Track[];
  edit: Editing['edit'];
}) {
  if (tracks.length === 0) return null;
  return (
    <section aria-labelledby="tracks-heading" className="grid gap-3">
      <h2 id="tracks-heading" className="text-lead">
        Tracks
      </h2>
      <ul className="grid gap-1">
        {tracks.map((track) => (
          <li key={track.id} className="flex items-center gap-2">
            <Route aria-hidden="true" size={17} className="shrink-0 text-muted" />
            <span className="min-w-0 flex-1 text-small wrap-anywhere">
              {track.name} <span className="text-muted">{formatDistance(lengthOf(track))}</span>
            </span>
            <IconButton
              label={`Remove ${track.name}`}
              icon={<X size={18} />}
              onClick={() => edit({ edit: 'removeTrack', trackId: track.id })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
});
