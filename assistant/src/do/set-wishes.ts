import { convertMoney } from '@wayfare/atlas';
import type { IntentOf } from '@wayfare/contracts/intent';
import type { TripRequest } from '@wayfare/contracts/request';
import { wholeBudget } from '@wayfare/planner';
import { scoreAttraction } from '../planning/score-attraction.ts';
import { attractionOf } from '../planning/place-ref-of.ts';
import { isKept } from '../planning/to-problem.ts';
import { leastCost } from '../planning/rough-cost.ts';
import type { Fact } from '../word/catalogue.ts';
import { presentSights, sightsOf } from './day-sights.ts';
import type { Draft } from './draft.ts';
import { limitKind } from './limit-kind.ts';
import type { Do, Offer } from './outcome.ts';
import { refused } from './outcome.ts';
import { namesLost, rearrange } from './rearrange.ts';
import { setHours } from './set-hours.ts';
import { setMealHour } from './meals.ts';
import { setPace } from './set-pace.ts';

type Wishes = IntentOf<'setWishes'>['wishes'];

const merged = <One>(old: readonly One[] = [], more: readonly One[] = []): One[] => [
  ...new Set([...old, ...more]),
];

/** Lists add to what was said; what takes something back takes it out: "flights are fine" ends "no flights". */
function change(
  old: TripRequest,
  { adults, children }: { adults?: number | undefined; children?: number | undefined },
  wishes: Wishes,
): TripRequest {
  const {
    interests,
    dislikes: _,
    transport,
    dietary,
    accessibility,
    pace: __,
    dayFromMinute: ___,
    dayUntilMinute: ____,
    lunchMinute: _____,
    dinnerMinute: ______,
    ...plain
  } = wishes;
  const more = (count: number | undefined, by: number | undefined, least: number) =>
    by === undefined ? undefined : Math.max(least, (count ?? 0) + by);
  const [all, young] = [more(old.adults ?? 2, adults, 1), more(old.children, children, 0)];
  return {
    ...(plain as TripRequest),
    ...(wishes.childAges !== undefined &&
      wishes.children === undefined && { children: wishes.childAges.length }),
    ...(interests && { interests: merged(old.interests, interests) }),
    ...(transport && { transport: transport.length === 0 ? [] : merged(old.transport, transport) }),
    ...(dietary && { dietary: merged(old.dietary, dietary) }),
    ...(accessibility && { accessibility: merged(old.accessibility, accessibility) }),
    ...(all !== undefined && { adults: all }),
    ...(young !== undefined && { children: young }),
  };
}

/** Drops what these travellers would not go to at all, and reckons what things cost for them. */
function fitToParty(draft: Draft): void {
  for (const day of draft.days) {
    const keep = new Set(
      [...sightsOf(day)].filter((id) => {
        const sight = attractionOf(draft.turn.atlas, id);
        return sight === null || scoreAttraction(sight, draft.wishes) > 0;
      }),
    );
    rearrange(draft, day, keep);
  }
}

/** Sights of the plan that nobody vouches for as easy to go to. */
const notEasy = (draft: Draft): string[] =>
  draft.days.flatMap(({ items }) =>
    items.flatMap((item) => {
      const sight = item.kind === 'visit' ? attractionOf(draft.turn.atlas, item.place?.placeId) : null;
      return sight !== null && !isKept(item) && !sight.goodFor.includes('wheelchair') ? [item.title] : [];
    }),
  );

