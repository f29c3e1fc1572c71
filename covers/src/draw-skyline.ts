import { createBrush } from './brush.ts';
import type { Brush, Ink } from './brush.ts';
import { buildings } from './buildings.ts';
import type { BuildingName } from './buildings.ts';
import { coverWidth } from './cover-scene.ts';
import type { CoverPalette } from './cover-palette.ts';
import { mixColours, shadeColour } from './mix-colours.ts';
import type { Random } from './seeded-random.ts';
import type { TownKit } from './town-kits.ts';

/** A row of buildings that leaves a gap where the landmark stands. */
export interface SkylineRow {
  bottom: number;
  /** 0 far and pale, 1 near and full. */
  depth: number;
  /** 0 a village, 1 a metropolis. */
  size: number;
  /** Where to keep low, from and to. */
  low?: readonly [number, number];
  /** The share of the width that is built. */
  from: number;
  to: number;
}

const fewestTowers = 0.19;

/** How big a town looks, 0–1, by the tenfolds of its people. */
export const townSize = (population: number): number =>
  Math.min(1, Math.max(0, (Math.log10(Math.max(500, population)) - 3.3) / 3.6));

/** Draws one row of a town in the manner of its region. */
export function drawSkyline(
  row: SkylineRow,
  kit: TownKit,
  palette: CoverPalette,
  key: string,
  random: Random,
): string {
  const brush = createBrush();
  const centre = random.between(0.38, 0.62) * coverWidth;
  const start = row.from * coverWidth;
  const end = row.to * coverWidth;
  for (let x = start - 20; x < end;) {
    const middle = Math.exp(-(((x - centre) / (coverWidth * 0.3)) ** 2));
    const inLow = row.low && x > row.low[0] - 30 && x < row.low[1];
    // Towns that hardly build high keep their roofs under the spires.
    const eager = kit.highRise * row.size;
    const highShare =
      eager < fewestTowers ? 0 : eager * (0.16 + 0.84 * middle) * (row.depth < 0.6 ? 1.15 : 0.8);
    const high = !inLow && random.chance(highShare);
    const name: BuildingName = high ? 'tower' : houseOf(kit, random);
    const scale = (0.72 + 0.28 * row.depth) * (1.74 - 0.2 * row.size);
    const width = (high ? random.between(34, 56) : widthOf(name, random)) * scale;
    const height = inLow
      ? random.between(30, 46) * scale
      : high
        ? (72 + 145 * row.size * (0.3 + 0.7 * middle) * random.between(0.55, 1)) * scale
        : (62 + 46 * row.size * random.between(0.3, 1)) *
          scale *
          (name === 'slab' ? random.between(0.9, 1.5) : 1);
    buildings[name](brush, random, x, row.bottom, width, height);
    x +=
      width * (high ? random.between(0.86, 1.25) : random.between(0.92, 1.12)) +
      random.between(0, 10) * (1 - row.size);
  }
  return paint(brush, palette, row.depth, key);
}

function houseOf(kit: TownKit, random: Random): BuildingName {
  const total = kit.houses.reduce((sum, [, weight]) => sum + weight, 0);
  let at = random.next() * total;
  for (const [name, weight] of kit.houses) {
    at -= weight;
    if (at <= 0) return name;
  }
  return kit.houses[0]![0];
}

const wide = new Set<BuildingName>(['mosque', 'onion', 'curvedHouse', 'hillside', 'spireTemple']);
const widthOf = (name: BuildingName, random: Random): number =>
  wide.has(name)
    ? random.between(62, 84)
    : name === 'mansard' || name === 'slab'
      ? random.between(48, 76)
      : random.between(34, 56);

/** Turns a layer's shapes into paths, mixed towards the haze by distance. */
export function paint(brush: Brush, palette: CoverPalette, depth: number, key: string): string {
  const far = (colour: string): string => mixColours(palette.haze, colour, depth);
  const night = palette.hour === 'night';
  const lit = night || palette.hour === 'dusk';
  const colours: Readonly<Record<Ink, string>> = {
    wall0: far(palette.walls[0]),
    wall1: far(palette.walls[1]),
    wall2: far(palette.walls[2]),
    roof: far(palette.roof),
    trim: far(palette.trim),
    shade: far(shadeColour(palette.walls[2], -0.22)),
    glow: lit ? mixColours(palette.window, palette.haze, night ? 0 : 0.1) : far(palette.window),
    windows0: `url(#a${key})`,
    windows1: `url(#b${key})`,
    windows2: `url(#c${key})`,
  };
  const order: readonly Ink[] = [
    'wall0',
    'wall1',
    'wall2',
    'shade',
    'windows0',
    'windows1',
    'windows2',
    'roof',
    'trim',
    'glow',
  ];
  return order
    .flatMap((ink) => {
      const data = brush.strokes.get(ink)?.join('');
      // Far away nobody sees flanks and mouldings.
      if (!data || (depth < 0.6 && (ink === 'shade' || ink === 'trim' || ink === 'glow'))) return [];
      const isWindows = ink.startsWith('windows');
      const opacity =
        ink === 'shade'
          ? ' opacity=".3"'
          : isWindows
            ? ` opacity="${(depth * (lit ? 0.95 : 0.6)).toFixed(2)}"`
            : '';
      return [`<path d="${data}" fill="${colours[ink]}"${opacity}/>`];
    })
    .join('');
}

/** Three patterns of windows; at dusk and night some are lit and some are not. */
export function windowPatterns(palette: CoverPalette, key: string, random: Random): string {
  const lit = palette.hour === 'night' || palette.hour === 'dusk';
  const share = palette.hour === 'night' ? 0.5 : lit ? 0.42 : 1;
  return ['a', 'b', 'c']
    .map((name, i) => {
      const [stepX, stepY, width, height] = [
        [14, 19, 6, 9],
        [12, 16, 5, 7],
        [18, 18, 10, 5],
      ][i] as [number, number, number, number];
      let data = '';
      for (let column = 0; column < 4; column++) {
        for (let rowAt = 0; rowAt < 4; rowAt++) {
          if (random.chance(share))
            data += `M${column * stepX + 3} ${rowAt * stepY + 4}h${width}v${height}h-${width}z`;
        }
      }
      return `<pattern id="${name}${key}" width="${stepX * 4}" height="${stepY * 4}" patternUnits="userSpaceOnUse"><path d="${data}" fill="${palette.window}"/></pattern>`;
    })
    .join('');
}
