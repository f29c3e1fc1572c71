import { houses } from './houses.ts';
import { sacredBuildings } from './sacred-buildings.ts';

/** Everything that a town may be made of, by name. */
export const buildings = { ...houses, ...sacredBuildings };
export type BuildingName = keyof typeof buildings;
