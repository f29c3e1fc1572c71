import { readerChoices } from '../ui/reader-choices.ts';
import { clock } from '@wayfare/wording/words';
import type { TransportOption } from '@wayfare/contracts/place-endpoints';
import type { Leg, Trip } from '@wayfare/contracts/trip';
import { Check } from 'lucide-react';
import { kindOfWay } from '../bookings/booking-fields.ts';
import { BookingPart } from '../bookings/booking-part.tsx';
import { KeptField } from '../ui/kept-field.tsx';
import { travelModes } from '../ui/travel-mode.ts';
import { MoneyField } from '../money/money-field.tsx';
import { arrival, chosenLeg, clockShift, placeOf, travelFrom } from './route-edits.ts';
import { wayFacts, type RoutePair } from './way-facts.ts';

interface LegDetailsProps {
  id: string;
  trip: Trip;
  pair: RoutePair;
  options: readonly TransportOption[];
  onKeep: (leg: Leg) => void;
}

const clockValue = (minute: number | undefined) => (minute === undefined ? '' : clock(minute));

function minuteOf(text: string): number | undefined {
  const [hours, minutes] = text.split(':').map(Number);
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)
    ? undefined
    : hours * 60 + minutes;
}

/** What was chosen: its times, cost and booking. Times said by the traveller are no estimate any more. */
function LegFields({ trip, leg, onKeep }: { trip: Trip; leg: Leg; onKeep: (leg: Leg) => void }) {
  const [from, to] = [placeOf(trip, leg.from), placeOf(trip, leg.to)];
  const shift = from && to ? clockShift(from, to, trip.startOn) : 0;
  const setDepart = (text: string) => {
    const depart = minuteOf(text);
    if (depart !== undefined) onKeep({ ...leg, ...arrival(depart, leg.travel.minutes, shift), locked: true });
  };
  const setArrive = (text: string) => {
    const [depart, arrive] = [leg.departMinute, minuteOf(text)];
    if (depart === undefined || arrive === undefined) return;
    // The length is what lies between the two clocks: the first arrival after leaving, by whole days as before.
    const days = Math.max(0, leg.arriveDayOffset ?? 0);
    let minutes = arrive + days * 1440 - depart - shift;
    while (minutes <= 0) minutes += 1440;
    const travel = { ...leg.travel, minutes, estimate: false };
    onKeep({ ...leg, travel, ...arrival(depart, minutes, shift), locked: true });
  };
  const setCost = (cost: Leg['travel']['cost']) => {
    const { cost: _, ...travel } = leg.travel;
    onKeep({ ...leg, travel: cost ? { ...travel, cost, estimate: false } : travel, locked: true });
  };
  return (
    <div className="mt-3 grid items-start gap-4 sm:grid-cols-2">
      <KeptField
        label="Leaves"
        type="time"
        value={clockValue(leg.departMinute)}
        onKeep={setDepart}
        hint={from?.name}
      />
      <KeptField
        label="Arrives"
        type="time"
        value={clockValue(leg.arriveMinute)}
        onKeep={setArrive}
        hint={
          leg.arriveDayOffset && leg.arriveDayOffset > 0
            ? `${to?.name}, ${leg.arriveDayOffset === 1 ? 'the next day' : `${leg.arriveDayOffset} days later`}`
            : to?.name
        }
      />
      <MoneyField
        label="Cost"
        hint={
          leg.travel.estimate ? 'Everybody together; an estimate until you change it' : 'Everybody together'
        }
        value={leg.travel.cost}
        currency={leg.travel.cost?.currency ?? readerChoices().currency}
        onChange={setCost}
      />
      <BookingPart
        of={{ what: 'leg', id: leg.id }}
        booking={leg.booking}
        usual={kindOfWay(leg.travel.mode)}
      />
    </div>
  );
}

/** The ways that can be chosen between two points, and what is kept of the chosen one. */
export function LegDetails({ id, trip, pair, options, onKeep }: LegDetailsProps) {
  const { leg } = pair;
  return (
    <div id={id} className="mb-2 rounded-card border border-line bg-surface p-3">
      <ul aria-label="Ways to travel" className="grid gap-1">
        {options.map((option) => {
          const travel = travelFrom(option, trip);
          const { icon: Icon, name } = travelModes[option.mode];
          const chosen = leg?.travel.mode === option.mode;
          return (
            <li key={option.mode}>
              <button
                type="button"
                aria-pressed={chosen}
                title={option.basis}
                onClick={() => onKeep(chosenLeg(trip, pair, travel))}
                className="flex min-h-11 w-full items-center gap-3 rounded-control border border-transparent px-3 py-1.5 text-left text-small hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-primary-soft"
              >
                <Icon aria-hidden="true" size={18} className="shrink-0" />
                <span className="min-w-0 flex-1">
                  <span className="font-semibold">{name}</span>{' '}
                  <span className="figures text-fine text-muted">{wayFacts(travel)}</span>
                </span>
                {chosen ? <Check aria-hidden="true" size={17} className="shrink-0 text-primary-ink" /> : null}
              </button>
            </li>
          );
        })}
      </ul>
      {leg ? <LegFields trip={trip} leg={leg} onKeep={onKeep} /> : null}
    </div>
  );
}
