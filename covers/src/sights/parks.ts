import { arcade, bars, box, disc, spike } from '../landmark.ts';
import { mixColours } from '../mix-colours.ts';
import { flowers, walk } from './gardens.ts';
import { type Stage, fill, line, wall } from './stage.ts';
import { lamp, people } from './town-houses.ts';
import { treeRow, trees } from './trees.ts';

/** Lawns, big trees, a pond or a path, a bench. */
export function park(stage: Stage): string {
  const { foot, random, inks, palette, middle } = stage;
  const pond = random.chance(0.5);
  const bench = (x: number, y: number) =>
    fill(inks.dark, wall(x, y, 8, 44) + wall(x + 112, y, 8, 44)) +
    fill(inks.wall3, box(x - 10, y - 44, 140, 10) + box(x - 6, y - 78, 132, 10) + box(x - 6, y - 62, 132, 8));
  const side = random.chance(0.5) ? 1 : -1;
  return (
    treeRow(stage, foot - 74, 150, 12, 0.55) +
    fill(mixColours(inks.ground, palette.haze, 0.28), `M0 ${foot - 84}q300-30 620 0t580-10v340H0z`) +
    treeRow(stage, foot - 50, 190, 7, 0.82) +
    fill(inks.ground, `M0 ${foot - 30}q420-44 800-6t400-14v300H0z`) +
    (pond
      ? fill(palette.waterTop, `M${middle - 350} ${foot + 56}q90-54 330-52t350 44q-30 70-330 66t-350-58z`) +
        fill(
          palette.waterBottom,
          `M${middle - 330} ${foot + 66}q120-34 330-32t330 34q-60 48-330 46t-330-48z`,
          0.6,
        ) +
        line(
          inks.foam,
          4,
          `M${middle - 160} ${foot + 60}h90M${middle + 40} ${foot + 80}h130M${middle - 60} ${foot + 94}h70`,
          0.7,
        ) +
        fill(inks.light, `M${middle + 60} ${foot + 62}q-4-30 14-30 10 0 10 12 20-4 34 4l-10 16q-26 10-48-2z`)
      : fill(inks.paving, walk(middle, foot - 22), 0.9)) +
    trees(stage, [
      [middle - side * 420, foot + 60, 330],
      [middle + side * 470, foot + 20, 260],
    ]) +
    bench(middle + side * 250, foot + 40) +
    lamp(stage, middle + side * 200, foot + 44, 150) +
    people(stage, middle - 160, middle + 120, foot + (pond ? 0 : 30), 92, 3) +
    flowers(stage, 20, 1180, foot + 110, 742, 46)
  );
}

/** Stones among cypresses, a gate, leaves on the grass. */
export function cemetery(stage: Stage): string {
  const { foot, random, inks, middle } = stage;
  const rounded = (x: number, y: number, s: number) =>
    `M${x} ${y}v-${Math.round(54 * s)}a${Math.round(22 * s)} ${Math.round(22 * s)} 0 0 1 ${Math.round(44 * s)} 0v${Math.round(54 * s)}z`;
  const row = (y: number, s: number, count: number, colour: string) =>
    fill(
      colour,
      Array.from({ length: count }, (_, i) =>
        rounded(
          Math.round(((i + random.between(0.15, 0.7)) / count) * 1200),
          y + random.whole(-4, 6),
          s * random.between(0.85, 1.25),
        ),
      ).join(''),
    );
  const cypress = (x: number, y: number, size: number) =>
    `M${x} ${y - size}c${size * 0.15} ${size * 0.35} ${size * 0.14} ${size * 0.8} 0 ${size}c${-size * 0.14} ${-size * 0.2} ${-size * 0.15} ${-size * 0.65} 0 ${-size}z`;
  return (
    fill(
      inks.leafLight,
      [90, 200, 330, 880, 1010, 1120].map((x) => cypress(x, foot - 60, random.whole(190, 260))).join(''),
    ) +
    fill(inks.ground, `M0 ${foot - 76}q600-40 1200 0v260H0z`) +
    fill(inks.stone2, wall(middle - 92, foot - 66, 184, 150) + spike(middle, foot - 214, 108, 60)) +
    fill(inks.stoneShade, wall(middle + 40, foot - 66, 52, 150), 0.4) +
    fill(inks.dark, arcade(middle - 34, foot - 66, 1, 1, 68, 108)) +
    fill(inks.light, bars(middle - 84, foot - 210, 2, 148, 18, 144)) +
    row(foot - 30, 0.8, 13, inks.stone2) +
    fill(inks.ground, `M0 ${foot - 24}h1200v220H0z`, 0.5) +
    row(foot + 40, 1.15, 10, inks.stone2) +
    fill(inks.paving, walk(middle, foot - 66), 0.9) +
    row(foot + 126, 1.6, 5, inks.stone) +
    fill(inks.leafDark, cypress(60, foot + 140, 400) + cypress(1130, foot + 130, 360)) +
    flowers(stage, 20, 1180, foot + 96, 742, 22)
  );
}

