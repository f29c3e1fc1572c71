import { counted, joinWords } from '@wayfare/wording/words';
import type { Edit } from '@wayfare/contracts/edit';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { TripRequest } from '@wayfare/contracts/request';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import { limits } from '@wayfare/contracts/limits';
import type { Idea, Trip } from '@wayfare/contracts/trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit } from '@wayfare/planner';
import { buildPlan } from '../planning/build-plan.ts';
import { makeLegs } from '../planning/legs.ts';
import type { Route } from '../planning/make-route.ts';
import { cityOfHit } from '../planning/city-of-hit.ts';
import { makeRoute } from '../planning/make-route.ts';
import { cityRef, hitRef } from '../planning/place-ref-of.ts';
import { reachableBy } from '../planning/reachable.ts';
import { timesOfTrip, withTravelTimes } from '../planning/travel-times.ts';
import { addDays } from '@wayfare/almanac/local-date';
import { travelTimesOf } from '../read/travel-time.ts';
import { describeNewTrip } from '../wording/describe-trip.ts';
import { describeClash, flightNote, tooManyCities } from '../wording/ways-out.ts';
import { cardsOf } from '../wording/cards.ts';
import { nameTrip } from '../wording/name-trip.ts';
import type { Length } from './assumptions.ts';
import { aroundAppointment, assumedDays, assumedRequest } from './assumptions.ts';
import type { Turn } from './context.ts';
import { impossibleTime } from './impossible-time.ts';
import type { Reply } from './reply.ts';
import { suggestSomewhere } from './suggest-somewhere.ts';

function originRef(turn: Turn): PlaceRef | null {
  const mention = turn.reading.mentions.find(({ role }) => role === 'origin');
  if (mention?.hit == null) return null;
  if (mention.hit.kind === 'country') {
    const capital = turn.atlas.findPlace(turn.atlas.country(mention.hit.countryCode)?.capitalName ?? '', {
      kinds: ['city'],
      countryCode: mention.hit.countryCode,
    });
    return capital === null ? null : hitRef(turn.atlas, capital.hit);
  }
  const city = cityOfHit(turn.atlas, mention.hit);
  return mention.hit.kind === 'airport'
    ? hitRef(turn.atlas, mention.hit)
    : city === null
      ? null
      : cityRef(city);
}

/** Names that are the traveller's own words: kept as ideas at the first stop, marked as such, and not scheduled. */
function ownIdeas(turn: Turn, route: Route): Idea[] {
  const at = route.stops[0]?.place;
  if (at === undefined) return [];
  const names = [
    ...turn.reading.mentions
      .filter(({ venue, role }) => venue && role === 'must_see')
      .map(({ surface }) => surface),
  ];
  return [...new Set(names)].slice(0, 20).map((name, index) => ({
    id: `idea-own-${index + 1}`,
    place: {
      name: name.slice(0, 200),
      kind: 'custom',
      latitude: at.latitude,
      longitude: at.longitude,
      status: 'own',
    },
    note: 'In your own words; its exact place is not known here.',
  }));
}

interface Ends {
  origin: PlaceRef | null;
  end: PlaceRef | null;
}

/** Where the trip begins and ends: at home, unless one way was said or follows from a journey to somewhere. */
function endsOf(turn: Turn, assumed: TripRequest): Ends {
  const origin = originRef(turn);
  const isRound = turn.reading.request.roundTrip ?? assumed.roundTrip ?? true;
  return { origin, end: isRound ? origin : null };
}

/** The document of a new trip, ready but for its plan. */
function draftTrip(
  turn: Turn,
  route: Route,
  days: Length,
  assumed: TripRequest,
  { origin, end }: Ends,
): Trip {
  const { request } = turn.reading;
  const said: TripRequest = { ...request };
  if (turn.reading.roughDates) delete said.startOn;
  if (turn.reading.roughDates) delete said.endOn;
  const trip: Trip = {
    ...emptyTrip(),
    request: said,
    assumed,
    startOn: request.startOn ?? (request.endOn === undefined ? null : addDays(request.endOn, 1 - days.days)),
    origin,
    end,
    stops: route.stops,
    ideas: ownIdeas(turn, route),
  };
  return { ...trip, legs: makeLegs(trip, turn.travel) };
}

