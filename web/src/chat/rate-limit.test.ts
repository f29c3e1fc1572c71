import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chatLimit, recordSend } from './rate-limit.ts';

const key = 'wayfare.chat-sends';
const hour = 3_600_000;
const now = 1_800_000_000_000;
const kept = () => JSON.parse(localStorage.getItem(key) ?? '[]') as number[];

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
    removeItem: (name: string) => void held.delete(name),
  });
});

describe('the chat limit', () => {
  it('is 50 an hour for visitors and 200 for those signed in', () => {
    expect([chatLimit(false), chatLimit(true)]).toEqual([50, 200]);
  });

  it('takes note of each send up to the limit', () => {
    for (let count = 0; count < 50; count += 1)
      expect(recordSend(50, now + count)).toEqual({ allowed: true });
    expect(kept()).toHaveLength(50);
    expect(recordSend(50, now + 60)).toEqual({ allowed: false, nextAt: now + hour + 1 });
    expect(kept()).toHaveLength(50);
  });

  it('forgets sends older than an hour before it counts', () => {
    localStorage.setItem(key, JSON.stringify([now - hour - 1, now - hour, now - 5]));
    expect(recordSend(2, now)).toMatchObject({ allowed: false });
    expect(kept()).toEqual([now - hour, now - 5]);
    expect(recordSend(2, now + 1)).toEqual({ allowed: true });
    expect(kept()).toEqual([now - 5, now + 1]);
  });

  it('says when the next message is possible, which is then true', () => {
    localStorage.setItem(key, JSON.stringify([now - 3000, now - 2000, now - 1000]));
    const refused = recordSend(2, now);
    const nextAt = refused.allowed ? 0 : refused.nextAt;
    expect(recordSend(2, nextAt - 1).allowed).toBe(false);
    expect(recordSend(2, nextAt).allowed).toBe(true);
  });

  it('gives the higher limit to whoever signs in', () => {
    localStorage.setItem(key, JSON.stringify(Array.from({ length: 50 }, () => now)));
    expect(recordSend(50, now).allowed).toBe(false);
    expect(recordSend(200, now).allowed).toBe(true);
  });

  it('starts afresh on what it cannot read', () => {
    localStorage.setItem(key, '{"not":"a list"}');
    expect(recordSend(1, now)).toEqual({ allowed: true });
    expect(kept()).toEqual([now]);
  });
});
