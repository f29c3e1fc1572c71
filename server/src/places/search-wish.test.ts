import { openAtlas } from '@wayfare/atlas';
import { describe, expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { searchWish } from './search-wish.ts';
import { wishIndexOf } from './wish-index.ts';

const atlas = openAtlas();
const index = await wishIndexOf(atlas);
const wish = (text: string) => searchWish(atlas, index, text);
const sightsOf = (text: string) => wish(text).sights.map(({ id }) => id);
const citiesOf = (text: string) => wish(text).cities.map(({ id }) => id);
const sightOf = (id: string) => {
  const [cityId = '', slug = ''] = id.split('/');
  return atlas.attraction(cityId, slug)!;
};
const each = (text: string) => {
  const sights = sightsOf(text).map(sightOf);
  expect(sights.length, text).toBeGreaterThan(0);
  return sights;
};

describe('what is looked for in a place', () => {
  it('is of the kind that is named, for whom it is named, and at what price', () => {
    expect(wish('things to do in rome').about).toBe('Rome');
    expect(sightsOf('things to do in rome')[0]).toBe('it-rome/colosseum');
    expect(sightsOf('rome with kids')).toContain('it-rome/villa-borghese-gardens');
    for (const { goodFor, id } of each('rome with kids')) expect(goodFor, id).toContain('children');
    for (const { category, id } of each('kyoto temple')) expect(category, id).toBe('religious');
    for (const { price, id } of each('free museums london')) expect(price, id).toBe(0);
    for (const { goodFor, id } of each('romantic venice')) expect(goodFor, id).toContain('romance');
    for (const { goodFor, id } of each('barcelona wheelchair')) expect(goodFor, id).toContain('wheelchair');
    for (const { goodFor, id } of each('london at night')) expect(goodFor, id).toContain('evening');
    for (const { priceBand, id } of each('cheap eats tokyo').slice(0, 3))
      expect(priceBand, id).toBeLessThan(2);
  });

  it('in a country is found in its cities, those in season first, and can be planned', () => {
    const beach = wish('beach in thailand in february');
    expect(beach).toMatchObject({ about: 'Thailand', asks: ['beach in thailand in february'] });
    expect(citiesOf('beach in thailand in february')).toContain('th-krabi');
    expect(citiesOf('beach in thailand in february')).not.toContain('th-bangkok');
    expect(beach.cities[0]!.why).toMatch(/^February: \d+ °C by day/);
    expect(citiesOf('2 weeks japan')).toContain('jp-kyoto');
    expect(wish('2 weeks japan').asks).toEqual(['2 weeks japan']);
  });

  it('is a sight that is known by what is told of it', () => {
    expect(sightsOf('big clock london')[0]).toMatch(/big-ben/);
    expect(sightsOf('eiffel tower tickets')[0]).toBe('fr-paris/eiffel-tower');
    expect(wish('eiffel tower tickets').notes[0]?.title).toBe('Tickets: Paris');
    expect(sightsOf('colosseum at night')[0]).toBe('it-rome/colosseum');
  });

  it('is all that a place has where a word fits nothing, and says so', () => {
    expect(sightsOf('paris zzyzx')).toContain('fr-paris/eiffel-tower');
    expect(wish('paris zzyzx').isNear).toBe(true);
    expect(wish('rome with kids').isNear).toBe(false);
  });

  it('is read through slips, and no word of many texts counts for much', () => {
    expect(sightsOf('rome collosseum')[0]).toBe('it-rome/colosseum');
    for (const { goodFor, id } of each('honeymon italy')) expect(goodFor, id).toContain('romance');
    expect(wish('last minute trip').sights).toEqual([]);
    expect(sightsOf('big ben where')[0]).toMatch(/big-ben/);
    for (const { category, id } of each('business dinner singapore'))
      expect(category, id).not.toBe('religious');
    expect(sightsOf('white tower thessaloniki')[0]).toBe('gr-thessaloniki/white-tower');
    for (const { category, id } of each('michelin star san sebastian')) expect(category, id).toBe('food');
    expect(each('step free museums vienna').some(({ price }) => price !== 0)).toBe(true);
  });

  it('is nothing where only a name stands, or nothing is said', () => {
    for (const name of ['Rome', 'trevi fountain', '', 'to', 'zzyzx qwrty'])
      expect(wish(name), name).toMatchObject({ about: null, sights: [], cities: [], asks: [] });
  });

  it('is answered over the wire', async () => {
    const { json } = await (await testServer()).browser().get('/api/search-wish?q=rome%20with%20kids');
    expect(json).toMatchObject({ about: 'Rome', from: null, asks: ['A trip to Rome'] });
  });
});

describe('what is looked for anywhere', () => {
  it('is where the month is right for it', () => {
    const isWarm = (id: string) => atlas.cityInfo(id)!.guide.climate.high[1]! > 21.5;
    expect(citiesOf('beach holiday in february').every(isWarm)).toBe(true);
    expect(citiesOf('somewhere warm in february').every(isWarm)).toBe(true);
    expect(citiesOf('ski in march')).toContain('ch-zermatt');
    expect(citiesOf('northern lights')[0]).toBe('no-tromso');
    const spring = citiesOf('where to go in march with kids');
    expect(spring).toHaveLength(6);
    for (const id of spring) expect(atlas.cityInfo(id)!.guide.bestMonths, id).toContain(3);
  });

  it('is of the kind that is asked, and by what it costs', () => {
    for (const { goodFor, id } of each('romantic weekend')) expect(goodFor, id).toContain('romance');
    const cost = (id: string) => atlas.cityInfo(id)!.guide.dailyCostEuro[0];
    for (const id of citiesOf('cheap city breaks in europe')) expect(cost(id), id).toBeLessThan(90);
    const told = wish('city break by train');
    expect(told.sights).toEqual([]);
    for (const { why } of told.cities) expect(why).toMatch(/train/i);
    expect(wish('vegan').cities.length).toBeGreaterThan(0);
  });
});

describe('the places of a wish', () => {
  it('are the part of a country that is named, and no place called by a side', () => {
    const north = wish('northern italy');
    expect(north.about).toBe('Northern Italy');
    expect(citiesOf('northern italy')).toContain('it-venice');
    expect(citiesOf('northern italy with kids')).not.toContain('it-naples');
    expect(wish('centre of portugal castles').about).toBe('Central Portugal');
    expect(wish('south of france wine').about).toBe('Southern France');
    expect(wish('south korea food').about).toBe('South Korea');
    expect(wish('north korea food')).toMatchObject({ about: 'North Korea', isNear: true });
  });

  it('are several where one is offered for the other, or follows it', () => {
    const either = wish('paris or london with kids');
    expect(either).toMatchObject({
      about: 'Paris or London',
      asks: ['A trip to Paris', 'A trip to London'],
    });
    expect(citiesOf('paris or london with kids').toSorted()).toEqual(['fr-paris', 'gb-london']);
    expect(wish('lisbon to porto')).toMatchObject({
      about: 'Lisbon to Porto',
      asks: ['A trip to Lisbon and Porto'],
    });
    expect(wish('rome italy food').about).toBe('Rome');
  });

  it('are left for a day, or for some days', () => {
    const outings = wish('day trips from florence');
    expect(outings.from).toBe('Florence');
    expect(citiesOf('day trips from florence')).toContain('it-siena');
    expect(outings.cities[0]!.why).toMatch(/^\d+ km away\. /);
    expect(outings.notes[0]?.title).toBe('Getting there and on: Florence');
    expect(wish('weekend from london').cities.map(({ id }) => id)).not.toContain('gb-london');
    expect(wish('3 day trip to rome').from).toBeNull();
    const warm = wish('short flight somewhere warm in november from london');
    expect(warm.notes.map(({ title }) => title)).toEqual(['Getting there and on: London']);
    for (const { id } of warm.cities)
      expect(atlas.cityInfo(id)!.guide.climate.high[10]!, id).toBeGreaterThan(21);
    for (const { goodFor, id } of each('easy day trip from munich with pram'))
      expect(goodFor, id).toContain('children');
  });

  it('are found by a slip of the pen, and around a town without a guide', () => {
    expect(wish('barcelonna beaches').about).toBe('Barcelona');
    expect(wish('where is machu pichu').about).toBe('Machupicchu');
    expect(sightsOf('stature of liberty')[0]).toBe('us-new-york/statue-of-liberty');
    expect(wish('steam train wales')).toMatchObject({ about: 'Wales', isNear: true });
    const town = wish('things to do in wolfsburg');
    expect(town).toMatchObject({ from: 'Wolfsburg', isNear: true });
    expect(town.cities).toHaveLength(1);
  });

  it('are called by their people', () => {
    expect(wish('quiet greek island').about).toBe('Greece');
    expect(wish('best european city for kids under 10').about).toBe('Europe');
    expect(wish('3 weeks south america').about).toBe('South America');
    expect(wish('italian restaurant london').about).toBe('London');
  });

  it('are told of by topic and month', () => {
    const titlesOf = (text: string) => wish(text).notes.map(({ title }) => title);
    expect(titlesOf('weather in rome in march')[0]).toBe('Rome in March');
    expect(titlesOf('spring in paris')[0]).toBe('Paris in April');
    expect(titlesOf('hot spring japan')).toEqual([]);
    expect(sightsOf('spring in paris').length).toBeGreaterThan(5);
    expect(titlesOf('where to stay in lisbon')).toContain('Where to stay: Lisbon');
    expect(wish('vegan berlin').notes[0]?.text).toMatch(/vegan/);
    expect(titlesOf('mosques istanbul')).toEqual([]);
    expect(titlesOf('jfk to manhattan')).toContain('From the airport: New York City');
    expect(wish('sydney in summer').notes[0]?.title).toBe('Sydney in January');
  });
});
