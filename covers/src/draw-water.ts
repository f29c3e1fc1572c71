import { short } from './brush.ts';
import { coverHeight, coverWidth } from './cover-scene.ts';
import type { CoverPalette } from './cover-palette.ts';
import { mixColours } from './mix-colours.ts';
import type { Random } from './seeded-random.ts';
import type { TownKit } from './town-kits.ts';

/** A sheet of water from `top` to the lower edge: the light's path on it, glints, reflections and boats. */
export function drawWater(
  top: number,
  palette: CoverPalette,
  kit: TownKit,
  sunX: number,
  key: string,
  random: Random,
): { definitions: string; shapes: string } {
  const definitions =
    `<linearGradient id="w${key}" x2="0" y2="1"><stop stop-color="${palette.waterTop}"/>` +
    `<stop offset=".9" stop-color="${palette.waterBottom}"/></linearGradient>`;
  const night = palette.hour === 'night';
  const lit = night || palette.hour === 'dusk';
  const glints = dashes(18, [0, coverWidth], top, [16, 70], random);
  const path = dashes(15, [sunX - 70, sunX + 70], top, [18, 90], random);
  const lamps = lit ? streaks(top, random) : '';
  const shapes =
    `<path d="M0 ${top}h${coverWidth}V${coverHeight}H0z" fill="url(#w${key})"/>` +
    `<path d="M0 ${top}h${coverWidth}v14q-300 8-600 0t-600 0z" fill="${mixColours(palette.walls[2], palette.waterBottom, 0.55)}" opacity=".35"/>` +
    (lamps && `<path d="${lamps}" fill="${palette.window}" opacity="${night ? 0.32 : 0.24}"/>`) +
    `<path d="${glints}" fill="${mixColours(palette.haze, '#ffffff', 0.4)}" opacity="${night ? 0.2 : 0.42}"/>` +
    `<path d="${path}" fill="${palette.sun}" opacity="${night ? 0.5 : 0.72}"/>` +
    boats(top, palette, kit, random);
  return { definitions, shapes };
}

/** Short flat lenses that grow towards the viewer. */
function dashes(
  count: number,
  [from, to]: readonly [number, number],
  top: number,
  [small, large]: readonly [number, number],
  random: Random,
): string {
  const depth = coverHeight - top;
  let data = '';
  for (let i = 0; i < count; i++) {
    const near = random.next() ** 0.8;
    const width = small + (large - small) * near * random.between(0.5, 1);
    const x = random.between(from, to) - width / 2;
    const y = top + 10 + near * (depth - 18);
    const thick = 1 + near * 2.4;
    data += `M${short(x)} ${short(y)}q${short(width / 2)} ${short(-thick)} ${short(width)} 0q${short(-width / 2)} ${short(thick)} ${short(-width)} 0z`;
  }
  return data;
}

/** Lights of the town drawn out on the water. */
function streaks(top: number, random: Random): string {
  let data = '';
  for (let i = 0; i < 20; i++) {
    const x = random.whole(10, coverWidth - 10);
    const length = random.whole(18, 70);
    data += `M${x} ${top + 4}h${random.whole(2, 5)}l-1 ${length}h-2z`;
  }
  return data;
}

const hulls: Readonly<
  Record<TownKit['boat'], (x: number, y: number, s: number) => { hull: string; sail: string }>
