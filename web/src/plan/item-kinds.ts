import type { PlanItem } from '@wayfare/contracts/plan';
import {
  BedDouble,
  Camera,
  Coffee,
  LogOut,
  Route,
  StickyNote,
  Ticket,
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

/** The colour of a day, the same as in the list, on the map and in exports. */
export const dayColour = (number: number) => `var(--day-${((number - 1) % 8) + 1})`;
