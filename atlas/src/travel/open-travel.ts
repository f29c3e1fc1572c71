import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Atlas } from '../atlas.ts';
import { defaultDirectory, travelFileName } from '../build/locations.ts';
import { createTravelModel, type TravelModel } from './create-travel-model.ts';

/** The travel model over the atlas's own towns and airports, from what the build saved where it is there. */
export function openTravel(atlas: Atlas, directory: string = defaultDirectory): TravelModel {
  const file = path.join(directory, travelFileName);
  return createTravelModel({
    cities: atlas.cities(0),
    airports: atlas.airports(),
    ...(existsSync(file) && { saved: readFileSync(file) }),
  });
}
