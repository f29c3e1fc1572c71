import { counted } from '@wayfare/wording/words';
import type { Turn } from '../conversation/context.ts';

/** A button that plans a place, and says so where that would take the place of a trip. */
export const planButton = ({ hasTrip }: Turn, name: string, days: number): string =>
  hasTrip
    ? `Plan a new trip to ${name} for ${counted(days, 'day')}`
    : `Plan ${counted(days, 'day')} in ${name}`;
