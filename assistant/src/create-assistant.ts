import { travelWithinTime } from '@wayfare/atlas';
import type { Answer as CallAnswer, Body } from '@wayfare/contracts/endpoints';
import type { Finding } from '@wayfare/contracts/finding';
import type { Plan, PlanDay } from '@wayfare/contracts/plan';
import type { Leg, Trip } from '@wayfare/contracts/trip';
import type { TimeWish } from '@wayfare/contracts/time-wish';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { Answer, AskEvent, AskInput, AssistantParts, PlainMessage } from './conversation/ask-input.ts';
import { ask, openingOf } from './conversation/ask.ts';
import { readDanger } from './care/read-danger.ts';
import { mayBeAboutChanges } from './conversation/take-back.ts';
import type { ModelParts } from './model/model-settings.ts';
import type { ToolResult, ToolWork, ToolWorkElsewhere } from './model/work-elsewhere.ts';
import type { BuildOptions, BuiltPlan } from './planning/plan-work.ts';
import { buildPlan } from './planning/build-plan.ts';
import { auditTrip } from './planning/audit-trip.ts';
import type { BestOrder } from './planning/best-order.ts';
import { bestOrder } from './planning/best-order.ts';
import { makeLegs } from './planning/legs.ts';
import { optimizeDay } from './planning/optimize-day.ts';
import { planFacts } from './planning/plan-facts.ts';
import type { OptimizedDay } from './planning/optimize-day.ts';
import type { DatesPreview } from './planning/preview-dates.ts';
import { previewDates } from './planning/preview-dates.ts';
import type { RebuiltDays } from './planning/rebuild-stale.ts';
import { rebuildStale } from './planning/rebuild-stale.ts';
import { planToldDays, type ToldDay } from './planning/told-days.ts';
import { whatToSee } from './planning/what-to-see.ts';
import { threadTime } from './planning/thread-time.ts';
import { carRatesOf } from './planning/car-rates-of.ts';
import { roughCost } from './planning/rough-cost.ts';
import { openWays, waysFor, waysOf } from './planning/ways.ts';
import { todayIn } from './conversation/local-date.ts';

/** The assistant: understands, plans, explains; offline and without a key, or with the words of a language model. */
export interface Assistant {
  /** Answers one message; pieces are emitted as they are made. */
  ask(input: AskInput, emit?: (event: AskEvent) => void): Promise<Answer>;
  /** What the embedded engine makes of a message: plain data in and out, so that another thread may do it. */
  answer(message: PlainMessage, emit?: (event: AskEvent) => void): Answer;
  /** What a tool of a language model plans: plain data in and out as well. */
  toolWork(work: ToolWork): Promise<ToolResult>;
  /** Does beforehand what the first questions would wait for (about two seconds). */
  prepare(): void;
  /** The ways between the points of a trip, with the hours at which one would usually take them. */
  legsOf(trip: Trip): Leg[];
  /** Timed days for a trip; locked and own items of a present plan are kept. */
  buildPlan(document: TripDocument, options?: BuildOptions): BuiltPlan;
  /** Only the given days made anew. */
  rebuildDays(document: TripDocument, dayIds: readonly string[]): BuiltPlan;
  /** One day in its best order. */
  optimizeDay(planDay: PlanDay, wishes?: readonly TimeWish[]): OptimizedDay;
  /** The stops in the order with the least travel. */
  bestOrder(trip: Trip): BestOrder;
  /** What breaks, and what is mended, when the trip starts on another date. */
  previewDates(document: TripDocument, startOn: string): DatesPreview;
  /** The days made anew that no longer fit the route, or all. */
  rebuildStale(document: TripDocument & { plan: Plan }, all?: boolean): RebuiltDays;
  /** What the trip usually costs in all, by the guides of its cities (null where they do not tell), and what a car costs there. */
  usualCost(document: TripDocument, currency: string): CallAnswer<'usualCost'>;
  /** What judging and re-timing a plan elsewhere needs to know. */
  planFacts(asked: Body<'planFacts'>): CallAnswer<'planFacts'>;
  /** What a city offers for a day, ranked for these travellers. */
  whatToSee(asked: Body<'whatToSee'>): CallAnswer<'whatToSee'>;
  /** Days that somebody tells, sight by sight, as a timed trip. */
  planToldDays(tripName: string, told: readonly ToldDay[]): TripDocument;
  /** Everything in the plan that does not hold. */
  auditTrip(document: TripDocument): Finding[];
}

type Emit = ((event: AskEvent) => void) | undefined;

const warmUp = [
  'A week in Rome and Florence from Munich for two, food and history, budget 2000 euros',
  '5 days in Kyoto in April',
];

/** Answers with the model's words; where it fails, what the reader has seen of it and why the rest is not its own. */
async function withModel(
  input: AskInput,
  parts: AssistantParts,
  model: ModelParts,
  toolWork: ToolWorkElsewhere,
  emit: Emit,
) {
  // Only who has configured a model pays for loading it.
  const { askModel } = await import('./model/ask-model.ts');
  const asked = await askModel(input, parts, model, toolWork, emit);
  if ('answer' in asked) return asked;
  const apart = asked.shown === '' ? '' : `${asked.shown.endsWith('\n') ? '' : '\n\n'}`;
  const told = `${apart}${asked.failure.sentence} `;
  emit?.({ text: told });
  return { opening: `${asked.shown}${told}` };
}

