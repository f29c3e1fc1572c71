import {
  BedDouble,
  Building2,
  Coffee,
  Globe2,
  House,
  Landmark,
  Map as MapIcon,
  MapPin,
  Plane,
  ShoppingBag,
  Signpost,
  TrainFront,
  Trees,
  Utensils,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { FoundPlace } from './places.queries.ts';

const icons: Record<FoundPlace['kind'], ReactNode> = {
  city: <Building2 size={18} />,
  attraction: <Landmark size={18} />,
  region: <MapIcon size={18} />,
  country: <Globe2 size={18} />,
  airport: <Plane size={18} />,
  hotel: <BedDouble size={18} />,
  restaurant: <Utensils size={18} />,
  cafe: <Coffee size={18} />,
  street: <Signpost size={18} />,
  address: <House size={18} />,
  station: <TrainFront size={18} />,
  shop: <ShoppingBag size={18} />,
  town: <Building2 size={18} />,
  park: <Trees size={18} />,
  museum: <Landmark size={18} />,
  other: <MapPin size={18} />,
};

interface PlaceOptionProps {
  id: string;
  place: FoundPlace;
  marked: boolean;
  onChoose: (place: FoundPlace) => void;
}

/** One place found. Keys belong to the box, which keeps the focus; a press chooses. */
export function PlaceOption({ id, place, marked, onChoose }: PlaceOptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={marked}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(place)}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 hover:bg-primary-soft aria-selected:bg-primary-soft"
    >
      <span className="shrink-0 text-primary-ink">{icons[place.kind]}</span>
      <span className="min-w-0">
        <span className="block truncate text-small font-medium" dir="auto">
          {place.name}
        </span>
        <span className="block truncate text-fine text-muted" dir="auto">
          {place.detail}
        </span>
      </span>
    </div>
  );
}
