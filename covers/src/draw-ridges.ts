import { short } from './brush.ts';
import { coverWidth } from './cover-scene.ts';
import type { CoverScene } from './cover-scene.ts';
import type { CoverPalette } from './cover-palette.ts';
import { isSnowy } from './cover-palette.ts';
import { mixColours } from './mix-colours.ts';
import type { Random } from './seeded-random.ts';

/** How mountainous a place looks: 0 plain, 1 high mountains. */
export function ruggedness(scene: CoverScene, countryCode: string): number {
  const high = Math.min(1, Math.max(0, (scene.elevationMeters - 120) / 1900)) ** 0.75;
  const code = countryCode.toLowerCase();
  const least = scene.climate === 'highland' ? 0.62 : alpine.has(code) ? 0.5 : hilly.has(code) ? 0.4 : 0;
  // A high plain is a plain all the same.
  const most = scene.climate === 'savanna' || flat.has(code) ? 0.34 : 1;
  return Math.min(most, Math.max(least, high));
}

const alpine = new Set('ch at li ad no nz np bt is ge am me fo gl pf hk cl kg tj'.split(' '));
const hilly = new Set('jp kr tw si al mk ba pe ec co gt cr fj ws re lc dm gr cv lb lk ck sc'.split(' '));
const flat = new Set('nl dk ae qa kw bh eg sg mt'.split(' '));
/** Where a lone volcano stands on the skyline. */
const volcanic = new Set('id gt ec ph is ni sv cr re ck vu'.split(' '));

/** Three ridges one behind the other, paler with distance: peaks where the land is high, soft hills where it is low. */
export function drawRidges(
  scene: CoverScene,
  countryCode: string,
  palette: CoverPalette,
  horizon: number,
  random: Random,
): string {
  const rugged = ruggedness(scene, countryCode);
  const cone = volcanic.has(countryCode.toLowerCase()) && random.chance(0.6);
  const layers = [
    { depth: 0.26, rise: 150 + rugged * 190, lift: 0 },
    { depth: 0.46, rise: 104 + rugged * 120, lift: 8 },
    { depth: 0.66, rise: 66 + rugged * 50, lift: 12 },
  ];
  return layers
    .map(({ depth, rise, lift }, i) => {
      const colour = mixColours(palette.haze, palette.ridge, depth);
      const base = horizon + lift + 14;
      const peaked = rugged > 0.42 && i < 2;
      const shape = peaked
        ? peaks(base, rise, colour, palette, depth, isSnowyPeak(scene, rugged), random)
        : hills(base, rise, colour, random);
      const lone = cone && i === 0 ? volcano(base, colour, palette, random) : '';
      return lone + shape + mist(base, palette, i);
    })
    .join('');
}

const isSnowyPeak = (scene: CoverScene, rugged: number): boolean =>
  (scene.season === 'winter' && isSnowy(scene)) ||
  (rugged > 0.58 && !['arid', 'savanna', 'tropical'].includes(scene.climate)) ||
  scene.climate === 'cold';

/** A cone with hollow flanks and a broken rim, a wisp of smoke over it. */
function volcano(base: number, colour: string, palette: CoverPalette, random: Random): string {
  const x = random.between(0.22, 0.78) * coverWidth;
  const height = random.between(225, 290);
  const half = height * random.between(1.35, 1.7);
  const top = base - height;
  const cone = `M${short(x - half)} ${short(base + 30)}q${short(half * 0.72)} ${short(-height * 0.2)} ${short(half - 26)} ${short(-height - 30)}l12 6 12-5 14 6 14-7q${short(half * 0.28)} ${short(height * 0.8)} ${short(half - 26)} ${short(height + 30)}z`;
  const shade = `M${short(x + 4)} ${short(top + 4)}l10-4 12-3q${short(half * 0.28)} ${short(height * 0.8)} ${short(half - 26)} ${short(height + 30)}h${short(-half * 0.62)}q${short(-half * 0.3)} ${short(-height * 0.5)} ${short(-half * 0.38)} ${short(-height)}z`;
  const smoke = `M${short(x)} ${short(top - 4)}c-20-22 26-34 8-58 30 8 20 42 14 58z`;
  const far = mixColours(colour, palette.skyMiddle, 0.12);
  return (
    `<path d="${smoke}" fill="${palette.haze}" opacity=".5"/><path d="${cone}" fill="${far}"/>` +
    `<path d="${shade}" fill="${mixColours(far, palette.skyTop, 0.22)}" opacity=".5"/>`
  );
}

