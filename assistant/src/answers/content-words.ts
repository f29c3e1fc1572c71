import { fold } from '@wayfare/atlas';

const everyday = new Set(
  (
    'a an the and or but of in on at to for from by with about as into over under than then so if it its is are was were be been ' +
    'do does did have has had can could should would will shall may might must need i we you they he she me us them my our your ' +
    'their this that these those there here what which who when where why how much many long any some no not yes please thanks ' +
    'hi hello hey just also really very too more most one ones get got go going want know tell think say like ok okay trip ' +
    'travel visit place places thing things people person good best better worth also still even ever much lot bit way dont im ' +
    'whats hows is it s t re ve ll d m available easy easily possible find found need needs enough usually normally often ' +
    'going travelling traveling coming heading recommend suggest advice help idea anything something everything allowed code ' +
    'take takes make sure able gonna wanna gotta roughly exactly exact remind thing ok okay possible quickest'
  ).split(' '),
);

/** Whether a word says nothing of what a question is about. */
export const isEveryday = (word: string): boolean => everyday.has(word);

/** The last letter of a stem once where its ending doubled it ("shopping"), and without a silent "e" ("closed"). */
function bare(stem: string): string {
  if (stem.length > 3 && /([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  return stem.length > 3 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}

/** A word without the ending that its number or tense gives it: enough to find "vaccinations" by "vaccination". */
export function stemOf(word: string): string {
  if (word.length > 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 5 && word.endsWith('ing')) return bare(word.slice(0, -3));
  if (word.length > 4 && word.endsWith('ed')) return bare(word.slice(0, -2));
  if (word.length > 4 && /(?:[sxz]|[cs]h)es$/.test(word)) return bare(word.slice(0, -2));
  return bare(word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word);
}

/** The stems of a list of words, to look for in a question. */
export const stemsOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).map(stemOf));

/** The stems of the words of a text that say something, without the given ones. */
export function contentWords(text: string, without: ReadonlySet<string> = new Set()): Set<string> {
  const words = fold(text)
    .split(' ')
    .filter((word) => word.length > 1 && !everyday.has(word) && !without.has(word));
  return new Set(words.map(stemOf));
}
