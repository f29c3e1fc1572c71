import type { SightGuide } from '@wayfare/contracts/attraction-info';
import { clock } from '@wayfare/wording/words';
import type { Described } from '../ui/structured-data.tsx';
import type { Question } from './city-questions.ts';
import type { Attraction, AttractionGuide } from './guides.queries.ts';

type Week = NonNullable<AttractionGuide['week']>;

const dayMinutes = 1440;

/**
 * The hours of the days to come, each for its own date: seasons and holidays are in them. A day that is closed is told
 * as schema.org has it, opening and closing at midnight.
 */
export const openingHours = (week: Week): Described[] =>
  week.flatMap(({ on, windows }) => {
    const written = windows.map(({ startMinute, endMinute }) =>
      endMinute - startMinute >= dayMinutes
        ? { opens: '00:00', closes: '23:59' }
        : { opens: clock(startMinute), closes: clock(endMinute) },
    );
    return (written.length > 0 ? written : [{ opens: '00:00', closes: '00:00' }]).map((hours) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: on,
      validThrough: on,
      ...hours,
    }));
  });

/** What a person pays to get in, where it is known. */
export function entryOffer({ name, price, priceFor }: Attraction, url: string): Described[] {
  if (!price || priceFor) return [];
  return [
    {
      '@type': 'Offer',
      name: `Entry to ${name}`,
      price: price.amountCents / 100,
      priceCurrency: price.currency,
      url,
    },
  ];
}

/** The questions that the guide of a sight answers, in its own words. */
export function sightQuestions(name: string, guide: SightGuide): Question[] {
  const asked: [question: string, answer: string | undefined][] = [
    [`When is the best hour to see ${name}?`, guide.hour],
    [`How do I get to ${name}?`, guide.way],
    [`Do I need tickets for ${name}?`, guide.tickets],
    [`Is ${name} good with children?`, guide.children],
    [`Are there steps at ${name}?`, guide.steps],
  ];
  return asked.flatMap(([question, answer]) => (answer ? [{ question, answer }] : []));
}
