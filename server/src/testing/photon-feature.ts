/** A place as a Photon server answers it. */
export const photonFeature = (
  name: string,
  [latitude, longitude]: readonly [number, number],
  properties: Record<string, unknown> = {},
) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
  properties: {
    name,
    osm_type: 'N',
    osm_id: Math.round(latitude * 1e5) * 1000 + name.length,
    osm_key: 'amenity',
    osm_value: 'restaurant',
    ...properties,
  },
});
