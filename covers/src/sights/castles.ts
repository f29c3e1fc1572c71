import { drawLandmark } from '../draw-landmark.ts';
import { landmarkOf } from '../landmark-of.ts';
import { arcade, bars, spike } from '../landmark.ts';
import { type Stage, fill, wall } from './stage.ts';

/** A row of merlons on a wall from `x`, `width` wide. */
export const merlons = (x: number, top: number, width: number, size = 16): string =>
  bars(
    x,
    top - size,
    Math.max(2, Math.round(width / (size * 1.7))),
    width / Math.max(2, Math.round(width / (size * 1.7))),
    size,
    size + 2,
  );

const pitched = new Set([
  'fr',
  'de',
  'at',
  'cz',
  'sk',
  'pl',
  'hu',
  'ch',
  'be',
  'lu',
  'nl',
  'dk',
  'se',
  'fi',
  'ee',
  'lv',
  'lt',
  'ro',
  'si',
  'li',
  'ua',
]);

/** Walls and towers on a hill; pointed roofs where they are built so. */
export function castle(stage: Stage): string {
  const { middle, foot, random, inks, palette, countryCode } = stage;
  if (countryCode === 'jp') return drawLandmark(landmarkOf('', 'castle')!, palette, middle, foot + 10);
  const roofed = pitched.has(countryCode);
  const hill = `M0 750V${foot + 40}C200 ${foot + 20} ${middle - 420} ${foot - 70} ${middle - 330} ${foot - 96}H${middle + 330}C${middle + 420} ${foot - 70} 1000 ${foot + 30} 1200 ${foot + 20}V750z`;
  const crag = [-300, -170, -20, 120, 260]
    .map(
      (dx) =>
        `M${middle + dx} ${foot - 100}l${random.whole(26, 50)} ${random.whole(60, 100)}-${random.whole(60, 90)} ${random.whole(10, 40)}z`,
    )
    .join('');
  const base = foot - 92;
  const tower = (x: number, half: number, height: number, round: boolean) =>
    fill(round ? inks.stone : inks.stone2, wall(x - half, base, half * 2, height)) +
    fill(inks.stoneShade, wall(x + half * 0.3, base, half * 0.7, height), 0.5) +
    fill(inks.stone2, wall(x - half - 6, base - height + 22, half * 2 + 12, 22)) +
    fill(inks.stoneShade, wall(x - half - 6, base - height + 28, half * 2 + 12, 6), 0.6) +
    (roofed && round
      ? fill(inks.roof, spike(x, base - height, half + 12, Math.round(half * 2.3))) +
        fill(
          inks.roofShade,
          `M${x} ${base - height - Math.round(half * 2.3)}l${half + 12} ${Math.round(half * 2.3)}h-${half}z`,
          0.8,
        )
      : fill(inks.stone2, merlons(x - half - 6, base - height, half * 2 + 12, 14))) +
    fill(
      inks.glow,
      arcade(x - 6, base - height + 70, 1, 1, 12, 34) + arcade(x - 6, base - height + 134, 1, 1, 12, 30),
    );
  const keep = random.whole(-60, 60);
  const flag = fill(inks.bright[0]!, `M${middle + keep} ${base - 300}v-62h3v8l42 12-42 14v28z`);
  return (
    fill(inks.rock, hill) +
    fill(inks.rockShade, crag, 0.6) +
    tower(middle - 170, 38, random.whole(190, 230), true) +
    flag +
    tower(middle + keep, 74, 250, false) +
    tower(middle + 190, 34, random.whole(170, 216), true) +
    fill(inks.stone, wall(middle - 300, base + 6, 600, 112) + merlons(middle - 300, base - 104, 600)) +
    fill(inks.stoneShade, wall(middle - 300, base + 6, 600, 20), 0.5) +
    fill(inks.stoneShade, bars(middle - 280, base - 70, 13, 45, 6, 26), 0.9) +
    tower(middle - 300, 46, random.whole(150, 190), true) +
    tower(middle + 300, 46, random.whole(150, 190), true) +
    fill(inks.stone2, wall(middle - 52, base + 6, 104, 140) + merlons(middle - 52, base - 132, 104, 14)) +
    fill(inks.dark, arcade(middle - 28, base + 6, 1, 1, 56, 82)) +
    fill(
      inks.paving,
      `M${middle - 28} ${base + 6}h56c40 60-120 90-40 140s140 60 120 130h-260c-40-80 60-90 40-150s60-80 84-120z`,
      0.8,
    )
  );
}

