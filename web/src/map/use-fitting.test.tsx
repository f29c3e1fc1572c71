// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { Map as MapLibre } from 'maplibre-gl';
import { describe, expect, it, vi } from 'vitest';
import '../testing/draw.tsx';
import type { Bounds } from './bounds-of.ts';
import { useFitting } from './use-fitting.ts';

const lisbon: Bounds = [
  [-9.2, 38.7],
  [-9.1, 38.8],
];

/** As much of a map as is brought to places: how wide it stands, and what happens to it. */
function aMap(width: number) {
  const listeners = new Map<string, (event: { originalEvent?: object }) => void>();
  const container = { clientWidth: width };
  const fitBounds = vi.fn();
  const map = {
    on: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    getContainer: () => container,
    fitBounds,
  };
  const happen = (name: string, event = {}) => listeners.get(name)!(event);
  const { result } = renderHook(() => useFitting(map as unknown as MapLibre));
  return { container, fitBounds, happen, ...result.current };
}

describe('a map that goes along with the list', () => {
  it('does so unless it is moved by hand; what is asked for is shown in any case', () => {
    const { fit, follow, happen, fitBounds } = aMap(400);
    follow(lisbon);
    expect(fitBounds).toHaveBeenCalledTimes(1);
    happen('movestart', { originalEvent: {} });
    follow(lisbon);
    expect(fitBounds).toHaveBeenCalledTimes(1);
    fit(lisbon);
    expect(fitBounds).toHaveBeenCalledTimes(2);
    happen('moveend');
    follow(lisbon);
    expect(fitBounds).toHaveBeenCalledTimes(3);
  });

  it('shows what was chosen once it is seen, where it stands behind the list', () => {
    const { fit, happen, container, fitBounds } = aMap(0);
    fit(lisbon);
    happen('resize');
    expect(fitBounds).not.toHaveBeenCalled();
    container.clientWidth = 390;
    happen('resize');
    expect(fitBounds.mock.lastCall?.[0]).toEqual(lisbon);
    happen('resize');
    expect(fitBounds).toHaveBeenCalledTimes(1);
  });
});
