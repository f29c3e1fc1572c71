import { expect, test } from 'vitest';
import { coverPng } from './cover-png.ts';
import type { ClimateKind } from './cover-scene.ts';
import { silhouetteOf } from './landmark-of.ts';
import { type SightKind, sightKinds, type SightScene } from './sight-scene.ts';
import { sightSvg } from './sight-svg.ts';
import { checkXml } from './testing/check-xml.ts';

const fountain: SightScene = {
  id: 'it-rome/trevi-fountain',
  kind: 'fountain',
  climate: 'mediterranean',
  latitude: 41.9,
  elevationMeters: 21,
  population: 2_800_000,
  coastal: false,
  season: 'summer',
  night: false,
};
const kinds = Object.keys(sightKinds) as SightKind[];
const climates: readonly ClimateKind[] = ['tropical', 'arid', 'mediterranean', 'cold', 'highland'];
const countries = 'it fr jp ma th us mx in no id gr ru tr ke de np cn br'.split(' ');

/** Every kind in every sixth country, with climate, season and hour in turn. */
const scenes: readonly SightScene[] = kinds.flatMap((kind, at) =>
  Array.from({ length: 3 }, (_, turn) => {
    const country = countries[(at + turn * 6) % countries.length]!;
    return {
      ...fountain,
      kind,
      id: `${country}-town/sight-${turn}`,
      climate: climates[(at + turn) % climates.length]!,
      season: turn === 1 ? ('winter' as const) : ('summer' as const),
      night: turn === 2,
    };
  }),
);

test('the same sight is always drawn the same, another one of its kind another way', () => {
  expect(sightSvg(fountain)).toBe(sightSvg({ ...fountain }));
  const shape = (svg: string) => svg.replaceAll(/"(#|url)[^"]*"| id="[^"]*"/g, '');
  expect(shape(sightSvg(fountain))).not.toBe(shape(sightSvg({ ...fountain, id: 'it-rome/barcaccia' })));
});

test('every kind is well-formed, sound in its numbers and light', () => {
  for (const scene of scenes) {
    const svg = sightSvg(scene);
    checkXml(svg);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d|--/);
    expect(Buffer.byteLength(svg), scene.kind).toBeLessThan(22_000);
  }
});

test('every path has as many numbers as its commands take', () => {
  const takes: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
  for (const scene of scenes) {
    for (const [, data] of sightSvg(scene).matchAll(/ d="([^"]*)"/g)) {
      for (const [, command, numbers] of data!.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
        const count = numbers!.match(/-?\d*\.?\d+/g)?.length ?? 0;
        const one = takes[command!.toLowerCase()]!;
        const fits = one === 0 ? count === 0 : count > 0 && count % one === 0;
        expect(fits, `${scene.kind} in ${scene.id}: ${command}${numbers}`).toBe(true);
      }
    }
  }
});

test('a sight that is itself a landmark is drawn as it is, no other one as it', () => {
  const tower = { ...fountain, kind: 'tower' as const };
  const shape = (id: string) => silhouetteOf(id)!.body.slice(0, 30).replaceAll(' -', '-');
  for (const id of [
    'fr-paris/eiffel-tower',
    'eg-cairo/pyramids-of-giza',
    'us-san-francisco/golden-gate-bridge',
  ])
    expect(sightSvg({ ...tower, id })).toContain(shape(id));
  expect(sightSvg({ ...tower, id: 'fr-paris/tour-saint-jacques' })).not.toContain(
    shape('fr-paris/eiffel-tower'),
  );
});

test('night and winter change it, its title is told', () => {
  const colours = (scene: SightScene) => new Set(sightSvg(scene).match(/#[0-9a-f]{6}/g));
  expect(colours({ ...fountain, night: true })).not.toEqual(colours(fountain));
  expect(sightSvg({ ...fountain, title: 'Drawing: a fountain' })).toContain(
    '<title>Drawing: a fountain</title>',
  );
});

test('it becomes a PNG that is not blank', async () => {
  const png = await coverPng(sightSvg(fountain), 1200, 630);
  expect(png.byteLength).toBeGreaterThan(20_000);
});
