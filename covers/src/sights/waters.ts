import { bars, box, disc } from '../landmark.ts';
import { mixColours, shadeColour } from '../mix-colours.ts';
import { person } from './town-houses.ts';
import { fill, line, type Stage, wall, windowGrid } from './stage.ts';
import { treeRow, trees } from './trees.ts';

/** A sheet of water with the light of the sky on it. */
export function sheet(stage: Stage, top: number, bottom = 750): string {
  const { palette, inks, random } = stage;
  const glints = Array.from({ length: 24 }, () => {
    const near = random.next();
    const y = Math.round(top + 10 + near * (bottom - top - 14));
    return `M${random.whole(-20, 1180)} ${y}h${Math.round(20 + near * 80)}`;
  }).join('');
  return (
    fill(palette.waterTop, `M0 ${top}h1200v${bottom - top}H0z`) +
    fill(palette.waterBottom, `M0 ${top + (bottom - top) * 0.4}q300-20 600 0t600-6V${bottom}H0z`, 0.6) +
    line(inks.foam, 3, glints, 0.5)
  );
}

const sandOf = ({ palette }: Stage) =>
  mixColours(
    '#efd9a8',
    { day: '#f4e3bd', dawn: '#f0c3a8', dusk: '#b06a72', night: '#1c2750' }[palette.hour],
    palette.hour === 'night' ? 0.66 : 0.34,
  );

/** Sand, surf, parasols, a palm or a pine. */
export function beach(stage: Stage): string {
  const { foot, random, inks } = stage;
  const top = foot - 90;
  const sand = sandOf(stage);
  const parasol = (x: number, y: number, s: number, colour: string) =>
    line(inks.dark, 6, `M${x} ${y}l${Math.round(26 * s)}-${Math.round(150 * s)}`) +
    fill(
      colour,
      `M${x - Math.round(80 * s)} ${y - Math.round(118 * s)}q${Math.round(88 * s)}-${Math.round(112 * s)} ${Math.round(208 * s)}-${Math.round(10 * s)}z`,
    ) +
    fill(
      inks.light,
      `M${x - Math.round(14 * s)} ${y - Math.round(124 * s)}q${Math.round(14 * s)}-${Math.round(50 * s)} ${Math.round(40 * s)}-${Math.round(56 * s)}q${Math.round(34 * s)} ${Math.round(10 * s)} ${Math.round(40 * s)} ${Math.round(50 * s)}z`,
      0.8,
    ) +
    fill(
      colour,
      `M${x + Math.round(40 * s)} ${y + 4}l${Math.round(90 * s)}-4 30 14-${Math.round(104 * s)} 4z`,
      0.9,
    );
  const first = random.whole(0, 4);
  const left = random.chance(0.5);
  const sail = random.whole(300, 900);
  return (
    fill(
      mixColours(stage.palette.ridge, stage.palette.haze, 0.45),
      left
        ? `M1200 ${top}h-520q60-40 150-44t160-56 210-30z`
        : `M0 ${top}h520q-60-40-150-44T210 ${top - 100} 0 ${top - 130}z`,
    ) +
    sheet(stage, top) +
    fill(inks.light, `M${sail} ${top + 20}l-4-86 50 86zM${sail - 8} ${top + 20}l-2-70-34 70z`) +
    fill(inks.dark, `M${sail - 44} ${top + 24}h100l-16 14h-70z`) +
    fill(inks.foam, `M0 ${foot + 44}q120-34 260-8t300-14 300 4 340-26v80H0z`, 0.9) +
    fill(
      mixColours(sand, stage.palette.waterTop, 0.25),
      `M0 ${foot + 54}q120-34 260-8t300-14 300 4 340-26v80H0z`,
    ) +
    fill(sand, `M0 ${foot + 76}q160-30 300-6t300-14 280 4 320-22v220H0z`) +
    parasol(left ? 560 : 300, foot + 100, 0.8, inks.bright[first]!) +
    parasol(left ? 820 : 560, foot + 116, 1, inks.bright[(first + 2) % 5]!) +
    parasol(left ? 1060 : 800, foot + 92, 0.75, inks.bright[(first + 3) % 5]!) +
    fill(inks.dark, person(left ? 380 : 930, foot + 66, 84) + person(left ? 420 : 970, foot + 68, 76)) +
    trees(
      stage,
      left
        ? [
            [110, 740, 420],
            [210, 746, 300],
          ]
        : [
            [1090, 740, 420],
            [990, 746, 300],
          ],
    )
  );
}

