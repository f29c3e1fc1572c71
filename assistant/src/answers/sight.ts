import { addDays, weekdayOf } from '@wayfare/almanac/local-date';
import { joinWords, lengthOfTime } from '@wayfare/wording/words';
import { weekdays } from '@wayfare/wording/weekdays';
import type { Attraction } from '@wayfare/atlas';
import type { Reply } from '../conversation/reply.ts';
import { attractionCard, hoursWords } from '../wording/cards.ts';
import { dateWords } from '../wording/dates-and-money.ts';
import type { Asked } from './asked.ts';
import { noteOfSight, noteOn } from './from-notes.ts';
import { priceWords } from '../wording/price-words.ts';

/** An answer that rests on one sight. */
export const ofSight =
  (answer: (sight: Attraction, asked: Asked) => Reply | null) =>
  (asked: Asked): Reply | null =>
    asked.sight === null ? null : answer(asked.sight, asked);

function dateAsked({ on, days, sight, turn }: Asked): string | null {
  const plan = turn.document.plan?.days ?? [];
  const planned = plan.find(({ items }) => items.some(({ place }) => place?.placeId === sight?.id));
  return on ?? plan[(days[0] ?? 0) - 1]?.on ?? planned?.on ?? null;
}

function onDate(sight: Attraction, on: string, { turn }: Asked): string {
  const hours = hoursWords(turn.atlas, sight, on);
  const words =
    hours === 'closed' ? 'is closed' : hours === 'always open' ? 'is always open' : `is open ${hours}`;
  return `${sight.name} ${words} on ${weekdays[weekdayOf(on)]}, ${dateWords(on)}.`;
}

/** The hours of each day of the week that begins then, days of the same hours together. */
function ofWeek(sight: Attraction, from: string, { turn }: Asked): string {
  const groups = new Map<string, string[]>();
  for (let day = 0; day < 7; day += 1) {
    const on = addDays(from, day - weekdayOf(from));
    const hours = hoursWords(turn.atlas, sight, on);
    groups.set(hours, [...(groups.get(hours) ?? []), weekdays[day]!]);
  }
  const parts = [...groups].map(([hours, days]) =>
    days.length === 7 ? `${hours} every day` : `${hours} on ${joinWords(days)}`,
  );
  return `${sight.name}: ${parts.join('; ')}.`;
}

const isOpenAsked = new RegExp(
  `\\b(?:is|are)\\b.*\\b(open|closed|shut)\\b.*\\b(${weekdays.join('|')})s?\\b`,
  'i',
);

/** "No: it is closed on Monday", where just that day of the week was asked about. */
function onWeekday(sight: Attraction, { ask, turn }: Asked): string | null {
  const [, asked = '', said = ''] = isOpenAsked.exec(ask.text) ?? [];
  const day = weekdays.findIndex((name) => name.toLowerCase() === said.toLowerCase());
  if (day < 0) return null;
  const on = addDays(turn.today, day - weekdayOf(turn.today));
  const isClosed = hoursWords(turn.atlas, sight, on) === 'closed';
  const isSo = isClosed === (asked.toLowerCase() !== 'open');
  return `${isSo ? 'Yes' : 'No'}: it is ${isClosed ? 'closed' : 'open'} on ${weekdays[day]}.`;
}

/** What can be said where nobody has said when it opens. */
function unknownHours(sight: Attraction, { turn }: Asked, on: string | null): Reply {
  const source = sight.imported?.find(({ hoursText }) => hoursText !== null);
  const url = sight.imported?.find((facts) => facts.url !== null)?.url;
  const parts = [
    `I do not know when ${sight.name} is open.`,
    ...(source === undefined ? [] : [`${source.source} says: “${source.hoursText}”.`]),
    ...(url === undefined ? ['Ask there before you go.'] : [`Look at ${url} before you go.`]),
  ];
  return { text: parts.join(' '), cards: [attractionCard(sight, turn.atlas, on)], suggestions: [] };
}

