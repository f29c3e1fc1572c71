import { Footprints, GripVertical, Plus } from 'lucide-react';
import { PlacePicture } from '../pictures/place-picture.tsx';
import { classNames } from '../ui/class-names.ts';
import { IconButton, iconButtonClass } from '../ui/icon-button.tsx';
import { kindWords, likeWords, openWords, stayWords, wayWords } from './offer-words.ts';
import { isClosed, type DayOffer } from './offers-for-day.ts';

interface OfferRowProps {
  /** What it is marked with for a drag. */
  id: string;
  row: DayOffer;
  dayId: string;
  draggable: boolean;
  /** How many travel. */
  party: number;
  onAdd: () => void;
}

/** Where a sight has its guide. */
function guideOf(placeId: string | undefined): string | null {
  const [cityId, slug] = placeId?.split('/') ?? [];
  return cityId && slug ? `/attraction-guide/${cityId.slice(0, 2)}/${cityId.slice(3)}/${slug}` : null;
}

/** The handle of what can be dragged into a day. */
export const OfferHandle = ({ name }: { name: string }) => (
  <button
    type="button"
    data-drag-handle
    aria-label={`Drag ${name} into a day`}
    aria-describedby="drag-help"
    className={`${iconButtonClass} cursor-grab touch-none`}
  >
    <GripVertical size={18} />
  </button>
);

/** One place that a city offers: what it is, why, how long, what it costs, whether it is open, and how far. */
export function OfferRow({ id, row, dayId, draggable, party, onAdd }: OfferRowProps) {
  const { offer } = row;
  const { place, why } = offer;
  const guide = guideOf(place.placeId);
  const open = openWords(offer);
  const likes = likeWords(offer);
  return (
    <li
      {...(draggable && { 'data-offer-id': id, 'data-for-day': dayId })}
      className={classNames(
        'grid grid-cols-[4rem_minmax(0,1fr)_auto] gap-x-3 border-b border-line py-3 last:border-0 data-lifted:opacity-40',
        draggable && 'cursor-grab',
      )}
    >
      <PlacePicture
        placeId={place.placeId}
        seed={place.name}
        sizes="4rem"
        className="size-16 rounded-control"
      />
      <div className="min-w-0">
        <h3 className="font-sans text-small leading-snug font-semibold wrap-anywhere">
          {guide ? (
            <a
              href={guide}
              target="_blank"
              rel="noreferrer"
              draggable={false}
              className="hover:text-primary-ink hover:underline"
            >
              {place.name}
            </a>
          ) : (
            place.name
          )}
        </h3>
        <p className="figures text-fine text-muted">
          {[kindWords(offer), stayWords(offer, party)].filter(Boolean).join(' · ')}
        </p>
        <p className="mt-0.5 line-clamp-2 text-fine">{why}</p>
        {open ? (
          <p
            className={classNames(
              'figures text-fine',
              isClosed(offer) ? 'font-medium text-amber' : 'text-muted',
            )}
          >
            {open}
          </p>
        ) : null}
        <p title={wayWords(row)} className="figures flex items-center gap-1 text-fine text-muted">
          <Footprints aria-hidden="true" size={13} className="shrink-0" />
          <span className="truncate">{wayWords(row)}</span>
        </p>
        {likes ? <p className="text-fine font-medium text-green">{likes}</p> : null}
      </div>
      <div className="-mt-1.5 -mr-2 flex flex-col items-center">
        <IconButton
          label={`Add ${place.name}`}
          icon={<Plus size={20} />}
          onClick={onAdd}
          className="text-primary-ink"
        />
        {draggable ? <OfferHandle name={place.name} /> : null}
      </div>
    </li>
  );
}
