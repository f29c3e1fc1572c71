import { arcade, bars, box, disc } from '../landmark.ts';
import { mixColours } from '../mix-colours.ts';
import { type Stage, fill, line, wall, windowGrid } from './stage.ts';
import { treeRow, trees } from './trees.ts';

/** Animals at a water hole: which ones goes by the place. */
export function zoo(stage: Stage): string {
  const { foot, random, inks, palette, middle } = stage;
  const dark = mixColours(inks.dark, palette.haze, 0.06);
  const elephant = (x: number, y: number) =>
    fill(
      mixColours('#7b7f8c', dark, 0.35),
      `M${x} ${y}v-70q-10-80 70-92 70-16 130 4 40-26 70 6 30 40 12 90l6 62h-16l-12-60q-16 10-34 0l4 60h-32l-6-56q-50 14-92 0l-4 56h-34l-4-40z`,
    ) +
    fill(mixColours('#6a6e7c', dark, 0.4), `M${x + 182} ${y - 150}q48-6 44 52-10 40-46 20z`) +
    fill('#f2ead8', `M${x + 262} ${y - 62}q24 20 40 6-12-2-28-20z`) +
    fill('#14151f', disc(x + 246, y - 108, 4));
  const giraffe = (x: number, y: number) =>
    fill(
      '#d9a552',
      `M${x} ${y}l6-120q-8-40 30-50l66-10 26-190-6-14 20 4 30-22 26 6-2 14-34 10-30 210q14 30 6 60l8 102h-14l-16-96-60 4-12 92h-14l-6-92-12 92z`,
    ) +
    fill(
      '#9a6630',
      [
        [30, -140],
        [62, -150],
        [92, -140],
        [50, -116],
        [84, -112],
        [112, -196],
        [118, -240],
        [122, -284],
      ]
        .map(([dx, dy]) => disc(x + dx!, y + dy!, 10))
        .join(''),
    ) +
    fill('#14151f', disc(x + 164, y - 372, 3));
  const flamingo = (x: number, y: number) =>
    line('#e98a9a', 4, `M${x} ${y}v-60M${x + 8} ${y}v-30l10-14`) +
    fill('#f2a0b0', `M${x - 28} ${y - 66}q10-34 50-26 20 4 22 20-30 22-72 6z`) +
    line('#f2a0b0', 8, `M${x + 36} ${y - 76}q22-30 4-50t14-34`) +
    fill('#f2a0b0', disc(x + 54, y - 160, 9)) +
    fill('#2a2230', `M${x + 60} ${y - 162}l16 10-14 4z`);
  return (
    treeRow(stage, foot - 50, 150, 11, 0.6) +
    fill(mixColours(inks.ground, palette.haze, 0.2), `M0 ${foot - 64}q400-34 760 0t440-16v300H0z`) +
    treeRow(stage, foot - 20, 160, 4, 0.85) +
    fill(inks.ground, `M0 ${foot}q500-30 1200 6v200H0z`) +
    giraffe(middle + 190, foot + 20) +
    (random.chance(0.5) ? giraffe(middle + 10, foot) : '') +
    elephant(middle - 340, foot + 40) +
    fill(palette.waterTop, `M${middle - 420} ${foot + 96}q180-40 430-34t430 40q-180 50-430 46t-430-52z`) +
    line(inks.foam, 3, `M${middle - 200} ${foot + 96}h120M${middle + 60} ${foot + 110}h160`, 0.7) +
    [0, 70, 150].map((dx) => flamingo(middle + 330 + dx, foot + 110 - dx * 0.08)).join('') +
    trees(stage, [
      [60, 744, 320],
      [1150, 744, 260],
    ])
  );
}

