import { arcade, bars, box, domed, spike } from '../landmark.ts';
import { fill, line, type Stage, wall, windowGrid } from './stage.ts';

/** A flight of steps that leads up to `foot`. */
const steps = (middle: number, foot: number, width: number, count = 4): string =>
  Array.from({ length: count }, (_, i) =>
    wall(middle - width / 2 - i * 14, foot + (i + 1) * 9, width + i * 28, 9),
  ).join('');

/** A porch of columns under a gable, its foot on `foot`. */
export function portico(
  stage: Stage,
  middle: number,
  foot: number,
  width: number,
  height: number,
  columns: number,
): string {
  const { inks } = stage;
  const left = middle - width / 2;
  const step = width / columns;
  const thick = Math.round(step * 0.44);
  const beam = foot - height;
  return (
    fill(inks.shade, wall(left + 6, foot, width - 12, height)) +
    fill(
      inks.dark,
      arcade(Math.round(middle - step * 0.3), foot, 1, 1, Math.round(step * 0.6), Math.round(height * 0.66)),
    ) +
    fill(inks.light, bars(left + (step - thick) / 2, beam, columns, step, thick, height)) +
    fill(
      inks.shade,
      bars(left + (step - thick) / 2 + thick * 0.66, beam, columns, step, Math.round(thick * 0.34), height),
      0.55,
    ) +
    fill(
      inks.trim,
      bars(left + (step - thick) / 2 - 4, beam, columns, step, thick + 8, 9) +
        bars(left + (step - thick) / 2 - 4, foot - 9, columns, step, thick + 8, 9),
    ) +
    fill(inks.wall2, wall(left - 10, beam, width + 20, 30)) +
    fill(inks.trim, wall(left - 16, beam - 26, width + 32, 9) + wall(left - 12, beam, width + 24, 5)) +
    fill(inks.wall, spike(middle, beam - 34, width / 2 + 14, Math.round(width * 0.2))) +
    fill(inks.shade, spike(middle, beam - 40, width / 2 - 22, Math.round(width * 0.2) - 18), 0.5)
  );
}

/** A long wing with rows of windows and a cornice. */
export function wing(
  stage: Stage,
  x: number,
  foot: number,
  width: number,
  height: number,
  rows: number,
  roof = 0,
): string {
  const { inks, random } = stage;
  const columns = Math.max(2, Math.round(width / 46));
  const stepX = width / columns;
  const stepY = (height - 30) / rows;
  const tall = Math.round(Math.min(46, stepY * 0.62));
  const windows = windowGrid(x + stepX / 2 - 9, foot - height + 26, columns, rows, stepX, stepY, 18, tall);
  const dark = windowGrid(
    x + stepX / 2 - 9,
    foot - height + 26,
    columns,
    rows,
    stepX,
    stepY,
    18,
    Math.round(tall * 0.3),
  );
  const slope =
    roof > 0
      ? `M${Math.round(x - 6)} ${Math.round(foot - height)}l22-${roof}h${Math.round(width - 32)}l22 ${roof}z`
      : '';
  let dormers = '';
  if (roof > 30)
    for (let at = x + stepX; at < x + width - stepX; at += stepX * 2)
      dormers +=
        wall(at - 9, foot - height - 8, 18, 24) +
        spike(Math.round(at), Math.round(foot - height - 32), 13, 11);
  return (
    fill(inks.roof, slope) +
    fill(inks.trim, dormers) +
    fill(random.chance(0.5) ? inks.wall : inks.wall2, wall(x, foot, width, height)) +
    fill(inks.shade, wall(x, foot, width, 16), 0.6) +
    fill(inks.glow, windows) +
    fill(inks.dark, dark, 0.35) +
    fill(
      inks.trim,
      wall(x - 6, foot - height + 8, width + 12, 9) +
        windowGrid(x + stepX / 2 - 12, foot - height + 26 + tall, columns, rows, stepX, stepY, 24, 4),
    )
  );
}

