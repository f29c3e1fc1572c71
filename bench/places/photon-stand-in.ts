import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fold } from '@wayfare/atlas';
import type { KnownPlace } from './read-known.ts';

interface Entry {
  id: number;
  name: string;
  latitude: number;
  longitude: number;
  city: string;
  tag: readonly [key: string, value: string];
  /** What the server thinks of it, which has nothing to do with what is meant. */
  importance: number;
}

const tags: Record<KnownPlace['kind'], Entry['tag']> = {
  hotel: ['tourism', 'hotel'],
  restaurant: ['amenity', 'restaurant'],
  town: ['place', 'village'],
  station: ['railway', 'station'],
  sight: ['tourism', 'attraction'],
  park: ['leisure', 'park'],
};
const others = Object.values(tags);

/** Numbers from 0 to 1, the same at every run. */
function dice(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** The places themselves; namesakes in the cities of other trips; and things beside each that are called after it. */
function entriesOf(known: readonly KnownPlace[]): Entry[] {
  const roll = dice(19);
  const entries: Entry[] = [];
  const add = (entry: Omit<Entry, 'id' | 'importance'>) =>
    entries.push({ ...entry, id: entries.length + 1, importance: roll() });
  for (const { name, kind, latitude, longitude, trip } of known) {
    add({ name, latitude, longitude, city: trip, tag: tags[kind] });
    for (let count = 0; count < 4; count += 1) {
      const away = known[Math.floor(roll() * known.length)]!;
      const at = { latitude: away.latitude + roll() / 50, longitude: away.longitude + roll() / 50 };
      if (away.trip !== trip)
        add({ name, ...at, city: away.trip, tag: others[Math.floor(roll() * others.length)]! });
    }
    for (const called of ['Parking', 'Café', 'Via', 'Residence']) {
      const at = { latitude: latitude + roll() / 100, longitude: longitude + 0.004 + roll() / 100 };
      add({ name: `${called} ${name}`, ...at, city: trip, tag: others[Math.floor(roll() * others.length)]! });
    }
  }
  return entries;
}

/** Each word typed begins a word of the name or the city; the order is the server's own, with little regard to the trip. */
function find(entries: readonly Entry[], q: string, limit: number, near: readonly [number, number] | null) {
  const words = fold(q).split(' ');
  const kilometres = ({ latitude, longitude }: Entry) =>
    near ? 111 * Math.hypot(latitude - near[0], longitude - near[1]) : 0;
  return entries
    .filter(({ name, city }) => words.every((word) => ` ${fold(`${name} ${city}`)}`.includes(` ${word}`)))
    .map((entry) => ({ entry, worth: entry.importance + (near && kilometres(entry) < 100 ? 0.5 : 0) }))
    .toSorted((left, right) => right.worth - left.worth)
    .slice(0, limit)
    .map(({ entry }) => entry);
}

/** A server in the form of Photon that holds the known places among decoys. */
export async function photonStandIn(known: readonly KnownPlace[]) {
  const entries = entriesOf(known);
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url!, 'http://stand-in');
    const [lat, lon] = [searchParams.get('lat'), searchParams.get('lon')];
    const near = lat && lon ? ([Number(lat), Number(lon)] as const) : null;
    const found = find(entries, searchParams.get('q') ?? '', Number(searchParams.get('limit') ?? 15), near);
    const features = found.map(({ id, name, latitude, longitude, city, tag: [osm_key, osm_value] }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { name, city, osm_key, osm_value, osm_type: 'N', osm_id: id },
    }));
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ features }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, count: entries.length, close: () => new Promise((done) => server.close(done)) };
}
