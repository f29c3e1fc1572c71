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

/** How each kind of item is drawn and called. */
export const itemKinds: Record<PlanItem['kind'], { icon: LucideIcon; name: string }> = {
  visit: { icon: Camera, name: 'Visit' },
  meal: { icon: Utensils, name: 'Meal' },
  transfer: { icon: Route, name: 'Transfer' },
  check_in: { icon: BedDouble, name: 'Check-in' },
  check_out: { icon: LogOut, name: 'Check-out' },
  activity: { icon: Ticket, name: 'Activity' },
  free: { icon: Coffee, name: 'Free time' },
  note: { icon: StickyNote, name: 'Note' },
};

/** How each way of getting about is drawn and called. */
export const travelModes: Record<TravelMode, { icon: LucideIcon; name: string }> = {
  walk: { icon: Footprints, name: 'Walk' },
  transit: { icon: TramFront, name: 'Transit' },
  drive: { icon: Car, name: 'Drive' },
  rail: { icon: TrainFront, name: 'Train' },
  bus: { icon: Bus, name: 'Bus' },
  ferry: { icon: Ship, name: 'Ferry' },
  flight: { icon: Plane, name: 'Flight' },
  bike: { icon: Bike, name: 'Bike' },
};