/** Still water between hills, a jetty with a boat. */
export function lake(stage: Stage): string {
  const { foot, random, inks, palette, middle } = stage;
  const top = foot - 60;
  const left = random.chance(0.5);
  const at = (x: number) => (left ? x : 1200 - x);
  const box4 = (x: number, y: number, w: number, h: number) => box(left ? x : 1200 - x - w, y, w, h);
  return (
    treeRow(stage, top, 90, 18, 0.7) +
    sheet(stage, top - 6) +
    fill(
      mixColours(palette.ridge, palette.waterBottom, 0.4),
      `M0 ${top - 6}h1200v14q-300 26-600 14T0 ${top + 20}z`,
      0.5,
    ) +
    fill(inks.dark, [150, 250, 350, 450].map((x) => box4(x, foot + 64, 10, 70)).join('')) +
    fill(inks.wall3, `M${at(0)} ${foot + 40}L${at(540)} ${foot + 50}v14L${at(0)} ${foot + 74}z`) +
    fill(inks.shade, `M${at(0)} ${foot + 62}L${at(540)} ${foot + 60}v8L${at(0)} ${foot + 82}z`, 0.7) +
    fill(
      inks.bright[random.whole(0, 4)]!,
      `M${middle + 40} ${foot + 76}q20 34 60 34h110q50 0 66-40-120 22-236 6z`,
    ) +
    fill(inks.dark, `M${middle + 60} ${foot + 84}q100 16 200-4l8-6q-110 20-220 4z`) +
    fill(inks.dark, person(at(430), foot + 48, 96)) +
    fill(
      inks.leafDark,
      Array.from(
        { length: 14 },
        (_, i) => `M${at(760 + i * 34)} 750q-6-60-2-${90 + (i % 4) * 22}q6 50 10 ${90 + (i % 4) * 22}z`,
      ).join(''),
    ) +
    trees(stage, [[at(90), 746, 300]])
  );
}

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

