import type { Travel } from '@wayfare/contracts/trip';
import { formatDistance } from '../ui/format-distance.ts';
import { lengthOfTime } from '@wayfare/wording/words';
import { travelModes } from '../ui/travel-mode.ts';

const byTimetable = new Set<Travel['mode']>(['rail', 'bus', 'ferry', 'flight']);

/** An estimate counts the way to the train and the wait for it, which a timetable does not. */
const isDoorToDoor = ({ mode, estimate }: Travel) => estimate && byTimetable.has(mode);

/** How one gets there, in one quiet line. */
export function TravelLine({ travel, to }: { travel: Travel; to?: string }) {
  const { icon: Icon, name } = travelModes[travel.mode];
  return (
    <p className="figures flex items-center gap-1.5 text-fine text-muted">
      <Icon aria-hidden="true" size={14} className="shrink-0" />
      <span>
        {name}
        {to ? ` to ${to}` : ''}, {travel.estimate ? 'about ' : ''}
        {lengthOfTime(travel.minutes)}
        {to && isDoorToDoor(travel) ? ' door to door' : ''}, {formatDistance(travel.distanceMeters)}
      </span>
    </p>
  );
}
