import { arcade, bars, box, disc, spike } from '../landmark.ts';
import { mixColours } from '../mix-colours.ts';
import { lamp, people } from './town-houses.ts';
import { fill, line, type Stage, wall } from './stage.ts';
import { treeRow, trees } from './trees.ts';

/** A path that comes towards the reader. */
const walk = (x: number, top: number): string => {
  const h = (share: number) => Math.round((750 - top) * share);
  return `M${x} ${top}c60 ${h(0.16)}-160 ${h(0.28)}-100 ${h(0.55)}s180 ${h(0.27)} 40 ${h(0.45)}h260c120 ${-h(0.28)}-30 ${-h(0.4)}-140 ${-h(0.58)}s80 ${-h(0.25)} 10 ${-h(0.42)}z`;
};

const flowers = (
  stage: Stage,
  from: number,
  to: number,
  top: number,
  bottom: number,
  count: number,
): string => {
  const { random, inks } = stage;
  const groups: string[] = ['', '', '', '', ''];
  for (let i = 0; i < count; i++) {
    const y = random.whole(top, bottom);
    groups[i % 5] += disc(
      random.whole(from, to),
      y,
      Math.round(4 + ((y - top) / Math.max(1, bottom - top)) * 7),
    );
  }
  return groups.map((data, i) => fill(inks.bright[i]!, data)).join('');
};

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

/** Beds of flowers round a fountain, clipped hedges; in East Asia a pond, a red bridge, a lantern. */
export function garden(stage: Stage): string {
  const { foot, random, inks, palette, middle, countryCode } = stage;
  if (['jp', 'cn', 'kr', 'tw', 'hk', 'vn'].includes(countryCode)) return pondGarden(stage);
  const hedge = (y: number, inset: number, height: number) =>
    `M${inset} ${y}v-${height}h${480 - inset}v${height}zM720 ${y}v-${height}h${480 - inset}v${height}z`;
  const bed = (x: number, y: number, half: number, deep: number) =>
    `M${x - half} ${y}q${half}-${deep * 2} ${half * 2} 0q-${half} ${deep * 2}-${half * 2} 0z`;
  const beds = [
    [300, foot + 6, 120, 20],
    [900, foot + 6, 120, 20],
    [210, foot + 84, 190, 34],
    [990, foot + 84, 190, 34],
  ] as const;
  const spring = random.whole(0, 4);
  const pergola = Array.from({ length: 5 }, (_, i) => arcade(392 + i * 84, foot - 52, 1, 1, 80, 128)).join(
    '',
  );
  return (
    treeRow(stage, foot - 84, 190, 10, 0.6) +
    fill(inks.leafDark, hedge(foot - 50, 0, 60)) +
    fill(
      inks.light,
      Array.from({ length: 6 }, (_, i) => box(386 + i * 84, foot - 180, 8, 130)).join('') +
        box(370, foot - 196, 460, 14),
    ) +
    fill(inks.leafLight, `M360 ${foot - 196}q40-34 80-8 40-38 90-6 50-34 90-2 60-36 100 2 60-28 120 14z`) +
    fill(inks.shade, pergola, 0.16) +
    fill(inks.ground, `M0 ${foot - 52}h1200v260H0z`) +
    fill(inks.paving, `M520 ${foot - 52}h160l170 252h-500z`) +
    fill(inks.paving, `M0 ${foot + 30}h1200v26H0z`, 0.9) +
    beds
      .map(
        ([x, y, half, deep], i) =>
          fill(inks.leafDark, bed(x, y, half, deep)) +
          fill(inks.bright[(spring + i) % 5]!, bed(x, y - 3, half - 18, deep - 5)) +
          fill(inks.bright[(spring + i + 2) % 5]!, bed(x, y - 5, half - 60, deep - 12)),
      )
      .join('') +
    fill(
      inks.leaf,
      [
        [440, foot + 44],
        [760, foot + 44],
        [400, foot + 130],
        [800, foot + 130],
      ]
        .map(([x, y], i) =>
          i % 2 ? spike(x!, y!, 30, 112) : disc(x!, y! - 40, 38) + wall(x! - 5, y!, 10, 16),
        )
        .join(''),
    ) +
    fill(inks.wall3, `M${middle - 96} ${foot + 56}q96-34 192 0l-14 30q-82 22-164 0z`) +
    fill(palette.waterTop, bed(middle, foot + 56, 84, 10)) +
    line(
      inks.foam,
      5,
      `M${middle} ${foot + 46}v-92M${middle} ${foot - 30}q-34-30-50 76M${middle} ${foot - 30}q34-30 50 76`,
      0.85,
    ) +
    flowers(stage, 20, 330, foot + 120, 740, 26) +
    flowers(stage, 870, 1180, foot + 120, 740, 26)
  );
}

