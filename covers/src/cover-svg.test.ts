import { expect, test } from 'vitest';
import { checkXml } from './testing/check-xml.ts';
import { coverPng } from './cover-png.ts';
import type { ClimateKind, CoverScene, CoverSeason } from './cover-scene.ts';
import { coverSvg } from './cover-svg.ts';
import { landmarkNames, landmarkOf } from './landmark-of.ts';

const paris: CoverScene = {
  id: 'fr-paris',
  title: 'Paris',
  climate: 'temperate',
  latitude: 48.86,
  elevationMeters: 35,
  population: 2_100_000,
  coastal: false,
  river: true,
  season: 'summer',
  night: false,
};
const climates: readonly ClimateKind[] = [
  'tropical',
  'arid',
  'savanna',
  'mediterranean',
  'temperate',
  'continental',
  'cold',
  'highland',
];
const seasons: readonly CoverSeason[] = ['spring', 'summer', 'autumn', 'winter'];
const countries =
  'fr nl no de gb it es gr tr ru ma il ae in np th my id jp cn vn us ca mx pe br cu pf za au'.split(' ');

/** One scene for each country and landmark, with every climate, size, season and hour among them. */
const scenes: readonly CoverScene[] = Array.from({ length: 240 }, (_, i) => ({
  id: `${countries[i % countries.length]!}-town-${i}`,
  climate: climates[i % 8]!,
  latitude: 40,
  elevationMeters: [5, 400, 2400][i % 3]!,
  population: [4000, 150_000, 2_000_000, 25_000_000][i % 4]!,
  coastal: i % 2 === 0,
  season: seasons[(i >> 2) % 4]!,
  night: i % 5 === 0,
  landmark: landmarkNames[i % landmarkNames.length]!,
}));

test('the same scene gives the same picture, another town another', () => {
  expect(coverSvg(paris)).toBe(coverSvg({ ...paris }));
  expect(coverSvg({ ...paris, id: 'fr-lyon' })).not.toBe(coverSvg({ ...paris, id: 'fr-nantes' }));
});

test('every picture is well-formed, sound in its numbers and under 15 kB', () => {
  for (const scene of scenes) {
    const svg = coverSvg(scene);
    checkXml(svg);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d/);
    expect(Buffer.byteLength(svg)).toBeLessThan(15_000);
  }
});

test('what it refers to is there, and no two variants share an id', () => {
  const ids = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
  const day = coverSvg(paris);
  const night = coverSvg({ ...paris, night: true });
  for (const [, id] of day.matchAll(/url\(#([^)]+)\)/g)) expect(ids(day)).toContain(id);
  expect(ids(day).filter((id) => ids(night).includes(id))).toEqual([]);
});

test('the title is there for screen readers and cannot break out; without one the picture is hidden from them', () => {
  const svg = coverSvg({ ...paris, title: 'Paris & <script>"x"</script> - a' });
  checkXml(svg);
  expect(svg).toContain('role="img"');
  expect(svg).toContain('<title>Paris &amp; &lt;script&gt;&quot;x&quot;&lt;/script&gt; - a</title>');
  const { title: _, ...untitled } = paris;
  expect(coverSvg(untitled)).toContain('aria-hidden="true"');
});

test('night, winter and autumn change the picture', () => {
  const variants = [
    paris,
    { ...paris, night: true },
    { ...paris, season: 'winter' as const },
    { ...paris, season: 'autumn' as const },
  ];
  expect(new Set(variants.map((scene) => coverSvg(scene).replaceAll(/[a-z]?[0-9a-z]{6,8}"/g, ''))).size).toBe(
    4,
  );
});

test('a famous city shows its landmark unless told otherwise', () => {
  expect(landmarkOf('fr-paris')).toBe(landmarkOf('x', 'eiffel'));
  expect(landmarkOf('fr-paris', '')).toBeUndefined();
  expect(coverSvg({ ...paris, landmark: '' })).not.toBe(coverSvg(paris));
});

test('a picture becomes a PNG of the size asked for', async () => {
  const png = await coverPng(coverSvg(paris), 1200, 630);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  // A blank or broken picture would shrink to next to nothing.
  expect(png.byteLength).toBeGreaterThan(20_000);
});
