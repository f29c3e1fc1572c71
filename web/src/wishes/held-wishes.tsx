import { X } from 'lucide-react';
import type { Trip } from '@wayfare/contracts/trip';
import type { Editing } from '../trips/editing.ts';
import { Button } from '../ui/button.tsx';
import { heldTexts, setWish, withoutHeld, type HeldKey } from './wishes.ts';

const labels: Readonly<Record<HeldKey, string>> = {
  atMost: 'At most',
  timeWishes: 'When things are',
  restMinutes: 'Rest',
};

/** Wishes that were said to the assistant and that the days keep to, each to be taken out. */
export function HeldWishes({
  wish,
  trip,
  edit,
}: {
  wish: HeldKey;
  trip: Trip;
  edit: (change: Parameters<Editing['edit']>[0]) => void;
}) {
  const texts = heldTexts(wish, trip.request);
  if (texts.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1 text-small font-semibold">{labels[wish]}</legend>
      <ul className="grid grid-cols-1 gap-1">
        {texts.map((text, index) => (
          <li key={text} className="flex items-center gap-2 text-small">
            <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
            <Button
              look="quiet"
              aria-label={`Remove: ${text}`}
              onClick={() => edit(setWish(trip, wish, withoutHeld(wish, trip.request, index)))}
            >
              <X aria-hidden="true" size={17} />
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
