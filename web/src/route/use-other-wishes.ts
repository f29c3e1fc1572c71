import type { TripRequest } from '@wayfare/contracts/request';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { useCallback, useMemo, useState } from 'react';

const planningWishes = [
  'adults',
  'children',
  'childAges',
  'pace',
  'dayFromMinute',
  'dayUntilMinute',
  'interests',
  'dislikes',
  'mustSee',
  'transport',
  'accessibility',
] as const satisfies readonly (keyof TripRequest)[];

/** Whether the wishes changed since the days were made, as far as this visit saw it. */
export function useOtherWishes({ trip, plan }: TripDocument) {
  const whole = { ...trip.assumed, ...trip.request };
  const wishes = JSON.stringify(planningWishes.map((key) => whole[key] ?? null));
  const [held, setHeld] = useState({ plan, wishes, madeFor: wishes });
  if (held.plan !== plan || held.wishes !== wishes) {
    // Whoever changes both at once made the days for these wishes.
    const both = held.plan !== plan && held.wishes !== wishes;
    setHeld({ plan, wishes, madeFor: both ? wishes : held.madeFor });
  }
  const differ = plan !== null && held.madeFor !== wishes;
  const settle = useCallback(() => setHeld((now) => ({ ...now, madeFor: now.wishes })), []);
  return useMemo(() => ({ differ, settle }), [differ, settle]);
}

/** What is known of them, for whoever offers to make the days anew. */
export type OtherWishes = ReturnType<typeof useOtherWishes>;
