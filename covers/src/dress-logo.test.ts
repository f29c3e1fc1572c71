import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { dressLogo, logoFault } from './dress-logo.ts';
import { pictureSize } from './picture-size.ts';
import { painted } from './testing/painted.ts';

test('a wide logo is shown small, and whole in the middle of its icon', async () => {
  const { logo, icon } = await dressLogo(await painted(2000, 500, '#206040').encode('webp', 90));
  expect(pictureSize(Buffer.from(logo))).toEqual({ type: 'png', width: 720, height: 180 });
  expect(pictureSize(Buffer.from(icon))).toEqual({ type: 'png', width: 512, height: 512 });
  const canvas = createCanvas(512, 512);
  const context = canvas.getContext('2d');
  context.drawImage(await loadImage(Buffer.from(icon)), 0, 0);
  const colourAt = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data.slice(0, 3)];
  expect(colourAt(256, 20)).toEqual([255, 255, 255]);
  expect(colourAt(40, 256)).toEqual([255, 255, 255]);
  expect(colourAt(256, 256)[1]).toBeLessThan(120);
});

test('a small logo is not blown up', async () => {
  const { logo } = await dressLogo(await painted(64, 64).encode('png'));
  expect(pictureSize(Buffer.from(logo))).toMatchObject({ width: 64, height: 64 });
});

test('what is no logo is refused before it is decoded', async () => {
  expect(logoFault(await painted(64, 64).encode('png'))).toBeNull();
  expect(logoFault(await painted(20, 64).encode('png'))).toBe('it is smaller than 32 × 32');
  const png = await painted(64, 64).encode('png');
  png.writeUInt32BE(30_000, 16);
  expect(logoFault(png)).toBe('it is larger than 6000 × 6000');
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`);
  expect(logoFault(svg)).toBe('it is no JPEG, PNG or WebP picture');
  await expect(dressLogo(svg)).rejects.toThrow('no JPEG, PNG or WebP');
});
