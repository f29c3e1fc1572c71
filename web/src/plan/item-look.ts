import type { PlanItem } from '@wayfare/contracts/plan';
import type { TravelMode } from '@wayfare/contracts/trip';
import {
  BedDouble,
  Bike,
  Bus,
  Camera,
  Car,
  Coffee,
  Footprints,
  LogOut,
  Plane,
  Route,
  Ship,
  StickyNote,
  Ticket,
  TrainFront,
  TramFront,
  Utensils,
  type LucideIcon,
} from 'lucide-react';

/** The picture of a kind of item. */
export const kindIcons: Record<PlanItem['kind'], LucideIcon> = {
  visit: Camera,
  meal: Utensils,
  transfer: Route,
  check_in: BedDouble,
  check_out: LogOut,
  activity: Ticket,
  free: Coffee,
  note: StickyNote,
};

/** The picture and the word of a way to travel. */
export const modes: Record<TravelMode, { icon: LucideIcon; name: string }> = {
  walk: { icon: Footprints, name: 'Walk' },
  transit: { icon: TramFront, name: 'Public transport' },
  drive: { icon: Car, name: 'Drive' },
  rail: { icon: TrainFront, name: 'Train' },
  bus: { icon: Bus, name: 'Bus' },
  ferry: { icon: Ship, name: 'Ferry' },
  flight: { icon: Plane, name: 'Flight' },
  bike: { icon: Bike, name: 'Bike' },
};

/** The colour of a day, the same as in the list, on the map and in exports. */
export const dayColour = (number: number) => `var(--day-${((number - 1) % 8) + 1})`;
