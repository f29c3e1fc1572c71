import { joinWords } from '@wayfare/wording/words';
import { about, capital, daysWords, isOrAre, listed, lostWords } from './phrases.ts';

const otherwise = (days: readonly number[]): string =>
  days.length === 0
    ? ''
    : ` ${capital(daysWords(days))} cannot keep to it: something settled, a way or a meal lies outside.`;

/** Sentences about how days are. */
export const daySentences = {
  daysSwapped: ({ numbers, lost }: { numbers: readonly number[]; lost: readonly string[] }) =>
    `Days ${joinWords(numbers.map(String))} have changed places.${lostWords(lost, 'What did not fit the other day:')}`,
  daysLocked: ({ numbers, locked }: { numbers: readonly number[]; locked: boolean }) =>
    `${capital(daysWords(numbers))} ${locked ? 'stays as it is from now on' : 'may change again'}.`,
  hoursAre: ({
    days,
    from,
    until,
    otherwise: against,
    lost,
  }: {
    days: readonly number[];
    from?: number;
    until?: number;
    otherwise: readonly number[];
    lost: readonly string[];
  }) => {
    const hours = joinWords([
      ...(from === undefined ? [] : [`begin${days.length === 1 ? 's' : ''} at ${about(from)} or later`]),
      ...(until === undefined ? [] : [`end${days.length === 1 ? 's' : ''} by ${about(until)}`]),
    ]);
    return `${days.length === 0 ? 'All days' : capital(daysWords(days))} ${hours} now.${otherwise(against)}${lostWords(lost)}`;
  },
  mealAt: ({
    meal,
    minute,
    days,
    words,
    at,
    lost,
  }: {
    meal: string;
    minute: number;
    days: readonly number[];
    words?: string;
    at?: string | null;
    lost: readonly string[];
  }) => {
    const what = at ? `${capital(meal)} at ${at}` : capital(meal);
    const open = at === null ? ` I know no place for “${words}” near there, so where is left to you.` : '';
    return `${what} is at ${about(minute)} on ${daysWords(days)}.${open}${lostWords(lost)}`;
  },
  mealAlwaysAt: ({
    meal,
    minute,
    otherwise: against,
    without,
    lost,
  }: {
    meal: string;
    minute: number;
    otherwise: readonly number[];
    without: readonly number[];
    lost: readonly string[];
  }) =>
    `${capital(meal)} is at about ${about(minute)} every day now.${against.length === 0 ? '' : ` On ${daysWords(against)} it did not fit at that hour.`}${without.length === 0 ? '' : ` ${capital(daysWords(without))} ${without.length === 1 ? 'has' : 'have'} no ${meal} in the plan.`}${lostWords(lost)}`,
  freeNow: ({
    days,
    from,
    until,
    lost,
    stays,
  }: {
    days: readonly number[];
    from?: number;
    until?: number;
    lost: readonly string[];
    stays: readonly string[];
  }) =>
    `${capital(daysWords(days))} ${isOrAre(days)} free${from === undefined || until === undefined ? '' : ` from ${about(from)} to ${about(until)}`}.${lost.length === 0 ? '' : ` Out: ${listed(lost)}.`}${stays.length === 0 ? '' : ` ${listed(stays)} ${stays.length === 1 ? 'stays, because you settled it' : 'stay, because you settled them'}.`}`,
  paceIs: ({
    pace,
    days,
    before,
    now,
    lost,
  }: {
    pace: string;
    days: readonly number[];
    before: number;
    now: number;
    lost: readonly string[];
  }) => {
    const whole =
      days.length === 0
        ? `The pace is ${pace} now`
        : `${capital(daysWords(days))} ${isOrAre(days)} ${now < before ? 'easier' : now > before ? 'fuller' : pace} now`;
    const count =
      now === before
        ? `; it still holds ${now} sights${now > 0 && pace !== 'relaxed' ? ', as no more fit between the hours and ways' : ''}`
        : `: ${now} sights, where there were ${before}`;
    return `${whole}${count}.${lost.length === 0 ? '' : ` Out: ${listed(lost)}.`}`;
  },
  indoorsNow: ({
    days,
    out,
    fresh,
    stays,
  }: {
    days: readonly number[];
    out: readonly string[];
    fresh: readonly string[];
    stays: readonly string[];
  }) =>
    `${capital(daysWords(days))} ${isOrAre(days)} under a roof now${out.length === 0 ? '' : `: ${listed(out)} ${isOrAre(out)} out`}${fresh.length === 0 ? '' : `${out.length === 0 ? ':' : ', and in their place'} ${listed(fresh)}`}.${stays.length === 0 ? '' : ` ${listed(stays)} ${stays.length === 1 ? 'stays' : 'stay'} outside, because you settled ${stays.length === 1 ? 'it' : 'them'}.`}`,
  plannedAnew: ({ days, fresh, out }: { days: readonly number[]; fresh: number; out: number }) =>
    fresh + out === 0
      ? `Planned anew, ${days.length === 0 ? 'the days' : daysWords(days)} ${days.length === 1 ? 'holds' : 'hold'} the same sights.`
      : `${days.length === 0 ? 'The days are' : `${capital(daysWords(days))} ${isOrAre(days)}`} planned anew: ${fresh} ${fresh === 1 ? 'sight is' : 'sights are'} new, ${out} ${out === 1 ? 'is' : 'are'} out; what you settled stayed.`,
};
