import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ownTurn } from './own-turn.ts';

it('lets others in between of many pieces of work that come at once', async () => {
  const done: string[] = [];
  const large = Promise.all(['one', 'two', 'three'].map((name) => ownTurn().then(() => done.push(name))));
  const small = (async () => {
    for (const name of ['a', 'b', 'c']) {
      await turn();
      done.push(name);
    }
  })();
  await Promise.all([large, small]);
  expect(done).toEqual(['one', 'a', 'two', 'b', 'three', 'c']);
});
