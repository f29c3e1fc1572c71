import { arcade, box, disc, spike } from '../landmark.ts';
import { type Stage, fill, line, wall } from './stage.ts';
import { treeRow, trees } from './trees.ts';

/** A path that comes towards the reader. */
export const walk = (x: number, top: number): string => {
  const h = (share: number) => Math.round((750 - top) * share);
  return `M${x} ${top}c60 ${h(0.16)}-160 ${h(0.28)}-100 ${h(0.55)}s180 ${h(0.27)} 40 ${h(0.45)}h260c120 ${-h(0.28)}-30 ${-h(0.4)}-140 ${-h(0.58)}s80 ${-h(0.25)} 10 ${-h(0.42)}z`;
};

export const flowers = (
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
