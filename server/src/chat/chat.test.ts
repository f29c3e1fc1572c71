import { endpoints } from '@wayfare/contracts/endpoints';
import { describe, expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';

const question = 'Five days in Kyoto in October for two people who like food and temples';

describe('the assistant', () => {
  it('answers a first request with a whole trip, in the form of the contract', async () => {
    const visitor = (await testServer()).browser();
    const { status, json } = await visitor.post('/api/ask', { question });
    expect(status).toBe(200);
    const answer = endpoints.ask.answer.parse(json);
    expect(answer.trip.stops.map((stop) => stop.place.placeId)).toContain('jp-kyoto');
    expect(answer.plan?.days.length).toBeGreaterThanOrEqual(5);
    expect(answer.engine).toBe('embedded');
    expect(answer.text.length).toBeGreaterThan(40);
  });

  it('streams the same answer as it is made, to whoever asks for a stream', async () => {
    const visitor = (await testServer()).browser();
    const response = await visitor.fetch('/api/ask', {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json', origin: visitor.origin },
      body: JSON.stringify({ question }),
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const events = (await response.text()).split('\n\n').filter(Boolean);
    const names = events.map((event) => /^event: (\w+)/.exec(event)?.[1]);
    expect(names[0]).toBe('text');
    expect(names).toContain('edits');
    expect(names.at(-1)).toBe('done');
    const done = endpoints.ask.answer.parse(JSON.parse(/data: (.*)$/.exec(events.at(-1)!)![1]!));
    const pieces = events
      .filter((event) => event.startsWith('event: text'))
      .map((event) => JSON.parse(event.slice(event.indexOf('data: ') + 6)) as string);
    expect(pieces.join('')).toBe(done.text);
  });

  describe('is asked', () => {
    const short = { question: 'What to eat in Osaka?', secondary: true };
    type Server = Awaited<ReturnType<typeof testServer>>;
    /** As if a sender had written so many messages ten minutes ago. */
    const sentBefore = (server: Server, sender: string, count: number) => {
      const at = server.clock.now() - 600_000;
      const rows = Array.from({ length: count }, (_, n) => ({ sender, at: at + n }));
      return server.db.insertInto('chat_sends').values(rows).execute();
    };
    const senderLike = async (server: Server, kind: string) => {
      const rows = await server.db.selectFrom('chat_sends').select('sender').orderBy('at', 'desc').execute();
      return rows.find(({ sender }) => sender.startsWith(kind))!.sender;
    };

    it('fifty times an hour by a visitor, and two hundred times by whoever is signed in', async () => {
      const server = await testServer();
      const visitor = server.browser();
      await visitor.post('/api/ask', short);
      await sentBefore(server, await senderLike(server, 'visitor:'), 49);
      const refused = await visitor.post('/api/ask', { question });
      expect([refused.status, refused.json.error.code]).toEqual([429, 'too_many_requests']);
      expect(refused.json.error.message).toBe(
        'You have sent 50 messages in the last hour. You can send the next one in 50 minutes. ' +
          'Signing in raises the limit to 200 messages an hour.',
      );
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(2900);
      const ada = await server.signedIn('Ada');
      expect((await ada.post('/api/ask', short)).status).toBe(200);
      server.clock.forward(3_000_000);
      expect((await visitor.post('/api/ask', short)).status).toBe(200);
    });

    it('by each person of a household fifty times, streamed or not', async () => {
      const server = await testServer();
      const [first, second] = [server.browser(), server.browser()];
      const streamed = await first.fetch('/api/ask', {
        method: 'POST',
        headers: { accept: 'text/event-stream', 'content-type': 'application/json', origin: server.origin },
        body: JSON.stringify(short),
      });
      await streamed.text();
      expect(streamed.headers.getSetCookie()[0]).toMatch(
        /^wayfare_visitor=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
      );
      await sentBefore(server, await senderLike(server, 'visitor:'), 49);
      expect((await first.post('/api/ask', short)).status).toBe(429);
      expect((await second.post('/api/ask', short)).status).toBe(200);
      expect((await second.post('/api/ask', short)).headers.getSetCookie()).toEqual([]);
      const kept = await server.db.selectFrom('chat_sends').select('sender').execute();
      expect(JSON.stringify(kept)).not.toContain(first.cookies.get('wayfare_visitor')!.value);
      expect(JSON.stringify(kept)).not.toContain('127.0.0.1');
    });

    it('fifty times by those who throw their cookie away, and five hundred times from one address', async () => {
      const server = await testServer();
      const regular = server.browser();
      await regular.post('/api/ask', short);
      await sentBefore(server, await senderLike(server, 'newcomers:'), 49);
      const refused = await server.browser().post('/api/ask', short);
      expect(refused.status).toBe(429);
      expect(refused.json.error.message).toContain('from your network');
      expect((await regular.post('/api/ask', short)).status).toBe(200);
      await sentBefore(server, await senderLike(server, 'address:'), 498);
      expect((await regular.post('/api/ask', short)).status).toBe(429);
      const ada = await server.signedIn('Ada');
      expect((await ada.post('/api/ask', short)).status).toBe(200);
    });

    it('fifty times, whatever is sent at once', async () => {
      const server = await testServer();
      const visitor = server.browser();
      await visitor.post('/api/ask', short);
      await sentBefore(server, await senderLike(server, 'visitor:'), 45);
      const answers = await Promise.all(Array.from({ length: 12 }, () => visitor.post('/api/ask', short)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    });
  });

  it('refuses what is no question, and conversations beyond measure', async () => {
    const visitor = (await testServer()).browser();
    for (const body of [
      {},
      { question: '   ' },
      { question: 'x'.repeat(5000) },
      { question: 'a', surprise: 1 },
    ]) {
      expect((await visitor.post('/api/ask', body)).status).toBe(400);
    }
    const history = Array.from({ length: 20 }, () => ({ role: 'user', text: 'y'.repeat(3000) }));
    const long = await visitor.post('/api/ask', { question: 'and now?', history });
    expect([long.status, long.json.error.issues[0].path]).toEqual([400, 'history']);
  });
});

describe('the best order of a day', () => {
  it('keeps every item and tells what it gained', async () => {
    const visitor = (await testServer()).browser();
    const { json } = await visitor.post('/api/ask', { question: 'Two days in Lisbon' });
    const planDay = json.plan.days.toSorted(
      (a: { items: [] }, b: { items: [] }) => b.items.length - a.items.length,
    )[0];
    const answer = await visitor.post('/api/optimize-route', { planDay });
    expect(answer.status).toBe(200);
    const { planDay: ordered } = endpoints.optimizeRoute.answer.parse(answer.json);
    const ids = (day: { items: { id: string }[] }) => day.items.map((item) => item.id).sort();
    expect(ids(ordered)).toEqual(ids(planDay));
  });

  it('tells what a plan is judged by: hours on its dates, ways between its places, meals, budget', async () => {
    const visitor = (await testServer()).browser();
    const place = (slug: string, name: string, latitude: number, longitude: number) => ({
      ...{ placeId: `jp-kyoto/${slug}`, name, kind: 'attraction', latitude, longitude, status: 'atlas' },
    });
    const stays = [
      [place('nijo-castle', 'Nijo Castle', 35.0142, 135.7481), place('nowhere', 'Nowhere', 35.0, 135.75)],
    ];
    const request = { budget: { amount: 100, currency: 'EUR', per: 'day' }, adults: 2 };
    const dates = ['2027-05-03', '2027-05-04', '2027-12-30'];
    const body = { stays, dates, request, dayCount: 3, currencies: ['JPY'] };
    const { status, json } = await visitor.post('/api/plan-facts', body);
    expect(status).toBe(200);
    const facts = endpoints.planFacts.answer.parse(json);
    expect(facts.places.map(({ placeId }) => placeId)).toEqual(['jp-kyoto/nijo-castle']);
    const [castle] = facts.places;
    expect(castle?.hours.flatMap((one) => one.dates).sort()).toEqual(dates);
    expect(
      castle?.hours.find((one) => one.dates.includes('2027-05-03'))?.windows[0]?.fromMinute,
    ).toBeGreaterThan(400);
    expect(facts.ways[0]?.map(([from, to]) => [from, to])).toEqual([[0, 1]]);
    expect(facts.ways[0]?.[0]?.[2].minutes).toBeGreaterThan(5);
    expect(facts.budget).toEqual({ amountCents: 30_000, currency: 'EUR' });
    expect(facts.rates['JPY']).toBeGreaterThan(0);
    const tooMany = { ...body, stays: Array.from({ length: 11 }, () => Array(100).fill(stays[0]![0])) };
    expect((await visitor.post('/api/plan-facts', tooMany)).status).toBe(400);
  });
});
