import { CalendarDays, Plane, SlidersHorizontal, Users, Wallet, type LucideIcon } from 'lucide-react';

/** The parts of a trip's frame, in the order in which its bar has them. */
export const barParts = ['when', 'party', 'wishes', 'budget', 'ends'] as const;
export type BarPart = (typeof barParts)[number];

/** How each is called and drawn. */
export const barLooks: Record<BarPart, { name: string; icon: LucideIcon }> = {
  when: { name: 'Dates', icon: CalendarDays },
  party: { name: 'Travellers', icon: Users },
  wishes: { name: 'Wishes', icon: SlidersHorizontal },
  budget: { name: 'Budget', icon: Wallet },
  ends: { name: 'Way there and home', icon: Plane },
};
