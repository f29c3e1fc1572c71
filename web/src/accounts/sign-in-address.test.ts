import { expect, test } from 'vitest';
import { signInAddress } from './sign-in-address.ts';

test('carries the return path, encoded, before anything else', () => {
  expect(signInAddress('wayfare', '/open/a?unsaved=true', true)).toBe(
    '/auth/wayfare?returnTo=%2Fopen%2Fa%3Funsaved%3Dtrue',
  );
});

test('names the completion message where a callback waits for it', () => {
  expect(signInAddress('demo', undefined, true)).toBe('/auth/demo?messageType=AUTH_SUCCESS');
});

test('is bare without either', () => {
  expect(signInAddress('demo', undefined, false)).toBe('/auth/demo');
});
