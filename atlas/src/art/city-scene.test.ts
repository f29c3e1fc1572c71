import { describe, expect, it } from 'vitest';
import { openAtlas } from '../open-atlas.ts';
import { cityScene } from './city-scene.ts';

const atlas = openAtlas();

describe('the scene of a city', () => {
  it.each([
    ['sg-singapore', 'tropical', true],
    ['fr-paris', 'temperate', false],
    ['es-barcelona', 'mediterranean', true],
    ['is-reykjavik', 'cold', true],
    ['it-venice', 'temperate', true],
    ['np-pokhara', 'temperate', false],
  ])('of %s is %s, by the sea: %s', (id, climate, coastal) => {
    expect(cityScene(atlas.cityInfo(id)!, 'summer', false)).toMatchObject({ climate, coastal });
  });
});
