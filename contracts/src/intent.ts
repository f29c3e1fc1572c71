import { z } from 'zod';
import { localDate, requiredText, text } from './text.ts';
import { tripRequest } from './request.ts';
import { limits } from './limits.ts';
import { dayParts, interests, paces, questionTopics } from './vocabulary.ts';

const words = requiredText(200);
const minute = z.int().min(0).max(2879);

/** A place as it was said; `placeId` once it is known which one is meant. */
export const placeSaid = z.strictObject({
  name: words,
  country: words.optional(),
  placeId: words.optional(),
});
export type PlaceSaid = z.infer<typeof placeSaid>;

/**
 * A day of the trip as it was said: by number (negative counts from the end), date, weekday (0 is Monday) or stop. A
 * number with a stop counts the days there; with an item, the days after (or before) that item's.
 */
export const daySaid = z.strictObject({
  number: z.int().min(-120).max(365).optional(),
  on: localDate.optional(),
  weekday: z.int().min(0).max(6).optional(),
  dayOfMonth: z.int().min(1).max(31).optional(),
  atStop: words.optional(),
  ofItem: words.optional(),
});
export type DaySaid = z.infer<typeof daySaid>;

/** When: no days means the whole trip; `each` means every day of it. */
export const whenSaid = z.strictObject({
  days: z.array(daySaid).max(30).optional(),
  each: z.boolean().optional(),
  part: z.enum(dayParts).optional(),
  fromMinute: minute.optional(),
  untilMinute: minute.optional(),
});
export type WhenSaid = z.infer<typeof whenSaid>;

/** Something of the plan as it was said: "that one", "the museum on Thursday", "the second temple", an id. */
export const itemSaid = z.strictObject({
  words,
  itemId: words.optional(),
  when: whenSaid.optional(),
});
export type ItemSaid = z.infer<typeof itemSaid>;

/** Where in an order: at its beginning or end, or beside a named stop. */
export const positionSaid = z.strictObject({
  side: z.enum(['start', 'end', 'before', 'after']),
  stop: placeSaid.optional(),
});

/** A part of a trip request, as it is said for a trip that exists; each list replaces, `more` and `less` add. */
const wishes = tripRequest.omit({
  destinations: true,
  mustSee: true,
  fixed: true,
  timeWishes: true,
  restMinutes: true,
  startOn: true,
  endOn: true,
  days: true,
  nights: true,
});

const intentOf = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({
    kind: z.literal(kind),
    ...shape,
    /** The words it was read from. */
    from: text(limits.questionCharacters).optional(),
    /** How sure the reading is, 0 to 1; what is chosen by a button is sure. */
    sure: z.number().min(0).max(1).optional(),
    /** What it brings with it was shown, and agreed to by a button. */
    agreed: z.boolean().optional(),
  });

const place = placeSaid;
const item = itemSaid;
const when = whenSaid.optional();
const count = z.int().min(-365).max(365);

