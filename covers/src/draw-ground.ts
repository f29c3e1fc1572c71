import { short } from './brush.ts';
import { coverHeight, coverWidth } from './cover-scene.ts';
import type { CoverScene } from './cover-scene.ts';
import type { CoverPalette } from './cover-palette.ts';
import { drawTree, treesOf } from './draw-trees.ts';
import type { DrawnTrees } from './draw-trees.ts';
import { mixColours, shadeColour } from './mix-colours.ts';
import type { Random } from './seeded-random.ts';

/** The land before a town that lies at no water: two or three soft swells, a winding path or dunes. */
export function drawGround(scene: CoverScene, palette: CoverPalette, top: number, random: Random): string {
  const swell = (y: number, lift: number, colour: string): string => {
    const bend = random.between(0.3, 0.7) * coverWidth;
    return `<path d="M0 ${short(y)}C${short(bend * 0.5)} ${short(y - lift)} ${short(bend)} ${short(y - lift)} ${short(bend + 120)} ${short(y)}S${short(coverWidth - 80)} ${short(y + lift)} ${coverWidth} ${short(y - lift * 0.4)}V${coverHeight}H0z" fill="${colour}"/>`;
  };
  const far = mixColours(palette.ground, palette.haze, 0.34);
  const near = shadeColour(palette.ground, -0.09);
  const x = random.between(420, 780);
  const path =
    scene.climate === 'arid'
      ? ''
      : `<path d="M${short(x)} ${top + 6}c60 30-150 50-90 84s220 40 60 ${coverHeight - top - 88}h150c120-60-20-110-120-136s70-44 20-84z" fill="${mixColours(palette.haze, palette.trim, 0.5)}" opacity=".45"/>`;
  return swell(top + 4, 16, far) + swell(top + 48, 24, palette.ground) + path + swell(top + 112, 30, near);
}

/** Trees along a line, smaller and paler or bigger and darker by where they stand. */
export function drawGrove(
  scene: CoverScene,
  countryCode: string,
  palette: CoverPalette,
  grove: { bottom: number; size: number; count: number; depth: number; jitter: number },
  random: Random,
): string {
  const kinds = treesOf(scene, countryCode);
  const trees: DrawnTrees = { leaves: '', evergreens: '', trunks: '', blossoms: '' };
  const flowering = palette.blossom === null ? 0 : scene.season === 'autumn' ? 0.5 : 0.22;
  for (let i = 0; i < grove.count; i++) {
    const x = ((i + random.between(0.05, 0.95)) / grove.count) * coverWidth;
    const size = grove.size * random.between(0.7, 1.2);
    drawTree(
      random.pick(kinds),
      trees,
      x,
      grove.bottom + random.between(0, grove.jitter),
      size,
      random,
      flowering,
    );
  }
  return paintTrees(trees, palette, grove.depth);
}

/** A few big trees, or bushes, at one edge that frame the picture. */
export function drawFrame(
  scene: CoverScene,
  countryCode: string,
  palette: CoverPalette,
  left: boolean,
  random: Random,
): string {
  const trees: DrawnTrees = { leaves: '', evergreens: '', trunks: '', blossoms: '' };
  const kind = treesOf(scene, countryCode)[0]!;
  const bushy = kind === 'round' || kind === 'cherry';
  const green = bushy ? palette.trees : palette.evergreens;
  const dark = mixColours(green, palette.hour === 'night' ? '#060a1e' : '#1b2340', 0.45);
  const at = (away: number): number => (left ? away : coverWidth - away);
  if (bushy) return bushes(at, dark, kind === 'cherry' ? palette.blossom : null, random);
  const big = kind === 'palm' ? 400 : 260;
  for (const [away, share] of [
    [50, 1],
    [128, 0.66],
  ] as const) {
    drawTree(kind, trees, at(away), coverHeight + 14, big * share * random.between(0.9, 1.08), random);
  }
  return paintTrees(trees, { ...palette, trees: dark, evergreens: dark }, 1);
}

/** Round bushes in two tones and a fan of grass. */
function bushes(at: (away: number) => number, dark: string, blossom: string | null, random: Random): string {
  let back = '';
  let front = '';
  let grass = '';
  for (let i = 0; i < 6; i++) {
    const x = at(i * 44 - 8 + random.between(-12, 12));
    const r = (66 - i * 8) * random.between(0.85, 1.15);
    back += `M${short(x - r)} ${coverHeight + 6}a${short(r)} ${short(r * 1.15)} 0 0 1 ${short(r * 2)} 0z`;
    front += `M${short(x - r * 0.55)} ${coverHeight + 6}a${short(r * 0.6)} ${short(r * 0.75)} 0 0 1 ${short(r * 1.2)} 0z`;
    const blade = at(i * 46 + 26);
    const tall = random.between(46, 92);
    const lean = random.between(-26, 26);
    grass += `M${short(blade - 7)} ${coverHeight}q2 ${short(-tall * 0.6)} ${short(lean + 7)} ${short(-tall)}q${short(6 - lean * 0.3)} ${short(tall * 0.5)} ${short(7 - lean * 0.7)} ${short(tall)}z`;
  }
  const light = blossom ?? mixColours(dark, '#ffffff', 0.1);
  return `<path d="${grass}${back}" fill="${dark}"/><path d="${front}" fill="${light}"/>`;
}

export function paintTrees(trees: DrawnTrees, palette: CoverPalette, depth: number): string {
  const leaves = mixColours(palette.haze, palette.trees, depth);
  const trunk = mixColours(leaves, '#2b1d1c', 0.45);
  const blossom = mixColours(palette.haze, palette.blossom ?? palette.trees, depth);
  return (
    (trees.trunks && `<path d="${trees.trunks}" fill="${trunk}"/>`) +
    (trees.evergreens &&
      `<path d="${trees.evergreens}" fill="${mixColours(palette.haze, palette.evergreens, depth)}"/>`) +
    (trees.leaves && `<path d="${trees.leaves}" fill="${leaves}"/>`) +
    (trees.blossoms && `<path d="${trees.blossoms}" fill="${blossom}"/>`)
  );
}
