import { afterEach, expect, test, vi } from 'vitest';
import { captureReferrer, externalReferrer } from './referrer.ts';

afterEach(() => void vi.unstubAllGlobals());

function arriveFrom(referrer: string) {
  const kept = new Map<string, string>();
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('location', { host: 'wayfare.test' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  captureReferrer();
}

test('keeps the page of another host that led here', () => {
  arriveFrom('https://magazine.test/kyoto');
  expect(externalReferrer()).toBe('https://magazine.test/kyoto');
});

test.each(['', 'https://wayfare.test/mytrips', 'not an address'])('keeps nothing for %j', (referrer) => {
  arriveFrom(referrer);
  expect(externalReferrer()).toBeUndefined();
});
