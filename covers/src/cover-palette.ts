import type { ClimateKind, CoverScene } from './cover-scene.ts';
import { mixColours, shadeColour } from './mix-colours.ts';
import type { Random } from './seeded-random.ts';

export type Hour = 'day' | 'dawn' | 'dusk' | 'night';

/** The colours of one picture; everything far away is mixed towards `haze`. */
export interface CoverPalette {
  hour: Hour;
  skyTop: string;
  skyMiddle: string;
  haze: string;
  sun: string;
  /** Hills and mountains at full strength. */
  ridge: string;
  /** Walls in light and shade, and roofs. */
  walls: readonly [string, string, string];
  roof: string;
  trim: string;
  window: string;
  trees: string;
  evergreens: string;
  blossom: string | null;
  ground: string;
  waterTop: string;
  waterBottom: string;
  /** The landmark against the sky. */
  landmark: string;
  snow: string;
}

interface Sky {
  top: string;
  middle: string;
  haze: string;
  sun: string;
}

const sky = (top: string, middle: string, haze: string, sun: string): Sky => ({ top, middle, haze, sun });

const skies: Readonly<Record<Hour, readonly Sky[]>> = {
  day: [
    sky('#4a8ccb', '#9cc9ea', '#eaf2ee', '#fffbe8'),
    sky('#3f97b5', '#9ed6d6', '#f4efdc', '#fff9e0'),
    sky('#6f9fd0', '#bcd6e8', '#f8efe2', '#fff6dd'),
    sky('#5b8fd6', '#a9cdf0', '#f3ece8', '#fffaf0'),
  ],
  dawn: [
    sky('#7d8fca', '#e9b3ad', '#fce3bf', '#fff1cf'),
    sky('#8a86c4', '#dcb0cc', '#fee5d0', '#fff3de'),
    sky('#6fa3c9', '#f0c3a8', '#fdebc8', '#fff6d8'),
  ],
  dusk: [
    sky('#3c4a86', '#cf6f80', '#fbba78', '#ffe3a3'),
    sky('#4b5a92', '#e0926a', '#fdd993', '#fff0bd'),
    sky('#3a3570', '#98609c', '#f6a896', '#ffd9b0'),
    sky('#2f5d83', '#d98a76', '#fbcf9a', '#ffedc4'),
  ],
  night: [
    sky('#0d1538', '#20306a', '#5563a0', '#f4f1dc'),
    sky('#081d33', '#15435c', '#48818f', '#eef4e6'),
    sky('#17123c', '#3a2a68', '#7d5a94', '#f7ecdf'),
  ],
};

const ridges: Readonly<Record<ClimateKind, string>> = {
  tropical: '#2c6f62',
  arid: '#a8683f',
  savanna: '#8a7a3c',
  mediterranean: '#6f7f5c',
  temperate: '#4b7468',
  continental: '#4d6f72',
  cold: '#4f6f8c',
  highland: '#566a84',
};
const greens: Readonly<Record<ClimateKind, string>> = {
  tropical: '#1f6b4f',
  arid: '#7d7a45',
  savanna: '#6b7431',
  mediterranean: '#4f6b3f',
  temperate: '#3f6f4f',
  continental: '#3d6650',
  cold: '#2f5a56',
  highland: '#41694f',
};
const grounds: Readonly<Record<ClimateKind, string>> = {
  tropical: '#3f8a62',
  arid: '#d3a06a',
  savanna: '#b79a52',
  mediterranean: '#8f9a5c',
  temperate: '#6c9a68',
  continental: '#74986a',
  cold: '#7f9c94',
  highland: '#86996a',
};

/** Walls, roofs and trims of a region in plain daylight. */
export interface Masonry {
  walls: readonly [string, string, string];
  roof: string;
  trim: string;
}

/** What the colours of a scene go by. */
export type PaletteScene = Pick<CoverScene, 'climate' | 'season' | 'night' | 'latitude'>;
const usualHours = ['day', 'day', 'dawn', 'dusk', 'dusk'] as const;

