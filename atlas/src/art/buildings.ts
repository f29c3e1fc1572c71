import type { Brush, Ink } from './brush.ts';
import { short } from './brush.ts';
import type { Random } from './seeded-random.ts';

/** Draws one building that stands on `bottom`, `width` wide, its walls about `height` high. */
export type Building = (
  brush: Brush,
  random: Random,
  x: number,
  bottom: number,
  width: number,
  height: number,
) => void;

const walls: readonly Ink[] = ['wall0', 'wall1', 'wall2'];
const windows: readonly Ink[] = ['windows0', 'windows1', 'windows2'];

/** A wall with a shaded flank and windows. */
function body(brush: Brush, random: Random, x: number, bottom: number, width: number, height: number): void {
  brush.block(random.pick(walls), x, bottom, width, height);
  if (width > 22) brush.block('shade', x + width * 0.72, bottom, width * 0.28, height);
  if (height > 26) brush.block(random.pick(windows), x + 4, bottom - 3, width - 8, height - 9);
}

const tower: Building = (brush, random, x, bottom, width, height) => {
  body(brush, random, x, bottom, width, height);
  const top = bottom - height;
  const kind = random.whole(0, 5);
  if (kind === 0) brush.polygon('wall1', x, top, x + width, top, x + width, top - width * 0.45);
  if (kind === 1) {
    brush.block('wall0', x + width * 0.18, top, width * 0.64, height * 0.09);
    brush.block('wall1', x + width * 0.34, top - height * 0.09, width * 0.32, height * 0.07);
    brush.block('roof', x + width * 0.48, top - height * 0.16, 2, height * 0.14);
  }
  if (kind === 2)
    brush.path(
      'wall0',
      `M${short(x)} ${short(top)}a${short(width / 2)} ${short(width * 0.34)} 0 0 1 ${short(width)} 0z`,
    );
  if (kind === 3) brush.block('roof', x + width * 0.46, top, 2.4, height * 0.2);
  if (kind === 4) brush.polygon('wall0', x, top, x + width / 2, top - width * 0.7, x + width, top);
};

const slab: Building = (brush, random, x, bottom, width, height) => {
  body(brush, random, x, bottom, width, height * 0.62);
  if (random.chance(0.4)) brush.block('roof', x + width * 0.2, bottom - height * 0.62, width * 0.25, 6);
};

const gable: Building = (brush, random, x, bottom, width, height) => {
  const wall = height * 0.55;
  body(brush, random, x, bottom, width, wall);
  brush.polygon(
    'roof',
    x - 2,
    bottom - wall,
    x + width / 2,
    bottom - wall - width * 0.62,
    x + width + 2,
    bottom - wall,
  );
};

const steppedGable: Building = (brush, random, x, bottom, width, height) => {
  const wall = height * 0.62;
  body(brush, random, x, bottom, width, wall);
  const top = bottom - wall;
  const step = width / 7;
  brush.polygon(random.pick(walls), x, top, x, top - step, x + step, top - step, x + step, top - step * 2.2, x + step * 2.2, top - step * 2.2, x + step * 2.2, top - step * 3.6, x + width - step * 2.2, top - step * 3.6, x + width - step * 2.2, top - step * 2.2, x + width - step, top - step * 2.2, x + width - step, top - step, x + width, top - step, x + width, top); // prettier-ignore
  brush.block('trim', x + width / 2 - 2, top - step, 4, 6);
};

const mansard: Building = (brush, random, x, bottom, width, height) => {
  const wall = height * 0.6;
  body(brush, random, x, bottom, width, wall);
  const top = bottom - wall;
  brush.polygon('roof', x - 1, top, x + 4, top - 17, x + width - 4, top - 17, x + width + 1, top);
  brush.block('trim', x - 1, top + 2, width + 2, 2);
  for (let at = x + 9; at < x + width - 9; at += 13) brush.block('trim', at, top - 3, 5, 8);
  brush.block('roof', x + width * random.between(0.15, 0.7), top - 17, 6, 9);
};

