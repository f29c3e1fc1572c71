import type { Page } from 'playwright-core';

type Colour = readonly [red: number, green: number, blue: number];

const land: Colour = [247, 243, 236];
const water: Colour = [207, 222, 237];

const shotOf = (page: Page) =>
  page.getByRole('region', { name: 'Map of the trip' }).first().locator('canvas').screenshot();

/** How much of the map that a page shows, in its light colours, is land and water, and how many points are letters. */
export async function mapPixels(page: Page) {
  const shot = await shotOf(page);
  const look = async ({ bytes, land, water }: { bytes: number[]; land: Colour; water: Colour }) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
    const pencil = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    pencil.drawImage(image, 0, 0);
    const { data } = pencil.getImageData(0, 0, image.width, image.height);
    const seen = { land: 0, water: 0, letters: 0 };
    const isNear = (at: number, colour: Colour) =>
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

/** How much of the map is of a colour, and where its first patch of a few points lies; null for none. */
export async function patchOf(page: Page, colour: Colour, reach = 3) {
  const shot = await shotOf(page);
  const look = async ({ bytes, wanted, reach }: { bytes: number[]; wanted: Colour; reach: number }) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
    const { width, height } = image;
    const pencil = new OffscreenCanvas(width, height).getContext('2d')!;
    pencil.drawImage(image, 0, 0);
    const { data } = pencil.getImageData(0, 0, width, height);
    const is = (x: number, y: number) =>
      wanted.every((part, index) => Math.abs(data[(y * width + x) * 4 + index]! - part) <= reach);
    let [count, first] = [0, null as { x: number; y: number } | null];
    for (let y = 0; y < height - 3; y += 1)
      for (let x = 0; x < width - 3; x += 1) {
        if (!is(x, y)) continue;
        count += 1;
        first ??= is(x + 2, y) && is(x, y + 2) && is(x + 2, y + 2) ? { x: x + 1, y: y + 1 } : null;
      }
    return { share: count / (width * height), first };
  };
  return page.evaluate(look, { bytes: Array.from(shot), wanted: colour, reach });
}