/** A green island in the sea. */
export function island(stage: Stage): string {
  const { foot, random, inks, palette, middle } = stage;
  const top = foot - 70;
  const x = middle + random.whole(-70, 70);
  const green = mixColours(palette.trees, palette.haze, 0.16);
  const boat = x + (random.chance(0.5) ? 420 : -440);
  return (
    sheet(stage, top) +
    fill(sandOf(stage), `M${x - 370} ${foot - 18}q60-44 200-48h360q130 6 190 48-180 40-380 34t-370-34z`) +
    fill(inks.foam, `M${x - 400} ${foot - 8}q370 76 780-2-60 50-390 50T${x - 400} ${foot - 8}z`, 0.8) +
    fill(green, `M${x - 300} ${foot - 44}q50-130 150-150 60-70 140-56t150 90q90 10 160 116-300 24-600 0z`) +
    fill(
      shadeColour(green, -0.09),
      `M${x + 20} ${foot - 256}q70 10 110 56t80 54q80 20 110 108l-250 6q60-90-50-224z`,
      0.6,
    ) +
    trees(
      stage,
      Array.from(
        { length: 11 },
        (_, i) => [x - 270 + i * 54, foot - 40 + random.whole(-6, 8), random.whole(70, 130)] as const,
      ),
      0.95,
    ) +
    fill(inks.wall, wall(x - 90, foot - 34, 54, 40) + wall(x - 24, foot - 32, 46, 34)) +
    fill(inks.roof, `M${x - 98} ${foot - 72}l34-26 36 26zM${x - 30} ${foot - 64}l29-22 30 22z`) +
    fill(inks.light, `M${boat} ${foot + 50}l-6-112 66 112zM${boat - 10} ${foot + 50}v-92l-44 92z`) +
    fill(inks.dark, `M${boat - 60} ${foot + 56}h136l-20 22h-96z`)
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

const lampOn = (stage: Stage, x: number, foot: number): string =>
  fill(stage.inks.dark, wall(x - 3, foot, 6, 56)) +
  fill(stage.lit ? '#ffedb5' : stage.inks.light, disc(x, foot - 62, 10)) +
  (stage.lit ? fill('#ffe6a0', disc(x, foot - 62, 28), 0.3) : '');

/** A boat with people on a wide water. */
export function boat(stage: Stage): string {
  const { foot, random, inks, middle, kit } = stage;
  const top = foot - 90;
  const x = middle - 200;
  const y = foot + 20;
  const sails = kit.boat !== 'ferry' && random.chance(0.55);
  const rig = sails
    ? fill(inks.dark, wall(x + 196, y, 8, 330)) +
      fill(inks.light, `M${x + 208} ${y - 320}q150 130 150 270h-150z`) +
      fill(inks.bright[random.whole(0, 4)]!, `M${x + 190} ${y - 300}q-130 130-140 250h140z`)
    : fill(inks.light, wall(x + 60, y, 290, 74) + wall(x + 110, y - 74, 180, 56)) +
      fill(
        inks.glow,
        windowGrid(x + 80, y - 56, 6, 1, 44, 1, 28, 30) + windowGrid(x + 126, y - 116, 4, 1, 40, 1, 26, 28),
      ) +
      fill(inks.bright[0]!, wall(x + 180, y - 130, 44, 60)) +
      fill(inks.dark, wall(x + 180, y - 178, 44, 12));
  return (
    sheet(stage, top) +
    rig +
    fill(inks.dark, [40, 300, 340].map((dx) => person(x + dx, y, 62)).join('')) +
    fill(inks.bright[random.whole(0, 4)]!, `M${x - 50} ${y - 8}h510q-20 70-90 78h-330q-60-10-90-78z`) +
    fill(inks.light, `M${x - 46} ${y + 6}h502l-4 14h-492z`) +
    fill(inks.dark, `M${x - 24} ${y + 40}h448q-24 26-54 30h-330q-40-4-64-30z`, 0.4) +
    fill(inks.foam, `M${x - 110} ${y + 74}q90-26 200-8t220 0 220 6q-40 26-300 26t-340-24z`, 0.85) +
    line(
      inks.dark,
      3,
      'M180 200q14-14 28 0 14-14 28 0M250 240q12-12 24 0 12-12 24 0M960 180q14-14 28 0 14-14 28 0',
      0.5,
    )
  );
}

/** Fish and weeds in blue light, people before the glass. */
export function aquarium({ random }: Stage): string {
  const fish = (x: number, y: number, s: number, way: number) => {
    const [long, high] = [Math.round(way * 35 * s), Math.round(27 * s)];
    return `M${x} ${y}q${long} ${-high} ${long * 2} 0q${-long} ${high} ${-long * 2} 0l${-Math.round(long * 0.7)} ${-Math.round(high * 0.8)}v${Math.round(high * 1.6)}z`;
  };
  const school = Array.from({ length: 15 }, (_, i) => {
    const s = Math.round(random.between(0.8, 1.9) * 10) / 10;
    return fill(
      ['#ffb84d', '#ff7d66', '#ffe08a', '#9fe3e0', '#f29ac0'][i % 5]!,
      fish(random.whole(120, 1020), random.whole(130, 560), s, random.chance(0.5) ? 1 : -1),
    );
  }).join('');
  const weed = Array.from({ length: 20 }, (_, i) => {
    const x = Math.round(i * 62 + random.between(-20, 20));
    const tall = random.whole(80, 230);
    return `M${x} 750q-30-${tall * 0.5} 6-${tall}q34 ${tall * 0.5} 22 ${tall}z`;
  }).join('');
  const ray = 'M330 300q140-90 280-10 60 30 130-40-30 90-100 100-60 40-170 24-90-10-140-74z';
  return (
    fill('#0d4f78', 'M0 0h1200v750H0z') +
    fill('#1b7ea3', 'M0 0h1200v430q-300 90-600 30T0 470z', 0.7) +
    fill('#8fdcea', 'M180 0l-120 620h150L330 0zM520 0l-40 680h180L640 0zM860 0l110 620h150L980 0z', 0.13) +
    fill('#0a3f63', ray, 0.7) +
    school +
    fill('#0b3d57', weed) +
    fill('#0f5a5e', Array.from({ length: 9 }, (_, i) => `M${i * 140} 750q10-90 60-80t50 80z`).join('')) +
    fill('#e8776a', disc(180, 720, 30) + disc(220, 730, 24) + disc(950, 722, 28) + disc(1000, 730, 22), 0.9) +
    fill(
      '#dff6fb',
      Array.from({ length: 26 }, () =>
        disc(random.whole(80, 1120), random.whole(60, 560), random.whole(2, 7)),
      ).join(''),
      0.6,
    ) +
    fill('#061b2c', person(420, 762, 210) + person(500, 762, 140) + person(800, 762, 200))
  );
}
