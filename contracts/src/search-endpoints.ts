import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { latitude, longitude, osmId, placeRef } from './place-ref.ts';
import { localDate, text } from './text.ts';
import { foundKinds } from './vocabulary.ts';

/** A point of a query: `41.9,12.5`. */
const coordinates = z
  .string()
  .regex(/^-?\d{1,2}(\.\d{1,9})?,-?\d{1,3}(\.\d{1,9})?$/)
  .transform((written) => {
    const [lat, lon] = written.split(',').map(Number);
    return { latitude: lat!, longitude: lon! };
  })
  .pipe(z.object({ latitude, longitude }));

const foundPlace = z.object({
  kind: z.enum(['city', 'attraction', 'region', 'country', 'airport', ...foundKinds]),
  id: z.string(),
  name: z.string(),
  detail: z.string(),
  place: placeRef,
  path: z.string().nullable(),
});

/** A place with what tells that it fits. */
const foundForWish = foundPlace.extend({ why: z.string() });

export const searchEndpoints = {
  searchPlaces: endpoint({
    summary:
      'Cities, attractions, regions, countries and airports by name, as one types; with `outside`, what servers of others find.',
    query: z.strictObject({
      q: text(limits.searchCharacters),
      limit: z.coerce.number().int().min(1).max(50).optional(),
      /** Where the trip is: what lies there comes first. */
      near: coordinates.optional(),
      /** The day for which hours are told. */
      on: localDate.optional(),
      outside: z.literal('1').optional(),
    }),
    answer: z.object({
      results: z.array(foundPlace),
      /** Servers of others may be asked as well, with `outside`. */
      more: z.boolean(),
    }),
    errors: ['bad_input', 'too_many_requests'],
  }),
  searchWish: endpoint({
    summary:
      'What is looked for, in a place that a text names or anywhere: "rome with kids", "beach holiday in february", "day trips from florence".',
    query: z.strictObject({ q: text(limits.searchCharacters) }),
    answer: z.object({
      /** The places; null where none is named. */
      about: z.string().nullable(),
      /** The place from which the others are an outing. */
      from: z.string().nullable(),
      /** Nothing is all that was asked for: these come nearest. */
      isNear: z.boolean(),
      /** What guides tell of it beside their sights. */
      notes: z.array(z.object({ title: z.string(), text: z.string(), path: z.string().nullable() })),
      sights: z.array(foundForWish),
      cities: z.array(foundForWish),
      /** What to ask the assistant for, to plan it. */
      asks: z.array(z.string()),
    }),
    errors: ['bad_input', 'too_many_requests'],
  }),
  describePlace: endpoint({
    summary:
      'What is at a point, or at a thing of OpenStreetMap: its name, address, hours and ways to reach it.',
    query: z
      .strictObject({
        at: coordinates.optional(),
        osm: z.string().regex(osmId).optional(),
        name: text(limits.titleCharacters).optional(),
      })
      .refine(
        ({ at, osm }) => at !== undefined || osm !== undefined,
        'Name a point or a thing of OpenStreetMap',
      ),
    answer: z.object({ place: foundPlace.nullable() }),
    errors: ['bad_input', 'too_many_requests'],
  }),
};
