import type { TripDocument } from '@wayfare/contracts/trip-document';
import { joinWords } from '@wayfare/wording/words';
import { sameData } from '../edits/same-data.ts';
import type { ChangeWords } from './change-words.ts';
import { describeDays } from './describe-days.ts';
import { describeStops } from './describe-stops.ts';

function frameChanges({ trip: before }: TripDocument, { trip: after }: TripDocument, { day }: ChangeWords) {
  const lines: string[] = [];
  if (after.startOn !== before.startOn)
    lines.push(after.startOn ? `It starts on ${day(after.startOn)}.` : 'The dates are open again.');
  const [origin, oldOrigin] = [after.origin?.name, before.origin?.name];
  if (origin !== oldOrigin)
    lines.push(origin ? `You leave from ${origin}.` : `It no longer starts in ${oldOrigin}.`);
  return lines;
}

function ideaChanges({ trip: before }: TripDocument, { trip: after }: TripDocument) {
  const held = new Set(before.ideas.map(({ id }) => id));
  const came = after.ideas.flatMap(({ id, place }) => (held.has(id) ? [] : [place.name]));
  return came.length === 0 ? [] : [`${joinWords(came)} ${came.length > 1 ? 'are' : 'is'} saved for later.`];
}

function trackChanges({ trip: before }: TripDocument, { trip: after }: TripDocument) {
  const [old, now] = [before.tracks ?? [], after.tracks ?? []];
  const tell = (some: typeof old, others: typeof old, where: string) => {
    const names = some
      .filter(({ id }) => !others.some((other) => other.id === id))
      .map(({ name }) => `“${name}”`);
    if (names.length === 0) return [];
    const [tracks, are] = names.length > 1 ? ['tracks', 'are'] : ['track', 'is'];
    return [`The ${tracks} ${joinWords(names)} ${are} ${where} the map.`];
  };
  return [...tell(now, old, 'on'), ...tell(old, now, 'off')];
}

/** What is different between two states of a trip, told as a person would; dates and times as the reader writes them. */
export function describeChange(before: TripDocument, after: TripDocument, words: ChangeWords): string[] {
  const lines = [
    ...(after.tripName !== before.tripName && after.tripName ? [`It is called “${after.tripName}”.`] : []),
    ...frameChanges(before, after, words),
    ...describeStops(before.trip.stops, after.trip.stops),
    ...describeDays(before.plan, after.plan, words),
    ...ideaChanges(before, after),
    ...trackChanges(before, after),
  ];
  const wishes = ({ trip }: TripDocument) => [trip.request, trip.assumed];
  return lines.length === 0 && !sameData(wishes(before), wishes(after)) ? ['Your wishes are noted.'] : lines;
}
