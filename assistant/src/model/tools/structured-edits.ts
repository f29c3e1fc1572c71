import { fold } from '@wayfare/atlas';
import { interests, paces, transportWishes } from '@wayfare/contracts/vocabulary';
import type { TripRequest } from '@wayfare/contracts/request';
import { localDate } from '@wayfare/contracts/text';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { Stop } from '@wayfare/contracts/trip';
import { z } from 'zod';
import { presentSights } from '../../do/day-sights.ts';
import type { Draft } from '../../follow-ups/draft.ts';
import { attractionOf } from '../../planning/place-ref-of.ts';
import { closeNames, resolvePlace, resolveRef } from '../resolve-place.ts';

const name = z.string().trim().min(1).max(120);
const dayNumber = z.int().min(1).max(120).describe('Number of the day of the trip, from 1');
const item = name.describe('Id or exact title of something in the plan');
const city = name.describe('Name or id of a city');
const action = <Name extends string, Shape extends z.ZodRawShape>(does: Name, shape: Shape) =>
  z.strictObject({ do: z.literal(does), ...shape });

/** One exact change, in names and ids rather than words. */
export const structuredEdit = z.discriminatedUnion('do', [
  action('add_sight', { sight: name.describe('Name or id of a sight'), day: dayNumber.optional() }),
  action('remove_item', { item }),
  action('move_item', { item, day: dayNumber }),
  action('lock_item', { item, locked: z.boolean() }),
  action('set_nights', { city, nights: z.int().min(0).max(60) }),
  action('add_stop', {
    city,
    country: name.optional(),
    nights: z.int().min(0).max(60),
    position: z.int().min(1).max(40).describe('1 puts it first; last when left out').optional(),
  }),
  action('remove_stop', { city }),
  action('order_stops', { cities: z.array(city).min(2).max(40) }),
  action('set_start', { on: localDate.nullable() }),
  action('set_wishes', {
    pace: z.enum(paces).optional(),
    interests: z.array(z.enum(interests)).max(10).optional(),
    dislikes: z.array(name).max(20).optional(),
    transport: z.array(z.enum(transportWishes)).max(8).optional(),
    adults: z.int().min(1).max(50).optional(),
    child_ages: z.array(z.int().min(0).max(17)).max(20).optional(),
  }),
]);
export type StructuredEdit = z.infer<typeof structuredEdit>;
type Of<Does extends StructuredEdit['do']> = Extract<StructuredEdit, { do: Does }>;

/** What an edit did, in words, or why nothing was done. */
export type EditOutcome = { done: string } | { error: string; close?: string[] };

function dayOf({ document }: Draft, number: number): PlanDay | { error: string } {
  const days = document.plan?.days ?? [];
  return days[number - 1] ?? { error: `There is no day ${number}: the plan has ${days.length} days.` };
}

function itemOf({ document }: Draft, named: string): { day: PlanDay; item: PlanItem } | { error: string } {
  const all = (document.plan?.days ?? []).flatMap((day) => day.items.map((one) => ({ day, item: one })));
  const same = all.filter(
    ({ item: one }) => one.id === named || one.place?.placeId === named || fold(one.title) === fold(named),
  );
  const [first] = same.filter(({ item: one }) => one.id === named || one.kind !== 'transfer');
  if (first === undefined) return { error: `Nothing in the plan has the id or title "${named}".` };
  const exact = first.item.id === named;
  if (same.length > 1 && !exact)
    return { error: `${same.length} items are called "${named}": give the id of the one you mean.` };
  return first;
}

function stopOf({ document }: Draft, named: string): Stop | { error: string } {
  const stop = document.trip.stops.find(
    ({ id, place }) => id === named || place.placeId === named || fold(place.name) === fold(named),
  );
  const names = document.trip.stops.map(({ place }) => place.name).join(', ');
  return stop ?? { error: `"${named}" is no stop of the trip; its stops are ${names}.` };
}

