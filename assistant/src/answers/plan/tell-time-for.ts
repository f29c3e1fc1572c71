import { byTravelMode } from '@wayfare/wording/travel-modes';
import { lengthOfTime } from '@wayfare/wording/words';
import type { Reply } from '../../conversation/reply.ts';
import { attractionOf } from '../../planning/place-ref-of.ts';
import { says } from '../asked.ts';
import { stemsOf } from '../content-words.ts';
import { cityOfHit } from '../../planning/city-of-hit.ts';
import type { PlanView } from './plan-view.ts';
import { asksOnly, dayName } from './plan-view.ts';

const spare = stemsOf('time squeeze fit room manage possible');
const around = stemsOf('trip day half excursion do make see visit have enough');
const SHORT_WAY = 20;

/** The day with the least in it. */
function lightest({ days, visits }: PlanView): number {
  const minutes = (index: number) =>
    visits
      .filter((one) => one.index === index)
      .reduce((sum, { item }) => sum + item.endMinute - item.startMinute, 0);
  return days.map((_, index) => index).toSorted((one, other) => minutes(one) - minutes(other))[0]!;
}

/** Whether there is time for something that is not in the plan: how long it takes, and the day with most room. */
export function tellTimeFor(view: PlanView): Reply | null {
  const { asked, days } = view;
  const hit = asked.hits.find(({ kind }) => kind === 'city' || kind === 'attraction');
  if (hit === undefined || !says(asked, spare) || !asksOnly(asked, spare, around)) return null;
  const { turn } = asked;
  const stops = turn.document.trip.stops.flatMap(({ place }) => turn.atlas.city(place.placeId ?? '') ?? []);
  const town = cityOfHit(turn.atlas, hit);
  const way = stops
    .flatMap((stop) =>
      turn.travel
        .estimateTravel(stop, hit)
        .slice(0, 1)
        .map((option) => ({ stop, option })),
    )
    .toSorted((one, other) => one.option.minutes - other.option.minutes)[0];
  const minutes = attractionOf(turn.atlas, hit.id)?.visit[0];
  const there =
    way === undefined || way.option.minutes < SHORT_WAY
      ? ''
      : ` It is about ${lengthOfTime(way.option.minutes)} ${byTravelMode[way.option.mode]} from ${way.stop.name}, each way.`;
  const stay = minutes === undefined ? '' : ` A visit takes about ${lengthOfTime(minutes)}.`;
  const index = lightest(view);
  const isTown = hit.kind === 'city' && town !== null;
  return {
    text: `${hit.name} is not in the plan yet.${there}${stay} The day with most room is ${dayName(days[index]!, index)}; to put it there something else may have to go.`,
    suggestions: [isTown ? `Make a day trip to ${hit.name}` : `Add ${hit.name} on day ${index + 1}`],
  };
}
