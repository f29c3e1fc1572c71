import { expect, it } from 'vitest';
import { offsetName } from './offset-name.ts';

it('says how far a zone is ahead', () => {
  expect(offsetName('Asia/Kathmandu', '2026-05-01')).toBe('GMT+5:45');
  expect(offsetName('America/St_Johns', '2026-05-01')).toBe('GMT−2:30');
  expect(offsetName('Africa/Abidjan', '2026-05-01')).toBe('GMT');
});