> = {
  sail: (x, y, s) => ({
    hull: `M${short(x - 22 * s)} ${short(y)}h${short(44 * s)}l${short(-7 * s)} ${short(9 * s)}h${short(-29 * s)}z`,
    sail: `M${short(x)} ${short(y - 3 * s)}v${short(-54 * s)}q${short(22 * s)} ${short(26 * s)} ${short(20 * s)} ${short(54 * s)}zM${short(x - 3 * s)} ${short(y - 3 * s)}v${short(-44 * s)}q${short(-16 * s)} ${short(22 * s)} ${short(-18 * s)} ${short(44 * s)}z`,
  }),
  junk: (x, y, s) => ({
    hull: `M${short(x - 30 * s)} ${short(y - 8 * s)}q${short(8 * s)} ${short(16 * s)} ${short(18 * s)} ${short(17 * s)}h${short(26 * s)}q${short(14 * s)} ${short(-4 * s)} ${short(18 * s)} ${short(-22 * s)}l${short(-12 * s)} ${short(8 * s)}h${short(-36 * s)}z`,
    sail: [
      [-16, 40],
      [8, 54],
    ]
      .map(
        ([dx, h]) =>
          `M${short(x + dx! * s)} ${short(y - 8 * s)}v${short(-h! * s)}q${short(20 * s)} ${short(8 * s)} ${short(18 * s)} ${short(h! * 0.55 * s)}q0 ${short(14 * s)} ${short(-6 * s)} ${short(h! * 0.45 * s)}z`,
      )
      .join(''),
  }),
  dhow: (x, y, s) => ({
    hull: `M${short(x - 32 * s)} ${short(y - 6 * s)}q${short(12 * s)} ${short(15 * s)} ${short(22 * s)} ${short(15 * s)}h${short(22 * s)}q${short(14 * s)} ${short(-2 * s)} ${short(20 * s)} ${short(-18 * s)}q${short(-22 * s)} ${short(9 * s)} ${short(-64 * s)} ${short(3 * s)}z`,
    sail: `M${short(x - 20 * s)} ${short(y - 8 * s)}q${short(4 * s)} ${short(-40 * s)} ${short(36 * s)} ${short(-60 * s)}q${short(10 * s)} ${short(34 * s)} ${short(-2 * s)} ${short(60 * s)}z`,
  }),
  longtail: (x, y, s) => ({
    hull: `M${short(x - 40 * s)} ${short(y - 14 * s)}q${short(10 * s)} ${short(20 * s)} ${short(26 * s)} ${short(20 * s)}h${short(44 * s)}l${short(12 * s)} ${short(-10 * s)}h${short(-62 * s)}q${short(-12 * s)} ${short(-2 * s)} ${short(-20 * s)} ${short(-10 * s)}z`,
    sail: `M${short(x - 8 * s)} ${short(y - 4 * s)}v${short(-15 * s)}q${short(19 * s)} ${short(-7 * s)} ${short(38 * s)} 0v${short(15 * s)}h${short(-3 * s)}v${short(-11 * s)}h${short(-32 * s)}v${short(11 * s)}z`,
  }),
  ferry: (x, y, s) => ({
    hull: `M${short(x - 46 * s)} ${short(y - 6 * s)}h${short(92 * s)}l${short(-9 * s)} ${short(15 * s)}h${short(-74 * s)}z`,
    sail: `M${short(x - 34 * s)} ${short(y - 7 * s)}v${short(-11 * s)}h${short(62 * s)}v${short(11 * s)}zM${short(x - 22 * s)} ${short(y - 19 * s)}v${short(-9 * s)}h${short(32 * s)}v${short(9 * s)}zM${short(x - 4 * s)} ${short(y - 28 * s)}v${short(-11 * s)}h${short(9 * s)}v${short(11 * s)}z`,
  }),
};

function boats(top: number, palette: CoverPalette, kit: TownKit, random: Random): string {
  const depth = coverHeight - top;
  let hull = '';
  let sail = '';
  for (let i = 0; i < random.whole(2, 4); i++) {
    const near = random.between(0.12, 0.72);
    const boat = hulls[kit.boat](random.between(90, coverWidth - 90), top + depth * near, 0.42 + near * 0.95);
    hull += boat.hull;
    sail += boat.sail;
  }
  const dark = mixColours(palette.waterBottom, '#1d2038', 0.62);
  const cloth =
    palette.hour === 'night'
      ? mixColours(palette.haze, '#e9e4d8', 0.35)
      : mixColours(palette.trim, palette.haze, 0.2);
  return `<path d="${sail}" fill="${cloth}"/><path d="${hull}" fill="${dark}"/>`;
}
