import { disc } from '../landmark.ts';
import { shadeColour } from '../mix-colours.ts';
import { type Stage, fill, wall } from './stage.ts';

/** A figure or an obelisk on a plinth. */
export function monument(stage: Stage): string {
  const { middle, foot, random, inks, palette } = stage;
  const plinth =
    fill(inks.stone2, wall(middle - 150, foot + 16, 300, 18) + wall(middle - 118, foot, 236, 20)) +
    fill(inks.stone2, wall(middle - 76, foot - 18, 152, 96)) +
    fill(inks.stoneShade, wall(middle + 30, foot - 18, 46, 96) + wall(middle - 44, foot - 50, 70, 34), 0.45) +
    fill(inks.trim, wall(middle - 86, foot - 108, 172, 12));
  const bronze = shadeColour(palette.landmark, 0.12);
  const figure = (y: number, size: number) =>
    fill(
      bronze,
      disc(middle, y - size * 0.9, size * 0.13) +
        `M${middle - size * 0.22} ${y}q-4-${size * 0.5} ${size * 0.04}-${size * 0.72}q${size * 0.18}-${size * 0.1} ${size * 0.36} 0l${size * 0.34}-${size * 0.3} ${size * 0.07} ${size * 0.06}-${size * 0.33} ${size * 0.42}q${size * 0.02} ${size * 0.3}-${size * 0.02} ${size * 0.54}z`,
    );
  const top = foot - 116;
  const body = random.pick([
    () =>
      fill(inks.stone, `M${middle - 34} ${top}l10-250 24-34 24 34 10 250z`) +
      fill(inks.stoneShade, `M${middle + 6} ${top}l-6-284 24 34 10 250z`, 0.5),
    () =>
      fill(inks.stone, `M${middle - 26} ${top}l5-200h42l5 200z`) +
      fill(inks.stoneShade, `M${middle + 4} ${top}v-200h17l5 200z`, 0.45) +
      fill(inks.trim, wall(middle - 34, top, 68, 12) + wall(middle - 36, top - 200, 72, 14)) +
      figure(top - 212, 96),
    () => figure(top, 220),
  ])();
  const hedges = [-1, 1]
    .map((side) => `M${middle + side * 210 - 80} ${foot + 30}a80 46 0 0 1 160 0z`)
    .join('');
  return (
    body +
    plinth +
    fill(inks.leafDark, hedges) +
    fill(
      inks.bright[random.whole(0, 4)]!,
      [-1, 1].map((side) => `M${middle + side * 210 - 92} ${foot + 42}a92 22 0 0 1 184 0z`).join(''),
      0.9,
    )
  );
}

/** Columns, some of them broken, blocks in the grass; now and then an arch that still stands. */
export function ruin(stage: Stage): string {
  const { middle, foot, random, inks } = stage;
  const stone = inks.stone;
  const left = middle - 300;
  const columns = Array.from({ length: 7 }, (_, i) => ({
    x: left + i * 78,
    height: i < 4 ? 250 : random.whole(50, 210),
    whole: i < 4,
  }));
  const drum = (x: number, y: number, turn: number) =>
    `M${x} ${y}a18 28 ${turn} 1 1 36 6l46 4a18 28 ${turn} 1 1-36 26z`;
  const arch = middle + 330;
  const blocks = Array.from({ length: 9 }, () => {
    const x = random.whole(80, 1080);
    const w = random.whole(34, 76);
    return `M${x} ${foot + random.whole(24, 96)}l6-${random.whole(22, 40)} ${w} -6 8 ${random.whole(26, 42)}z`;
  });
  const grass = Array.from(
    { length: 26 },
    () => `M${random.whole(20, 1180)} ${foot + random.whole(20, 110)}l6-26 5 26 8-20 2 20z`,
  ).join('');
  return (
    fill(
      inks.stone2,
      `M${arch - 120} ${foot}v-190q10-40 40-66l30 14 46-26 60 8 24 50 22 20v200h-60v-90a56 56 0 0 0-112 0v90z`,
    ) +
    fill(inks.stoneShade, `M${arch + 62} ${foot}v-110a56 56 0 0 0-56-50l10-60 84-10 22 20v210z`, 0.45) +
    fill(inks.light, wall(left - 40, foot + 10, 600, 14) + wall(left - 56, foot + 24, 632, 14)) +
    fill(inks.stoneShade, wall(left - 56, foot + 28, 632, 6), 0.6) +
    columns
      .map(
        ({ x, height, whole }) =>
          fill(
            stone,
            whole
              ? wall(x, foot - 4, 40, height)
              : `M${x} ${foot - 4}v-${height}l14 12 12-16 14 10v${height - 6}z`,
          ) +
          fill(inks.stoneShade, wall(x + 26, foot - 4, 14, height - 10), 0.5) +
          fill(inks.stoneShade, wall(x + 10, foot - 4, 4, height - 12), 0.3) +
          fill(
            inks.trim,
            (whole ? wall(x - 9, foot - height + 6, 58, 16) : '') + wall(x - 7, foot - 4, 54, 12),
          ),
      )
      .join('') +
    fill(inks.stone2, wall(left - 16, foot - 248, 312, 34)) +
    fill(inks.trim, wall(left - 22, foot - 278, 324, 8)) +
    fill(inks.stone, `M${left - 16} ${foot - 286}l130-52 40 20 16 32z`) +
    fill(inks.stone2, blocks.join('')) +
    fill(inks.stone, drum(middle + 70, foot + 50, 10)) +
    fill(inks.leafDark, grass, 0.8)
  );
}
