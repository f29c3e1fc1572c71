import { coverHeight, coverWidth } from './cover-scene.ts';

/** Paints a cover, filling the size and cutting off what does not fit, the foot kept. */
export async function paintCover(svg: string, width: number, height: number) {
  // Loaded at the first picture: the drawing library alone weighs as much as the rest of an idle server.
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const scale = Math.max(width / coverWidth, height / coverHeight);
  const sized = svg.replace(
    '<svg ',
    `<svg width="${Math.ceil(coverWidth * scale)}" height="${Math.ceil(coverHeight * scale)}" `,
  );
  const image = await loadImage(Buffer.from(sized));
  const canvas = createCanvas(width, height);
  const [drawnWidth, drawnHeight] = [coverWidth * scale, coverHeight * scale];
  canvas
    .getContext('2d')
    .drawImage(image, (width - drawnWidth) / 2, height - drawnHeight, drawnWidth, drawnHeight);
  return canvas;
}

/** A cover as PNG. */
export async function coverPng(svg: string, width: number, height: number): Promise<Buffer> {
  return (await paintCover(svg, width, height)).encode('png');
}

/** A cover as JPEG, a fifth of the weight: for documents that carry it along. */
export async function coverJpeg(svg: string, width: number, height: number): Promise<Buffer> {
  return (await paintCover(svg, width, height)).encode('jpeg', 84);
}
