import { byTravelMode, travelModeNames } from '@wayfare/wording/travel-modes';
import type { TravelMode } from '@wayfare/contracts/vocabulary';
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

const icons: Record<TravelMode, LucideIcon> = {
  walk: Footprints,
  transit: TramFront,
  drive: Car,
  rail: TrainFront,
  bus: Bus,
  ferry: Ship,
  flight: Plane,
  bike: Bike,
};

/** How each way of travelling is named, said in a sentence, and drawn. */
export const travelModes = Object.fromEntries(
  Object.entries(icons).map(([mode, icon]) => [
    mode,
    { icon, name: travelModeNames[mode as TravelMode], how: byTravelMode[mode as TravelMode] },
  ]),
) as Record<TravelMode, { icon: LucideIcon; name: string; how: string }>;
