/** A landmark's silhouette in its own coordinates: `width` × `height`, its foot on the bottom edge. */
export interface Landmark {
  width: number;
  height: number;
  /** How much of the picture's height it takes, 0–1. */
  tall: number;
  /** In the town, behind it as a mountain, or standing in the water. */
  place: 'town' | 'mountain' | 'water';
  body: string;
  /** Where shapes of the body overlap, they cut holes. */
  pierced?: true;
  /** The colour of its stone or steel by day; the town's walls in shade when left out. */
  stone?: string;
  /** Planes in the light, and shade on the body. */
  light?: string;
  shade?: string;
  /** Roofs and domes, in `accent` or the town's roof colour. */
  roof?: string;
  accent?: string;
  /** Clock faces, windows and lamps. */
  glow?: string;
  /** Snow caps and white sails. */
  white?: string;
}

/** A row of arched openings. */
export function arcade(
  x: number,
  bottom: number,
  count: number,
  step: number,
  width: number,
  height: number,
): string {
  const half = width / 2;
  let data = '';
  for (let i = 0; i < count; i++)
    data += `M${x + i * step} ${bottom}v${half - height}a${half} ${half} 0 0 1 ${width} 0v${height - half}z`;
  return data;
}

/** A row of upright bars: columns, ribs, windows. */
export function bars(
  x: number,
  top: number,
  count: number,
  step: number,
  width: number,
  height: number,
): string {
  let data = '';
  for (let i = 0; i < count; i++) data += `M${Math.round(x + i * step)} ${top}h${width}v${height}h-${width}z`;
  return data;
}

/** A box from its upper left corner. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h-${width}z`;

/** A half round dome on `bottom`, `rise` high. */
export const domed = (middle: number, bottom: number, half: number, rise: number): string =>
  `M${middle - half} ${bottom}a${half} ${rise} 0 0 1 ${half * 2} 0z`;

/** A bulb that swells and comes to a point. */
export const bulb = (middle: number, bottom: number, half: number, rise: number): string =>
  `M${middle - half * 0.7} ${bottom}c${-half * 0.9} ${-rise * 0.38} ${half * 0.42} ${-rise * 0.55} ${half * 0.7} ${-rise}c${half * 0.28} ${rise * 0.45} ${half * 1.6} ${rise * 0.62} ${half * 0.7} ${rise}z`;

/** A triangle on `bottom`. */
export const spike = (middle: number, bottom: number, half: number, rise: number): string =>
  `M${middle - half} ${bottom}l${half}-${rise}l${half} ${rise}z`;

/** A disc. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1-${radius * 2} 0z`;
