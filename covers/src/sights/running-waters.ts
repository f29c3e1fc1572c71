import { bars, disc } from '../landmark.ts';
import { mixColours, shadeColour } from '../mix-colours.ts';
import { sheet } from './shores.ts';
import { type Stage, fill, line, wall } from './stage.ts';
import { person } from './town-houses.ts';
import { treeRow, trees } from './trees.ts';

/** White water over a wall of rock into a pool. */
export function waterfall(stage: Stage): string {
  const { foot, random, inks, palette } = stage;
  const x = random.whole(520, 680);
  const wide = random.whole(90, 150);
  const brink = random.whole(210, 240);
  const rock = shadeColour(mixColours(palette.ridge, palette.haze, 0.08), -0.05);
  const dark = shadeColour(rock, -0.09);
  const strands = (count: number) =>
    Array.from({ length: count }, () => {
      const sx = x + random.whole(-wide + 14, wide - 14);
      return `M${sx} ${brink + random.whole(6, 40)}q${random.whole(-8, 8)} 140 ${random.whole(-10, 10)} ${random.whole(200, 330)}`;
    }).join('');
  const crags = Array.from({ length: 11 }, () => {
    const cx = random.chance(0.5) ? random.whole(40, x - wide - 70) : random.whole(x + wide + 60, 1150);
    const cy = random.whole(brink + 40, foot - 80);
    return `M${cx} ${cy}l${random.whole(30, 60)} ${random.whole(50, 110)}-${random.whole(50, 90)} ${random.whole(20, 60)}z`;
  }).join('');
  return (
    fill(
      rock,
      `M0 ${brink - 40}q140-50 260 6 120-10 ${x - wide - 260} 34h${wide * 2}q120-60 240-26t${700 - x > 0 ? 200 : 160}-40l260 20v600H0z`,
    ) +
    fill(dark, crags, 0.6) +
    treeRow(stage, brink + 6, 120, 11, 0.8) +
    fill(rock, `M${x - wide - 10} ${brink - 4}h${wide * 2 + 20}v60h-${wide * 2 + 20}z`) +
    fill(
      dark,
      `M${x - wide - 34} ${brink}q-20 220-40 380h74zM${x + wide + 34} ${brink}q20 220 40 380h-74z`,
      0.7,
    ) +
    fill(
      inks.foam,
      `M${x - wide} ${brink - 4}q${wide}-16 ${wide * 2} 0q10 200 26 ${foot - brink}h-${wide * 2 + 52}q16-190 26-${foot - brink}z`,
    ) +
    line(palette.waterTop, 7, strands(9), 0.7) +
    line(palette.waterBottom, 4, strands(8), 0.4) +
    sheet(stage, foot - 20) +
    fill(
      '#ffffff',
      Array.from({ length: 12 }, () =>
        disc(x + random.whole(-wide - 60, wide + 60), foot - 8 + random.whole(-26, 18), random.whole(22, 50)),
      ).join(''),
      palette.hour === 'night' ? 0.18 : 0.42,
    ) +
    fill(rock, `M0 750v-150q70-40 130 0t90 150zM1200 750v-170q-90-30-140 20t-90 150z`) +
    fill(dark, `M140 750q0-90-30-150 60 10 110 150zM1060 600q-60 30-90 150h90z`, 0.6) +
    trees(stage, [
      [70, 744, 250],
      [180, 750, 150],
      [1140, 744, 230],
      [1040, 750, 140],
    ]) +
    fill(inks.dark, person(x - wide - 150, foot + 60, 84))
  );
}

/** Steam over pools between rocks. */
export function spring(stage: Stage): string {
  const { foot, random, inks, palette, middle } = stage;
  const pool = (x: number, y: number, half: number, deep: number) =>
    fill(
      inks.rock,
      `M${x - half - 34} ${y}q${half + 34}-${deep * 2 + 46} ${half * 2 + 68} 0q-${half + 34} ${deep * 2 + 46}-${half * 2 + 68} 0z`,
    ) +
    fill(
      mixColours('#5fc7cf', palette.waterTop, stage.lit ? 0.55 : 0.25),
      `M${x - half} ${y}q${half}-${deep * 2} ${half * 2} 0q-${half} ${deep * 2}-${half * 2} 0z`,
    ) +
    line(inks.foam, 3, `M${x - half * 0.4} ${y - 6}h${half * 0.5}M${x} ${y + 8}h${half * 0.5}`, 0.8);
  const steam = (x: number, y: number, s: number) =>
    `M${x} ${y}c${Math.round(-44 * s)} ${Math.round(-40 * s)} ${Math.round(44 * s)} ${Math.round(-70 * s)} 0 ${Math.round(-110 * s)}s${Math.round(30 * s)} ${Math.round(-60 * s)} ${Math.round(8 * s)} ${Math.round(-90 * s)}`;
  const stones = Array.from({ length: 10 }, () => {
    const x = random.whole(30, 1170);
    const y = foot + random.whole(20, 126);
    const s = random.between(0.5, 1.1);
    return `M${Math.round(x - 56 * s)} ${y}q6-${Math.round(44 * s)} ${Math.round(50 * s)}-${Math.round(46 * s)}t${Math.round(62 * s)} ${Math.round(46 * s)}z`;
  }).join('');
  return (
    treeRow(stage, foot - 56, 150, 12, 0.65) +
    fill(inks.ground, `M0 ${foot - 66}q600-50 1200 0v300H0z`) +
    treeRow(stage, foot - 20, 150, 4, 0.9) +
    fill(inks.wall2, wall(middle + 220, foot - 26, 210, 96)) +
    fill(inks.roof, `M${middle + 196} ${foot - 116}l40-54h180l40 54z`) +
    fill(inks.glow, bars(middle + 244, foot - 100, 4, 44, 26, 50)) +
    pool(middle - 40, foot + 44, 290, 36) +
    pool(middle - 370, foot + 8, 100, 16) +
    pool(middle + 380, foot + 106, 150, 24) +
    fill(inks.rockShade, stones, 0.9) +
    fill(
      inks.dark,
      disc(middle - 110, foot + 22, 17) +
        `M${middle - 142} ${foot + 50}q4-26 32-26t32 26z` +
        disc(middle + 40, foot + 26, 16) +
        `M${middle + 10} ${foot + 54}q4-26 30-26t30 26z`,
    ) +
    [40, 24, 12]
      .map((wide) =>
        line(
          '#ffffff',
          wide,
          steam(middle - 180, foot + 10, 1.1) +
            steam(middle - 20, foot, 1.3) +
            steam(middle + 140, foot + 10, 1) +
            steam(middle - 380, foot - 6, 0.7),
          palette.hour === 'night' ? 0.08 : 0.16,
        ),
      )
      .join('')
  );
}

