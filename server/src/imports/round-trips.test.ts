import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openAtlas } from '@wayfare/atlas';
import type { StoredTrip } from '@wayfare/contracts/trip-endpoints';
import { toInstant } from '@wayfare/contracts/text';
import { tripDocument, type TripDocument } from '@wayfare/contracts/trip-document';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import { readingOf } from '../exports/trip-reading.ts';
import { writeGeoJson } from '../exports/write-geojson.ts';
import { writeGpx } from '../exports/write-gpx.ts';
import { writeIcs } from '../exports/write-ics.ts';
import { writeTripJson } from '../exports/write-json.ts';
import { writeKml } from '../exports/write-kml.ts';
import { ownPlace, planItem } from '../testing/planned-trip.ts';
import { readFile } from './read-file.ts';
import { toDocument } from './to-document.ts';

const atlas = openAtlas();

/** Names as people and attackers write them: any letters, markup, quotes, formulas, line ends left out. */
const name = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    fc.constantFrom(
      '<b>&amp;"\'',
      ']]>',
      '=1+1',
      'a;b,c\\n',
      'Zoë, “the” café',
      '日本 🗻',
      '-->',
      'BEGIN:VEVENT',
    ),
  )
  .map((text) =>
    text
      .replace(/[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]/gu, '')
      .trim()
      .replace(/\s+/g, ' '),
  )
  .filter((text) => text !== '' && !/^day\s/i.test(text));
const degrees = (most: number) =>
  fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((value) => value / 1e5);
const place = fc
  .tuple(name, degrees(80), degrees(179))
  .map(([text, latitude, longitude]) => ownPlace(text, latitude, longitude));

const day = fc.array(fc.tuple(place, fc.integer({ min: 0, max: 1300 })), { minLength: 1, maxLength: 4 });
const documents = fc
  .tuple(name, fc.array(day, { minLength: 1, maxLength: 3 }), fc.array(place, { maxLength: 3 }))
  .map(([tripName, days, ideas]): TripDocument => ({
    tripName,
    trip: {
      ...emptyTrip(),
      startOn: '2026-10-24',
      ideas: ideas.map((idea, index) => ({ id: `i${index}`, place: idea })),
    },
    plan: {
      schemaVersion: 1,
      days: days.map((items, index) => ({
        id: `d${index}`,
        on: `2026-10-${24 + index}`,
        stopId: null,
        base: null,
        endBase: null,
        startMinute: 540,
        endMinute: 1260,
        items: items.map(([at, minute], position) => planItem(`d${index}i${position}`, at, minute)),
      })),
    },
  }));

const stored = (document: TripDocument): StoredTrip => ({
  _id: 'abcdefghijklmnopqrstuv',
  ...document,
  modified: toInstant(0),
  version: 1,
  featured: false,
  archived: false,
  unsaved: false,
  access: 'owner',
});

/** Every placed thing of a trip as one line, in no order: its day, name and point. */
function placesOf({ trip, plan }: TripDocument): string[] {
  const of = (where: string, title: string, at: { latitude: number; longitude: number }) =>
    `${where} ${title} ${at.latitude} ${at.longitude}`;
  return [
    ...(plan?.days ?? []).flatMap((one, index) =>
      one.items.flatMap((item) => (item.place ? [of(`day ${index + 1}`, item.title, item.place)] : [])),
    ),
    ...trip.ideas.map((idea) => of('idea', idea.place.name, idea.place)),
  ].sort();
}

const backFrom = (written: string) => toDocument(atlas, readFile(written), 'file').document;

it('a trip of ours comes back exactly', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const kept = tripDocument.parse(document);
      expect(readFile(writeTripJson(stored(kept))).document).toEqual(kept);
    }),
    { numRuns: 50 },
  );
});

it.each([
  ['KML', writeKml],
  ['GeoJSON', writeGeoJson],
  ['GPX', writeGpx],
] as const)('no place, name or point is lost through %s', (_format, write) => {
  fc.assert(
    fc.property(documents, (document) => {
      expect(placesOf(backFrom(write(readingOf(atlas, stored(document)))))).toEqual(placesOf(document));
    }),
    { numRuns: 40 },
  );
});

it.each([
  ['KML', writeKml],
  ['GeoJSON', writeGeoJson],
  ['GPX', writeGpx],
] as const)('a track comes back with its name and shape through %s', (_format, write) => {
  const [document] = fc.sample(documents, { numRuns: 1, seed: 1 });
  const tracks = [
    {
      id: 'walk',
      name: 'Over the “ridge” & down',
      points: [[135, 35] as const, [135.01234, 35.1], [135.2, 35]],
    },
    {
      id: 'ride',
      name: 'Ride',
      points: [
        [-70.5, -33.25],
        [-70.5, -33.5],
      ],
    },
  ].map((track) => ({ ...track, points: track.points.map(([lon, lat]): [number, number] => [lon!, lat!]) }));
  const back = backFrom(
    write(readingOf(atlas, stored({ ...document!, trip: { ...document!.trip, tracks } }))),
  );
  expect(back.trip.tracks?.map(({ name, points }) => ({ name, points }))).toEqual(
    tracks.map(({ name, points }) => ({ name, points })),
  );
});

it('no event, date or local time is lost through a calendar, on days when clocks change too', () => {
  const timesOf = ({ plan }: TripDocument) =>
    (plan?.days ?? [])
      .flatMap(({ on, items }) => items.map(({ title, startMinute }) => `${on} ${startMinute} ${title}`))
      .sort();
  fc.assert(
    fc.property(documents, (document) => {
      const back = backFrom(writeIcs(atlas, readingOf(atlas, stored(document))));
      expect(timesOf(back)).toEqual(timesOf(document));
    }),
    { numRuns: 40 },
  );
});
