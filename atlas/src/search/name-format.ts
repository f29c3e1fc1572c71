/** How the name index packs a place and what kind of name it is into one number. */
export const recordMask = 0x7ffff;
/** The name is another one than the main name. */
export const aliasFlag = 0x80000;
/** The entry begins at a later word of the name. */
export const wordFlag = 0x100000;
/** The name comes from a long list of other names, some of them far-fetched. */
export const weakFlag = 0x200000;

const letters = 26;
const digitCode = letters + 1;
const otherCode = letters + 2;
const startCode = letters + 3;

/** Number of different bigram codes. */
export const bigramKinds = 1024;

function letterCode(byte: number): number {
  if (byte >= 0x61 && byte <= 0x7a) return byte - 0x60;
  if (byte >= 0x30 && byte <= 0x39) return digitCode;
  return byte === 0x20 ? 0 : otherCode;
}

/** The different bigrams of a folded name, its beginning marked, as codes under `bigramKinds`. */
export function bigramsOf(bytes: Uint8Array, start: number, end: number): number[] {
  const codes: number[] = [];
  let previous = startCode;
  for (let position = start; position < end; position += 1) {
    const current = letterCode(bytes[position] ?? 0);
    const code = previous * 32 + current;
    if (!codes.includes(code)) codes.push(code);
    previous = current;
  }
  return codes;
}
