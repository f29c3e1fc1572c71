import { json, standIn } from './stand-in.ts';

interface Thing {
  id: number;
  at: readonly [latitude: number, longitude: number];
  street: string;
  tags: Record<string, string>;
}

const things: readonly Thing[] = [
  {
    id: 101,
    at: [41.8943, 12.4739],
    street: 'Via dei Giubbonari',
    tags: { name: 'Roscioli', amenity: 'restaurant', opening_hours: 'Mo-Su 12:30-16:00,19:00-23:30' },
  },
  {
    id: 102,
    at: [41.9079, 12.4771],
    street: 'Via Margutta',
    tags: { name: 'Il Margutta', amenity: 'restaurant', opening_hours: 'Tu-Su 12:00-23:30' },
  },
  {
    id: 103,
    at: [41.901, 12.492],
    street: 'Via Nazionale',
    tags: { name: 'Hotel Artemide', tourism: 'hotel', phone: '+39 06 489911', website: 'hotelartemide.it' },
  },
  { id: 104, at: [41.78, 12.9], street: '', tags: { name: 'Zampanella', place: 'hamlet' } },
];

const mainKeys = ['amenity', 'tourism', 'place'];
const mainTag = (tags: Thing['tags']) => Object.entries(tags).find(([key]) => mainKeys.includes(key))!;

const feature = ({ id, at, street, tags }: Thing) => {
  const [osm_key, osm_value] = mainTag(tags);
  const where = { street, housenumber: '1', city: 'Rome', country: 'Italy', countrycode: 'IT' };
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [at[1], at[0]] },
    properties: { name: tags['name'], osm_type: 'N', osm_id: id, osm_key, osm_value, ...where },
  };
};

/** A small server in the place of Photon and Overpass: two restaurants, a hotel and a hamlet in and near Rome. */
export const placesStandIn = () =>
  standIn(({ url: { pathname, searchParams }, body }, response) => {
    if (pathname === '/api') {
      const q = searchParams.get('q')!.toLowerCase();
      const found = things.filter(({ tags }) => tags['name']!.toLowerCase().includes(q));
      return json(response, { type: 'FeatureCollection', features: found.map(feature) });
    }
    const script = new URLSearchParams(body).get('data') ?? '';
    const elements = things
      .filter(({ id }) => script.includes(`node(${id})`))
      .map(({ id, at: [lat, lon], tags }) => ({ type: 'node', id, lat, lon, tags }));
    return json(response, pathname === '/api/interpreter' ? { elements } : { features: [] });
  });
