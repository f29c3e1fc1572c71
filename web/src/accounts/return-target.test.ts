import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnTarget, targetOfState } from './return-target.ts';

test.each(['/', '/mytrips', '/open/abc?unsaved=true', '/search?q=caf%C3%A9#top', '/city-guide/japan/kyoto'])(
  'accepts the path %s',
  (path) => {
    expect(returnTarget(path)).toBe(path);
  },
);

test.each([
  'https://evil.example/',
  '//evil.example',
  '/..//x//evil.example',
  '/%2e%2e//x//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2Fevil.example',
  '/%252Fevil.example',
  '/%5Cevil.example',
  '/\tevil.example',
  '/%09/evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  'mytrips',
  '',
  '/%E0%A4%A',
  `/${'a'.repeat(2001)}`,
  undefined,
  7,
])('refuses %j', (value) => {
  expect(returnTarget(value)).toBeUndefined();
});

test('reads returnTo before originalUri, and passes over one that leads elsewhere', () => {
  expect(targetOfState({ returnTo: '/a', originalUri: '/b' })).toBe('/a');
  expect(targetOfState({ originalUri: '/b' })).toBe('/b');
  expect(targetOfState({ returnTo: '//evil', originalUri: '/b' })).toBe('/b');
  expect(targetOfState(null)).toBeUndefined();
});

test('whatever is accepted leads to this site, as a browser reads it', () => {
  const parts = fc.constantFrom(
    '/',
    '//',
    '/..',
    '/.',
    '/%2e%2e',
    '\\',
    '%2f',
    '\t',
    '?',
    '#',
    '@',
    'evil.example',
  );
  const given = fc.oneof(
    fc.array(parts).map((path) => `/${path.join('')}`),
    fc.string({ unit: 'binary' }),
  );
  const site = 'https://trips.example.org';
  fc.assert(
    fc.property(given, (value) => {
      const target = returnTarget(value);
      if (target !== undefined) expect(new URL(target, `${site}/login`).origin).toBe(site);
    }),
    { numRuns: 1500 },
  );
});
