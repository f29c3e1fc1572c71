const breakable = /[^\s\u200b]+[\s\u200b]*/g;

/** Words that are wider than a line are cut where they have to be. */
function cutWord(word: string, width: number, measure: (text: string) => number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece && measure(piece + character) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return piece ? [...pieces, piece] : pieces;
}

/** Breaks text into lines that fit a width; line breaks of the text stay. */
export function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.match(breakable) ?? []) {
      if (measure((line + word).trimEnd()) <= width) {
        line += word;
        continue;
      }
      if (line) lines.push(line.trimEnd());
      line = '';
      const pieces = measure(word.trimEnd()) <= width ? [word] : cutWord(word, width, measure);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? '';
    }
    return [...lines, line.trimEnd()];
  });
}
