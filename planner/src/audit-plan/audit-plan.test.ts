import { describe, expect, test } from 'vitest';
import type { SolvedPlan } from '../plan.ts';
import type { Problem } from '../problem.ts';
import { auditPlan } from './audit-plan.ts';

const problem: Problem = {
  places: [
    {
      point: 1,
      value: 5,
      visitMinutes: 60,
      costCents: 700,
      openings: [[{ from: 600, until: 720, lastStart: 650 }], []],
      must: true,
    },
    { point: 2, value: 5, visitMinutes: 90, costCents: 500, fixed: { day: 0, startMinute: 800 } },
    { point: 3, value: 5, visitMinutes: 30 },
    { point: 3, value: 5, visitMinutes: 30 },
  ],
  days: [
    {
      startPoint: 0,
      endPoint: 0,
      startMinute: 540,
      endMinute: 1000,
      maxVisits: 3,
      meals: [{ from: 700, to: 780, minutes: 30 }],
    },
    { startPoint: 0, endPoint: 0, startMinute: 540, endMinute: 1000 },
  ],
  travelMinutes: [0, 1, 2, 3].map((from) => [0, 1, 2, 3].map((to) => 20 * Math.abs(from - to))),
  budgetCents: 1500,
  travelBuffer: 0.5,
  pauseMinutes: 5,
  follows: [[0, 1]],
  apart: [[0, 3]],
  exclusive: [[1, 3]],
};

const visit = (place: number, startMinute: number, minutes: number) => ({
  place,
  arriveMinute: startMinute,
  startMinute,
  endMinute: startMinute + minutes,
  travelMinutes: 0,
  slackMinutes: 0,
});
const meal = { meal: 0, startMinute: 720, endMinute: 750, beforeVisit: 1, beforeTravel: false };

function planOf(
  change: {
    first?: SolvedPlan['days'][number]['visits'];
    second?: SolvedPlan['days'][number]['visits'];
    meals?: SolvedPlan['days'][number]['meals'];
  } = {},
): SolvedPlan {
  const rest = { endMinute: 0, travelMinutes: 0, lastTravelMinutes: 0 };
  const first = change.first ?? [visit(0, 610, 60), visit(1, 800, 90)];
  return {
    days: [
      { visits: first, meals: change.meals ?? [meal], ...rest },
      { visits: change.second ?? [visit(2, 700, 30)], meals: [], ...rest },
    ],
    value: 0,
    costCents: 0,
    travelMinutes: 0,
    unvisited: [],
    unmet: [],
    rounds: 0,
  };
}

const kindsOf = (plan: SolvedPlan, of: Problem = problem): string[] =>
  [...new Set(auditPlan(of, plan).map(({ kind }) => kind))].toSorted();

describe('auditPlan', () => {
  test('finds nothing in a plan that holds', () => {
    expect(auditPlan(problem, planOf())).toEqual([]);
  });

  test.each<[string, SolvedPlan, string[]]>([
    [
      'closed on that day',
      planOf({ first: [visit(1, 800, 90)], second: [visit(0, 610, 60)] }),
      ['closed', 'wrong_order'],
    ],
    ['before it opens', planOf({ first: [visit(0, 590, 60), visit(1, 800, 90)] }), ['outside_hours']],
    [
      'still inside at closing',
      planOf({
        first: [visit(0, 645, 80), visit(1, 800, 90)],
        meals: [{ ...meal, startMinute: 730, endMinute: 760 }],
      }),
      ['outside_hours'],
    ],
    [
      'after the last entry',
      planOf({ first: [visit(0, 655, 60), visit(1, 800, 90)] }),
      ['last_entry_missed'],
    ],
    ['too short a visit', planOf({ first: [visit(0, 610, 50), visit(1, 800, 90)] }), ['overlap']],
    [
      'one over another at the same spot',
      planOf({ second: [visit(2, 700, 30), visit(3, 720, 30)] }),
      ['overlap', 'wrong_order'],
    ],
    ['no time for the way', planOf({ second: [visit(2, 620, 30)] }), ['unreachable']],
    [
      'no time for the way and the meal',
      planOf({ meals: [{ ...meal, startMinute: 700, endMinute: 800 }] }),
      ['unreachable'],
    ],
    ['before the day starts', planOf({ second: [visit(2, 500, 30)] }), ['before_arrival', 'unreachable']],
    ['back after the day ends', planOf({ second: [visit(2, 950, 30)] }), ['after_departure']],
    [
      'a meal too early',
      planOf({ meals: [{ ...meal, startMinute: 690, endMinute: 720 }] }),
      ['no_meal_break'],
    ],
    ['no meal', planOf({ meals: [] }), ['no_meal_break']],
    [
      'a meal too late',
      planOf({
        first: [visit(0, 610, 60), visit(1, 800, 90)],
        meals: [{ ...meal, startMinute: 910, endMinute: 940, beforeVisit: 2 }],
      }),
      ['no_meal_break'],
    ],
    ['a meal too short', planOf({ meals: [{ ...meal, endMinute: 740 }] }), ['no_meal_break']],
    [
      'a meal during a visit',
      planOf({
        meals: [{ ...meal, startMinute: 650 + 51, endMinute: 731 }],
        first: [visit(0, 645, 60), visit(1, 800, 90)],
      }),
      ['no_meal_break'],
    ],
    ['twice', planOf({ second: [visit(2, 700, 30), visit(2, 800, 30)] }), ['visited_twice']],
    ['a must is missing', planOf({ first: [visit(2, 800, 30)], second: [] }), ['fixed_event_missed']],
    [
      'a booking at another time',
      planOf({ first: [visit(0, 610, 60), visit(1, 801, 90)] }),
      ['fixed_event_missed'],
    ],
    [
      'a booking on another day',
      planOf({ first: [visit(0, 610, 60)], second: [visit(1, 800, 90)] }),
      ['fixed_event_missed'],
    ],
    [
      'not together on a day',
      planOf({ first: [visit(0, 610, 60), visit(3, 870, 30)] }),
      ['fixed_event_missed', 'wrong_order'],
    ],
  ])('%s', (_, plan, kinds) => {
    expect(kindsOf(plan)).toEqual(kinds);
  });

  test('budget, visits a day, order over the days, company in the whole trip', () => {
    expect(kindsOf(planOf(), { ...problem, budgetCents: 1199 })).toEqual(['over_budget']);
    const one = { ...problem, days: problem.days.map((day) => ({ ...day, maxVisits: 1 })) };
    expect(kindsOf(planOf(), one)).toEqual(['too_many_visits']);
    expect(kindsOf(planOf(), { ...problem, follows: [[1, 0]] })).toEqual(['wrong_order']);
    expect(kindsOf(planOf(), { ...problem, follows: [[2, 0]] })).toEqual(['wrong_order']);
    expect(kindsOf(planOf(), { ...problem, follows: [[3, 0]] })).toEqual(['wrong_order']);
    expect(kindsOf(planOf(), { ...problem, exclusive: [[0, 2]] })).toEqual(['wrong_order']);
    expect(kindsOf(planOf(), { ...problem, apart: [[0, 2]] })).toEqual([]);
  });

  test('what the solver reported as impossible is not found again', () => {
    const plan = planOf({ first: [visit(1, 800, 90)], meals: [] });
    plan.unmet = [
      { reason: 'clash', place: 0 },
      { reason: 'meal_does_not_fit', day: 0, meal: 0 },
    ];
    expect(kindsOf(plan, { ...problem, follows: [] })).toEqual([]);
  });
});