function pondGarden(stage: Stage): string {
  const { foot, random, inks, palette, middle } = stage;
  const x = middle + (random.chance(0.5) ? -60 : 60);
  const stone = (sx: number, sy: number, s: number) =>
    fill(inks.rock, `M${sx - 60 * s} ${sy}q6-${46 * s} ${50 * s}-${50 * s}t${70 * s} ${50 * s}z`) +
    fill(inks.rockShade, `M${sx} ${sy}q20-${30 * s} 0-${49 * s}q${50 * s} 6 ${60 * s} ${49 * s}z`, 0.5);
  const lantern = (lx: number, ly: number) =>
    fill(
      inks.wall3,
      wall(lx - 24, ly, 48, 12) +
        wall(lx - 9, ly - 10, 18, 50) +
        wall(lx - 26, ly - 58, 52, 10) +
        `M${lx - 42} ${ly - 100}q42-34 84 0z` +
        disc(lx, ly - 120, 8),
    ) + fill('#ffe2a0', box(lx - 17, ly - 98, 34, 32));
  return (
    treeRow(stage, foot - 70, 190, 11, 0.6) +
    fill(inks.ground, `M0 ${foot - 78}q300-44 640-6t560-20v330H0z`) +
    treeRow(stage, foot - 40, 150, 5, 0.85) +
    fill(
      inks.leafDark,
      [120, 220, 960, 1060]
        .map((bx, i) => `M${bx - 70} ${foot + 4}a${70 + (i % 2) * 16} 62 0 0 1 ${140 + (i % 2) * 32} 0z`)
        .join(''),
    ) +
    fill(palette.waterTop, `M60 ${foot + 60}q160-70 520-64t560 50q60 100-520 110t-560-96z`) +
    fill(palette.waterBottom, `M120 ${foot + 74}q200-40 480-36t480 36q-60 70-480 74t-480-74z`, 0.55) +
    fill(inks.dark, `M${x - 190} ${foot + 50}q190-150 380 0h-40q-150-104-300 0z`, 0.35) +
    line(inks.bright[0]!, 16, `M${x - 190} ${foot + 30}q190-150 380 0`) +
    line(
      inks.bright[0]!,
      8,
      `M${x - 180} ${foot - 16}q180-140 360 0` +
        [-150, -90, -30, 30, 90, 150]
          .map((dx) => {
            const y = foot + 30 - 75 * (1 - (dx / 190) ** 2);
            return `M${x + dx} ${y}v-44`;
          })
          .join(''),
    ) +
    stone(x - 250, foot + 70, 1.1) +
    stone(x + 300, foot + 60, 0.9) +
    stone(x + 200, foot + 128, 0.7) +
    lantern(x - 340, foot + 66) +
    fill(
      inks.leaf,
      Array.from({ length: 9 }, () => {
        const px = random.whole(160, 1040);
        const py = foot + random.whole(84, 132);
        return `M${px} ${py}a24 8 0 1 1 46 0l-22-4z`;
      }).join(''),
    ) +
    fill(
      inks.bright[4]!,
      Array.from({ length: 5 }, () => disc(random.whole(200, 1000), foot + random.whole(84, 128), 7)).join(
        '',
      ),
    ) +
    trees(stage, [
      [70, foot + 90, 330],
      [1140, foot + 60, 260],
    ])
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
