import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readChosen } from './read-chosen.ts';

const bytesOf = (...fields: [size: 2 | 4, value: number][]) =>
  Buffer.concat(
    fields.map(([size, value]) => {
      const field = Buffer.alloc(size);
      field.writeUIntLE(value, 0, size);
      return field;
    }),
  );

/** An archive of these files, as packing programs write it. */
function archive(files: Record<string, string>, packed = true) {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = packed ? deflateRawSync(text) : Buffer.from(text);
    const method = packed ? 8 : 0;
    const sizes: [4, number][] = [
      [4, 0],
      [4, content.length],
      [4, text.length],
    ];
    const head = bytesOf(
      [4, 0x04034b50],
      [2, 20],
      [2, 0],
      [2, method],
      [4, 0],
      ...sizes,
      [2, name.length],
      [2, 0],
    );
    list.push(
      bytesOf([4, 0x02014b50], [2, 20], [2, 20], [2, 0], [2, method], [4, 0], ...sizes, [2, name.length]),
      bytesOf([2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
      Buffer.from(name),
    );
    parts.push(head, Buffer.from(name), content);
    at += head.length + name.length + content.length;
  }
  const count = Object.keys(files).length;
  const end = Buffer.concat(list);
  return Buffer.concat([
    ...parts,
    end,
    bytesOf([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, end.length], [4, at], [2, 0]),
  ]);
}

const chosen = (name: string, content: Buffer | string) => readChosen(new File([content as never], name));

describe('a chosen file', () => {
  it.each([true, false])('that is a KMZ is the map in it', async (packed) => {
    const file = archive({ 'images/a.txt': 'no', 'doc.kml': '<kml>Zürich</kml>' }, packed);
    expect(await chosen('Places.kmz', file)).toEqual({
      fileName: 'Places.kml',
      content: '<kml>Zürich</kml>',
    });
  });

  it('of any other kind is its text', async () => {
    expect(await chosen('a.gpx', '<gpx/>')).toEqual({ fileName: 'a.gpx', content: '<gpx/>' });
  });

  it.each([
    ['holds no map', archive({ 'a.txt': 'no' })],
    ['is cut short', archive({ 'doc.kml': '<kml/>' }).subarray(0, 60)],
    ['is none', Buffer.from('hello')],
  ])('that %s is refused in words', async (_what, content) => {
    await expect(chosen('a.kmz', content)).rejects.toThrow('holds no map of places');
  });

  it('that unpacks to more than anybody has is refused', async () => {
    const bomb = archive({ 'doc.kml': 'a'.repeat(21_000_000) });
    await expect(chosen('a.kmz', bomb)).rejects.toThrow('too large');
  });
});
