import type { Atlas } from '../atlas.ts';
import { readTravelFile } from '../world/read-atlas-file.ts';
import { toldBetween } from './hold-to-told.ts';
import { createTravelModel, type TravelModel } from './create-travel-model.ts';

/** The travel model over the atlas's own towns and airports, from what the build saved where it is there. */
export function openTravel(atlas: Atlas, saved: SharedArrayBuffer | null = readTravelFile()): TravelModel {
  return createTravelModel({
    cities: atlas.cities(0),
    airports: atlas.airports(),
    told: toldBetween(atlas),
    ...(saved && { saved: Buffer.from(saved) }),
  });
}
