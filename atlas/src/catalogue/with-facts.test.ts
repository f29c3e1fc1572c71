import { describe, expect, it } from 'vitest';
import type { Attraction } from '../atlas.ts';
import { openAtlas } from '../open-atlas.ts';
import { extraPlace } from '../testing/extra-place.ts';
import { withFacts } from './with-facts.ts';

const louvre = openAtlas().attraction('fr-paris', 'louvre-museum')!;
const { confidence: _confidence, closedOn: _closedOn, ...plain } = louvre;
const sight = (more: Partial<Attraction>): Attraction => ({ ...plain, hours: 'daily 10:00-17:00', ...more });
const imported = (hours: string, more = {}) => extraPlace({ id: 'fr-paris/x-1', hours, ...more });

describe('imported hours', () => {
  it('never take the place of sure ones', () => {
    const told = withFacts(sight({}), [imported('daily 09:00-20:00')]);
    expect(told).toMatchObject({ hours: 'daily 10:00-17:00', imported: [{ source: 'OpenStreetMap' }] });
    expect(told.hoursFrom).toBeUndefined();
  });

  it('take the place of unsure ones, and are sure then', () => {
    const told = withFacts(sight({ confidence: 'low', closedOn: ['12-25'] }), [
      imported('Tu-Su 09:00-18:00', { closedOn: ['PH'] }),
    ]);
    expect(told).toMatchObject({ hours: 'Tu-Su 09:00-18:00', closedOn: ['12-25', 'PH'] });
    expect(told.confidence).toBeUndefined();
    expect(told.hoursFrom?.source).toBe('OpenStreetMap');
  });

  it('are unsure themselves where they are only the least', () => {
    const told = withFacts(sight({ confidence: 'low' }), [
      imported('daily 09:00-18:00', { hoursAtLeast: true }),
    ]);
    expect(told).toMatchObject({ hours: 'daily 09:00-18:00', confidence: 'core' });
  });

  it.each([
    ['daily 09:00-18:00', true],
    ['daily 10:00-17:00; 07-01~08-31 daily 09:00-22:00', true],
    ['daily 10:30-18:00', false],
    ['Tu-Su 09:00-18:00', false],
    ['daily 09:00-18:00; 01-10~01-20 daily closed', false],
  ])('%s replace the core 10:00-17:00: %s', (hours, replaces) => {
    const told = withFacts(sight({ confidence: 'core' }), [imported(hours)]);
    expect(told.hours).toBe(replaces ? hours : 'daily 10:00-17:00');
    expect(told.confidence).toBe(replaces ? undefined : 'core');
  });

  it('are those of the first import that has any', () => {
    const told = withFacts(sight({ confidence: 'low' }), [
      extraPlace({ id: 'fr-paris/x-2', phone: '+33 1' }),
      imported('daily 09:00-18:00'),
      imported('daily 08:00-23:00'),
    ]);
    expect(told.hours).toBe('daily 09:00-18:00');
    expect(told.imported).toHaveLength(3);
  });
});
