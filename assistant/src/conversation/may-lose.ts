import type { Intent } from '@wayfare/contracts/intent';
import type { Losses } from './losses.ts';

type Loss = 'stops' | 'days' | 'sights';

/** What a wish of each kind may take away; a kind that is not here takes nothing. */
const mayLose: Partial<Record<Intent['kind'], readonly Loss[]>> = {
  planTrip: ['stops', 'days', 'sights'],
  startOver: ['stops', 'days', 'sights'],
  removeStop: ['stops', 'days', 'sights'],
  replaceStop: ['stops', 'sights'],
  removeDays: ['stops', 'days', 'sights'],
  setNights: ['days', 'sights'],
  setLength: ['days', 'sights'],
  setDates: ['sights'],
  orderStops: ['sights'],
  moveStop: ['sights'],
  setArrival: ['sights'],
  setDeparture: ['sights'],
  removeItem: ['sights'],
  replaceItem: ['sights'],
  moveItem: ['sights'],
  removeDayTrips: ['sights'],
  limitKind: ['sights'],
  keepFree: ['sights'],
  setHours: ['sights'],
  addEvent: ['sights'],
  setWishes: ['sights'],
  setPace: ['sights'],
};

/** So sure a reading has to be before it takes stops or days away, or leaves a day without sights. */
const SURE_TO_LOSE: Readonly<Record<Loss, number>> = { stops: 0.65, days: 0.65, sights: 0.45 };
/** Below this nothing at all is done before it was asked. */
const SURE_TO_DO = 0.3;

/** A wish for more takes no days away. */
const isForMore = (intent: Intent): boolean =>
  (intent.kind === 'setNights' || intent.kind === 'setLength') && (intent.change ?? 0) > 0;

/**
 * Whether a wish may be done at once with what it takes away; what was agreed to may. What somebody else has read in
 * the message too needs no other sureness than any wish: two who read it apart from each other seldom err alike.
 */
export function mayDo(intent: Intent, { stops, days, emptied }: Losses, isConfirmed = false): boolean {
  const { kind, sure = 1, agreed } = intent;
  if (agreed === true) return true;
  const lost: Loss[] = [
    ...(stops.length > 0 ? (['stops'] as const) : []),
    ...(days > 0 ? (['days'] as const) : []),
    ...(emptied.length > 0 ? (['sights'] as const) : []),
  ];
  const allowed = lost.every((loss) => mayLose[kind]?.includes(loss) === true);
  const least = isConfirmed ? SURE_TO_DO : Math.max(SURE_TO_DO, ...lost.map((loss) => SURE_TO_LOSE[loss]));
  return allowed && !(days > 0 && isForMore(intent)) && sure >= least;
}
