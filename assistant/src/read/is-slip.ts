/** One letter more, less or other, or two of them swapped. */
export function isSlip(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1) return false;
  let from = 0;
  while (from < word.length && word[from] === known[from]) from += 1;
  let back = 0;
  while (
    back < Math.min(word.length, known.length) - from &&
    word[word.length - 1 - back] === known[known.length - 1 - back]
  )
    back += 1;
  const [left, right] = [word.slice(from, word.length - back), known.slice(from, known.length - back)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
