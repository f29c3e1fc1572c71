import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { type CostLimit, costLimit, ownAddress } from './cost-limit.ts';

const from = (ip: string) => ({ ip }) as FastifyRequest;
const ada = { id: 'ada', displayName: 'Ada', email: null, admin: false };

function limitOf(options: { mostMs?: number; share?: number; atOnce?: number }) {
  let time = 0;
  const limit = costLimit(() => time, { mostMs: 1000, share: 0.5, atOnce: 3, ...options });
  return { limit, forward: (ms: number) => (time += ms) };
}

const spend = (limit: CostLimit, ip: string, ms: number) => limit.begin(from(ip), null)(ms);

describe('the limit by cost', () => {
  it('lets through what was spent little, refuses what was spent too much, and forgets with time', () => {
    const { limit, forward } = limitOf({});
    for (let call = 0; call < 50; call++) spend(limit, '1.1.1.1', 10);
    spend(limit, '1.1.1.1', 900);
    expect(() => spend(limit, '1.1.1.1', 0)).toThrow(
      expect.objectContaining({ code: 'too_many_requests', detail: { retryAfterSeconds: 1 } }),
    );
    spend(limit, '2.2.2.2', 10);
    forward(1000);
    spend(limit, '1.1.1.1', 10);
  });

  it('asks nobody to wait longer because the clock was set back', () => {
    const { limit, forward } = limitOf({});
    spend(limit, '1.1.1.1', 900);
    forward(-86_400_000);
    spend(limit, '1.1.1.1', 10);
  });

  it('counts an account wherever it is, and a household of IPv6 as one', () => {
    const { limit } = limitOf({});
    limit.begin(from('1.1.1.1'), ada)(2000);
    expect(() => limit.begin(from('2.2.2.2'), ada)).toThrow(/a lot at once/);
    spend(limit, '1.1.1.1', 10);
    spend(limit, '2001:db8:1:2:3:4:5:6', 2000);
    expect(() => spend(limit, '2001:db8:1:2:ffff::1', 0)).toThrow(/a lot at once/);
    spend(limit, '2001:db8:1:3::1', 0);
  });

  it('bounds what is under way at one time', () => {
    const { limit } = limitOf({});
    const ends = [1, 2, 3].map(() => limit.begin(from('1.1.1.1'), null));
    expect(() => limit.begin(from('1.1.1.1'), null)).toThrow(/a lot at once/);
    ends[0]!(1);
    limit.begin(from('1.1.1.1'), null);
  });

  it('is told of work that fails, and does not count the server itself', () => {
    const { limit } = limitOf({ atOnce: 1 });
    const fail = () => {
      throw new Error('no');
    };
    for (let call = 0; call < 3; call++)
      expect(() => limit.measure(from('1.1.1.1'), null, fail)).toThrow('no');
    for (let call = 0; call < 9; call++) limit.begin(from(ownAddress), null);
  });
});
