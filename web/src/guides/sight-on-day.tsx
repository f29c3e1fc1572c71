import { lengthOfTime } from '@wayfare/wording/words';
import { Clock, Hourglass, Ticket } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { PictureCredit } from '../pictures/picture-credit.tsx';
import { PlacePicture } from '../pictures/place-picture.tsx';
import { PlacePictures, usePicture } from '../pictures/place-pictures.tsx';
import { formatDay } from '../ui/format-date.ts';
import { pageNow } from '../ui/page-data.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { priceOf } from './attraction-facts.tsx';
import { type Attraction, type AttractionGuide, useAttractionInfo } from './guides.queries.ts';
import { PlaceContact } from './place-contact.tsx';
import { hoursOf, openingWords } from './hours-today.ts';

const bookingWords = { needed: 'book ahead, it sells out', advised: 'best booked ahead' };

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="figures flex items-start gap-2 text-small">
      <span className="mt-0.5 shrink-0 text-muted">{icon}</span>
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** Whether it is open when one is there: on the day of the visit, where that is known, else today. */
function Opening({ info: { attraction, openOn }, on }: { info: AttractionGuide; on: string | null }) {
  if (!attraction.hoursKnown) return 'Hours not known: ask before you go';
  const unsure = attraction.hoursUnsure ? ' (check before you go)' : '';
  if (on === null || openOn === null) return `${openingWords(attraction, pageNow())}${unsure}`;
  const day = formatDay(on);
  return openOn.length === 0 ? (
    <strong className="text-amber">Closed on {day}</strong>
  ) : (
    `${day}: ${hoursOf(openOn)}${unsure}`
  );
}

const priceWords = (attraction: Attraction) => (attraction.price ? priceOf(attraction) : 'Price not known');

function Credit({ id }: { id: string }) {
  const picture = usePicture(id);
  return picture ? (
    <p className="text-fine text-muted">
      <PictureCredit picture={picture} />
    </p>
  ) : null;
}

function SightPicture({ attraction: { id, name, drawing } }: { attraction: Attraction }) {
  const places = useMemo(() => [{ id, name }], [id, name]);
  return (
    <PlacePictures places={places}>
      <PlacePicture
        placeId={id}
        seed={name}
        name={name}
        drawing={drawing}
        sizes="(min-width: 40rem) 30rem, 92vw"
        className="h-32 w-full rounded-control"
      />
      <Credit id={id} />
    </PlacePictures>
  );
}

interface SightOnDayProps {
  cityId: string;
  slug: string;
  /** The date of the visit; null where it has none yet. */
  on: string | null;
  /** What follows where the sight is known, such as the way to its guide. */
  children?: (info: AttractionGuide) => ReactNode;
}

/** A sight for somebody who will be there on a day: why, when it is open then, how long, what it costs. */
export function SightOnDay({ cityId, slug, on, children }: SightOnDayProps) {
  const { data, isPending } = useAttractionInfo(cityId, slug, on ?? undefined);
  if (isPending) return <Skeleton className="h-28" />;
  if (!data) return null;
  const { attraction } = data;
  const { booking, visitMinutes } = attraction;
  return (
    <div className="grid gap-1.5">
      <SightPicture attraction={attraction} />
      <p className="text-small">{attraction.why}</p>
      <Line icon={<Clock aria-hidden="true" size={15} />}>
        <Opening info={data} on={on} />
      </Line>
      <Line icon={<Hourglass aria-hidden="true" size={15} />}>
        Usually {lengthOfTime(visitMinutes.typical)}
        {attraction.bestTime ? `, best in the ${attraction.bestTime}` : ''}
      </Line>
      <Line icon={<Ticket aria-hidden="true" size={15} />}>
        <span className="inline-block first-letter:uppercase">{priceWords(attraction)}</span>
        {booking ? `, ${bookingWords[booking]}` : ''}
      </Line>
      <PlaceContact attraction={attraction} />
      {children?.(data)}
    </div>
  );
}
