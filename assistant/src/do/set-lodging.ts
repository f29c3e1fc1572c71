import { fold } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Stop } from '@wayfare/contracts/trip';
import { daysOf } from '../resolve/days-of.ts';
import { foundElsewhere } from '../resolve/found-elsewhere.ts';
import { cityOf, kmFromTrip, sightOf } from '../resolve/place-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import type { Draft } from './draft.ts';
import type { Do } from './outcome.ts';
import { refused } from './outcome.ts';

const NEAR_KM = 40;
const SHORTEST_NAME = 4;
/** Where a lodging stands as far as the atlas knows a place of its name or within its words; null where it does not. */
function spotOf(draft: Draft, words: string, stop: Stop): { latitude: number; longitude: number } | null {
  // "The little hotel near Trastevere": what ends it may be known where the whole is not.
  const parts = words.split(' ');
  for (const [index] of parts.entries()) {
    const said = { name: parts.slice(index).join(' ') };
    if (said.name.length < SHORTEST_NAME) continue;
    const sight = sightOf(said, draft);
    const isIt = !isUnclear(sight) && fold(sight.name).startsWith(fold(said.name));
    if (isIt && kmFromTrip(sight, draft) < NEAR_KM) return { latitude: sight.lat, longitude: sight.lon };
    const city = cityOf(said, draft);
    if (!isUnclear(city) && city.id !== stop.place.placeId && kmFromTrip(city, draft) < NEAR_KM)
      return { latitude: city.lat, longitude: city.lon };
  }
  return null;
}

/** Where one sleeps: the base of its nights. */
export const setLodging: Do<'setLodging'> = (draft, { words, when }) => {
  const { stops } = draft.document.trip;
  const found = daysOf(when, draft);
  if (isUnclear(found)) return found;
  const ids = new Set(found.days.map(({ stopId }) => stopId));
  const here = stops.filter(({ id, nights }) => nights > 0 && (found.whole ? true : ids.has(id)));
  const [stop] = here;
  if (stop === undefined) return refused({ says: 'noPlanYet' });
  if (here.length > 1)
    return {
      ask: { says: 'whichStopOf', what: words },
      offers: here.slice(0, 6).map(({ place }) => ({
        label: { says: 'labelIn' as const, name: place.name },
        intents: [{ kind: 'setLodging' as const, words, when: { days: [{ atStop: place.name }] } }],
      })),
    };
  const before = draft.document;
  const spot = spotOf(draft, words, stop);
  const bed = foundElsewhere(draft, words);
  const { placeId: _, ...city } = stop.place;
  const lodging: PlaceRef = bed
    ? { ...bed, kind: 'lodging' }
    : { ...city, ...spot, name: words.slice(0, 200), kind: 'lodging', status: 'own' };
  draft.apply({ edit: 'updateStop', stop: { ...stop, lodging } });
  draft.reroute(before);
  const { name, address } = lodging;
  const known = spot !== null || bed !== null;
  return { done: [{ says: 'sleepsAt', name, city: stop.place.name, known, ...(address && { address }) }] };
};
