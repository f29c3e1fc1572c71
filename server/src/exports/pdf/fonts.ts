import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff.ts';

/** The three faces of a document. */
export type Face = 'text' | 'bold' | 'display';

interface Font {
  font: { hasGlyphForCodePoint: (codePoint: number) => boolean };
}
/** The part of the PDF library that its types keep quiet about: which letters the chosen font can write. */
interface WithFont {
  _font: Font;
}

const require = createRequire(import.meta.url);
const inter = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];
const fraunces = ['latin', 'latin-ext', 'vietnamese'];
const interFile = (subset: string, weight: number) =>
  `@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`;
const frauncesFile = (subset: string) => `@fontsource/fraunces/files/fraunces-${subset}-600-normal.woff`;

/** The fonts of each face in the order they are asked; the next one has the letters that the one before lacks. */
const files: Record<Face, readonly string[]> = {
  text: inter.map((subset) => interFile(subset, 400)),
  bold: inter.map((subset) => interFile(subset, 600)),
  display: [...fraunces.map(frauncesFile), ...inter.map((subset) => interFile(subset, 600))],
};
const bytes = new Map<string, Buffer>();

function bytesOf(file: string): Buffer {
  let read = bytes.get(file);
  if (!read) bytes.set(file, (read = unpackWoff(readFileSync(require.resolve(file)))));
  return read;
}

/** A piece of text that one font can write. */
export interface Run {
  text: string;
  file: string;
}

/** Chooses fonts letter by letter, and measures. What no font of ours has is left to the first, which draws a box. */
export function fontBook(doc: PDFKit.PDFDocument) {
  const registered = new Set<string>();
  const chosen = new Map<string, string>();
  const use = (file: string) => {
    if (!registered.has(file)) {
      registered.add(file);
      doc.registerFont(file, bytesOf(file));
    }
    return doc.font(file);
  };
  const fontFor = (face: Face, character: string): string => {
    const key = face + character;
    let file = chosen.get(key);
    if (file === undefined) {
      const codePoint = character.codePointAt(0)!;
      file = files[face].find((candidate) =>
        (use(candidate) as unknown as WithFont)._font.font.hasGlyphForCodePoint(codePoint),
      );
      chosen.set(key, (file ??= files[face][0]!));
    }
    return file;
  };
  const runs = (face: Face, text: string): Run[] => {
    const found: Run[] = [];
    for (const character of text) {
      const last = found.at(-1);
      const file = character === ' ' && last ? last.file : fontFor(face, character);
      if (last?.file === file) last.text += character;
      else found.push({ text: character, file });
    }
    return found;
  };
  const widths = new Map<string, number>();
  /** In thousandths of the size. Shaping is what writing text costs, so a word is shaped for its width only once. */
  const wordWidth = (face: Face, word: string) => {
    const key = face + word;
    let width = widths.get(key);
    if (width === undefined) {
      width = runs(face, word).reduce(
        (sum, run) => sum + use(run.file).fontSize(1000).widthOfString(run.text),
        0,
      );
      widths.set(key, width);
    }
    return width;
  };
  const measure = (face: Face, size: number, text: string) =>
    (text.match(/\S+|\s/g) ?? []).reduce((sum, word) => sum + (wordWidth(face, word) * size) / 1000, 0);
  return { use, runs, measure };
}
export type FontBook = ReturnType<typeof fontBook>;
