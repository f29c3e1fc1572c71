import { describe, expect, it } from 'vitest';
import { countDays } from './count-days.ts';
import { dayCountRepo } from './day-count.repo.ts';
import { testServer } from '../testing/test-server.ts';

describe('page views', () => {
  it('are counted by day and path, without the query', async () => {
    const server = await testServer();
    const visitor = server.browser();
    for (const path of ['/mytrips?login=true', '/mytrips', '/']) {
      expect((await visitor.post('/api/log-view', { path })).status).toBe(204);
    }
    const views = () => server.db.selectFrom('day_counts').selectAll().orderBy('name').execute();
    await expect.poll(views, { timeout: 5000 }).toEqual([
      { day: '2026-05-01', what: 'view', name: '/', count: 1 },
      { day: '2026-05-01', what: 'view', name: '/mytrips', count: 2 },
    ]);
    expect((await visitor.post('/api/log-view', {})).status).toBe(400);
  });

  it('that cannot be written take no others along', async () => {
    const { app, db, clock } = await testServer();
    const counting = countDays(dayCountRepo(db), clock.now, app.log);
    for (const path of ['/1', '/2', '/3']) counting.count('view', path);
    // Nothing that is counted today cannot be written; this stands for what is some day.
    counting.count(null as never, 'poison');
    for (const path of ['/4', '/2']) counting.count('view', path);
    await counting.close();
    const rows = await db.selectFrom('day_counts').select(['name', 'count']).orderBy('name').execute();
    expect(rows.map(({ name, count }) => `${name} ${count}`)).toEqual(['/1 1', '/2 2', '/3 1', '/4 1']);
  });
});
