import { limits } from '@wayfare/contracts/limits';
import { expect, it } from 'vitest';
import { toTracks } from './track-lines.ts';

type Line = [number, number][];

const zigzag = (count: number): Line =>
  Array.from({ length: count }, (_, index) => [index / 1000, (index % 2) / 1000]);

it('keeps a short line as it is, without points that say the same twice', () => {
  const [track] = toTracks([
    {
      name: 'Walk',
      lines: [
        [
          [1, 2],
          [1, 2],
          [1.5, 2.5],
        ],
      ],
    },
  ]);
  expect(track).toEqual({
    id: 'track1',
    name: 'Walk',
    points: [
      [1, 2],
      [1.5, 2.5],
    ],
  });
});

it('keeps both ends and every corner of a long recording, and leaves out what is as good as straight', () => {
  const corner: Line = Array.from({ length: 3001 }, (_, index) => [
    Math.min(index, 1500) / 1500,
    Math.max(0, index - 1500) / 1500,
  ]);
  const [track] = toTracks([{ name: 'Corner', lines: [corner] }]);
  expect(track!.points.length).toBeLessThanOrEqual(limits.trackPoints);
  for (const point of [
    [0, 0],
    [1, 0],
    [1, 1],
  ])
    expect(track!.points).toContainEqual(point);
});

it('keeps no more points than a trip may hold, however wild the line', () => {
  const [track] = toTracks([{ name: 'Wild', lines: [zigzag(50_000)] }]);
  expect(track!.points).toHaveLength(limits.trackPoints);
  expect(track!.points.at(-1)).toEqual([49.999, 0.001]);
});

it('makes each part of a broken recording a track, and none of a part that leads nowhere', () => {
  const tracks = toTracks([
    {
      name: 'Ride',
      lines: [
        [
          [1, 1],
          [2, 2],
        ],
        [[3, 3]],
        [
          [4, 4],
          [5, 5],
        ],
      ],
    },
  ]);
  expect(tracks.map(({ name }) => name)).toEqual(['Ride (1)', 'Ride (2)']);
});
