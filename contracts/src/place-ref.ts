import { z } from 'zod';
import { limits } from './limits.ts';
import { characters, countryCode, requiredText } from './text.ts';
import { placeKinds } from './vocabulary.ts';

export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);

/**
 * A place as a trip holds it: enough to draw and schedule it without the atlas.
 * `placeId` is the atlas id (`jp-kyoto`, `jp-kyoto/nishiki-market`, `airport:KIX`); without one the place came
 * from the traveller (`own`) or was named by a language model and is not known (`unverified`).
 */
export const placeRef = z.strictObject({
  placeId: characters.max(120).optional(),
  name: requiredText(limits.titleCharacters),
  kind: z.enum(placeKinds),
  latitude,
  longitude,
  countryCode: countryCode.optional(),
  timeZone: characters.max(60).optional(),
  status: z.enum(['atlas', 'own', 'unverified']),
});
export type PlaceRef = z.infer<typeof placeRef>;
