import type { ImportedPlace } from '@wayfare/contracts/import-endpoints';
import { describe, expect, it } from 'vitest';
import { plannedTrip } from '../testing/planned-trip.ts';
import { testServer } from '../testing/test-server.ts';

async function importer() {
  const server = await testServer();
  const ada = await server.signedIn('Ada');
  const preview = (content: string, fileName = 'a file') =>
    ada.post('/api/import-preview', { fileName, content });
  return { server, ada, preview };
}

describe('a trip of ours', () => {
  it('comes back as it was, byte for byte', async () => {
    const { ada, preview } = await importer();
    const { json: first } = await ada.post('/api/save', plannedTrip());
    const { text } = await ada.get(`/api/trip-export/${first._id}.json`);
    const { json } = await preview(text, 'trip.json');
    expect(json.format).toBe('wayfare');
    const { json: second } = await ada.post('/api/save', json.document);
    expect((await ada.get(`/api/trip-export/${second._id}.json`)).text).toBe(text);
  });

  it('keeps its places, days, dates and times through every other form that has them', async () => {
    const { ada, preview } = await importer();
    const { json: saved } = await ada.post('/api/save', plannedTrip());
    const names = ['Sky Tower & café', '=cmd|calc', 'Harbour'];
    for (const format of ['gpx', 'kml', 'geojson', 'ics']) {
      const { text } = await ada.get(`/api/trip-export/${saved._id}.${format}`);
      const { json, status } = await preview(text);
      expect(status, `${format}: ${JSON.stringify(json.error)}`).toBe(200);
      expect(json.format).toBe(format);
      const { trip, plan } = json.document;
      const items = plan.days.flatMap((day: { items: { title: string; place: object }[] }) => day.items);
      for (const name of names)
        expect(
          items.map(({ title }: { title: string }) => title),
          format,
        ).toContain(name);
      expect(
        trip.stops.map(({ place }: { place: { name: string } }) => place.name),
        format,
      ).toEqual(format === 'ics' ? ['Auckland', 'Honolulu'] : ['Auckland', 'Honolulu']);
      if (format === 'ics' || format === 'geojson') expect(trip.startOn, format).toBe('2026-09-26');
      if (format !== 'gpx') {
        const tower = items.find(({ title }: { title: string }) => title === 'Sky Tower & café');
        expect(tower, format).toMatchObject({
          startMinute: 600,
          endMinute: 660,
          place: { latitude: -36.8484 },
        });
      }
      if (format !== 'ics') expect(trip.ideas, format).toHaveLength(1);
    }
  });
});