function placeSight(draft: Draft, sightId: string, title: string, day: PlanDay | undefined): EditOutcome {
  const { atlas } = draft.turn;
  const sight = attractionOf(atlas, sightId);
  const stay = draft.document.trip.stops.find(({ place }) => place.placeId === sight?.cityId);
  const days =
    day === undefined ? draft.document.plan?.days.filter(({ stopId }) => stopId === stay?.id) : [day];
  const there = new Set(
    (days ?? []).flatMap(({ items }) => items.flatMap(({ place }) => place?.placeId ?? [])),
  );
  const avoid = [...presentSights(draft)].filter((id) => !there.has(id) && id !== sightId);
  draft.rebuildDays(
    (days ?? []).map(({ id }) => id),
    { prefer: new Set([...there, sightId]), avoid, only: ({ id }) => id === sightId },
  );
  const at = draft.document.plan?.days.findIndex(({ items }) =>
    items.some(({ place, kind }) => kind === 'visit' && place?.placeId === sightId),
  );
  return at === undefined || at < 0
    ? {
        error: `${title} does not fit: it is closed then, too far from where one stays, or the days are full.`,
      }
    : { done: `${title} is on day ${at + 1}.` };
}

function addSight(draft: Draft, { sight, day }: Of<'add_sight'>): EditOutcome {
  const { atlas } = draft.turn;
  const hit = resolvePlace(atlas, sight, undefined, ['attraction']);
  if (hit === null)
    return { error: `The atlas does not know the sight "${sight}".`, close: closeNames(atlas, sight) };
  if (presentSights(draft).has(hit.id))
    return { error: `${hit.name} is in the plan already; move it instead.` };
  const target = day === undefined ? undefined : dayOf(draft, day);
  if (target !== undefined && 'error' in target) return target;
  return placeSight(draft, hit.id, hit.name, target);
}

function moveItem(draft: Draft, { item: named, day }: Of<'move_item'>): EditOutcome {
  const found = itemOf(draft, named);
  if ('error' in found) return found;
  const target = dayOf(draft, day);
  if ('error' in target) return target;
  const { item: moved } = found;
  if (moved.locked) return { error: `${moved.title} is locked; unlock it first.` };
  if (target.id === found.day.id) return { error: `${moved.title} is on day ${day} already.` };
  if (moved.kind !== 'visit' || moved.place?.placeId === undefined)
    return draft.apply({ edit: 'moveItem', itemId: moved.id, dayId: target.id, index: target.items.length })
      ? { done: `${moved.title} is on day ${day}.` }
      : { error: `${moved.title} cannot be moved.` };
  draft.apply({ edit: 'removeItem', itemId: moved.id });
  return placeSight(draft, moved.place.placeId, moved.title, target);
}

function addStop(draft: Draft, { city: named, country, nights, position }: Of<'add_stop'>): EditOutcome {
  const { atlas } = draft.turn;
  const place = resolveRef(atlas, named, true, country);
  if (place === null)
    return { error: `The atlas does not know the city "${named}".`, close: closeNames(atlas, named) };
  const before = draft.document;
  const { stops } = before.trip;
  if (stops.some((stop) => stop.place.placeId === place.placeId))
    return { error: `${place.name} is a stop already; set its nights instead.` };
  const ids = new Set(stops.map(({ id }) => id));
  let number = stops.length + 1;
  while (ids.has(`stop-${number}`)) number += 1;
  const index = Math.min(stops.length, (position ?? stops.length + 1) - 1);
  if (!draft.apply({ edit: 'addStop', stop: { id: `stop-${number}`, place, nights }, index }))
    return { error: `${place.name} could not be added.` };
  draft.replan(before);
  return { done: `${place.name} is a stop with ${nights} nights.` };
}

function orderStops(draft: Draft, { cities }: Of<'order_stops'>): EditOutcome {
  const before = draft.document;
  const named = cities.map((one) => stopOf(draft, one));
  for (const one of named) if ('error' in one) return one;
  const ids = named.flatMap((one) => ('id' in one ? one.id : []));
  if (new Set(ids).size !== before.trip.stops.length || ids.length !== before.trip.stops.length)
    return { error: 'Name every stop of the trip once.' };
  ids.forEach((stopId, index) => draft.apply({ edit: 'moveStop', stopId, index }));
  draft.replan(before);
  return { done: `The route is ${draft.document.trip.stops.map(({ place }) => place.name).join(', ')}.` };
}

