import type { Travel, TravelMode } from '@wayfare/contracts/trip';
import {
  Bike,
  Bus,
  Car,
  Footprints,
  Plane,
  Ship,
  TrainFront,
  TramFront,
  type LucideIcon,
} from 'lucide-react';
import { formatDistance, formatStay } from '../guides/format-stay.ts';

const modes: Record<TravelMode, readonly [icon: LucideIcon, name: string]> = {
  walk: [Footprints, 'Walk'],
  transit: [TramFront, 'Public transport'],
  drive: [Car, 'Drive'],
  rail: [TrainFront, 'Train'],
  bus: [Bus, 'Bus'],
  ferry: [Ship, 'Ferry'],
  flight: [Plane, 'Flight'],
  bike: [Bike, 'Bike'],
};

/** How one gets there, in one quiet line. */
export function TravelLine({ travel, to }: { travel: Travel; to?: string }) {
  const [Icon, name] = modes[travel.mode];
  return (
    <p className="figures flex items-center gap-1.5 text-fine text-muted">
      <Icon aria-hidden="true" size={14} className="shrink-0" />
      <span>
        {name}
        {to ? ` to ${to}` : ''}, {travel.estimate ? 'about ' : ''}
        {formatStay(travel.minutes)}, {formatDistance(travel.distanceMeters)}
      </span>
    </p>
  );
}
