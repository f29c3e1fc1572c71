import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay } from '@wayfare/contracts/plan';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { lengthOfTime } from '@wayfare/wording/words';
import { spots } from '../places/place-kinds.ts';
import { PlaceSearch } from '../places/place-search.tsx';
import { aroundDay } from '../places/trip-places.ts';
import { Button } from '../ui/button.tsx';
import { boxClass } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { formatDistance } from '../ui/format-distance.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { AddOwn } from './add-own.tsx';
import { nearestSights, toPlace } from './nearest-sights.ts';
import { usePlanDocument } from './plan-actions.ts';
import { useSights } from './plan-facts.queries.ts';
import { useOpenSee } from './see-panel.ts';
import { SeeButton } from './see-place.tsx';
import { useAddPlace } from './use-add-place.ts';

interface DayAddProps {
  day: PlanDay;
  city: PlaceRef | null;
  onDone: () => void;
}

interface OfferProps {
  name: string;
  detail?: ReactNode;
  onAdd: () => void;
}

function Offer({ name, detail, onAdd }: OfferProps) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-1 last:border-0">
      <span className="min-w-0 flex-1">
        <span className="block text-small font-medium wrap-anywhere">{name}</span>
        {detail ? <span className="figures block text-fine text-muted">{detail}</span> : null}
      </span>
      <Button aria-label={`Add ${name}`} onClick={onAdd}>
        Add
      </Button>
    </li>
  );
}

function FromIdeas({ day }: { day: PlanDay }) {
  const add = useAddPlace(day);
  const { ideas } = usePlanDocument().trip;
  if (ideas.length === 0)
    return <p className="text-small text-muted">No ideas kept. What you move out of a day waits here.</p>;
  return (
    <ul className="max-h-80 overflow-y-auto">
      {ideas.map(({ id, place, note }) => (
        <Offer key={id} name={place.name} detail={note} onAdd={() => add(place, { isIdea: true })} />
      ))}
    </ul>
  );
}

function Nearby({ day, city }: { day: PlanDay; city: PlaceRef | null }) {
  const { plan } = usePlanDocument();
  const add = useAddPlace(day);
  const cityId = city?.kind === 'city' ? city.placeId : city?.placeId?.split('/')[0];
  const sights = useSights(cityId);
  if (sights.isLoading) return <Skeleton className="h-56" />;
  const near = nearestSights(sights.data ?? [], day, plan?.days ?? []);
  if (near.length === 0)
    return (
      <p role="status" className="text-small text-muted">
        {sights.isError
          ? 'The sights cannot be looked up right now.'
          : 'No more sights are known near this day.'}
      </p>
    );
  return (
    <ul className="max-h-80 overflow-y-auto">
      {near.map(({ sight, meters, nearTo }) => (
        <Offer
          key={sight.id}
          name={sight.name}
          detail={`${formatDistance(Math.max(50, meters))} from ${nearTo}, usually ${lengthOfTime(sight.visitMinutes.typical)}`}
          onAdd={() => add(toPlace(sight))}
        />
      ))}
    </ul>
  );
}

/** What can be put into a day: any place, one's ideas, what lies near, or anything of one's own. */
export default function DayAdd({ day, city, onDone }: DayAddProps) {
  const [tab, setTab] = useState('search');
  const document = usePlanDocument();
  const { ideas } = document.trip;
  const add = useAddPlace(day);
  const openSee = useOpenSee();
  const tabs = [
    {
      value: 'search',
      label: 'Search',
      content: (
        <PlaceSearch
          label="Add a place"
          placeholder="A sight, a restaurant, an address, a link"
          kinds={spots}
          around={aroundDay(document, day.base ?? city, day.on)}
          onChoose={({ place }) => add(place)}
          boxClass={boxClass}
        />
      ),
    },
    {
      value: 'ideas',
      label: 'Ideas',
      count: ideas.length,
      content: <FromIdeas day={day} />,
    },
    { value: 'nearby', label: 'Nearby', content: <Nearby day={day} city={city} /> },
    { value: 'own', label: 'Your own', content: <AddOwn day={day} near={city} onDone={onDone} /> },
  ];
  return (
    <div className="relative rounded-control border border-line bg-paper p-3 [&_[role=tabpanel]]:pt-3 [&_[role=tab]]:whitespace-nowrap [&_[role=tablist]]:gap-3.5 [&_[role=tablist]]:pr-11">
      <div className="absolute top-2 right-1 z-10">
        <IconButton label="Close" icon={<X size={18} />} onClick={onDone} />
      </div>
      {openSee ? (
        <div className="mb-2 -ml-3 pr-11">
          <SeeButton onOpen={() => openSee(day.id)} />
        </div>
      ) : null}
      <Tabs label="What to add" tabs={tabs} value={tab} onChange={setTab} />
    </div>
  );
}
