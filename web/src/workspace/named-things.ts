import type { Plan } from '@wayfare/contracts/plan';
import type { Trip } from '@wayfare/contracts/trip';
import type { Named } from '../chat/named-parts.ts';
import type { SharedSelection } from './selection.ts';

type Things = Pick<Trip, 'stops' | 'ideas'> & { plan: Plan | null };

/** All that a trip holds by name, and how each is shown: a stop by its first day where there are days. */
export function namedThings(
  { stops, ideas, plan }: Things,
  select: SharedSelection['select'],
  showTrip: (view: 'days' | 'route') => void,
): Named[] {
  const days = plan?.days ?? [];
  const shown = (name: string, dayId: string | null, itemId: string | null): Named => ({
    name,
    show: () => {
      showTrip(dayId === null ? 'route' : 'days');
      select({ dayId, itemId });
    },
  });
  return [
    ...days.flatMap(({ id, items }) => items.map((item) => shown(item.title, id, item.id))),
    ...ideas.map(({ id, place }) => shown(place.name, null, id)),
    ...stops.map(({ id, place }) => {
      const day = days.find(({ stopId }) => stopId === id);
      return day ? shown(place.name, day.id, null) : shown(place.name, null, id);
    }),
  ];
}
