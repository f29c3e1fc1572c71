import {
  type Atlas,
  type ExtraPlace,
  openAtlas,
  openTravel,
  readTravelFile,
  readWorldFile,
  type TravelModel,
} from '@wayfare/atlas';
import { extraPlaces } from './extra-places.ts';

/** Makes a thing at its first use and keeps it. */
function once<T>(make: () => T) {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Everything that is known of places here: the atlas, and the ways between places. */
export interface World {
  atlas: () => Atlas;
  travel: () => TravelModel;
  /** The bytes that it is opened on, for other threads. */
  shared: () => SharedWorld;
}

/** What threads need to open the same world: the bytes of the atlas, held once, and an operator's own places. */
export interface SharedWorld {
  world: SharedArrayBuffer;
  travel: SharedArrayBuffer | null;
  extras: readonly ExtraPlace[];
}

interface WorldOptions {
  extras?: readonly ExtraPlace[];
  /** What another thread has read already. */
  shared?: SharedWorld;
}

/** The atlas, with an operator's own places, and its travel model; each opened when first asked for. */
export function openWorld({ extras: own = [], shared: given }: WorldOptions = {}): World {
  const extras = given?.extras ?? own;
  const shared = once(() => given ?? { world: readWorldFile(), travel: readTravelFile(), extras });
  const atlas = once(() =>
    openAtlas({ world: shared().world, ...(extras.length > 0 && { extras: extraPlaces(extras) }) }),
  );
  const travel = once(() => openTravel(atlas(), shared().travel));
  return { shared, atlas, travel };
}
