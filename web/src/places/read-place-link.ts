/** A point somebody pasted, with the name and the thing of OpenStreetMap that the link speaks of. */
export interface PastedPlace {
  at: { latitude: number; longitude: number } | null;
  name: string;
  /** `node/123`. */
  osm: string | null;
}

/** What was pasted: a place, or a link that says nothing of where, with what helps. */
export type Pasted = { place: PastedPlace } | { problem: string };

const shortLink =
  'Short links of Google Maps say where only to Google. Open it there, and paste the long address of the page.';
const noPoint = 'This link names no place on the map. Open the place there, and paste its address.';

type Point = PastedPlace['at'];

function pointOf(latitude: number, longitude: number): Point {
  const isPoint = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPoint ? { latitude, longitude } : null;
}

/** `48.85, 2.29`, and nothing else. */
function decimalPoint(text: string): Point {
  const match = /^([+-]?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*([+-]?\d{1,3}(?:\.\d+)?)$/.exec(text.trim());
  // Two small whole numbers may be anything.
  return match && text.includes('.') ? pointOf(Number(match[1]), Number(match[2])) : null;
}

const degrees = `(\\d{1,3})°(?:([\\d.]+)['′’])?(?:([\\d.]+)["″”])?`;
const sideFirst = new RegExp(`([NSEW])${degrees}`, 'gu');
const sideLast = new RegExp(`()${degrees}([NSEW])`, 'gu');

/** `48°51′30″N 2°17′40″E`, the side of the world before or after. */
function sexagesimalPoint(text: string): Point {
  const bare = text.toUpperCase().replace(/[\s,;]/g, '');
  const form = /^[NSEW]/.test(bare) ? sideFirst : sideLast;
  const [first, second, ...more] = [...bare.matchAll(form)];
  if (!first || !second || more.length > 0 || bare.replace(form, '') !== '') return null;
  const read = ([, before, whole, minutes, seconds, after]: RegExpExecArray) => {
    const side = before || after || '';
    const size = Number(whole) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600;
    return { isLatitude: side === 'N' || side === 'S', value: side === 'S' || side === 'W' ? -size : size };
  };
  const [one, other] = [read(first), read(second)];
  if (one.isLatitude === other.isLatitude) return null;
  return one.isLatitude ? pointOf(one.value, other.value) : pointOf(other.value, one.value);
}

const plain = (text: string | null | undefined) => {
  try {
    return decodeURIComponent((text ?? '').replaceAll('+', ' ')).trim();
  } catch {
    return '';
  }
};

const place = (at: Point, name = '', osm: string | null = null): Pasted =>
  at || osm ? { place: { at, name: decimalPoint(name) ? '' : name, osm } } : { problem: noPoint };

/** A name and a point in one, as `geo:` and queries have it: `41.9,12.5`, `41.9,12.5 (Roscioli)`. */
function labelled(text: string): { at: Point; name: string } {
  const [first = '', label = ''] = text.split('(');
  return { at: decimalPoint(first), name: label.replace(')', '').trim() };
}

function readGoogle({ pathname, hash, searchParams }: URL): Pasted {
  const path = pathname + hash;
  // What was meant stands in the data; where the map was looked at from stands after the @.
  const meant = [...path.matchAll(/!3d(-?\d+\.?\d*)!4d(-?\d+\.?\d*)/g)].at(-1);
  const looked = /@(-?\d+\.?\d*),(-?\d+\.?\d*)/.exec(path);
  const [, named = ''] = /\/(?:place|search)\/([^/@]+)/.exec(pathname) ?? [];
  const query = ['q', 'query', 'destination', 'll', 'center']
    .map((key) => searchParams.get(key))
    .find((text) => text !== null);
  const asked = labelled(query ?? '');
  const [, latitude, longitude] = meant ?? looked ?? [];
  const at = latitude === undefined ? null : pointOf(Number(latitude), Number(longitude));
  const name = plain(named);
  return place(
    at ?? asked.at ?? decimalPoint(name) ?? sexagesimalPoint(name),
    sexagesimalPoint(name) ? '' : name || asked.name,
  );
}

function readApple({ searchParams }: URL): Pasted {
  const at = ['coordinate', 'll', 'sll', 'daddr', 'q'].map((key) =>
    decimalPoint(searchParams.get(key) ?? ''),
  );
  return place(
    at.find((one) => one !== null) ?? null,
    plain(searchParams.get('name') ?? searchParams.get('q')),
  );
}

function readOpenStreetMap({ pathname, hash, searchParams }: URL): Pasted {
  const [, osm = null] = /^\/((?:node|way|relation)\/\d{1,18})/.exec(pathname) ?? [];
  const marked = decimalPoint(`${searchParams.get('mlat') ?? ''},${searchParams.get('mlon') ?? ''}`);
  const [, latitude, longitude] = /map=\d+\.?\d*\/(-?\d+\.?\d*)\/(-?\d+\.?\d*)/.exec(hash) ?? [];
  const looked = latitude === undefined ? null : pointOf(Number(latitude), Number(longitude));
  return place(marked ?? looked, '', osm);
}

function readGeo(text: string): Pasted {
  const [spot = '', query = ''] = text.slice('geo:'.length).split('?');
  const asked = labelled(plain(new URLSearchParams(query).get('q')));
  const at = decimalPoint(spot.split(';')[0]!.split(',').slice(0, 2).join(','));
  const isUnsaid = at?.latitude === 0 && at.longitude === 0;
  return place(isUnsaid ? asked.at : (at ?? asked.at), asked.name);
}

/** A place that was pasted: coordinates, or a link of Google Maps, Apple Maps or OpenStreetMap; null for anything else. */
export function readPlaceLink(text: string): Pasted | null {
  const typed = text.trim();
  const point = decimalPoint(typed) ?? sexagesimalPoint(typed);
  if (point) return place(point);
  if (/^geo:/i.test(typed)) return readGeo(typed);
  const full = /^(www\.|maps\.|goo\.gl\/)/i.test(typed) ? `https://${typed}` : typed;
  if (!/^https?:\/\/\S+$/i.test(full) || !URL.canParse(full)) return null;
  const url = new URL(full);
  const host = url.hostname.replace(/^www\./, '');
  if (host === 'maps.app.goo.gl' || host === 'goo.gl' || host === 'g.co') return { problem: shortLink };
  if (/^(maps\.)?google\.[a-z.]{2,6}$/.test(host)) return readGoogle(url);
  if (host === 'maps.apple.com') return readApple(url);
  if (host === 'openstreetmap.org' || host === 'osm.org') return readOpenStreetMap(url);
  return { problem: 'Places are read from links of Google Maps, Apple Maps and OpenStreetMap.' };
}
