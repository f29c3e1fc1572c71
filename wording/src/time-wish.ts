import { joinWords } from './words.ts';

/** When a sight or a kind is to be, or is not. */
export interface WishedTime {
  what: string;
  not?: boolean | undefined;
  days?:
    | readonly { number?: number | undefined; on?: string | undefined; weekday?: number | undefined }[]
    | undefined;
  part?: 'morning' | 'midday' | 'afternoon' | 'evening' | 'sunset' | 'night' | undefined;
  order?: 'first' | 'last' | undefined;
  before?: { name: string } | undefined;
}

const weekdays = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];

/** "in the evening", "at sunset". */
export const partWords: Readonly<Record<NonNullable<WishedTime['part']>, string>> = {
  morning: 'in the morning',
  midday: 'around midday',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
  sunset: 'at sunset',
  night: 'at night',
};

type Day = NonNullable<WishedTime['days']>[number];

function dayWords({ number = 1, on, weekday }: Day, dateWords: (on: string) => string): string {
  if (weekday !== undefined) return `on ${weekdays[weekday]}`;
  if (on !== undefined) return `on ${dateWords(on)}`;
  if (number > 0) return `on day ${number}`;
  return number === -1 ? 'on the last day' : `${-number} days from the end`;
}

/** `Louvre Museum first on day 2`, `museums not on Mondays`, `Colosseum before Trevi Fountain`. */
export function timeWishWords(wish: WishedTime, dateWords: (on: string) => string): string {
  const { what, not, days = [], part, order, before } = wish;
  return [
    what,
    not === true ? 'not' : '',
    order ?? '',
    before === undefined ? '' : `before ${before.name}`,
    joinWords(days.map((day) => dayWords(day, dateWords))),
    part === undefined ? '' : partWords[part],
  ]
    .filter(Boolean)
    .join(' ');
}