/** Everything that can be wanted of a trip. The reader produces it, the model's tools are it, quick replies send it. */
export const intent = z.discriminatedUnion('kind', [
  // Where one goes
  intentOf('planTrip', { text: text(limits.questionCharacters) }),
  intentOf('startOver', {}),
  intentOf('addStop', { place, nights: count.optional(), position: positionSaid.optional() }),
  intentOf('removeStop', { place }),
  intentOf('replaceStop', { place, by: placeSaid }),
  intentOf('moveStop', { place, position: positionSaid }),
  intentOf('orderStops', {
    order: z.enum(['reversed', 'best', 'said']),
    places: z.array(place).max(40).optional(),
  }),
  intentOf('setNights', { place: place.optional(), nights: count.optional(), change: count.optional() }),
  intentOf('setOrigin', { place }),
  intentOf('setEnd', { place: place.optional() }),
  intentOf('addDayTrip', { place, when }),
  intentOf('removeDayTrips', { place: place.optional(), when }),
  // How long and when
  intentOf('setLength', {
    days: count.optional(),
    change: count.optional(),
    side: z.enum(['start', 'end']).optional(),
  }),
  /** Days that go out of the trip with all that is in them. */
  intentOf('removeDays', { when: whenSaid }),
  intentOf('setDates', {
    startOn: localDate.optional(),
    endOn: localDate.optional(),
    month: z.int().min(1).max(12).optional(),
    shiftDays: count.optional(),
  }),
  intentOf('setArrival', {
    on: localDate.optional(),
    minute: minute.optional(),
    where: words.optional(),
    by: z.enum(['flight', 'train', 'bus', 'ferry', 'car']).optional(),
  }),
  intentOf('setDeparture', {
    on: localDate.optional(),
    minute: minute.optional(),
    where: words.optional(),
    by: z.enum(['flight', 'train', 'bus', 'ferry', 'car']).optional(),
  }),
  // What one sees and does
  intentOf('addSight', {
    sight: place.optional(),
    interest: z.enum(interests).optional(),
    words: words.optional(),
    when,
  }),
  intentOf('removeItem', { item }),
  intentOf('replaceItem', {
    item,
    sight: place.optional(),
    interest: z.enum(interests).optional(),
    words: words.optional(),
  }),
  intentOf('moveItem', { item, to: whenSaid, position: z.enum(['first', 'last']).optional() }),
  /** When a sight or a kind is to be, or is `not`: on some days, in a part of them, first or last, before another sight. */
  intentOf('wishTime', {
    what: place,
    not: z.boolean().optional(),
    when,
    order: z.enum(['first', 'last']).optional(),
    before: place.optional(),
  }),
  intentOf('swapItems', { items: z.tuple([item, item]) }),
  intentOf('swapDays', { days: z.tuple([daySaid, daySaid]) }),
  intentOf('lockItem', { item, locked: z.boolean() }),
  intentOf('addEvent', { title: words, where: place.optional(), on: localDate.optional(), when }),
  intentOf('addMeal', { meal: z.enum(['breakfast', 'lunch', 'dinner']), words: words.optional(), when }),
  /** How much of a kind of thing: none of it, less, more, at most so many (a day where `each`). */
  intentOf('limitKind', {
    words,
    interest: z.enum(interests).optional(),
    amount: z.enum(['none', 'less', 'more', 'atMost', 'only']),
    count: z.int().min(0).max(50).optional(),
    when,
  }),
  // How days are
  intentOf('setHours', { when, startMinute: minute.optional(), endMinute: minute.optional() }),
  intentOf('setMealHour', { meal: z.enum(['breakfast', 'lunch', 'dinner']), minute, when }),
  intentOf('keepFree', { when: whenSaid }),
  /** A rest after lunch, every day or on some; none where the minutes are 0. */
  intentOf('restAfterLunch', { minutes: z.int().min(0).max(240), when }),
  intentOf('setPace', {
    pace: z.enum(paces).optional(),
    change: z.enum(['lighter', 'fuller']).optional(),
    when,
  }),
  intentOf('rainPlan', { when }),
  intentOf('planAnew', { when }),
  // What holds for the whole trip
  intentOf('setWishes', {
    wishes: wishes.partial(),
    change: z.strictObject({ adults: count.optional(), children: count.optional() }).optional(),
  }),
  intentOf('makeCheaper', { when }),
  intentOf('setLodging', { words, when }),
  intentOf('renameTrip', { name: requiredText(limits.tripNameCharacters) }),
  /** A wish that nothing here can do: it is told. */
  intentOf('beyondUs', { words }),
  // The conversation
  intentOf('undo', { words: words.optional() }),
  intentOf('redo', {}),
  intentOf('ask', {
    topic: z.enum(questionTopics),
    text: text(limits.questionCharacters),
    places: z.array(place).max(6).optional(),
    when,
    item: item.optional(),
    /** The month or the date that is asked about. */
    month: z.int().min(1).max(12).optional(),
    on: localDate.optional(),
  }),
  intentOf('agree', {}),
  intentOf('refuse', {}),
  intentOf('thanks', {}),
  intentOf('chat', {}),
  intentOf('distress', {}),
  intentOf('harm', {}),
  intentOf('notOurs', { why: z.enum(['abuse', 'attack', 'offtopic', 'nonsense']) }),
]);
export type Intent = z.infer<typeof intent>;

/** A button of an answer: what it says, and what pressing it means. */
export const choice = z.strictObject({
  label: requiredText(200),
  intents: z.array(intent).min(1).max(12),
});
export type Choice = z.infer<typeof choice>;
export type IntentOf<Kind extends Intent['kind']> = Extract<Intent, { kind: Kind }>;
