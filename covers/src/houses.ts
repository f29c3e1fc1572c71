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
export function body(
  brush: Brush,
  random: Random,
  x: number,
  bottom: number,
  width: number,
  height: number,
): void {
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

const cube: Building = (brush, random, x, bottom, width, height) => {
  const wall = height * random.between(0.36, 0.55);
  body(brush, random, x, bottom, width, wall);
  if (random.chance(0.55)) {
    brush.block(random.pick(walls), x + width * 0.15, bottom - wall, width * 0.42, wall * 0.42);
    brush.block('glow', x + width * 0.3, bottom - wall - 5, 4, 7);
  }
};

/** A roof that curves up at its eaves. */
export function eaves(brush: Brush, middle: number, y: number, half: number, rise: number): void {
  brush.path(
    'roof',
    `M${short(middle - half)} ${short(y)}q${short(half * 0.45)} ${short(-rise * 0.12)} ${short(half * 0.62)} ${short(-rise)}h${short(half * 0.76)}q${short(half * 0.17)} ${short(rise * 0.88)} ${short(half * 0.62)} ${short(rise)}z`,
  );
}

const curvedHouse: Building = (brush, random, x, bottom, width, height) => {
  const wall = height * 0.34;
  body(brush, random, x + 3, bottom, width - 6, wall);
  eaves(brush, x + width / 2, bottom - wall + 3, width * 0.62, 17);
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

/** Dwellings and high-rises. */
export const houses = {
  tower,
  slab,
  gable,
  steppedGable,
  mansard,
  terrace,
  tiled,
  cube,
  curvedHouse,
  hillside,
  hut,
} satisfies Record<string, Building>;
