import { describe, expect, it } from 'vitest';
import { drawLand } from './draw-land.ts';
import { greatCirclePath } from './great-circle-path.ts';
import { frameMap } from './map-frame.ts';

const size = { width: 800, height: 500, padding: 60, leastMeters: 60_000 };
const tokyo = { lat: 35.68, lon: 139.69 };
const osaka = { lat: 34.69, lon: 135.5 };
const fiji = { lat: -18.1, lon: 178.4 };
const samoa = { lat: -13.8, lon: -171.8 };

const numbersOf = (path: string) => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

describe('the frame of a map', () => {
  it('holds every point within its padding, north up', () => {
    const frame = frameMap([tokyo, osaka], size);
    const [[x1, y1], [x2, y2]] = [frame.project(tokyo), frame.project(osaka)];
    for (const [x, y] of [
      [x1, y1],
      [x2, y2],
    ] as const) {
      expect(x).toBeGreaterThan(59);
      expect(x).toBeLessThan(741);
      expect(y).toBeGreaterThan(59);
      expect(y).toBeLessThan(441);
    }
    expect(x1).toBeGreaterThan(x2);
    expect(y1).toBeLessThan(y2);
  });

  it('goes over the date line the short way', () => {
    const frame = frameMap([fiji, samoa], size);
    expect(frame.lonSpan).toBeLessThan(20);
    expect(frame.project(samoa)[0]).toBeGreaterThan(frame.project(fiji)[0]);
  });

  it('does not look closer than it is told to', () => {
    const frame = frameMap([tokyo], size);
    expect(frame.metersPerUnit * frame.width).toBeCloseTo(60_000, -2);
  });
});

describe('the land in a frame', () => {
  it('stays within the frame and a little beyond', () => {
    const { land, lines } = drawLand(frameMap([tokyo, osaka], size));
    expect(land.length).toBeGreaterThan(500);
    const within = numbersOf(land).filter((value) => value < -6.1 || value > 806.1);
    expect(within).toEqual([]);
    expect(lines).not.toContain('Z');
  });

  it('draws no coast across the map where it crosses the date line', () => {
    const frame = frameMap([fiji, samoa], { ...size, leastMeters: 4_000_000 });
    for (const run of drawLand(frame).lines.split('M').slice(1)) {
      const xs = run.split('L').map((point) => Number(point.split(' ')[0]));
      const steps = xs.slice(1).map((x, index) => Math.abs(x - xs[index]!));
      expect(Math.max(...steps)).toBeLessThan(frame.width / 2);
    }
  });

  it('is all land close up, where the coastline is too coarse to be right', () => {
    expect(drawLand(frameMap([tokyo], { ...size, leastMeters: 2000 }))).toEqual({
      land: 'M0 0L800 0L800 500L0 500Z',
      lines: '',
    });
  });
});

it('bends a long way as the globe does', () => {
  const way = greatCirclePath({ lat: 50, lon: 0 }, { lat: 50, lon: 90 });
  expect(way[0]!.lat).toBeCloseTo(50);
  expect(way[Math.floor(way.length / 2)]!.lat).toBeGreaterThan(58);
});
