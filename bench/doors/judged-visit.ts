import type { Atlas, Attraction } from '@wayfare/atlas';
import type { PlanItem } from '@wayfare/contracts/plan';
import { readDay, writeDay } from './day-number.ts';
import type { DoorPlan } from './door-plan.ts';
import { visitsOf } from './door-plan.ts';
import { rawCity } from './raw-sights.ts';
import type { Verdict } from './second-reader.ts';

/** A visit of a plan with what both readers say of its door. */
export interface JudgedVisit {
  plan: DoorPlan;
  on: string;
  item: PlanItem;
  sight: Attraction;
  byAtlas: 'open' | 'closed' | 'unsure';
  bySecond: Verdict;
  /** Kinds of what the audit says of the visit's door. */
  told: string[];
}

const ofDoors = new Set(['closed', 'outside_hours', 'last_entry_missed', 'holiday_check']);

const DAY = 1440;

/** What the app's own atlas says of a stay; one past midnight may be within the hours of either day. */
export function askAtlas(atlas: Atlas, sight: Attraction, on: string, from: number, until: number) {
  const isWithin = (shift: number) => {
    const { windows } = atlas.opening(sight, writeDay(readDay(on) + shift));
    return windows.some(
      ({ startMinute, endMinute, lastEntryMinute }) =>
        from >= startMinute + shift * DAY &&
        until <= endMinute + shift * DAY &&
        from <= (lastEntryMinute ?? endMinute) + shift * DAY,
    );
  };
  if (![0, -1].some(isWithin)) return 'closed';
  return atlas.opening(sight, on).unsureOn === null ? 'open' : 'unsure';
}

/** Every visit of a plan, judged. */
export function judgeVisits(atlas: Atlas, plan: DoorPlan): JudgedVisit[] {
  return plan.days.flatMap((day) =>
    visitsOf(day).map((item) => {
      const [cityId = '', slug = ''] = item.sightId.split('/');
      const sight = atlas.attraction(cityId, slug);
      const { sights, reader } = rawCity(cityId);
      const raw = sights.get(slug);
      if (!sight || !raw) throw new Error(`${item.sightId} stands in no file.`);
      const told = plan.findings
        .filter(({ kind, itemIds }) => ofDoors.has(kind) && itemIds.includes(item.id))
        .map(({ kind }) => kind);
      return {
        plan,
        on: day.on,
        item,
        sight,
        byAtlas: askAtlas(atlas, sight, day.on, item.startMinute, item.endMinute),
        bySecond: reader.judge(raw, day.on, item.startMinute, item.endMinute),
        told,
      };
    }),
  );
}

export const isShut = (verdict: string): boolean => verdict === 'closed' || verdict === 'custom';

/** How the readers differ about a visit, or null. */
export function difference({ byAtlas, bySecond }: Pick<JudgedVisit, 'byAtlas' | 'bySecond'>): string | null {
  if (isShut(byAtlas) ? isShut(bySecond) : byAtlas === bySecond) return null;
  return `atlas ${byAtlas}, second reader ${bySecond}`;
}
