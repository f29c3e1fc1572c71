import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnTarget, signedInAddress } from './return-target.ts';

/** Paths made of what fools a reader of addresses: dots, slashes, encoded ones, hosts, control characters. */
const pieces = [
  '/',
  '//',
  '/..',
  '/.',
  '/%2e%2e',
  '\\',
  '%2f',
  '%5c',
  '%09',
  '\t',
  '\n',
  '@',
  ':',
  '?',
  '#',
  'evil.example',
];
const trickyPath = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 2 })))
  .map((parts) => `/${parts.join('')}`);

describe('a return target', () => {
  it.each([
    ['/mytrips', '/mytrips'],
    ['/open/abc?unsaved=true', '/open/abc?unsaved=true'],
    ['/search?q=caf%C3%A9#top', '/search?q=caf%C3%A9#top'],
    ['/city-guide/japan/kyoto?from=//evil.example', '/city-guide/japan/kyoto?from=//evil.example'],
  ])('keeps the path of this site %s', (given, kept) => {
    expect(returnTarget(given)).toBe(kept);
  });

  it.each([
    '//evil.example',
    '/..//x//evil.example',
    '/.//x//evil.example',
    '/a/..//x//evil.example/p',
    '/%2e%2e//x//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%2F%2Fevil.example',
    '/%2fevil.example/..//',
    '/%5Cevil.example',
    '/%255Cevil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    '/a\nb',
    '/%zz',
    'mytrips',
    '',
    `/${'a'.repeat(3000)}`,
    ['/mytrips'],
    undefined,
    7,
  ])('refuses %j', (given) => {
    expect(returnTarget(given)).toBeNull();
  });

  it('never lets a browser leave the site, whatever came in', () => {
    const origin = 'https://trips.example.org';
    const given = fc.oneof(trickyPath, fc.webUrl(), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(given, (value) => {
        const target = returnTarget(value);
        if (target !== null) expect(new URL(target, origin).origin).toBe(origin);
        const location = new URL(signedInAddress(target), `${origin}/auth/demo/callback`);
        expect(location.origin).toBe(origin);
        expect(location.searchParams.get('login')).toBe('true');
      }),
      { numRuns: 3000 },
    );
  });
});
