import { z } from 'zod';
import { limits } from './limits.ts';
import { characters, countryCode, localDate, requiredText, webAddress } from './text.ts';
import { placeKinds } from './vocabulary.ts';

export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);
/** A thing of OpenStreetMap: `node/123`. */
export const osmId = /^(node|way|relation)\/\d{1,18}$/;

/** Where a place that the atlas lacks was found, as what, and when. */
const placeSource = z.strictObject({
  name: z.literal('openstreetmap'),
  id: z.string().regex(osmId),
  on: localDate,
});

/**
 * A place as a trip holds it: enough to draw and schedule it without the atlas.
 * `placeId` is the atlas id (`jp-kyoto`, `jp-kyoto/nishiki-market`, `airport:KIX`); without one the place came
 * from the traveller (`own`), was found with a server of others (`found`, with its `source`), or was named by a language
 * model and is not known (`unverified`). What a source tells of a place stays with the trip, so that it is there offline.
 */
export const placeRef = z.strictObject({
  placeId: characters.max(120).optional(),
  name: requiredText(limits.titleCharacters),
  kind: z.enum(placeKinds),
  latitude,
  longitude,
  countryCode: countryCode.optional(),
  timeZone: characters.max(60).optional(),
  status: z.enum(['atlas', 'own', 'found', 'unverified']),
  source: placeSource.optional(),
  /** In the grammar of the atlas; left out where the source has none, or none that can be read. */
  hours: requiredText(limits.hoursCharacters).optional(),
  /** Days on which it is closed whatever its hours. */
  closedOn: z.array(requiredText(limits.dayWordCharacters)).max(limits.closedDays).optional(),
  address: requiredText(limits.addressCharacters).optional(),
  website: webAddress.optional(),
  phone: requiredText(limits.phoneCharacters).optional(),
});
export type PlaceRef = z.infer<typeof placeRef>;
