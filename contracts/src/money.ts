import { z } from 'zod';
import { currencyCode } from './text.ts';

/** An amount in hundredths of the currency's unit, whatever its usual fraction, so that sums stay whole. */
export const money = z.strictObject({
  amountCents: z.int().min(0).max(1_000_000_000_00),
  currency: currencyCode,
});
export type Money = z.infer<typeof money>;
