import { useCallback, useState } from 'react';
import { onDevice, readStored, writeStored } from '../ui/browser-storage.ts';

export const paneNames = ['chat', 'trip', 'map'] as const;
export type PaneName = (typeof paneNames)[number];

/** Widths in pixels of the panes at the sides, the one in the middle takes the rest; and which are folded away. */
export interface PaneSizes {
  chat: number;
  map: number;
  folded: readonly PaneName[];
}

/** How narrow and how wide a pane can be made. */
export const paneLimits = {
  chat: { least: 296, most: 620 },
  trip: { least: 360, most: Number.POSITIVE_INFINITY },
  map: { least: 300, most: 1200 },
} as const;

const key = 'wayfare.panes';

export const clampPane = (name: PaneName, width: number) =>
  Math.round(Math.max(paneLimits[name].least, Math.min(paneLimits[name].most, width)));

/** What fits a window of this width. */
export const defaultSizes = (windowWidth: number): PaneSizes => ({
  chat: Math.min(400, clampPane('chat', windowWidth * 0.26)),
  map: clampPane('map', windowWidth * 0.38),
  folded: [],
});

/** Sizes as they were kept; whatever cannot be used of them is as it would be without. */
export function readSizes(kept: unknown, windowWidth: number): PaneSizes {
  const sizes = defaultSizes(windowWidth);
  if (typeof kept !== 'object' || kept === null) return sizes;
  const { chat, map, folded } = kept as Record<string, unknown>;
  const names = Array.isArray(folded) ? paneNames.filter((name) => folded.includes(name)) : [];
  return {
    chat: Number.isFinite(chat) ? clampPane('chat', chat as number) : sizes.chat,
    map: Number.isFinite(map) ? clampPane('map', map as number) : sizes.map,
    folded: names.length < paneNames.length ? names : [],
  };
}

/** Folds a pane away or brings it back; the last one that is open stays. */
export function toggleFold(folded: readonly PaneName[], name: PaneName): readonly PaneName[] {
  if (folded.includes(name)) return folded.filter((other) => other !== name);
  return folded.length < paneNames.length - 1 ? [...folded, name] : folded;
}

/** The sizes of the panes, kept on this device. */
export function usePaneSizes() {
  const [sizes, setSizes] = useState(() => readSizes(readStored(onDevice, key), innerWidth));
  const change = useCallback((make: (sizes: PaneSizes) => PaneSizes) => {
    setSizes((before) => {
      const after = make(before);
      writeStored(onDevice, key, after);
      return after;
    });
  }, []);
  const resize = useCallback(
    (name: 'chat' | 'map', width: number) =>
      change((sizes) => ({ ...sizes, [name]: clampPane(name, width) })),
    [change],
  );
  const fold = useCallback(
    (name: PaneName) => change((sizes) => ({ ...sizes, folded: toggleFold(sizes.folded, name) })),
    [change],
  );
  return { sizes, resize, fold };
}
