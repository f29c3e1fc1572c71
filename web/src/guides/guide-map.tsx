import type { CitySummary } from '@wayfare/contracts/place-endpoints';
import { useMemo } from 'react';
import type { MapPoint } from '../map/map-contents.ts';
import { NearMap } from '../map/near-map.tsx';
import { formatDistance } from '../ui/format-distance.ts';
import type { Attraction, AttractionGuide } from './guides.queries.ts';

/** The colour of what a guide's map is about; what is merely near it has none. */
const own = 1;

const sightPoint = (
  { id, name, latitude, longitude }: Attraction,
  rest: Pick<MapPoint, 'detail' | 'number' | 'colour' | 'caption'>,
): MapPoint => ({
  id,
  dayId: null,
  kind: 'item',
  name,
  place: { placeId: id, name, kind: 'attraction', latitude, longitude, status: 'atlas' },
  ...rest,
});

const cityPoint = ({ id, name, country, latitude, longitude }: CitySummary): MapPoint => ({
  id,
  dayId: null,
  kind: 'item',
  name,
  detail: country,
  number: '',
  colour: own,
  place: { placeId: id, name, kind: 'city', latitude, longitude, status: 'atlas' },
});

interface GuideMapProps {
  label: string;
  points: MapPoint[];
  /** True where one has asked for the map already. */
  asked?: boolean;
}

/** A guide is read for its text: its map, which weighs more, comes when it is asked for. */
function GuideMap({ label, points, asked = false }: GuideMapProps) {
  const contents = useMemo(() => ({ points, routes: [], days: [] }), [points]);
  const height = asked ? 'h-[70dvh] min-h-96' : 'h-96';
  return <NearMap label={label} contents={contents} guidesHere whenAsked={!asked} className={height} />;
}

/** Where the sights of a city lie, numbered as in the list. */
export function SightsMap({ city, attractions }: { city: string; attractions: readonly Attraction[] }) {
  const points = useMemo(
    () =>
      attractions.map((sight, index) =>
        sightPoint(sight, {
          detail: sight.category.replaceAll('_', ' '),
          number: String(index + 1),
          colour: own,
        }),
      ),
    [attractions],
  );
  return <GuideMap label={`Map of the sights of ${city}`} points={points} />;
}

/** An attraction and what lies near it. */
export function NearbyMap({ attraction, nearby }: Pick<AttractionGuide, 'attraction' | 'nearby'>) {
  const points = useMemo(
    () => [
      sightPoint(attraction, { detail: 'This guide', number: '', colour: own, caption: attraction.name }),
      ...nearby.map((near, index) =>
        sightPoint(near.attraction, {
          detail: `${formatDistance(near.distanceMeters)} away`,
          number: String(index + 1),
          colour: 0,
        }),
      ),
    ],
    [attraction, nearby],
  );
  return <GuideMap label={`Map of ${attraction.name} and what lies near`} points={points} />;
}

/** Cities with a guide, gathered where they lie close. */
export function CitiesMap({ cities, asked }: { cities: readonly CitySummary[]; asked?: boolean }) {
  const points = useMemo(() => cities.map(cityPoint), [cities]);
  return <GuideMap label="Map of the city guides" points={points} {...(asked ? { asked } : {})} />;
}
