import { memo } from 'react';
import type { Trip } from '@wayfare/contracts/trip';
import type { Editing } from '../trips/editing.ts';
import { AssumptionChips } from './wish-chips.tsx';
import { WishField } from './wish-field.tsx';
import { party } from './wishes.ts';

/** Who travels, with what was only assumed of it. */
export const PartySection = memo(function PartySection({
  trip,
  edit,
}: {
  trip: Trip;
  edit: Editing['edit'];
}) {
  return (
    <section aria-labelledby="party-heading" className="grid grid-cols-1 gap-3">
      <h2 id="party-heading" className="text-lead">
        Travellers
      </h2>
      {party.map((wish) => (
        <WishField key={wish} wish={wish} trip={trip} edit={edit} />
      ))}
      <AssumptionChips trip={trip} edit={edit} of={party} />
    </section>
  );
});
