import type { TravelMode } from '@wayfare/contracts/trip';
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

/** How each way of travelling is named and drawn. */
export const travelModes: Record<TravelMode, { icon: LucideIcon; name: string }> = {
  walk: { icon: Footprints, name: 'Walk' },
  transit: { icon: TramFront, name: 'Public transport' },
  drive: { icon: Car, name: 'Drive' },
  rail: { icon: TrainFront, name: 'Train' },
  bus: { icon: Bus, name: 'Bus' },
  ferry: { icon: Ship, name: 'Ferry' },
  flight: { icon: Plane, name: 'Flight' },
  bike: { icon: Bike, name: 'Bike' },
};

/** How one goes, after a length of time: "2 h by car". */
export const modeWords: Record<TravelMode, string> = {
  walk: 'on foot',
  transit: 'by public transport',
  drive: 'by car',
  rail: 'by train',
  bus: 'by bus',
  ferry: 'by ferry',
  flight: 'by plane',
  bike: 'by bike',
};
