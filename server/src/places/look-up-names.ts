import { distanceKm } from '@wayfare/almanac/distance';
import { type Atlas, fold } from '@wayfare/atlas';
import type { Outside } from '../outside/open-door.ts';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { placeOfThing } from './place-at.ts';
import { withoutKind } from './read-kind-wish.ts';
import { searchOutside } from './search-outside.ts';

/** What names are looked up with. */
interface LookUpNeeds {
  atlas: Atlas;
  outside: Outside;
  language: string;
}

const mostNames = 3;
/** What is named in a conversation lies no further than this from a stop. */
const reachKm = 60;

/** Whether a place's name says all that was said, but for its kind. */
function isCalled(place: PlaceRef, name: string): boolean {
  const words = fold(place.name).split(' ');
  return fold(withoutKind(name) ?? name)
    .split(' ')
    .every((said) => words.includes(said));
}

/** The place of one name near a trip, with its hours; null where nobody is sure of it. */
async function lookUp({ atlas, outside, language }: LookUpNeeds, name: string, stops: readonly PlaceRef[]) {
  for (const near of stops) {
    const found = await searchOutside(atlas, outside, { q: name, near, on: undefined, limit: 5, language });
    const sure = found.find(
      ({ place }) =>
        place.source !== undefined &&
        isCalled(place, name) &&
        distanceKm(near.latitude, near.longitude, place.latitude, place.longitude) <= reachKm,
    );
    if (!sure) continue;
    const whole = await placeOfThing({ atlas, outside, language }, sure.id, sure.name);
    return { name, place: { ...sure.place, ...whole?.place, name: sure.name } };
  }
  return null;
}

/** Names that the atlas does not know, looked up near the stops of a trip with servers of others. */
export async function lookUpNames(needs: LookUpNeeds, names: readonly string[], stops: readonly PlaceRef[]) {
  if (!(await needs.outside.isOn('places'))) return [];
  const found = await Promise.all(
    names.slice(0, mostNames).map((name) => lookUp(needs, name, stops.slice(0, mostNames))),
  );
  return found.filter((one) => one !== null);
}
