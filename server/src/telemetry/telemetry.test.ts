import { describe, expect, it } from 'vitest';
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
});
