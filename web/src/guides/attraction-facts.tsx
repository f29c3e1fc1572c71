import { formatMoney } from '../ui/format-money.ts';
import { lengthOfTime } from '@wayfare/wording/words';
import { GuideFacts } from './guide-facts.tsx';
import type { Attraction } from './guides.queries.ts';
import { hoursToday } from './hours-today.ts';

const bookingWords = { needed: 'Book ahead; it sells out.', advised: 'Booking ahead saves a queue.' };
const settingWords = { indoor: 'Indoors', outdoor: 'Outdoors', mixed: 'Indoors and outdoors' };

const priceOf = ({ price, priceFor }: Attraction) =>
  price.amountCents === 0 ? 'Free' : `about ${formatMoney(price)}${priceFor ? ` a ${priceFor}` : ''}`;

function PageLink({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className="link">
      {new URL(address).hostname.replace(/^www\./, '')}
    </a>
  );
}

interface AttractionFactsProps {
  attraction: Attraction;
  /** Its official page. */
  page?: string | undefined;
}

/** What one needs to know before going to an attraction. */
export function AttractionFacts({ attraction, page }: AttractionFactsProps) {
  return (
    <GuideFacts
      facts={[
        ['Today', `${hoursToday(attraction)}${attraction.hoursUnsure ? ' (check before you go)' : ''}`],
        [
          attraction.hoursAtLeast ? 'Open at least' : 'Opening hours',
          <ul key="hours">
            {attraction.hoursInWords.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>,
        ],
        ['Closed on', attraction.hoursInWords.closed ?? undefined],
        ['Open as usual on', attraction.hoursInWords.open ?? undefined],
        [
          'Last entry',
          attraction.lastEntryMinutes ? `${attraction.lastEntryMinutes} minutes before closing` : undefined,
        ],
        [
          'Time to allow',
          `${lengthOfTime(attraction.visitMinutes.typical)}, or ${lengthOfTime(attraction.visitMinutes.quick)} at least`,
        ],
        ['Price', priceOf(attraction)],
        ['Booking', attraction.booking ? bookingWords[attraction.booking] : undefined],
        ['Setting', settingWords[attraction.setting]],
        ['Best time', attraction.bestTime],
        ['Official page', page ? <PageLink key="page" address={page} /> : undefined],
      ]}
    />
  );
}
