import { short } from './brush.ts';
import type { CoverScene } from './cover-scene.ts';
import { isSnowy } from './cover-palette.ts';
import type { Random } from './seeded-random.ts';

/** Path data of trees, by what colours them. */
export interface DrawnTrees {
  leaves: string;
  evergreens: string;
  trunks: string;
  blossoms: string;
}

type Tree = 'palm' | 'cypress' | 'pine' | 'fir' | 'round' | 'acacia' | 'cherry' | 'cactus' | 'birch';

/** What grows there, commonest first. */
export function treesOf(scene: CoverScene, countryCode: string): readonly Tree[] {
  const code = countryCode.toLowerCase();
  const blossoms = (code === 'jp' || code === 'kr') && scene.season === 'spring';
  if (blossoms) return ['cherry', 'cherry', 'round'];
  switch (scene.climate) {
    case 'tropical':
      return ['palm', 'palm', 'round'];
    case 'arid':
      return code === 'mx' || code === 'us' ? ['cactus', 'cactus', 'round'] : ['palm', 'palm', 'acacia'];
    case 'savanna':
      return ['acacia', 'acacia', 'round'];
    case 'mediterranean':
      return code === 'it' || code === 'fr' || code === 'hr'
        ? ['cypress', 'pine', 'round']
        : scene.coastal
          ? ['palm', 'cypress', 'round']
          : ['cypress', 'round', 'round'];
    case 'cold':
      return ['fir', 'fir', 'birch'];
    case 'highland':
      return Math.abs(scene.latitude) > 20 ? ['fir', 'fir', 'round'] : ['round', 'cactus', 'round'];
    case 'continental':
      return ['round', 'fir', 'birch'];
    default:
      return isSnowy(scene) ? ['round', 'round', 'fir'] : ['round', 'round', 'pine'];
  }
}

/** Draws one tree that stands on `bottom`; `flowering` is the share of leafy trees in blossom or gold. */
export function drawTree(
  kind: Tree,
  into: DrawnTrees,
  x: number,
  bottom: number,
  size: number,
  random: Random,
  flowering = 0,
): void {
  const trunk = (width: number, height: number, lean = 0): void => {
    into.trunks += `M${short(x - width / 2)} ${short(bottom)}q${short(lean * 0.2)} ${short(-height * 0.5)} ${short(lean)} ${short(-height)}h${short(width * 0.7)}q${short(-lean * 0.7)} ${short(height * 0.5)} ${short(width * 0.5 - lean)} ${short(height)}z`;
  };
  const blob = (cx: number, cy: number, r: number, flat = 1): string =>
    `M${short(cx - r)} ${short(cy)}a${short(r)} ${short(r * flat)} 0 1 1 ${short(r * 2)} 0a${short(r)} ${short(r * flat)} 0 1 1 ${short(-r * 2)} 0z`;
  if (kind === 'palm') {
    const lean = random.between(-0.16, 0.16) * size;
    trunk(size * 0.055, size * 0.86, lean);
    into.evergreens += palmCrown(x + lean, bottom - size * 0.86, size * 0.44);
  } else if (kind === 'cypress') {
    into.evergreens += `M${short(x)} ${short(bottom - size)}c${short(size * 0.15)} ${short(size * 0.35)} ${short(size * 0.15)} ${short(size * 0.8)} 0 ${short(size)}c${short(-size * 0.15)} ${short(-size * 0.2)} ${short(-size * 0.15)} ${short(-size * 0.65)} 0 ${short(-size)}z`;
  } else if (kind === 'pine') {
    trunk(size * 0.07, size * 0.72, random.between(-0.1, 0.1) * size);
    into.evergreens +=
      blob(x, bottom - size * 0.76, size * 0.42, 0.42) +
      blob(x - size * 0.2, bottom - size * 0.68, size * 0.26, 0.4);
  } else if (kind === 'fir') {
    trunk(size * 0.07, size * 0.2);
    for (const [top, half, low] of [
      [1, 0.17, 0.58],
      [0.8, 0.24, 0.34],
      [0.58, 0.3, 0.1],
    ] as const) {
      into.evergreens += `M${short(x)} ${short(bottom - size * top)}l${short(size * half)} ${short(size * (top - low))}h${short(-size * half * 2)}z`;
    }
  } else if (kind === 'acacia') {
    trunk(size * 0.06, size * 0.62, random.between(-0.12, 0.12) * size);
    into.leaves +=
      blob(x, bottom - size * 0.66, size * 0.56, 0.24) +
      blob(x + size * 0.16, bottom - size * 0.76, size * 0.34, 0.26);
  } else if (kind === 'cactus') {
    const w = size * 0.13;
    into.evergreens += `M${short(x - w / 2)} ${short(bottom)}v${short(-size * 0.66)}a${short(w / 2)} ${short(w / 2)} 0 0 1 ${short(w)} 0v${short(size * 0.66)}zM${short(x)} ${short(bottom - size * 0.26)}h${short(size * 0.22)}v${short(-size * 0.24)}h${short(w * 0.75)}v${short(size * 0.36)}h${short(-size * 0.26)}zM${short(x)} ${short(bottom - size * 0.14)}h${short(-size * 0.22)}v${short(-size * 0.24)}h${short(-w * 0.75)}v${short(size * 0.34)}h${short(size * 0.26)}z`;
  } else {
    trunk(size * 0.07, size * 0.5);
    const crown =
      kind === 'birch'
        ? blob(x, bottom - size * 0.62, size * 0.22, 1.55)
        : (size > 130
            ? blob(x - size * 0.36, bottom - size * 0.62, size * 0.2) +
              blob(x + size * 0.34, bottom - size * 0.68, size * 0.19) +
              blob(x + size * 0.08, bottom - size * 0.86, size * 0.21) +
              blob(x - size * 0.18, bottom - size * 0.82, size * 0.18)
            : '') +
          blob(x, bottom - size * 0.62, size * 0.33) +
          (size > 64 ? blob(x - size * 0.22, bottom - size * 0.48, size * 0.23) : '') +
          blob(x + size * 0.24, bottom - size * 0.5, size * 0.22);
    if (kind === 'cherry' || random.chance(flowering)) into.blossoms += crown;
    else into.leaves += crown;
  }
}

/** Fronds that arch out and hang; far palms make do with five. */
function palmCrown(x: number, y: number, length: number): string {
  const small = length < 60;
  const fronds = small
    ? ([
        [0.9, 0.2, -0.5],
        [0.72, 0.5, -0.4],
      ] as const)
    : ([
        [1, 0.12, -0.46],
        [0.82, 0.52, -0.42],
        [0.62, -0.5, -0.34],
        [0.2, -0.66, -0.1],
      ] as const);
  let data = '';
  for (const [dx, dy, sag] of fronds) {
    for (const side of [-1, 1]) {
      const ex = dx * length * side;
      const ey = dy * length;
      const bow = sag * length;
      data += `M${short(x)} ${short(y)}q${short(ex * 0.5)} ${short(ey * 0.4 + bow)} ${short(ex)} ${short(ey)}q${short(-ex * 0.45)} ${short(-ey * 0.5 + bow * (small ? 0.4 : 0.52))} ${short(-ex)} ${short(-ey)}z`;
    }
  }
  return data;
}
