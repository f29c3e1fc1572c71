import { describe, expect, it } from 'vitest';
import type { ExtractKind, ExtractResult } from './extract-row.ts';
import { readExtract } from './read-extract.ts';

async function read(kind: ExtractKind, text: string, pieceLength = 7): Promise<ExtractResult[]> {
  const bytes = Buffer.from(text);
  // Small pieces that cut letters and quotes in two, as a stream does.
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += pieceLength) yield bytes.subarray(at, at + pieceLength);
  }
  const results: ExtractResult[] = [];
  for await (const result of readExtract(kind, pieces())) results.push(result);
  return results;
}

const rowsOf = (results: readonly ExtractResult[]) =>
  results.flatMap((result) => ('row' in result ? [result.row] : []));
const problemsOf = (results: readonly ExtractResult[]) =>
  results.flatMap((result) => ('problem' in result ? [`${result.line}: ${result.problem}`] : []));

describe('csv', () => {
  const heading = 'id,name,lat,lon,category,description,hours\n';

  it('reads rows with quotes, line breaks in cells and accents', async () => {
    const results = await read(
      'csv',
      `\uFEFF${heading}1,"Café ""Zür""",47.1,8.5,food,"Two\nlines",Mo-Fr 09:00-17:00\r\n`,
    );
    expect(rowsOf(results)).toMatchObject([
      {
        name: 'Café "Zür"',
        lat: 47.1,
        lon: 8.5,
        category: 'food',
        description: 'Two lines',
        hoursText: 'Mo-Fr 09:00-17:00',
      },
    ]);
  });

  it('reports every bad row with its line and goes on', async () => {
    const text = `${heading}1,,47,8,food,,\n2,"No\nplace",,8,food,,\n3,Far,97,8,food,,\n4,Null,0,0,food,,\n5,Odd,47,8,pub,,\n6,Good,47,8,museum,,\n7,Wide,47,8,museum,,,x,y\n`;
    const results = await read('csv', text);
    expect(problemsOf(results)).toEqual([
      '2: has no name',
      '3: "No place" has no usable coordinates',
      '5: "Far" has no usable coordinates',
      '6: "Null" lies at 0, 0',
      expect.stringContaining('7: category "pub" is none of'),
      '9: has 9 cells under a heading of 7',
    ]);
    expect(rowsOf(results).map((row) => row.name)).toEqual(['Good']);
  });

  it('takes semicolons and tabs', async () => {
    expect(rowsOf(await read('csv', 'name;lat;lon\nA;1.5;2\n'))).toMatchObject([{ name: 'A', lat: 1.5 }]);
    expect(rowsOf(await read('csv', 'name\tlat\tlon\nA, b\t1\t2'))).toMatchObject([{ name: 'A, b', lon: 2 }]);
  });

  it('gives a place the same key whenever it is read', async () => {
    const text = `${heading}1,A,47,8,food,x,\n`;
    const [first] = rowsOf(await read('csv', text));
    const [again] = rowsOf(await read('csv', text.replace('x', 'another text'), 100));
    expect(again?.key).toBe(first?.key);
  });

  it('refuses a table without the columns it needs, and a quote that does not close', async () => {
    expect(problemsOf(await read('csv', 'name,lat\nA,1\n'))).toEqual([
      '1: the heading names no column "lon"',
    ]);
    expect(problemsOf(await read('csv', `${heading}1,"A,47,8`))).toEqual([
      '2: has a quote that does not close',
    ]);
  });
});

describe('wikivoyage', () => {
  it('takes what a traveller visits and leaves beds out', async () => {
    const heading = 'article,type,title,alt,latitude,longitude,hours,price,description,url\n';
    const text = `${heading}Kyoto,see,Temple,Tera,35.0,135.7,,¥500,A temple,https://example.org/a\nKyoto,sleep,Inn,,35.0,135.7,,,,\nKyoto,eat,Noodles,,35.0,135.8,,,,javascript:x\nKyoto,eat,Soup,,35.0,135.8,,,,http://[\nKyoto,eat,Tea,,35.0,135.8,,,,www.example.org\n`;
    const results = await read('wikivoyage', text);
    expect(rowsOf(results)).toMatchObject([
      { name: 'Temple', category: 'landmark', url: 'https://example.org/a' },
      { name: 'Noodles', category: 'food', url: null },
      { name: 'Soup', url: null },
      { name: 'Tea', url: 'https://www.example.org' },
    ]);
    expect(problemsOf(results)).toEqual([expect.stringContaining('3: a listing of type "sleep"')]);
  });
});

