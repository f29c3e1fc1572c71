import { countryWords } from '@wayfare/wording/country-in-words';
import { monthSpans } from '@wayfare/wording/month-spans';
import { monthNames } from '../ui/format-date.ts';
import { formatEuro } from '../ui/format-money.ts';
import type { CityGuide } from './guides.queries.ts';
import { stayLength } from './stay-length.ts';

/** A question that visitors ask, with the guide's answer. */
export interface Question {
  question: string;
  answer: string;
}

const water: Record<string, string> = {
  safe: 'Yes, it is safe to drink.',
  mostly_safe: 'Mostly. Ask where you stay, and drink bottled water where they are not sure.',
  avoid: 'Better not. Drink bottled or treated water.',
};

/** The questions that a city guide answers, from its own facts. */
export function cityQuestions(info: CityGuide): Question[] {
  const months = monthNames('long');
  const best = monthSpans(info.bestMonths, (month) => months[month - 1] ?? '');
  const { budget, middle, comfortable } = info.dailyCostEuro;
  const { tapWater, name: country } = info.countryInfo;
  return [
    {
      question: `When is the best time to visit ${info.name}?`,
      answer: `The best months are usually ${best}.`,
    },
    {
      question: `How many nights does ${info.name} need?`,
      answer: `Most first visits stay ${stayLength(info.typicalNights)}.`,
    },
    {
      question: `What does a day in ${info.name} cost?`,
      answer: `About ${formatEuro(budget)} a person on a budget, ${formatEuro(middle)} mid-range and ${formatEuro(comfortable)} in comfort, a room included.`,
    },
    { question: `How do you get from the airport into ${info.name}?`, answer: info.fromAirport },
    ...(tapWater
      ? [
          {
            question: `Can you drink the tap water in ${countryWords(country)}?`,
            answer: water[tapWater] ?? tapWater,
          },
        ]
      : []),
  ];
}
