import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { namedInSight, type NamedPlace } from './named-places.ts';
import type { TripMapProps } from './trip-map.tsx';
import { useNamedPlaces } from './use-named-places.ts';

/** One place of the ground, or the list of those in sight. */
type Shown = { place: NamedPlace } | { places: NamedPlace[]; settled: boolean };

/** What the ground names, as far as a card is asked for it: by a click on a name, or by the list. */
export function useGroundCard(
  map: MapLibre | null,
  { contents, selection: { dayId, itemId }, onSelect }: TripMapProps,
) {
  const [card, setCard] = useState<{ shown: Shown; besideItem: string | null } | null>(null);
  const show = (shown: Shown) => setCard({ shown, besideItem: itemId });
  const close = () => setCard(null);
  const choose = (place: NamedPlace | null) => {
    close();
    if (!place) return;
    // What is in the trip has a card of its own.
    const held = contents.points.find((point) => place.id !== undefined && point.place.placeId === place.id);
    if (held) onSelect({ dayId: held.dayId ?? dayId, itemId: held.id });
    else show({ place });
  };
  useNamedPlaces(map, choose);
  // A choice made elsewhere takes the card's place.
  const shown = card?.besideItem === itemId ? card.shown : null;
  const lists = shown !== null && 'places' in shown;
  const { points } = contents;
  useEffect(() => {
    if (!map || !lists) return;
    // While a map moves or loads, names come and go: the list is what it names once it is at rest.
    const settle = () => {
      const places = namedInSight(map, points);
      setCard((now) => (now && 'places' in now.shown ? { ...now, shown: { places, settled: true } } : now));
    };
    map.on('idle', settle);
    return () => void map.off('idle', settle);
  }, [map, lists, points]);
  const list = () => {
    if (!map) return;
    show({ places: namedInSight(map, points), settled: false });
    // A map that is at rest already says so once more.
    map.triggerRepaint();
  };
  return {
    shown,
    list,
    choose,
    close,
  };
}
