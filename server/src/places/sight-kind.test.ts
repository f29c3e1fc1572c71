import { sightKinds, silhouetteOf } from '@wayfare/covers';
import { expect, test } from 'vitest';
import { openWorld } from './open-world.ts';
import { sightKind } from './sight-kind.ts';
import { drawingOf } from './sight-scene.ts';

const atlas = openWorld().atlas();
const kindOf = (id: string) => {
  const [city, slug] = id.split('/') as [string, string];
  return sightKind(atlas.attraction(city, slug)!);
};

test('every sight of the atlas has a drawing of its own kind, and each kind some sights', () => {
  const counts = new Map<string, number>();
  for (const { id } of atlas.catalogueCities()) {
    for (const sight of atlas.topAttractions(id)) {
      const kind = sightKind(sight);
      expect(sightKinds[kind]).toBeDefined();
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  }
  expect(Object.keys(sightKinds).filter((kind) => !counts.has(kind))).toEqual([]);
});

test.each([
  ['it-rome/trevi-fountain', 'fountain'],
  ['it-rome/colosseum', 'ruin'],
  ['it-rome/campo-de-fiori-market', 'market'],
  ['jp-kyoto/fushimi-inari-taisha', 'temple'],
  ['jp-kyoto/nijo-castle', 'castle'],
  ['tr-istanbul/hagia-sophia', 'mosque'],
  ['us-new-york/statue-of-liberty', 'monument'],
  ['de-berlin/brandenburg-gate', 'gate'],
])('%s is drawn as a %s', (id, kind) => {
  expect(kindOf(id)).toBe(kind);
});

test('every sight with a silhouette of its own is in the atlas', () => {
  const drawn = atlas
    .catalogueCities()
    .flatMap(({ id }) => atlas.topAttractions(id))
    .filter(({ id }) => silhouetteOf(id) !== undefined);
  expect(drawn).toHaveLength(41);
  expect(drawingOf(atlas.attraction('fr-paris', 'eiffel-tower')!)).toBe('Drawing of Eiffel Tower');
  expect(drawingOf(atlas.attraction('it-rome', 'trevi-fountain')!)).toBe('Drawing: a fountain');
});

test('what is far from a church is no church for its name', () => {
  const rock = { ...atlas.attraction('it-rome', 'trevi-fountain')!, category: 'nature' as const };
  expect(sightKind({ ...rock, name: 'Cathedral Rock', tags: [] })).toBe('valley');
  expect(sightKind({ ...rock, name: 'Savica Waterfall', tags: ['hiking'] })).toBe('waterfall');
});
