import { describe, expect, it } from 'vitest';
import { clientErrorRepo } from './client-error.repo.ts';
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

describe('what anybody can send', () => {
  it('is kept by so many names a day, the others together', async () => {
    const { db } = await testServer();
    const repo = dayCountRepo(db);
    const day = '2026-05-01';
    const viewed = Array.from({ length: 1250 }, (_, n) => ({
      ...{ day, what: 'view' as const, name: `/${n}`, count: n < 100 ? 2 : 1 },
    }));
    const asked = Array.from({ length: 150 }, (_, n) => ({
      ...{ day, what: 'outside' as const, name: `service ${n}`, count: 1 },
    }));
    await repo.add([...viewed, ...asked]);
    await repo.fold(day);
    await repo.add([{ day, what: 'view', name: '/late', count: 3 }]);
    await repo.fold(day);
    const rows = await db.selectFrom('day_counts').select(['what', 'name', 'count']).execute();
    const views = rows.filter(({ what }) => what === 'view');
    expect(views).toHaveLength(101);
    expect(views.find(({ name }) => name === '')!.count).toBe(1152);
    expect(await repo.byDay('view', day)).toEqual(new Map([[day, 1353]]));
    expect((await repo.top('view', day, 1))[0]).toEqual({ name: '/late', count: 3 });
    expect((await repo.top('view', day, 200)).some(({ name }) => name === '')).toBe(false);
    expect(rows).toHaveLength(251);
    expect(await repo.countOn(day, 'outside', 'service 149')).toBe(1);
  });

  it('is kept to so many errors, the latest', async () => {
    const { db, clock } = await testServer();
    const repo = clientErrorRepo(db);
    const now = clock.now();
    for (let at = 1; at <= 1003; at += 1) await repo.add(`error ${at}`, '', now + at);
    await repo.purge(0);
    const kept = await db.selectFrom('client_errors').select('last_at').orderBy('last_at').execute();
    expect([kept.length, kept[0]]).toEqual([1000, { last_at: now + 4 }]);
  });
});
