import { describe, expect, it } from 'vitest';
import { defaultSizes, paneLimits, readSizes, toggleFold } from './pane-sizes.ts';

describe('pane sizes', () => {
  it('are kept as they were, within what a pane can be', () => {
    expect(readSizes({ chat: 350, map: 9000, folded: ['chat', 'nonsense'] }, 1440)).toEqual({
      chat: 350,
      map: paneLimits.map.most,
      folded: ['chat'],
    });
  });

  it('start anew where what was kept is of no use', () => {
    for (const kept of [undefined, 'wide', [], { chat: 'wide', folded: ['chat', 'trip', 'map'] }]) {
      expect(readSizes(kept, 1440)).toEqual(defaultSizes(1440));
    }
  });

  it('leave every pane its least width in the narrowest window that shows all three', () => {
    const { chat, map } = defaultSizes(1024);
    expect(1024 - chat - map).toBeGreaterThanOrEqual(paneLimits.trip.least - 80);
    expect(paneLimits.chat.least + paneLimits.trip.least + paneLimits.map.least).toBeLessThanOrEqual(1024);
  });
});

describe('folding', () => {
  it('brings back what was folded, and never folds the last pane', () => {
    expect(toggleFold(['chat'], 'chat')).toEqual([]);
    expect(toggleFold(['chat'], 'map')).toEqual(['chat', 'map']);
    expect(toggleFold(['chat', 'map'], 'trip')).toEqual(['chat', 'map']);
  });
});
