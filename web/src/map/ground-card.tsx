import type { Map as MapLibre } from 'maplibre-gl';
import { MapMarker } from './map-marker.tsx';
import { NamedList } from './named-list.tsx';
import { NamedSheet, NamedSpot } from './named-sheet.tsx';
import type { TripMapProps } from './trip-map.tsx';
import type { useGroundCard } from './use-ground-card.ts';

interface GroundCardProps {
  map: MapLibre;
  card: ReturnType<typeof useGroundCard>;
  of: TripMapProps;
}

/** The card of a place that the ground names, or the list of them. */
export function GroundCard({ map, card: { shown, choose, close }, of }: GroundCardProps) {
  if (!shown) return null;
  if ('places' in shown) return <NamedList {...shown} onChoose={choose} onClose={close} />;
  const { place } = shown;
  const { contents, selection, onAdd, guidesHere } = of;
  const add =
    onAdd &&
    ((added: Parameters<typeof onAdd>[0]) => {
      onAdd(added);
      close();
    });
  return (
    <>
      <MapMarker map={map} at={place.at} height={0}>
        <NamedSpot />
      </MapMarker>
      <NamedSheet
        key={place.id ?? place.name}
        place={place}
        days={contents.days}
        dayId={selection.dayId}
        guidesHere={guidesHere === true}
        onAdd={add}
        onClose={close}
      />
    </>
  );
}
