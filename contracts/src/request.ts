import { z } from 'zod';
import { limits } from './limits.ts';
import { currencyCode, localDate, requiredText, text } from './text.ts';
import { timeWish } from './time-wish.ts';
import { budgetSpans, interests, paces, seasons, transportWishes } from './vocabulary.ts';

const wish = requiredText(limits.wishCharacters);

/** A wish pinned to a date or to a day of the trip (1 is the first day): a wedding, a concert, a booked tour. */
export const fixedEvent = z.strictObject({
  what: wish,
  where: wish.optional(),
  on: localDate.optional(),
  day: z.int().min(1).max(365).optional(),
  startMinute: z.int().min(0).max(1439).optional(),
  endMinute: z.int().min(0).max(2879).optional(),
});

/** What the traveller wishes. Every field is optional: only what was said (or assumed) stands there. */
export const tripRequest = z.strictObject({
  destinations: z.array(wish).max(limits.destinations).optional(),
  origin: wish.optional(),
  days: z.int().min(1).max(365).optional(),
  nights: z.int().min(0).max(limits.nights).optional(),
  startOn: localDate.optional(),
  endOn: localDate.optional(),
  month: z.int().min(1).max(12).optional(),
  season: z.enum(seasons).optional(),
  adults: z.int().min(0).max(50).optional(),
  children: z.int().min(0).max(50).optional(),
  childAges: z.array(z.int().min(0).max(17)).max(50).optional(),
  budget: z
    .strictObject({
      amount: z.number().min(0).max(limits.budgetAmount),
      currency: currencyCode,
      per: z.enum(budgetSpans),
    })
    .optional(),
  pace: z.enum(paces).optional(),
  /** Between these minutes of each day something may be planned, where the pace's own hours are not wished. */
  dayFromMinute: z.int().min(0).max(1439).optional(),
  dayUntilMinute: z.int().min(0).max(1439).optional(),
  /** When one eats, where that is not as usual. */
  lunchMinute: z.int().min(0).max(1439).optional(),
  dinnerMinute: z.int().min(0).max(1439).optional(),
  /** At most so many sights of a kind, on each day or in the whole trip. */
  atMost: z
    .array(z.strictObject({ what: wish, count: z.int().min(0).max(50), per: z.enum(['day', 'trip']) }))
    .max(limits.dislikes)
    .optional(),
  timeWishes: z.array(timeWish).max(limits.timeWishes).optional(),
  /** So long one rests after lunch, each day. */
  restMinutes: z.int().min(15).max(240).optional(),
  /** Sights that shall not come again, by their atlas ids. */
  skip: z.array(wish).max(limits.mustSee).optional(),
  interests: z.array(z.enum(interests)).max(interests.length).optional(),
  dislikes: z.array(wish).max(limits.dislikes).optional(),
  transport: z.array(z.enum(transportWishes)).max(transportWishes.length).optional(),
  lodging: text(limits.lodgingWishCharacters).optional(),
  dietary: z.array(wish).max(limits.dietary).optional(),
  accessibility: z.array(wish).max(limits.accessibility).optional(),
  mustSee: z.array(wish).max(limits.mustSee).optional(),
  fixed: z.array(fixedEvent).max(60).optional(),
  roundTrip: z.boolean().optional(),
});
export type TripRequest = z.infer<typeof tripRequest>;
