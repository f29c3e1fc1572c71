import { limits } from '@wayfare/contracts/limits';
const plainWords = (written: string) =>
  written
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether two words differ by one letter at most: one more, one less, one other, two changed about. */
function nearlySame(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    short.slice(at + 1) === long.slice(at + 1) || (swapped && short.slice(at + 2) === long.slice(at + 2))
  );
}

/** Whether a text holds every word typed, at the beginning of one of its words; long words may have one letter wrong. */
export function matchesText(typed: string, text: string): boolean {
  const wanted = plainWords(typed.slice(0, limits.searchCharacters));
  const words = plainWords(text);
  return (
    wanted.length > 0 &&
    wanted.every((want) =>
      words.some((word) => word.startsWith(want) || (want.length >= 4 && nearlySame(want, word))),
    )
  );
}
