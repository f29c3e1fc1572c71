import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cityHead, mostDescription, mostTitle, pageDescription, pageTitle, sightHead } from './page-head.ts';

describe('the head of a page', () => {
  it('names the site where there is room, and cuts nothing that fits', () => {
    expect(pageTitle('Kyoto, Japan: city guide', 'Wayfare')).toBe('Kyoto, Japan: city guide · Wayfare');
    const long = 'Half a day in the hills above the city, and the way back down';
    expect(pageTitle(long.slice(0, 58), 'Wayfare')).toBe(long.slice(0, 58));
    expect(pageTitle(long, 'Wayfare')).toBe('Half a day in the hills above the city, and the way back…');
  });

  it('leaves out the city before it cuts a name', () => {
    const name = 'Basilica and Monastery of the Holy Cross';
    expect(sightHead(name, 'Santiago de Compostela', '').title).toBe(name);
    expect(cityHead('Kyoto', 'Japan', '').title).toBe('Kyoto, Japan: city guide');
  });

  it('says more where a description is short, and ends after a word where it is long', () => {
    expect(sightHead('Nijō Castle', 'Kyoto', "The shoguns' palace.").description).toBe(
      "The shoguns' palace. Nijō Castle in Kyoto: opening hours, prices, the way there and what lies near.",
    );
    const long = 'A quiet garden of moss and maples. '.repeat(8);
    expect(pageDescription(long)).toMatch(/[a-z]…$/);
    const enough = 'A walk through ten thousand red gates, up a wooded hill where foxes watch the path.';
    expect(pageDescription(enough, 'More')).toBe(enough);
  });

  it('is never longer than is shown', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 300 }), (first, more) => {
        expect(pageTitle(first, more).length).toBeLessThanOrEqual(mostTitle);
        expect(pageDescription(first, more).length).toBeLessThanOrEqual(mostDescription);
      }),
    );
  });
});
