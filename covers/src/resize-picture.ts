import type { Canvas, Image } from '@napi-rs/canvas';
import { pictureSize } from './picture-size.ts';

const mostPixels = 40_000_000;
const quality = 82;

export interface ResizedPicture {
  /** WebP of each width asked for; none is made larger than it came. */
  byWidth: { width: number; bytes: Uint8Array }[];
  /** JPEG for shared links, cut to their form. */
  share: Uint8Array;
  /** What the picture is like from far away, as a hex colour. */
  colour: string;
}

const shareSize = { width: 1200, height: 630 };

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

function averageColour(canvas: Canvas) {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const sums = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4)
    for (let part = 0; part < 3; part++) sums[part]! += data[at + part]!;
  return `#${sums.map((sum) => hex((sum * 4) / data.length)).join('')}`;
}

/** Why a picture is not taken, or null; nothing is decoded for it. */
export function pictureFault(bytes: Buffer): string | null {
  const size = pictureSize(bytes);
  if (!size) return 'it is no JPEG, PNG or WebP picture';
  const { width, height } = size;
  if (width < 200 || height < 150) return 'it is smaller than 200 × 150';
  return width * height > mostPixels ? 'it has more than 40 megapixels' : null;
}

/** A picture in the widths of the pages, without anything that was written into its file. Throws where it is none. */
export async function resizePicture(source: Uint8Array, widths: readonly number[]): Promise<ResizedPicture> {
  const bytes = Buffer.from(source);
  const fault = pictureFault(bytes);
  if (fault !== null) throw new Error(`The picture is not taken: ${fault}.`);
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const image = await loadImage(bytes);
  const scaled = (width: number, height: number) => {
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    return { canvas, context };
  };
  const whole = (most: number, from: Image | Canvas) => {
    const width = Math.min(most, image.width);
    const { canvas, context } = scaled(width, Math.max(1, Math.round((image.height * width) / image.width)));
    context.drawImage(from, 0, 0, canvas.width, canvas.height);
    return canvas;
  };
  const byWidth: ResizedPicture['byWidth'] = [];
  // Each from the next larger one, so that no step loses more than half.
  let from: Image | Canvas = image;
  for (const width of [...widths].sort((a, b) => b - a)) {
    from = whole(width, from);
    byWidth.unshift({ width, bytes: await from.encode('webp', quality) });
  }
  const { canvas, context } = scaled(shareSize.width, shareSize.height);
  const scale = Math.max(shareSize.width / image.width, shareSize.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  context.drawImage(image, (shareSize.width - width) / 2, (shareSize.height - height) / 2, width, height);
  return { byWidth, share: await canvas.encode('jpeg', quality), colour: averageColour(whole(16, from)) };
}