function hills(base: number, rise: number, colour: string, random: Random): string {
  const steps = random.whole(4, 7);
  const width = coverWidth / steps;
  const height = (): number => base - rise * random.between(0.25, 1);
  let y = height();
  let data = `M0 ${short(base + 60)}V${short(y)}`;
  for (let i = 0; i < steps; i++) {
    const next = height();
    const bend = width * random.between(0.35, 0.5);
    data += `C${short(i * width + bend)} ${short(y)} ${short((i + 1) * width - bend)} ${short(next)} ${short((i + 1) * width)} ${short(next)}`;
    y = next;
  }
  return `<path d="${data}V${short(base + 60)}z" fill="${colour}"/>`;
}

interface Peak {
  x: number;
  y: number;
  half: number;
}

function peaks(
  base: number,
  rise: number,
  colour: string,
  palette: CoverPalette,
  depth: number,
  snowy: boolean,
  random: Random,
): string {
  const count = random.whole(4, 6);
  const range: Peak[] = Array.from({ length: count }, (_, i) => {
    const height = rise * random.between(0.5, 1);
    const x = ((i + random.between(0.2, 0.8)) * coverWidth) / count;
    return { x, y: base - height, half: height * random.between(0.95, 1.35) + 40 };
  });
  // The lower ones stand in front.
  range.sort((a, b) => a.y - b.y);
  const dark = mixColours(colour, palette.skyTop, 0.22);
  let mountains = '';
  let shades = '';
  let snow = '';
  for (const { x, y, half } of range) {
    const bottom = base + 60;
    const height = bottom - y;
    const spread = half * (height / (base - y));
    const jut = half * random.between(0.08, 0.2);
    mountains += `M${short(x - spread)} ${short(bottom)}L${short(x - half * 0.45)} ${short(y + height * 0.36)}L${short(x - half * 0.3)} ${short(y + height * 0.3)}L${short(x)} ${short(y)}L${short(x + half * 0.34)} ${short(y + height * 0.29)}L${short(x + half * 0.5)} ${short(y + height * 0.34)}L${short(x + spread)} ${short(bottom)}z`;
    shades += `M${short(x)} ${short(y)}l${short(jut)} ${short(height * 0.26)}l${short(-jut * 0.7)} ${short(height * 0.16)}l${short(jut * 1.4)} ${short(height * 0.58)}H${short(x + spread)}L${short(x + half * 0.5)} ${short(y + height * 0.34)}L${short(x + half * 0.34)} ${short(y + height * 0.29)}z`;
    if (!snowy) continue;
    const cap = height * 0.2;
    const side = half * 0.2;
    snow += `M${short(x)} ${short(y)}l${short(side)} ${short(cap * 0.86)}l${short(-side * 0.34)} ${short(-cap * 0.18)}l${short(-side * 0.4)} ${short(cap * 0.4)}l${short(-side * 0.34)} ${short(-cap * 0.3)}l${short(-side * 0.5)} ${short(cap * 0.22)}l${short(-side * 0.34)} ${short(-cap * 0.18)}z`;
  }
  const snowColour = mixColours(palette.haze, palette.snow, 0.4 + depth);
  return (
    `<path d="${mountains}" fill="${colour}"/><path d="${shades}" fill="${dark}" opacity=".5"/>` +
    (snow ? `<path d="${snow}" fill="${snowColour}" opacity=".92"/>` : '')
  );
}

/** A veil that rises from the foot of a ridge. */
function mist(base: number, palette: CoverPalette, layer: number): string {
  const opacity = palette.hour === 'night' ? 0.1 : 0.2 - layer * 0.04;
  return `<path d="M0 ${short(base - 26)}q300-22 600 0t600 0v86H0z" fill="${palette.haze}" opacity="${short(opacity * 10) === '0' ? 0.1 : opacity.toFixed(2)}"/>`;
}