/** Rows of vines over hills, a farm between them. */
export function vineyard(stage: Stage): string {
  const { foot, random, inks, palette, middle } = stage;
  const hill = (y: number, lift: number, colour: string) =>
    fill(
      colour,
      `M0 ${y}C240 ${y - lift} 480 ${y - lift} 700 ${y}S1080 ${y + lift * 0.6} 1200 ${y - lift * 0.3}V750H0z`,
    );
  const rows = (vanishing: number, top: number, colour: string) =>
    fill(
      colour,
      Array.from({ length: 19 }, (_, i) => {
        const x = -700 + i * 140;
        const at = vanishing + (i - 9) * 26;
        return `M${at} ${top}L${x} 760h54L${at + 7} ${top}z`;
      }).join(''),
    );
  const farm = middle + (random.chance(0.5) ? 250 : -250);
  return (
    hill(foot - 120, 50, mixColours(inks.ground, palette.haze, 0.4)) +
    treeRow(stage, foot - 116, 70, 12, 0.6) +
    hill(foot - 76, 40, mixColours(inks.ground, palette.haze, 0.2)) +
    fill(inks.wall, wall(farm - 90, foot - 62, 180, 84) + wall(farm + 60, foot - 62, 60, 140)) +
    fill(inks.roof, `M${farm - 102} ${foot - 144}l30-40h120l30 40zM${farm + 50} ${foot - 200}l40-34 40 34z`) +
    fill(inks.glow, bars(farm - 70, foot - 120, 3, 44, 18, 28) + box(farm + 80, foot - 170, 18, 26)) +
    trees(
      stage,
      [
        [farm - 150, foot - 54, 150],
        [farm + 170, foot - 56, 120],
      ],
      0.95,
    ) +
    fill(inks.ground, `M0 ${foot - 50}q600-50 1200 6v300H0z`) +
    rows(600, foot - 58, inks.leaf) +
    fill(
      inks.leafDark,
      Array.from({ length: 5 }, (_, i) => `M${40 + i * 260} 750q20-70 60-74t70 30 66-20 30 64z`).join(''),
    ) +
    fill(
      inks.bright[4]!,
      Array.from({ length: 5 }, (_, i) =>
        [0, 1, 2, 3, 4]
          .map((n) => disc(110 + i * 260 + (n % 3) * 13 - (n > 2 ? -6 : 0), 700 + Math.floor(n / 3) * 14, 8))
          .join(''),
      ).join(''),
    )
  );
}

/** A way into the country with a signpost. */
export function path(stage: Stage): string {
  const { foot, random, inks, palette, middle } = stage;
  const x = middle + (random.chance(0.5) ? 230 : -230);
  return (
    fill(mixColours(inks.ground, palette.haze, 0.32), `M0 ${foot - 80}q300-50 600-10t600-20v400H0z`) +
    treeRow(stage, foot - 70, 120, 10, 0.65) +
    fill(inks.ground, `M0 ${foot - 30}q420-50 760-4t440-20v300H0z`) +
    fill(inks.paving, walk(middle, foot - 28)) +
    treeRow(stage, foot - 6, 170, 4, 0.9) +
    fill(inks.dark, wall(x - 6, foot + 80, 12, 210)) +
    fill(inks.wall2, `M${x - 96} ${foot - 130}h150l28 20-28 20h-150z`) +
    fill(inks.wall, `M${x + 76} ${foot - 76}h-130l-28 20 28 20h130z`) +
    people(stage, middle - 60, middle + 40, foot + 60, 110, 2) +
    flowers(stage, 10, 1190, foot + 100, 744, 50)
  );
}
