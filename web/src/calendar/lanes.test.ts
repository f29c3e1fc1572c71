import { describe, expect, it } from 'vitest';
import { inLanes } from './lanes.ts';

const span = (fromMinute: number, untilMinute: number) => ({ fromMinute, untilMinute });
const laid = (...spans: ReturnType<typeof span>[]) => inLanes(spans).map(({ lane, lanes }) => [lane, lanes]);

describe('lanes', () => {
  it('give what stands alone the whole width, and what overlaps a share of it', () => {
    expect(laid(span(0, 60), span(60, 120))).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(laid(span(0, 90), span(60, 120), span(90, 150), span(200, 260))).toEqual([
      [0, 2],
      [1, 2],
      [0, 2],
      [0, 1],
    ]);
  });

  it('count what is short as long as it is drawn', () => {
    expect(laid(span(0, 5), span(10, 60))).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });
});
