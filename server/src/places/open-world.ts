import { openAtlas, openTravel, type Atlas, type TravelModel } from '@wayfare/atlas';

/** Makes a thing at its first use and keeps it. */
function once<T>(make: () => T) {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The atlas and its travel model, each opened when first asked for. */
export function openWorld(): { atlas: () => Atlas; travel: () => TravelModel } {
  const atlas = once(() => openAtlas());
  return { atlas, travel: once(() => openTravel(atlas())) };
}
