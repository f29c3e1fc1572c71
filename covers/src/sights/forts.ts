import { arcade, bars, disc, domed, spike } from '../landmark.ts';
import { landmarkOf } from '../landmark-of.ts';
import { drawLandmark } from '../draw-landmark.ts';
import { shadeColour } from '../mix-colours.ts';
import { fill, line, type Stage, wall, windowGrid } from './stage.ts';

/** A row of merlons on a wall from `x`, `width` wide. */
const merlons = (x: number, top: number, width: number, size = 16): string =>
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
