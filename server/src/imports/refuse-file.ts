import { limits } from '@wayfare/contracts/limits';
import { Refusal } from '../http/refusal.ts';

/** A file that is not taken, and what one can do about it. */
export const refuseFile = (why: string) => new Refusal('bad_input', why);

/** Reading stops where there are more places than can come in. */
export const tooManyPlaces = () =>
  refuseFile(
    `This file holds more than ${limits.importPlaces} places, as many as can come in at once. Import it in parts.`,
  );

/** What is read of each of them, as long as there are not too many. */
export function readAll<One, Read>(list: Iterable<One>, read: (one: One) => Read | null): Read[] {
  const all: Read[] = [];
  for (const one of list) {
    const found = read(one);
    if (found !== null && all.push(found) > limits.importPlaces) throw tooManyPlaces();
  }
  return all;
}

const deepestJson = 60;

/** Refuses what is no text, too large, or a packed archive, before anything of it is read. */
export function checkFile(content: string) {
  if (Buffer.byteLength(content) > limits.importFileBytes) {
    throw new Refusal('too_large', 'This file is larger than 5 MB. Nothing was imported.');
  }
  if (content.startsWith('PK\u0003\u0004')) {
    throw new Refusal(
      'unsupported_media',
      'This is a packed archive (zip or KMZ). Unpack it and choose the file in it, for example doc.kml.',
    );
  }
  if (content.includes('\u0000')) throw new Refusal('unsupported_media', 'This is not a text file.');
  if (content.trim() === '') throw refuseFile('This file is empty.');
}

/** Parses JSON whose nesting a reader can follow. */
export function parseJson(content: string): unknown {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < content.length; i++) {
    const character = content[i];
    if (character === '\\' && inText) i++;
    else if (character === '"') inText = !inText;
    else if (inText) continue;
    else if (character === '{' || character === '[') {
      if (++depth > deepestJson) throw refuseFile('This file is nested too deeply to be a trip or a map.');
    } else if (character === '}' || character === ']') depth--;
  }
  try {
    return JSON.parse(content);
  } catch {
    throw refuseFile('This file is not valid JSON.');
  }
}
