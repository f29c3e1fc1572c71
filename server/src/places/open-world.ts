import { type Atlas, type ExtraPlace, openAtlas, openTravel, type TravelModel } from '@wayfare/atlas';
import { extraPlaces } from './extra-places.ts';

/** Makes a thing at its first use and keeps it. */
function once<T>(make: () => T) {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The atlas, with an operator's own places, and its travel model; each opened when first asked for. */
export function openWorld(extras: readonly ExtraPlace[] = []): {
  atlas: () => Atlas;
  travel: () => TravelModel;
} {
  const atlas = once(() => openAtlas(extras.length > 0 ? { extras: extraPlaces(extras) } : {}));
  return { atlas, travel: once(() => openTravel(atlas())) };
}
