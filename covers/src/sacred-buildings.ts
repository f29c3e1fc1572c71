import { short } from './brush.ts';
import { body, dome, eaves, houses } from './houses.ts';
import type { Building } from './houses.ts';

const steeple: Building = (brush, random, x, bottom, width, height) => {
  const tall = height * 0.95;
  const across = Math.min(24, width * 0.5);
  const left = x + (width - across) / 2;
  houses.tiled(brush, random, x - 6, bottom, width + 12, height * 0.8);
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
  houses.tiled(brush, random, x, bottom, width, height);
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
  houses.cube(brush, random, x, bottom, width, height * 0.7);
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

const blueDome: Building = (brush, random, x, bottom, width, height) => {
  const wall = height * 0.45;
  brush.block('wall0', x, bottom, width, wall);
  brush.block('shade', x + width * 0.7, bottom, width * 0.3, wall);
  dome(brush, 'roof', x + width / 2, bottom - wall, width * 0.36, 1.05);
  brush.path('glow', `M${short(x + width / 2 - 5)} ${short(bottom)}v-11a5 5 0 0 1 10 0v11z`);
};

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

/** Churches, mosques, temples. */
export const sacredBuildings = {
  steeple,
  campanile,
  domeChurch,
  twinBell,
  minaret,
  mosque,
  blueDome,
  pagoda,
  spireTemple,
  stupa,
  shikhara,
  onion,
} satisfies Record<string, Building>;
