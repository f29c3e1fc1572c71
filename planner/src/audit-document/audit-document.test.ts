import type { Finding } from '@wayfare/contracts/finding';
import type { PlanItem } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { describe, expect, test } from 'vitest';
import { applyEdit } from '../edits/apply-edit.ts';
import type { ItemFacts, Knowledge } from '../knowledge.ts';
import { sampleDocument, sampleItem, sampleTravel } from '../sample-document.ts';
import { previewShift } from '../shift/preview-shift.ts';
import { auditDocument } from './audit-document.ts';

const openAllDay: ItemFacts = { openings: [{ fromMinute: 480, untilMinute: 1200 }] };
const base: Knowledge = {
  travel: sampleTravel,
  items: { a: openAllDay, b: openAllDay, c: openAllDay },
  arrival: { dayId: 'd1', minute: 560 },
  departure: { dayId: 'd3', minute: 900 },
  budget: { amountCents: 10_000, currency: 'EUR' },
  meals: [{ name: 'lunch', fromMinute: 720, toMinute: 840, minutes: 60 }],
  pace: { maxVisits: 3, maxMinutes: 700 },
};

const withFacts = (itemId: string, facts: ItemFacts): Knowledge => ({
  ...base,
  items: { ...base.items, [itemId]: facts },
});

/** The sample trip with the items of its first day replaced. */
function withItems(...items: PlanItem[]): TripDocument {
  const document = sampleDocument();
  const [first, ...rest] = document.plan!.days;
  return { ...document, plan: { schemaVersion: 1, days: [{ ...first!, items }, ...rest] } };
}

const a = sampleItem('a', 600, 660, 1);
const b = sampleItem('b', 690, 780, 2);
const euros = (amountCents: number) => ({ amountCents, currency: 'EUR' });

interface Broken {
  kind: Finding['kind'];
  document?: TripDocument;
  knowledge?: Knowledge;
  /** Whether the fix must mend it. */
  fixed: boolean;
}

const trip = (change: Partial<TripDocument['trip']>): TripDocument => {
  const document = sampleDocument();
  return { ...document, trip: { ...document.trip, ...change } };
};
const sampleStops = sampleDocument().trip.stops;