/** A dome on a drum, with ribs and a lantern. */
export function bigDome(stage: Stage, middle: number, foot: number, half: number, rise = 1.1): string {
  const { inks } = stage;
  const drum = Math.round(half * 0.5);
  const top = foot - drum;
  const up = Math.round(half * rise);
  return (
    fill(inks.wall, wall(middle - half, foot, half * 2, drum)) +
    fill(inks.shade, wall(middle + half * 0.4, foot, half * 0.6, drum), 0.45) +
    fill(
      inks.glow,
      arcade(
        middle - half + 8,
        foot - 6,
        5,
        Math.round((half * 2 - 16) / 5),
        Math.round(half / 5),
        Math.round(drum * 0.7),
      ),
    ) +
    fill(inks.trim, wall(middle - half - 6, top + 6, half * 2 + 12, 7)) +
    fill(inks.roof, domed(middle, top, half, up)) +
    fill(
      inks.roofShade,
      `M${middle} ${top - up}a${half} ${up} 0 0 1 ${half} ${up}h${-Math.round(half * 0.5)}q0-${Math.round(up * 0.7)} ${-Math.round(half * 0.5)}-${up}z`,
      0.8,
    ) +
    fill(inks.trim, wall(middle - 9, top - up + 4, 18, 26) + spike(middle, top - up - 20, 12, 26))
  );
}

const banner = (stage: Stage, x: number, top: number, height: number, at: number): string =>
  fill(stage.inks.bright[at % 5]!, `M${x} ${top}h30v${height}l-15-12-15 12z`);

/** Columns and steps, two wings, banners that tell of what is shown. */
export function museum(stage: Stage): string {
  const { middle, foot, random, inks } = stage;
  const columns = random.pick([4, 6, 6, 8]);
  const width = columns * 52;
  const height = random.whole(170, 200);
  const side = random.whole(190, 250);
  const low = Math.round(height * 0.86);
  const base = foot - 32;
  const at = random.whole(0, 4);
  const topped = random.chance(0.45) ? bigDome(stage, middle, base - height - 36, random.whole(74, 96)) : '';
  return (
    topped +
    wing(stage, middle - width / 2 - side + 10, base, side, low, 2, random.chance(0.4) ? 34 : 0) +
    wing(stage, middle + width / 2 - 10, base, side, low, 2, random.chance(0.4) ? 34 : 0) +
    portico(stage, middle, base, width, height, columns) +
    banner(stage, middle - width / 2 - 70, base - low + 34, 92, at) +
    banner(stage, middle + width / 2 + 40, base - low + 34, 92, at + 1) +
    fill(inks.wall3, wall(middle - width / 2 - side, foot, width + side * 2, 32)) +
    fill(inks.light, steps(middle, foot - 36, width - 30)) +
    fill(inks.shade, steps(middle, foot - 32, width - 30).replaceAll('v-9', 'v-3'), 0.45)
  );
}

/** Plain blocks set one on the other, much glass, a work of art before it. */
export function gallery(stage: Stage): string {
  const { middle, foot, random, inks } = stage;
  const sign = random.chance(0.5) ? 1 : -1;
  const upper = 430;
  const glass = (x: number, bottom: number, width: number, height: number) =>
    fill(inks.glow, wall(x, bottom, width, height)) +
    fill(inks.dark, bars(x, bottom - height, Math.floor(width / 34), 34, 4, height), 0.6) +
    fill(inks.light, `M${x + 20} ${bottom}l70-${height}h34l-70 ${height}z`, 0.3);
  const x = middle - 300;
  const over = sign > 0 ? x - 60 : x + 230;
  const art = middle + sign * 350;
  const piece = random.pick([
    fill(inks.bright[0]!, `M${art - 60} ${foot}q-10-150 60-150t60 150h-34q6-104-26-104t-26 104z`),
    fill(inks.bright[1]!, `M${art - 14} ${foot}l-46-110 60 30 60-60-24 70 40 70z`),
    fill(
      inks.bright[2]!,
      box(art - 40, foot - 60, 60, 60) +
        box(art - 16, foot - 124, 60, 60) +
        box(art - 30, foot - 176, 48, 48),
    ),
  ]);
  return (
    fill(inks.wall2, wall(x, foot, 600, 150)) +
    glass(x + 40, foot, 300, 122) +
    fill(inks.wall, wall(over, foot - 150, upper, 150)) +
    fill(inks.shade, wall(over, foot - 146, upper, 10), 0.7) +
    fill(inks.shade, bars(over + 12, foot - 300, 17, 25, 5, 150), 0.3) +
    glass(over + upper - 150, foot - 186, 120, 84) +
    fill(inks.wall3, wall(over + 90, foot - 300, 230, 64)) +
    fill(inks.shade, wall(over + 90, foot - 300, 230, 6)) +
    fill(inks.dark, wall(x + 430, foot, 70, 100)) +
    piece
  );
}

