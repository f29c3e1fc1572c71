import type { TripDocument } from '@wayfare/contracts/trip-document';
import { describe, expect, it } from 'vitest';
import { applyEdit } from '../edits/apply-edit.ts';
import { sampleDay, sampleDocument, sampleItem, samplePlace } from '../sample-document.ts';
import { staleStays, stopsByDay } from './stale-stays.ts';

const changed = (document: TripDocument, ...edits: Parameters<typeof applyEdit>[1][]) =>
  edits.reduce((held, edit) => {
    const result = applyEdit(held, edit);
    if ('refused' in result) throw new Error(result.refused);
    return result.document;
  }, document);

const third = { id: 's3', place: { ...samplePlace('City s3'), kind: 'city' as const }, nights: 1 };
const threeCities = () => {
  const document = sampleDocument();
  return {
    ...document,
    trip: { ...document.trip, stops: [...document.trip.stops, third], legs: [] },
    plan: {
      schemaVersion: 1 as const,
      days: ['s1', 's2', 's3', 's3'].map((stop, index) => sampleDay(`d${index + 1}`, null, stop, [])),
    },
  };
};

describe('the days that a route asks for', () => {
  it('belong to the bed of the night, and the last one to the bed of the night before', () => {
    expect(stopsByDay(threeCities().trip.stops)).toEqual(['s1', 's2', 's3', 's3']);
    expect(stopsByDay([])).toEqual([]);
  });

  it('belong to what is passed without a night', () => {
    const [one, two, three] = threeCities().trip.stops;
    expect(stopsByDay([one!, { ...two!, nights: 0 }, three!])).toEqual(['s1', 's2', 's3']);
  });
});

describe('stale stays', () => {
  it('are none where the plan was built for the route, or where there is no plan', () => {
    expect(staleStays(sampleDocument()).stopIds).toEqual([]);
    expect(staleStays({ ...sampleDocument(), plan: null }).days).toBe(0);
  });

  it('are only the one whose nights changed', () => {
    const document = changed(threeCities(), { edit: 'setNights', stopId: 's2', nights: 3 });
    expect(staleStays(document)).toEqual({ stopIds: ['s2'], days: 3 });
  });

  it('are those beside a stop that came, went or moved', () => {
    const removed = changed(threeCities(), { edit: 'removeStop', stopId: 's1' });
    expect(staleStays(removed).stopIds).toEqual(['s2']);
    const added = changed(threeCities(), { edit: 'addStop', stop: { ...third, id: 's4' }, index: 1 });
    expect(staleStays(added).stopIds).toEqual(['s1', 's4', 's2']);
    const moved = changed(threeCities(), { edit: 'moveStop', stopId: 's3', index: 0 });
    expect(staleStays(moved).stopIds).toEqual(['s3', 's1', 's2']);
  });

  it('are those with another way in or another bed', () => {
    const document = threeCities();
    const place = samplePlace('City s2');
    const way = { ...sampleItem('way-s2', 570, 630), kind: 'transfer' as const, place };
    const bed = { ...sampleItem('check-in-s2', 630, 660), kind: 'check_in' as const, place };
    document.plan.days[1] = sampleDay('d2', null, 's2', [way, bed]);
    const travel = { mode: 'rail' as const, minutes: 60, distanceMeters: 1000, estimate: true };
    const leg = { id: 'l', from: 's1', to: 's2', travel, departMinute: 570, arriveMinute: 630 };
    const held = changed(document, { edit: 'setLegs', legs: [leg] });
    expect(staleStays(held).stopIds).toEqual([]);
    const later = changed(held, { edit: 'updateLeg', leg: { ...leg, departMinute: 700, arriveMinute: 760 } });
    expect(staleStays(later).stopIds).toEqual(['s2']);
    const stop = { ...held.trip.stops[1]!, lodging: samplePlace('Inn') };
    expect(staleStays(changed(held, { edit: 'updateStop', stop })).stopIds).toEqual(['s2']);
  });
});