const broken: Broken[] = [
  { kind: 'closed', knowledge: withFacts('a', { openings: [], openDayIds: ['d2'] }), fixed: false },
  { kind: 'closed', knowledge: withFacts('a', { openings: [] }), fixed: true },
  {
    kind: 'outside_hours',
    knowledge: withFacts('a', { openings: [{ fromMinute: 800, untilMinute: 1000 }] }),
    fixed: true,
  },
  {
    kind: 'outside_hours',
    knowledge: withFacts('b', { openings: [{ fromMinute: 600, untilMinute: 770 }] }),
    fixed: true,
  },
  {
    kind: 'last_entry_missed',
    knowledge: withFacts('b', { ...openAllDay, lastEntryMinute: 680 }),
    fixed: true,
  },
  { kind: 'overlap', document: withItems(a, { ...b, startMinute: 650 }), fixed: true },
  { kind: 'unreachable', document: withItems(a, { ...b, startMinute: 665 }), fixed: true },
  {
    kind: 'unreachable',
    document: withItems(a, {
      ...b,
      place: null,
      startMinute: 665,
      travel: { mode: 'walk', minutes: 9, distanceMeters: 1, estimate: true },
    }),
    fixed: true,
  },
  { kind: 'before_arrival', knowledge: { ...base, arrival: { dayId: 'd1', minute: 620 } }, fixed: true },
  { kind: 'before_arrival', knowledge: { ...base, arrival: { dayId: 'd2', minute: 0 } }, fixed: true },
  { kind: 'after_departure', knowledge: { ...base, departure: { dayId: 'd1', minute: 770 } }, fixed: true },
  { kind: 'after_departure', knowledge: { ...base, departure: { dayId: 'd1', minute: 1000 } }, fixed: true },
  {
    kind: 'day_too_long',
    document: withItems(a, { ...b, endMinute: 1330 }),
    knowledge: { ...base, pace: { maxVisits: 3, maxMinutes: 9999 } },
    fixed: true,
  },
  { kind: 'day_too_long', knowledge: { ...base, pace: { maxVisits: 9, maxMinutes: 150 } }, fixed: true },
  { kind: 'too_many_visits', knowledge: { ...base, pace: { maxVisits: 1, maxMinutes: 999 } }, fixed: true },
  { kind: 'no_meal_break', document: withItems(a, { ...b, endMinute: 900 }), fixed: false },
  {
    kind: 'over_budget',
    document: withItems({ ...a, cost: euros(4000) }, { ...b, cost: euros(6001) }),
    fixed: true,
  },
  {
    kind: 'unverified_place',
    document: withItems({ ...a, place: { ...a.place!, status: 'unverified' } }, b),
    fixed: true,
  },
  { kind: 'out_of_season', knowledge: withFacts('a', { ...openAllDay, outOfSeason: true }), fixed: true },
  {
    kind: 'after_dark',
    knowledge: withFacts('b', { ...openAllDay, light: { fromMinute: 480, untilMinute: 760 } }),
    fixed: true,
  },
  { kind: 'booking_needed', knowledge: withFacts('a', { ...openAllDay, booking: 'needed' }), fixed: false },
  {
    kind: 'visited_twice',
    document: withItems(a, { ...b, place: sampleItem('c', 0, 0, 2).place }),
    fixed: true,
  },
  {
    kind: 'fixed_event_missed',
    document: trip({ request: { fixed: [{ what: 'Wedding', on: '2027-05-05', startMinute: 700 }] } }),
    fixed: true,
  },
  {
    kind: 'fixed_event_missed',
    document: trip({ request: { fixed: [{ what: 'Visit c', day: 2, startMinute: 800 }] } }),
    fixed: false,
  },
  {
    kind: 'fixed_event_missed',
    document: trip({ request: { fixed: [{ what: 'Concert', day: 9 }] } }),
    fixed: false,
  },
  {
    kind: 'no_night',
    document: trip({ stops: sampleStops.slice(0, 1).concat({ ...sampleStops[1]!, nights: 0 }) }),
    fixed: true,
  },
  { kind: 'wrong_order', document: trip({ stops: sampleStops.toReversed() }), fixed: false },
  { kind: 'wrong_order', document: withItems(b, a), fixed: true },
  { kind: 'wrong_order', knowledge: { ...base, follows: [['c', 'a']] }, fixed: false },
  { kind: 'long_wait', document: withItems(a, { ...b, startMinute: 740, endMinute: 800 }), fixed: true },
  {
    kind: 'holiday_check',
    knowledge: withFacts('a', { openings: [], unsureOn: 'Christmas Day' }),
    fixed: true,
  },
  {
    kind: 'holiday_check',
    knowledge: withFacts('b', {
      openings: [{ fromMinute: 600, untilMinute: 770 }],
      unsureOn: 'Christmas Eve',
    }),
    fixed: false,
  },
  {
    kind: 'holiday_check',
    knowledge: withFacts('a', { ...openAllDay, unsureOn: 'Easter Monday' }),
    fixed: false,
  },
  {
    kind: 'great_day',
    knowledge: { ...base, greatDays: { d1: [{ name: 'Nyepi', tell: 'Nobody leaves the house today.' }] } },
    fixed: false,
  },
  {
    kind: 'no_transport',
    document: withItems(a, {
      ...b,
      travel: { mode: 'transit', minutes: 20, distanceMeters: 4000, estimate: true },
    }),
    knowledge: { ...base, greatDays: { d1: [{ name: 'Christmas Day', tell: null, noTransport: true }] } },
    fixed: false,
  },
  { kind: 'hours_unsure', knowledge: withFacts('a', { ...openAllDay, hoursUnsure: true }), fixed: false },
];

