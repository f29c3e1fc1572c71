import { limits } from '@wayfare/contracts/limits';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { PlaceSearch } from '../places/place-search.tsx';
import { datedStops, totalNights } from '../trips/trip-days.ts';
import { boxClass } from '../ui/field.tsx';
import { pluralise } from '../ui/pluralise.ts';
import { newLocalId } from './empty-document.ts';
import { StopCard } from './stop-card.tsx';
import type { TripEditor } from './use-trip-editor.ts';

/** Adds a place as the last stop, with nights to begin from. */
export const addStopAtEnd = (editor: TripEditor, place: PlaceRef) =>
  editor.edit({
    edit: 'addStop',
    stop: { id: newLocalId(), place, nights: 2 },
    index: editor.document.trip.stops.length,
  });

/** Where the trip goes: its stops in their order. */
export function RouteSection({ editor, asked }: { editor: TripEditor; asked: string }) {
  const { trip } = editor.document;
  const stops = datedStops(trip);
  return (
    <section aria-labelledby="route-heading">
      <div className="mb-4 flex items-baseline justify-between gap-3">
        <h2 id="route-heading" className="text-title">
          Where to?
        </h2>
        {stops.length > 0 ? (
          <p className="figures text-small text-muted">
            {pluralise(stops.length, 'stop')}, {pluralise(totalNights(trip), 'night')}
          </p>
        ) : null}
      </div>
      {stops.length === 0 ? (
        <p className="mb-4 text-muted">
          Name the first place. More can follow, in any order; it is easy to change.
        </p>
      ) : null}
      <ol className="mb-4 grid gap-3">
        {stops.map((dated, index) => (
          <StopCard key={dated.stop.id} dated={dated} index={index} count={stops.length} edit={editor.edit} />
        ))}
      </ol>
      {stops.length < limits.stops ? (
        <PlaceSearch
          label="Add a stop"
          placeholder={stops.length === 0 ? 'A city or region' : 'Add another stop'}
          kinds={['city', 'region']}
          initial={asked}
          onChoose={({ place }) => addStopAtEnd(editor, place)}
          boxClass={boxClass}
        />
      ) : (
        <p className="text-small text-muted">A trip holds {limits.stops} stops at most.</p>
      )}
    </section>
  );
}
