import { beforeAll, expect, test, vi } from 'vitest';
import { asPartial, pieceKey, toKeep } from './map-pieces.ts';

beforeAll(() => {
  vi.stubGlobal('location', { origin: 'https://wayfare.test' });
  return () => void vi.unstubAllGlobals();
});

const archive = 'https://wayfare.test/assets/basemap-1.pmtiles';

test.each([
  ['bytes=0-16383', '/assets/basemap-1.pmtiles?bytes=0-16383'],
  ['bytes=5-5', '/assets/basemap-1.pmtiles?bytes=5-5'],
  ['bytes=5-', null],
  ['bytes=-5', null],
  ['bytes=0-1,4-5', null],
  ['lines=0-1', null],
  [null, null],
])('the piece %s is kept as %s', (range, key) => {
  expect(pieceKey(archive, range)).toBe(key);
});

test('a piece comes back as it was, range and all', async () => {
  const headers = { 'content-range': 'bytes 100-103/9000', 'content-type': 'application/octet-stream' };
  const kept = toKeep(new Response('four', { status: 206, headers }));
  expect(kept.status).toBe(200);
  const again = asPartial(kept);
  expect(again.status).toBe(206);
  expect(again.headers.get('content-range')).toBe('bytes 100-103/9000');
  expect(await again.text()).toBe('four');
});