describe('auditDocument', () => {
  test('finds nothing in a trip that holds, nor in one without a plan or without knowledge', () => {
    expect(auditDocument(sampleDocument(), base)).toEqual([]);
    expect(auditDocument({ ...sampleDocument(), plan: null }, base)).toEqual([]);
    expect(auditDocument(sampleDocument(), {})).toEqual([]);
  });

  test.each(broken.map((one, index) => [index, one.kind, one] as const))('%i %s', (_, kind, one) => {
    const document = one.document ?? sampleDocument();
    const knowledge = one.knowledge ?? base;
    const findings = auditDocument(document, knowledge);
    const finding = findings.find((each) => each.kind === kind);
    expect(findings.map((each) => each.kind)).toContain(kind);
    if (finding?.fix === undefined) {
      expect(one.fixed).toBe(false);
      return;
    }
    const result = applyEdit(document, finding.fix);
    expect(result).toHaveProperty('document');
    if (!('document' in result) || !one.fixed) return;
    const left = auditDocument(result.document, knowledge);
    expect(left.map(({ id }) => id)).not.toContain(finding.id);
    expect(left.filter(({ severity }) => severity === 'severe').length).toBeLessThanOrEqual(
      findings.filter(({ severity }) => severity === 'severe').length,
    );
  });

  test('names the item that is too early or too late, each in its place', () => {
    const ids = (knowledge: Knowledge): string[] =>
      auditDocument(sampleDocument(), knowledge).map(({ id }) => id);
    const leaving = { dayId: 'd2', minute: 719 };
    expect(ids({ ...base, departure: leaving })).toEqual(['after_departure:d2:c']);
    expect(ids({ ...base, arrival: { dayId: 'd1', minute: 595 } })).toEqual(['unreachable:d1:a']);
    expect(ids({ ...base, arrival: { dayId: 'd1', minute: 590 } })).toEqual([]);
    expect(ids({ ...base, arrival: { dayId: 'd1', minute: 601 } })).toEqual([
      'unreachable:d1:a',
      'before_arrival:d1:a',
    ]);
  });

  test('what ends after dusk is a hint, what is all in the dark a warning; twilight is no matter', () => {
    const seen = (fromMinute: number, untilMinute: number) =>
      auditDocument(
        sampleDocument(),
        withFacts('b', { ...openAllDay, light: { fromMinute, untilMinute } }),
      ).map(({ kind, severity, facts }) => [kind, severity, facts['lightFrom'] ?? null]);
    expect(seen(480, b.endMinute - 10)).toEqual([]);
    expect(seen(480, b.endMinute - 20)).toEqual([['after_dark', 'hint', null]]);
    expect(seen(480, b.startMinute - 20)).toEqual([['after_dark', 'warning', null]]);
    expect(seen(b.startMinute + 20, 1200)).toEqual([['after_dark', 'hint', b.startMinute + 20]]);
  });

  test('a transfer is itself the way, and one eats on it', () => {
    const train = { ...sampleItem('t', 700, 860, 9), kind: 'transfer' as const };
    const meals = [{ name: 'lunch', fromMinute: 720, toMinute: 810, minutes: 60 }];
    const kinds = (item: typeof b) =>
      auditDocument(withItems({ ...a, endMinute: 700 }, item, sampleItem('z', 860, 900, 9)), {
        ...base,
        meals,
      }).map(({ kind }) => kind);
    expect(kinds(train)).toEqual([]);
    expect(kinds({ ...train, kind: 'visit' })).toEqual(['unreachable', 'no_meal_break']);
  });

  test('a meal that falls into hours at one place is eaten there', () => {
    const visit = (endMinute: number) =>
      auditDocument(
        withItems({ ...a, endMinute }, { ...b, id: 'c', startMinute: endMinute, endMinute: 1000 }),
        base,
      ).filter(({ kind }) => kind === 'no_meal_break');
    expect(visit(a.startMinute + 300)).toEqual([]);
    expect(visit(a.startMinute + 200)).not.toEqual([]);
  });

  test('a ticket for both counts once against the budget, and the car counts too', () => {
    const both = (ticket?: string) =>
      withItems(
        { ...a, cost: euros(6000), ...(ticket && { ticket }) },
        { ...b, cost: euros(6000), ...(ticket && { ticket }) },
      );
    const over = (document: TripDocument, more: Partial<Knowledge> = {}) =>
      auditDocument(document, { ...base, ...more }).some(({ kind }) => kind === 'over_budget');
    expect([over(both()), over(both('x/ticket'))]).toEqual([true, false]);
    const drive = { mode: 'drive', minutes: 5, distanceMeters: 100_000, estimate: true } as const;
    const driven = withItems(a, { ...b, travel: drive });
    const carRates = () => ({ hireCentsPerDay: 9500, fuelCentsPerKm: 10 });
    expect([over(driven), over(driven, { carRates })]).toEqual([false, true]);
  });

  test('meals are those of the country of the day', () => {
    const document = withItems(a, { ...b, endMinute: 900 });
    for (const day of document.plan!.days) day.base = { ...a.place!, countryCode: 'es' };
    const missed = (countryCode: string) =>
      auditDocument(document, {
        ...base,
        meals: (base.meals ?? []).map((meal) => ({ ...meal, countryCode })),
      }).some(({ kind }) => kind === 'no_meal_break');
    expect([missed('es'), missed('no')]).toEqual([true, false]);
  });

  test('a meal that falls into a long ride is eaten on the way', () => {
    const ride = (startMinute: number, endMinute: number) =>
      auditDocument(
        withItems(
          a,
          { ...b, kind: 'transfer', startMinute, endMinute },
          { ...b, id: 'c', startMinute: endMinute, endMinute: Math.max(endMinute, 850) },
          { ...b, id: 'd', startMinute: Math.max(endMinute, 850), endMinute: 1000 },
        ),
        base,
      ).filter(({ kind }) => kind === 'no_meal_break');
    expect(ride(a.endMinute, 890)).toEqual([]);
    expect(ride(a.endMinute, a.endMinute + 20)).not.toEqual([]);
  });

  test('the way may be gone before or after a meal that has no place, but must be gone', () => {
    const meal = { ...sampleItem('m', 680, 740), kind: 'meal' as const, place: null };
    const kinds = (startMinute: number): string[] =>
      auditDocument(withItems(a, meal, { ...b, startMinute, endMinute: 800 }), base).map(({ kind }) => kind);
    expect(kinds(740)).toEqual([]);
    const late = withItems(
      a,
      { ...meal, startMinute: 665, endMinute: 740 },
      { ...b, startMinute: 742, endMinute: 800 },
    );
    expect(auditDocument(late, base).map(({ kind }) => kind)).toEqual(['unreachable']);
  });

  test('every kind of finding is found by one of the cases above', async () => {
    const { findingKinds } = await import('@wayfare/contracts/vocabulary');
    expect(new Set(broken.map(({ kind }) => kind))).toEqual(new Set(findingKinds));
  });

  test('the gravest come first, ids differ, and facts carry what a sentence needs', () => {
    const document = withItems({ ...a, cost: euros(20_000) }, { ...b, startMinute: 650 });
    const findings = auditDocument(document, withFacts('a', { openings: [], booking: 'advised' }));
    expect(findings.map(({ kind }) => kind)).toEqual(['closed', 'overlap', 'over_budget', 'booking_needed']);
    expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
    expect(findings[1]?.facts).toEqual({ title: 'Visit a', on: '2027-05-03', minutes: 10, other: 'Visit b' });
    expect(findings[1]?.itemIds).toEqual(['a', 'b']);
  });

  test('on a holiday what is only the custom is no severe fault, and says what is usual', () => {
    const usual = (facts: ItemFacts) =>
      auditDocument(sampleDocument(), withFacts('a', { ...facts, unsureOn: 'Christmas Day' })).map(
        ({ severity, facts: { usual: says } }) => [severity, says],
      );
    expect(usual({ openings: [] })).toEqual([['warning', 'closed']]);
    expect(usual({ openings: [{ fromMinute: 900, untilMinute: 1000 }] })).toEqual([['warning', 'shorter']]);
    expect(usual(openAllDay)).toEqual([['hint', undefined]]);
  });

  test('two feasts on one day are two findings, and one that lasts is told once', () => {
    const feasts = ['Eid al-Fitr', 'Nyepi'].map((name) => ({ name, tell: `${name} is today.` }));
    const greatDays = { d1: feasts, d2: feasts.slice(0, 1) };
    const findings = auditDocument(sampleDocument(), { ...base, greatDays });
    expect(findings.map(({ facts }) => facts['name'])).toEqual(['Eid al-Fitr', 'Nyepi']);
    expect(new Set(findings.map(({ id }) => id)).size).toBe(2);
  });

  test('a locked item is never moved or taken out by a fix', () => {
    const document = withItems({ ...a, locked: true }, b);
    const [finding] = auditDocument(document, withFacts('a', { openings: [] }));
    expect(finding?.kind).toBe('closed');
    expect(finding?.fix).toBeUndefined();
  });

  test('a closed visit is moved to a day on which it is open', () => {
    const [finding] = auditDocument(
      sampleDocument(),
      withFacts('a', { openings: [], openDayIds: ['d1', 'd3'] }),
    );
    expect(finding?.fix).toEqual({ edit: 'moveItem', itemId: 'a', dayId: 'd3', index: 0 });
  });

  test('costs in other currencies count at their rate; without one they are told', () => {
    const cost = { amountCents: 9000, currency: 'USD' };
    const document = withItems({ ...a, cost: euros(9000) }, { ...b, cost });
    const facts = (knowledge: Knowledge) => auditDocument(document, knowledge)[0]?.facts;
    expect(facts({ ...base, rates: { USD: 0.5 } })).toMatchObject({ costCents: 13_500, overCents: 3500 });
    expect(facts(base)).toBeUndefined();
    expect(facts({ ...base, budget: euros(8000) })).toMatchObject({ costCents: 9000, costsWithoutRate: 1 });
  });
});

