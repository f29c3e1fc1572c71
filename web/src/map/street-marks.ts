import type { Map as MapLibre } from 'maplibre-gl';
import { darkPalette, lightPalette } from './map-palette.ts';
import type { StreetLook } from './street-kinds.ts';

/** The looks in the order in which they are given room. */
export const looks: readonly StreetLook[] = ['see', 'ride', 'green', 'sleep', 'eat', 'drink', 'help', 'shop'];

const size = 17;
/** What a style calls the mark of a look. */
export const lookImage = (look: StreetLook, theme: string) => `${look} ${theme}`;

/** Strokes on a sheet of 16 by 16. */
const strokes: Record<StreetLook, string> = {
  eat: 'M5.5 3.5v9M3.8 3.5v2.2a1.7 1.7 0 0 0 3.4 0V3.5M10.8 12.5v-9c-1.6 1-2 3-1.7 5h1.7',
  drink: 'M4 5.5h6.5v3.7a2.8 2.8 0 0 1-2.8 2.8h-.9A2.8 2.8 0 0 1 4 9.2zM10.5 6.5h.7a1.5 1.5 0 0 1 0 3h-.8',
  sleep: 'M3.5 4.5v7.5M3.5 10.3h9.2V12M12.7 10.3V9a1.8 1.8 0 0 0-1.8-1.8H6.6v3',
  see: 'M8 3.4l1.4 2.9 3.2.4-2.3 2.2.6 3.1L8 10.5 5.1 12l.6-3.1-2.3-2.2 3.2-.4z',
  ride: 'M5 5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 11 5v4a1.4 1.4 0 0 1-1.4 1.4H6.4A1.4 1.4 0 0 1 5 9zM5 7.4h6M6.3 10.6l-1 1.9M9.7 10.6l1 1.9',
  green: 'M8 12.6V8M8 9.4a3 3 0 1 1 0-6 3 3 0 0 1 0 6z',
  shop: 'M4.3 6.3h7.4l-.7 6H5zM6.2 6.3v-.8a1.8 1.8 0 0 1 3.6 0v.8',
  help: 'M8 4.2v7.6M4.2 8h7.6',
};

function draw(look: StreetLook, theme: string, scale: number): ImageData | null {
  const { streets, halo } = theme === 'dark' ? darkPalette : lightPalette;
  const side = Math.round(size * scale);
  const pencil = new OffscreenCanvas(side, side).getContext('2d');
  if (!pencil) return null;
  pencil.scale(side / size, side / size);
  pencil.beginPath();
  pencil.arc(size / 2, size / 2, size / 2 - 0.8, 0, 2 * Math.PI);
  pencil.fillStyle = { ...streets, green: streets.park }[look];
  pencil.fill();
  pencil.lineWidth = 1;
  pencil.strokeStyle = halo;
  pencil.stroke();
  pencil.translate(2.1, 2.1);
  pencil.scale(0.8, 0.8);
  pencil.lineWidth = 1.35;
  pencil.lineCap = 'round';
  pencil.lineJoin = 'round';
  pencil.strokeStyle = streets.glyph;
  pencil.stroke(new Path2D(strokes[look]));
  return pencil.getImageData(0, 0, side, side);
}

/** Draws the marks of places for a map, in both themes: no picture comes from elsewhere. */
export function drawMarks(map: MapLibre) {
  const scale = Math.min(3, Math.max(1, devicePixelRatio));
  for (const theme of ['light', 'dark'])
    for (const look of looks) {
      const image = draw(look, theme, scale);
      if (image) map.addImage(lookImage(look, theme), image, { pixelRatio: scale });
    }
}
