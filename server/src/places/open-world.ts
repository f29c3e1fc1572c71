import {
  type Atlas,
  createLiveTravel,
  type ExtraPlace,
  type LiveSettings,
  type LiveTravel,
  openAtlas,
  openTravel,
  type TravelModel,
} from '@wayfare/atlas';
import { extraPlaces } from './extra-places.ts';

/** Makes a thing at its first use and keeps it. */
function once<T>(make: () => T) {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Everything that is known of places: the atlas, the ways between places, and live servers before them. */
export interface World {
  atlas: () => Atlas;
  travel: () => TravelModel;
  journeys: () => LiveTravel;
}

/** The atlas, with an operator's own places, and its travel model; each opened when first asked for. */
export function openWorld(extras: readonly ExtraPlace[] = [], live: LiveSettings = {}): World {
  const atlas = once(() => openAtlas(extras.length > 0 ? { extras: extraPlaces(extras) } : {}));
  const travel = once(() => openTravel(atlas()));
  return { atlas, travel, journeys: once(() => createLiveTravel(travel(), live)) };
}
