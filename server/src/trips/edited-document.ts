import { limits } from '@wayfare/contracts/limits';
import { planDay } from '@wayfare/contracts/plan';
import { trip as tripSchema } from '@wayfare/contracts/trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { EditsPayload } from '@wayfare/contracts/trip-endpoints';
import { applyEdit } from '@wayfare/planner';
import { z } from 'zod';
import { Refusal } from '../http/refusal.ts';

/** Takes as many days as a plan may have, whatever they are. */
const dayCount = z.array(z.unknown()).max(limits.days);

/**
 * Refuses what edits made longer, or later, than a trip may be. Only what they changed is looked at: an edit shares all the
 * rest with the document before, and that was checked when it was stored.
 */
function checkChanged(before: TripDocument, after: TripDocument) {
  for (const [key, schema] of Object.entries(tripSchema.shape)) {
    const name = key as keyof typeof tripSchema.shape;
    if (after.trip[name] !== before.trip[name]) schema.parse(after.trip[name]);
  }
  if (after.plan === null || after.plan === before.plan) return;
  dayCount.parse(after.plan.days);
  const known = new Set(before.plan?.days);
  for (const day of after.plan.days) if (!known.has(day)) planDay.parse(day);
}

const mostBytesPerCharacter = 3;
/** What a body holds besides the trip and its plan. */
const roomForTheRest = 4096;

/**
 * Refuses a document that edits made too long to be sent whole, of which nothing could be saved any more but edits. It is
 * only measured where so many characters may be too many bytes.
 */
export function refuseTooLong({ trip, plan }: TripDocument, mostCharacters: number) {
  if (mostCharacters * mostBytesPerCharacter <= limits.tripBodyBytes) return;
  if (Buffer.byteLength(JSON.stringify({ trip, plan })) + roomForTheRest <= limits.tripBodyBytes) return;
  throw new Refusal(
    'too_large',
    'This trip would be longer than a trip can be. Nothing was changed: shorten some notes, or make two trips of it.',
  );
}

/** The document that the edits make of the one they were made on. */
export function editedDocument(before: TripDocument, edits: EditsPayload['edits']): TripDocument {
  let document = before;
  for (const edit of edits) {
    const result = applyEdit(document, edit);
    if ('refused' in result)
      throw new Refusal('bad_input', `This change does not fit the trip as it is stored. ${result.refused}`);
    document = result.document;
  }
  checkChanged(before, document);
  return document;
}
