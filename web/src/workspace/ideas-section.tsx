import { limits } from '@wayfare/contracts/limits';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Trip } from '@wayfare/contracts/trip';
import { Lightbulb, X } from 'lucide-react';
import { memo } from 'react';
import { spots } from '../places/place-kinds.ts';
import { PlaceSearch } from '../places/place-search.tsx';
import { newLocalId, type Editing } from '../trips/editing.ts';
import { boxClass } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';

interface IdeasProps {
  ideas: Trip['ideas'];
  edit: Editing['edit'];
  /** Where the trip is. */
  near: PlaceRef | null;
}

/** Places kept for later. */
export const IdeasSection = memo(function IdeasSection({ ideas, edit, near }: IdeasProps) {
  return (
    <section aria-labelledby="ideas-heading" className="grid gap-3">
      <h2 id="ideas-heading" className="text-lead">
        Ideas
      </h2>
      {ideas.length === 0 ? (
        <p className="text-small text-muted">
          Sights and places you would like to see, kept until they find their day.
        </p>
      ) : null}
      <ul className="grid gap-1">
        {ideas.map(({ id, place }) => (
          <li key={id} className="flex items-center gap-2">
            <Lightbulb aria-hidden="true" size={17} className="shrink-0 text-amber" />
            <span className="min-w-0 flex-1 text-small wrap-anywhere">{place.name}</span>
            <IconButton
              label={`Remove ${place.name}`}
              icon={<X size={18} />}
              onClick={() => edit({ edit: 'removeIdea', ideaId: id })}
            />
          </li>
        ))}
      </ul>
      {ideas.length < limits.ideas ? (
        <PlaceSearch
          label="Add an idea"
          placeholder="A sight, a restaurant, a city, a link"
          kinds={spots}
          around={{ near, own: [], local: true }}
          onChoose={({ place }) =>
            edit({ edit: 'addIdea', idea: { id: newLocalId(), place }, index: ideas.length })
          }
          boxClass={boxClass}
        />
      ) : null}
    </section>
  );
});
