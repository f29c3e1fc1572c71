import type { AdminOverview } from '@wayfare/contracts/admin-endpoints';
import type { ModelUsageRepo } from '../chat/model-usage.repo.ts';
import type { DayCountRepo } from '../telemetry/day-count.repo.ts';
import type { DayTotalRepo } from './day-total.repo.ts';

export interface OverviewNeeds {
  made: Pick<DayTotalRepo, 'newByDay' | 'totals'>;
  figures: DayCountRepo;
  /** Writes the figures that wait, so that an admin sees what has just happened. */
  writeFigures: () => Promise<void>;
  /** Pages that listen for messages on this instance. */
  openPages: () => number;
  modelUsage: Pick<ModelUsageRepo, 'since'>;
  /** How the services outside are doing, as far as this instance knows. */
  services: () => AdminOverview['services'];
  now: () => number;
}

const dayMs = 86_400_000;
const topRows = 15;

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

type Usage = Awaited<ReturnType<ModelUsageRepo['since']>>;

/** The use of each model, its days put together. */
function sumUsage(rows: Usage): AdminOverview['models'] {
  const sums = new Map<string, AdminOverview['models'][number]>();
  for (const row of rows) {
    const sum = sums.get(row.model);
    sums.set(row.model, {
      model: row.model,
      requests: (sum?.requests ?? 0) + row.requests,
      failures: (sum?.failures ?? 0) + row.failures,
      inputTokens: (sum?.inputTokens ?? 0) + row.input_tokens,
      outputTokens: (sum?.outputTokens ?? 0) + row.output_tokens,
      cost: (sum?.cost ?? 0) + row.cost_micros / 1e6,
    });
  }
  return [...sums.values()];
}

/** What the admin page opens with: totals, and a figure a day of the last `days` days, today included. */
export async function adminOverview(needs: OverviewNeeds, days: number): Promise<AdminOverview> {
  const { made, figures, now } = needs;
  await needs.writeFigures();
  const today = Math.floor(now() / dayMs) * dayMs;
  const first = today - (days - 1) * dayMs;
  const since = dayOf(first);
  const everyDay = Array.from({ length: days }, (_, index) => dayOf(first + index * dayMs));
  const spread = (counts: Map<string, number>) =>
    everyDay.map((day) => ({ day, count: counts.get(day) ?? 0 }));
  const [totals, views, chats, users, trips, pages, referrers, usage] = await Promise.all([
    made.totals(),
    figures.byDay('view', since),
    figures.byDay('chat', since),
    made.newByDay('users', first),
    made.newByDay('trips', first),
    figures.top('view', since, topRows),
    figures.top('referrer', since, topRows),
    needs.modelUsage.since(since),
  ]);
  return {
    since,
    totals: { ...totals, openPages: needs.openPages() },
    views: spread(views),
    chats: spread(chats),
    newTrips: spread(trips),
    newUsers: spread(users),
    topPages: pages.map(({ name, count }) => ({ path: name, count })),
    referrers: referrers.map(({ name, count }) => ({ host: name, count })),
    models: sumUsage(usage),
    services: needs.services(),
  };
}
