import { describe, expect, it } from 'vitest';
import { returnTarget } from './return-target.ts';

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
});
