import { openAtlas } from '@wayfare/atlas';
import { describe, expect, it } from 'vitest';
import { usualOpenings } from './openings.ts';

const atlas = openAtlas();
const sight = (cityId: string, slug: string) => atlas.attraction(cityId, slug)!;
const wishes = { must: false, anySeason: false };

describe('the hours of a day without a date', () => {
  it('are those that hold on most days of a week, not the longest evening of one', () => {
    const [vasa] = usualOpenings(atlas, sight('se-stockholm', 'vasa-museum'), '2027-05-15', wishes);
    expect(vasa?.until).toBe(17 * 60);
  });

  it('are none where a door opens once a week, unless it was asked for', () => {
    const market = sight('es-madrid', 'el-rastro-flea-market');
    expect(usualOpenings(atlas, market, '2027-05-15', wishes)).toEqual([]);
    const [asked] = usualOpenings(atlas, market, '2027-05-15', { must: true, anySeason: false });
    expect(asked?.from).toBe(9 * 60);
  });

  it('are those of the next season only for what was asked for without a month', () => {
    const boats = sight('gr-mykonos', 'rhenia-sailing-day');
    expect(usualOpenings(atlas, boats, '2027-01-15', { must: true, anySeason: false })).toEqual([]);
    expect(usualOpenings(atlas, boats, '2027-01-15', { must: true, anySeason: true })).not.toEqual([]);
  });
});