describe('what is found and what is not', () => {
  const gpx = `<?xml version="1.0"?><gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1">
    <wpt lat="35.0050" lon="135.7649"><name>Nishiki Market</name></wpt>
    <wpt lat="35.1" lon="135.9"><name>Grandma’s house</name><desc>&lt;b&gt;Key&lt;/b&gt; under the pot&lt;script&gt;steal()&lt;/script&gt;</desc></wpt>
    <trk><name>Ride</name><trkseg><trkpt lat="35" lon="135"/><trkpt lat="35.2" lon="135.1"/></trkseg></trk></gpx>`;

  it('is told place by place, and what is not known stays the traveller’s own', async () => {
    const { preview } = await importer();
    const { json } = await preview(gpx, 'weekend.gpx');
    expect(json.document.tripName).toBe('weekend');
    expect(
      json.places.map(({ name, matched }: { name: string; matched: object | null }) => [
        name,
        matched !== null,
      ]),
    ).toEqual([
      ['Nishiki Market', true],
      ['Grandma’s house', false],
      ['Ride', false],
    ]);
    expect(json.notices).toEqual([]);
    expect(json.document.trip.tracks).toEqual([
      {
        id: 'track1',
        name: 'Ride',
        points: [
          [135, 35],
          [135.1, 35.2],
        ],
      },
    ]);
    const [market, house] = json.document.trip.ideas;
    expect(market.place).toMatchObject({ placeId: 'jp-kyoto/nishiki-market', status: 'atlas' });
    expect(house).toMatchObject({
      place: { name: 'Grandma’s house', latitude: 35.1, longitude: 135.9, status: 'own', countryCode: 'jp' },
      note: 'Key under the pot',
    });
  });

  it('reads a list as it is copied from a page, with what stands under each name', async () => {
    const { preview } = await importer();
    const copied =
      'Kyoto with Mum\nBy Ada\n4 places\nShare\nNishiki Market\n4.2(48,120)·Market\nClosed ⋅ Opens 9 AM\n“Before lunch!”\n' +
      'Kinkaku-ji\n4.5\n(61,003)\nBuddhist temple\nUnheard-of Bar Xyzzy\n4.9(12)·¥¥·Bar\nhttps://www.google.com/maps/@35.01,135.76,17z\n' +
      'Grandma’s\n5.0(1)\n';
    const { json } = await preview(copied, 'Pasted list.txt');
    expect([json.format, json.document.tripName]).toEqual(['pasted-list', 'Kyoto with Mum']);
    const told = json.places.map(({ name, role, matched }: ImportedPlace) => [name, role, matched?.placeId]);
    expect(told).toEqual([
      ['Nishiki Market', 'idea', 'jp-kyoto/nishiki-market'],
      ['Kinkaku-ji', 'idea', 'jp-kyoto/kinkaku-ji'],
      ['Unheard-of Bar Xyzzy', 'idea', undefined],
      ['Grandma’s', 'note', undefined],
    ]);
    expect(json.document.trip.ideas.map(({ note }: { note?: string }) => note)).toEqual([
      'Market\nBefore lunch!',
      'Buddhist temple',
      'Bar\nhttps://www.google.com/maps/@35.01,135.76,17z',
    ]);
    expect(json.document.trip.notes).toContain('- Grandma’s');
  });

  it('reads names one under another, told apart by those beside them', async () => {
    const { preview } = await importer();
    const { json } = await preview(
      '1. Louvre Museum\n2. Musée d’Orsay – the clock\n- Pantheon\n- Nowhere at all\n',
    );
    expect(json.places.map(({ name, matched }: ImportedPlace) => [name, matched?.placeId])).toEqual([
      ['Louvre Museum', 'fr-paris/louvre-museum'],
      ['Musée d’Orsay', expect.stringMatching(/^fr-paris/)],
      ['Pantheon', expect.stringMatching(/^fr-paris/)],
      ['Nowhere at all', undefined],
    ]);
  });

  it('keeps names that are nowhere in the notes, and finds what a Google list names without doubt', async () => {
    const { preview } = await importer();
    const list =
      'Title,Note,URL,Comment\r\nFushimi Inari Taisha,go early,https://www.google.com/maps/place/x,\r\n' +
      'Unheard-of Bar Xyzzy,,https://maps.google.com/?cid=1,"with, comma"\r\n' +
      'Pinned,,"https://www.google.com/maps/place/P/data=!3d35.01!4d135.76",\r\n';
    const { json } = await preview(list, 'Want to go.csv');
    expect(json.format).toBe('google-list');
    expect(json.places.map(({ role }: { role: string }) => role)).toEqual(['idea', 'idea', 'note']);
    expect(json.document.trip.ideas[0]).toMatchObject({ place: { status: 'atlas' } });
    expect(json.document.trip.ideas[0].note).toContain('go early');
    expect(json.document.trip.ideas[1].place).toMatchObject({ name: 'Pinned', latitude: 35.01 });
    expect(json.document.trip.notes).toContain(
      '- Unheard-of Bar Xyzzy · with, comma · https://maps.google.com/?cid=1',
    );
  });

  it('reads the saved places of Takeout', async () => {
    const { preview } = await importer();
    const feature = (coordinates: number[], name: string) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates },
      properties: {
        google_maps_url: 'http://maps.google.com/?cid=2',
        location: { name, address: 'Somewhere 1' },
      },
    });
    const { json } = await preview(
      JSON.stringify({
        type: 'FeatureCollection',
        features: [feature([2.2945, 48.8584], 'My tower'), feature([0, 0], 'Zzyzx Nowhere')],
      }),
    );
    expect(json.format).toBe('google-places');
    expect(json.document.trip.ideas[0].place).toMatchObject({ name: 'My tower', countryCode: 'fr' });
    expect(json.document.trip.notes).toContain('Zzyzx Nowhere · Somewhere 1');
  });

  it('finds the points that Takeout writes beside a place or in its link, in its older form too', async () => {
    const { preview } = await importer();
    const feature = (properties: object) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [0, 0] },
      properties,
    });
    const { json } = await preview(
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          feature({
            Title: 'Old bakery',
            'Google Maps URL': 'http://maps.google.com/?cid=3',
            Location: { 'Geo Coordinates': { Latitude: '48.2082', Longitude: '16.3738' } },
          }),
          feature({ Title: 'Dropped pin', 'Google Maps URL': 'http://maps.google.com/?q=48.2100,16.3600' }),
        ],
      }),
    );
    const points = json.document.trip.ideas.map(
      ({ place }: { place: { name: string; latitude: number; longitude: number } }) =>
        [place.name, place.latitude, place.longitude] as const,
    );
    expect(points).toEqual([
      ['Old bakery', 48.2082, 16.3738],
      ['Dropped pin', 48.21, 16.36],
    ]);
  });

  it('has dates of the years that a trip can have, at the time of the place', async () => {
    const { ada, preview } = await importer();
    const at = (on: string) =>
      preview(
        `BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Nishiki\nGEO:35.005;135.765\nDTSTART:${on}T010000Z\nEND:VEVENT\nEND:VCALENDAR`,
      );
    const { json } = await at('19611003');
    expect(json.document.trip.startOn).toBe('1961-10-03');
    expect(json.document.plan.days[0].items[0]).toMatchObject({ startMinute: 600, endMinute: 660 });
    expect((await ada.post('/api/save', json.document)).status).toBe(200);
    for (const year of ['0000', '0001', '9999']) {
      expect((await at(`${year}1003`)).json.error.message).toMatch(
        /^This calendar has no events with a date/,
      );
      const list = await preview(`name,lat,lon,date\nNishiki,35,135.7,${year}-10-03\n`);
      expect(list.json.document.trip.startOn).toBeNull();
    }
  });

  it('gives an event the time of its place, and days the towns they are in', async () => {
    const { preview } = await importer();
    const ics = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      'UID:1',
      'DTSTART:20260926T032000Z',
      'DTEND:20260926T042000Z',
      'SUMMARY:Stupa at su',
      ' nrise\\, first',
      'GEO:27.7215;85.3620',
      'BEGIN:VALARM',
      'TRIGGER:-PT5M',
      'END:VALARM',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'DTSTART;TZID="Asia/Kathmandu":20260928T083000',
      'DURATION:PT1H30M',
      'SUMMARY:Walk',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n');
    const { json } = await preview(ics);
    const { trip, plan } = json.document;
    expect(trip.startOn).toBe('2026-09-26');
    expect(plan.days.map(({ on }: { on: string }) => on)).toEqual(['2026-09-26', '2026-09-27', '2026-09-28']);
    expect(plan.days[0].items[0]).toMatchObject({
      title: 'Stupa at sunrise, first',
      startMinute: 545,
      endMinute: 605,
    });
    expect(plan.days[2].items[0]).toMatchObject({
      title: 'Walk',
      place: null,
      startMinute: 510,
      endMinute: 600,
    });
    expect(trip.stops).toMatchObject([{ place: { countryCode: 'np' }, nights: 2 }]);
  });
});

