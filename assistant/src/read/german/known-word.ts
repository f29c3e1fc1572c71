import { plainText } from '../words-in.ts';
import { ofAll, ofLabel } from './german-words.ts';

/** One way to write a word: small, ß as ss, and ae, oe, ue as the letters that they stand for. */
export const germanForm = (word: string): string =>
  plainText(word)
    .replaceAll('ß', 'ss')
    .replace(/(?<![aq])([aou])e(?=[a-z])/g, '$1');

/** `a, b = c; d = e` as what each of a, b and d means. */
function parse(table: string): [string, string][] {
  return table.split(';').flatMap((line) => {
    const [left = '', right = ''] = line.split('=');
    return left
      .split(',')
      .map((word): [string, string] => [germanForm(word.trim()).replace(/\s+/g, ' '), right.trim()]);
  });
}

const general = new Map(ofAll.flatMap(parse));
const special = new Map(Object.entries(ofLabel).map(([label, table]) => [label, new Map(parse(table))]));

/** How many words the longest known phrase has. */
export const LONGEST_PHRASE = Math.max(...[...general.keys()].map((key) => key.split(' ').length));

/** The endings of cases, the longest first. */
const endings = ['ern', 'em', 'en', 'er', 'es', 'e', 'n', 's'];
const SHORTEST = 3;

/** What a word or phrase means, for a label; undefined where it is not known. */
export function meaningOf(phrase: string, label: string | undefined): string | undefined {
  const form = germanForm(phrase);
  const own = label === undefined ? undefined : special.get(label);
  const exact = own?.get(form) ?? general.get(form);
  if (exact !== undefined) return exact;
  for (const ending of endings) {
    const stem = form.endsWith(ending) ? form.slice(0, -ending.length) : '';
    const found = stem.length < SHORTEST ? undefined : general.get(stem);
    if (found !== undefined) return found;
  }
  return undefined;
}
