import { describe, expect, it } from 'vitest';
import { openAtlas } from '../open-atlas.ts';
import { openTravel } from './open-travel.ts';
import { toldWay } from './told-way.ts';

describe('the way that a text tells', () => {
  it.each([
    ['A town on a cliff an hour by train. Cellars run under every street.', 60, 'rail'],
    ['The fast train takes under an hour.', 60, 'rail'],
    ['Forty minutes by hydrofoil to horse carts.', 40, 'ferry'],
    ['Thirty-six minutes by fast train to a café city.', 36, 'rail'],
    ['Fast ferry from Valletta in three quarters of an hour.', 45, 'ferry'],
    ['A hill, two and a half hours each way, so start early.', 150, null],
    ['Two hours north the oldest town keeps a star fort.', 120, null],
    ['27 minutes by train.', 27, 'rail'],
    ['A ridge, an hour and a quarter by car.', 75, 'drive'],
  ])('“%s”', (text, minutes, mode) => {
    expect(toldWay(text)).toEqual({ minutes, mode });
  });

  it.each([
    'Climb an hour to the rim of a volcano.',
    'The seafront is five minutes away.',
    'Two-hour tours end with ale.',
    'Walk an hour north to the lighthouse.',
    'A cathedral and a mile of slips.',
  ])('is none in “%s”', (text) => {
    expect(toldWay(text)).toBeNull();
  });
});

/** Ways on foot and the wait for a train are in the model's time, and not in what people say. */
const isNear = (modelled: number, told: number) => modelled >= told * 0.7 - 5 && modelled <= told * 1.4 + 50;

describe('the model of ways', () => {
  it('agrees with nine in ten of the ways that the sights tell', () => {
    const atlas = openAtlas();
    const travel = openTravel(atlas);
    const trips = atlas
      .catalogueCities()
      .flatMap((city) =>
        atlas.topAttractions(city.id).map((sight) => ({ city, sight, told: toldWay(sight.why) })),
      )
      .flatMap(({ told, ...rest }) => (told && rest.sight.dayTrip ? [{ ...rest, told }] : []));
    expect(trips.length).toBeGreaterThan(300);
    const odd = trips.filter(
      ({ city, sight, told }) =>
        !travel.estimateTravel(city, sight).some(({ minutes }) => isNear(minutes, told.minutes)),
    );
    expect(odd.length / trips.length).toBeLessThan(0.1);
  });

  it('drives to no island that a boat goes to', () => {
    const atlas = openAtlas();
    const travel = openTravel(atlas);
    const ways = (cityId: string, slug: string) =>
      travel.estimateTravel(atlas.city(cityId)!, atlas.attraction(cityId, slug)!).map(({ mode }) => mode);
    expect(ways('gr-mykonos', 'delos')).toEqual(['ferry']);
    expect(ways('it-naples', 'procida')).toEqual(['ferry']);
    expect(ways('eg-aswan', 'philae-temple')).toEqual(['ferry']);
  });
});
