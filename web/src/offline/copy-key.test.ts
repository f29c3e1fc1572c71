import { expect, test } from 'vitest';
import { copyKey } from './copy-key.ts';

const id = 'abcdefghijklmnopqrstuv';

test.each([
  [`/api/trip/${id}`, '?unsaved=true', `/api/trip/${id}`],
  [`/api/trip/${id}`, '?unsaved=false&ticket=a/b', `/api/trip/${id}?ticket=a%2Fb`],
  [`/api/trip-outline/${id}`, '', `/api/trip-outline/${id}`],
  [`/api/trip-sheet/${id}`, '?ticket=x', `/api/trip-sheet/${id}?ticket=x`],
  ['/api/trips', '', '/api/trips'],
  ['/api/map-settings', '', '/api/map-settings'],
  ['/api/city-info/jp-kyoto', '', '/api/city-info/jp-kyoto'],
  ['/api/trips', '?cursor=x', null],
  [`/api/trip/${id}/tickets`, '', null],
  [`/api/trip-events/${id}`, '', null],
  ['/api/message', '', null],
])('%s%s', (pathname, search, key) => {
  expect(copyKey(pathname, search)).toBe(key);
});
