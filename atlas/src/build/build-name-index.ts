import { aliasFlag, bigramKinds, bigramsOf, recordMask, weakFlag, wordFlag } from '../search/name-format.ts';
import type { Sections } from './pack.ts';
import type { SearchRecord } from './search-records.ts';

const wordsImportance = 0.5;
const latin = /^[a-z0-9 ]+$/;
const smallWords = new Set([
  'de',
  'la',
  'le',
  'el',
  'of',
  'the',
  'di',
  'da',
  'do',
  'du',
  'al',
  'les',
  'los',
  'las',
  'and',
  'y',
]);

interface Entry {
  offset: number;
  packed: number;
}

/** Names gathered while the index is built: one blob, entries into it, and those to be found in spite of typos. */
interface Gathered {
  blob: Buffer;
  entries: Entry[];
  fuzzy: Entry[];
}

function wordStarts(name: string): number[] {
  const starts: number[] = [];
  let at = 0;
  for (const word of name.split(' ')) {
    if (at > 0 && word.length > 1 && !smallWords.has(word)) starts.push(at);
    at += Buffer.byteLength(word) + 1;
  }
  return starts;
}

function gather(records: readonly SearchRecord[]): Gathered {
  const parts: string[] = [];
  const entries: Entry[] = [];
  const fuzzy: Entry[] = [];
  let offset = 0;
  for (const [record, { names, weakFrom, importance, fuzzy: typos }] of records.entries()) {
    for (const [order, name] of names.entries()) {
      const packed = record | (order > 0 ? aliasFlag : 0) | (order >= weakFrom ? weakFlag : 0);
      entries.push({ offset, packed });
      if (order === 0 || importance >= wordsImportance) {
        for (const start of wordStarts(name))
          entries.push({ offset: offset + start, packed: packed | wordFlag });
      }
      if (typos && name.length >= 3 && latin.test(name) && (order === 0 || importance >= wordsImportance)) {
        fuzzy.push({ offset, packed });
      }
      parts.push(name);
      offset += Buffer.byteLength(name) + 1;
    }
  }
  return { blob: Buffer.from(`${parts.join('\0')}\0`), entries, fuzzy };
}

/** Sorts entries by the bytes of the names they point at; equal names by record. */
function sortByName(entries: Entry[], blob: Buffer): Entry[] {
  const keyed = entries.map((entry) => {
    let key = 0;
    let position = entry.offset;
    for (let count = 0; count < 6; count += 1) {
      const byte = blob[position] ?? 0;
      key = key * 256 + byte;
      if (byte !== 0) position += 1;
    }
    return { entry, key, rest: position };
  });
  keyed.sort((a, b) => {
    if (a.key !== b.key) return a.key - b.key;
    let left = a.rest;
    let right = b.rest;
    for (;;) {
      const one = blob[left++] ?? 0;
      const other = blob[right++] ?? 0;
      if (one !== other) return one - other;
      if (one === 0) return a.entry.packed - b.entry.packed || a.entry.offset - b.entry.offset;
    }
  });
  return keyed.map(({ entry }) => entry);
}

function bigramSections(fuzzy: readonly Entry[], blob: Buffer): Sections {
  const lists = fuzzy.map(({ offset }) => bigramsOf(blob, offset, blob.indexOf(0, offset)));
  const starts = new Uint32Array(bigramKinds + 1);
  for (const list of lists) for (const code of list) starts[code + 1] = (starts[code + 1] ?? 0) + 1;
  for (let code = 0; code < bigramKinds; code += 1)
    starts[code + 1] = (starts[code + 1] ?? 0) + (starts[code] ?? 0);
  const next = starts.slice();
  const postings = new Uint32Array(starts[bigramKinds] ?? 0);
  for (const [term, list] of lists.entries()) {
    for (const code of list) {
      const at = next[code] ?? 0;
      postings[at] = term;
      next[code] = at + 1;
    }
  }
  return { bigramStarts: starts, bigramPostings: postings };
}

/** The sections of the name index: the blob of folded names, sorted entries, and bigrams for typos. */
export function buildNameIndex(records: readonly SearchRecord[]): Sections {
  const { blob, entries, fuzzy } = gather(records);
  const sorted = sortByName(entries, blob);
  const importanceOf = (entry: Entry) => records[entry.packed & recordMask]?.importance ?? 0;
  fuzzy.sort((a, b) => importanceOf(b) - importanceOf(a) || a.packed - b.packed || a.offset - b.offset);
  return {
    nameBlob: new Uint8Array(blob),
    entryOffsets: Uint32Array.from(sorted, (entry) => entry.offset),
    entryRecords: Uint32Array.from(sorted, (entry) => entry.packed),
    importance: Float32Array.from(records, (record) => record.importance),
    fuzzyOffsets: Uint32Array.from(fuzzy, (entry) => entry.offset),
    fuzzyRecords: Uint32Array.from(fuzzy, (entry) => entry.packed),
    ...bigramSections(fuzzy, blob),
  };
}
