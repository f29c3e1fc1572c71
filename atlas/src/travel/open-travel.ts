import type { Atlas } from '../atlas.ts';
import { createTravelModel, type TravelModel } from './create-travel-model.ts';
import { pickRoadPlaces, roadPlacePopulation } from './pick-road-places.ts';

/** The travel model over the atlas's own towns and airports. */
export function openTravel(atlas: Atlas): TravelModel {
  const towns = function* () {
    for (const city of atlas.cities(roadPlacePopulation))
      yield { ...city, countryCode: city.countryCode.toUpperCase() };
  };
  return createTravelModel({
    cities: pickRoadPlaces(towns()),
    airports: atlas.airports().map((airport) => ({
      ...airport,
      countryCode: airport.countryCode.toUpperCase(),
      large: airport.size === 'large',
    })),
  });
}
