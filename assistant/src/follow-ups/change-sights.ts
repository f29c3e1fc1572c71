import { clock } from '@wayfare/wording/words';
import type { Attraction } from '@wayfare/atlas';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import { attractionOf } from '../planning/place-ref-of.ts';
import { isRemovalDoubted } from '../understanding/read-asking.ts';
import { changeWishes } from './change-wishes.ts';
import { dayNumber, presentSights, sightsOf } from '../do/day-sights.ts';
import type { Draft } from './draft.ts';
import { daysNamed, itemNamed, swapOf } from './references.ts';

const sightIn = (clause: string, draft: Draft): Attraction | null => {
  const mention = draft.turn.reading.mentions.find(
    ({ hit, surface }) => hit?.kind === 'attraction' && clause.includes(surface),
  );
  if (mention?.hit != null) return attractionOf(draft.turn.atlas, mention.hit.id);
  const name =
    /\b(?:add|include|visit|see|with|by)\b(?: a visit to| the)?\s+(.+?)(?: (?:to|on|in|for|instead|please)\b.*)?$/i.exec(
      clause,
    )?.[1];
  if (name === undefined || name.length < 4) return null;
  const { atlas } = draft.turn;
  const isHere = ({ cityId }: Attraction) =>
    draft.document.trip.stops.some(({ place }) => place.placeId === cityId);
  const match = atlas.findPlace(name, { kinds: ['attraction'] });
  const known = match === null || match.confidence < 0.68 ? null : attractionOf(atlas, match.hit.id);
  if (known !== null) return isHere(known) ? known : null;
  // "The Vatican" is a state, and in a trip to Rome what one sees of it.
  const begun = atlas
    .search(name, { kinds: ['attraction'], limit: 8 })
    .filter(({ match: kind }) => kind === 'exact' || kind === 'prefix')
    .map(({ id }) => attractionOf(atlas, id));
  return begun.find((one) => one !== null && isHere(one)) ?? null;
};