/** When it is open: on the day asked about, or through the week. */
export const answerHours = ofSight((sight, asked) => {
  const on = dateAsked(asked);
  if (sight.hours === 'unknown') return unknownHours(sight, asked, on);
  const always = hoursWords(asked.turn.atlas, sight, on ?? asked.turn.today) === 'always open';
  const plainly = on === null && !always ? onWeekday(sight, asked) : null;
  const parts = [
    ...(plainly === null ? [] : [plainly]),
    on === null && !always
      ? ofWeek(sight, asked.turn.today, asked)
      : onDate(sight, on ?? asked.turn.today, asked),
    ...(on !== null && hoursWords(asked.turn.atlas, sight, on) === 'closed'
      ? [ofWeek(sight, on, asked)]
      : []),
    ...(sight.lastEntry === undefined || always
      ? []
      : [`Last entry is ${sight.lastEntry} minutes before closing.`]),
    ...(sight.confidence === 'low' ? ['I am not sure of these hours, so check before you go.'] : []),
  ];
  return { text: parts.join(' '), cards: [attractionCard(sight, asked.turn.atlas, on)], suggestions: [] };
});

const bookingWords = {
  needed: 'Yes, book ahead: tickets are for a time and sell out, so buy them online in advance.',
  advised: 'Booking online in advance is a good idea; it saves the queue.',
  none: 'There is no need to book ahead.',
} as const;

/** What it costs and whether to book. */
export const answerTickets = ofSight((sight, asked) => {
  const price = priceWords(sight, asked.turn.atlas);
  const note = noteOfSight('tickets', asked);
  const book = bookingWords[sight.booking ?? 'none'];
  return {
    text: [
      asked.ask.topic === 'cost' ? `${price} ${book}` : `${book} ${price}`,
      ...(note === null ? [] : [note]),
    ].join(' '),
    cards: [attractionCard(sight, asked.turn.atlas, asked.turn.today)],
    suggestions: [],
  };
});

/** How long a visit takes. */
export const answerVisit = ofSight((sight, asked) => ({
  text: `${sight.name} takes about ${lengthOfTime(sight.visit[0])}, or ${lengthOfTime(sight.visit[1])} if you are quick.`,
  cards: [attractionCard(sight, asked.turn.atlas, asked.turn.today)],
  suggestions: [],
}));

/** What it is and why one goes. */
export const answerWorth = ofSight((sight, asked) => ({
  text: `${sight.name}: ${sight.why}`,
  cards: [attractionCard(sight, asked.turn.atlas, asked.turn.today)],
  suggestions: asked.turn.hasTrip ? [`Add ${sight.name}`] : [],
}));

/** Whether a wheelchair gets round it. */
export const answerAccess = ofSight((sight, asked) => {
  const note = noteOn('access', asked);
  const told = sight.goodFor.includes('wheelchair')
    ? `${sight.name} is marked as good with a wheelchair.`
    : `I have no word that ${sight.name} is easy with a wheelchair, so ask there before you book.`;
  return { text: note === null ? told : `${told} ${note}`, suggestions: [] };
});

const NEAR_KM = 1.5;

/** What else is within a walk of it. */
export const answerNear = ofSight((sight, asked) => {
  const { turn } = asked;
  const isFit = (one: Attraction) =>
    asked.ask.topic !== 'eat' || one.category === 'food' || one.category === 'market';
  const around = turn.atlas
    .attractionsNear(sight.lat, sight.lon, NEAR_KM)
    .filter((one) => one.id !== sight.id && isFit(one))
    .toSorted((one, other) => other.fame - one.fame)
    .slice(0, 5);
  if (around.length === 0) return null;
  return {
    text: `Within a walk of ${sight.name}: ${joinWords(around.map(({ name }) => name))}.`,
    cards: around.map((one) => attractionCard(one, turn.atlas, turn.today)),
    suggestions: turn.hasTrip ? around.slice(0, 2).map(({ name }) => `Add ${name}`) : [],
  };
});
