import { counted } from '@wayfare/wording/words';
import { followUp } from '../follow-ups/follow-up.ts';
import { cityOfHit } from '../planning/make-route.ts';
import type { Turn } from './context.ts';
import { turnFor } from './context.ts';
import { unaskedLosses } from './guard-trip.ts';
import { goalsOf } from './may-replace.ts';
import type { Reply } from './reply.ts';
import { LEAVE } from './short-answers.ts';

/** A button that adds a place: the first of these words that does so and takes nothing away. */
function addingWords(turn: Turn, ways: readonly string[]): string | undefined {
  return ways.find((words) => {
    const asked = turnFor(turn, words);
    const added = followUp(asked);
    return added?.document !== undefined && unaskedLosses(asked, added.document) === null;
  });
}

/**
 * A message that names a place and is not understood changes nothing: it is asked whether the place shall be added, or
 * whether there shall be a new trip. Null where no place is named.
 */
export function offerPlace(turn: Turn): Reply | null {
  const [goal] = goalsOf(turn);
  if (goal?.hit == null) return null;
  const { hit } = goal;
  const said = goal.surface === goal.surface.toLowerCase() ? hit.name : goal.surface;
  const { stops } = turn.document.trip;
  const stop = stops.find(({ place }) => place.placeId === hit.id);
  if (stop !== undefined) {
    const { name } = stop.place;
    return {
      text: `I am not sure what to do about ${name}, so nothing has changed. It has ${counted(stop.nights, 'night')} in this trip.`,
      suggestions: [
        `One more night in ${name}`,
        ...(stops.length > 1 ? [`End in ${name}`, `Leave out ${name}`] : []),
        LEAVE,
      ],
    };
  }
  const { nights, days } = turn.reading.request;
  const city = cityOfHit(turn.atlas, hit)?.name;
  const add = addingWords(turn, [
    ...(nights === undefined ? [] : [`Add ${counted(nights, 'night')} in ${said} to this trip`]),
    `Add ${said} to this trip`,
    ...(city === undefined || city === said ? [] : [`Add ${city} to this trip`]),
  ]);
  const to = hit.kind === 'attraction' && city !== undefined ? city : said;
  const length = days === undefined ? '' : ` for ${counted(days, 'day')}`;
  return {
    text:
      add === undefined
        ? `I am not sure what to do about ${said}, so nothing has changed. Shall I plan a new trip there?`
        : `I am not sure what to do about ${said}, so nothing has changed. Shall I add it to this trip, or plan a new trip there?`,
    suggestions: [...(add === undefined ? [] : [add]), `Plan a new trip to ${to}${length}`, LEAVE],
  };
}
