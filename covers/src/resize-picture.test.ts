import { expect, test } from 'vitest';
import { pictureSize } from './picture-size.ts';
import { pictureFault, resizePicture } from './resize-picture.ts';
import { painted } from './testing/painted.ts';

/** The same JPEG with a camera's notes in it, which say that it lies on its side. */
function withNotes(jpeg: Buffer) {
  const notes = Buffer.from(
    'Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0',
    'latin1',
  );
  const head = Buffer.from([0xff, 0xe1, 0, notes.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, notes, jpeg.subarray(2)]);
}

test('size and type are read from the first bytes of all three types', async () => {
  const canvas = painted(640, 400);
  for (const type of ['jpeg', 'png', 'webp'] as const) {
    const bytes = type === 'png' ? await canvas.encode('png') : await canvas.encode(type, 80);
    expect(pictureSize(bytes)).toEqual({ type, width: 640, height: 400 });
  }
  expect(pictureSize(Buffer.from('GIF89a'.repeat(20)))).toBeNull();
  expect(pictureSize(Buffer.alloc(8))).toBeNull();
});

test('it is made in each width, none larger than it came, in its own colour', async () => {
  const { byWidth, share, colour } = await resizePicture(
    await painted(1000, 500).encode('png'),
    [480, 960, 1600],
  );
  expect(byWidth.map(({ width }) => width)).toEqual([480, 960, 1600]);
  const sizes = byWidth.map(({ bytes }) => pictureSize(Buffer.from(bytes)));
  expect(sizes.map((size) => [size?.width, size?.height])).toEqual([
    [480, 240],
    [960, 480],
    [1000, 500],
  ]);
  expect(pictureSize(Buffer.from(share))).toEqual({ type: 'jpeg', width: 1200, height: 630 });
  expect(colour).toMatch(/^#(bf|c0|c1)(7f|80|81)(3f|40|41)$/);
});

test('what a camera wrote into a picture is gone, and the picture stands upright', async () => {
  const { byWidth } = await resizePicture(withNotes(await painted(800, 500).encode('jpeg', 80)), [480]);
  const bytes = Buffer.from(byWidth[0]!.bytes);
  expect(bytes.includes('Exif')).toBe(false);
  expect(pictureSize(bytes)).toMatchObject({ width: 480, height: 768 });
});

test('what is too large, too small or no picture is refused before it is decoded', async () => {
  const png = await painted(400, 300).encode('png');
  expect(pictureFault(png)).toBeNull();
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(20_000, 20);
  expect(pictureFault(png)).toBe('it has more than 40 megapixels');
  expect(pictureFault(await painted(40, 30).encode('png'))).toBe('it is smaller than 200 × 150');
  expect(pictureFault(Buffer.from('<svg/>'.repeat(20)))).toBe('it is no JPEG, PNG or WebP picture');
  await expect(resizePicture(png, [480])).rejects.toThrow('more than 40 megapixels');
});
