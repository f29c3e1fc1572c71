import { beforeAll, describe, expect, it } from 'vitest';
import ical, { type VEvent } from 'node-ical';
import { openAtlas } from '@wayfare/atlas';
import type { StoredTrip } from '@wayfare/contracts/trip-endpoints';
import { toInstant } from '@wayfare/contracts/text';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import { readXml, type XmlElement } from '../imports/read-xml.ts';
import { ownPlace, planItem, plannedTrip } from '../testing/planned-trip.ts';
import { readingOf, type TripReading } from './trip-reading.ts';
import { writeGpx } from './write-gpx.ts';
import { writeIcs } from './write-ics.ts';
import { writeKml } from './write-kml.ts';

const atlas = openAtlas();
const stored = (changes: Partial<StoredTrip> = {}): StoredTrip => ({
  _id: 'abcdefghijklmnopqrstuv',
  ...plannedTrip(),
  modified: toInstant(Date.UTC(2026, 4, 1)),
  version: 7,
  featured: false,
  archived: false,
  unsaved: false,
  access: 'owner',
  ...changes,
});
let reading: TripReading;
beforeAll(() => {
  reading = readingOf(atlas, stored());
});

/** The order in which a schema's sequence wants the children of an element. */
type Sequence = Record<string, readonly string[]>;

function expectSequence(element: XmlElement, sequence: Sequence) {
  const order = sequence[element.name];
  if (order) {
    const places = element.children.map(({ name }) => order.indexOf(name));
    expect(places, `children of <${element.name}>`).not.toContain(-1);
    expect(places, `order in <${element.name}>`).toEqual([...places].sort((a, b) => a - b));
  }
  for (const child of element.children) expectSequence(child, sequence);
}

const pointOrder = [
  'ele',
  'time',
  'magvar',
  'geoidheight',
  'name',
  'cmt',
  'desc',
  'src',
  'link',
  'sym',
  'type',
  'extensions',
];

describe('GPX 1.1', () => {
  it('keeps to the schema: order, required attributes, ranges', () => {
    const gpx = readXml(writeGpx(reading));
    expect(gpx.name).toBe('gpx');
    expect(gpx.attributes).toMatchObject({
      version: '1.1',
      creator: 'Wayfare',
      xmlns: 'http://www.topografix.com/GPX/1/1',
    });
    expectSequence(gpx, {
      gpx: ['metadata', 'wpt', 'rte', 'trk', 'extensions'],
      metadata: ['name', 'desc', 'author', 'copyright', 'link', 'time', 'keywords', 'bounds', 'extensions'],
      wpt: pointOrder,
      rtept: pointOrder,
      rte: ['name', 'cmt', 'desc', 'src', 'link', 'number', 'type', 'extensions', 'rtept'],
    });
    const points = gpx.children
      .flatMap((child) => (child.name === 'rte' ? child.children : [child]))
      .filter(({ name }) => name.endsWith('pt'));
    expect(points.length).toBe(6 + 5);
    for (const { attributes } of points) {
      expect(Math.abs(Number(attributes['lat']))).toBeLessThanOrEqual(90);
      expect(Math.abs(Number(attributes['lon']))).toBeLessThan(180.000001);
    }
  });
});

