import { counted, joinWords } from '@wayfare/wording/words';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { labelOf } from '../word/catalogue.ts';
import type { Losses } from './losses.ts';
import { daysOf } from './losses.ts';

/** Says what would be lost, after "that would". */
export function describeLosses({ stops, everything, days, emptied }: Losses): string {
  if (everything) return 'put another trip in the place of this one';
  const names = joinWords(stops.map(({ place }) => place.name));
  return joinWords([
    ...(stops.length > 0 ? [`take ${names} out of the trip`] : []),
    ...(days > 0 ? [`make the trip ${counted(days, 'day')} shorter`] : []),
    ...(emptied.length > 0
      ? [`leave day${emptied.length === 1 ? '' : 's'} ${joinWords(emptied.map(String))} without any sights`]
      : []),
  ]);
}

/** Quick replies that ask clearly for what would be lost. */
export function waysToAsk({ stops, everything, days }: Losses, after: TripDocument): string[] {
  const names = after.trip.stops.map(({ place }) => place.name);
  const asked = everything
    ? `Plan a new trip to ${joinWords(names)} for ${counted(daysOf(after), 'day')}`
    : stops.length > 0
      ? `Leave out ${joinWords(stops.map(({ place }) => place.name))}`
      : days > 0
        ? `Make it ${counted(daysOf(after), 'day')}`
        : null;
  return [...(asked === null ? [] : [asked]), labelOf({ says: 'labelLeave' })];
}
