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

/** Makes a thing when it is first used, and again when it is used after it was forgotten. */
function whenUsed<T>(make: () => T) {
  let made: T | undefined;
  return { get: () => (made ??= make()), forget: () => (made = undefined) };
}

/** Everything that is known of places here: the atlas, and the ways between places. */
export interface World {
  atlas: () => Atlas;
  travel: () => TravelModel;
  /** The bytes that it is opened on, for other threads. */
  shared: () => SharedWorld;
  /** Gives its memory back: what is asked next opens it anew, from the disk. */
  letGo: () => void;
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

function mergedImports(extras: readonly ExtraPlace[], world: SharedArrayBuffer): MergedImports {
  return extras.length === 0 ? { places: [], facts: new Map() } : mergeImports(extras, openAtlas({ world }));
}

/** The atlas, with an operator's own places, and its travel model; each opened when first asked for. */
export function openWorld({ extras = [], shared: given }: WorldOptions = {}): World {
  let imports = given?.imports;
  const shared = whenUsed((): SharedWorld => {
    if (given) return given;
    const world = readWorldFile();
    // Dear to merge, and in no file of ours: kept for good.
    imports ??= mergedImports(extras, world);
    return { world, travel: readTravelFile(), imports };
  });
  const atlas = whenUsed(() => {
    const { world, imports: merged } = shared.get();
    const isBare = merged.places.length === 0 && merged.facts.size === 0;
    return openAtlas({ world, ...(!isBare && { extras: extraPlaces(merged) }) });
  });
  const travel = whenUsed(() => openTravel(atlas.get(), shared.get().travel));
  const letGo = () => {
    for (const opened of [travel, atlas, shared]) opened.forget();
  };
  return { shared: shared.get, atlas: atlas.get, travel: travel.get, letGo };
}
