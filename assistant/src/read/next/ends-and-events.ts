import { addDays } from '@wayfare/almanac/local-date';
import type { WhenSaid } from '@wayfare/contracts/intent';
import type { MarkedSpan } from '@wayfare/reader';
import { anyOf } from '../any-of.ts';
import { readDatesSaid } from '../dates/read-dates-said.ts';
import { dayOf } from '../first/events-of.ts';
import { readTripEnd } from '../first/trip-ends.ts';
import { readDay } from '../read-day.ts';
import { readHour } from '../read-hour.ts';
import { plainText } from '../words-in.ts';
import type { ClauseView, Conversation, Wanted } from './clause.ts';
import { itemOf, ahead, atStop, placeOf, stopNamed, take, takeWhen, withWhen } from './clause.ts';

/** One may set out so many days before the first day of the trip. */
const DAYS_BEFORE = 3;

/** "The 14th" of a trip in May is in May. */
function duringTrip(talk: Conversation): Conversation {
  const startOn = talk.trip?.startOn;
  return startOn == null || startOn <= talk.today ? talk : { ...talk, today: addDays(startOn, -DAYS_BEFORE) };
}

const vehicles = [
  ['train', anyOf('train*, rail*, eurostar, tgv, shinkansen, amtrak')],
  ['bus', anyOf('bus, buses, coach*, flixbus')],
  ['ferry', anyOf('ferr*, boat*, ship*, cruise*')],
  ['flight', anyOf('flight*, fly*, flies, plane*, land, lands, landing, airport*, airline*')],
  ['car', anyOf('drive*, driving, car')],
] as const;

/** When and where one gets there or leaves for home. */
export function tripEnd(view: ClauseView, kind: 'setArrival' | 'setDeparture'): Wanted[] {
  const { clause } = view;
  const talk = duringTrip(view.talk);
  const placed = clause.spans.map((span) => ({ ...span, clause }));
  const end = readTripEnd(clause, placed, talk);
  const trip = { ...talk, ...(talk.trip?.startOn != null && { startOn: talk.trip.startOn }) };
  let { on } = end;
  for (const { text } of take(view, 'start', 'finish', 'dates', 'day')) {
    const [day] = readDay(text, [], talk)?.days ?? [];
    on ??= day === undefined || (day.number ?? 0) !== 0 ? undefined : dayOf(day, trip).on;
  }
  take(view, 'hour', 'part', 'airport', 'stop', 'end', 'meet', 'origin', 'about');
  const { at } = end;
  view.memory.day = [{ number: kind === 'setArrival' ? 1 : -1 }];
  // "Our flight out is from Colombo".
  const stop = clause.spans.flatMap(({ text }) => stopNamed(view, text) ?? [])[0];
  if (on === undefined && end.minute === undefined && stop !== undefined)
    return [
      {
        kind: 'moveStop',
        place: placeOf(stop),
        position: { side: kind === 'setArrival' ? 'start' : 'end' },
      },
    ];
  if (on === undefined && end.minute === undefined && at === undefined) return [];
  const place = clause.spans.find(({ text }) => text === at);
  // "We fly from London" says where home is.
  const isHome = place !== undefined && /\bfrom\W*$/.test(ahead(view, place));
  if (isHome && on === undefined && end.minute === undefined)
    return [{ kind: 'setOrigin', place: placeOf(place.text) }];
  take(view, 'flight');
  const by = vehicles.find(([, words]) => words.test(view.words))?.[0];
  if (
    kind === 'setDeparture' &&
    on === undefined &&
    end.minute === undefined &&
    clause.spans.some(({ label }) => label === 'end')
  )
    return [{ kind: 'setEnd', place: placeOf(at!) }];
  return [
    {
      kind,
      ...(on !== undefined && { on }),
      ...(end.minute !== undefined && { minute: end.minute }),
      ...(at !== undefined && { where: at.slice(0, 200) }),
      ...(by !== undefined && { by }),
    },
  ];
}

const atNight = /dinner|supper|show|concert|opera|party|gig|drinks|theatre|ballet/i;

const booked = / (?:tour|visit|tickets?|slot|booking)$/i;
const letters = (text: string) => plainText(text).replace(/[^\p{L}\p{N}]+/gu, ' ');
/** "The opera house tour": a thing that is in the plan already. */
const isPlanned = ({ talk }: ClauseView, { text }: MarkedSpan): boolean =>
  booked.test(text) &&
  (talk.trip?.items ?? []).some((one) => letters(one).includes(letters(text.replace(booked, ''))));

/** An appointment or booking, with its day, hour and place. */
export function event(view: ClauseView): Wanted[] {
  const events = take(view, 'event', 'flight', 'like');
  const hourSpan = take(view, 'hour')[0];
  const thing = view.clause.spans.find(({ label }) => label === 'see' || label === 'item');
  const title = (events[0]?.text ?? thing?.text ?? view.clause.text.trim())
    .replace(/^(?:an?|our|my|the)\s+/i, '')
    .slice(0, 200);
  const hour =
    hourSpan === undefined
      ? null
      : readHour(hourSpan.text, {
          ahead: ahead(view, hourSpan).slice(-20),
          earliestHour: atNight.test(title) ? 12 : 7,
        });
  const dates = take(view, 'dates', 'start', 'finish').map(
    ({ text }) => readDatesSaid(text, duringTrip(view.talk))?.startOn,
  );
  const said = takeWhen(view, { withHour: false });
  const from = hour?.at ?? hour?.from ?? hour?.until;
  if (from !== undefined) view.memory.hour = hour?.until ?? from;
  const when: WhenSaid = {
    ...said,
    ...(from !== undefined && { fromMinute: from }),
    ...(hour?.at === undefined &&
      hour?.from !== undefined &&
      hour.until !== undefined && { untilMinute: hour.until }),
  };
  const on = said?.days?.length === 1 ? said.days[0]!.on : dates[0];
  const planned =
    thing?.label === 'item' && events.length === 0 ? thing : events.find((one) => isPlanned(view, one));
  if (planned !== undefined && from !== undefined) {
    take(view, 'item');
    const item = itemOf(view, planned.text.replace(booked, ''));
    return [
      { kind: 'moveItem', item, to: when },
      { kind: 'lockItem', item, locked: true },
    ];
  }
  const where = take(view, 'see', 'stop', 'meet', 'about', 'item', 'hotel', 'airport', 'outing')[0]?.text;
  return [
    {
      kind: 'addEvent',
      title,
      ...(where !== undefined && { where: placeOf(where) }),
      ...(on !== undefined && { on }),
      ...(Object.keys(when).length > 0 && { when }),
    },
  ];
}

/** Where one sleeps, and where on the trip that is. */
export function hotel(view: ClauseView): Wanted[] {
  const stops = take(view, 'stop', 'about', 'base', 'end');
  const when = takeWhen(view);
  take(view, 'nights', 'dates', 'start', 'finish', 'pos');
  const beds = take(view, 'hotel', 'bed', 'meet');
  if (beds.length === 0) return [];
  return beds.map((bed, index): Wanted => {
    const stop = stops.length === beds.length ? stops[index]?.text : stops[0]?.text;
    return { kind: 'setLodging', words: bed.text.slice(0, 200), ...withWhen(atStop(when, stop)) };
  });
}