/** The edits that turn the present document into the new trip, as one batch. */
export function editsTo(
  present: TripDocument,
  trip: Trip,
  tripName: string,
  plan: TripDocument['plan'],
): Edit {
  const edits: Extract<Edit, { edit: 'batch' }>['edits'] = [];
  if (present.plan !== null) edits.push({ edit: 'setPlan', plan: null });
  for (const { id } of present.trip.stops) edits.push({ edit: 'removeStop', stopId: id });
  for (const { id } of present.trip.ideas)
    if (trip.ideas.some((idea) => idea.id === id)) edits.push({ edit: 'removeIdea', ideaId: id });
  edits.push({ edit: 'setRequest', request: trip.request, assumed: trip.assumed });
  edits.push({ edit: 'renameTrip', name: tripName });
  edits.push({ edit: 'setStartOn', startOn: trip.startOn });
  edits.push({ edit: 'setOrigin', origin: trip.origin }, { edit: 'setEnd', end: trip.end });
  trip.stops.forEach((stop, index) => edits.push({ edit: 'addStop', stop, index }));
  edits.push({ edit: 'setLegs', legs: trip.legs });
  const kept = present.trip.ideas.filter(({ id }) => !trip.ideas.some((idea) => idea.id === id)).length;
  trip.ideas.forEach((idea, index) => edits.push({ edit: 'addIdea', idea, index: kept + index }));
  edits.push({ edit: 'setPlan', plan });
  return { edit: 'batch', edits, label: `Plan: ${tripName}`.slice(0, 200) };
}

const tooLong: Reply = {
  text: `That is longer than I can plan: a trip of mine has at most ${counted(limits.days, 'day')}. How long shall it be?`,
  suggestions: ['A week', 'Two weeks'],
};

/** Answers a first request with a whole trip and its days, or says what clashes or what is missing. */
export function answerFirstRequest(turn: Turn): Reply {
  const { reading } = turn;
  const going = reading.mentions.filter(
    ({ role, hit, venue }) => hit !== null && !venue && role !== 'origin' && role !== 'excluded',
  );
  const { cityCount, request } = reading;
  const impossible = impossibleTime(reading);
  if (impossible !== null) return impossible;
  if (cityCount !== null && request.days !== undefined && cityCount > Math.max(1, request.days))
    return tooManyCities(cityCount, request.days, request);
  if (request.days !== undefined && request.days > limits.days) return tooLong;
  if (going.length === 0) return suggestSomewhere(turn, answerFirstRequest);
  const isCountry = going.some(({ hit }) => hit?.kind === 'country' || hit?.kind === 'region');
  const days = assumedDays(reading, going.filter(({ hit }) => hit?.kind === 'city').length, isCountry);
  return planTrip({ ...turn, reading: aroundAppointment(reading, days.days) }, days);
}

/** What is seen from a stop, though it was named as one, is asked for by the names of its sights. */
const withSights = (reading: Turn['reading'], { asked }: Route): Turn['reading'] => {
  const mustSee = [...new Set([...(reading.request.mustSee ?? []), ...asked])].slice(0, 60);
  return asked.length === 0 ? reading : { ...reading, request: { ...reading.request, mustSee } };
};

/** A trip of a known length to where one goes, with its plan, or what clashes. */
function planTrip(turn: Turn, days: Length): Reply {
  const { reading, atlas, travel, today } = turn;
  const assumed = assumedRequest(reading, days);
  const ends = endsOf(turn, assumed);
  const route = makeRoute(reading, atlas, days.days, ends, reachableBy(travel, reading.request));
  if (route.clash !== null) return describeClash(route, reading);
  if (route.stops.length === 0) {
    const named = joinWords(reading.mentions.filter(({ hit }) => hit !== null).map(({ surface }) => surface));
    return {
      text: `I know ${named}, but no place there to stay. Which town should it be in or near?`,
      suggestions: [],
    };
  }
  const trip = draftTrip({ ...turn, reading: withSights(reading, route) }, route, days, assumed, ends);
  const flown = flightNote({ tripName: '', trip, plan: null });
  if (flown !== null) return { text: flown.text, suggestions: flown.ways };
  const tripName = nameTrip(trip, reading, atlas);
  const times = timesOfTrip(travelTimesOf(reading), trip);
  const drafted = withTravelTimes({ tripName, trip, plan: null }, times);
  const { plan } = buildPlan(drafted, { atlas, travel, today });
  const batch = editsTo(turn.document, drafted.trip, tripName, plan);
  const applied = applyEdit(turn.document, batch);
  if ('refused' in applied) return { text: `I could not make that trip: ${applied.refused}` };
  const findings = turn.auditTrip(applied.document);
  const { text, suggestions } = describeNewTrip(applied.document, {
    reading,
    route,
    times,
    findings,
    atlas,
    home: turn.home,
  });
  return {
    text,
    suggestions,
    edits: [batch],
    document: applied.document,
    findings,
    cards: cardsOf(applied.document, atlas),
    leftOut: (reading.leftOut ?? []).map(({ words }) => words),
  };
}
