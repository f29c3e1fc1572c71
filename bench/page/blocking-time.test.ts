import { expect, it } from 'vitest';
import { blockingMs, type TraceEvent } from './blocking-time.ts';

const thread: TraceEvent = {
  name: 'thread_name',
  ph: 'M',
  pid: 1,
  tid: 2,
  args: { name: 'CrRendererMain' },
};
const task = (milliseconds: number, tid = 2): TraceEvent => ({
  name: 'RunTask',
  ph: 'X',
  pid: 1,
  tid,
  tdur: milliseconds * 1000,
});

it('counts what tasks of the main thread take beyond what nobody notices, four times as slow', () => {
  expect(blockingMs([task(20), thread, task(12), task(100, 3), { ...task(50), name: 'Layout' }])).toBe(30);
});