describe('KML 2.2', () => {
  it('keeps to the schema: order, styles that exist, coordinates', () => {
    const kml = readXml(writeKml(reading));
    expect(kml.attributes['xmlns']).toBe('http://www.opengis.net/kml/2.2');
    const feature = ['name', 'visibility', 'open', 'address', 'description', 'styleUrl', 'Style'];
    expectSequence(kml, {
      kml: ['Document'],
      Document: [...feature, 'Folder'],
      Folder: [...feature, 'Placemark'],
      Placemark: [...feature, 'Point', 'LineString'],
      LineString: ['extrude', 'tessellate', 'altitudeMode', 'coordinates'],
      Style: ['IconStyle', 'LabelStyle', 'LineStyle'],
      LineStyle: ['color', 'colorMode', 'width'],
    });
    const text = writeKml(reading);
    const styles = new Set([...text.matchAll(/<Style id="([^"]+)"/g)].map(([, id]) => `#${id}`));
    for (const [, used] of text.matchAll(/<styleUrl>([^<]+)/g)) expect(styles).toContain(used);
    for (const [, list] of text.matchAll(/<coordinates>([^<]+)/g)) {
      expect(list).toMatch(/^-?[\d.]+,-?[\d.]+,0( -?[\d.]+,-?[\d.]+,0)*$/);
    }
    expect([...text.matchAll(/<Folder><name>([^<]+)/g)].map(([, name]) => name)).toEqual([
      'Stops',
      'Day 1 · Auckland · Sat 26 Sept 2026',
      'Day 2 · Auckland · Sun 27 Sept 2026',
      'Ideas',
    ]);
  });
});

const eventsOf = (ics: string) =>
  Object.values(ical.sync.parseICS(ics)).filter((part): part is VEvent => part?.type === 'VEVENT');
const eventNamed = (ics: string, id: string) => eventsOf(ics).find(({ uid }) => uid.includes(`-${id}@`))!;

describe('iCalendar', () => {
  it('folds lines at 75 bytes, ends them with CRLF, and is read back whole by another program', () => {
    const ics = writeIcs(atlas, reading);
    expect(ics.endsWith('\r\n')).toBe(true);
    for (const line of ics.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\n');
    }
    const event = eventNamed(ics, 'a');
    expect(event.summary).toBe('Sky Tower & café');
    expect(event.description).toBe('Cost: 1,200 JPY\na, b; c\nsecond line');
    expect(ics).not.toContain('\ufffd');
    expect(eventsOf(ics)).toHaveLength(2 + 1 + 4);
  });

  it('gives the same thing the same name every time', () => {
    const names = () => eventsOf(writeIcs(atlas, readingOf(atlas, stored()))).map(({ uid }) => uid);
    expect(names()).toEqual(names());
    expect(new Set(names()).size).toBe(7);
  });

  it('lands before it left when it flies over the date line', () => {
    const flight = eventNamed(writeIcs(atlas, reading), 'fly');
    // 23:00 in Auckland on the 28th (summer time there, +13) is 10:00 UTC; 09:00 in Honolulu (-10) is 19:00 UTC.
    expect(flight.start.toISOString()).toBe('2026-09-28T10:00:00.000Z');
    expect(flight.end?.toISOString()).toBe('2026-09-28T19:00:00.000Z');
  });

  it('knows the night on which clocks are put forward', () => {
    const item = eventNamed(writeIcs(atlas, reading), 'dst');
    // Auckland on 27 September 2026: 01:00 is still +12, 04:00 is +13 already: three hours on the clock are two.
    expect(item.start.toISOString()).toBe('2026-09-26T13:00:00.000Z');
    expect(item.end?.toISOString()).toBe('2026-09-26T15:00:00.000Z');
  });

  it('runs past midnight, and over night on the way in', () => {
    const ics = writeIcs(atlas, reading);
    expect(eventNamed(ics, 'late').end?.toISOString()).toBe('2026-09-26T13:00:00.000Z');
    const overnight = readingOf(
      atlas,
      stored({
        trip: {
          ...plannedTrip().trip,
          origin: ownPlace('Kathmandu', 27.7172, 85.324),
          legs: [
            {
              id: 'in',
              from: 'origin',
              to: 's1',
              travel: { mode: 'flight', minutes: 900, distanceMeters: 12_000_000, estimate: false },
              departMinute: 1200,
              arriveMinute: 1120,
              arriveDayOffset: 1,
            },
          ],
        },
      }),
    );
    const flight = eventNamed(writeIcs(atlas, overnight), 'in');
    // It arrives on the first day, so it leaves the day before: 20:00 at +5:45.
    expect(flight.start.toISOString()).toBe('2026-09-25T14:15:00.000Z');
    expect(flight.end?.toISOString()).toBe('2026-09-26T06:40:00.000Z');
  });

  it('carries the rules of its zones, quarter hours too', () => {
    const day = {
      ...plannedTrip().plan.days[0]!,
      items: [planItem('k', ownPlace('Boudhanath', 27.7215, 85.362), 545)],
    };
    const nepal = readingOf(
      atlas,
      stored({
        trip: { ...emptyTrip(), startOn: '2026-09-26' },
        plan: { schemaVersion: 1, days: [{ ...day, stopId: null }] },
      }),
    );
    const ics = writeIcs(atlas, nepal);
    expect(ics).toContain('TZID:Asia/Kathmandu');
    expect(ics).toContain('TZOFFSETTO:+0545');
    expect(eventNamed(ics, 'k').start.toISOString()).toBe('2026-09-26T03:20:00.000Z');
    const auckland = writeIcs(atlas, reading);
    // Unfolded, every zone that an event names is described.
    const zones = new Set([...auckland.matchAll(/DT(?:START|END);TZID=([^:]+)/g)].map(([, zone]) => zone));
    for (const zone of zones) expect(auckland).toContain(`\r\nTZID:${zone}\r\n`);
    expect(auckland).toContain(
      'BEGIN:DAYLIGHT\r\nDTSTART:20260927T020000\r\nTZOFFSETFROM:+1200\r\nTZOFFSETTO:+1300',
    );
  });
});