describe('what hotels and airlines send', () => {
  const calendar = (...events: string[][]) =>
    [
      'BEGIN:VCALENDAR',
      ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
      'END:VCALENDAR',
    ].join('\r\n');
  const flight = [
    'DTSTART;TZID=Europe/Lisbon:20270501T070000',
    'DTEND;TZID=Europe/Vienna:20270501T115500',
    'SUMMARY:TP 1272 Lisbon to Vienna',
  ];
  const vienna = [
    'DTSTART;TZID=Europe/Vienna:20270501T150000',
    'DTEND;TZID=Europe/Vienna:20270504T110000',
    'SUMMARY:Hotel Schani Wien',
    'LOCATION:Karl-Popper-Straße 22\\, 1100 Wien\\, Austria',
  ];
  const budapest = [
    'DTSTART;VALUE=DATE:20270504',
    'DTEND;VALUE=DATE:20270506',
    'SUMMARY:Stay at Danube Rooms',
    'LOCATION:Budapest\\, Hungary',
    'GEO:47.4979;19.0402',
  ];

  it('is a stay: its nights and dates are the route', async () => {
    const { preview } = await importer();
    const { json } = await preview(calendar(flight, vienna, budapest));
    const { trip, plan } = json.document;
    expect(trip.startOn).toBe('2027-05-01');
    expect(trip.stops).toMatchObject([
      { place: { placeId: 'at-vienna' }, nights: 3, note: expect.stringContaining('Hotel Schani Wien') },
      {
        place: { placeId: 'hu-budapest' },
        nights: 2,
        lodging: { name: 'Stay at Danube Rooms', latitude: 47.4979 },
      },
    ]);
    expect(plan.days).toHaveLength(6);
    const titles = plan.days.flatMap(({ items }: { items: { title: string }[] }) =>
      items.map(({ title }) => title),
    );
    expect(titles).toEqual(['TP 1272 Lisbon to Vienna']);
    expect(json.places.map(({ role }: { role: string }) => role).toSorted()).toEqual([
      'item',
      'stop',
      'stop',
    ]);
  });

  it('is a flight with the local times of both its ends', async () => {
    const { preview } = await importer();
    const { json } = await preview(calendar(flight));
    expect(json.document.plan.days[0].items[0]).toMatchObject({
      startMinute: 420,
      endMinute: 655,
      note: 'Arrives at 11:55 local time (Europe/Vienna)',
    });
  });

  it('is no stay where one only is on the way, or where nobody knows the town', async () => {
    const { preview } = await importer();
    const night = [
      'DTSTART;TZID=Europe/Vienna:20270501T200000',
      'DTEND;TZID=Europe/Vienna:20270502T080000',
      'SUMMARY:Night train',
      'LOCATION:Wien',
    ];
    const { json } = await preview(calendar(night, [...vienna.slice(0, 3), 'LOCATION:Grandma']));
    const items = json.document.plan.days.flatMap(({ items: held }: { items: { title: string }[] }) => held);
    expect(items.map(({ title }: { title: string }) => title)).toEqual(['Hotel Schani Wien', 'Night train']);
    expect(json.document.trip.stops).toEqual([]);
  });
});

