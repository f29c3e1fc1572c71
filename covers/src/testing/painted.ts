import { createCanvas } from '@napi-rs/canvas';

/** A picture of one colour. */
export function painted(width: number, height: number, colour = '#c08040') {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  return canvas;
}
