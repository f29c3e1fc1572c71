import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openWorld } from '../places/open-world.ts';
import { goneAfterTest } from '../testing/gone-after-test.ts';
import { testServer } from '../testing/test-server.ts';
import { collectGarbage } from './collect-garbage.ts';
import { restWhenQuiet } from './rest.ts';

function openResting(failing = false) {
  const app = Fastify();
  app.get('/*', () => 'answer');
  const state = { elapsed: 0, rests: 0 };
  const letGo = [
    () => {
      if (failing) throw new Error('held fast');
    },
    () => void (state.rests += 1),
  ];
  const resting = restWhenQuiet(app, { letGo, elapsed: () => state.elapsed });
  goneAfterTest(async () => {
    resting.close();
    await app.close();
  });
  const after = (seconds: number) => {
    state.elapsed += seconds * 1000;
    resting.look();
    return state.rests;
  };
  return { ask: (path: string) => app.inject(path), after };
}

it('rests once in each quiet time', async () => {
  const { ask, after } = openResting();
  expect([after(39), after(1), after(100)]).toEqual([0, 1, 1]);
  await ask('/page');
  expect([after(39), after(1)]).toEqual([1, 2]);
});

it('does not rest while somebody asks, and lets nobody be kept awake who only watches', async () => {
  const { ask, after } = openResting();
  for (let time = 0; time < 5; time += 1) {
    await ask('/page');
    expect(after(39)).toBe(0);
  }
  await ask('/healthz');
  await ask('/readyz');
  expect(after(1)).toBe(1);
});

it('lets go of the rest where one thing cannot be let go of', () => {
  const { after } = openResting(true);
  expect(after(40)).toBe(1);
});

const asked = [
  '/api/cities',
  '/api/city-info/pt-lisbon',
  '/api/top-attractions/portugal/lisbon',
  '/api/day-trips/pt-lisbon',
  '/api/search?q=li',
  '/api/search-wish?q=beach%20in%20thailand',
  '/api/blogs',
  '/api/attraction-info/pt-lisbon/jeronimos-monastery',
  '/art/pt-lisbon.svg',
];

it(
  'nothing holds an atlas that was let go of, and the next one answers as it did',
  { timeout: 60_000 },
  async () => {
    const world = openWorld();
    const { browser } = await testServer({ world });
    const visitor = browser();
    const answers = async () => {
      const texts: string[] = [];
      for (const path of asked) {
        const answer = await visitor.fetch(path);
        expect([path, answer.status]).toEqual([path, 200]);
        texts.push(await answer.text());
      }
      return texts;
    };
    const before = await answers();
    const atlas = new WeakRef(world.atlas());
    const bytes = new WeakRef(world.shared().world);
    world.letGo();
    // What a turn of the loop has looked at is held until it ends.
    await new Promise(setImmediate);
    collectGarbage();
    expect([atlas.deref(), bytes.deref()]).toEqual([undefined, undefined]);
    expect(await answers()).toEqual(before);
  },
);

it('the server rests by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const world = openWorld();
  const letGo = vi.fn(world.letGo);
  const { browser } = await testServer({ world: { ...world, letGo } });
  await browser().get('/api/search?q=kyoto');
  vi.advanceTimersByTime(35_000);
  expect(letGo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(letGo).toHaveBeenCalledOnce();
});
