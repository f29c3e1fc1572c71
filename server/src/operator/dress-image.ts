import { hash } from 'node:crypto';
import { logoFault, pictureFault } from '@wayfare/covers';
import type { OperatorImage } from '@wayfare/contracts/vocabulary';
import { Refusal } from '../http/refusal.ts';
import type { Work } from '../work/work.ts';

/** An image in the forms in which it is shown, under the tag of the file that it came as. */
export interface DressedImage {
  tag: string;
  forms: Record<string, Uint8Array>;
}

const pictureWidth = 1920;
const faultOf = { logo: logoFault, picture: pictureFault };

const wrongKind = (fault: string) =>
  new Refusal(
    'unsupported_media',
    `This file cannot be used: ${fault}. Save it as PNG, JPEG or WebP in a usual size and send that.`,
  );

/** Draws what was sent anew, in the forms of the pages. Nothing else that was in the file is kept. */
export async function dressImage(work: Work, image: OperatorImage, bytes: Buffer): Promise<DressedImage> {
  const fault = faultOf[image](bytes);
  if (fault !== null) throw wrongKind(fault);
  const tag = hash('sha256', bytes, 'base64url').replace(/[-_]/g, '').slice(0, 12);
  const drawn = async (): Promise<DressedImage['forms']> => {
    if (image === 'logo') {
      const { logo, icon } = await work.run('dressLogo', bytes);
      return { 'logo.png': logo, 'icon.png': icon };
    }
    const { byWidth, share } = await work.run('resizePicture', { bytes, widths: [pictureWidth] });
    return { 'picture.webp': byWidth[0]!.bytes, 'share.jpg': share };
  };
  try {
    return { tag, forms: await drawn() };
  } catch {
    throw wrongKind('it is damaged');
  }
}
