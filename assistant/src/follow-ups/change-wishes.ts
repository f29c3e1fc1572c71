import { clock, counted, joinWords } from '@wayfare/wording/words';
import { fold } from '@wayfare/atlas';
import type { TripRequest } from '@wayfare/contracts/request';
import { cityOfHit } from '../planning/make-route.ts';
import { cityRef } from '../planning/place-ref-of.ts';
import { readRequest } from '../understanding/read-request.ts';
import type { Draft } from './draft.ts';

type Interests = NonNullable<TripRequest['interests']>;

function setRequest(draft: Draft, change: TripRequest, without: readonly (keyof TripRequest)[] = []): void {
  const request = { ...draft.document.trip.request, ...change };
  const assumed = { ...draft.document.trip.assumed };
  for (const key of Object.keys(change) as (keyof TripRequest)[]) delete assumed[key];
  for (const key of without) delete request[key];
  draft.apply({ edit: 'setRequest', request, assumed });
}

const everyDay = (draft: Draft): Set<string> =>
  new Set((draft.document.plan?.days ?? []).map(({ id }) => id));

/** "We start from London", "flying from Boston". */
export function changeOrigin(clause: string, draft: Draft): boolean {
  const mention = draft.turn.reading.mentions.find(
    ({ role, hit, surface }) => role === 'origin' && hit !== null && clause.includes(surface),
  );
  if (mention?.hit == null || /\bhow\b|\bfar\b/i.test(clause)) return false;
  const city = cityOfHit(draft.turn.atlas, mention.hit);
  if (city === null || draft.document.trip.stops.some(({ place }) => place.placeId === city.id)) return false;
  const before = draft.document;
  setRequest(draft, { origin: mention.surface });
  draft.apply({ edit: 'setOrigin', origin: cityRef(city) });
  if (before.trip.request.roundTrip !== false) draft.apply({ edit: 'setEnd', end: cityRef(city) });
  draft.replan(before);
  return draft.say(`You now start from ${city.name}; the first and last day allow for the way.`);
}

/** "Flights are fine": the wish for none is taken back. */
export function allowFlights(clause: string, draft: Draft): boolean {
  if (
    !/\b(?:flights?|flying) (?:is|are|would be) (?:fine|ok(?:ay)?|allowed|alright|no problem)\b|\b(?:allow|we can|i can|happy to) (?:flights?|flying|fly)\b/i.test(
      clause,
    )
  )
    return false;
  const { transport = [], ...rest } = draft.document.trip.request;
  const left = transport.filter((one) => one !== 'no_flights');
  const before = draft.document;
  draft.apply({
    edit: 'setRequest',
    request: { ...rest, ...(left.length > 0 && { transport: left }) },
    assumed: before.trip.assumed,
  });
  draft.replan(before);
  return draft.say('Flights are allowed now; each way is the one that suits best.');
}

/** "More relaxed", "see more each day": the pace of the whole trip. */
export function changePace(clause: string, draft: Draft): boolean {
  const relaxed =
    /\b(?:relax\w*|slower|easier|less (?:busy|packed|rushed|hectic)|calmer|too (?:busy|packed|much|hectic|full|rushed)|lighter|more (?:free|down) ?time|chill\w*|take it easy|leisurely)\b/i.test(
      clause,
    );
  const packed =
    /\b(?:see more|pack(?:ed)?(?: more| it)?|busier|faster|more (?:things|sights|stuff|packed)|fuller|too (?:slow|empty))\b/i.test(
      clause,
    );
  if (!relaxed && !packed && !/\bbalanced\b/i.test(clause)) return false;
  const pace = relaxed ? 'relaxed' : packed ? 'packed' : 'balanced';
  setRequest(draft, { pace });
  draft.replan(draft.document, { onlyDayIds: everyDay(draft) });
  return draft.say(
    `The pace is now ${pace}${relaxed ? ': later starts and fewer visits a day' : packed ? ': earlier starts and more visits a day' : ''}.`,
  );
}

/** "Cheaper": simple beds in the estimate, and dear sights left out. */
export function makeCheaper(clause: string, draft: Draft): boolean {
  if (
    !/\b(?:cheaper|less expensive|too expensive|save (?:some )?money|spend less|lower (?:the )?(?:cost|budget)|more affordable|on a budget|cut costs?)\b/i.test(
      clause,
    )
  )
    return false;
  setRequest(draft, { lodging: 'budget hotels' });
  draft.replan(draft.document, { onlyDayIds: everyDay(draft), only: ({ priceBand }) => priceBand <= 2 });
  return draft.say('I left out dear sights and count with simple beds now.');
}

