import { ImportRefused } from './imported-trip.ts';

const endRecord = 0x06054b50;
const entryRecord = 0x02014b50;
const endLength = 22;
const longestComment = 65_535;
/** No map of places is larger unpacked; more would be a trap. */
const mostBytes = 20_000_000;

interface Entry {
  name: string;
  packed: boolean;
  length: number;
  at: number;
}

/** Where the list of what an archive holds begins, and how long it is; null for what is no archive. */
function listOf(view: DataView) {
  const least = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= least; at -= 1)
    if (view.getUint32(at, true) === endRecord)
      return { count: view.getUint16(at + 10, true), at: view.getUint32(at + 16, true) };
  return null;
}

/** What an archive holds, as its list at the end says. */
function entriesOf(view: DataView): Entry[] {
  const list = listOf(view);
  const entries: Entry[] = [];
  let at = list?.at ?? 0;
  for (let left = list?.count ?? 0; left > 0; left -= 1) {
    if (view.getUint32(at, true) !== entryRecord) break;
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, nameLength));
    const begin = view.getUint32(at + 42, true);
    entries.push({
      name,
      packed: view.getUint16(at + 10, true) === 8,
      length: view.getUint32(at + 20, true),
      at: begin + 30 + view.getUint16(begin + 26, true) + view.getUint16(begin + 28, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The text of one thing of an archive; refused once it grows beyond all measure. */
async function textOf(buffer: ArrayBuffer, { at, length, packed }: Entry): Promise<string> {
  const bytes = new Blob([new Uint8Array(buffer, at, length)]).stream();
  const stream = packed ? bytes.pipeThrough(new DecompressionStream('deflate-raw')) : bytes;
  const decoder = new TextDecoder();
  let text = '';
  let read = 0;
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    read += value.length;
    if (read > mostBytes) throw new ImportRefused('What is packed in this file is too large to be imported.');
    text += decoder.decode(value, { stream: true });
  }
}

const noMap = () =>
  new ImportRefused('This archive holds no map of places. Unpack it and choose the file that you mean.');

/** The file that was chosen as text; of a KMZ the map that is packed in it. */
export async function readChosen(file: File): Promise<{ fileName: string; content: string }> {
  if (!/\.kmz$/i.test(file.name)) return { fileName: file.name, content: await file.text() };
  const buffer = await file.arrayBuffer();
  try {
    const maps = entriesOf(new DataView(buffer)).filter(({ name }) => /\.kml$/i.test(name));
    const map = maps.find(({ name }) => name === 'doc.kml') ?? maps[0];
    if (!map) throw noMap();
    return { fileName: file.name.replace(/z$/i, 'l'), content: await textOf(buffer, map) };
  } catch (error) {
    // What is cut short or only called so reads beyond its end.
    if (error instanceof RangeError || error instanceof TypeError) throw noMap();
    throw error;
  }
}
