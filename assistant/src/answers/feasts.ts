import { addDays } from '@wayfare/almanac/local-date';
import { joinWords } from '@wayfare/wording/words';
import type { Country, GreatDay } from '@wayfare/atlas';
import { countryWords } from '@wayfare/wording/country-in-words';
import { dateWords } from '../wording/dates-and-money.ts';
import type { Asked } from './asked.ts';
import { says } from './asked.ts';
import { contentWords, stemsOf } from './content-words.ts';
import { noteOn } from './from-notes.ts';

const MOST_FEASTS = 4;
const MOST_TOLD = 2;
const festive = stemsOf('festival festivals carnival event events fiesta parade');

/** A day, or days on end, of one name. */
interface Feast {
  name: string;
  from: string;
  to: string;
  tell?: string | undefined;
  isPublic: boolean;
}

const isHere = ({ cities }: GreatDay, code: string, asked: Asked): boolean =>
  cities?.some((slug) => asked.cities.some(({ id }) => id === `${code}-${slug}`)) ?? true;

/** The feasts of a country in a year and the next, in order; days on end of one name are one. */
function feastsOf({ code }: Country, year: number, asked: Asked): Feast[] {
  const { atlas } = asked.turn;
  const feasts: Feast[] = [];
  for (const one of [year, year + 1]) {
    const days: readonly GreatDay[] = atlas.greatDaysOf(code, one) ?? atlas.publicHolidays(code, one);
    for (const day of days) {
      if (!isHere(day, code, asked)) continue;
      const before = feasts.findLast(({ name }) => name === day.name);
      if (before !== undefined && addDays(before.to, 1) === day.on) before.to = day.on;
      else feasts.push({ ...day, from: day.on, to: day.on, isPublic: day.public !== false });
    }
  }
  return feasts.sort((left, right) => left.from.localeCompare(right.from));
}

const whenWords = ({ from, to }: Feast): string =>
  from === to ? dateWords(from) : `${dateWords(from)} to ${dateWords(to)}`;

const isNamed = ({ words }: Asked, name: string): boolean => {
  const own = contentWords(name);
  return [...words].some((word) => own.has(word));
};

const told = (feast: Feast): string =>
  `${feast.name} ${feast.from === feast.to ? 'is on' : 'runs from'} ${whenWords(feast)}.${feast.tell === undefined ? '' : ` ${feast.tell}`}`;

/** The coming feasts of a country that a question may be about, and those that it names. */
function feastsAsked(country: Country, asked: Asked): { coming: Feast[]; named: Feast[] } {
  const { turn, month, on } = asked;
  const written = [...asked.stems].find((word) => /^20\d\d$/.test(word));
  const start = on ?? turn.document.trip.startOn ?? turn.today;
  const said = month === null ? null : String(month).padStart(2, '0');
  const from = said === null && written === undefined ? start : turn.today;
  const coming = feastsOf(country, Number(written ?? start.slice(0, 4)), asked).filter(
    (feast) => feast.to >= addDays(from, -1) && (said === null || feast.from.slice(5, 7) === said),
  );
  // Of those named only the next: not that of the year after too.
  const next = new Map(coming.toReversed().map((feast) => [feast.name, feast]));
  const named = coming.filter((feast) => next.get(feast.name) === feast && isNamed(asked, feast.name));
  return { coming, named: named.slice(0, MOST_TOLD) };
}

/** Whether a question names a feast that stands in the calendar of a country it is about. */
export const namesFeast = (asked: Asked): boolean =>
  asked.countries.some((country) => feastsAsked(country, asked).named.length > 0);

/** The next holidays of a country, or the feasts that were named, with what a traveller should know of them. */
export function sayFeasts(country: Country, asked: Asked): string | null {
  const { coming, named } = feastsAsked(country, asked);
  const days = coming.filter(
    ({ isPublic, tell }) => isPublic || (says(asked, festive) && tell !== undefined),
  );
  const listed = days.slice(0, MOST_FEASTS).map((day) => `${day.name} (${whenWords(day)})`);
  const next = asked.month === null ? ' next' : '';
  const answer =
    named.length > 0
      ? named.map(told).join(' ')
      : listed.length === 0
        ? null
        : `Public holidays in ${countryWords(country.name)}${next}: ${joinWords(listed)}. Shops, offices and many museums close or keep short hours then.`;
  const note = country.facts === null ? null : noteOn('feast', asked);
  const parts = says(asked, festive) && named.length === 0 ? [note, answer] : [answer, note];
  return parts.filter((one) => one !== null).join(' ') || null;
}
