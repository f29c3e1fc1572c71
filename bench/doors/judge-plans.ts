import type { Atlas } from '@wayfare/atlas';
import type { PlanItem } from '@wayfare/contracts/plan';
import type { DoorPlan } from './door-plan.ts';
import { isInTheDark } from './in-the-dark.ts';
import type { JudgedVisit } from './judged-visit.ts';
import { difference, isShut, judgeVisits } from './judged-visit.ts';
import { mealsTwice, missingMeals } from './meal-slips.ts';
import { rawCity } from './raw-sights.ts';

const STEP = 5;

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

function told({ plan, on, item, sight, byAtlas, bySecond, told: findings }: JudgedVisit): string {
  const great = rawCity(sight.cityId).reader.namesOn(on).join(', ') || 'no great day';
  const audit = findings.length === 0 ? 'the audit is silent' : `the audit tells: ${findings.join(', ')}`;
  return (
    `${sight.id} (${sight.category}; ${sight.hours}) on ${on} ${clock(item.startMinute)}–${clock(item.endMinute)} ` +
    `[${plan.ask}; ${great}]: atlas ${byAtlas}, second reader ${bySecond}; ${audit}`
  );
}

/** What is counted, each with the lines that name it: first of visits, then of days. */
export function judgePlans(atlas: Atlas, plans: readonly DoorPlan[]) {
  const visits = plans.flatMap((plan) => judgeVisits(atlas, plan));
  const dates = plans.flatMap(({ days, cityId }) => days.map(({ on }) => ({ on, cityId })));
  const where = (holds: (one: JudgedVisit) => boolean) => visits.filter(holds).map(told);
  const isShutByAny = ({ byAtlas, bySecond }: JudgedVisit) => isShut(byAtlas) || isShut(bySecond);
  const foods = new Set(visits.filter(({ sight }) => sight.category === 'food').map(({ item }) => item.id));
  const isFood = ({ kind, id }: PlanItem) => kind === 'visit' && foods.has(id);
  const ofDays = (tell: (day: DoorPlan['days'][number], isLast: boolean) => string[]) =>
    plans.flatMap(({ ask, days }) =>
      days.flatMap((day) => tell(day, day === days.at(-1)).map((line) => `${ask}, ${day.on}: ${line}`)),
    );
  return {
    days: dates.length,
    greatDays: dates.filter(({ cityId, on }) => rawCity(cityId).reader.isGreat(on)).length,
    visits: visits.length,
    ofVisits: {
      'closed by the atlas': where(({ byAtlas }) => isShut(byAtlas)),
      'closed by the second reader': where(({ bySecond }) => isShut(bySecond)),
      'closed by their own hours': where(({ bySecond }) => bySecond === 'closed'),
      'closed by custom': where(({ bySecond }) => bySecond === 'custom'),
      'closed by either, audit silent': where((one) => isShutByAny(one) && one.told.length === 0),
      'unsure by the second reader': where(({ bySecond }) => bySecond === 'unsure'),
      'unsure, audit silent': where((one) => one.bySecond === 'unsure' && one.told.length === 0),
      'readers disagree': where((one) => difference(one) !== null),
      'readers disagree about closing': where((one) => isShut(one.byAtlas) !== isShut(one.bySecond)),
      'outdoors in the dark': where(isInTheDark),
    },
    ofDays: {
      'meals missing': ofDays((day, isLast) => missingMeals(day, isLast, isFood)),
      'meals beside food sights': ofDays((day) =>
        mealsTwice(day, isFood).map(({ title, startMinute }) => `${title} at ${clock(startMinute)}`),
      ),
      'times not on five minutes': ofDays(({ items }) =>
        items
          .filter(({ startMinute, endMinute }) => startMinute % STEP !== 0 || endMinute % STEP !== 0)
          .map(({ title, startMinute, endMinute }) => `${title} ${clock(startMinute)}–${clock(endMinute)}`),
      ),
    },
  };
}

export type JudgedPlans = ReturnType<typeof judgePlans>;