/** Does in another thread what the assistant's own `answer` and `toolWork` do here. */
export interface Elsewhere {
  answer(message: PlainMessage, emit: Emit, signal: AbortSignal | undefined): Promise<Answer>;
  toolWork: ToolWorkElsewhere;
}

/** So long one piece of work may look for ways between places: many times what a long trip takes. */
const WAYS_MS = 1500;

/** Where an answer lacks places that servers of others may know, they are asked, and it is given anew with what they tell. */
async function withLookUp(
  message: PlainMessage,
  lookUp: AskInput['lookUp'],
  answer: (message: PlainMessage, emit: Emit) => Promise<Answer>,
  emit: Emit,
): Promise<Answer> {
  if (lookUp === undefined) return answer(message, emit);
  // Nothing is shown of an answer that may yet be another.
  const held: AskEvent[] = [];
  const first = await answer(message, (event) => held.push(event));
  const found = first.lacking.length === 0 ? [] : await lookUp(first.lacking);
  if (found.length > 0) return answer({ ...message, input: { ...message.input, found } }, emit);
  for (const event of held) emit?.(event);
  return first;
}

const SHORT_ANSWER = 40;

/** Whether a message is answered without a model: a pressed button, words of danger, a short answer to buttons of ours. */
function isAnsweredAtOnce({ question, history = [], intents }: AskInput): boolean {
  const offered = history.findLast(({ role }) => role === 'assistant')?.choices ?? [];
  return (
    intents !== undefined ||
    readDanger(question) !== null ||
    (offered.length > 0 && question.length < SHORT_ANSWER)
  );
}

/** Makes the assistant over an opened atlas and travel model, and a language model where one is configured. */
export function createAssistant(
  parts: AssistantParts,
  model: ModelParts | null = null,
  elsewhere?: Elsewhere,
): Assistant {
  const { now } = parts;
  /** What one piece of work is done with: whatever it is given, its search for ways comes to an end. */
  const limited = (): AssistantParts => {
    const time = { milliseconds: WAYS_MS, now: threadTime };
    return { atlas: parts.atlas, travel: travelWithinTime(parts.travel, time), now };
  };
  const planning = () => ({ ...limited(), today: todayIn(now(), undefined) });
  const answer: Assistant['answer'] = ({ input, changes, opening }, emit) =>
    ask(input, limited(), changes, emit, opening);
  const toolWork: Assistant['toolWork'] = async (work) => {
    const { doToolWork } = await import('./model/work-elsewhere.ts');
    return doToolWork(work, limited());
  };
  return {
    answer,
    toolWork,
    ask: async (input, emit) => {
      let opening = '';
      const aboutChanges =
        mayBeAboutChanges(input.question) ||
        input.intents?.some(({ kind }) => kind === 'undo' || kind === 'redo' || kind === 'ask') === true;
      if (aboutChanges || isAnsweredAtOnce(input)) {
        // A model might make something else of these, and nothing is said before the answer.
      } else if (model !== null) {
        const spoken = await withModel(input, limited(), model, elsewhere?.toolWork ?? toolWork, emit);
        if ('answer' in spoken) return spoken.answer;
        ({ opening } = spoken);
      } else if (emit !== undefined) {
        opening = openingOf(input);
        if (opening !== '') emit({ text: opening });
      }
      // First words go out at once; a turn of the event loop lets them, and other requests, come before the work.
      await new Promise<void>((resolve) => setImmediate(resolve));
      input.signal?.throwIfAborted();
      const { changes: earlier, lookUp, signal, ...said } = input;
      const changes = (aboutChanges ? await earlier?.() : undefined) ?? [];
      const tell = async (message: PlainMessage, tellTo: Emit) =>
        elsewhere === undefined ? answer(message, tellTo) : elsewhere.answer(message, tellTo, signal);
      return withLookUp({ input: said, changes, opening }, lookUp, tell, emit);
    },
    prepare: () => {
      parts.travel.prepare();
      for (const question of warmUp) ask({ question }, parts);
    },
    legsOf: (trip) => makeLegs(trip, limited().travel),
    buildPlan: (document, options) => buildPlan(document, planning(), options),
    rebuildDays: (document, dayIds) => buildPlan(document, planning(), { onlyDayIds: new Set(dayIds) }),
    optimizeDay: (planDay, wishes) => optimizeDay(planDay, parts.atlas, openWays(limited().travel), wishes),
    bestOrder: (trip) => bestOrder(trip, limited().travel),
    previewDates: (document, startOn) => previewDates(document, startOn, limited()),
    rebuildStale: (document, all) => rebuildStale(document, planning(), all),
    usualCost: (document, currency) => {
      const cost = roughCost(document, parts.atlas, currency);
      return {
        cost: cost === null ? null : { amountCents: Math.round(cost) * 100, currency },
        carRates: carRatesOf(document.trip.stops.map(({ place }) => place)),
      };
    },
    planFacts: (asked) => planFacts(asked, parts.atlas, waysFor(asked.request, limited().travel)),
    whatToSee: (asked) => whatToSee(asked, parts.atlas),
    planToldDays: (tripName, told) => {
      const { travel, today } = planning();
      const legsOf = (trip: Trip) => makeLegs(trip, travel);
      return planToldDays(tripName, told, { atlas: parts.atlas, ways: openWays(travel), legsOf, today });
    },
    auditTrip: (document) => auditTrip(document, parts.atlas, waysOf(document, limited().travel)),
  };
}
