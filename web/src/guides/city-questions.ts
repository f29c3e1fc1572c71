import { monthNames } from '../ui/format-date.ts';
import { formatEuro } from '../ui/format-money.ts';
import type { CityGuide } from './guides.queries.ts';

/** A question that visitors ask, with the guide's answer. */
export interface Question {
  question: string;
  answer: string;
}

const water: Record<string, string> = {
  safe: 'Yes, it is safe to drink.',
  mostly_safe: 'Mostly. Where a place is unsure of its own, it says so.',
  avoid: 'Better not. Drink bottled or treated water.',
};

/** Several names in a row, as one says them. */
const inWords = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** The questions that a city guide answers, from its own facts. */
export function cityQuestions(info: CityGuide): Question[] {
  const months = monthNames('long');
  const best = inWords(info.bestMonths.map((month) => months[month - 1] ?? ''));
  const { least, most } = info.typicalNights;
  const { budget, middle, comfortable } = info.dailyCostEuro;
  const { tapWater, name: country } = info.countryInfo;
  return [
    {
      question: `When is the best time to visit ${info.name}?`,
      answer: `${best} are usually the best months.`,
    },
    {
      question: `How many nights does ${info.name} need?`,
      answer:
        least === most
          ? `Most first visits stay ${least} nights.`
          : `Most first visits stay ${least} to ${most} nights.`,
    },
    {
      question: `What does a day in ${info.name} cost?`,
      answer: `About ${formatEuro(budget)} a person plainly, ${formatEuro(middle)} in the middle and ${formatEuro(comfortable)} in comfort, a bed included.`,
    },
    { question: `How do you get from the airport into ${info.name}?`, answer: info.fromAirport },
    ...(tapWater
      ? [{ question: `Can you drink the tap water in ${country}?`, answer: water[tapWater] ?? tapWater }]
      : []),
  ];
}