function setWishes(draft: Draft, edit: Of<'set_wishes'>): EditOutcome {
  const { trip, plan } = draft.document;
  const { child_ages } = edit;
  const wishes = Object.entries(edit).filter(
    ([key, one]) => key !== 'do' && key !== 'child_ages' && one !== undefined,
  );
  const change: TripRequest = {
    ...(Object.fromEntries(wishes) as TripRequest),
    ...(child_ages && { children: child_ages.length, childAges: child_ages }),
  };
  if (Object.keys(change).length === 0) return { error: 'No wish was named.' };
  const assumed = Object.fromEntries(Object.entries(trip.assumed).filter(([key]) => !(key in change)));
  draft.apply({ edit: 'setRequest', request: { ...trip.request, ...change }, assumed });
  draft.replan(draft.document, { onlyDayIds: new Set((plan?.days ?? []).map(({ id }) => id)) });
  return { done: 'The wishes are noted and the days planned anew.' };
}

function changeStop(draft: Draft, edit: Of<'set_nights'> | Of<'remove_stop'>): EditOutcome {
  const stop = stopOf(draft, edit.city);
  if ('error' in stop) return stop;
  const before = draft.document;
  if (edit.do === 'remove_stop' && before.trip.stops.length === 1)
    return { error: `${stop.place.name} is the only stop; build a new trip instead.` };
  const applied =
    edit.do === 'remove_stop'
      ? draft.apply({ edit: 'removeStop', stopId: stop.id })
      : draft.apply({ edit: 'setNights', stopId: stop.id, nights: edit.nights });
  if (!applied) return { error: `${stop.place.name} could not be changed.` };
  draft.replan(before);
  return {
    done:
      edit.do === 'remove_stop'
        ? `${stop.place.name} is out of the route.`
        : `${stop.place.name} has ${edit.nights} nights.`,
  };
}

function changeItem(draft: Draft, edit: Of<'remove_item'> | Of<'lock_item'>): EditOutcome {
  const found = itemOf(draft, edit.item);
  if ('error' in found) return found;
  const { id, title } = found.item;
  if (edit.do === 'remove_item')
    return draft.apply({ edit: 'removeItem', itemId: id })
      ? { done: `${title} is out of the plan.` }
      : { error: `${title} could not be removed.` };
  draft.apply({ edit: 'lockItem', itemId: id, locked: edit.locked });
  return { done: `${title} is ${edit.locked ? 'locked' : 'free to move'}.` };
}

function setStart(draft: Draft, { on }: Of<'set_start'>): EditOutcome {
  const before = draft.document;
  if (!draft.apply({ edit: 'setStartOn', startOn: on })) return { error: 'The start could not be set.' };
  const ids = new Set((draft.document.plan?.days ?? []).map(({ id }) => id));
  draft.replan(before, { onlyDayIds: ids, prefer: presentSights(draft) });
  return { done: on === null ? 'The trip has no dates now.' : `The trip starts on ${on}.` };
}

/** Makes one exact change in a draft; where it cannot be made the draft must be thrown away. */
export function applyStructured(draft: Draft, edit: StructuredEdit): EditOutcome {
  if (draft.document.trip.stops.length === 0) return { error: 'There is no trip yet: build one first.' };
  switch (edit.do) {
    case 'add_sight':
      return addSight(draft, edit);
    case 'move_item':
      return moveItem(draft, edit);
    case 'add_stop':
      return addStop(draft, edit);
    case 'order_stops':
      return orderStops(draft, edit);
    case 'set_start':
      return setStart(draft, edit);
    case 'set_wishes':
      return setWishes(draft, edit);
    case 'set_nights':
    case 'remove_stop':
      return changeStop(draft, edit);
    default:
      return changeItem(draft, edit);
  }
}
