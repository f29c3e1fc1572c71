import { counted } from '@wayfare/wording/words';
import { dateWords } from '../wording/dates-and-money.ts';
import { daysBetween, addDays } from '@wayfare/almanac/local-date';
import { readDates } from '../understanding/read-dates.ts';
import { readNumber } from '../understanding/read-number.ts';
import { presentSights } from '../do/day-sights.ts';
import type { Draft } from './draft.ts';

function moveStart(draft: Draft, startOn: string): boolean {
  const prefer = presentSights(draft);
  if (!draft.apply({ edit: 'setStartOn', startOn })) return false;
  const { request, assumed } = draft.document.trip;
  const { startOn: _, ...rest } = assumed;
  const { endOn: __, ...said } = request;
  draft.apply({ edit: 'setRequest', request: { ...said, startOn }, assumed: rest });
  if (draft.document.plan !== null) {
    const severe = draft.turn.auditTrip(draft.document).filter(({ severity }) => severity === 'severe');
    const stops = new Set(
      severe.map(({ dayId }) => draft.document.plan?.days.find(({ id }) => id === dayId)?.stopId),
    );
    const touched = draft.document.plan.days.filter(({ stopId }) => stops.has(stopId)).map(({ id }) => id);
    if (touched.length > 0) draft.rebuildDays(touched, { prefer });
  }
  return true;
}

const onWeekday = /\bon (?:a )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;

/** The day next to a date that is of the same day of the week as another: a trip in May that starts on a Tuesday stays in May. */
function nearest(startOn: string, like: string): string {
  const apart = ((daysBetween(startOn, like) % 7) + 7) % 7;
  return addDays(startOn, apart > 3 ? apart - 7 : apart);
}

/** "Start a day later", "start on 3 May", "go in June instead": the dates move, nothing is lost. */
export function changeDates(clause: string, draft: Draft): boolean {
  const { startOn } = draft.document.trip;
  const shift =
    /\b(a|an|one|two|three|four|five|\d{1,2}) (day|week)s? (later|earlier|sooner)\b/i.exec(clause) ??
    /\b(later|earlier) by (a|one|two|three|\d{1,2}) (day|week)s?\b/i.exec(clause) ??
    /\b(?:push|move|put|postpone|delay) (?:it|the trip|everything|the start)(?: back)? (?:by )?(a|one|two|three|\d{1,2}) (day|week)s?\b/i.exec(
      clause,
    );
  if (shift !== null) {
    const words = shift.slice(1).map((word) => word.toLowerCase());
    const count = words.map(readNumber).find((one) => one !== null) ?? 1;
    const days =
      count *
      (words.includes('week') ? 7 : 1) *
      (words.includes('earlier') || words.includes('sooner') ? -1 : 1);
    if (startOn === null)
      return draft.say('The trip has no dates yet. Tell me the first day and I will date the plan.');
    return (
      moveStart(draft, addDays(startOn, days)) &&
      draft.say(
        `The trip now starts ${counted(Math.abs(days), 'day')} ${days < 0 ? 'earlier' : 'later'}, on ${dateWords(addDays(startOn, days))}; everything in it moved along.`,
      )
    );
  }
  if (
    !/\b(?:start|begin|leave|depart|go|travel|move (?:it|the trip|everything)|shift|arrive|dates?|instead|from|trip is)\b/i.test(
      clause,
    )
  )
    return false;
  if (/\bday \d|\bflight|\bland\b/i.test(clause)) return false;
  const read = readDates(clause, draft.turn.today);
  const wanted =
    read.startOn ??
    (read.month === undefined
      ? undefined
      : readDates(`mid ${clause.slice(read.spans[0]?.start ?? 0)}`, draft.turn.today).startOn);
  if (wanted === undefined || wanted === startOn) return false;
  const day = startOn !== null && onWeekday.test(clause) ? nearest(startOn, wanted) : wanted;
  return moveStart(draft, day) && draft.say(`The trip now starts on ${dateWords(day)}.`);
}
