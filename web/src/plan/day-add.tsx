import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay } from '@wayfare/contracts/plan';
import { X } from 'lucide-react';
import { useState } from 'react';
import { spots } from '../places/place-kinds.ts';
import { PlaceSearch } from '../places/place-search.tsx';
import { aroundDay } from '../places/trip-places.ts';
import { boxClass } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { AddOwn } from './add-own.tsx';
import { usePlanDocument } from './plan-actions.ts';
import { useOpenSee } from './see-panel.ts';
import { SeeButton } from './see-place.tsx';
import { useAddPlace } from './use-add-place.ts';

interface DayAddProps {
  day: PlanDay;
  city: PlaceRef | null;
  onDone: () => void;
}

/** What can be put into a day: any place found by its name, what there is to see and one's ideas, or anything of one's own. */
export default function DayAdd({ day, city, onDone }: DayAddProps) {
  const [tab, setTab] = useState('search');
  const document = usePlanDocument();
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
