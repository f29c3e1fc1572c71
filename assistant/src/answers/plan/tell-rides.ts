import { byTravelMode } from '@wayfare/wording/travel-modes';
import { clock, counted, joinWords, lengthOfTime } from '@wayfare/wording/words';
import type { TravelMode } from '@wayfare/contracts/vocabulary';
import { moneyWords } from '../../wording/dates-and-money.ts';
import { says } from '../asked.ts';
import { stemsOf } from '../content-words.ts';
import type { PlanView, Ride } from './plan-view.ts';
import { asksOnly, capital, dayName, within } from './plan-view.ts';

const modeWords: Readonly<Partial<Record<TravelMode, ReadonlySet<string>>>> = {
  rail: stemsOf('train trains rail'),
  drive: stemsOf('drive drives driving car road'),
  bus: stemsOf('bus buses coach'),
  ferry: stemsOf('ferry ferries boat crossing'),
  flight: stemsOf('flight flights fly'),
};
const rideWords = stemsOf(
  'ride rides journey leg legs transfer transfers travel travelling change move switch distance km kilometres kilometers miles far way ways',
);
const measures = stemsOf(
  'long far longest shortest short km kilometres kilometers miles hours time total altogether much many take takes leave leaves arrive spend cost costs price',
);
const arriving = stemsOf('arrive arrives arrival reach get');
const leaving = stemsOf('leave leaves depart departs departure set');
const longest = stemsOf('longest');
const totals = stemsOf('total altogether all overall together whole trip');
const unsaid = stemsOf('between there next first last');

const km = ({ travel }: Ride): number => Math.round((travel?.distanceMeters ?? 0) / 1000);
const lengthWords = (one: Ride): string =>
  `${lengthOfTime(one.minutes)}${km(one) === 0 ? '' : ` and ${km(one)} km`}`;

const costWords = ({ travel }: Ride): string =>
  travel?.cost === undefined
    ? ''
    : `, around ${moneyWords(travel.cost.amountCents / 100, travel.cost.currency)} for everybody`;

/** "The train from Seville to Granada is on day 4, 09:30 to 12:55". */
const sayRide = (one: Ride): string =>
  `${one.item.title}: about ${lengthWords(one)}${costWords(one)}, ${clock(one.item.startMinute)} to ${clock(one.item.endMinute)} on ${dayName(one.day, one.index)}.`;

const modeAsked = ({ asked }: PlanView): TravelMode | undefined =>
  (Object.keys(modeWords) as TravelMode[]).find((mode) => says(asked, modeWords[mode]!));

const isBy = ({ travel, item }: Ride, mode: TravelMode): boolean =>
  travel === null
    ? [...modeWords[mode]!].some((word) => item.title.toLowerCase().includes(word))
    : travel.mode === mode;

/** The rides into, out of or between the towns that the question names. */
function ofTowns({ asked, rides }: PlanView): Ride[] {
  const { stops } = asked.turn.document.trip;
  const named = new Set(asked.hits.map(({ name }) => name));
  if (named.size > 1)
    return rides.filter(({ item }) => [...named].every((name) => item.title.includes(name)));
  const stopIds = stops.filter(({ place }) => named.has(place.name)).map(({ id }) => `way-${id}`);
  const into = rides.filter(({ item }) => stopIds.includes(item.id) || named.has(item.place?.name ?? ''));
  if (says(asked, leaving) && !says(asked, arriving)) {
    const last = rides.findIndex((one) => into.includes(one));
    return rides.slice(last + 1, last + 2);
  }
  const home = rides.filter(({ item }) => [...named].some((name) => item.title.endsWith(` ${name}`)));
  return [...new Set([...into, ...home])];
}

function none({ days, chosen, asked }: PlanView, mode: TravelMode | undefined): string {
  const what = mode === undefined ? 'ride to another town' : `ride ${byTravelMode[mode]}`;
  if (chosen.length === 0) return `There is no ${what} in the plan.`;
  const names = asked.turn.document.trip.stops;
  const base = names.find(({ id }) => id === days[chosen[0]!]?.stopId)?.place.name;
  return `There is no ${what} on ${joinWords(chosen.map((index) => dayName(days[index]!, index)))}${base === undefined ? '' : `: you stay in and around ${base}`}.`;
}

/** Arriving in or leaving a town of the trip. */
function tellEnd(view: PlanView): string | null {
  const { asked } = view;
  if (asked.hits.length !== 1 || !(says(asked, arriving) || says(asked, leaving))) return null;
  if (!asksOnly(asked, arriving, leaving, measures, unsaid, rideWords)) return null;
  const [ride] = ofTowns(view);
  if (ride === undefined) return null;
  const { item } = ride;
  const isLeaving = says(asked, leaving) && !says(asked, arriving);
  const [verb, minute] = isLeaving ? ['leave', item.startMinute] : ['arrive', item.endMinute];
  return `You ${verb} at about ${clock(minute)} on ${dayName(ride.day, ride.index)}. ${sayRide(ride)}`;
}

/** The rides of the trip: how long, how far, when; one, those of a day, the longest, or all. */
export function tellRides(view: PlanView): string | null {
  const { asked, rides, chosen } = view;
  const mode = modeAsked(view);
  if (mode === undefined && !says(asked, rideWords)) return tellEnd(view);
  if (!asksOnly(asked, rideWords, measures, unsaid, arriving, leaving, ...Object.values(modeWords)))
    return null;
  const fitting = rides.filter((one) => mode === undefined || isBy(one, mode));
  if (asked.hits.length > 0) {
    const named = ofTowns(view);
    return named.length === 0 ? null : named.slice(0, 2).map(sayRide).join(' ');
  }
  const here = within(view, fitting);
  if (here.length === 0) return none(view, mode);
  if (says(asked, longest))
    return `The longest: ${sayRide(here.toSorted((one, other) => other.minutes - one.minutes)[0]!)}`;
  const minutes = here.reduce((sum, one) => sum + one.minutes, 0);
  const distance = here.reduce((sum, one) => sum + km(one), 0);
  if (says(asked, totals) || (chosen.length === 0 && here.length > 4))
    return `${capital(counted(here.length, 'ride'))} between towns: about ${lengthOfTime(minutes)}${distance === 0 ? '' : ` and ${distance} km`} in all. ${here.slice(0, 3).map(sayRide).join(' ')}`;
  return here.map(sayRide).join(' ');
}
