import { mergeImports, openAtlas, readExtract } from '@wayfare/atlas';
import { describe, expect, it } from 'vitest';
import { freshDatabase } from '../testing/fresh-database.ts';
import { extraPlaceRepo } from './extra-place.repo.ts';
import { extraPlaces } from './extra-places.ts';
import { importExtract } from './import-extract.ts';

const csv = `name,lat,lon,category,description,hours
Grandmother's Noodle House,35.0050,135.7650,food,Five seats and one soup,Mo-Fr 11:00-14:00
Broken Place,not a number,135.7,museum,,
Quiet Moss Garden,35.0301,135.7702,garden,Moss and little else,
`;
const streamOf = async function* (text: string) {
  yield Buffer.from(text);
};

describe('an operator’s own places', () => {
  it('are imported with faults told by line, again without doubling, and found like the atlas’s own', async () => {
    const { db, drop } = await freshDatabase();
    const places = extraPlaceRepo(db);
    const problems: [number, string][] = [];
    const needs = {
      places,
      atlas: openAtlas(),
      onProblem: (line: number, text: string) => problems.push([line, text]),
    };
    const origin = { source: 'our list', licence: 'own data', importedOn: '2026-05-12' };
    for (let round = 0; round < 2; round++) {
      expect(await importExtract(needs, readExtract('csv', streamOf(csv)), 'list.csv', origin)).toEqual({
        imported: 2,
        problems: 1,
      });
    }
    // The same list under another name takes its places over; what it alone brought goes with it.
    await importExtract(needs, readExtract('csv', streamOf(csv)), 'renamed.csv', origin);
    expect(await places.removeFile('list.csv')).toBe(0);
    expect(problems[0]).toEqual([3, expect.stringContaining('Broken Place')]);
    const all = await places.all();
    expect(all.map(({ source, licence, cityId }) => [source, licence, cityId])).toEqual([
      ['our list', 'own data', 'jp-kyoto'],
      ['our list', 'own data', 'jp-kyoto'],
    ]);
    const atlas = openAtlas({ extras: extraPlaces(mergeImports(all, needs.atlas)) });
    expect(atlas.search('noodle house').map(({ name }) => name)).toContain("Grandmother's Noodle House");
    expect(atlas.search("grandmother's noo")[0]).toMatchObject({ name: "Grandmother's Noodle House" });
    expect(await places.removeFile('renamed.csv')).toBe(2);
    const near = atlas.attractionsNear(35.005, 135.765, 0.2);
    expect(near.map(({ name }) => name)).toContain("Grandmother's Noodle House");
    await drop();
  });

  it('of before there were facts ask to be imported again: their hours were read by a poorer reader', async () => {
    const { db, drop } = await freshDatabase();
    const old = {
      id: 'jp-kyoto/x-1',
      cityId: 'jp-kyoto',
      name: 'Old',
      hours: 'daily 10:00-17:00',
      lat: 35,
      lon: 135.7,
    };
    await db
      .insertInto('extra_places')
      .values({ id: old.id, source: 'list.csv', place: JSON.stringify(old) })
      .execute();
    expect(await extraPlaceRepo(db).all()).toMatchObject([
      { name: 'Old', hours: null, importedOn: null, otherNames: [], price: null },
    ]);
    await drop();
  });

  it('are not half imported where the file breaks off', async () => {
    const { db, drop } = await freshDatabase();
    const places = extraPlaceRepo(db);
    const needs = { places, atlas: openAtlas(), onProblem: () => {} };
    const origin = { source: 'our list', licence: 'own data', importedOn: '2026-05-12' };
    await importExtract(needs, readExtract('csv', streamOf(csv)), 'list.csv', origin);
    const before = await places.all();
    const breaking = async function* () {
      yield Buffer.from(csv.replace('Quiet', 'Loud'));
      throw new Error('the disk was pulled out');
    };
    await expect(importExtract(needs, readExtract('csv', breaking()), 'list.csv', origin)).rejects.toThrow(
      'pulled out',
    );
    expect(await places.all()).toEqual(before);
    await drop();
  });
});
