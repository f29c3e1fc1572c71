import type { PlanDay } from '@wayfare/contracts/plan';
import { dayNumber, presentSights, sightsOf } from '../do/day-sights.ts';
import type { Draft } from './draft.ts';
import { daysNamed } from './references.ts';
import { dayTripOf } from '../planning/day-trip.ts';
import { attractionOf } from '../planning/place-ref-of.ts';

/** "Make day 3 easier", "day 2 is too full", "pack more into day 4". */
export function changeDayPace(clause: string, draft: Draft): boolean {
  const easier =
    /\b(?:easier|lighter|relax\w*|slower|less busy|too (?:full|busy|much|packed|tiring|long)|calmer|fewer things|less packed|free up|chill)\b/i.test(
      clause,
    );
  const fuller =
    /\b(?:busier|fuller|more (?:things|sights|packed)|pack more|see more|too (?:empty|light)|add something)\b/i.test(
      clause,
    );
  const [day] = daysNamed(clause, draft);
  if (day === undefined || (!easier && !fuller)) return false;
  const present = [...sightsOf(day)];
  const avoid = [...presentSights(draft)].filter((id) => !present.includes(id));
  if (easier) {
    const spare = day.items
      .filter(({ kind, locked, madeBy }) => kind === 'visit' && !locked && madeBy !== 'traveller')
      .map((item) => ({ item, fame: attractionOf(draft.turn.atlas, item.place?.placeId)?.fame ?? 0 }))
      .sort((a, b) => a.fame - b.fame);
    const [least] = spare;
    if (least === undefined)
      return draft.say(`Day ${dayNumber(draft, day)} has nothing that could be dropped.`);
    draft.apply({ edit: 'removeItem', itemId: least.item.id });
    draft.rebuildDays([day.id], {
      avoid: [...avoid, ...(least.item.place?.placeId === undefined ? [] : [least.item.place.placeId])],
      prefer: new Set(present.filter((id) => id !== least.item.place?.placeId)),
      only: () => false,
    });
    return draft.say(
      `Day ${dayNumber(draft, day)} is easier now: ${least.item.title} is out and there is more time for the rest.`,
    );
  }
  draft.rebuildDays([day.id], { avoid, prefer: new Set(present), fewerVisits: -2 });
  return draft.say(`I fitted more into day ${dayNumber(draft, day)}.`);
}

/** "It will rain on Tuesday": that day goes indoors. */
export function planForRain(clause: string, draft: Draft): boolean {
  if (!/\b(?:rain(?:s|ing|y)?|storm\w*|bad weather|wet|pour\w*|snow(?:s|ing)?|heat ?wave)\b/i.test(clause))
    return false;
  const [day] = daysNamed(clause, draft);
  if (day === undefined) return false;
  const present = sightsOf(day);
  const avoid = [...presentSights(draft)].filter((id) => !present.has(id));
  draft.rebuildDays([day.id], { avoid, only: ({ setting }) => setting !== 'outdoor' });
  return draft.say(
    `Day ${dayNumber(draft, day)} is now mostly indoors; what I took out can come back on another day.`,
  );
}

/** "Swap day 2 and day 3": within one stay, each day's sights go to the other. */
export function swapDays(clause: string, draft: Draft): boolean {
  if (!/\b(?:swap|switch|exchange)\b/i.test(clause)) return false;
  const [first, second] = daysNamed(clause, draft);
  if (first === undefined || second === undefined) return false;
  if (first.stopId !== second.stopId)
    return draft.say(
      `Days ${dayNumber(draft, first)} and ${dayNumber(draft, second)} are in different places, so they cannot change places. You could swap the stops instead.`,
    );
  const away = [first, second].find((day) => dayTripOf(day) !== undefined);
  if (away !== undefined)
    return draft.say(
      `Day ${dayNumber(draft, away)} is a day trip, so its sights cannot change places with another day's.`,
    );
  const [one, other] = [sightsOf(first), sightsOf(second)];
  const rest = [...presentSights(draft)].filter((id) => !one.has(id) && !other.has(id));
  const empty = (day: PlanDay): PlanDay => ({
    ...day,
    items: day.items.filter(
      (item) =>
        item.locked || item.madeBy === 'traveller' || item.kind === 'transfer' || item.kind === 'check_in',
    ),
  });
  draft.apply({ edit: 'replaceDay', day: empty(first) }, { edit: 'replaceDay', day: empty(second) });
  draft.rebuildDays([first.id], { avoid: rest, prefer: other, only: () => false });
  draft.rebuildDays([second.id], { avoid: rest, prefer: one, only: () => false });
  const missing = [...one, ...other]
    .filter((id) => !presentSights(draft).has(id))
    .map((id) => attractionOf(draft.turn.atlas, id)?.name ?? id);
  return draft.say(
    `Days ${dayNumber(draft, first)} and ${dayNumber(draft, second)} have changed places${missing.length > 0 ? `; ${missing.join(', ')} did not fit the other day` : ''}.`,
  );
}

/** "Build the plan", "make the day plan again". */
export function rebuildAll(clause: string, draft: Draft): boolean {
  if (
    !/\b(?:build|make|create|redo|rebuild|start over with) (?:me )?(?:the |a |my |an )?(?:whole |new |day )?(?:day plan|plan|days|itinerary|schedule)\b(?! (?:in|to|for))/i.test(
      clause,
    )
  )
    return false;
  draft.replan(draft.document, {
    onlyDayIds: new Set((draft.document.plan?.days ?? []).map(({ id }) => id)),
  });
  return draft.say('The days are planned anew; what you locked or added yourself stayed.');
}
