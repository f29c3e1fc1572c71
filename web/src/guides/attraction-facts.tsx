import { formatMinute } from '../ui/format-date.ts';
import { formatMoney } from '../ui/format-money.ts';
import { lengthOfTime } from '@wayfare/wording/words';
import { GuideFacts } from './guide-facts.tsx';
import type { Attraction } from './guides.queries.ts';
import { hoursToday } from './hours-today.ts';
import { importedEntries, ImportSource } from './imported-facts.tsx';

const bookingWords = { needed: 'Book ahead; it sells out.', advised: 'Booking ahead saves a queue.' };
const settingWords = { indoor: 'Indoors', outdoor: 'Outdoors', mixed: 'Indoors and outdoors' };

/** What a sight costs, in words. */
export function priceOf({ price, priceFor }: Pick<Attraction, 'price' | 'priceFor'>): string {
  if (!price) return 'Not known';
  return price.amountCents === 0 ? 'Free' : `about ${formatMoney(price)}${priceFor ? ` a ${priceFor}` : ''}`;
}

const todayOf = (attraction: Attraction): string | undefined =>
  attraction.hoursKnown
    ? `${hoursToday(attraction)}${attraction.hoursUnsure ? ' (check before you go)' : ''}`
    : undefined;

/** Times of day as the reader's clock has them, which is how those of today are told. */
const byOwnClock = (line: string) =>
  line.replaceAll(/\b(\d\d):(\d\d)\b/g, (_, hour, minute) =>
    formatMinute(Number(hour) * 60 + Number(minute)),
  );

function KnownHours({ attraction: { hoursInWords, hoursFrom } }: { attraction: Attraction }) {
  return (
    <>
      <ul>
        {hoursInWords.lines.map((line) => (
          <li key={line}>{byOwnClock(line)}</li>
        ))}
      </ul>
      {hoursFrom ? <ImportSource from={hoursFrom} /> : null}
    </>
  );
}

/** The source's own words help where nobody has understood them. */
function UnknownHours({ attraction: { imported } }: { attraction: Attraction }) {
  const told = imported.find(({ hoursText }) => hoursText !== undefined);
  if (!told) return 'Not known. Ask there before you go.';
  return (
    <>
      Not known for sure: “{told.hoursText}”
      <ImportSource from={told} />
    </>
  );
}

function PageLink({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className="link">
      {new URL(address).hostname.replace(/^www\./, '')}
    </a>
  );
}

interface AttractionFactsProps {
  attraction: Attraction;
  /** Where it lies in its city, in words. */
  where?: string | undefined;
  /** Its official page. */
  page?: string | undefined;
}

/** What one needs to know before going to an attraction. */
export function AttractionFacts({ attraction, where, page }: AttractionFactsProps) {
  return (
    <GuideFacts
      facts={[
        ['Where', where],
        ['Today', todayOf(attraction)],
        [
          'Opening hours',
          attraction.hoursKnown ? undefined : <UnknownHours key="unknown" attraction={attraction} />,
        ],
        [
          attraction.hoursAtLeast ? 'Open at least' : 'Opening hours',
          attraction.hoursKnown ? <KnownHours key="hours" attraction={attraction} /> : undefined,
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
        ...importedEntries(attraction),
        ['Booking', attraction.booking ? bookingWords[attraction.booking] : undefined],
        ['Setting', settingWords[attraction.setting]],
        ['Best time', attraction.bestTime],
        ['Official page', page ? <PageLink key="page" address={page} /> : undefined],
      ]}
    />
  );
}
