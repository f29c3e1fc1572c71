import { arcade, disc, domed, spike } from '../landmark.ts';
import { merlons } from './castles.ts';
import { type Stage, fill, line, wall, windowGrid } from './stage.ts';

/** A tall tower of stone, or a mast with a platform where towns build high. */
export function tower(stage: Stage): string {
  const { middle, foot, random, inks, kit } = stage;
  if (kit.highRise > 0.5 && random.chance(0.6)) return mast(stage);
  const tall = random.whole(390, 430);
  const half = random.whole(44, 56);
  const top = foot - tall;
  const cap = random.pick([
    fill(inks.roof, spike(middle, top, half + 12, 92)) +
      fill(inks.trim, spike(middle - half, top, 9, 34) + spike(middle + half, top, 9, 34)),
    fill(inks.wall, wall(middle - half * 0.7, top, half * 1.4, 44)) +
      fill(inks.roof, domed(middle, top - 42, Math.round(half * 0.74), 44)) +
      fill(inks.trim, wall(middle - 3, top - 80, 6, 36)),
    fill(inks.wall3, merlons(middle - half - 12, top, half * 2 + 24, 18)),
  ]);
  const clock = top + 84;
  const face = random.chance(0.5)
    ? fill(stage.lit ? '#ffeec2' : inks.light, disc(middle, clock, 28)) +
      line(inks.dark, 4, `M${middle} ${clock}v-18M${middle} ${clock}l12 8`)
    : fill(inks.dark, arcade(middle - half + 14, clock + 30, 2, half - 8, half - 22, 74));
  return (
    cap +
    fill(inks.wall, wall(middle - half, foot, half * 2, tall)) +
    fill(inks.shade, wall(middle + half * 0.35, foot, half * 0.65, tall), 0.45) +
    fill(inks.light, wall(middle - half, foot, 8, tall), 0.5) +
    fill(
      inks.trim,
      [8, 134, 250].map((down) => wall(middle - half - 9, top + down + 8, half * 2 + 18, 9)).join(''),
    ) +
    face +
    fill(inks.glow, windowGrid(middle - 8, top + 170, 1, 2, 1, 118, 16, 44)) +
    fill(inks.wall2, wall(middle - half - 22, foot, half * 2 + 44, 46)) +
    fill(inks.dark, arcade(middle - 20, foot, 1, 1, 40, 72))
  );
}

function mast(stage: Stage): string {
  const { middle, foot, random, inks } = stage;
  const pod = foot - random.whole(300, 340);
  const wide = random.whole(64, 84);
  return (
    fill(
      inks.wall2,
      `M${middle - 60} ${foot}q46-120 48-${foot - pod}h24q2 ${foot - pod - 120} 48 ${foot - pod}h-34q-20-60-26-60t-26 60z`,
    ) +
    fill(
      inks.shade,
      `M${middle + 2} ${pod}h10q2 ${foot - pod - 120} 48 ${foot - pod}h-34q-14-60-24-60z`,
      0.5,
    ) +
    fill(inks.wall, `M${middle - wide} ${pod}l-16-34h${wide * 2 + 32}l-16 34q-${wide} 44-${wide * 2} 0z`) +
    fill(inks.glow, wall(middle - wide - 10, pod - 8, wide * 2 + 20, 16)) +
    fill(inks.wall2, wall(middle - wide * 0.7, pod - 34, wide * 1.4, 18)) +
    fill(inks.wall, domed(middle, pod - 50, 30, 24)) +
    fill(inks.bright[0]!, spike(middle, pod - 66, 8, 90)) +
    fill(inks.wall3, wall(middle - 170, foot, 340, 46)) +
    fill(inks.glow, windowGrid(middle - 150, foot - 34, 8, 1, 38, 1, 26, 20))
  );
}

/** A white tower with a lamp on a rock in the sea. */
export function lighthouse(stage: Stage): string {
  const { middle, foot, random, inks } = stage;
  const base = foot - 20;
  const tall = random.whole(280, 320);
  const top = base - tall;
  const side = (y: number) => 50 - 18 * ((base - y) / tall);
  const ring = (low: number, high: number) =>
    `M${middle - side(low)} ${low}L${middle - side(high)} ${high}H${middle + side(high)}L${middle + side(low)} ${low}z`;
  const stripes = random.chance(0.6)
    ? [0.12, 0.44, 0.76].map((share) => ring(base - tall * share, base - tall * (share + 0.16))).join('')
    : '';
  const beam = stage.lit ? fill('#fff3c4', `M${middle} ${top - 34}L0 ${top - 130}V${top + 20}z`, 0.35) : '';
  return (
    beam +
    fill(inks.rock, `M${middle - 330} 750q30-90 110-120 40-60 120-70l60-18h90q90 10 130 66 100 20 140 142z`) +
    fill(
      inks.rockShade,
      `M${middle + 40} ${base - 10}q90 10 130 66 100 20 140 142h-210q-10-90-60-120z`,
      0.55,
    ) +
    fill(inks.foam, `M${middle - 370} 734q60-26 120-6t120-4 140 2 130 0 160 4q-320 26-670 4z`, 0.9) +
    fill(inks.wall2, wall(middle + 56, base + 6, 120, 64)) +
    fill(inks.roof, `M${middle + 48} ${base - 56}l24-34h86l26 34z`) +
    fill(inks.glow, windowGrid(middle + 76, base - 40, 2, 1, 50, 1, 22, 24)) +
    fill(inks.trim, ring(base, top)) +
    fill(inks.bright[0]!, stripes) +
    fill(inks.shade, `M${middle + 12} ${base}L${middle + 8} ${top}h24l18 ${tall}z`, 0.3) +
    fill(inks.dark, wall(middle - 42, top, 84, 10)) +
    fill(stage.lit ? '#fff0b8' : inks.glow, wall(middle - 20, top - 10, 40, 40)) +
    fill(inks.bright[0]!, domed(middle, top - 48, 26, 26)) +
    fill(inks.dark, arcade(middle - 14, base, 1, 1, 28, 48))
  );
}
