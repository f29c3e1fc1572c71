import { coverHeight } from './cover-scene.ts';
import type { CoverPalette } from './cover-palette.ts';
import type { Landmark } from './landmark.ts';
import { mixColours, shadeColour } from './mix-colours.ts';

/** Draws a landmark with its foot on `bottom`, its middle at `middle`. */
export function drawLandmark(
  landmark: Landmark,
  palette: CoverPalette,
  middle: number,
  bottom: number,
): string {
  const scale = (landmark.tall * coverHeight) / landmark.height;
  const mountain = landmark.place === 'mountain';
  const night = palette.hour === 'night';
  const lit = night || palette.hour === 'dusk';
  const stone = stoneColour(landmark, palette);
  const body = mountain ? mixColours(palette.haze, landmark.stone ? stone : palette.ridge, 0.74) : stone;
  const accent = landmark.accent
    ? mixColours(landmark.accent, palette.landmark, night ? 0.6 : lit ? 0.32 : 0.1)
    : mixColours(palette.roof, palette.landmark, 0.3);
  const white =
    night && !mountain
      ? mixColours('#fff1d6', palette.landmark, 0.22)
      : mixColours(palette.snow, palette.haze, mountain ? 0.12 : 0);
  const part = (data: string | undefined, fill: string, opacity = ''): string =>
    data ? `<path d="${data}" fill="${fill}"${opacity && ` opacity="${opacity}"`}/>` : '';
  const x = Math.round(middle - (landmark.width * scale) / 2);
  const y = Math.round(bottom - landmark.height * scale);
  return (
    `<g transform="translate(${x} ${y})scale(${scale.toFixed(3)})"${landmark.pierced ? ' fill-rule="evenodd"' : ''}>` +
    part(landmark.body, body) +
    part(landmark.roof, accent) +
    part(landmark.white, white) +
    part(
      landmark.light,
      mountain ? mixColours(body, palette.haze, 0.4) : shadeColour(palette.landmark, night ? 0.16 : 0.2),
      '.55',
    ) +
    part(landmark.shade, shadeColour(mountain ? body : stone, -0.15), mountain ? '.4' : '.45') +
    part(landmark.glow, lit ? '#ffdc8f' : mixColours(palette.landmark, palette.haze, 0.6), lit ? '' : '.7') +
    '</g>'
  );
}

/** Stone in its own colour by day, a silhouette against the evening and night sky. */
function stoneColour(landmark: Landmark, palette: CoverPalette): string {
  const own = landmark.stone ?? shadeColour(palette.walls[1], -0.2);
  // At night it stands in the warm light of its floodlamps, but for mountains.
  if (palette.hour === 'night') {
    return landmark.place === 'mountain' && !landmark.glow
      ? mixColours(own, palette.landmark, 0.66)
      : mixColours(mixColours(own, '#ffbe6a', 0.45), palette.landmark, 0.27);
  }
  return mixColours(own, palette.landmark, { day: 0.1, dawn: 0.3, dusk: 0.6 }[palette.hour]);
}
