import type { Atlas } from '@wayfare/atlas';
import { describe, expect, it } from 'vitest';
import { openWorld } from './open-world.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { guideChanges } from './guide-changes.ts';

const { atlas } = openWorld();
const march = Date.UTC(2027, 2, 1);
const april = Date.UTC(2027, 3, 1);

/** The same atlas, but for what one city is known for. */
function withOther(cityId: string): Atlas {
  const real = atlas();
  return {
    ...real,
    cityInfo: (id) => {
      const info = real.cityInfo(id);
      return info && id === cityId ? { ...info, guide: { ...info.guide, intro: 'All new.' } } : info;
    },
  };
}

describe('the day on which a guide changed', () => {
  it('stays while it says the same, whoever looks, and moves for that guide alone', async () => {
    const { db, drop } = await freshDatabase();
    const days = (now: number, world = atlas) => guideChanges({ db, atlas: world, now: () => now }).ofAll();
    const first = await days(march);
    expect(first.get('jp-kyoto')).toBe('2027-03-01');
    expect(first.get('es-granada/alhambra-and-nasrid-palaces')).toBe('2027-03-01');
    expect(new Set((await days(april)).values())).toEqual(new Set(['2027-03-01']));
    const later = await days(april, () => withOther('jp-kyoto'));
    expect(later.get('jp-kyoto')).toBe('2027-04-01');
    expect(later.get('jp-tokyo')).toBe('2027-03-01');
    await drop();
  });
});