const terrace: Building = (brush, random, x, bottom, width, height) => {
  const wall = height * 0.5;
  body(brush, random, x, bottom, width, wall);
  const top = bottom - wall;
  brush.polygon(
    'roof',
    x - 2,
    top,
    x + width * 0.16,
    top - 15,
    x + width * 0.84,
    top - 15,
    x + width + 2,
    top,
  );
  brush.block('wall1', x + width * 0.12, top - 9, 7, 15);
  brush.block('wall2', x + width * 0.74, top - 9, 7, 15);
};

const tiled: Building = (brush, random, x, bottom, width, height) => {
  const wall = height * 0.45;
  body(brush, random, x, bottom, width, wall);
  const top = bottom - wall;
  brush.polygon('roof', x - 4, top, x + width * 0.3, top - width * 0.24, x + width + 4, top);
};

const steeple: Building = (brush, random, x, bottom, width, height) => {
  const tall = height * 0.95;
  const across = Math.min(24, width * 0.5);
  const left = x + (width - across) / 2;
  tiled(brush, random, x - 6, bottom, width + 12, height * 0.8);
  brush.block('wall0', left, bottom, across, tall);
  brush.block('shade', left + across * 0.6, bottom, across * 0.4, tall);
  brush.polygon(
    'roof',
    left - 2,
    bottom - tall,
    left + across / 2,
    bottom - tall - across * 2.1,
    left + across + 2,
    bottom - tall,
  );
  brush.block('glow', left + across / 2 - 2, bottom - tall + 16, 4, 9);
};

const campanile: Building = (brush, random, x, bottom, width, height) => {
  const tall = height * 1.05;
  const across = Math.min(22, width * 0.45);
  const left = x + width * 0.3;
  tiled(brush, random, x, bottom, width, height);
  brush.block('wall0', left, bottom, across, tall);
  brush.block('shade', left + across * 0.62, bottom, across * 0.38, tall);
  brush.block('trim', left - 2, bottom - tall, across + 4, 3);
  brush.block('glow', left + 4, bottom - tall + 22, across - 8, 11);
  brush.polygon(
    'roof',
    left - 1,
    bottom - tall - 3,
    left + across / 2,
    bottom - tall - across,
    left + across + 1,
    bottom - tall - 3,
  );
};

/** A round dome with a lantern, on a drum. */
export function dome(
  brush: Brush,
  ink: Ink,
  middle: number,
  bottom: number,
  radius: number,
  stretch = 1,
): void {
  const r = short(radius);
  brush.path(
    ink,
    `M${short(middle - radius)} ${short(bottom)}a${r} ${short(radius * stretch)} 0 0 1 ${short(radius * 2)} 0z`,
  );
  brush.block(ink, middle - 1.5, bottom - radius * stretch + 1, 3, radius * 0.5);
}

const domeChurch: Building = (brush, random, x, bottom, width, height) => {
  const wall = height * 0.5;
  body(brush, random, x, bottom, width, wall);
  const middle = x + width / 2;
  const radius = width * 0.32;
  brush.block('wall0', middle - radius, bottom - wall, radius * 2, 14);
  dome(brush, 'roof', middle, bottom - wall - 14, radius, 1.15);
};

const twinBell: Building = (brush, random, x, bottom, width, height) => {
  const wall = height * 0.55;
  brush.block('wall0', x, bottom, width, wall);
  brush.block('shade', x + width * 0.7, bottom, width * 0.3, wall);
  const across = width * 0.27;
  for (const left of [x, x + width - across]) {
    brush.block('wall0', left, bottom - wall, across, height * 0.32);
    brush.block('glow', left + across * 0.3, bottom - wall - height * 0.1, across * 0.4, 9);
    dome(brush, 'roof', left + across / 2, bottom - wall - height * 0.32, across * 0.55, 1.1);
  }
  brush.polygon(
    'wall0',
    x + across,
    bottom - wall,
    x + width / 2,
    bottom - wall - 15,
    x + width - across,
    bottom - wall,
  );
  brush.path('glow', `M${short(x + width / 2 - 6)} ${short(bottom)}v-14a6 6 0 0 1 12 0v14z`);
};

