import { z } from 'zod';
import { booking } from './booking.ts';
import { plan, planDay, planItem } from './plan.ts';
import { placeRef } from './place-ref.ts';
import { tripRequest } from './request.ts';
import type { Shows } from './trip-endpoints.ts';
import { idea, leg, stop, track, travel, trip } from './trip.ts';

/** The fields of a schema that are named, and no others: a field that is added to it later is not shown by itself. */
const only = <Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  names: readonly (keyof Shape & string)[],
  changed: z.ZodRawShape = {},
) =>
  z.object({
    ...Object.fromEntries(names.map((name) => [name, schema.shape[name] as z.ZodType])),
    ...changed,
  });

const place = only(placeRef, [
  'placeId',
  'name',
  'kind',
  'latitude',
  'longitude',
  'countryCode',
  'timeZone',
  'status',
  'source',
  'hours',
  'closedOn',
  'address',
  'website',
  'phone',
]);
const wishes = [
  'destinations',
  'days',
  'nights',
  'startOn',
  'endOn',
  'month',
  'season',
  'adults',
  'children',
  'pace',
  'dayFromMinute',
  'dayUntilMinute',
  'interests',
  'dislikes',
  'mustSee',
  'transport',
  'roundTrip',
] as const;
const booked = [
  'kind',
  'reference',
  'provider',
  'url',
  'number',
  'from',
  'to',
  'fromTerminal',
  'toTerminal',
  'seat',
  'checkInMinute',
  'checkOutMinute',
  'pickUp',
  'dropOff',
  'files',
] as const;
const legClock = ['departMinute', 'arriveMinute', 'arriveDayOffset'] as const;

/**
 * What a reader of a shared or featured trip gets of it, by what its owner shows. Whatever is not named here stays with
 * the owner: where one sleeps and what was booked, who pays for it, words to oneself, diets and other needs, the ages of children.
 */
export function readerView({ costs, notes, bookings }: Shows) {
  const cost = costs ? (['cost'] as const) : [];
  const ticket = costs ? (['ticket'] as const) : [];
  const note = notes ? (['note'] as const) : [];
  const bookingOf = bookings
    ? { booking: only(booking, [...booked, ...(costs ? (['paid', 'paidBy'] as const) : [])]).optional() }
    : {};
  const link = bookings ? (['link'] as const) : [];
  const way = only(travel, ['mode', 'minutes', 'distanceMeters', 'co2Grams', 'estimate', ...cost]);
  const request = only(tripRequest, [...wishes, ...(costs ? (['budget'] as const) : [])]);
  const shownStop = only(stop, ['id', 'nights', 'locked', ...cost, ...note], {
    place,
    ...bookingOf,
    ...(bookings && { lodging: place.optional() }),
  });
  const shownLeg = only(leg, ['id', 'from', 'to', ...legClock, 'locked', ...note], {
    travel: way,
    ...bookingOf,
  });
  const shownItem = only(
    planItem,
    [
      'id',
      'kind',
      'title',
      'startMinute',
      'endMinute',
      'locked',
      'madeBy',
      ...cost,
      ...ticket,
      ...note,
      ...link,
    ],
    { place: place.nullable(), travel: way.nullable(), ...bookingOf },
  );
  const shownDay = only(
    planDay,
    ['id', 'on', 'stopId', 'title', 'startMinute', 'endMinute', 'ownHours', ...note],
    { base: place.nullable(), endBase: place.nullable(), items: z.array(shownItem) },
  );
  return {
    trip: only(trip, ['schemaVersion', 'startOn'], {
      request,
      assumed: request,
      origin: place.nullable(),
      end: place.nullable(),
      stops: z.array(shownStop),
      legs: z.array(shownLeg),
      ideas: z.array(only(idea, ['id', ...note], { place })),
      // A recorded way mostly begins where one sleeps.
      ...(bookings && { tracks: z.array(only(track, ['id', 'name', 'points'])).optional() }),
      notes: notes ? trip.shape.notes : z.string().transform(() => ''),
    }),
    plan: only(plan, ['schemaVersion'], { days: z.array(shownDay) }).nullable(),
  };
}