/** What each changed wish means for this trip. */
function factsOf(draft: Draft, said: TripRequest, had: ReadonlySet<string>): Fact[] {
  const {
    adults,
    children = 0,
    budget,
    lodging,
    dietary,
    accessibility,
    transport,
    interests,
  } = draft.wishes;
  const facts: Fact[] = [];
  const lost = namesLost(draft, had);
  if (said.adults !== undefined || said.children !== undefined || said.childAges !== undefined)
    facts.push({ says: 'partyIs', adults: adults ?? 2, children, ages: draft.wishes.childAges ?? [], lost });
  if (said.dietary !== undefined) facts.push({ says: 'dietIs', dietary: dietary ?? [] });
  if (said.accessibility !== undefined)
    facts.push({ says: 'accessIs', access: accessibility ?? [], unsure: notEasy(draft), lost });
  if (said.transport !== undefined)
    facts.push({
      says: 'transportIs',
      wishes: transport ?? [],
      ways: draft.document.trip.legs.map(({ travel }) => travel.mode),
    });
  if (said.lodging !== undefined) facts.push({ says: 'lodgingIs', lodging: lodging ?? '' });
  if (said.interests !== undefined) facts.push({ says: 'interestsAre', interests: interests ?? [] });
  if (said.roundTrip !== undefined) facts.push({ says: 'roundTripIs', round: said.roundTrip });
  if (budget !== undefined && said.budget !== undefined) {
    const whole = wholeBudget(draft.wishes, draft.days.length);
    const euro = leastCost(draft.document, draft.turn.atlas);
    const least = euro === null ? null : convertMoney(euro, 'EUR', budget.currency);
    facts.push({
      says: 'budgetIs',
      ...budget,
      ...(least !== null &&
        whole !== null &&
        whole.amountCents / 100 < least && { least, whole: whole.amountCents / 100 }),
    });
  }
  return facts;
}

/** Wishes that are kinds of their own, so that they are done as those are. */
function doneElsewhere(draft: Draft, wishes: Wishes): { facts: Fact[]; offers: Offer[] } {
  const outcomes = [
    ...(wishes.pace === undefined ? [] : [setPace(draft, { kind: 'setPace', pace: wishes.pace })]),
    ...(wishes.dislikes ?? []).map((words) => limitKind(draft, { kind: 'limitKind', words, amount: 'none' })),
    ...(wishes.dayFromMinute === undefined && wishes.dayUntilMinute === undefined
      ? []
      : [
          setHours(draft, {
            kind: 'setHours',
            startMinute: wishes.dayFromMinute,
            endMinute: wishes.dayUntilMinute,
          }),
        ]),
    ...(wishes.lunchMinute === undefined
      ? []
      : [setMealHour(draft, { kind: 'setMealHour', meal: 'lunch', minute: wishes.lunchMinute })]),
    ...(wishes.dinnerMinute === undefined
      ? []
      : [setMealHour(draft, { kind: 'setMealHour', meal: 'dinner', minute: wishes.dinnerMinute })]),
  ];
  return {
    facts: outcomes.flatMap((one) => ('done' in one ? one.done : 'refused' in one ? [one.refused] : [])),
    offers: outcomes.flatMap((one) => ('offers' in one ? (one.offers ?? []) : [])),
  };
}

const anew: Offer = { label: { says: 'labelPlanAnew' }, intents: [{ kind: 'planAnew' }] };

/** What holds for the whole trip: who travels, money, food, beds, ways. What it changes in the days is done at once or offered. */
export const setWishes: Do<'setWishes'> = (draft, { wishes, change: by = {} }) => {
  const before = draft.document;
  const said = change(draft.wishes, by, wishes);
  const other = doneElsewhere(draft, wishes);
  const had = presentSights(draft);
  if (Object.keys(said).length > 0) {
    draft.setWishes(said);
    if (said.transport !== undefined || said.roundTrip !== undefined) {
      if (said.roundTrip !== undefined)
        draft.apply({ edit: 'setEnd', end: said.roundTrip ? before.trip.origin : null });
      draft.reroute(before);
    }
    if (
      said.adults !== undefined ||
      said.children !== undefined ||
      said.childAges !== undefined ||
      said.accessibility !== undefined
    )
      fitToParty(draft);
  }
  const facts = [...factsOf(draft, said, had), ...other.facts];
  if (facts.length === 0) return refused({ says: 'noWish' });
  const changesTaste =
    said.interests !== undefined ||
    said.accessibility !== undefined ||
    (said.children ?? 0) > 0 ||
    said.childAges !== undefined;
  return { done: facts, offers: [...(changesTaste ? [anew] : []), ...other.offers] };
};