const removing =
  /\b(?:remove|skip|drop|delete|cancel|without|leave out|don't want|do not want|take out|get rid of|no need for)\b/i;
const allOf = /\b(?:all|any|every|each)\b/i;

/** "Skip lunch every day": a meal that is had elsewhere, or not at all. */
export function removeMeals(clause: string, draft: Draft): boolean {
  const meal = /\b(lunch|dinner|meal)(?:es|s)?\b/i.exec(clause)?.[1]?.toLowerCase();
  if (meal === undefined || !removing.test(clause) || !allOf.test(clause)) return false;
  const gone = (draft.document.plan?.days ?? []).flatMap(({ items }) =>
    items.filter(
      ({ kind, title }) => kind === 'meal' && (meal === 'meal' || title.toLowerCase().startsWith(meal)),
    ),
  );
  if (gone.length === 0) return false;
  return (
    draft.apply(...gone.map(({ id }) => ({ edit: 'removeItem' as const, itemId: id }))) &&
    draft.say(`No ${meal} is planned on any day now; the time is free.`)
  );
}

const kindsSaid =
  /\b(?:all|any|every) (?:of )?(?:the |these |those )?((?:\p{L}+ )?(?:museums?|galler(?:y|ies)|church(?:es)?|cathedrals?|temples?|shrines?|mosques?|palaces?|castles?|parks?|gardens?|markets?|beach(?:es)?|zoos?|aquariums?|theme parks?|viewpoints?|towers?|bars?|clubs?|shops?|shopping|hikes?|hiking))\b/iu;

const neverMindKind =
  /^never ?mind (?:about )?(?:the |any )?((?:museum|galler|church|temple|shrine|palace|castle|park|garden|market|beach|bar|club|shop|hike)\w*s)$/i;

/** "Remove all museums", "never mind the museums": a wish against their kind. */
export function removeKind(clause: string, draft: Draft): boolean {
  const kind =
    neverMindKind.exec(clause)?.[1] ?? (removing.test(clause) ? kindsSaid.exec(clause)?.[1] : undefined);
  return kind !== undefined && changeWishes(`no ${kind}`, draft);
}

/** "Skip the Louvre", "remove lunch on day 2". */
export function removeSight(clause: string, draft: Draft): boolean {
  if (!removing.test(clause) || isRemovalDoubted(clause)) return false;
  const found = itemNamed(clause, draft);
  if (found === null) return false;
  const { item, day } = found;
  if (item.locked) draft.apply({ edit: 'lockItem', itemId: item.id, locked: false });
  if (!draft.apply({ edit: 'removeItem', itemId: item.id })) return false;
  return draft.say(`${item.title} is out of day ${dayNumber(draft, day)}; the time is free now.`);
}

const wanted: readonly (readonly [RegExp, (one: Attraction) => boolean, string])[] = [
  [/\b(?:kids?|children|family)\b/i, (one) => one.goodFor.includes('children'), 'good with children'],
  [/\b(?:indoors?|inside|rain)\b/i, (one) => one.setting !== 'outdoor', 'indoors'],
  [/\b(?:outdoors?|outside)\b/i, (one) => one.setting !== 'indoor', 'outdoors'],
  [/\b(?:cheap(?:er)?|free)\b/i, (one) => one.priceBand <= 1, 'cheap or free'],
  [
    /\b(?:food|eat|market)\b/i,
    (one) => one.category === 'food' || one.category === 'market' || one.tags.includes('food'),
    'about food',
  ],
  [/\b(?:art|galler(?:y|ies))\b/i, (one) => one.tags.includes('art'), 'about art'],
  [
    /\b(?:nature|park|garden)\b/i,
    (one) => one.tags.includes('nature') || one.category === 'park' || one.category === 'garden',
    'in the green',
  ],
  [/\b(?:quiet(?:er)?|calm)\b/i, (one) => one.goodFor.includes('quiet'), 'quiet'],
];

/** "Replace the Louvre with something for kids", "swap Ueno Park for Senso-ji". */
export function replaceSight(clause: string, draft: Draft): boolean {
  const swap = swapOf(clause);
  if (swap === null) return false;
  const found = itemNamed(`replace ${swap.gone}`, draft);
  if (found === null) return false;
  const { item, day } = found;
  const sight = sightIn(`with ${swap.come}`, draft);
  const kind = wanted.find(([pattern]) => pattern.test(swap.come));
  if (sight === null && kind === undefined && !/\b(?:something|anything|another|else)\b/i.test(swap.come))
    return false;
  const avoid = [...presentSights(draft)].filter((id) => !sightsOf(day, item.id).has(id));
  const prefer = sightsOf(day, item.id);
  if (sight !== null) prefer.add(sight.id);
  if (item.locked) draft.apply({ edit: 'lockItem', itemId: item.id, locked: false });
  draft.apply({ edit: 'removeItem', itemId: item.id });
  draft.rebuildDays([day.id], {
    avoid: avoid.filter((id) => id !== sight?.id),
    prefer,
    only: sight === null ? (kind?.[1] ?? (() => true)) : () => false,
  });
  const days = draft.document.plan?.days ?? [];
  const planned = days.find((one) => one.id !== day.id && sightsOf(one).has(sight?.id ?? ''));
  if (sight !== null && planned !== undefined)
    return draft.say(
      `${item.title} is out; ${sight.name} is in the plan already, on day ${dayNumber(draft, planned)}.`,
    );
  const fresh =
    days
      .find(({ id }) => id === day.id)
      ?.items.filter(
        ({ kind: one, place }) => one === 'visit' && !sightsOf(day, item.id).has(place?.placeId ?? ''),
      )
      .map(({ title }) => title) ?? [];
  if (fresh.length === 0)
    return draft.say(
      `${item.title} is out, but I found nothing ${kind?.[2] ?? 'else'} that fits into day ${dayNumber(draft, day)}.`,
    );
  return draft.say(`${item.title} made room for ${fresh.join(' and ')} on day ${dayNumber(draft, day)}.`);
}

/** "Add the Eiffel Tower", "I want to see Senso-ji on day 2". */
export function addSight(clause: string, draft: Draft): boolean {
  if (!/\b(?:add|include|visit|see|also|want|put|squeeze|go to|fit)\b/i.test(clause)) return false;
  const sight = sightIn(clause, draft);
  return sight !== null && bringIn(sight, draft, daysNamed(clause, draft));
}

/** Puts a sight of one of the trip's cities among its days: into the named ones, or wherever it fits. */
export function bringIn(sight: Attraction, draft: Draft, named: readonly PlanDay[] = []): boolean {
  if (presentSights(draft).has(sight.id)) return draft.say(`${sight.name} is already in the plan.`);
  const days = (draft.document.plan?.days ?? []).filter(({ stopId }) =>
    draft.document.trip.stops.some(({ id, place }) => id === stopId && place.placeId === sight.cityId),
  );
  if (days.length === 0) return false;
  const touched = named.length > 0 ? named : days;
  const { request, assumed } = draft.document.trip;
  draft.apply({
    edit: 'setRequest',
    request: { ...request, mustSee: [...(request.mustSee ?? []), sight.name].slice(0, 60) },
    assumed,
  });
  const ids = touched.map(({ id }) => id);
  const here = named.length > 0 ? [] : touched.flatMap((day) => [...sightsOf(day)]);
  draft.rebuildDays(ids, { prefer: new Set([sight.id, ...here]) });
  // What takes a whole day has no room beside everything that was there.
  if (!presentSights(draft).has(sight.id)) draft.rebuildDays(ids, { prefer: new Set([sight.id]) });
  const day = draft.document.plan?.days.find((one) => sightsOf(one).has(sight.id));
  const item = day?.items.find(({ place, kind }) => kind === 'visit' && place?.placeId === sight.id);
  if (day === undefined || item === undefined)
    return draft.say(
      `I could not fit ${sight.name} in: it is closed then or the days are full. Making the pace faster or adding a day would make room.`,
    );
  return draft.say(`${sight.name} is on day ${dayNumber(draft, day)} at ${clock(item.startMinute)}.`);
}

/** "Move the Louvre to day 3", "put Senso-ji in the morning". */
export function moveSight(clause: string, draft: Draft): boolean {
  if (
    !/\b(?:move|put|shift|do|visit|reschedule)\b/i.test(clause) ||
    !/\b(?:to|on|in the|earlier|later|instead)\b/i.test(clause)
  )
    return false;
  const found = itemNamed(clause, draft);
  if (found === null || found.item.kind === 'transfer') return false;
  const [target] = daysNamed(clause, draft);
  if (target !== undefined && target.id !== found.day.id) return moveToDay(draft, found, target);
  const part = /\b(morning|afternoon|evening)\b/i.exec(clause)?.[1]?.toLowerCase();
  const at = /\bat (\d{1,2})(?:[:.](\d{2}))? ?(am|pm)?\b/i.exec(clause);
  if (part === undefined && at === null) return false;
  const length = found.item.endMinute - found.item.startMinute;
  const hour =
    at === null
      ? { morning: 9.5, afternoon: 14.5, evening: 18.5 }[part as 'morning']
      : (Number(at[1]) % 12) +
        (/pm/i.test(at[3] ?? '') || (at[3] === undefined && Number(at[1]) >= 12) ? 12 : 0) +
        Number(at[2] ?? 0) / 60;
  const startMinute = Math.round(hour * 60);
  const way = found.day.items.find(
    ({ kind, startMinute: from, endMinute: to }) =>
      (kind === 'transfer' || kind === 'check_in') && from < startMinute + length && to > startMinute,
  );
  if (way !== undefined)
    return draft.say(
      `On day ${dayNumber(draft, found.day)} you are on the way until ${clock(way.endMinute)}, so I left ${found.item.title} at ${clock(found.item.startMinute)}.`,
    );
  const others = sightsOf(found.day, found.item.id);
  draft.apply(
    { edit: 'setItemTime', itemId: found.item.id, startMinute, endMinute: startMinute + length },
    { edit: 'lockItem', itemId: found.item.id, locked: true },
  );
  draft.rebuildDays([found.day.id], { prefer: others, only: () => false });
  return draft.say(
    `${found.item.title} is now at ${clock(startMinute)}; the rest of that day is arranged around it.`,
  );
}

function moveToDay(draft: Draft, { day, item }: { day: PlanDay; item: PlanItem }, target: PlanDay): boolean {
  const id = item.place?.placeId;
  if (id === undefined)
    return (
      draft.apply({ edit: 'moveItem', itemId: item.id, dayId: target.id, index: target.items.length }) &&
      draft.say(`${item.title} is now on day ${dayNumber(draft, target)}.`)
    );
  const others = sightsOf(target);
  draft.apply({ edit: 'removeItem', itemId: item.id });
  draft.rebuildDays([target.id], { prefer: new Set([...others, id]), only: () => false });
  const placed =
    draft.document.plan?.days
      .find((one) => one.id === target.id)
      ?.items.some(({ place, kind }) => kind === 'visit' && place?.placeId === id) ?? false;
  if (!placed) {
    const back = draft.document.plan?.days.find((one) => one.id === day.id);
    if (back !== undefined)
      draft.apply({
        edit: 'addItem',
        dayId: day.id,
        item,
        index: Math.min(back.items.length, day.items.indexOf(item)),
      });
    return draft.say(
      `${item.title} does not fit on day ${dayNumber(draft, target)}: it is closed then, too far away or the day is full. I left it on day ${dayNumber(draft, day)}.`,
    );
  }
  return draft.say(`${item.title} is now on day ${dayNumber(draft, target)}.`);
}

/** "Lock the Louvre", "unlock it". */
export function lockSight(clause: string, draft: Draft): boolean {
  const match = /\b(unlock|unpin|lock|pin|fix|keep|don't (?:touch|change))\b/i.exec(clause);
  if (match === null || /\bkeep (?:it|things|everything|the pace)\b/i.test(clause)) return false;
  const locked = !/^un/i.test(match[1] ?? '');
  const [day] = daysNamed(clause, draft);
  if (day !== undefined && /\bdays?\W*(?:\w+)?\W*$|\bday (?:as|unchanged)\b/i.test(clause)) {
    const ids = day.items.filter((item) => item.locked !== locked).map(({ id }) => id);
    draft.apply(...ids.map((itemId) => ({ edit: 'lockItem' as const, itemId, locked })));
    return draft.say(
      `Day ${dayNumber(draft, day)} ${locked ? 'stays as it is from now on' : 'may change again'}.`,
    );
  }
  const found = itemNamed(clause, draft);
  if (found === null) return false;
  draft.apply({ edit: 'lockItem', itemId: found.item.id, locked });
  return draft.say(
    locked
      ? `${found.item.title} keeps its day and time from now on.`
      : `${found.item.title} may be moved again.`,
  );
}