/** The colours of one scene: hour by the seed, land by climate and season, town by its masonry. */
export function coverPalette(
  scene: PaletteScene,
  masonry: Masonry,
  random: Random,
  hours: readonly Hour[] = usualHours,
): CoverPalette {
  const hour: Hour = scene.night ? 'night' : random.pick(hours);
  const chosen = random.pick(skies[hour]);
  const warm = scene.climate === 'arid' || scene.climate === 'savanna';
  const haze = warm && hour === 'day' ? mixColours(chosen.haze, '#f6dfb4', 0.55) : chosen.haze;
  const winter = scene.season === 'winter' && isSnowy(scene);
  const leafy = !['tropical', 'arid', 'savanna'].includes(scene.climate);
  const autumn = scene.season === 'autumn' && leafy;
  // Light falls on everything: gold at the ends of the day, blue at night.
  const light = { day: haze, dawn: '#f3b7a2', dusk: '#b8506a', night: '#141d48' }[hour];
  const strength = { day: 0.06, dawn: 0.24, dusk: 0.4, night: 0.72 }[hour];
  const lit = (colour: string, more = 0): string => mixColours(colour, light, Math.min(0.9, strength + more));
  const leaves = winter ? mixColours(greens[scene.climate], '#dfe8f0', 0.25) : greens[scene.climate];
  const ridge = winter ? mixColours(ridges[scene.climate], '#c9d8e8', 0.45) : ridges[scene.climate];
  const ground = winter
    ? '#e4ecf4'
    : autumn
      ? mixColours(grounds[scene.climate], '#b9823f', 0.5)
      : grounds[scene.climate];
  const [a, b, c] = masonry.walls;
  const sea = { tropical: '#1fa3ad', arid: '#2f8fae', savanna: '#3f8aa0', mediterranean: '#2c82b4' }[
    scene.climate as string
  ];
  const water = lit(sea ?? '#4a80a6', hour === 'night' ? 0.02 : 0);
  const dark = hour === 'night' ? '#0a1230' : '#2b2d4f';
  return {
    hour,
    skyTop: chosen.top,
    skyMiddle: chosen.middle,
    haze,
    sun: chosen.sun,
    ridge: lit(autumn ? mixColours(ridge, '#a3663c', 0.35) : ridge, hour === 'night' ? 0.06 : 0),
    walls: [lit(a), lit(b), lit(c)],
    roof: winter
      ? mixColours(lit(masonry.roof), '#eef3f8', hour === 'night' ? 0.3 : 0.72)
      : lit(masonry.roof),
    trim: lit(masonry.trim),
    window: hour === 'day' || hour === 'dawn' ? mixColours(lit(b), '#33456e', 0.55) : '#ffdf94',
    trees: lit(autumn ? mixColours(leaves, '#b4562b', 0.72) : leaves, hour === 'night' ? 0.05 : 0),
    evergreens: lit(leaves, hour === 'night' ? 0.05 : 0),
    blossom: scene.season === 'spring' && leafy ? lit('#f4b6cb') : autumn ? lit('#d9812f') : null,
    ground: lit(ground),
    waterTop: mixColours(water, haze, hour === 'night' ? 0.35 : 0.5),
    waterBottom: shadeColour(water, hour === 'night' ? -0.04 : -0.05),
    landmark: mixColours(lit(mixColours(b, dark, 0.55)), dark, hour === 'day' ? 0.25 : 0.45),
    snow: lit('#f7fafd'),
  };
}

/** Whether winter brings snow there. */
export const isSnowy = (scene: Pick<CoverScene, 'climate' | 'latitude'>): boolean =>
  scene.climate === 'cold' ||
  scene.climate === 'continental' ||
  (scene.climate === 'highland' && Math.abs(scene.latitude) > 25) ||
  (scene.climate === 'temperate' && Math.abs(scene.latitude) > 44);
