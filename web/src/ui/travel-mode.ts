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

/** How each way of travelling is named, said in a sentence, and drawn. */
export const travelModes: Record<TravelMode, { icon: LucideIcon; name: string; how: string }> = {
  walk: { icon: Footprints, name: 'Walk', how: 'on foot' },
  transit: { icon: TramFront, name: 'Public transport', how: 'by public transport' },
  drive: { icon: Car, name: 'Drive', how: 'by car' },
  rail: { icon: TrainFront, name: 'Train', how: 'by train' },
  bus: { icon: Bus, name: 'Bus', how: 'by bus' },
  ferry: { icon: Ship, name: 'Ferry', how: 'by ferry' },
  flight: { icon: Plane, name: 'Flight', how: 'by plane' },
  bike: { icon: Bike, name: 'Bike', how: 'by bike' },
};
