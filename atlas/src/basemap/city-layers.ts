import type { Feature } from 'geojson';
import type { Atlas, Attraction } from '../atlas.ts';
import { cityRiverFeatures } from './city-rivers.ts';
import { areaFeature, pointFeature, type BasemapLayers } from './map-feature.ts';
import { namedStations } from './railways.ts';
import type { Ground } from './regain-land.ts';
import { softPatch } from './soft-patch.ts';

/** About how far a quarter reaches. */
const quarterMeters = 480;

/** How far the green of a sight reaches, in metres: those one stays longer in are larger. Null for what is not green. */
function greenMeters({ category, visit: [minutes], dayTrip }: Attraction): number | null {
  const between = (least: number, most: number, meters: number) => Math.max(least, Math.min(most, meters));
  if (category === 'park') return between(160, 650, minutes * 4);
  if (category === 'garden') return between(80, 320, minutes * 2);
  if (category === 'zoo' || category === 'cemetery') return between(120, 350, minutes * 1.5);
  if (category === 'nature') return between(250, 1200, minutes * 6);
  if (category === 'national_park') return dayTrip ? 5000 : 2200;
  return null;
}

/** What a city is made of where no street is known: its sights, quarters, parks and stations. */
export function cityLayers(atlas: Atlas, ground: Ground): BasemapLayers {
  const sights: Feature[] = [];
  const quarters: Feature[] = [];
  const quarterAreas: Feature[] = [];
  const parks: Feature[] = [];
  for (const { id: cityId } of atlas.catalogueCities()) {
    for (const sight of atlas.topAttractions(cityId)) {
      const { id, name, lat, lon, fame, category } = sight;
      sights.push(pointFeature([lon, lat], { id, name, kind: category, fame }));
      const meters = greenMeters(sight);
      if (meters !== null) parks.push(areaFeature([softPatch({ at: [lon, lat], meters }, ground)], {}));
    }
    for (const { name, lat, lon } of atlas.cityInfo(cityId)?.guide.neighbourhoods ?? []) {
      quarters.push(pointFeature([lon, lat], { name, kind: 'quarter' }));
      quarterAreas.push(areaFeature([softPatch({ at: [lon, lat], meters: quarterMeters }, ground)], {}));
    }
  }
  const stations = namedStations().map(({ name, lat, lon }) =>
    pointFeature([lon, lat], { name: `${name} station`, kind: 'station' }),
  );
  // Drawn anew where one looks closely.
  const regained = ground.regained.map((ring) => areaFeature([ring], {}));
  return {
    regained,
    'quarter-areas': quarterAreas,
    parks,
    'city-rivers': cityRiverFeatures(),
    quarters,
    sights,
    stations,
  };
}
