const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const character = (written: string, name: string) => {
  if (!name.startsWith('#')) return named[name.toLowerCase()] ?? written;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : ' ';
};

/** The words of a piece of HTML, on one line and no longer than `most` characters. */
export function plainWords(html: string, most: number): string {
  const text = html
    .slice(0, 20_000)
    .replaceAll(/<(script|style)\b[\s\S]*?(<\/\1>|$)/gi, ' ')
    .replaceAll(/<[^>]*(>|$)/g, ' ')
    .replaceAll(/&(#?\w{1,8});/g, character)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}