describe('osm', () => {
  const museum = {
    type: 'Feature',
    id: 'node/1',
    geometry: { type: 'Point', coordinates: [2.35, 48.85] },
    properties: {
      name: 'Musée {Test}',
      'name:en': 'Test "Museum"',
      tourism: 'museum',
      opening_hours: 'Mo-Fr 9:00-17:00; PH off',
      'name:de': 'Testmuseum',
      alt_name: 'The Test;Old Test',
      'contact:phone': '+33 1 40 20 53 17;+33 1',
      website: 'https://example.org/',
      wheelchair: 'designated',
      fee: 'yes',
      charge: '12 EUR',
      wikidata: 'Q42',
    },
  };
  const park = {
    type: 'Feature',
    id: 'way/2',
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [2, 48],
          [2.2, 48],
          [2.2, 48.4],
          [2, 48],
        ],
      ],
    },
    properties: { name: 'Parc', leisure: 'park' },
  };
  const bench = { ...museum, id: 'node/3', properties: { name: 'Bench', amenity: 'bench' } };

  it('reads a collection', async () => {
    const collection = { type: 'FeatureCollection', crs: { a: { b: 1 } }, features: [museum, park, bench] };
    const results = await read('osm', JSON.stringify(collection, null, 2));
    expect(rowsOf(results)).toMatchObject([
      {
        name: 'Test "Museum"',
        localName: 'Musée {Test}',
        category: 'museum',
        lat: 48.85,
        hoursText: 'Mo-Fr 9:00-17:00; PH off',
        otherNames: ['Testmuseum', 'The Test', 'Old Test'],
        phone: '+33 1 40 20 53 17',
        url: 'https://example.org/',
        wheelchair: 'yes',
        fee: '12 EUR',
        wikidata: 'Q42',
        reachMeters: 0,
      },
      { name: 'Parc', category: 'park', lat: 48.2, lon: 2.1, reachMeters: 23437, phone: null, fee: null },
    ]);
    expect(problemsOf(results)).toEqual([expect.stringMatching(/^\d+: "Bench" is nothing/)]);
  });

  it('reads one feature a line, and reports a broken one with its line', async () => {
    const results = await read(
      'osm',
      `${JSON.stringify(museum)}\n{"type": nothing}\n${JSON.stringify(park)}\n`,
      64,
    );
    expect(rowsOf(results).map((row) => row.name)).toEqual(['Test "Museum"', 'Parc']);
    expect(problemsOf(results)).toEqual(['2: is not valid JSON']);
  });
});

describe('wikidata', () => {
  const entity = {
    id: 'Q19675',
    labels: { en: { value: 'Louvre Museum' }, fr: { value: 'musée du Louvre' } },
    aliases: { en: [{ value: 'The Louvre' }] },
    claims: {
      P625: [{ mainsnak: { datavalue: { value: { latitude: 48.8611, longitude: 2.3364 } } } }],
      P856: [{ mainsnak: { datavalue: { value: 'https://www.louvre.fr/' } } }],
    },
  };
  const expected = {
    name: 'Louvre Museum',
    lat: 48.8611,
    url: 'https://www.louvre.fr/',
    wikidata: 'Q19675',
    category: null,
  };

  it('reads a dump, an object a line, and the data of one entity', async () => {
    for (const text of [
      `[\n${JSON.stringify(entity)},\n${JSON.stringify({ ...entity, id: 'Q2' })}\n]`,
      `${JSON.stringify(entity)}\n${JSON.stringify({ ...entity, id: 'Q2' })}\n`,
      JSON.stringify({ entities: { Q19675: entity, Q2: { ...entity, id: 'Q2' } } }),
    ]) {
      const rows = rowsOf(await read('wikidata', text, 50));
      expect(rows).toMatchObject([expected, { wikidata: 'Q2' }]);
      expect(rows[0]?.otherNames).toEqual(['musée du Louvre', 'The Louvre']);
    }
  });

  it('reads the answer to a query', async () => {
    const binding = {
      item: { value: 'http://www.wikidata.org/entity/Q19675' },
      itemLabel: { value: 'Louvre Museum' },
      coord: { value: 'Point(2.3364 48.8611)' },
      website: { value: 'https://www.louvre.fr/' },
    };
    const nowhere = { ...binding, coord: { value: 'unknown' } };
    const results = await read(
      'wikidata',
      JSON.stringify({ results: { bindings: [binding, nowhere, {}] } }),
      50,
    );
    expect(rowsOf(results)).toMatchObject([expected]);
    expect(problemsOf(results)).toEqual([
      '1: "Louvre Museum" has no usable coordinates',
      '1: is no item of Wikidata',
    ]);
  });
});
