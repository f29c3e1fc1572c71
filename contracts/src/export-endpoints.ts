import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { countryInfo } from './country-info.ts';
import { limits } from './limits.ts';
import { characters, text, tripId } from './text.ts';
import { tripDocument } from './trip-document.ts';
import { exportFormats } from './vocabulary.ts';

/** A map as shapes to draw, in units of its width and height: what the screen, print and the PDF have in common. */
export const drawnMap = z.object({
  width: z.number(),
  height: z.number(),
  /** SVG path data: land to fill, coasts and borders to stroke. */
  land: z.string(),
  lines: z.string(),
  metersPerUnit: z.number(),
  /** `day` counts from 1 and tells the colour; null for a way between two stops. */
  routes: z.array(z.object({ d: z.string(), day: z.int().nullable(), dashed: z.boolean() })),
  points: z.array(
    z.object({ x: z.number(), y: z.number(), label: z.string(), name: z.string(), day: z.int().nullable() }),
  ),
  names: z.array(
    z.object({ x: z.number(), y: z.number(), anchor: z.enum(['start', 'end']), text: z.string() }),
  ),
});
export type DrawnMap = z.infer<typeof drawnMap>;

/** What an outline shows beside the trip. */
const sheet = z.object({
  /** Null where nothing has a place yet. */
  overview: drawnMap.nullable(),
  days: z.array(z.object({ dayId: z.string(), map: drawnMap })),
  countries: z.array(countryInfo),
});

/** A trip that no account keeps: read for this one answer, and gone with it. Without a name it is given one. */
const draft = tripDocument.extend({ tripName: text(limits.tripNameCharacters) });

const ticket = z.strictObject({ ticket: characters.max(200).optional() });

export const exportEndpoints = {
  tripSheet: endpoint({
    summary:
      'What an outline shows beside the trip: its drawn maps, and the practical facts of its countries.',
    params: z.object({ id: tripId }),
    query: ticket,
    answer: sheet,
    errors: ['bad_input', 'not_found'],
  }),
  exportTrip: endpoint({
    summary:
      'A trip as a file: PDF, iCalendar, GPX, KML, GeoJSON, Markdown, CSV of its costs, or JSON to import again. Whoever may read the trip may have it, with what they may see of it.',
    params: z.object({ id: tripId, format: z.enum(exportFormats) }),
    query: ticket,
    answer: null,
    answerIsFile: true,
    errors: ['bad_input', 'not_found'],
  }),
  draftSheet: endpoint({
    summary: 'The same for a trip that is sent along. Nothing of it is kept.',
    body: draft,
    bodyLimit: limits.tripBodyBytes,
    answer: sheet,
    errors: ['bad_input', 'too_large', 'too_many_requests'],
  }),
  exportDraft: endpoint({
    summary: 'A trip that is sent along as a file, in the forms of `exportTrip`. Nothing of it is kept.',
    params: z.object({ format: z.enum(exportFormats) }),
    body: draft,
    bodyLimit: limits.tripBodyBytes,
    answer: null,
    answerIsFile: true,
    errors: ['bad_input', 'too_large', 'too_many_requests'],
  }),
};
