import type { Edit } from '@wayfare/contracts/edit';
import type { Finding } from '@wayfare/contracts/finding';
import type { Intent } from '@wayfare/contracts/intent';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { TripRequest } from '@wayfare/contracts/request';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit } from '@wayfare/planner';
import type { Turn } from '../conversation/context.ts';
import type { BuildOptions } from '../planning/plan-work.ts';
import { buildPlan } from '../planning/build-plan.ts';
import { changedFrames } from '../planning/changed-frames.ts';
import { homeless, homelessIdeas, isFreeFor } from '../planning/homeless.ts';
import { makeLegs } from '../planning/legs.ts';
import { sightsOf } from './day-sights.ts';

type Single = Exclude<Edit, { edit: 'batch' }>;

/** A trip being changed by the wishes of one message, with every edit made so far. */
export class Draft {
  readonly turn: Turn;
  document: TripDocument;
  readonly edits: Single[] = [];
  /** Everything that is wished in this message. */
  readonly intents: readonly Intent[];
  /** What this message has spoken of so far, the newest last: "add the Louvre and lock it". */
  readonly spoken: string[] = [];

  constructor(turn: Turn, intents: readonly Intent[] = []) {
    this.turn = turn;
    this.document = turn.document;
    this.intents = intents;
  }

  /** What is wished, said or assumed. */
  get wishes(): TripRequest {
    return { ...this.document.trip.assumed, ...this.document.trip.request };
  }

  get days(): readonly PlanDay[] {
    return this.document.plan?.days ?? [];
  }

  /** Applies edits; false (and nothing done) where one is refused. */
  apply(...edits: Single[]): boolean {
    const result = applyEdit(this.document, { edit: 'batch', edits });
    if ('refused' in result) return false;
    this.document = result.document;
    this.edits.push(...edits);
    return true;
  }

  /** Goes back to an earlier state of this draft. */
  goBack(document: TripDocument, edits: number): void {
    this.document = document;
    this.edits.length = edits;
  }

  /** Changes what was said of the wishes; what stood in their place as assumed goes. Undefined takes a wish out. */
  setWishes(change: { [Key in keyof TripRequest]: TripRequest[Key] | undefined }): boolean {
    const request = { ...this.document.trip.request, ...change };
    const assumed = { ...this.document.trip.assumed };
    for (const key of Object.keys(change) as (keyof TripRequest)[]) {
      delete assumed[key];
      if (change[key] === undefined) delete request[key];
    }
    return this.apply({ edit: 'setRequest', request: request as TripRequest, assumed });
  }

  /** Makes the legs anew where the route changed, then the days that the changes touch. */
  replan(before: TripDocument, options: BuildOptions = {}): void {
    this.#makeLegs(before);
    const { plan, findings } = buildPlan(this.document, this.turn, { before, ...options });
    this.apply({ edit: 'setPlan', plan });
    this.#mendShifted(findings, before);
  }

  /** After a change of the route: makes anew only days that begin, end or lie otherwise now, with what they had. */
  reroute(before: TripDocument): void {
    this.#makeLegs(before);
    // A trip whose days were never planned stays a route.
    if (before.plan === null) return;
    const { touched, days } = changedFrames(before, this.document);
    const prefer = new Set(days.flatMap((day) => [...sightsOf(day)]));
    const { plan } = buildPlan(this.document, this.turn, { before, onlyDayIds: touched, prefer });
    this.apply({ edit: 'setPlan', plan });
    this.keepHomeless(before);
  }

  /** What was settled on days that are gone finds its hour on another day of the same stay, or stays among the ideas. */
  keepHomeless(before: TripDocument): void {
    const { plan } = this.document;
    const lost = before.plan === null || plan === null ? [] : homeless(before.plan, plan);
    for (const { item, day } of lost) {
      const free = this.days.find((one) => one.stopId === day.stopId && isFreeFor(item, one));
      if (item.kind !== 'visit' || free === undefined) continue;
      this.apply({ edit: 'addItem', dayId: free.id, item: { ...item, locked: true }, index: 0 });
      this.rebuildDays([free.id], { prefer: sightsOf(free), only: () => false });
    }
    const ideas = homelessIdeas(before, this.document);
    this.apply(...ideas.map((idea) => ({ edit: 'addIdea' as const, idea, index: 0 })));
  }

  /** The ways of the route as it is now; those of the route before say at what hours one arrives and leaves for home. */
  #makeLegs(before: TripDocument): void {
    const { trip } = this.document;
    const gone = before.trip.legs.filter(({ id }) => trip.legs.every((leg) => leg.id !== id));
    const legs = makeLegs({ ...trip, legs: [...trip.legs, ...gone] }, this.turn.travel);
    if (JSON.stringify(legs) !== JSON.stringify(this.document.trip.legs))
      this.apply({ edit: 'setLegs', legs });
  }

  /** Stays that kept their days while their dates moved may find doors closed: these are made anew. */
  #mendShifted(findings: readonly Finding[], before: TripDocument): void {
    const { plan } = this.document;
    const broken = findings.filter(({ severity }) => severity === 'severe').map(({ dayId }) => dayId);
    const moved = (plan?.days ?? []).filter(
      ({ id, on }) => broken.includes(id) && before.plan?.days.find((day) => day.id === id)?.on !== on,
    );
    if (moved.length === 0) return;
    const prefer = new Set(moved.flatMap((day) => [...sightsOf(day)]));
    const stops = new Set(moved.map(({ stopId }) => stopId));
    const days = (plan?.days ?? []).filter(({ stopId }) => stops.has(stopId)).map(({ id }) => id);
    this.rebuildDays(days, { prefer });
  }

  /** Makes only some days anew. */
  rebuildDays(dayIds: readonly string[], options: BuildOptions = {}): void {
    const { plan } = buildPlan(this.document, this.turn, { onlyDayIds: new Set(dayIds), ...options });
    const days = plan.days.filter(({ id }) => dayIds.includes(id));
    // A sight that goes from one of these days to another stands twice until both are replaced.
    if (!this.apply(...days.map((day) => ({ edit: 'replaceDay' as const, day }))))
      this.apply({ edit: 'setPlan', plan });
  }
}