/** A train on its way through the country. */
export function train(stage: Stage): string {
  const { foot, random, inks, middle } = stage;
  const colour = inks.bright[random.whole(0, 4)]!;
  const y = foot + 10;
  const car = (x: number) =>
    fill(colour, `M${x} ${y}v-104q0-12 12-12h256q12 0 12 12V${y}z`) +
    fill(inks.light, box(x, y - 88, 280, 50)) +
    fill(inks.glow, windowGrid(x + 18, y - 84, 5, 1, 51, 1, 38, 40)) +
    fill(
      inks.dark,
      disc(x + 60, y + 6, 18) +
        disc(x + 104, y + 6, 18) +
        disc(x + 180, y + 6, 18) +
        disc(x + 224, y + 6, 18) +
        box(x + 276, y - 30, 16, 8),
    );
  const front = middle + 250;
  return (
    treeRow(stage, foot - 70, 120, 12, 0.65) +
    fill(inks.ground, `M0 ${foot - 80}q600-40 1200 0v300H0z`) +
    treeRow(stage, foot - 50, 130, 5, 0.85) +
    fill(inks.rock, `M0 ${y + 24}h1200v26H0z`) +
    fill(inks.dark, bars(0, y + 26, 40, 30, 16, 10) + box(0, y + 20, 1200, 6)) +
    car(front - 290) +
    car(front - 580) +
    car(front - 870) +
    fill(colour, `M${front} ${y}v-116h130q70 10 110 70l20 46z`) +
    fill(inks.glow, `M${front + 130} ${y - 98}q50 12 78 48h-78zM${front + 20} ${y - 84}h84v40h-84z`) +
    fill(inks.light, `M${front} ${y - 30}h246l6 12h-252z`) +
    fill(
      inks.dark,
      disc(front + 50, y + 6, 18) + disc(front + 100, y + 6, 18) + disc(front + 190, y + 6, 18),
    ) +
    (stage.lit ? fill('#fff3c4', `M${front + 250} ${y - 30}l200-40v110z`, 0.4) : '') +
    fill(inks.ground, `M0 ${y + 50}q400-16 1200 0v200H0z`) +
    trees(stage, [
      [80, 744, 240],
      [1120, 744, 200],
    ])
  );
}

/** Houses on a slope round a tower. */
export function village(stage: Stage): string {
  const { foot, inks, middle, random } = stage;
  const house = (x: number, y: number, s: number, colour: string) =>
    fill(colour, wall(x, y, 110 * s, 84 * s)) +
    fill(inks.shade, wall(x + 78 * s, y, 32 * s, 84 * s), 0.4) +
    fill(
      inks.roof,
      stage.kit.houses[0]![0] === 'cube'
        ? `M${x - 4} ${y - 84 * s}h${110 * s + 8}v-10h-${110 * s + 8}z`
        : `M${x - 10 * s} ${y - 82 * s}l${65 * s}-${54 * s} ${65 * s} ${54 * s}z`,
    ) +
    fill(
      inks.glow,
      windowGrid(x + 20 * s, y - 58 * s, 2, 1, 46 * s, 1, Math.round(20 * s), Math.round(26 * s)),
    );
  const rows = [
    [foot - 110, 0.62, 6, 300],
    [foot - 58, 0.8, 7, 380],
    [foot + 10, 1.05, 7, 470],
  ] as const;
  const walls = [inks.wall, inks.wall2, inks.wall3];
  const tower = middle + random.whole(-40, 40);
  return (
    fill(
      inks.ground,
      `M0 ${foot - 30}q200-30 ${middle - 320}-100t320-50 ${1180 - middle - 300} 70 300 60v300H0z`,
    ) +
    rows
      .map(
        ([y, s, count, half], row) =>
          Array.from({ length: count }, (_, i) =>
            house(
              Math.round(middle - half + ((i + random.between(0, 0.25)) / count) * half * 2),
              y + random.whole(-8, 12),
              s,
              walls[(i + row) % 3]!,
            ),
          ).join('') +
          (row === 0
            ? fill(inks.wall, wall(tower - 26, foot - 60, 52, 230)) +
              fill(inks.shade, wall(tower + 8, foot - 60, 18, 230), 0.45) +
              fill(inks.glow, arcade(tower - 12, foot - 230, 1, 1, 24, 40)) +
              fill(inks.roof, `M${tower - 34} ${foot - 288}l34-86 34 86z`)
            : ''),
      )
      .join('') +
    treeRow(stage, foot + 30, 110, 8, 0.95) +
    fill(inks.ground, `M0 ${foot + 26}q600-20 1200 0v200H0z`) +
    fill(
      inks.paving,
      `M${middle} ${foot + 20}c60 30-150 40-90 70s180 30 60 140h170c80-80-30-110-110-140s60-50 20-70z`,
      0.9,
    ) +
    trees(stage, [
      [90, 744, 260],
      [1110, 744, 230],
    ])
  );
}