/** A town hall or station: a long front, a clock tower in the middle. */
export function grand(stage: Stage): string {
  const { middle, foot, random, inks } = stage;
  const height = random.whole(170, 200);
  const half = random.whole(300, 360);
  const towered = random.chance(0.6);
  const tall = random.whole(370, 410);
  const clock = foot - tall + 62;
  const tower =
    fill(inks.wall, wall(middle - 46, foot, 92, tall)) +
    fill(inks.shade, wall(middle + 16, foot, 30, tall), 0.45) +
    fill(
      inks.trim,
      wall(middle - 54, foot - tall + 8, 108, 12) + wall(middle - 52, foot - tall + 116, 104, 8),
    ) +
    fill(inks.roof, spike(middle, foot - tall, 54, random.whole(60, 96))) +
    fill(stage.lit ? '#ffeec2' : inks.light, `M${middle - 27} ${clock}a27 27 0 1 1 54 0a27 27 0 1 1-54 0z`) +
    line(inks.dark, 4, `M${middle} ${clock}v-18M${middle} ${clock}l13 7`) +
    fill(inks.glow, windowGrid(middle - 26, foot - tall + 136, 2, 3, 32, 52, 18, 36));
  return (
    wing(stage, middle - half, foot, half * 2, height, 3, 46) +
    (towered
      ? tower
      : portico(stage, middle, foot, 300, height - 14, 6) + bigDome(stage, middle, foot - height - 40, 78)) +
    fill(inks.dark, arcade(middle - 26, foot, 1, 1, 52, 84)) +
    fill(inks.light, steps(middle, foot - 9, 120, 2))
  );
}

/** A long palace with pavilions, a parterre before it. */
export function palace(stage: Stage): string {
  const { middle, foot, random, inks } = stage;
  const back = foot - 46;
  const half = random.whole(390, 450);
  const height = random.whole(140, 165);
  const pavilion = (x: number) => wing(stage, x - 64, back, 128, height + 34, 2, 70);
  const bed = (x: number, y: number, width: number) =>
    `M${x - width / 2} ${y}q${width / 2}-22 ${width} 0q-${width / 2} 22-${width} 0z`;
  const beds = [-1, 1]
    .flatMap((side) => [bed(middle + side * 190, foot + 22, 170), bed(middle + side * 400, foot + 34, 200)])
    .join('');
  const cones = [-1, 1]
    .flatMap((side) => [90, 300, 510].map((away) => spike(middle + side * away, foot + 44, 22, 74)))
    .join('');
  return (
    wing(stage, middle - half, back, half * 2, height, 2, 52) +
    pavilion(middle - half + 30) +
    pavilion(middle + half - 30) +
    portico(stage, middle, back, 216, height - 6, 4) +
    (random.chance(0.6) ? bigDome(stage, middle, back - height - 52, 62, 1.2) : '') +
    fill(inks.ground, `M0 ${back}h1200v220H0z`) +
    fill(inks.paving, `M${middle - 60} ${back}h120l150 190h-420z`) +
    fill(inks.leaf, beds) +
    fill(
      inks.bright[random.whole(0, 4)]!,
      beds.replace(/q(\d+)-22/g, 'q$1-10').replace(/22-(\d+) 0z/g, '12-$1 0z'),
      0.85,
    ) +
    fill(inks.leafDark, cones)
  );
}
