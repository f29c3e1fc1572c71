import type { Atlas, City } from '@wayfare/atlas';

const leastPeople = 20_000;

/** The town that a point belongs to: one with a guide where it is near. */
export const townAt = (
  atlas: Atlas,
  { latitude, longitude }: { latitude: number; longitude: number },
): City | null =>
  atlas.nearestCatalogueCity(latitude, longitude, 40) ?? atlas.nearestCity(latitude, longitude, leastPeople);
