import { describe, expect, it } from 'vitest';
import { openAtlas } from '../open-atlas.ts';
import { createTravelModel } from './create-travel-model.ts';
import { agrees } from './hold-to-told.ts';
import { openTravel } from './open-travel.ts';
import { toldWay } from './told-way.ts';
import { readTravelFile } from '../world/read-atlas-file.ts';

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
    ["Three hours' drive, then a climb.", 180, 'drive'],
    ['White steamers from Strömkajen reach it in about an hour.', 60, 'ferry'],
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

const atlas = openAtlas();
const travel = openTravel(atlas);
const saved = () => Buffer.from(readTravelFile()!);

/** Every way that a sight out of town tells. */
const tellings = () =>
  atlas
    .catalogueCities()
    .flatMap((city) => atlas.topAttractions(city.id).map((sight) => ({ city, sight })))
    .flatMap(({ city, sight }) => {
      const told = sight.dayTrip ? toldWay(sight.why) : null;
      return told ? [{ city, sight, told }] : [];
    });

describe('the model of ways', () => {
  it('takes as long as the sights tell, by what they name', () => {
    const trips = tellings();
    expect(trips.length).toBeGreaterThan(300);
    const odd = trips.flatMap(({ city, sight, told }) => {
      const ways = travel.estimateTravel(city, sight);
      return ways.some(({ mode, minutes }) => agrees(mode, minutes, told.minutes)) ? [] : [sight.id];
    });
    expect(odd).toEqual([]);
  });

  it('agrees with nine in ten of them by itself', () => {
    const alone = createTravelModel({ cities: atlas.cities(0), airports: atlas.airports(), saved: saved() });
    const trips = tellings();
    const odd = trips.filter(
      ({ city, sight, told }) =>
        !alone.estimateTravel(city, sight).some(({ mode, minutes }) => agrees(mode, minutes, told.minutes)),
    );
    expect(odd.length / trips.length).toBeLessThan(0.1);
  });

  it('goes to a sight as told from anywhere in its city, and back', () => {
    const city = atlas.city('cn-lijiang')!;
    const lake = atlas.attraction('cn-lijiang', 'lugu-lake')!;
    const hotel = { lat: city.lat + 0.01, lon: city.lon - 0.01, countryCode: 'CN' };
    const driven = (from: typeof hotel, to: typeof hotel) =>
      travel.estimateTravel(from, to).find(({ mode }) => mode === 'drive')?.minutes;
    expect([driven(hotel, lake), driven(lake, hotel)]).toEqual([240, 240]);
    const ghandruk = atlas.attraction('np-pokhara', 'ghandruk-village')!;
    expect(travel.cityMatrix([atlas.city('np-pokhara')!, ghandruk], 'drive')[1]).toBe(180);
  });

  it('lets the time of a train or a bus say nothing of a car’s', () => {
    const withoutCar = tellings().filter(({ told }) => told.mode === 'rail' || told.mode === 'bus');
    expect(withoutCar.length).toBeGreaterThan(20);
    const alone = createTravelModel({ cities: atlas.cities(0), airports: atlas.airports(), saved: saved() });
    for (const { city, sight } of withoutCar)
      expect(travel.cityMatrix([city, sight], 'drive')).toEqual(alone.cityMatrix([city, sight], 'drive'));
  });

  it('drives to no island that a boat goes to', () => {
    const ways = (cityId: string, slug: string) =>
      travel.estimateTravel(atlas.city(cityId)!, atlas.attraction(cityId, slug)!).map(({ mode }) => mode);
    expect(ways('gr-mykonos', 'delos')).toEqual(['ferry']);
    expect(ways('it-naples', 'procida')).toEqual(['ferry']);
    expect(ways('eg-aswan', 'philae-temple')).toEqual(['ferry']);
  });
});
