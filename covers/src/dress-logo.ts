import { pictureSize } from './picture-size.ts';

const mostSide = 6000;
const leastSide = 32;
const shown = { width: 720, height: 192 };
const iconSide = 512;
/** So much of an icon's side is left free: what is cut round must not lose the logo's corners. */
const iconMargin = 0.14;

export interface DressedLogo {
  /** PNG, as high as a page may want it on a fine screen. */
  logo: Uint8Array;
  /** PNG, a square on white. */
  icon: Uint8Array;
}

/** Why a logo is not taken, or null; nothing is decoded for it. */
export function logoFault(bytes: Buffer): string | null {
  const size = pictureSize(bytes);
  if (!size) return 'it is no JPEG, PNG or WebP picture';
  const { width, height } = size;
  if (Math.min(width, height) < leastSide) return `it is smaller than ${leastSide} × ${leastSide}`;
  return Math.max(width, height) > mostSide ? `it is larger than ${mostSide} × ${mostSide}` : null;
}

/** A logo for the head of pages and for icons, without anything else that was in its file. Throws where it is none. */
export async function dressLogo(source: Uint8Array): Promise<DressedLogo> {
  const bytes = Buffer.from(source);
  const fault = logoFault(bytes);
  if (fault !== null) throw new Error(`The logo is not taken: ${fault}.`);
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const image = await loadImage(bytes);
  const scale = Math.min(1, shown.width / image.width, shown.height / image.height);
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = createCanvas(width!, height!);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width!, height!);

  const square = createCanvas(iconSide, iconSide);
  const ground = square.getContext('2d');
  ground.imageSmoothingQuality = 'high';
  ground.fillStyle = 'white';
  ground.fillRect(0, 0, iconSide, iconSide);
  const room = iconSide * (1 - 2 * iconMargin);
  const fit = Math.min(room / image.width, room / image.height);
  const [across, down] = [image.width * fit, image.height * fit];
  ground.drawImage(image, (iconSide - across) / 2, (iconSide - down) / 2, across, down);
  return { logo: await canvas.encode('png'), icon: await square.encode('png') };
}
