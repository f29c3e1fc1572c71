import type { Edit } from '@wayfare/contracts/edit';
import type { Finding } from '@wayfare/contracts/finding';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit } from '@wayfare/planner';
import type { Turn } from '../conversation/context.ts';
import type { BuildOptions } from '../planning/build-plan.ts';
import { buildPlan } from '../planning/build-plan.ts';
import { makeLegs } from '../planning/legs.ts';

type Single = Exclude<Edit, { edit: 'batch' }>;

/** A trip being changed by the wishes of one message, with every edit made so far and what to say of it. */
export class Draft {
  readonly turn: Turn;
  document: TripDocument;
  readonly edits: Single[] = [];
  readonly said: string[] = [];

  constructor(turn: Turn) {
    this.turn = turn;
    this.document = turn.document;
  }

  /** Applies edits; false (and nothing done) where one is refused. */
  apply(...edits: Single[]): boolean {
    const result = applyEdit(this.document, { edit: 'batch', edits });
    if ('refused' in result) return false;
    this.document = result.document;
    this.edits.push(...edits);
    return true;
  }

  /** Makes the legs anew where the route changed, then the days that the changes touch. */
  replan(before: TripDocument, options: BuildOptions = {}): void {
    const legs = makeLegs(this.document.trip, this.turn.travel);
    if (JSON.stringify(legs) !== JSON.stringify(this.document.trip.legs))
      this.apply({ edit: 'setLegs', legs });
    const { plan, findings } = buildPlan(this.document, this.turn, { before, ...options });
    this.apply({ edit: 'setPlan', plan });
    this.#mendShifted(findings, before);
  }

  /** Stays that kept their days while their dates moved may find doors closed: these are made anew. */
  #mendShifted(findings: readonly Finding[], before: TripDocument): void {
    const { plan } = this.document;
    const broken = findings.filter(({ severity }) => severity === 'severe').map(({ dayId }) => dayId);
    const moved = (plan?.days ?? []).filter(
      ({ id, on }) => broken.includes(id) && before.plan?.days.find((day) => day.id === id)?.on !== on,
    );
    if (moved.length === 0) return;
    const prefer = new Set(moved.flatMap(({ items }) => items.flatMap(({ place }) => place?.placeId ?? [])));
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

  say(sentence: string): true {
    this.said.push(sentence);
    return true;
  }
}
