import { counted, joinWords } from '@wayfare/wording/words';
import { moneyWords } from '../wording/dates-and-money.ts';
import { daysWords, isOrAre, listed, lostWords } from './phrases.ts';

const perWords = {
  total: 'in all',
  person: 'a person',
  day: 'a day',
  person_day: 'a person and day',
} as const;
const plainWord = (wish: string): string => wish.replaceAll('_', ' ');
const modeWords: Readonly<Record<string, string>> = {
  rail: 'train',
  drive: 'car',
  transit: 'public transport',
  walk: 'on foot',
};

function party({
  adults,
  children,
  ages,
  lost,
}: {
  adults: number;
  children: number;
  ages: readonly number[];
  lost: readonly string[];
}): string {
  const aged = ages.length === 0 ? '' : ` (aged ${joinWords(ages.map(String))})`;
  const young = children === 0 ? '' : ` and ${children} ${children === 1 ? 'child' : 'children'}${aged}`;
  return `The plan is for ${counted(adults, 'adult')}${young} now; prices are reckoned for all of you.${lostWords(lost, 'Out, because it does not suit you:')}`;
}

/** Sentences about what holds for the whole trip. */
export const wishSentences = {
  partyIs: party,
  dietIs: ({ dietary }: { dietary: readonly string[] }) =>
    `I keep it with the trip that you eat ${joinWords(dietary.map(plainWord))}. The plan only keeps time for meals and names no restaurants, so nothing in it had to change.`,
  accessIs: ({
    access,
    unsure,
    lost,
  }: {
    access: readonly string[];
    unsure: readonly string[];
    lost: readonly string[];
  }) =>
    `I keep it with the trip: ${joinWords(access)}.${unsure.length === 0 ? ' Every sight of the plan is known to be easy to get around.' : ` I cannot vouch for easy access at ${listed(unsure)}, so please check, or let me plan the days anew.`}${lostWords(lost, 'Out, because it does not suit you:')}`,
  transportIs: ({ wishes, ways }: { wishes: readonly string[]; ways: readonly string[] }) => {
    const modes = [...new Set(ways)].map((mode) => modeWords[mode] ?? mode);
    const said =
      wishes.length === 0 ? 'Any way of travel is fine again' : `Ways: ${joinWords(wishes.map(plainWord))}`;
    return `${said}. ${modes.length === 0 ? 'No way between stops is planned yet.' : `The plan travels by ${joinWords(modes)}.`}${modes.includes('flight') && wishes.some((wish) => wish === 'no_flights' || wish === 'train') ? ' A flight stays where no other way is known.' : ''}`;
  },
  lodgingIs: ({ lodging }: { lodging: string }) => `I reckon with ${lodging} from now on.`,
  interestsAre: ({ interests }: { interests: readonly string[] }) =>
    `I look for ${joinWords(interests)} from now on. The days stay as they are until you ask for them anew.`,
  roundTripIs: ({ round }: { round: boolean }) =>
    round ? 'The trip goes back to where it starts.' : 'The trip is one way now.',
  budgetIs: ({
    amount,
    currency,
    per,
    least,
    whole,
  }: {
    amount: number;
    currency: string;
    per: keyof typeof perWords;
    least?: number;
    whole?: number;
  }) =>
    least === undefined || whole === undefined
      ? `Your budget is ${moneyWords(amount, currency)} ${perWords[per]} now.`
      : `Your budget is ${moneyWords(amount, currency)} ${perWords[per]} now, but that will not do: the simplest beds and meals there come to about ${moneyWords(least, currency)} for the whole trip, and you have ${moneyWords(whole, currency)}.`,
  cheaperNow: ({
    out,
    beds,
    days,
    before,
    after,
    currency = '',
  }: {
    out: readonly string[];
    beds: boolean;
    days: readonly number[];
    before?: number;
    after?: number;
    currency?: string;
  }) =>
    `${beds ? 'I count with simple beds now' : `${daysWords(days).replace('day', 'Day')} ${isOrAre(days)} cheaper now`}${out.length === 0 ? '' : `, and the dear ${out.length === 1 ? 'sight is' : 'sights are'} out: ${listed(out)}`}.${before === undefined || after === undefined ? '' : ` Beds, meals and ways come to about ${moneyWords(after, currency)}, where it was ${moneyWords(before, currency)}.`}`,
  sleepsAt: ({
    name,
    city,
    known,
    address,
  }: {
    name: string;
    city: string;
    known: boolean;
    address?: string;
  }) =>
    `You sleep at ${name} in ${city}${address === undefined ? '' : ` (${address}, from OpenStreetMap)`}, and its days begin and end there.${known ? '' : ` I do not know where in ${city} it stands, so ways are counted from the middle of town.`}`,
  nameIs: ({ name }: { name: string }) => `The trip is called ${name} now.`,
};
