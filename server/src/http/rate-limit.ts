import { Refusal } from './refusal.ts';

/** Allows `most` calls a window to each sender, counted in this process; refuses further ones with the time to wait. */
export function rateLimit({ most, windowMs }: { most: number; windowMs: number }, now: () => number) {
  let windowEndsAt = 0;
  let counts = new Map<string, number>();
  return (sender: string) => {
    const left = windowEndsAt - now();
    // A clock that is set back must not make a minute a day.
    if (left <= 0 || left > windowMs) {
      counts = new Map();
      windowEndsAt = now() + windowMs;
    }
    const count = (counts.get(sender) ?? 0) + 1;
    counts.set(sender, count);
    if (count <= most) return;
    const seconds = Math.ceil((windowEndsAt - now()) / 1000);
    throw new Refusal(
      'too_many_requests',
      `Too many requests in a short time. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`,
      {
        retryAfterSeconds: seconds,
      },
    );
  };
}
