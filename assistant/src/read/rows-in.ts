/** A stretch of a text. */
export interface Stretch {
  start: number;
  end: number;
}

const link = /^[\s,&+/>→()–-]*(?:(?:and|then|to|plus|finally)\s+)?(?:(?:in|the)\s+)?$/i;

/** Stretches as rows: those that follow each other with nothing but a comma or a joining word between. */
export function rowsIn<Of extends Stretch>(text: string, stretches: readonly Of[]): Of[][] {
  const rows: Of[][] = [];
  for (const one of stretches) {
    const last = rows.at(-1)?.at(-1);
    const isNext = last !== undefined && last.end <= one.start && link.test(text.slice(last.end, one.start));
    if (isNext) rows.at(-1)!.push(one);
    else rows.push([one]);
  }
  return rows;
}

/** What stands so near speaks of it. */
const NEAR = 40;
const sentenceEnd = /[.!?\n](?:\s|$)/;
/** Nothing but the end of a sentence may part a row from what it speaks of: "Rome, Bari. 4 and 5 nights." */
const isNear = (gap: string) => gap.length <= NEAR && (!sentenceEnd.test(gap) || /^[\s.!?)]*$/.test(gap));

/** Stretches by the sentences in which they stand. */
const bySentence = <Of extends Stretch>(text: string, stretches: readonly Of[]): Of[][] =>
  stretches.reduce<Of[][]>((groups, one) => {
    const last = groups.at(-1)?.at(-1);
    const isSame = last !== undefined && !sentenceEnd.test(text.slice(last.end, one.start));
    if (isSame) groups.at(-1)!.push(one);
    else groups.push([one]);
    return groups;
  }, []);

/** So many stretches that make up a row, or all of a sentence, right before another stretch or else right behind it. */
export function rowBeside<Of extends Stretch>(
  text: string,
  { start, end }: Stretch,
  stretches: readonly Of[],
  count: number,
): Of[] | undefined {
  const before = stretches.filter((one) => one.end <= start);
  const after = stretches.filter((one) => one.start >= end);
  const [last, first] = [before.at(-1), after[0]];
  const ahead = [rowsIn(text, before).at(-1), bySentence(text, before).at(-1)];
  const behind = [rowsIn(text, after)[0], bySentence(text, after)[0]];
  return [
    ...(last !== undefined && isNear(text.slice(last.end, start)) ? ahead : []),
    ...(first !== undefined && isNear(text.slice(end, first.start)) ? behind : []),
  ].find((row) => row?.length === count);
}
