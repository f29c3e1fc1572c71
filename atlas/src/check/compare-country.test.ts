import { describe, expect, it } from 'vitest';
import { sampleAttraction, sampleCity, sampleCountry } from '../testing/sample-country.ts';
import { compareCountry } from './compare-country.ts';
import { nameKey } from './reference-data.ts';
import type { ReferenceData } from './reference-data.ts';

const bridge = { name: 'The Bridge of Testburg', lat: 50.0501, lon: 10.0123, country: 'de' };
const reference: ReferenceData = {
  points: new Map([[`de ${nameKey(bridge.name)}`, [bridge]]]),
  heritage: [{ name: 'Old Town of Otherburg', lat: 54, lon: 13, countries: ['de'] }],
  climates: [],
  plugs: new Map([['de', { drivingSide: 'right', plugs: ['C', 'F', 'L'] }]]),
};

const file = sampleCountry({
  cities: [sampleCity({ attractions: [sampleAttraction({ slug: 'testburg-bridge', tags: ['unesco'] })] })],
});
const problems = compareCountry(file, reference).findings.map((finding) => finding.problem);

describe('compareCountry', () => {
  it('lists a coordinate over 1 km off, whatever the order of the name’s words', () => {
    expect(problems.join('\n')).toContain('is 4.2 km from the reference');
  });

  it('lists plugs that differ and heritage that is none', () => {
    expect(problems.join('\n')).toContain('the reference has C F L');
    expect(problems.join('\n')).toContain('no World Heritage site');
  });

  it('is content with a place that lies where the reference has it', () => {
    const near = new Map([[`de ${nameKey(bridge.name)}`, [{ ...bridge, lat: 50.0131 }]]]);
    const result = compareCountry(file, { ...reference, points: near });
    expect(result).toMatchObject({ comparedPoints: 1, farPoints: 0 });
  });
});