describe('files that are refused', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "${'&lol;'.repeat(10)}">]><gpx><wpt lat="1" lon="1"><name>&lol2;</name></wpt></gpx>`;
  const cases: [what: string, content: string, status: number, words: RegExp][] = [
    ['billion laughs', bomb, 400, /document type/],
    [
      'an entity that reads a file',
      '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><kml><a>&e;</a></kml>',
      400,
      /document type/,
    ],
    ['deep XML', '<kml>'.repeat(5000), 400, /nested too deeply/],
    ['deep JSON', '['.repeat(100_000), 400, /nested too deeply/],
    ['broken JSON', '{"format":', 400, /not valid JSON/],
    ['broken XML', '<gpx><wpt></gpx>', 400, /well-formed/],
    ['other XML', '<svg><script>alert(1)</script></svg>', 400, /neither GPX nor KML/],
    ['a packed archive', 'PK\u0003\u0004rest', 415, /Unpack it/],
    ['a picture', '\u0089PNG\u0000\u0000', 415, /not a text file/],
    ['nothing', '  \n ', 400, /empty/],
    ['words', 'Dear diary,\ntoday we walked.', 400, /columns/],
    ['a table without names of its columns', 'a,1,1\nb,2,2', 400, /columns/],
    ['only a link', 'https://maps.app.goo.gl/abc', 400, /paste the text/],
    [
      'a trip of ours that was tampered with',
      '{"format":"wayfare-trip","formatVersion":1,"tripName":"x","trip":{},"plan":null}',
      400,
      /right form/,
    ],
    ['more places than can come in', `name,lat,lon\n${'a,1,1\n'.repeat(501)}`, 400, /more than 500 places/],
    ['days over years', 'name,date,lat,lon\na,2020-01-01,1,1\nb,2026-01-01,1,1', 400, /spans 2193 days/],
    ['more than 5 MB', `name\n${'x'.repeat(5 * 1024 * 1024)}`, 413, /larger than 5 MB/],
  ];
  it('are refused in words, with nothing kept', async () => {
    const { ada, preview } = await importer();
    for (const [what, content, status, words] of cases) {
      const answer = await preview(content);
      expect([answer.status, answer.json.error.message], what).toEqual([
        status,
        expect.stringMatching(words),
      ]);
    }
    expect((await ada.get('/api/trips')).json.tripInfos).toEqual([]);
  });

  it('are refused at the door when they are huge, and from whoever is not signed in', async () => {
    const { server, preview } = await importer();
    expect((await preview('x'.repeat(11 * 1024 * 1024))).status).toBe(413);
    expect((await server.browser().post('/api/import-preview', { fileName: 'a', content: 'b' })).status).toBe(
      401,
    );
  });
});
