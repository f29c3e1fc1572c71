import type { PlaceCard } from '@wayfare/contracts/chat-endpoints';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { Check, Clock, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { PictureCredit } from '../pictures/picture-credit.tsx';
import { PlacePicture } from '../pictures/place-picture.tsx';
import { PlacePictures, usePicture } from '../pictures/place-pictures.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { inOwnUnits } from '../ui/in-own-units.ts';

interface PlaceCardsProps {
  cards: readonly PlaceCard[];
  inTrip: (place: PlaceRef) => boolean;
  onAdd: (place: PlaceRef) => void;
}

const dots = [1, 2, 3, 4, 5];

/** How well a place fits what was wished, of five, with the reason. */
function Fit({ fit, why }: { fit: number; why: string | undefined }) {
  const rating = Math.max(1, Math.round(fit * dots.length));
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-fine text-muted">
      <span role="img" aria-label={`Fit: ${rating} of 5`} className="flex gap-0.5">
        {dots.map((dot) => (
          <span
            key={dot}
            className={`size-2 rounded-full ${dot <= rating ? 'bg-primary' : 'border border-line-strong'}`}
          />
        ))}
      </span>
      {why}
    </p>
  );
}

function OnePlace({ card, held, onAdd }: { card: PlaceCard; held: boolean; onAdd: () => void }) {
  const { place, why, hoursToday, path, fit, fitWhy } = card;
  const picture = usePicture(place.placeId);
  return (
    <li className="flex w-60 shrink-0 flex-col overflow-hidden rounded-card border border-line bg-surface">
      <PlacePicture
        placeId={place.placeId}
        seed={place.name}
        name={place.name}
        sizes="15rem"
        className="h-20 w-full"
      />
      <div className="flex flex-1 flex-col gap-1.5 p-3">
        <p className="text-small leading-snug font-semibold wrap-anywhere">
          {path ? (
            <Link to={path} target="_blank" className="hover:underline">
              {place.name}
            </Link>
          ) : (
            place.name
          )}
        </p>
        {fitWhy ? <Fit fit={fit} why={fitWhy} /> : null}
        {place.status === 'unverified' ? <Badge tone="amber">Not verified</Badge> : null}
        <p className={`text-fine text-muted ${fitWhy ? 'line-clamp-2' : 'line-clamp-4'}`}>{why}</p>
        {hoursToday ? (
          <p className="flex items-center gap-1.5 text-fine text-muted">
            <Clock aria-hidden="true" size={14} /> {inOwnUnits(hoursToday)}
          </p>
        ) : null}
        {picture ? (
          <p className="truncate text-fine text-muted">
            <PictureCredit picture={picture} />
          </p>
        ) : null}
        <div className="mt-auto">
          {held ? (
            <p className="flex min-h-11 items-center gap-1.5 text-fine font-medium text-green">
              <Check aria-hidden="true" size={15} /> In your trip
            </p>
          ) : (
            <Button look="quiet" className="-ml-3 !px-3" aria-label={`Add ${place.name}`} onClick={onAdd}>
              <Plus aria-hidden="true" size={17} /> Add
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

/** The places an answer speaks of, side by side. */
export function PlaceCards({ cards, inTrip, onAdd }: PlaceCardsProps) {
  const places = useMemo(
    () =>
      cards.flatMap(({ place: { placeId, name, status } }) =>
        status === 'atlas' && placeId ? [{ id: placeId, name }] : [],
      ),
    [cards],
  );
  return (
    <PlacePictures places={places}>
      <ul aria-label="Places" className="-mx-4 mt-2 flex gap-2 overflow-x-auto px-4 pb-2">
        {cards.map((card) => (
          <OnePlace
            key={`${card.place.placeId ?? ''} ${card.place.name}`}
            card={card}
            held={inTrip(card.place)}
            onAdd={() => onAdd(card.place)}
          />
        ))}
      </ul>
    </PlacePictures>
  );
}
