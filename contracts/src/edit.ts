import { z } from 'zod';
import { limits } from './limits.ts';
import { placeRef } from './place-ref.ts';
import { plan, planDay, planItem } from './plan.ts';
import { tripRequest } from './request.ts';
import { paces } from './vocabulary.ts';
import { localDate, localId, text } from './text.ts';
import { idea, leg, stop, track, travel, tripName } from './trip.ts';

const index = z.int().min(0).max(1000);
const named = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.strictObject({ edit: z.literal(name), ...shape });

const single = [
  named('renameTrip', { name: tripName }),
  named('setRequest', { request: tripRequest, assumed: tripRequest }),
  named('setPace', { pace: z.enum(paces).nullable() }),
  named('setNotes', { notes: text(limits.tripNotesCharacters) }),
  named('setStartOn', { startOn: localDate.nullable() }),
  named('setOrigin', { origin: placeRef.nullable() }),
  named('setEnd', { end: placeRef.nullable() }),
  named('addStop', { stop, index }),
  named('removeStop', { stopId: localId }),
  named('moveStop', { stopId: localId, index }),
  named('setNights', { stopId: localId, nights: z.int().min(0).max(limits.nights) }),
  named('updateStop', { stop }),
  named('setLegs', { legs: z.array(leg).max(limits.stops + 1) }),
  named('updateLeg', { leg }),
  named('addIdea', { idea, index }),
  named('removeIdea', { ideaId: localId }),
  named('updateIdea', { idea }),
  named('addTrack', { track, index }),
  named('removeTrack', { trackId: localId }),
  named('setPlan', { plan: plan.nullable() }),
  named('addDay', { day: planDay, index }),
  named('removeDay', { dayId: localId }),
  named('replaceDay', { day: planDay }),
  named('addItem', { dayId: localId, item: planItem, index }),
  named('removeItem', { itemId: localId }),
  named('moveItem', { itemId: localId, dayId: localId, index }),
  named('setItemTime', {
    itemId: localId,
    startMinute: z.int().min(0).max(2879),
    endMinute: z.int().min(0).max(2879),
  }),
  named('lockItem', { itemId: localId, locked: z.boolean() }),
  named('updateItem', { item: planItem }),
  named('setTravel', { itemId: localId, travel: travel.nullable() }),
] as const;

const singleEdit = z.discriminatedUnion('edit', single);

/** Several edits kept, undone and shown as one. */
const batch = named('batch', { edits: z.array(singleEdit).max(2000), label: text(200).optional() });

/**
 * One small, named, reversible change to a trip and its plan. Whoever changes a trip (chat, drag, calendar, form)
 * does so with edits; the planner's `applyEdit` applies them and gives the exact inverse.
 */
export const edit = z.discriminatedUnion('edit', [...single, batch]);
export type Edit = z.infer<typeof edit>;
export type EditName = Edit['edit'];