const minaret: Building = (brush, random, x, bottom, width, height) => {
  cube(brush, random, x, bottom, width, height * 0.7);
  const tall = height * 1.15;
  const left = x + width * random.between(0.2, 0.6);
  brush.block('wall0', left, bottom, 11, tall);
  brush.block('shade', left + 7, bottom, 4, tall);
  brush.block('trim', left - 2.5, bottom - tall * 0.78, 16, 4);
  brush.block('wall0', left + 2, bottom - tall, 7, 10);
  dome(brush, 'roof', left + 5.5, bottom - tall - 10, 4.6, 1.5);
};

const mosque: Building = (brush, random, x, bottom, width, height) => {
  const wall = height * 0.36;
  body(brush, random, x, bottom, width, wall);
  const middle = x + width / 2;
  dome(brush, 'roof', middle, bottom - wall, width * 0.3, 1.1);
  dome(brush, 'wall1', middle - width * 0.34, bottom - wall, width * 0.14);
  dome(brush, 'wall1', middle + width * 0.34, bottom - wall, width * 0.14);
  for (const left of [x - 5, x + width - 1]) {
    const tall = height * 1.02;
    brush.block('wall0', left, bottom, 6, tall);
    brush.block('trim', left - 2, bottom - tall * 0.7, 10, 3);
    brush.polygon('roof', left - 1, bottom - tall, left + 3, bottom - tall - 20, left + 7, bottom - tall);
  }
};

const cube: Building = (brush, random, x, bottom, width, height) => {
  const wall = height * random.between(0.36, 0.55);
  body(brush, random, x, bottom, width, wall);
  if (random.chance(0.55)) {
    brush.block(random.pick(walls), x + width * 0.15, bottom - wall, width * 0.42, wall * 0.42);
    brush.block('glow', x + width * 0.3, bottom - wall - 5, 4, 7);
  }
};

const blueDome: Building = (brush, random, x, bottom, width, height) => {
  const wall = height * 0.45;
  brush.block('wall0', x, bottom, width, wall);
  brush.block('shade', x + width * 0.7, bottom, width * 0.3, wall);
  dome(brush, 'roof', x + width / 2, bottom - wall, width * 0.36, 1.05);
  brush.path('glow', `M${short(x + width / 2 - 5)} ${short(bottom)}v-11a5 5 0 0 1 10 0v11z`);
};

/** A roof that curves up at its eaves. */
export function eaves(brush: Brush, middle: number, y: number, half: number, rise: number): void {
  brush.path(
    'roof',
    `M${short(middle - half)} ${short(y)}q${short(half * 0.45)} ${short(-rise * 0.12)} ${short(half * 0.62)} ${short(-rise)}h${short(half * 0.76)}q${short(half * 0.17)} ${short(rise * 0.88)} ${short(half * 0.62)} ${short(rise)}z`,
  );
}

const pagoda: Building = (brush, random, x, bottom, width, height) => {
  const middle = x + width / 2;
  const storeys = random.whole(3, 5);
  const storey = (height * 0.95) / storeys;
  for (let i = 0; i < storeys; i++) {
    const half = width * (0.42 - i * 0.055);
    const base = bottom - i * storey;
    brush.block('wall1', middle - half * 0.68, base, half * 1.36, storey);
    brush.block('glow', middle - 3, base - 4, 6, Math.min(9, storey * 0.4));
    eaves(brush, middle, base - storey * 0.62, half * 1.2, storey * 0.44);
  }
  brush.block('roof', middle - 1.5, bottom - height * 0.93, 3, 22);
};

const curvedHouse: Building = (brush, random, x, bottom, width, height) => {
  const wall = height * 0.34;
  body(brush, random, x + 3, bottom, width - 6, wall);
  eaves(brush, x + width / 2, bottom - wall + 3, width * 0.62, 17);
};

