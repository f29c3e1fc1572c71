import type { Page } from 'playwright-core';

const land = [247, 243, 236] as const;
const water = [207, 222, 237] as const;

/** How much of the map that a page shows, in its light colours, is land and water, and how many points are letters. */
export async function mapPixels(page: Page) {
  const shot = await page
    .getByRole('region', { name: 'Map of the trip' })
    .first()
    .locator('canvas')
    .screenshot();
  const look = async ({
    bytes,
    land,
    water,
  }: {
    bytes: number[];
    land: readonly number[];
    water: readonly number[];
  }) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
    const pencil = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    pencil.drawImage(image, 0, 0);
    const { data } = pencil.getImageData(0, 0, image.width, image.height);
    const seen = { land: 0, water: 0, letters: 0 };
    const isNear = (at: number, colour: readonly number[]) =>
      colour.every((part, index) => Math.abs(data[at + index]! - part) < 8);
    for (let at = 0; at < data.length; at += 4) {
      if (isNear(at, land)) seen.land += 1;
      else if (isNear(at, water)) seen.water += 1;
      else if (data[at]! + data[at + 1]! + data[at + 2]! < 330) seen.letters += 1;
    }
    const all = data.length / 4;
    return { land: seen.land / all, water: seen.water / all, letters: seen.letters };
  };
  return page.evaluate(look, { bytes: Array.from(shot), land, water });
}
