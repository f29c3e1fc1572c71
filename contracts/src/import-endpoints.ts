import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { requiredText } from './text.ts';
import { tripDocument } from './trip-document.ts';
import { importFormats } from './vocabulary.ts';

/** One place of a file: where in the document it went, and what the atlas knows it as. */
const importedPlace = z.object({
  /** The idea's, item's, stop's or track's id in the document; null where it has no point and stands in the notes. */
  id: z.string().nullable(),
  name: z.string(),
  /** The day it went to, from 1; null for ideas, stops and notes. */
  day: z.int().nullable(),
  role: z.enum(['stop', 'item', 'idea', 'track', 'note']),
  matched: z.object({ placeId: z.string(), name: z.string(), context: z.string() }).nullable(),
});
export type ImportedPlace = z.infer<typeof importedPlace>;

export const importEndpoints = {
  previewImport: endpoint({
    summary:
      'Reads a file (our JSON, GPX, KML, GeoJSON, iCalendar, CSV, a list of Google Maps) and answers the trip it makes. Nothing is kept until that trip is saved.',
    body: z.strictObject({ fileName: requiredText(limits.fileNameCharacters), content: z.string() }),
    bodyLimit: limits.importBodyBytes,
    answer: z.object({
      format: z.enum(importFormats),
      document: tripDocument,
      places: z.array(importedPlace),
      /** What a reader should know of what was read: a sentence each. */
      notices: z.array(z.string()),
    }),
    errors: ['bad_input', 'sign_in_required', 'too_large', 'unsupported_media', 'too_many_requests'],
  }),
};
