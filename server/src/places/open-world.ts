import {
  type Atlas,
  type ExtraPlace,
  mergeImports,
  type MergedImports,
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

/** What threads need to open the same world: the bytes of the atlas, held once, and what was imported. */
export interface SharedWorld {
  world: SharedArrayBuffer;
  travel: SharedArrayBuffer | null;
  imports: MergedImports;
}

interface WorldOptions {
  /** What an operator has imported. */
  extras?: readonly ExtraPlace[];
  /** What another thread has read already. */
  shared?: SharedWorld;
}

function readShared(extras: readonly ExtraPlace[]): SharedWorld {
  const world = readWorldFile();
  const imports =
    extras.length === 0 ? { places: [], facts: new Map() } : mergeImports(extras, openAtlas({ world }));
  return { world, travel: readTravelFile(), imports };
}

/** The atlas, with an operator's own places, and its travel model; each opened when first asked for. */
export function openWorld({ extras = [], shared: given }: WorldOptions = {}): World {
  const shared = once(() => given ?? readShared(extras));
  const atlas = once(() => {
    const { world, imports } = shared();
    const isBare = imports.places.length === 0 && imports.facts.size === 0;
    return openAtlas({ world, ...(!isBare && { extras: extraPlaces(imports) }) });
  });
  const travel = once(() => openTravel(atlas(), shared().travel));
  return { shared, atlas, travel };
}
