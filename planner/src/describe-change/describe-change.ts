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

/** What is different between two states of a trip, told as a person would; dates and times as the reader writes them. */
export function describeChange(before: TripDocument, after: TripDocument, words: ChangeWords): string[] {
  const lines = [
    ...(after.tripName !== before.tripName && after.tripName ? [`It is called “${after.tripName}”.`] : []),
    ...frameChanges(before, after, words),
    ...describeStops(before.trip.stops, after.trip.stops),
    ...describeDays(before.plan, after.plan, words),
    ...ideaChanges(before, after),
  ];
  const wishes = ({ trip }: TripDocument) => [trip.request, trip.assumed];
  return lines.length === 0 && !sameData(wishes(before), wishes(after)) ? ['Your wishes are noted.'] : lines;
}
