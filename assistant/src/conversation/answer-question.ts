import type { PlaceHit } from '@wayfare/atlas';
import type { IntentOf } from '@wayfare/contracts/intent';
import { answerAsk } from '../answers/answer-ask.ts';
import type { Draft } from '../do/draft.ts';
import { readerOver } from '../read/read-text.ts';
import { daysOf } from '../resolve/days-of.ts';
import { itemOf } from '../resolve/item-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { namesInQuestion } from '../resolve/names-in-question.ts';
import type { NameUse } from '../resolve/place-names.ts';
import { whichPlaces } from '../resolve/which-place.ts';
import type { Turn } from './context.ts';
import { spotsOf } from './context.ts';
import type { Reply } from './reply.ts';
import { offerSomewhere } from './suggest-somewhere.ts';

const aboutAirports = new Set<IntentOf<'ask'>['topic']>(['transfer', 'between']);
const aboutSights = new Set<IntentOf<'ask'>['topic']>(['hours', 'tickets']);
const MOST_EARLIER = 4;

function hitsOf(names: readonly string[], use: NameUse, turn: Turn): (PlaceHit | null)[] {
  const near = spotsOf(turn.document.trip);
  return whichPlaces(
    turn.atlas,
    names.map((name) => ({ name, use })),
    { near },
  ).map(({ hit }) => hit);
}

/** Places that earlier messages of the traveller's named, the last first. */
function spokenOf(turn: Turn): PlaceHit[] {
  const said = turn.history.filter(({ role }) => role === 'user').slice(-MOST_EARLIER);
  return said.toReversed().flatMap(({ text }) => {
    const { clauses } = readerOver(turn.atlas).read({ text, trip: null });
    const names = clauses.flatMap(({ spans }) =>
      spans.flatMap((span) => (span.label === 'about' || span.label === 'stop' ? [span.text] : [])),
    );
    return hitsOf(names, 'any', turn).filter((hit) => hit !== null);
  });
}

function useOf({ topic }: IntentOf<'ask'>): NameUse {
  if (aboutAirports.has(topic)) return 'airport';
  return aboutSights.has(topic) ? 'sight' : 'any';
}

/** Answers a question once it is known which places, days and things of the plan it is about. */
export function answerQuestion(turn: Turn, draft: Draft, ask: IntentOf<'ask'>): Reply {
  if (ask.topic === 'where' && (ask.places ?? []).length === 0 && !turn.hasTrip) return offerSomewhere(turn);
  const said = (ask.places ?? []).map(({ name, country }) =>
    country === undefined ? name : `${name}, ${country}`,
  );
  const names = said.length > 0 || ask.item !== undefined ? said : namesInQuestion(ask.text, turn.atlas);
  const found = hitsOf(names, useOf(ask), turn);
  const item = ask.item === undefined ? null : itemOf(ask.item, draft);
  const when = ask.when?.days === undefined ? null : daysOf(ask.when, draft);
  const days = when === null || isUnclear(when) ? [] : when.days.map((day) => draft.days.indexOf(day) + 1);
  const home = turn.document.trip.origin?.placeId;
  return answerAsk(turn, {
    ask,
    hits: found.filter((hit) => hit !== null),
    unknown: names.filter((_, index) => found[index] === null),
    earlier: names.length > 0 || turn.hasTrip ? [] : spokenOf(turn),
    item: item === null || isUnclear(item) ? null : item.item,
    days,
    home: home === undefined ? null : turn.atlas.place(home),
    month: ask.month ?? null,
    on: ask.on ?? ask.when?.days?.find(({ on }) => on !== undefined)?.on ?? null,
  });
}