describe('previewShift', () => {
  test('tells what breaks on the new dates, what stays broken and what is mended', () => {
    const before = withFacts('b', { openings: [] });
    const after = withFacts('c', { openings: [] });
    const preview = previewShift(sampleDocument(), '2027-05-10', before, after);
    if ('refused' in preview) throw new Error(preview.refused);
    expect(preview.breaks.map(({ id }) => id)).toEqual(['closed:d2:c']);
    expect(preview.mends.map(({ id }) => id)).toEqual(['closed:d1:b']);
    expect(preview.stays).toEqual([]);
    expect(preview.document.plan?.days[1]?.on).toBe('2027-05-11');
    expect(previewShift(sampleDocument(), 'soon', base, base)).toHaveProperty('refused');
  });
});

test('of named days only what concerns them or the whole trip is told', () => {
  const knowledge = { ...withFacts('c', { openings: [] }), budget: { amountCents: 0, currency: 'EUR' } };
  const document = withItems({ ...a, cost: euros(500) }, { ...b, startMinute: 630 });
  const all = auditDocument(document, knowledge);
  const others = new Set(all.flatMap(({ dayId }) => (dayId && dayId !== 'd1' ? [dayId] : [])));
  expect(others.size).toBeGreaterThan(0);
  const told = auditDocument(document, knowledge, new Set(['d1']));
  expect(told).toEqual(all.filter(({ dayId }) => dayId === undefined || dayId === 'd1'));
  expect(told.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['overlap', 'over_budget']));
});
