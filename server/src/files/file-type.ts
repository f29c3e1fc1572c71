import type { FileType } from '@wayfare/contracts/vocabulary';

const begins = (bytes: Buffer, text: string, at = 0) =>
  bytes.toString('latin1', at, at + text.length) === text;

/** The brands by which an ISO media file says that it holds an HEVC picture. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);

/** The brands that a media file names in its first box: what it is, and what else it can be read as. */
function brandsOf(bytes: Buffer): string[] {
  if (!begins(bytes, 'ftyp', 4)) return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = [bytes.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4));
  return brands;
}

/** What a file is by its first bytes, whatever it is called; null for all that is not kept. */
export function fileTypeOf(bytes: Buffer): FileType | null {
  if (begins(bytes, '%PDF-')) return 'application/pdf';
  if (begins(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (begins(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8)) return 'image/webp';
  return brandsOf(bytes).some((brand) => heicBrands.has(brand)) ? 'image/heic' : null;
}

const endings: Record<FileType, readonly string[]> = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'image/heic': ['.heic', '.heif'],
};

/** A file's name with an ending of what it is, so that no device opens it as something else once it is saved there. */
export function fileNameFor(name: string, type: FileType, most: number): string {
  const [usual = ''] = endings[type];
  const fits = endings[type].some((ending) => name.toLowerCase().endsWith(ending));
  return fits ? name : name.slice(0, most - usual.length) + usual;
}
