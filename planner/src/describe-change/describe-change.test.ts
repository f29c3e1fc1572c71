import type { PlanItem } from '@wayfare/contracts/plan';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { describe, expect, it } from 'vitest';
import { describeChange } from './describe-change.ts';

const place = (name: string) => ({
  name,
  kind: 'city' as const,
  latitude: 1,
  longitude: 2,
  status: 'own' as const,
});
const item = (title: string, startMinute: number): PlanItem => ({
  id: title,
  kind: 'visit',
  title,
  place: null,
  startMinute,
  endMinute: startMinute + 60,
  travel: null,
  locked: false,
  madeBy: 'planner',
});

function document(stops: [string, number][], days: PlanItem[][] | null = null): TripDocument {
  return {
    tripName: 'Two cities',
    trip: {
      ...emptyTrip(),
      stops: stops.map(([name, nights]) => ({ id: name, place: place(name), nights })),
    },
    plan: days && {
      schemaVersion: 1,
      days: days.map((items, index) => ({
        id: `day-${index}`,
        on: null,
        stopId: null,
        base: null,
        endBase: null,
        startMinute: 540,
        endMinute: 1260,
        items,
      })),
    },
  };
}

const words = { day: String, time: (minute: number) => `minute ${minute}` };

describe('what changed', () => {
  it('is nothing between two equal trips', () => {
    const same = document([['Porto', 2]], [[item('Ribeira', 600)]]);
    expect(describeChange(same, structuredClone(same), words)).toEqual([]);
  });

  it('names stops that came, went, grew or moved', () => {
    const before = document([
      ['Porto', 2],
      ['Braga', 1],
      ['Lisbon', 3],
    ]);
    const after = document([
      ['Lisbon', 4],
      ['Porto', 2],
      ['Faro', 1],
    ]);
    expect(describeChange(before, after, words)).toEqual([
      'Faro takes the place of Braga, for 1 night.',
      'Lisbon now has 4 nights instead of 3.',
      'The order is now Lisbon, Porto and Faro.',
    ]);
  });

  it('tells of a day what a person would', () => {
    const [tower, market, garden] = [item('Tower', 600), item('Market', 700), item('Garden', 800)];
    const told = (before: PlanItem[], after: PlanItem[]) =>
      describeChange(document([], [before]), document([], [after]), words);
    expect(told([tower, market], [market, garden])).toEqual(['On day 1 Garden takes the place of Tower.']);
    expect(told([tower], [tower, market])).toEqual(['Day 1 now has Market at minute 700.']);
    expect(told([tower, market], [tower])).toEqual(['Market is no longer on day 1.']);
    expect(told([tower, market], [item('Market', 600), item('Tower', 700)])).toEqual([
      'Day 1 now starts with Market.',
    ]);
    expect(told([tower, market], [item('Tower', 660), market])).toEqual(['Day 1 now starts at minute 660.']);
    expect(told([tower, market], [tower, item('Market', 760)])).toEqual(['Market is now at minute 760.']);
  });

  it('calls days by their weekday, and tells what moved from one to another', () => {
    const dated = (days: PlanItem[][]) => {
      const made = document([], days);
      made.plan!.days.forEach((day, index) => (day.on = `2027-05-0${4 + index}`));
      return made;
    };
    const before = dated([[item('Tower', 600), item('teamLab', 700)], [item('Garden', 600)]]);
    const after = dated([[item('Tower', 600)], [item('Garden', 600), item('teamLab', 700)]]);
    expect(describeChange(before, after, words)).toEqual(['teamLab moves from Tuesday to Wednesday.']);
  });

  it('speaks of meals only where nothing else changed', () => {
    const lunch: PlanItem = { ...item('Lunch at Tasca', 780), kind: 'meal' };
    const told = (after: PlanItem[]) =>
      describeChange(document([], [[item('Tower', 600)]]), document([], [after]), words);
    expect(told([item('Tower', 600), lunch])).toEqual(['Day 1 now has Lunch at Tasca at minute 780.']);
    expect(told([lunch])).toEqual(['Tower is no longer on day 1.']);
  });

  it('sums up a plan that is new, and says that one is gone', () => {
    const planned = document([], [[item('Tower', 600)], []]);
    expect(describeChange(document([]), planned, words)).toEqual([
      'The days are planned: 2 days, 1 thing to do.',
    ]);
    expect(describeChange(planned, document([]), words)).toEqual(['The day plan is gone; the route stays.']);
  });
});