const spireTemple: Building = (brush, random, x, bottom, width, height) => {
  const middle = x + width / 2;
  const wall = height * 0.26;
  brush.block('wall0', x, bottom, width, wall);
  for (let i = 0; i < 3; i++) {
    const half = width * (0.56 - i * 0.15);
    const y = bottom - wall - i * height * 0.13;
    brush.polygon(
      'roof',
      middle - half,
      y,
      middle - half * 0.55,
      y - height * 0.16,
      middle + half * 0.55,
      y - height * 0.16,
      middle + half,
      y,
    );
  }
  brush.polygon(
    'trim',
    middle - 4,
    bottom - wall - height * 0.4,
    middle,
    bottom - height * 1.12,
    middle + 4,
    bottom - wall - height * 0.4,
  );
};

const stupa: Building = (brush, _random, x, bottom, width, height) => {
  const middle = x + width / 2;
  brush.polygon('wall0', x, bottom, x + 5, bottom - 13, x + width - 5, bottom - 13, x + width, bottom);
  dome(brush, 'wall0', middle, bottom - 13, width * 0.34, 0.95);
  brush.block('trim', middle - 6, bottom - 13 - width * 0.3, 12, 10);
  brush.polygon(
    'trim',
    middle - 6,
    bottom - 23 - width * 0.3,
    middle,
    bottom - 30 - height * 0.6,
    middle + 6,
    bottom - 23 - width * 0.3,
  );
};

const shikhara: Building = (brush, random, x, bottom, width, height) => {
  const middle = x + width / 2;
  const half = width * 0.3;
  body(brush, random, x, bottom, width, height * 0.24);
  brush.path(
    'wall0',
    `M${short(middle - half)} ${short(bottom - height * 0.2)}q2 ${short(-height * 0.5)} ${short(half)} ${short(-height * 0.72)}q${short(half - 2)} ${short(height * 0.22)} ${short(half)} ${short(height * 0.72)}z`,
  );
  brush.block('trim', middle - 2, bottom - height * 0.9, 4, 12);
};

const onion: Building = (brush, random, x, bottom, width, height) => {
  const wall = height * 0.42;
  body(brush, random, x, bottom, width, wall);
  for (const [share, scale] of [
    [0.5, 1],
    [0.16, 0.6],
    [0.84, 0.6],
  ] as const) {
    const middle = x + width * share;
    const r = width * 0.17 * scale;
    const base = bottom - wall - height * 0.2 * scale;
    brush.block('wall0', middle - r * 0.7, bottom - wall + 1, r * 1.4, height * 0.2 * scale + 1);
    brush.path(
      'roof',
      `M${short(middle - r * 0.7)} ${short(base)}c${short(-r)} ${short(-r * 1.1)} ${short(r * 0.5)} ${short(-r * 1.5)} ${short(r * 0.7)} ${short(-r * 2.7)}c${short(r * 0.2)} ${short(r * 1.2)} ${short(r * 1.7)} ${short(r * 1.6)} ${short(r * 0.7)} ${short(r * 2.7)}z`,
    );
  }
};

const hillside: Building = (brush, random, x, bottom, width, height) => {
  for (let row = 0; row < 4; row++) {
    const size = width * random.between(0.42, 0.6);
    const left = x + random.between(-4, width - size);
    const base = bottom - row * height * 0.17;
    brush.block(random.pick(walls), left, base, size, height * 0.24);
    brush.block('shade', left + size * 0.7, base, size * 0.3, height * 0.24);
    brush.block('glow', left + size * 0.25, base - 6, 5, 6);
  }
};

const hut: Building = (brush, random, x, bottom, width, height) => {
  const wall = height * 0.22;
  brush.block(random.pick(walls), x + width * 0.16, bottom, width * 0.68, wall);
  brush.polygon(
    'roof',
    x,
    bottom - wall + 2,
    x + width / 2,
    bottom - wall - width * 0.46,
    x + width,
    bottom - wall + 2,
  );
  brush.block('glow', x + width * 0.42, bottom, 7, 11);
};

export const buildings = {
  tower, slab, gable, steppedGable, mansard, terrace, tiled, steeple, campanile, domeChurch, twinBell, minaret, mosque, cube,
  blueDome, pagoda, curvedHouse, spireTemple, stupa, shikhara, onion, hillside, hut,
} satisfies Record<string, Building>; // prettier-ignore
export type BuildingName = keyof typeof buildings;
