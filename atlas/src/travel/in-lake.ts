import { lakes } from './lakes.ts';

const lakeBoxes = lakes.map(({ outline }) => {
  const lons = outline.filter((_, i) => i % 2 === 0);
  const lats = outline.filter((_, i) => i % 2 === 1);
  return {
    outline,
    west: Math.min(...lons),
    east: Math.max(...lons),
    south: Math.min(...lats),
    north: Math.max(...lats),
  };
});

const lakesByDegree = new Map<number, typeof lakeBoxes>();
for (const lake of lakeBoxes) {
  for (let lat = Math.floor(lake.south); lat <= lake.north; lat++) {
    for (let lon = Math.floor(lake.west); lon <= lake.east; lon++) {
      const key = lat * 1000 + lon;
      lakesByDegree.set(key, [...(lakesByDegree.get(key) ?? []), lake]);
    }
  }
}

/** Whether a point lies in one of the wide lakes. */
export function inLake(lon: number, lat: number): boolean {
  const near = lakesByDegree.get(Math.floor(lat) * 1000 + Math.floor(lon));
  if (!near) return false;
  for (const lake of near) {
    if (lon < lake.west || lon > lake.east || lat < lake.south || lat > lake.north) continue;
    if (insideRing(lake.outline, lon, lat)) return true;
  }
  return false;
}

function insideRing(ring: readonly number[], lon: number, lat: number): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const y0 = ring[i + 1]!;
    const y1 = ring[j + 1]!;
    if (y0 > lat !== y1 > lat && lon < ((ring[j]! - ring[i]!) * (lat - y0)) / (y1 - y0) + ring[i]!)
      inside = !inside;
  }
  return inside;
}
