import { expect, test } from 'vitest';
import type { Knowledge } from '../knowledge.ts';
import { sampleDocument, sampleItem, sampleTravel } from '../sample-document.ts';
import { auditDocument } from './audit-document.ts';

test('a crowded day has a way looked up a few times for each item, not for each pair of them', () => {
  let asked = 0;
  const knowledge: Knowledge = {
    items: {},
    travel: (from, to) => {
      asked += 1;
      return sampleTravel(from, to);
    },
  };
  const items = Array.from({ length: 40 }, (_, index) =>
    sampleItem(`x${index}`, 560 + index * 15, 580 + index * 15, index % 4),
  );
  const document = sampleDocument();
  const [first, ...rest] = document.plan!.days;
  const days = [{ ...first!, items }, ...rest];
  const findings = auditDocument({ ...document, plan: { schemaVersion: 1, days } }, knowledge);
  expect(findings.filter(({ kind }) => kind === 'overlap').length).toBeGreaterThan(30);
  expect(asked).toBeLessThan(items.length * 10);
});
