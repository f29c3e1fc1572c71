import { fold } from '@wayfare/atlas';
import type { Intent, IntentOf } from '@wayfare/contracts/intent';
import { addEvent } from './add-event.ts';
import { cityOf, kmFromTrip, sightOf } from '../resolve/place-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { addSight } from './add-sight.ts';
import { addStop } from './add-stop.ts';
import { addDayTrip } from './add-day-trip.ts';
import { removeDayTrips } from './remove-day-trips.ts';
import type { Draft } from './draft.ts';
import { daysNear } from './fit-sight.ts';
import { keepFree } from './keep-free.ts';
import { limitKind } from './limit-kind.ts';
import { lockItem } from './lock-item.ts';
import { makeCheaper } from './make-cheaper.ts';
import { addMeal, setMealHour } from './meals.ts';
import { moveItem } from './move-item.ts';
import { moveStop, orderStops } from './order-stops.ts';
import type { Outcome } from './outcome.ts';
import { refused } from './outcome.ts';
import { planAnew } from './plan-anew.ts';
import { rainPlan } from './rain-plan.ts';
import { restAfterLunch } from './rest-after-lunch.ts';
import { removeDays } from './remove-days.ts';
import { removeItem } from './remove-item.ts';
import { removeStop } from './remove-stop.ts';
import { renameTrip } from './rename-trip.ts';
import { replaceItem } from './replace-item.ts';
import { replaceStop } from './replace-stop.ts';
import { setDates } from './set-dates.ts';
import { setEnd, setOrigin } from './set-ends.ts';
import { setHours } from './set-hours.ts';
import { setLength } from './set-length.ts';
import { setLodging } from './set-lodging.ts';
import { setNights } from './set-nights.ts';
import { setPace } from './set-pace.ts';
import { setWishes } from './set-wishes.ts';
import { swapDays } from './swap-days.ts';
import { swapItems } from './swap-items.ts';
import { setArrival, setDeparture } from './travel-ends.ts';
import { wishTime } from './wish-time.ts';

/** Every kind of wish that changes a trip, with what does it. */
const doings = {
  addStop,
  removeStop,
  replaceStop,
  moveStop,
  orderStops,
  setNights,
  setOrigin,
  setEnd,
  addDayTrip,
  removeDayTrips,
  setLength,
  removeDays,
  setDates,
  setArrival,
  setDeparture,
  addSight,
  removeItem,
  replaceItem,
  moveItem,
  wishTime,
  swapItems,
  swapDays,
  lockItem,
  addEvent,
  addMeal,
  limitKind,
  setHours,
  setMealHour,
  keepFree,
  restAfterLunch,
  setPace,
  rainPlan,
  planAnew,
  setWishes,
  makeCheaper,
  setLodging,
  renameTrip,
};

/** Wishes about days or what is in them, which a route without planned days does not have. */
const aboutDays = new Set<keyof typeof doings>([
  'addDayTrip',
  'removeDayTrips',
  'removeDays',
  'setArrival',
  'setDeparture',
  'addSight',
  'removeItem',
  'replaceItem',
  'moveItem',
  'wishTime',
  'swapItems',
  'swapDays',
  'lockItem',
  'addEvent',
  'addMeal',
  'keepFree',
  'restAfterLunch',
  'rainPlan',
]);

/** The kinds of wishes that change a trip. */
export type Changing = IntentOf<keyof typeof doings>;

export const changes = (kind: string): kind is Changing['kind'] => Object.hasOwn(doings, kind);
export const isChanging = (intent: Intent): intent is Changing => changes(intent.kind);

/** "Put the Louvre back on day 5", which was taken out: what is not in the plan to be moved comes in. */
function asAddition(draft: Draft, intent: Changing, outcome: Outcome): IntentOf<'addSight'> | null {
  const isGone = isUnclear(outcome) && outcome.unclear.what === 'item';
  if (intent.kind !== 'moveItem' || !isGone || outcome.unclear.candidates.length > 0) return null;
  const sight = sightOf({ name: intent.item.words }, draft);
  if (isUnclear(sight) || daysNear(draft, sight).length === 0) return null;
  return { ...intent, kind: 'addSight', sight: { name: sight.name, placeId: sight.id }, when: intent.to };
}

const OUTING_KM = 120;

/** "I'd like to see Hiroshima too": a town is no sight, but one goes there for a day, or to stay. */
function asTown(draft: Draft, intent: Changing): Changing {
  if (intent.kind !== 'addSight' || intent.sight === undefined || intent.sight.placeId !== undefined)
    return intent;
  const { atlas } = draft.turn;
  const isCalled = ({ name }: { name: string }) => fold(name) === fold(intent.sight!.name);
  const city = cityOf(intent.sight, draft);
  const sight = sightOf(intent.sight, draft);
  const isSight = !isUnclear(sight) && isCalled(sight);
  if (isSight || isUnclear(city) || !isCalled(city) || atlas.cityInfo(city.id) === null) return intent;
  const place = { name: city.name, placeId: city.id };
  const { when, agreed } = intent;
  const isAgreed = agreed === undefined ? {} : { agreed };
  return kmFromTrip(city, draft) < OUTING_KM
    ? { kind: 'addDayTrip', place, ...isAgreed, ...(when !== undefined && { when }) }
    : { kind: 'addStop', place, ...isAgreed };
}

/** Does one wish in a draft; what is refused, asked or unclear leaves the draft as it was. */
export function doIntent(draft: Draft, said: Changing): Outcome {
  const intent = asTown(draft, said);
  if (draft.document.plan === null && aboutDays.has(intent.kind))
    return refused(
      { says: 'noPlanYet' },
      { label: { says: 'labelPlanDays' }, intents: [{ kind: 'planAnew' }] },
    );
  const [document, edits] = [draft.document, draft.edits.length];
  const does = doings[intent.kind] as (draft: Draft, intent: Changing) => Outcome;
  const outcome = does(draft, intent);
  if (!('done' in outcome)) draft.goBack(document, edits);
  const addition = asAddition(draft, intent, outcome);
  return addition === null ? outcome : doIntent(draft, addition);
}
