import { distanceKm } from '@wayfare/almanac/distance';
import { clock } from '@wayfare/wording/words';
import type { PlaceHit } from '@wayfare/atlas';
import type { Reply } from '../../conversation/reply.ts';
import { says } from '../asked.ts';
import { stemsOf } from '../content-words.ts';
import type { PlanView } from './plan-view.ts';
import { asksOnly, dayName } from './plan-view.ts';

const asking = stemsOf(
  'plan itinerary include included includes see visit visiting go going pass planned trip day when stop route through',
);
const spare = stemsOf('time worth enough better');

function sayPlanned({ all, asked, days }: PlanView, hit: PlaceHit): string | null {
  const found = all.find(
    ({ item, sight }) =>
      (item.kind === 'visit' || item.kind === 'activity' || item.id.startsWith('day-trip')) &&
      (sight?.id === hit.id || item.place?.placeId === hit.id),
  );
  if (found !== undefined)
    return `Yes: ${found.item.title} is on ${dayName(found.day, found.index)}, ${clock(found.item.startMinute)} to ${clock(found.item.endMinute)}.`;
  const inside = hit.kind === 'region' ? (asked.turn.atlas.region(hit.id)?.cityIds ?? []) : [hit.id];
  const stop = asked.turn.document.trip.stops.find(({ place }) => inside.includes(place.placeId ?? ''));
  const first = stop === undefined ? -1 : days.findIndex(({ stopId }) => stopId === stop.id);
  return first < 0 ? null : `Yes: you are in ${hit.name} from ${dayName(days[first]!, first)}.`;
}

function sayMissing({ asked }: PlanView, hit: PlaceHit): string {
  const near = asked.turn.document.trip.stops
    .map(({ place }) => ({
      name: place.name,
      km: Math.round(distanceKm(place.latitude, place.longitude, hit.lat, hit.lon)),
    }))
    .toSorted((one, other) => one.km - other.km)[0];
  const far =
    near === undefined || near.km < 3
      ? ''
      : ` It lies about ${near.km} km from ${near.name} as the crow flies.`;
  return `${hit.name} is not in the plan.${far}`;
}

/** Whether and when a sight or town that the question names is in the plan. */
export function tellIncluded(view: PlanView): Reply | null {
  const { asked } = view;
  const hits = asked.hits.filter(({ kind }) => kind !== 'country' && kind !== 'airport');
  const [hit] = hits;
  const isAsked =
    asked.ask.topic === 'trip' || (says(asked, asking) && says(asked, stemsOf('we our us plan i my')));
  if (hit === undefined || hits.length > 1 || !isAsked || says(asked, spare) || !asksOnly(asked, asking))
    return null;
  const planned = sayPlanned(view, hit);
  if (planned !== null) return { text: planned, suggestions: [] };
  return { text: sayMissing(view, hit), suggestions: [`Add ${hit.name}`] };
}
