import type { Attraction } from '@wayfare/atlas';
import type { PlanDay } from '@wayfare/contracts/plan';
import { dayNumber } from './day-sights.ts';
import type { Draft } from './draft.ts';
import { daysNear, opensOn } from './fit-sight.ts';
import type { Offer } from './outcome.ts';

/** Buttons for the days on which a sight opens. */
export function openDayOffers(draft: Draft, sight: Attraction, except: readonly PlanDay[]): Offer[] {
  return daysNear(draft, sight)
    .filter((day) => !except.includes(day) && opensOn(draft, sight, day))
    .slice(0, 3)
    .map((day) => ({
      label: { says: 'labelOnDay', name: sight.name, day: dayNumber(draft, day) },
      intents: [
        {
          kind: 'addSight',
          sight: { name: sight.name, placeId: sight.id },
          when: { days: [{ number: dayNumber(draft, day) }] },
        },
      ],
    }));
}
