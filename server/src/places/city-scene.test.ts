import { describe, expect, it } from 'vitest';
import { openAtlas, openTravel } from '@wayfare/atlas';
import { cityScene } from './city-scene.ts';

const atlas = openAtlas();
const { isDry } = openTravel(atlas);
const moment = { season: 'summer', night: false } as const;

describe('the scene of a city', () => {
  it.each([
    ['sg-singapore', 'tropical', true],
    ['fr-paris', 'temperate', false],
    ['es-barcelona', 'mediterranean', true],
    ['is-reykjavik', 'cold', true],
    ['it-venice', 'temperate', true],
    ['np-pokhara', 'temperate', false],
  ])('of %s is %s, by the sea: %s', (id, climate, coastal) => {
    const { guide } = atlas.cityInfo(id)!;
    expect(cityScene(atlas.city(id)!, guide, isDry, moment)).toMatchObject({ climate, coastal });
  });

  it('without a guide is told by where the town lies', () => {
    const town = atlas.findPlace('Whitehorse', { countryCode: 'ca' })!.hit.id;
    expect(cityScene(atlas.city(town)!, null, isDry, moment)).toMatchObject({
      climate: 'continental',
      coastal: false,
    });
  });
});
