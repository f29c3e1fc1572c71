import { short } from './brush.ts';
import { coverHeight, coverWidth } from './cover-scene.ts';
import type { CoverPalette } from './cover-palette.ts';
import { mixColours } from './mix-colours.ts';
import type { Random } from './seeded-random.ts';

/** The sky with its light: gradient, sun or moon with a halo, stars or clouds and birds. */
export interface DrawnSky {
  definitions: string;
  shapes: string;
  sunX: number;
}

/** Draws the sky above `horizon`; `key` keeps the ids of several pictures on one page apart. */
export function drawSky(
  palette: CoverPalette,
  horizon: number,
  sunX: number,
  key: string,
  random: Random,
): DrawnSky {
  const { hour } = palette;
  const night = hour === 'night';
  const low = hour === 'dusk' || hour === 'dawn';
  const sunY = low ? horizon - random.between(70, 175) : random.between(95, 190);
  const radius = low ? random.between(52, 78) : night ? 34 : 40;
  const definitions =
    `<linearGradient id="s${key}" x2="0" y2="1"><stop stop-color="${palette.skyTop}"/>` +
    `<stop offset=".52" stop-color="${palette.skyMiddle}"/><stop offset=".8" stop-color="${palette.haze}"/></linearGradient>` +
    `<radialGradient id="h${key}"><stop stop-color="${palette.sun}" stop-opacity="${night ? 0.45 : 0.85}"/>` +
    `<stop offset=".3" stop-color="${palette.sun}" stop-opacity="${night ? 0.16 : 0.34}"/>` +
    `<stop offset=".62" stop-color="${palette.sun}" stop-opacity="${night ? 0.05 : 0.1}"/>` +
    `<stop offset="1" stop-color="${palette.sun}" stop-opacity="0"/></radialGradient>`;
  const halo = radius * (night ? 5 : 6.5);
  const parts = [
    `<path fill="url(#s${key})" d="M0 0h${coverWidth}v${coverHeight}H0z"/>`,
    night ? stars(horizon, random) : '',
    `<circle cx="${short(sunX)}" cy="${short(sunY)}" r="${short(halo)}" fill="url(#h${key})"/>`,
    `<circle cx="${short(sunX)}" cy="${short(sunY)}" r="${short(radius)}" fill="${palette.sun}"/>`,
    night ? moonSpots(sunX, sunY, radius, palette) : '',
    clouds(palette, horizon, random),
    night ? '' : birds(palette, horizon, random),
  ];
  return { definitions, shapes: parts.join(''), sunX };
}

function moonSpots(x: number, y: number, radius: number, palette: CoverPalette): string {
  const spot = (dx: number, dy: number, r: number): string =>
    `<circle cx="${short(x + dx * radius)}" cy="${short(y + dy * radius)}" r="${short(r * radius)}"/>`;
  return `<g fill="${palette.skyMiddle}" opacity=".16">${spot(-0.3, -0.25, 0.24)}${spot(0.35, 0.15, 0.3)}${spot(-0.15, 0.5, 0.16)}</g>`;
}

function stars(horizon: number, random: Random): string {
  const dots = (count: number): string =>
    Array.from({ length: count }, () => {
      // The square root keeps more of them high up.
      const y = horizon * 0.78 * (1 - Math.sqrt(random.next()));
      return `M${random.whole(0, coverWidth)} ${Math.round(y)}h0`;
    }).join('');
  const group = (count: number, width: number, opacity: number): string =>
    `<path d="${dots(count)}" stroke="#fff" stroke-linecap="round" stroke-width="${width}" opacity="${opacity}"/>`;
  return group(46, 1.8, 0.55) + group(22, 2.7, 0.8) + group(5, 4, 0.95);
}

function clouds(palette: CoverPalette, horizon: number, random: Random): string {
  const night = palette.hour === 'night';
  const count = random.whole(2, 4);
  const colour = night
    ? mixColours(palette.skyMiddle, palette.haze, 0.5)
    : mixColours('#ffffff', palette.haze, 0.35);
  let data = '';
  for (let i = 0; i < count; i++) {
    const width = random.between(150, 380);
    const x = random.between(-60, coverWidth - width * 0.6);
    const y = random.between(horizon * 0.16, horizon * 0.6);
    const height = width * random.between(0.05, 0.09);
    // A bank of cloud: flat below, three soft swells above.
    data +=
      `M${short(x)} ${short(y)}c${short(width * 0.04)} ${short(-height)} ${short(width * 0.18)} ${short(-height)} ${short(width * 0.22)} ${short(-height * 0.4)}` +
      `c${short(width * 0.05)} ${short(-height * 1.7)} ${short(width * 0.3)} ${short(-height * 1.9)} ${short(width * 0.36)} ${short(-height * 0.3)}` +
      `c${short(width * 0.1)} ${short(-height * 0.9)} ${short(width * 0.24)} ${short(-height * 0.5)} ${short(width * 0.26)} ${short(height * 0.2)}` +
      `c${short(width * 0.1)} 0 ${short(width * 0.16)} ${short(height * 0.2)} ${short(width * 0.16)} ${short(height * 0.5)}z`;
  }
  return `<path d="${data}" fill="${colour}" opacity="${night ? 0.16 : 0.5}"/>`;
}

function birds(palette: CoverPalette, horizon: number, random: Random): string {
  if (random.chance(0.35)) return '';
  const x = random.between(180, 950);
  const y = random.between(horizon * 0.22, horizon * 0.5);
  let data = '';
  for (let i = 0; i < random.whole(3, 6); i++) {
    const size = random.between(6, 11);
    data += `M${short(x + random.between(-70, 70))} ${short(y + random.between(-34, 34))}q${short(size / 2)} ${short(-size * 0.6)} ${short(size)} 0q${short(size / 2)} ${short(-size * 0.6)} ${short(size)} 0`;
  }
  const colour = mixColours(palette.skyTop, '#1c2340', 0.5);
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" opacity=".55"/>`;
}
