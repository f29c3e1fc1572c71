import { limits } from '@wayfare/contracts/limits';
import { interests, paces, transportWishes } from '@wayfare/contracts/vocabulary';
import type { TripRequest } from '@wayfare/contracts/request';
import type { Edit } from '@wayfare/contracts/edit';
import type { Trip } from '@wayfare/contracts/trip';
import { fromClock, toClock } from '../ui/clock.ts';
import { KeptField } from '../ui/kept-field.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { BudgetField } from './budget-field.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import { HeldWishes } from './held-wishes.tsx';
import { isHeld, listOf, setDays, setWish, wishesOf, type WishKey } from './wishes.ts';

interface WishFieldProps {
  wish: WishKey;
  trip: Trip;
  edit: (change: Edit) => void;
}

const listLabels = {
  dislikes: { label: 'Rather not', placeholder: 'Museums, crowds' },
  dietary: { label: 'Food needs', placeholder: 'Vegetarian, no nuts' },
  accessibility: { label: 'Accessibility', placeholder: 'Wheelchair, few steps' },
  mustSee: { label: 'Must see', placeholder: 'Names of sights' },
} as const;

const isList = (wish: WishKey): wish is keyof typeof listLabels => wish in listLabels;

function Count({
  label,
  value,
  least,
  most,
  onChange,
}: {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}) {
  return (
    <div className="flex items-center justify-between gap-3">
      <span className="text-small font-semibold">{label}</span>
      <Stepper label={label} value={value} least={least} most={most} onChange={onChange} />
    </div>
  );
}

function Ages({ trip, edit }: Omit<WishFieldProps, 'wish'>) {
  const { children = 0, childAges = [] } = wishesOf(trip);
  return (
    <fieldset>
      <legend className="mb-1 text-small font-semibold">Ages of the children</legend>
      <div className="flex flex-wrap gap-2">
        {Array.from({ length: children }, (_, index) => (
          <select
            // Children have no name here but their number.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            aria-label={`Age of child ${index + 1}`}
            value={childAges[index] ?? ''}
            onChange={(event) => {
              const ages = Array.from({ length: children }, (__, at) => childAges[at] ?? 8);
              ages[index] = Number(event.target.value);
              edit(setWish(trip, 'childAges', ages));
            }}
            className="min-h-11 rounded-control border border-line-strong bg-surface px-2"
          >
            <option value="" disabled>
              –
            </option>
            {Array.from({ length: 18 }, (__, age) => (
              <option key={age}>{age}</option>
            ))}
          </select>
        ))}
      </div>
    </fieldset>
  );
}

/** The number of children, with no more ages than there are children. */
function childrenEdit(trip: Trip, count: number): Edit {
  const { request, assumed } = setWish(trip, 'children', count) as Extract<Edit, { edit: 'setRequest' }>;
  const ages = request.childAges?.slice(0, count);
  const { childAges: _, ...rest } = request;
  return { edit: 'setRequest', request: ages?.length ? { ...rest, childAges: ages } : rest, assumed };
}

type Say = <Key extends WishKey>(key: Key, value: TripRequest[Key]) => void;

function Choice({
  wish,
  wishes,
  say,
}: {
  wish: 'pace' | 'interests' | 'transport';
  wishes: TripRequest;
  say: Say;
}) {
  if (wish === 'pace') {
    const { pace } = wishes;
    return (
      <ChoiceChips
        label="Pace"
        words={paces}
        chosen={pace ? [pace] : []}
        onChange={([chosen]) => say('pace', chosen)}
        single
      />
    );
  }
  return wish === 'interests' ? (
    <ChoiceChips
      label="Interests"
      words={interests}
      chosen={wishes.interests ?? []}
      onChange={(chosen) => say('interests', chosen)}
    />
  ) : (
    <ChoiceChips
      label="Getting around"
      words={transportWishes}
      chosen={wishes.transport ?? []}
      onChange={(chosen) => say('transport', chosen)}
    />
  );
}

/** One wish to be said or changed, whichever it is. */
export function WishField({ wish, trip, edit }: WishFieldProps) {
  const wishes = wishesOf(trip);
  const say: Say = (key, value) => edit(setWish(trip, key, value));
  if (isList(wish)) {
    const { label, placeholder } = listLabels[wish];
    return (
      <KeptField
        label={label}
        placeholder={placeholder}
        value={(wishes[wish] ?? []).join(', ')}
        onKeep={(text) => say(wish, listOf(text, limits[wish]))}
      />
    );
  }
  if (isHeld(wish)) return <HeldWishes wish={wish} trip={trip} edit={edit} />;
  switch (wish) {
    case 'adults':
      return (
        <Count
          label="Adults"
          value={wishes.adults ?? 1}
          least={1}
          most={50}
          onChange={(count) => say('adults', count)}
        />
      );
    case 'children':
      return (
        <Count
          label="Children"
          value={wishes.children ?? 0}
          least={0}
          most={50}
          onChange={(count) => edit(childrenEdit(trip, count))}
        />
      );
    case 'childAges':
      return (wishes.children ?? 0) > 0 ? <Ages trip={trip} edit={edit} /> : null;
    case 'days':
    case 'nights':
      return (
        <Count
          label="Days"
          value={wishes.days ?? (wishes.nights ?? 0) + 1}
          least={1}
          most={limits.days}
          onChange={(count) => edit(setDays(trip, count))}
        />
      );
    case 'pace':
    case 'interests':
    case 'transport':
      return <Choice wish={wish} wishes={wishes} say={say} />;

    case 'lodging':
      return (
        <KeptField
          label="Where to sleep"
          placeholder="Small hotels, a flat with a kitchen"
          maxLength={limits.lodgingWishCharacters}
          value={wishes.lodging ?? ''}
          onKeep={(text) => say('lodging', text || undefined)}
        />
      );
    case 'dayFromMinute':
    case 'dayUntilMinute':
      return (
        <KeptField
          label={wish === 'dayFromMinute' ? 'Days begin' : 'Days end'}
          type="time"
          value={wishes[wish] === undefined ? '' : toClock(wishes[wish])}
          onKeep={(time) => say(wish, fromClock(time) ?? undefined)}
        />
      );
    case 'budget':
      return <BudgetField budget={wishes.budget} onChange={(budget) => say('budget', budget)} />;
    default:
      return null;
  }
}

const changeable = new Set<WishKey>([
  ...(Object.keys(listLabels) as WishKey[]),
  'adults',
  'children',
  'childAges',
  'days',
  'nights',
  'pace',
  'dayFromMinute',
  'dayUntilMinute',
  'interests',
  'transport',
  'timeWishes',
  'atMost',
  'restMinutes',
  'lodging',
  'budget',
]);

/** Whether a wish has a field of its own; dates and places are changed where the route is. */
export const hasField = (wish: WishKey) => changeable.has(wish);
