import { expect, it } from 'vitest';
import { fuzz } from './testing/fuzz.ts';
import { testServer } from './testing/test-server.ts';

it('no mutated message, document or file breaks a call, and every refusal says why', async () => {
  const { signedIn, clock } = await testServer();
  const browser = await signedIn('Ada');
  const { faults, statuses } = await fuzz({
    browser,
    seed: 20_261_124,
    rounds: 300,
    passTime: () => clock.forward(60_000),
  });
  expect(faults).toEqual([]);
  // Some must get through, or only the contract's schemas were tried.
  expect(statuses[200]).toBeGreaterThan(100);
  expect(statuses[400]).toBeGreaterThan(30);
}, 60_000);