/** A gate through a wall: towers and battlements, or an arch of triumph. */
export function gate(stage: Stage): string {
  const { middle, foot, random, inks } = stage;
  if (random.chance(0.35)) return triumph(stage);
  const height = random.whole(230, 270);
  const tower = (x: number) =>
    fill(inks.stone2, wall(x - 62, foot, 124, height + 60)) +
    fill(inks.stoneShade, wall(x + 18, foot, 44, height + 60), 0.45) +
    fill(
      inks.stone2,
      merlons(x - 70, foot - height - 60, 140, 18) + wall(x - 70, foot - height - 34, 140, 28),
    ) +
    fill(
      inks.stoneShade,
      bars(x - 6, foot - height + 30, 1, 1, 12, 50) + bars(x - 6, foot - 130, 1, 1, 12, 46),
    );
  return (
    fill(inks.stone2, wall(0, foot, 1200, 130) + merlons(0, foot - 130, 1200, 20)) +
    fill(inks.stoneShade, wall(0, foot, 1200, 24), 0.5) +
    fill(inks.stone, wall(middle - 150, foot, 300, height) + merlons(middle - 150, foot - height, 300, 18)) +
    fill(inks.trim, wall(middle - 150, foot - height + 44, 300, 10)) +
    fill(inks.bright[random.whole(0, 4)]!, arcade(middle - 86, foot, 1, 1, 172, 206), 0.85) +
    fill(inks.stoneShade, arcade(middle - 72, foot, 1, 1, 144, 190)) +
    fill(
      stage.lit ? inks.glow : inks.light,
      arcade(middle - 54, foot, 1, 1, 108, 168),
      stage.lit ? 0.85 : 0.95,
    ) +
    fill(inks.leafDark, wall(middle - 54, foot, 108, 20), 0.35) +
    tower(middle - 200) +
    tower(middle + 200)
  );
}

function triumph(stage: Stage): string {
  const { middle, foot, random, inks } = stage;
  const half = 230;
  const height = random.whole(280, 310);
  return (
    fill(inks.stone, wall(middle - half, foot, half * 2, height)) +
    fill(inks.stoneShade, wall(middle + half - 46, foot, 46, height), 0.35) +
    fill(inks.stone2, wall(middle - half + 12, foot - height, half * 2 - 24, 62)) +
    fill(
      inks.trim,
      wall(middle - half - 16, foot - height + 12, half * 2 + 32, 16) +
        wall(middle - half - 6, foot - height - 58, half * 2 + 12, 10),
    ) +
    fill(inks.light, [-200, -92, 70, 178].map((dx) => wall(middle + dx, foot, 22, height - 20)).join('')) +
    fill(inks.stoneShade, wall(middle - 150, foot - height - 14, 300, 32), 0.5) +
    fill(inks.stoneShade, arcade(middle - 68, foot, 1, 1, 136, 214)) +
    fill(stage.palette.haze, arcade(middle - 56, foot, 1, 1, 112, 202), stage.lit ? 0.6 : 0.9) +
    fill(
      inks.stoneShade,
      arcade(middle - 170, foot, 1, 1, 70, 132) + arcade(middle + 100, foot, 1, 1, 70, 132),
    ) +
    fill(
      stage.palette.haze,
      arcade(middle - 162, foot, 1, 1, 54, 124) + arcade(middle + 108, foot, 1, 1, 54, 124),
      stage.lit ? 0.5 : 0.75,
    ) +
    fill(inks.stone2, wall(middle - half - 8, foot, 76, 30) + wall(middle + half - 68, foot, 76, 30))
  );
}
