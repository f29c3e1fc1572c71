import type { FindingKind } from '../finding-kind.ts';

/** Something of a solved plan that does not hold. Indexes are those of the problem. */
export interface PlanFinding {
  kind: FindingKind;
  severity: 'severe' | 'warning';
  day?: number;
  places: number[];
  facts: Record<string, number>;
}
