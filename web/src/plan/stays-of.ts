import type { PlanDay } from '@wayfare/contracts/plan';

/** Days that follow each other in one city. */
export interface Stay {
  key: string;
  city: string | null;
  days: { day: PlanDay; index: number }[];
}

/** The days by the stops they belong to, in their order; a city that is come back to has a stay each time. */
export function staysOf(days: readonly PlanDay[], cityOf: (day: PlanDay) => string | null): Stay[] {
  const stays: Stay[] = [];
  days.forEach((day, index) => {
    const city = cityOf(day);
    const last = stays.at(-1);
    const before = days[index - 1];
    if (last && before?.stopId === day.stopId && last.city === city) last.days.push({ day, index });
    else stays.push({ key: day.id, city, days: [{ day, index }] });
  });
  return stays;
}