function describeChange(change: TripRequest): string {
  const parts: string[] = [];
  if (change.interests) parts.push(`more ${joinWords(change.interests)}`);
  if (change.dislikes) parts.push(`no ${joinWords(change.dislikes)}`);
  if (change.adults !== undefined) parts.push(counted(change.adults, 'adult'));
  if (change.children !== undefined)
    parts.push(`${change.children} ${change.children === 1 ? 'child' : 'children'}`);
  if (change.budget) parts.push(`a budget of ${change.budget.amount} ${change.budget.currency}`);
  if (change.transport) parts.push(joinWords(change.transport.map((one) => one.replaceAll('_', ' '))));
  if (change.dietary) parts.push(joinWords(change.dietary));
  if (change.accessibility) parts.push(joinWords(change.accessibility));
  if (change.lodging) parts.push(change.lodging);
  if (change.dayFromMinute !== undefined) parts.push(`days that begin at ${clock(change.dayFromMinute)}`);
  if (change.dayUntilMinute !== undefined) parts.push(`days that end by ${clock(change.dayUntilMinute)}`);
  return joinWords(parts);
}

function withoutLists(change: TripRequest): TripRequest {
  const rest = { ...change };
  delete rest.interests;
  delete rest.dislikes;
  return rest;
}

/** "More food, fewer museums", "no flights", "we are four", "budget 2000 euros": whatever else is read as a wish. */
export function changeWishes(clause: string, draft: Draft): boolean {
  const { request } = readRequest(clause, {
    atlas: draft.turn.atlas,
    today: draft.turn.today,
    currency: draft.turn.currency,
  });
  const old = draft.document.trip.request;
  const change: TripRequest = {};
  const merged = <T>(before: readonly T[] | undefined, more: readonly T[]): T[] => [
    ...new Set([...(before ?? []), ...more]),
  ];
  // "We can't skip Osaka" says nothing against a kind of sight.
  const places = new Set(
    [
      ...draft.turn.reading.mentions,
      ...draft.document.trip.stops.map(({ place }) => ({ surface: place.name })),
    ].map(({ surface }) => fold(surface)),
  );
  const dislikes = request.dislikes?.filter((one) => !places.has(fold(one))) ?? [];
  if (dislikes.length > 0) request.dislikes = dislikes;
  else delete request.dislikes;
  if (request.dislikes) change.dislikes = merged(old.dislikes, request.dislikes);
  if (request.interests)
    change.interests = merged(old.interests, request.interests).filter(
      (one) => !(request.dislikes ?? []).includes(one),
    ) as Interests;
  if (request.dislikes && !request.interests && old.interests)
    change.interests = old.interests.filter((one) => !request.dislikes?.includes(one));
  if (
    request.adults !== undefined &&
    /\b(?:adults?|people|persons?|of us|travell?ers?|solo|alone|couple|friends?|wife|husband|partner|we are|parents)\b/i.test(
      clause,
    )
  )
    change.adults = request.adults;
  if (request.children !== undefined) change.children = request.children;
  if (request.childAges) change.childAges = request.childAges;
  if (request.budget) change.budget = request.budget;
  if (request.transport) change.transport = merged(old.transport, request.transport);
  if (request.dietary) change.dietary = merged(old.dietary, request.dietary);
  if (request.accessibility) change.accessibility = merged(old.accessibility, request.accessibility);
  if (request.lodging) change.lodging = request.lodging;
  if (request.dayFromMinute !== undefined) change.dayFromMinute = request.dayFromMinute;
  if (request.dayUntilMinute !== undefined) change.dayUntilMinute = request.dayUntilMinute;
  if (Object.keys(change).length === 0) return false;
  const before = draft.document;
  setRequest(draft, change);
  draft.replan(before, { onlyDayIds: everyDay(draft) });
  return draft.say(
    `Noted: ${describeChange({ ...withoutLists(change), ...(request.interests && { interests: request.interests }), ...(request.dislikes && { dislikes: request.dislikes }) }) || 'your wishes'}. The days are planned anew with that.`,
  );
}

/** "Call it Summer 2027". */
export function renameTrip(clause: string, draft: Draft): boolean {
  const name =
    /\b(?:call (?:it|this|the trip)|rename (?:it|this|the trip)?(?: to)?|name (?:it|the trip|this trip))\s+["']?(.{1,120}?)["']?[.!]?$/i
      .exec(clause)?.[1]
      ?.trim();
  if (name === undefined || name === '') return false;
  return draft.apply({ edit: 'renameTrip', name }) && draft.say(`The trip is called ${name} now.`);
}