const lampOn = (stage: Stage, x: number, foot: number): string =>
  fill(stage.inks.dark, wall(x - 3, foot, 6, 56)) +
  fill(stage.lit ? '#ffedb5' : stage.inks.light, disc(x, foot - 62, 10)) +
  (stage.lit ? fill('#ffe6a0', disc(x, foot - 62, 28), 0.3) : '');

/** Arches of stone over the water, or cables between two towers. */
export function bridge(stage: Stage): string {
  const { foot, random, inks, kit } = stage;
  const hung = kit.highRise > 0.3 && random.chance(0.6);
  const deck = foot - 110;
  const water = sheet(stage, foot - 50);
  if (hung) {
    const towers = [330, 870];
    const ropes = Array.from({ length: 31 }, (_, i) => {
      const x = i * 40;
      const near = x < 330 ? 1 - x / 330 : x > 870 ? (x - 870) / 330 : Math.abs((x - 600) / 270) ** 2;
      const y = x < 330 || x > 870 ? deck - 210 + near * 190 : deck - 40 - near * 170;
      return `M${x} ${Math.round(y)}V${deck}`;
    }).join('');
    return (
      water +
      line(inks.dark, 2, ropes, 0.7) +
      line(
        inks.bright[0]!,
        8,
        `M0 ${deck - 20}Q200 ${deck - 70} 330 ${deck - 210}Q600 ${deck + 130} 870 ${deck - 210}Q1000 ${deck - 70} 1200 ${deck - 20}`,
      ) +
      towers
        .map(
          (x) =>
            fill(
              inks.bright[0]!,
              wall(x - 32, foot + 40, 18, 370) +
                wall(x + 14, foot + 40, 18, 370) +
                wall(x - 32, deck - 190, 64, 16) +
                wall(x - 32, deck - 110, 64, 14) +
                wall(x - 32, deck + 60, 64, 14),
            ) + fill(inks.stone2, wall(x - 60, foot + 66, 120, 34)),
        )
        .join('') +
      fill(inks.dark, `M0 ${deck}h1200v18H0z`) +
      fill(inks.bright[0]!, `M0 ${deck - 6}h1200v8H0z`)
    );
  }
  const spans = random.pick([3, 4, 5]);
  const span = 1200 / spans;
  const rise = (x: number) => Math.round(46 * (1 - ((x - 600) / 600) ** 2));
  const arches = Array.from({ length: spans }, (_, i) => {
    const half = Math.round(span / 2 - 26);
    const x = Math.round((i + 0.5) * span);
    return `M${x - half} ${foot + 30}v-50a${half} ${Math.round(Math.min(half, 84 + rise(x)))} 0 0 1 ${half * 2} 0v50z`;
  });
  const through = arches.join('');
  const piers = Array.from({ length: spans - 1 }, (_, i) => {
    const x = Math.round((i + 1) * span);
    return (
      fill(inks.stone2, `M${x - 34} ${foot + 40}v-66l34-26 34 26v66z`) +
      fill(inks.stone2, wall(x - 18, foot - 30, 36, 100 + rise(x))) +
      lampOn(stage, x, deck - rise(x) - 28)
    );
  }).join('');
  const walkers = fill(
    inks.dark,
    [260, 420, 560, 760, 900].map((x) => person(x + random.whole(-30, 30), deck - rise(x) + 2, 54)).join(''),
  );
  return (
    water +
    `<path fill-rule="evenodd" fill="${inks.stone}" d="M0 ${deck}Q600 ${deck - 96} 1200 ${deck}V${foot + 30}H0z${through}"/>` +
    line(inks.stoneShade, 8, arches.map((one) => one.replace(/v50z$/, '')).join(''), 0.5) +
    walkers +
    piers +
    fill(
      inks.trim,
      `M0 ${deck - 6}Q600 ${deck - 102} 1200 ${deck - 6}v-14Q600 ${deck - 116} 0 ${deck - 20}z`,
    ) +
    fill(
      mixColours(inks.stone2, inks.water, 0.6),
      `M0 ${foot + 30}h1200v16q-300 10-600 0T0 ${foot + 44}z`,
      0.5,
    )
  );
}
