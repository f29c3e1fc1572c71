import type { CoverPalette } from '../cover-palette.ts';
import { mixColours, shadeColour } from '../mix-colours.ts';
import type { Random } from '../seeded-random.ts';
import type { SightScene } from '../sight-scene.ts';
import type { TownKit } from '../town-kits.ts';

/** The colours that things are made of in one picture. */
export interface Inks {
  wall: string;
  wall2: string;
  wall3: string;
  light: string;
  shade: string;
  roof: string;
  roofShade: string;
  trim: string;
  dark: string;
  glow: string;
  leaf: string;
  leafLight: string;
  leafDark: string;
  paving: string;
  ground: string;
  /** Hewn stone, the same in every country. */
  stone: string;
  stone2: string;
  stoneShade: string;
  rock: string;
  rockShade: string;
  water: string;
  foam: string;
  /** Cloth, flowers and paint: five colours in the light of the hour. */
  bright: readonly string[];
}

/** What the drawing of a sight is made on. */
export interface Stage {
  scene: SightScene;
  kit: TownKit;
  countryCode: string;
  palette: CoverPalette;
  inks: Inks;
  random: Random;
  key: string;
  /** Whether lamps and windows are lit. */
  lit: boolean;
  /** Where the main thing stands: its middle and its foot. */
  middle: number;
  foot: number;
}

/** One shape of one colour. */
export const fill = (colour: string, data: string, opacity?: number): string =>
  data ? `<path d="${data}" fill="${colour}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>` : '';

/** A line of one colour. */
export const line = (colour: string, width: number, data: string, opacity?: number): string =>
  data
    ? `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`
    : '';

/** A wall that stands on `bottom`, and its shaded side. */
export const wall = (x: number, bottom: number, width: number, height: number): string =>
  `M${Math.round(x)} ${Math.round(bottom)}v${-Math.round(height)}h${Math.round(width)}v${Math.round(height)}z`;

type WindowGrid = readonly [
  x: number,
  top: number,
  columns: number,
  rows: number,
  stepX: number,
  stepY: number,
  width: number,
  height: number,
];

/** Rows of windows on a wall. */
export function windowGrid(...[x, top, columns, rows, stepX, stepY, width, height]: WindowGrid): string {
  let data = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      data += `M${Math.round(x + column * stepX)} ${Math.round(top + row * stepY)}h${width}v${height}h-${width}z`;
    }
  }
  return data;
}

const cloths = ['#d9553f', '#e9a93c', '#3f8f9e', '#6f8f4f', '#c9587f'] as const;

/** The colours of a picture in the light of its hour. */
export function inksOf(palette: CoverPalette): Inks {
  const { walls, roof, haze, hour } = palette;
  const night = hour === 'night';
  const lit = night || hour === 'dusk';
  const dim = { day: 0.04, dawn: 0.16, dusk: 0.34, night: 0.6 }[hour];
  const shadow = night ? '#101a40' : '#4a3f6b';
  const inHour = (colour: string) => mixColours(mixColours(colour, haze, 0.06), shadow, dim);
  const leaf = palette.trees;
  const stone = mixColours(inHour('#dccaa6'), walls[1], 0.22);
  return {
    wall: walls[0],
    wall2: walls[1],
    wall3: walls[2],
    light: shadeColour(walls[0], 0.05),
    shade: shadeColour(walls[2], -0.13),
    roof,
    roofShade: shadeColour(roof, -0.09),
    trim: palette.trim,
    dark: mixColours(walls[2], night ? '#0a1230' : '#232544', 0.78),
    glow: lit ? '#ffdc8f' : mixColours(walls[2], '#2f4068', 0.62),
    leaf,
    leafLight: mixColours(leaf, haze, 0.2),
    leafDark: mixColours(leaf, night ? '#060a1e' : '#1b2340', 0.38),
    paving: mixColours(mixColours(walls[2], haze, 0.38), '#8991a2', 0.22),
    ground: palette.ground,
    stone,
    stone2: shadeColour(stone, -0.045),
    stoneShade: shadeColour(stone, -0.16),
    rock: mixColours(palette.ridge, haze, 0.12),
    rockShade: shadeColour(palette.ridge, -0.1),
    water: palette.waterBottom,
    foam: mixColours(palette.snow, palette.waterTop, night ? 0.4 : 0.12),
    bright: cloths.map(inHour),
  };
}
