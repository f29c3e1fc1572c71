import type { PlanItem } from '@wayfare/contracts/plan';
import { expect, test } from 'vitest';
import { sampleDay, sampleDocument, sampleItem } from '../sample-document.ts';
import { auditDocument } from './audit-document.ts';

const place: NonNullable<PlanItem['place']> = {
  name: 'Roscioli',
  kind: 'restaurant',
  latitude: 45.001,
  longitude: 9,
  status: 'found',
  source: { name: 'openstreetmap', id: 'node/1', on: '2026-05-12' },
};
const [a, b] = [sampleItem('a', 600, 660), sampleItem('b', 690, 780)].map((item) => ({ ...item, place }));
const document = {
  ...sampleDocument(),
  plan: { schemaVersion: 1 as const, days: [sampleDay('d1', '2027-05-03', null, [a!, b!])] },
};

test('hours of a source that is not the atlas are told with who said so and when', () => {
  const hoursFrom = { name: 'openstreetmap', on: '2026-05-12' };
  for (const openings of [[], [{ fromMinute: 1100, untilMinute: 1300 }]]) {
    const findings = auditDocument(document, { items: { b: { openings, hoursFrom } } });
    const finding = findings.find(({ kind }) => kind === 'closed' || kind === 'outside_hours');
    expect(finding!.facts).toMatchObject({ hoursFrom: 'openstreetmap', hoursFromOn: '2026-05-12' });
  }
});

test('the same found place twice is told, whatever it is called', () => {
  const findings = auditDocument(document, {});
  expect(findings.find(({ kind }) => kind === 'visited_twice')!.itemIds).toEqual(['a', 'b']);
});
