import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import type { Trip } from '@wayfare/contracts/trip';
import type { Editing } from '../trips/editing.ts';
import { AssumptionChips } from './wish-chips.tsx';
import { WishField } from './wish-field.tsx';
import { assumedKeys, describeWish, isOfParty, type WishKey } from './wishes.ts';

const likes = [
  'pace',
  'interests',
  'mustSee',
  'dislikes',
  'dayFromMinute',
  'dayUntilMinute',
  'timeWishes',
  'atMost',
  'restMinutes',
] as const;
const needs = ['dietary', 'accessibility', 'transport', 'lodging'] as const;

/** When days begin and end stand beside each other. */
const isTime = (wish: WishKey) => wish === 'dayFromMinute' || wish === 'dayUntilMinute';

interface WishesProps {
  trip: Trip;
  edit: Editing['edit'];
}

interface GroupProps extends WishesProps {
  title: string;
  wishes: readonly WishKey[];
  /** Unfolded at first. */
  open?: boolean;
}

/** Wishes that belong together, folded to the words that hold. */
function Group({ title, wishes, trip, edit, open = false }: GroupProps) {
  const said = wishes.map((wish) => describeWish(wish, trip.request)).filter(Boolean);
  return (
    <details open={open} className="group border-t border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 py-2 text-small [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="font-semibold">{title}</span>
          <span className="block truncate text-fine text-muted group-open:hidden">
            {said.length > 0 ? said.join(' · ') : 'Not set yet'}
          </span>
        </span>
        <ChevronDown aria-hidden="true" size={17} className="shrink-0 text-muted group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-2 gap-4 pt-1 pb-4">
        {wishes.map((wish) => (
          <div key={wish} className={isTime(wish) ? '' : 'col-span-2 empty:hidden'}>
            <WishField wish={wish} trip={trip} edit={edit} />
          </div>
        ))}
      </div>
    </details>
  );
}

/** What the travellers wish for, with what was only assumed of it. */
export const WishesSection = memo(function WishesSection({ trip, edit }: WishesProps) {
  const assumed = assumedKeys(trip).filter((key) => !isOfParty(key) && key !== 'budget');
  return (
    <section aria-labelledby="wishes-heading" className="grid grid-cols-1 gap-3">
      <h2 id="wishes-heading" className="text-lead">
        Wishes
      </h2>
      <AssumptionChips trip={trip} edit={edit} of={assumed} />
      <div className="border-b border-line">
        <Group title="Likes" wishes={likes} trip={trip} edit={edit} open />
        <Group title="Needs" wishes={needs} trip={trip} edit={edit} />
      </div>
    </section>
  );
});
